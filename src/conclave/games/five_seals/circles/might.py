"""The Circle of Might: the basic circle, and circle I. All of it is about one's own dice."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals.dice import DIE, Handful, below, choices, handful_of, turned, values
from conclave.games.five_seals.moves import CAST, OF_COLOUR, OF_DICE, OF_DICE_TO
from conclave.games.five_seals.pieces import COLOURS, HIGHEST, MIND
from conclave.games.five_seals.spell import Spell, colours_of
from conclave.games.five_seals.table import Table, Told
from conclave.games.five_seals.telling import dice_text, tell_turned

_SAID: Final[dict[int, list[Move]]] = {}
"""Ways to speak of the same dice are put into words once."""


def _of_dice(scroll: int, colour: int, handful: Handful) -> list[Move]:
    key = (scroll * 4 + colour) << 18 | handful
    known = _SAID.get(key)
    if known is None:
        known = [(CAST, scroll, OF_DICE, colour, some) for some in choices(handful)]
        _SAID[key] = known
    return known


def change_ways(table: Table, scroll: int) -> list[Move]:
    """F18: one or more dice of its colour for as many of one other colour."""
    found: list[Move] = []
    for colour in colours_of(scroll):
        handful = table.dice[4 * table.turn + colour]
        if not handful:
            continue
        for to in COLOURS:
            left = table.supply[to]
            if to != colour and left:
                for some in choices(handful):
                    if len(values(some)) <= left:
                        found.append((CAST, scroll, OF_DICE_TO, colour, some, to))
    return found


def change(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat = table.turn
    colour, some, to = move[3], move[4], move[5]
    table.dice[4 * seat + colour] -= some
    table.dice[4 * seat + to] += some
    count = len(values(some))
    table.supply[colour] += count
    table.supply[to] -= count
    if told is not None:
        tell_turned(told, seat, dice_text(colour, some), dice_text(to, some))


def renewal_ways(table: Table, scroll: int) -> list[Move]:
    """F19: one or more dice of its colour."""
    found: list[Move] = []
    for colour in colours_of(scroll):
        handful = table.dice[4 * table.turn + colour]
        if handful:
            found += _of_dice(scroll, colour, handful)
    return found


def renewal(table: Table, move: Move, chance: Chance, told: Told) -> None:
    colour, some = move[3], move[4]
    rolled = handful_of([chance.below(6) + 1 for _ in values(some)])
    _turn_dice(table, colour, some, rolled, told)


def strengthening_ways(table: Table, scroll: int) -> list[Move]:
    """F20: a die that shows 6 can't be chosen."""
    found: list[Move] = []
    for colour in colours_of(scroll):
        handful = below(table.dice[4 * table.turn + colour], HIGHEST)
        if handful:
            found += _of_dice(scroll, colour, handful)
    return found


def strengthening(table: Table, move: Move, chance: Chance, told: Told) -> None:
    colour, some = move[3], move[4]
    _turn_dice(table, colour, some, turned(some, 2), told)


def _turn_dice(table: Table, colour: int, old: Handful, new: Handful, told: Told) -> None:
    table.dice[4 * table.turn + colour] += new - old
    if told is not None:
        tell_turned(told, table.turn, dice_text(colour, old), dice_text(colour, new))


def growth_ways(table: Table, scroll: int) -> list[Move]:
    """F21: only a colour that the supply has."""
    if scroll % 5 != MIND:
        return [(CAST, scroll)] if table.supply[scroll % 5] else []
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
    return []


def synergy(table: Table, move: Move, chance: Chance, told: Told) -> None:
    raise AssertionError("Synergy is never cast")


SPELLS: Final = [
    Spell("change", change_ways, change),  # 2
    Spell("renewal", renewal_ways, renewal),  # 3
    Spell("strengthening", strengthening_ways, strengthening),  # 4
    Spell("growth", growth_ways, growth),  # 5
    Spell("synergy", synergy_ways, synergy),  # 6
]
