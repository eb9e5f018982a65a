"""What came of each seat's decisions in a game, as far as the totals of an analysis need it.

The shares between the deal and the end cancel out of a seat's luck, so no game has to be played
from them: only decisions are weighed, and fresh deals tell the share before the deal. What single
decisions cost is averaged over thousands, so a little of each will do; what they were worth beyond
the playout's adds up over a game, so the time that is left goes to what is least sure of that.
"""

from time import process_time

import msgspec

from conclave.analysis.assemble import differences_of
from conclave.analysis.costs import DOUBT, Advantage
from conclave.analysis.study import Study
from conclave.analysis.tasks import Task, run
from conclave.catalogue import load_game
from conclave.core.record import Record

_BEFORE: dict[tuple[object, ...], list[float]] = {}
DEALS = 400
FIRST_DUELS = 8
SCREENED = 16
"""Games of each move between two cuts."""
KEPT = 0.05
"""Of that doubt, so that nothing is ruled out by a few games that came out alike."""
AT_ONCE = 0.125
"""How many of the decisions have more duels before it is looked at anew which are least sure."""


class Figures(msgspec.Struct):
    """Of one seat."""

    before: float
    """Its share before the deal."""
    gained: float
    """What everybody's decisions changed for it, against leaving them to the playout."""
    lost: float
    """What its own cost, before single costs are drawn towards 0: of a seat that lost nothing that
    would leave what noise took, and drop what it gave."""
    decisions: int
    """Of its own, as many as were weighed."""
    result: float
    doubt: float = 0.0
    """The standard error of what was gained, roughly."""

    def corrected(self) -> float:
        return self.before + self.gained

    def luck(self) -> float:
        return self.result - self.corrected()


def weighed(record: Record, seconds: float, every: int, seed: int) -> list[Figures]:
    """What one decision in so many cost is looked at; which ones, the seed decides. Then all are
    tried against the playout's until so many seconds of one processor are over."""
    study = Study(load_game(record.game), record, 0.0, seed)
    before = shares_before(study, record)
    ends = process_time() + seconds
    for number in study.decisions()[seed % every :: every]:
        _do(study, study.screening(number, SCREENED))
    for number in study.decisions():
        _do(study, study.duel(number, FIRST_DUELS))
    while process_time() < ends:
        for number in _least_sure(study):
            _do(study, study.duel(number, study.advantage(number).games))
            if process_time() >= ends:
                break
    return _figures(study, before)


def shares_before(study: Study, record: Record) -> list[float]:
    """Worked out once for all games of a kind."""
    kind = record.game, record.seats, *sorted(record.options.items())
    if kind not in _BEFORE:
        _do(study, study.deals(DEALS))
        _BEFORE[kind] = study.beginning()
    return _BEFORE[kind]


def _do(study: Study, tasks: list[Task]) -> None:
    study.learn([run(task, study.game) for task in tasks])


def _least_sure(study: Study) -> list[int]:
    """Where another game tells most."""
    promises: dict[int, float] = {}
    for number in study.decisions():
        found = study.advantage(number)
        promises[number] = _noise(found) / found.games
    ranked = sorted(promises, key=lambda number: -promises[number])
    return ranked[: max(1, round(AT_ONCE * len(ranked)))]


def _noise(found: Advantage) -> float:
    """The variance of what was gained. An analysis doubts each decision a little for itself, which
    would add up to more than there is over a whole game."""
    doubt = DOUBT * DOUBT / found.games / max(1, found.games - 1)
    return max(0.0, found.deviation**2 - (1 - KEPT) * doubt)


def _figures(study: Study, before: list[float]) -> list[Figures]:
    found = [Figures(before[seat], 0.0, 0.0, 0, study.result[seat]) for seat in range(study.seats)]
    for number, difference in differences_of(study).items():
        actor = study.actors[number]
        if difference is not None:
            found[actor].lost -= difference.gains[actor]
            found[actor].decisions += 1
        advantage = study.advantage(number)
        for seat, gain in enumerate(advantage.gains):
            found[seat].gained += gain
            shared = 1 if seat == actor else max(1, study.seats - 1)
            found[seat].doubt += _noise(advantage) / shared
    for each in found:
        each.doubt **= 0.5
    return found
