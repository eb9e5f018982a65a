"""The 20 scrolls: when each may be activated, and what it does."""

from collections.abc import Callable
from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import COLOURS, NONE
from conclave.games.twelve_missions.rules.deal import deal
from conclave.games.twelve_missions.rules.facts import SWAPPED
from conclave.games.twelve_missions.rules.moves import ACTIVATE, KEEP, PASS_MOVE
from conclave.games.twelve_missions.rules.state import (
    HAND_OVER,
    KEEP_ONE,
    Table,
    tell,
    with_more,
    without,
)

COPYING: Final = 7
CHAINED: Final = 8
WHEN_DRAWN: Final = (5, 17)
"""These work when they are drawn, in the open, and are never activated."""
DRAWN_BY_8: Final = 3
SCROLL_17: Final = 3
"""Points at once."""


def activations(table: Table, seat: int) -> list[Move]:
    """M6: one of the own scrolls, or pass."""
    moves: list[Move] = []
    for scroll in (table.fresh,) if table.fresh else table.scrolls[seat]:
        if scroll != COPYING:
            moves += [(ACTIVATE, scroll, 0, choice) for choice in choices(table, seat, scroll)]
            continue
        for copied in sorted(set(table.used)):
            if copied != COPYING and copied not in WHEN_DRAWN:
                moves += [
                    (ACTIVATE, scroll, copied, choice) for choice in choices(table, seat, copied)
                ]
    moves.append(PASS_MOVE)
    return moves


def choices(table: Table, seat: int, effect: int) -> list[int]:
    """What may be said with a scroll, [NONE] if nothing is to be said, [] if it can't be used."""
    if effect in (1, 2):  # 1: another colour; 2: not the dominant one
        if effect == 2 and not all(table.hands):
            return []  # mission 18: there is no hand to ask
        return [colour for colour in range(4) if colour != table.dominant]
    if effect == 8 and not table.deck:
        return []
    if effect == 11 and not table.mission.fixed:
        return []
    if effect == 13:
        return [other for other in table.from_left(seat) if other != seat]
    if effect == 19:
        return list(range(table.seats))
    return [NONE]


def activate(table: Table, move: Move, chance: Chance, told: list[Event] | None) -> None:
    seat = table.turn
    scroll, copied, choice = move[1], move[2], move[3]
    effect = copied or scroll
    table.scrolls[seat] = tuple([held for held in table.scrolls[seat] if held != scroll])
    table.used += (scroll,)
    table.fresh = 0
    table.scroll = scroll
    table.effect = effect
    table.effect_seat = seat
    table.effect_choice = choice
    table.ready = True
    if told is not None:
        params: PlainDict = {"seat": seat, "scroll": scroll, "effect": effect}
        told.append(Event("twelve_missions-activate", params, reveals=True))
    EFFECTS[effect](table, seat, choice, chance, told)


def lasts(table: Table, seat: int, choice: int, chance: Chance, told: list[Event] | None) -> None:
    """It works later in the round, where ``table.effect`` is asked."""


def choose_dominant(
    table: Table, seat: int, choice: int, chance: Chance, told: list[Event] | None
) -> None:
    """1. In mission 14 no card is turned up then: the choice holds for the whole round."""
    table.dominant = choice
    tell(told, "twelve_missions-dominant", {"seat": seat, "colour": COLOURS[choice]})


def ask_for_cards(
    table: Table, seat: int, choice: int, chance: Chance, told: list[Event] | None
) -> None:
    """2. The others hand over a card in turn, each getting one back before the next."""
    table.queue = table.from_left(seat)[:-1]
    table.turn = table.queue[0]
    table.phase = HAND_OVER
    tell(told, "twelve_missions-names-colour", {"seat": seat, "colour": COLOURS[choice]})


def redeal(table: Table, seat: int, choice: int, chance: Chance, told: list[Event] | None) -> None:
    """4. Same mission, same dealer."""
    deal(table, chance, told)


def draw_three(
    table: Table, seat: int, choice: int, chance: Chance, told: list[Event] | None
) -> None:
    """8. As many as there are; which one to keep is the seat's next decision."""
    drawn: list[int] = []
    for _ in range(min(DRAWN_BY_8, len(table.deck))):
        drawn.append(_take_scroll(table, chance))
    table.looked_at = tuple(sorted(drawn))
    table.phase = KEEP_ONE
    if told is not None:
        listed: list[Plain] = list(table.looked_at)
        told.append(
            Event(
                "twelve_missions-draw-three",
                {"seat": seat, "count": len(listed)},
                {"scrolls": listed},
                1 << seat,
                True,
            )
        )


def swap_hands(
    table: Table, seat: int, choice: int, chance: Chance, told: list[Event] | None
) -> None:
    """13. All cards dealt to the two seats, those on the table too."""
    exchange(table, seat, choice)
    tell(told, "twelve_missions-swap", {"seat": seat, "actor": choice}, reveals=True)


def exchange(table: Table, one: int, other: int) -> None:
    """Two seats swap everything they were dealt."""
    hands = table.hands
    table.facts.append((SWAPPED, one, other, hands[one], hands[other]))
    hands[one], hands[other] = hands[other], hands[one]
    if table.plain:
        return
    table.up[one], table.up[other] = table.up[other], table.up[one]
    table.down[one], table.down[other] = table.down[other], table.down[one]
    table.covers[one], table.covers[other] = table.covers[other], table.covers[one]


def one_crystal_more(
    table: Table, seat: int, choice: int, chance: Chance, told: list[Event] | None
) -> None:
    """18. The rest of it works while tricks are played."""
    table.crystals[seat] += 1


def _only_when_drawn(
    table: Table, seat: int, choice: int, chance: Chance, told: list[Event] | None
) -> None:
    raise AssertionError("this scroll is never activated")


EFFECTS: Final[list[Callable[[Table, int, int, Chance, list[Event] | None], None]]] = [
    _only_when_drawn,  # there is no scroll 0
    choose_dominant,  # 1
    ask_for_cards,  # 2
    lasts,  # 3 points gained on the mission are doubled: score
    redeal,  # 4
    _only_when_drawn,  # 5 another scroll: draw
    lasts,  # 6 no resource phase: flow
    _only_when_drawn,  # 7 has the effect of the scroll it copies
    draw_three,  # 8
    lasts,  # 9 two combinations of resources: resources
    lasts,  # 10 a trick of another seat counts as yours, once: flow
    lasts,  # 11 one trick more or fewer: flow, score
    lasts,  # 12 a point for each trick: score
    swap_hands,  # 13
    lasts,  # 14 may play last: flow
    lasts,  # 15 a copy of the others' crystals and cubes: resources
    lasts,  # 16 take or refuse a trick, once: flow, tricks
    _only_when_drawn,  # 17 three points: draw
    one_crystal_more,  # 18 crystals on others' cards: flow
    lasts,  # 19 the same seat leads every trick: flow, powers
    lasts,  # 20 any power on any own card: powers, tricks
]
"""By number."""


def keeps(table: Table) -> list[Move]:
    return [(KEEP, scroll) for scroll in table.looked_at]


def keep(table: Table, scroll: int, chance: Chance, told: list[Event] | None) -> None:
    """8, second half: the others are discarded unseen; the kept one may be activated at once."""
    seat = table.turn
    table.burnt[seat] += tuple([drawn for drawn in table.looked_at if drawn != scroll])
    table.looked_at = ()
    if told is not None:
        told.append(
            Event("twelve_missions-keep", {"seat": seat}, {"scroll": scroll}, 1 << seat, True)
        )
    if receive(table, seat, scroll, chance, told):
        table.fresh = scroll


def _take_scroll(table: Table, chance: Chance) -> int:
    """The top scroll leaves the deck."""
    drawn = table.draw(table.deck, chance)
    scroll = table.deck[drawn]
    table.deck = without(table.deck, drawn)
    return scroll


def draw(table: Table, seat: int, chance: Chance, told: list[Event] | None) -> None:
    """The top scroll of the deck, if there is one."""
    if not table.deck:
        return
    scroll = _take_scroll(table, chance)
    if told is not None:
        told.append(
            Event("twelve_missions-draw", {"seat": seat}, {"scroll": scroll}, 1 << seat, True)
        )
    receive(table, seat, scroll, chance, told)


def receive(table: Table, seat: int, scroll: int, chance: Chance, told: list[Event] | None) -> bool:
    """The scroll comes to a hand, or works at once; whether it came to the hand."""
    if scroll == 5:
        table.open_scrolls[seat] += (scroll,)
        tell(told, "twelve_missions-draws-5", {"seat": seat}, reveals=True)
        draw(table, seat, chance, told)
        return False
    if scroll == 17:
        table.used += (scroll,)
        table.points = with_more(table.points, seat, SCROLL_17)
        table.scroll_points = with_more(table.scroll_points, seat, SCROLL_17)
        table.bonus = with_more(table.bonus, seat, SCROLL_17)
        tell(told, "twelve_missions-draws-17", {"seat": seat, "points": SCROLL_17}, reveals=True)
        return False
    table.scrolls[seat] += (scroll,)
    return True
