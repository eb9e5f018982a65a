"""What decisions cost, told from games that tell it with some error.

The best move is chosen in one half of the games and compared with the one made in the other, and
the other way round: a move that was lucky in the half that chose it gains nothing by that in the
other. So the differences are right on average, but noise makes some of them positive, and no
decision can be better than the best. Costs are therefore drawn towards zero as far as they are
unsure, all of a seat's by one measure, which is chosen such that their sum stays what it was.
"""

from math import erfc, exp, pi, sqrt

from conclave.analysis.tally import CONFIDENCE, Tally
from conclave.analysis.tasks import Weighed

DOUBT = 0.25
"""Games in which two moves came out alike need not do so for ever: one more is counted in which
they differed by this much."""
TINY = 1e-9


class Difference:
    """The move made less the best one, for each seat, and its standard error."""

    def __init__(self, gains: list[float], deviation: float, made_is_best: bool) -> None:
        self.gains = gains
        self.deviation = deviation
        self.made_is_best = made_is_best
        """In both halves."""
        self.slack = 0.0
        """By how much it was then better than any other."""

    def error(self) -> float:
        """Half of the 95 % interval; where the move made was the best, how much it may have cost
        after all."""
        return max(0.0, CONFIDENCE * self.deviation - self.slack)


def difference(halves: list[Weighed], made: int, seat: int) -> Difference:
    """Of that move, or of leaving it to the playout if it is beyond the moves."""
    seats = len(halves[0].tallies[made].sums)
    gains = [0.0] * seats
    variance = 0.0
    best_of = [_best(half, made, seat) for half in halves]
    if best_of == [made, made]:
        return _ahead(halves, made, seat)
    for place, half in enumerate(halves):
        best = best_of[1 - place]
        if best == made:
            continue
        theirs, own = half.tallies[best].means(), half.tallies[made].means()
        for each in range(seats):
            gains[each] += (own[each] - theirs[each]) / 2
        variance += _variance(half, made, best, seat) / 4
    if not variance:  # both halves chose what was made for the other one
        return _ahead(halves, made, seat)
    return Difference(gains, sqrt(variance), False)


class Advantage(Difference):
    """The move made less leaving it to the playout, and how many games told it."""

    def __init__(self, gains: list[float], deviation: float, games: int) -> None:
        super().__init__(gains, deviation, False)
        self.games = games


def advantage(halves: list[Weighed], made: int, seat: int, duels: Tally) -> Advantage:
    """Nothing was chosen, so all games tell it: those of both halves and the duels."""
    games = duels.games
    gains = list(duels.sums)
    squares = duels.squares[seat]
    for half in halves:
        own, playout = half.tallies[made], half.tallies[-1]
        games += own.games
        squares += half.apart[made][len(half.tallies) - 1]
        for each in range(len(gains)):
            gains[each] += own.sums[each] - playout.sums[each]
    means = [gain / games for gain in gains]
    return Advantage(means, sqrt(_variance_of(games, means[seat], squares)), games)


def carried_on(found: Difference, after: Difference, seat: int) -> Difference:
    """What a decision cost that was the first step of a plan: the playout would not have carried it
    on as well as can be, and by how much it fell short of that is no fault of this step."""
    gains = [gain - short for gain, short in zip(found.gains, after.gains, strict=True)]
    deviation = sqrt(found.deviation**2 + after.deviation**2)
    if found.made_is_best or gains[seat] >= deviation:
        return Difference([0.0] * len(gains), found.deviation, True)
    return Difference(gains, deviation, False)


def raised_by(short: Difference, more: float, seat: int) -> Difference:
    """The same shortfall from a best that is better by so much, at the cost of all others."""
    others = max(1, len(short.gains) - 1)
    gains = [gain + more / others for gain in short.gains]
    gains[seat] = short.gains[seat] - more
    return Difference(gains, short.deviation, False)


def deviation_between(halves: list[Weighed], one: int, other: int, seat: int) -> float:
    """The standard error of by how much one move is better than another."""
    return sqrt(sum(_variance(half, one, other, seat) for half in halves)) / len(halves)


def mean_of(halves: list[Weighed], move: int, seat: int) -> float:
    return sum(half.tallies[move].means()[seat] for half in halves) / len(halves)


def _ahead(halves: list[Weighed], made: int, seat: int) -> Difference:
    others = [move for move in range(len(halves[0].tallies) - 1) if move != made]
    found = Difference([0.0] * len(halves[0].tallies[made].sums), 0.0, True)
    if others:
        second = max(others, key=lambda move: mean_of(halves, move, seat))
        found.deviation = deviation_between(halves, made, second, seat)
        found.slack = mean_of(halves, made, seat) - mean_of(halves, second, seat)
    return found


def _best(half: Weighed, made: int, seat: int) -> int:
    """Among equals the one that was made."""
    best, most = made, half.tallies[made].sums[seat]
    for move, tally in enumerate(half.tallies[:-1]):
        if tally.sums[seat] > most + TINY:
            best, most = move, tally.sums[seat]
    return best


def _variance(half: Weighed, one: int, other: int, seat: int) -> float:
    """Of the mean difference of two moves in these games."""
    games = half.tallies[one].games
    gain = half.tallies[one].means()[seat] - half.tallies[other].means()[seat]
    return _variance_of(games, gain, half.apart[one][other])


def _variance_of(games: int, gain: float, squares: float) -> float:
    spread = max(0.0, squares - games * gain * gain)
    return (spread + DOUBT * DOUBT) / games / max(1, games - 1)


def shrunk(gains: list[float], deviations: list[float]) -> list[float]:
    """The costs of a seat's decisions, none above 0: what is expected of each if costs are as
    exponential as their sum has it."""
    total = sum(gains)
    if total >= 0 or not gains:
        return [0.0] * len(gains)
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if sum(map(_expected, gains, deviations, [middle] * len(gains))) > total:
            low = middle
        else:
            high = middle
    costs = [
        _expected(gain, deviation, high) for gain, deviation in zip(gains, deviations, strict=True)
    ]
    # What no measure could reach, or was left by the search, is made up for by all alike.
    reached = sum(costs)
    return [cost * total / reached for cost in costs] if reached else costs


def _expected(gain: float, deviation: float, mean_cost: float) -> float:
    """The cost of one decision, if one like it costs that much on average."""
    if deviation < TINY:
        return min(0.0, gain)
    towards = -gain - deviation * deviation / max(mean_cost, TINY)
    z = towards / deviation
    if z < -8:  # the tail beyond: its mean lies this far
        return deviation / z
    below = erfc(-z / sqrt(2)) / 2
    return -(towards + deviation * exp(-z * z / 2) / sqrt(2 * pi) / below)


def for_all(gains: list[float], cost: float, seat: int) -> list[float]:
    """What the decision changed for each seat: as the games had it, as far as its cost had."""
    raw = gains[seat]
    kept = 0.0 if raw >= 0 else min(1.0, cost / raw)
    changed = [gain * kept for gain in gains]
    others = len(gains) - 1
    if others:
        missing = changed[seat] - cost
        changed = [change + missing / others for change in changed]
    changed[seat] = cost
    return changed
