"""Law 6 for each game: what a seat can deduce for certain must be so in whatever it imagines."""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import NamedTuple

import conclave
from conclave.core.chance import FastChance
from conclave.core.plain import Plain, PlainDict

REFILL = 100


def abracada(imagined: PlainDict, seat: int) -> None:
    """A2, A6: a spell missed since the last refill is not among the own stones."""
    lessons, hand = _row(imagined["lessons"], seat), _row(imagined["hands"], seat)
    for lesson in reversed(lessons):
        assert isinstance(lesson, int)
        if lesson > REFILL:
            return
        assert -lesson not in hand


def _others_hold(position: PlainDict, stone: int) -> bool:
    return any(stone in _row(position["hands"], seat) for seat in (1, 2, 3))


def _row(rows: Plain, number: int) -> list[Plain]:
    assert isinstance(rows, list)
    row = rows[number]
    assert isinstance(row, list)
    return row


DEDUCTIONS: dict[str, Callable[[PlainDict, int], None]] = {
    "abracada": abracada,
}


class Fairness(NamedTuple):
    """How often something was imagined, and which share of the time it ought to be."""

    counts: dict[Hashable, int]
    shares: dict[Hashable, float]


def abracada_fairness() -> Fairness:
    """Where the only dragon lies that the seat has seen nowhere: there are 5 own stones, 4 secret
    ones and 12 in the pile."""
    game = conclave.load_game("abracada")
    deals = [game.start(4, {}, FastChance(seed)) for seed in range(20)]
    state = next(deal for deal in deals if not _others_hold(deal.dump(), 1))
    chance = FastChance(1)
    counts: Counter[Hashable] = Counter()
    for _ in range(2000):
        dumped = state.imagine(0, chance).dump()
        secrets = dumped["secrets"]
        assert isinstance(secrets, list)
        own = 1 in _row(dumped["hands"], 0)
        counts["own" if own else "secret" if 1 in secrets else "pile"] += 1
    return Fairness(dict(counts), {"own": 5 / 21, "secret": 4 / 21, "pile": 12 / 21})


FAIRNESS: dict[str, Callable[[], Fairness]] = {
    "abracada": abracada_fairness,
}
