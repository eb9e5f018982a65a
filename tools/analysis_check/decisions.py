"""What came of each seat's decisions in a game, as far as the totals of an analysis need it.

The shares between the deal and the end cancel out of a seat's luck, so no game has to be played
from them: only decisions are weighed, and fresh deals tell the share before the deal.
"""

from time import process_time

import msgspec

from conclave.analysis.assemble import differences_of
from conclave.analysis.study import Study
from conclave.analysis.tasks import Answer, Kind, Task, run
from conclave.catalogue import load_game
from conclave.core.record import Record

KINDS: tuple[Kind, ...] = ("screen", "weigh")


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

    def corrected(self) -> float:
        return self.before + self.gained

    def luck(self) -> float:
        return self.result - self.corrected()


def weighed(record: Record, bound: float, seconds: float, every: int, seed: int) -> list[Figures]:
    """One decision in so many is weighed and stands for the others; which ones, the seed decides.

    Each is looked at once, however long that takes; then on until all are within the bound, or so
    many seconds of one processor are over.
    """
    study = Study(load_game(record.game), record, bound, 0)
    chosen = set(study.decisions()[seed % every :: every])
    ends = process_time() + seconds
    tasks = study.first_tasks()
    study.learn([run(task, study.game) for task in tasks if task.kind == "deal"])
    study.learn([run(task, study.game) for task in _of_decisions(tasks, chosen)])
    while tasks := _of_decisions(study.next_tasks(), chosen):
        answers: list[Answer] = []
        for task in tasks:
            if process_time() > ends:
                break
            answers.append(run(task, study.game))
        study.learn(answers)
        if process_time() > ends:
            break
    return _figures(study, len(study.decisions()) / max(1, len(chosen)))


def _of_decisions(tasks: list[Task], chosen: set[int]) -> list[Task]:
    return [task for task in tasks if task.kind in KINDS and task.number in chosen]


def _figures(study: Study, stands_for: float) -> list[Figures]:
    """Each decision that was weighed stands for so many."""
    before = study.beginning()
    found = [Figures(before[seat], 0.0, 0.0, 0, study.result[seat]) for seat in range(study.seats)]
    for number, difference in differences_of(study).items():
        if difference is None:
            continue
        actor = study.actors[number]
        found[actor].lost -= difference.gains[actor]
        found[actor].decisions += 1
        for seat, gain in enumerate(study.advantage(number).gains):
            found[seat].gained += stands_for * gain
    return found
