"""What the decisions of a game cost, and so the totals of its seats.

The shares between the deal and the end cancel out of a seat's luck, so for the totals no game has
to be played from them: only decisions are weighed, and fresh deals tell the share at the start.
"""

from time import process_time

from conclave.analysis.assemble import assembled
from conclave.analysis.result import Analysis
from conclave.analysis.study import Study
from conclave.analysis.tasks import Kind, run
from conclave.catalogue import load_game
from conclave.core.record import Record

KINDS: tuple[Kind, ...] = ("deal", "screen", "weigh")


def weighed(record: Record, bound: float, seconds: float) -> Analysis:
    """Until every decision is within the bound, or for so many seconds of one processor."""
    study = Study(load_game(record.game), record, bound, 0)
    began = process_time()
    tasks = [task for task in study.first_tasks() if task.kind in KINDS]
    while tasks:
        answers = []
        for task in tasks:
            answers.append(run(task, study.game))
            if process_time() - began > seconds:
                break
        study.learn(answers)
        if process_time() - began > seconds:
            break
        tasks = [task for task in study.next_tasks() if task.kind in KINDS]
    return assembled(study)
