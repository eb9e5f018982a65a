"""The Circle of Might: the basic circle, and circle I. All of it is about one's own dice."""

from functools import cache
from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import CHANGE, SCROLL_WORDS, scroll_of
from conclave.games.five_seals.box.dice import (
    DIE,
    Handful,
    below,
    choices,
    count,
    handful_of,
    turned,
    values,
)
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENTS, HIGHEST, MIND
from conclave.games.five_seals.rules import phases
from conclave.games.five_seals.rules.events import dice_text, tell_turned
from conclave.games.five_seals.rules.moves import CAST, OF_COLOUR, OF_DICE, OF_DICE_TO, PICK
from conclave.games.five_seals.rules.spells.spell import BY_NAME, NO_WAY, Spell, Step, colours_of
from conclave.games.five_seals.rules.state import Table, Told


class _OfDice(dict[Handful, list[Move]]):
    """By dice: the ways to cast a scroll on some of them."""

    def __init__(self, scroll: int, colour: int) -> None:
        self.scroll = scroll
        self.colour = colour

    def __missing__(self, handful: Handful) -> list[Move]:
        found: list[Move] = [_on_dice(self.scroll, self.colour, d) for d in choices(handful)]
        self[handful] = found
        return found


@cache
def _on_dice(scroll: int, colour: int, some: Handful) -> Move:
    return (CAST, scroll, OF_DICE, colour, some)


OF_SOME_DICE: Final = [_OfDice(s, c) for s in range(len(SCROLL_WORDS)) for c in COLOURS]
"""By scroll and colour, ``4 * scroll + colour``."""
MANY: Final = 48
"""If there are more ways than this the scroll is cast by its name, and the dice are asked next."""


def change_ways(table: Table, scroll: int) -> list[Move]:
    """F18: one or more dice of its colour for as many of one other colour."""
    element, base = scroll % 5, 4 * table.turn
    if element != MIND:
        handful = table.dice[base + element]
        if not handful:
            return NO_WAY
        found = _changes(table, scroll, element, handful)
    else:
        found = []
        for colour in COLOURS:
            handful = table.dice[base + colour]
            if handful:
                found += _changes(table, scroll, colour, handful)
    return found if len(found) <= MANY else BY_NAME[scroll]


class _Changes(dict[Handful, list[Move]]):
    """By dice: the ways to cast Change on some of them if the supply has enough of all colours."""

    def __init__(self, scroll: int, colour: int) -> None:
        self.scroll = scroll
        self.colour = colour

    def __missing__(self, handful: Handful) -> list[Move]:
        found: list[Move] = [
            _on_dice_to(self.scroll, self.colour, some, to)
            for to in COLOURS
            if to != self.colour
            for some in choices(handful)
        ]
        self[handful] = found
        return found


@cache
def _on_dice_to(scroll: int, colour: int, some: Handful, to: int) -> Move:
    return (CAST, scroll, OF_DICE_TO, colour, some, to)


CHANGES: Final = [_Changes(scroll_of(CHANGE, e), c) for e in ELEMENTS for c in COLOURS]
"""By element of the scroll and colour of the dice, ``4 * element + colour``."""


def _changes(table: Table, scroll: int, colour: int, handful: Handful) -> list[Move]:
    found, supply = CHANGES[scroll % 5 * 4 + colour][handful], table.supply
    dice = count(handful)
    for to in COLOURS:
        if supply[to] < dice and to != colour:
            return [move for move in found if count(move[4]) <= supply[move[5]]]
    return found


def change(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if len(move) == 2:
        table.ask(phases.CHANGE, table.turn)
    else:
        _change(table, move[3], move[4], move[5], told)


def changes(table: Table, scroll: int) -> list[Move]:
    base = 4 * table.turn
    return [
        (PICK, colour, some, to)
        for colour in colours_of(scroll)
        for to in COLOURS
        if to != colour
        for some in choices(table.dice[base + colour])
        if count(some) <= table.supply[to]
    ]


def change_picked(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _change(table, move[1], move[2], move[3], told)
    table.go_on()


def _change(table: Table, colour: int, some: Handful, to: int, told: Told) -> None:
    seat = table.turn
    table.dice[4 * seat + colour] -= some
    table.dice[4 * seat + to] += some
    table.supply[colour] += count(some)
    table.supply[to] -= count(some)
    if told is not None:
        tell_turned(told, seat, dice_text(colour, some), dice_text(to, some))


def renewal_ways(table: Table, scroll: int) -> list[Move]:
    """F19: one or more dice of its colour."""
    element, base = scroll % 5, 4 * table.turn
    if element != MIND:
        handful = table.dice[base + element]
        if not handful:
            return NO_WAY
        found = OF_SOME_DICE[4 * scroll + element][handful]
    else:
        found = []
        for colour in COLOURS:
            handful = table.dice[base + colour]
            if handful:
                found += OF_SOME_DICE[4 * scroll + colour][handful]
    return found if len(found) <= MANY else BY_NAME[scroll]


def renewal(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if len(move) == 2:
        table.ask(phases.RENEW, table.turn)
    else:
        _renew(table, move[3], move[4], chance, told)


def renewals(table: Table, scroll: int) -> list[Move]:
    base = 4 * table.turn
    return [
        (PICK, colour, some)
        for colour in colours_of(scroll)
        for some in choices(table.dice[base + colour])
    ]


def renew_picked(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _renew(table, move[1], move[2], chance, told)
    table.go_on()


def _renew(table: Table, colour: int, some: Handful, chance: Chance, told: Told) -> None:
    rolled = handful_of([chance.below(6) + 1 for _ in values(some)])
    _turn_dice(table, colour, some, rolled, told)


def strengthening_ways(table: Table, scroll: int) -> list[Move]:
    """F20: a die that shows 6 can't be chosen."""
    element, base = scroll % 5, 4 * table.turn
    if element != MIND:
        handful = below(table.dice[base + element], HIGHEST)
        if not handful:
            return NO_WAY
        found = OF_SOME_DICE[4 * scroll + element][handful]
    else:
        found = []
        for colour in COLOURS:
            handful = below(table.dice[base + colour], HIGHEST)
            if handful:
                found += OF_SOME_DICE[4 * scroll + colour][handful]
    return found if len(found) <= MANY else BY_NAME[scroll]


def strengthening(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if len(move) == 2:
        table.ask(phases.STRENGTHEN, table.turn)
    else:
        _turn_dice(table, move[3], move[4], turned(move[4], 2), told)


def strengthenings(table: Table, scroll: int) -> list[Move]:
    base = 4 * table.turn
    return [
        (PICK, colour, some)
        for colour in colours_of(scroll)
        for some in choices(below(table.dice[base + colour], HIGHEST))
    ]


def strengthen_picked(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _turn_dice(table, move[1], move[2], turned(move[2], 2), told)
    table.go_on()


def _turn_dice(table: Table, colour: int, old: Handful, new: Handful, told: Told) -> None:
    table.dice[4 * table.turn + colour] += new - old
    if told is not None:
        tell_turned(told, table.turn, dice_text(colour, old), dice_text(colour, new))


def growth_ways(table: Table, scroll: int) -> list[Move]:
    """F21: only a colour that the supply has."""
    if scroll % 5 != MIND:
        return BY_NAME[scroll] if table.supply[scroll % 5] else NO_WAY
    return [(CAST, scroll, OF_COLOUR, colour) for colour in COLOURS if table.supply[colour]]


def growth(table: Table, move: Move, chance: Chance, told: Told) -> None:
    colour = move[1] % 5 if len(move) == 2 else move[3]
    die = DIE[chance.below(6) + 1]
    table.supply[colour] -= 1
    table.dice[4 * table.turn + colour] += die
    if told is not None:
        params: PlainDict = {"seat": table.turn, "die": dice_text(colour, die)}
        told.append(Event("five_seals-grow", params))


def synergy_ways(table: Table, scroll: int) -> list[Move]:
    """F22: it counts at the end (F16) and is never cast."""
    return NO_WAY


def synergy(table: Table, move: Move, chance: Chance, told: Told) -> None:
    raise AssertionError("Synergy is never cast")


SPELLS: Final[list[Spell]] = [
    Spell("change", change_ways, change),  # 2
    Spell("renewal", renewal_ways, renewal),  # 3
    Spell("strengthening", strengthening_ways, strengthening),  # 4
    Spell("growth", growth_ways, growth),  # 5
    Spell("synergy", synergy_ways, synergy),  # 6
]

STEPS: Final[dict[int, Step]] = {
    phases.CHANGE: Step(changes, change_picked),
    phases.RENEW: Step(renewals, renew_picked),
    phases.STRENGTHEN: Step(strengthenings, strengthen_picked),
}
