"""What the decisions of a game cost, and so the totals of its seats.

The shares between the deal and the end cancel out of a seat's luck, so for the totals no game has
to be played from them: only decisions are weighed, and fresh deals tell the share before the deal.
"""

from time import process_time

from conclave.analysis.assemble import assembled, differences_of
from conclave.analysis.result import Total
from conclave.analysis.study import Study
from conclave.analysis.tasks import Answer, Kind, Task, run
from conclave.catalogue import load_game
from conclave.core.record import Record

KINDS: tuple[Kind, ...] = ("deal", "screen", "weigh")


def weighed(record: Record, bound: float, seconds: float) -> tuple[list[Total], list[float]]:
    """The totals, and what each seat lost in all before single costs are drawn towards 0: of a seat
    that lost nothing they would leave what noise took, and drop what it gave.

    Every decision is looked at once, however long that takes; then on until each is within the
    bound, or so many seconds of one processor are over.
    """
    study = Study(load_game(record.game), record, bound, 0)
    ends = process_time() + seconds
    study.learn([run(task, study.game) for task in _of_decisions(study.first_tasks())])
    while tasks := _of_decisions(study.next_tasks()):
        answers: list[Answer] = []
        for task in tasks:
            if process_time() > ends:
                break
            answers.append(run(task, study.game))
        study.learn(answers)
        if process_time() > ends:
            break
    lost = [0.0] * study.seats
    for number, found in differences_of(study).items():
        if found is not None:
            lost[study.actors[number]] -= found.gains[study.actors[number]]
    return assembled(study).totals, lost


def _of_decisions(tasks: list[Task]) -> list[Task]:
    return [task for task in tasks if task.kind in KINDS]
