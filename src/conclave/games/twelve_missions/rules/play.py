"""What comes of each kind of move but to play a card, which is ``round.play_card``. The move is
legal: ``Position.play`` has seen to that."""

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import COLOURS, NONE
from conclave.games.twelve_missions.rules import round
from conclave.games.twelve_missions.rules.facts import ASKED_FOR, GAVE_BACK
from conclave.games.twelve_missions.rules.missions.handing import set_apart
from conclave.games.twelve_missions.rules.moves import (
    ACTIVATE,
    CLAIM,
    COUNT,
    CUBES,
    DEFY,
    DONE,
    GIVE,
    KEEP,
    LEAVE,
    PASS,
    POWER,
    REFUSE,
    RETURN,
    STEAL,
    TAKE,
    WAIT,
)
from conclave.games.twelve_missions.rules.powers import put_back, use
from conclave.games.twelve_missions.rules.resources import take
from conclave.games.twelve_missions.rules.scrolls.book import activate, keep
from conclave.games.twelve_missions.rules.state import (
    AS_NOTHING,
    CLAIMED,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    KEEP_ONE,
    MORE,
    REFUSED,
    Table,
    at_place,
    card_named,
    tell,
)
from conclave.games.twelve_missions.rules.tricks import lay, means_of


def act(table: Table, move: Move, chance: Chance, told: list[Event] | None) -> None:
    kind = move[0]
    if kind == DONE:
        if table.effect == 18 and table.turn == table.owner():
            round.ask_borrower(table, chance, told)
        else:
            round.next_card(table, chance, told)
    elif kind == CUBES:
        add_cubes(table, move[1], told)
        if table.means[table.turn] != MORE:
            round.next_card(table, chance, told)
        else:
            round.after_play(table, chance, told)
    elif kind == POWER:
        use(table, table.turn, move[1], move[2], chance, told)
        if table.phase != EXPLORE:
            _go_on_spending(table, chance, told)
    elif kind == TAKE:
        take(table, move[1], chance, told)
        round.after_resources(table, chance, told)
    elif kind == DEFY:
        lay(table, move[1], True, told)
        round.after_play(table, chance, told)
    elif kind in (CLAIM, REFUSE):
        _decide_trick(table, move, told)
        round.after_play(table, chance, told)
    elif kind == WAIT:
        _wait(table, told)
    elif kind == RETURN:
        _return(table, move[1], chance, told)
    elif kind in (STEAL, LEAVE):
        if kind == STEAL:
            round.steal(table, told)
        round.after_trick(table, table.queue[0], chance, told)
    elif kind == COUNT:
        tell(told, "twelve_missions-count", {"seat": table.turn, "shift": move[1]})
        round.finish_round(table, move[1], chance, told)
    else:
        _before_tricks(table, move, chance, told)


def _before_tricks(table: Table, move: Move, chance: Chance, told: list[Event] | None) -> None:
    kind = move[0]
    if kind == PASS:
        table.queue = table.queue[1:]
        round.ask_for_scroll(table, chance, told)
    elif kind == ACTIVATE:
        activate(table, move, chance, told)
        if table.phase not in (KEEP_ONE, HAND_OVER):
            round.after_scroll(table, chance, told)
    elif kind == KEEP:
        keep(table, move[1], chance, told)
        round.after_scroll(table, chance, told)
    elif kind == GIVE and table.phase == HAND_OVER:
        _hand_over(table, move[1], told)
    else:
        complete = set_apart(table, move[1], told)
        round.after_choice(table, complete, chance, told)


def add_cubes(table: Table, cubes: int, told: list[Event] | None) -> None:
    """M10: each is +1 or −1, without floor or ceiling."""
    seat = table.turn
    left = table.cubes[seat] - abs(cubes)
    table.cubes[seat] = left
    if not left:
        table.means[seat] = means_of(table, seat)
    place = len(table.cards) - 1
    table.cubes_on = at_place(table.cubes_on, place, cubes)
    if told is not None:
        told.append(
            Event(
                "twelve_missions-cubes",
                {"seat": seat, "cubes": cubes, "value": table.value(place)},
            )
        )


def _wait(table: Table, told: list[Event] | None) -> None:
    """Scroll 14: the seat plays last, the next one first."""
    played = len(table.cards)
    seating = table.seating
    table.seating = (*seating[:played], *seating[played + 1 :], table.turn)
    tell(told, "twelve_missions-wait", {"seat": table.turn})
    table.turn = table.seating[played]


def _go_on_spending(table: Table, chance: Chance, told: list[Event] | None) -> None:
    if table.turn == table.owner():
        round.after_play(table, chance, told)
    else:
        round.next_card(table, chance, told)  # scroll 18: there is nothing more to do to this card


def _decide_trick(table: Table, move: Move, told: list[Event] | None) -> None:
    """Scroll 16: the card of a refused trick counts as nothing; a lead then names a colour."""
    table.ready = False
    if move[0] == CLAIM:
        table.claim = CLAIMED
        tell(told, "twelve_missions-claim", {"seat": table.turn})
        return
    table.claim = REFUSED
    table.suits = at_place(table.suits, len(table.cards) - 1, AS_NOTHING)
    if move[1] == NONE:
        tell(told, "twelve_missions-refuse", {"seat": table.turn})
        return
    table.led = move[1]
    tell(told, "twelve_missions-refuse-lead", {"seat": table.turn, "colour": COLOURS[move[1]]})


def _return(table: Table, card: int, chance: Chance, told: list[Event] | None) -> None:
    if table.phase == EXPLORE:
        put_back(table, card, told)
        _go_on_spending(table, chance, told)
        return
    giver = table.queue[0]
    seat = table.turn
    table.hands[seat] ^= 1 << card
    table.hands[giver] |= 1 << card
    table.facts.append((GAVE_BACK, seat, giver, card))
    _tell_card(told, "twelve_missions-give-back", seat, giver, card)
    table.queue = table.queue[1:]
    if table.queue:
        table.phase = HAND_OVER
        table.turn = table.queue[0]
    else:
        round.after_scroll(table, chance, told)


def _hand_over(table: Table, card: int, told: list[Event] | None) -> None:
    """Scroll 2: the card goes to the seat that asked for it, which gives one back."""
    seat = table.turn
    asker = table.effect_seat
    table.hands[seat] ^= 1 << card
    table.hands[asker] |= 1 << card
    table.facts.append((ASKED_FOR, seat, asker, table.effect_choice, card))
    _tell_card(told, "twelve_missions-hand-over", seat, asker, card)
    table.phase = HAND_BACK
    table.turn = asker


def _tell_card(told: list[Event] | None, id: str, seat: int, other: int, card: int) -> None:
    if told is not None:
        told.append(
            Event(
                id,
                {"seat": seat, "actor": other},
                card_named(seat, card),
                1 << seat | 1 << other,
                True,
            )
        )
