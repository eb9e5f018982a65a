"""How much a position is worth to each seat: the points it may expect to end with.

The figures were found by playing levels against each other, not by theory.
"""

from math import exp
from typing import Final

from conclave.games.archmage.lattice import NOWHERE
from conclave.games.archmage.layout import BIT
from conclave.games.archmage.phases import JOURNEY
from conclave.games.archmage.reach import distances
from conclave.games.archmage.score import points_of
from conclave.games.archmage.spheres import ADVANCED, MASTER, SPELLS
from conclave.games.archmage.table import Table
from conclave.games.archmage.terrain import TOWN, WILDERNESS
from conclave.games.archmage.turns import planets_left

POINTS: Final[list[int]] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4]
"""X11: of each spell."""
SOLO_SUM: Final = 50.0
"""Alone, a share of the victory is a share of so many points."""


def turns_left(table: Table, seat: int) -> int:
    """The turns after the one that the seat is in, or was in last."""
    return planets_left(table, seat)


def shares(table: Table) -> list[float]:
    """Each seat's expected share of the victory."""
    expected = [prospects(table, seat) for seat in range(table.seats)]
    if table.seats == 1:
        return [max(0.0, min(1.0, expected[0] / SOLO_SUM))]
    best = max(expected)
    spread = 2.0 + 0.35 * turns_left(table, 0)
    weights = [exp((points - best) / spread) for points in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def prospects(table: Table, seat: int) -> float:
    """The points a seat may expect: what it has, and what its means and its turns will make."""
    score = table.scores[seat]
    if score:
        return float(points_of(score))
    left = turns_left(table, seat)
    value = _places(table, seat, left) + _land(table, seat, left)
    base = seat * SPELLS
    for place in range(ADVANCED, SPELLS):
        value -= table.corrupt[base + place]
    if not left:
        return value
    value += _means(table, seat, left)
    if table.towers[seat] != NOWHERE:
        value += min(2.5, 0.5 * left)
    value += 0.06 * min(8, table.company[seat])
    value += 0.04 * (table.wards & table.held[seat]).bit_count()
    if seat == table.turn and table.stage != JOURNEY:
        value -= _remoteness(table, seat)
    return value


def _places(table: Table, seat: int, left: int) -> float:
    """X11's points, and something for apprentices that could still be combined."""
    base = seat * SPELLS
    value = 0.0
    again = 0.62 if left else 0.0
    for place in range(SPELLS):
        count = table.apprentices[base + place]
        if count:
            value += POINTS[place]
            if count > 1 and place < MASTER:
                value += again * POINTS[place] * (count - 1)
    return value


def _means(table: Table, seat: int, left: int) -> float:
    """What relics, now and to come, will make: apprentices, the first of each sphere best."""
    base = seat * 6
    pairs, odd = 0.0, 0
    empty = 0
    for sphere in range(6):
        relics = table.relics[base + sphere]
        pairs += relics // 2
        odd += relics & 1
        if not table.apprentices[seat * SPELLS + sphere]:
            empty += 1
    yielding = (table.held[seat] & (table.wilds() | table.lands[TOWN])).bit_count()
    pairs += 0.22 * odd + left * (0.55 + 0.13 * yielding)
    pairs = min(pairs, 1.9 * left, table.company[seat] + 2.0)
    return min(pairs, empty) * 0.85 + max(0.0, pairs - empty) * 0.62


_LEADS: Final[list[float]] = [0.05, 0.3, 0.95, 1.5, 1.8]
"""What a kind of land may bring while there is time, by how far the seat is ahead (−2 to +2)."""
_LAST_LEADS: Final[list[float]] = [0.0, 0.0, 1.0, 2.0, 2.0]


def _land(table: Table, seat: int, left: int) -> float:
    value = 0.0
    leads = _LEADS if left else _LAST_LEADS
    for kind in WILDERNESS:
        land = table.lands[kind] & table.shown
        own = (table.held[seat] & land).bit_count()
        most = 0
        for other, mask in enumerate(table.held):
            if other != seat:
                most = max(most, (mask & land).bit_count())
        if own or left:
            ahead = own - most
            value += leads[2 + max(-2, min(2, ahead))] * (1.0 if own else 0.25)
    return value


def _remoteness(table: Table, seat: int) -> float:
    """A turn that ends far from the own tower and from any Town costs the next one."""
    tower = table.towers[seat]
    near = distances(table, table.mages[seat], 4)
    away = 5
    for hex, cost in near.items():
        if hex == tower or table.lands[TOWN] & BIT[hex]:
            away = min(away, cost)
    return 0.08 * away
