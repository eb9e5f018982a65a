"""Where the Journey may still end, and what could be done there: for the table and for bots."""

from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.terrain import CAMP, CURSED_TOWER, TOWN
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.state import Table


def distances(table: Table, start: int, points: int) -> dict[int, int]:
    """The movement points to each hex that the mage whose turn it is can come to."""
    found = {start: 0}
    edge = [start]
    while edge:
        hex = edge.pop(0)
        for other in table.layout.near[hex]:
            if table.blocked & BIT[other]:
                continue
            cost = found[hex] + table.entry_cost(other)
            if cost <= points and cost < found.get(other, points + 1):
                found[other] = cost
                edge.append(other)
    return found


def reach(table: Table) -> list[tuple[int, int, str]]:
    """Each hex in reach, the movement points to it and the word of what it gives."""
    start = table.mages[table.turn]
    reached = distances(table, start, table.points + table.swift)
    return [(hex, reached[hex], gives(table, hex)) for hex in sorted(reached)]


def gives(table: Table, hex: int) -> str:
    """The word for what a Journey could end with there."""
    if not table.shown & BIT[hex]:
        return "nothing"
    kind = table.tiles[hex]
    if kind == TOWN:
        return "gather"
    if kind == CAMP:
        return "recruit"
    if kind == CURSED_TOWER:
        return "nothing"
    if kind > CAMP:
        return "initiate"
    if table.towers[table.turn] == hex:
        return "tower"
    if table.holder(hex) not in (NOBODY, table.turn):
        return "nothing"
    return "build" if table.towers[table.turn] == NOWHERE else "ward"
