"""What a position is worth to each seat: its expected share of the victory."""

from math import exp, sqrt

from conclave.games.twelve_missions.rules.phases import OVER, SCROLL, TRICK
from conclave.games.twelve_missions.rules.score import mission_gains, tally
from conclave.games.twelve_missions.rules.state import Table

SPREAD = 2.2
"""By how many points a round moves a seat up or down, roughly."""
CERTAINTY = 0.6
"""How much of what the mission would give now is counted on before the round is over."""
UNUSED = 1.0
"""What a further scroll in hand is worth if there is time to use it; the first brings two points in
the end."""
TURNS = 0.5
"""How often a seat gets to use a scroll in a round, at most one being activated by anybody."""


def evaluate(table: Table) -> list[float]:
    """From the points, what the mission would give now, and scrolls in hand (M15). The more rounds
    are to come, the less a lead counts."""
    seats = table.seats
    ahead = [float(points) for points in table.points]
    for seat in range(seats):
        held = len(table.scrolls[seat])
        if held or table.open_scrolls[seat]:
            ahead[seat] += 2.0
            spare = held - (0 if table.open_scrolls[seat] else 1)
            if spare:
                ahead[seat] += spare_scrolls(table, spare)
    if TRICK <= table.phase < OVER and table.owners:
        gains = mission_gains(table, tally(table, 0))
        for seat in range(seats):
            ahead[seat] += CERTAINTY * gains[seat]
    return shares(ahead, table.variant.rounds - table.round + 1, table.variant.pairs)


def spare_scrolls(table: Table, count: int) -> float:
    """What scrolls are worth that need not be kept for the end: the more of them and the fewer
    rounds to come, the less likely each is used."""
    to_come = table.variant.rounds - table.round + (1 if table.phase == SCROLL else 0)
    time = TURNS * to_come
    return UNUSED * count * time / (count + time)


def shares(ahead: list[float], rounds: int, pairs: bool) -> list[float]:
    """Each seat's share, by a softmax over the points that widens with the rounds to come."""
    if pairs:
        both = shares([ahead[0] + ahead[2], ahead[1] + ahead[3]], 2 * rounds, False)
        return [both[0] / 2, both[1] / 2, both[0] / 2, both[1] / 2]
    width = SPREAD * sqrt(rounds + 0.2)
    best = max(ahead)
    total = 0.0
    weights: list[float] = []
    for points in ahead:
        weight = exp((points - best) / width)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
