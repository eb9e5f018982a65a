"""How much a position is worth to each seat: the points it may expect to end with.

A seat that has scored has its points. For the others each feature of the position has a weight, and
the weight depends on the turns that are left: a polynomial each, fitted by least squares to what
became of seats that follow ``policy`` but for a random move now and then
(``tools/archmage_tuning.py evaluate``).
"""

from math import exp
from typing import Final

from conclave.games.archmage.bot.features import features
from conclave.games.archmage.box.spheres import SPELL_POINTS, SPELLS, level
from conclave.games.archmage.rules.score import points_of, tally
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.turn import planets_left

POINTS: Final[list[int]] = [SPELL_POINTS[level(spell)] for spell in range(SPELLS)]
"""X11: of each spell."""
SOLO_SUM: Final = 50.0
"""Alone, a share of the victory is a share of these points."""
MOST_TURNS: Final = 13
SPREAD: Final = 1.25
SPREAD_OF_A_TURN: Final = 0.1
"""How many points make the odds e to 1: what fits best to who won 450 games of three and four."""

# What each feature counts: at once, times the turns left, times their square.
COUNTS: Final[list[tuple[float, float, float]]] = [
    (-0.500, 0.0169, -0.00134),  # constant
    (0.665, 0.2289, -0.01409),  # fundamental
    (2.094, -0.0449, 0.00617),  # advanced
    (4.139, 0.0196, -0.00007),  # master
    (0.236, 0.0669, 0.00538),  # more fundamental
    (0.363, -0.1220, 0.02750),  # more advanced
    (0.298, 0.0685, -0.01151),  # open overlaps
    (0.441, -0.2301, 0.03061),  # open summits
    (-0.058, 0.0042, 0.00293),  # pairs
    (0.059, 0.0157, -0.00005),  # single relics
    (0.177, 0.0252, -0.00301),  # first pairs
    (0.091, -0.0392, 0.00368),  # best pairs
    (0.263, 0.0708, -0.00170),  # company
    (0.136, 0.0581, -0.00136),  # spare company
    (0.300, 0.0750, 0.00000),  # tower
    (-0.100, 0.0000, 0.00000),  # tower afar
    (0.020, -0.0008, 0.00243),  # wild
    (0.264, -0.0805, 0.00684),  # towns
    (-0.145, -0.0173, -0.00031),  # camps
    (0.097, -0.0147, -0.00034),  # kinds
    (1.668, -0.0973, -0.00532),  # clear leads
    (1.625, -0.1723, 0.00076),  # narrow leads
    (0.814, -0.0468, -0.00463),  # ties
    (0.242, -0.0317, 0.00009),  # one behind
    (0.125, -0.0448, 0.00547),  # wards
    (0.061, -0.0746, 0.00177),  # corrupt
    (-0.984, 0.0047, -0.00086),  # corrupt above
    (0.028, -0.0238, 0.00142),  # from tower
    (-0.097, 0.0324, -0.00127),  # from town
    (-0.221, 0.0623, -0.00749),  # from city
    (-0.150, 0.0000, 0.00000),  # shadows
    (-0.019, -0.0508, 0.01217),  # wellsprings
    (0.532, 0.6012, -0.02087),  # alone
    (0.249, 0.3087, -0.01067),  # in two
]


def _counts(turns: int) -> list[float]:
    """What the features count with that many turns left."""
    return [now + turns * (a + turns * b) for now, a, b in COUNTS]


BY_TURNS: Final[list[list[float]]] = [_counts(turns) for turns in range(MOST_TURNS)]


def turns_left(table: Table, seat: int) -> int:
    """The turns after the one that the seat is in, or was in last."""
    return planets_left(table, seat)


def shares(table: Table) -> list[float]:
    """Each seat's expected share of the victory."""
    expected = [expected_points(table, seat) for seat in range(table.seats)]
    if table.seats == 1:
        return [max(0.0, min(1.0, expected[0] / SOLO_SUM))]
    best = max(expected)
    spread = SPREAD + SPREAD_OF_A_TURN * turns_left(table, 0)
    odds = [exp((points - best) / spread) for points in expected]
    total = sum(odds)
    return [one / total for one in odds]


def expected_points(table: Table, seat: int) -> float:
    """The points that a seat may expect."""
    score = table.scores[seat]
    if score:
        return float(points_of(score))
    left = turns_left(table, seat)
    if not left:
        return float(points_of(tally(table, seat)))
    expected = 0.0
    for feature, weight in zip(features(table, seat), BY_TURNS[left], strict=True):
        expected += feature * weight
    return expected
