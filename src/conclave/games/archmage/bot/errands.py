"""What a mage could still fetch with the movement points it has left, and be back."""

from typing import Final

from conclave.core.state import NOBODY
from conclave.games.archmage.box.terrain import CAMP
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.reach import distances
from conclave.games.archmage.rules.state import Table

LARGE_COMPANY: Final = 7


def errand(table: Table) -> bool:
    """Whether there is a face-down hex to explore, or free land to leave a spare follower on, so
    near that the mage could return to where it stands."""
    start = table.mages[table.turn]
    points = table.points + table.swift
    for hex, cost in distances(table, start, points).items():
        work = _work(table, hex)
        if hex == start or work < 0 or 2 * cost + work > points:
            continue
        back = distances(table, hex, points - cost - work)
        if start in back:
            return True
    return False


def _work(table: Table, hex: int) -> int:
    """The movement points that it takes to get something there; −1 if there is nothing."""
    if not table.shown & BIT[hex]:
        return 1
    free = table.tiles[hex] <= CAMP and table.holder(hex) == NOBODY
    return 0 if free and spare_follower(table) else -1


def spare_follower(table: Table) -> bool:
    """Whether the company is large, even if all pairs of relics were spent on apprentices."""
    seat = table.turn
    pairs = sum([table.relics[seat * 6 + relic] // 2 for relic in range(6)])
    return table.company[seat] - pairs >= LARGE_COMPANY
