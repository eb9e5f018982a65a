"""Where the Journey may still end, and what could be done there: for the table and for bots."""

from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.terrain import CAMP, CURSED_TOWER, TOWN
from conclave.games.archmage.rules.map import BIT, CENTRE
from conclave.games.archmage.rules.state import Table


class Way:
    """The best way to a hex: cheapest, then with least happening on it, then shortest."""

    def __init__(self, cost: int, troubles: int, path: list[int]) -> None:
        self.cost = cost
        self.troubles = troubles
        """On how many hexes of it something would happen."""
        self.path = path

    def better_than(self, other: "Way") -> bool:
        if self.cost != other.cost:
            return self.cost < other.cost
        if self.troubles != other.troubles:
            return self.troubles < other.troubles
        return len(self.path) < len(other.path)


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


def ways(table: Table) -> dict[int, Way]:
    """How the mage whose turn it is would come to each hex in reach."""
    start = table.mages[table.turn]
    points = table.points + table.swift
    found = {start: Way(0, 0, [])}
    edge = [start]
    while edge:
        hex = edge.pop(0)
        here = found[hex]
        for other in table.layout.near[hex]:
            if table.blocked & BIT[other]:
                continue
            troubles = here.troubles + (trouble(table, other) != "")
            way = Way(here.cost + table.entry_cost(other), troubles, [*here.path, other])
            if way.cost <= points and (other not in found or way.better_than(found[other])):
                found[other] = way
                edge.append(other)
    return found


def trouble(table: Table, hex: int) -> str:
    """The word for what happens to the mage whose turn it is on entering; empty if nothing."""
    seat = table.turn
    if hex == CENTRE:
        return "cursed-tower" if table.company[seat] else ""
    token = table.tokens[hex]
    if token is None or token.kind.entered is None:
        return ""
    if token.kind.bounty is None:  # a chasm costs a follower, if there is one (X34)
        return token.kind.word if table.company[seat] else ""
    return "" if token.owner == seat else token.kind.word


def gives(table: Table, hex: int, left: int) -> str:
    """The word for what a mage could do there with that many movement points left."""
    if not table.shown & BIT[hex]:
        return "explore" if left else "nothing"
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
        return "attack" if left else "nothing"
    return "build" if table.towers[table.turn] == NOWHERE else "ward"
