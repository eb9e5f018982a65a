"""When a spell is worth its price, by its number, in points above what its relics are worth."""

from collections.abc import Callable
from typing import Final

from conclave.games.archmage.destinations import end_value, need
from conclave.games.archmage.layout import BIT
from conclave.games.archmage.reach import distances
from conclave.games.archmage.spells.fundamental import RICH
from conclave.games.archmage.spheres import level
from conclave.games.archmage.table import Table
from conclave.games.archmage.worth import turns_left


def price(table: Table, spell: int) -> float:
    """What its relics would be worth otherwise: odd ones and those of the last turn little."""
    seat = table.turn
    if not turns_left(table, seat):
        return 0.05
    spare = 0
    for kind in table.variant.spheres[spell]:
        have = table.relics[seat * 6 + kind]
        spare += (have & 1) + (2 if have > 6 else 0)
    owed = level(spell) + 1
    return 0.1 * min(spare, owed) + 0.42 * max(0, owed - spare)


def _rivals_near(table: Table) -> tuple[int, int]:
    """Followers of others and own ones on the mage's hex and around."""
    seat = table.turn
    hex = table.mages[seat]
    near = (table.layout.around[hex] | BIT[hex]) & ~table.tower_hexes()
    theirs = 0
    for other, mask in enumerate(table.held):
        if other != seat and not table.protected(other):
            theirs += (mask & near).bit_count()
    return theirs, (table.held[seat] & near).bit_count()


def quicken(table: Table) -> float:
    return 0.45 if table.points <= 1 else 0.15


def subjugate(table: Table) -> float:
    theirs, _ = _rivals_near(table)
    return 0.25 * min(theirs, 2) if table.points else 0.0


def vines(table: Table) -> float:
    return 0.14


def stone_skin(table: Table) -> float:
    exposed = table.held[table.turn] & ~table.wards
    return 0.06 * exposed.bit_count() if turns_left(table, table.turn) else 0.0


def transmute(table: Table) -> float:
    """As many odd relics as can be paired."""
    seat = table.turn
    if not turns_left(table, seat):
        return 0.0
    odd = sum([table.relics[seat * 6 + relic] & 1 for relic in range(6)])
    wanted = sum([need(table, seat, relic) > 0.6 for relic in range(6)])
    return 0.3 * min(odd // 2, wanted)


def decay(table: Table) -> float:
    if table.variant.solo:
        return 0.35
    rich = [other for other in range(table.seats) if table.relics_of(other) >= RICH]
    return 0.5 if rich else 0.0


def gate(table: Table) -> float:
    """How much better the best far hex is than what can be walked to."""
    seat = table.turn
    left = turns_left(table, seat)
    walk = distances(table, table.mages[seat], table.points + table.swift)
    here, far = 0.0, 0.0
    for hex in range(49):
        if not table.shown & BIT[hex] or table.blocked & BIT[hex]:
            continue
        value = end_value(table, hex, left)
        if hex in walk:
            here = max(here, value)
        else:
            far = max(far, value)
    return far - here


def chasm(table: Table) -> float:
    theirs, own = _rivals_near(table)
    return 0.45 * theirs - 0.3 * own


def wellspring(table: Table) -> float:
    seat = table.turn
    return 0.07 * turns_left(table, seat) if table.held[seat] & table.wilds() else 0.0


def imprison(table: Table) -> float:
    return 0.75 if table.variant.solo else 0.95


def shadow(table: Table) -> float:
    return 0.35 if turns_left(table, table.turn) else 0.0


def divination(table: Table) -> float:
    wild = (table.held[table.turn] & table.wilds()).bit_count()
    return 0.3 * min(wild, table.points) if turns_left(table, table.turn) else 0.0


def time_stop(table: Table) -> float:
    return 2.5


def corrupt(table: Table) -> float:
    if table.variant.solo:
        return 1.2
    return 0.9 if turns_left(table, table.turn) else 0.1


def upheaval(table: Table) -> float:
    return 0.45


def fortify(table: Table) -> float:
    open_hexes = table.held[table.turn] & table.wilds() & ~table.wards
    return 0.22 * open_hexes.bit_count() if turns_left(table, table.turn) else 0.0


def automaton(table: Table) -> float:
    return 1.3


def obliterate(table: Table) -> float:
    theirs, own = _rivals_near(table)
    return 0.6 * theirs - 0.6 * own


WORTH: Final[list[Callable[[Table], float]]] = [
    *(quicken, subjugate, vines, stone_skin, transmute, decay),
    *(gate, chasm, wellspring, imprison, shadow, divination),
    *(time_stop, corrupt, upheaval, fortify, automaton, obliterate),
]
