"""A whole analysis: by this process, or by several side by side."""

import os
from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from conclave.analysis.assemble import assembled
from conclave.analysis.result import Analysis
from conclave.analysis.study import Study
from conclave.analysis.tasks import MUCH_DOUBT, Answer, Task, run
from conclave.catalogue import load_game
from conclave.core import state as compiled_or_not
from conclave.core.errors import BadSeats
from conclave.core.game import AnyGame
from conclave.core.record import Record

if TYPE_CHECKING:
    from concurrent.futures import Future

    from conclave.workers.crew import Pool

BOUND = 0.02
QUICK_SECONDS = 55.0
LONG_SECONDS = 165.0
"""Where the evaluation is so doubtful that long games have to be played to their end."""
INTERPRETED = 5
"""Times as long, if the rules are not compiled."""
PAUSE = 0.25
"""Seconds between two reports of progress."""

Progress: TypeAlias = Callable[[float, list[list[float]]], None]
"""Told how much is done, from 0 to 1, and the shares as they are known by now."""


def analyse(
    record: Record,
    *,
    seat: int | None = None,
    bound: float = BOUND,
    seconds: float | None = None,
    workers: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> Analysis:
    """What came of skill in a game that is over, and what of luck.

    Games are played on until every error is within the bound or the seconds are up. If they are
    not, the same seed gives the same analysis, whoever does the work: processes of this machine, or
    with ``cluster`` a Ray cluster. Whoever raises from ``progress`` ends it. With a ``seat`` only
    the choices of that seat come with their reasons.
    """
    game = load_game(record.game)
    return analysed(game, record, seat, bound, seconds, workers, seed, progress, cluster)


def plan(record: Record, bound: float = BOUND, seed: int = 0) -> list[Task]:
    """The first tasks of an analysis, a little of everything."""
    return Study(load_game(record.game), record, bound, seed).first_tasks()


def assemble(
    record: Record, answers: list[Answer], bound: float = BOUND, seed: int = 0
) -> Analysis:
    """What the answers to all tasks come to."""
    study = Study(load_game(record.game), record, bound, seed)
    study.learn([answer for answer in answers if answer.kind == "screen"])
    study.learn([answer for answer in answers if answer.kind != "screen"])
    return assembled(study)


def analysed(
    game: AnyGame,
    record: Record,
    seat: int | None = None,
    bound: float = BOUND,
    seconds: float | None = None,
    workers: int | None = 1,
    seed: int = 0,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> Analysis:
    """The same for a game that need not be in the catalogue; then by this process alone."""
    study = Study(game, record, bound, seed)
    if seat is not None and not 0 <= seat < study.seats:
        raise BadSeats("analysis-no-such-seat", {"seat": seat, "last": study.seats - 1})
    limit = usual_seconds(study) if seconds is None else seconds
    work = _Work(study, limit, progress)
    count = workers or os.cpu_count() or 1
    if count == 1 and cluster is None:
        work.alone()
    else:
        work.together(count, cluster)
    analysis = assembled(study)
    if seat is not None:
        for decision in analysis.decisions:
            if decision.seat != seat:
                for choice in decision.choices:
                    choice.reasons = []
    return analysis


def usual_seconds(study: Study) -> float:
    doubt = study.game.guide.foresight_error(study.state(0))
    usual = LONG_SECONDS if doubt > MUCH_DOUBT else QUICK_SECONDS
    return usual if is_compiled() else usual * INTERPRETED


def is_compiled() -> bool:
    return not str(compiled_or_not.__file__).endswith(".py")


class _Work:
    """The tasks of a study, done until there are none or the time is up."""

    def __init__(self, study: Study, seconds: float, progress: Progress | None) -> None:
        self.study = study
        self.seconds = seconds
        self.progress = progress
        self.began = monotonic()
        self.reported = self.began

    def alone(self) -> None:
        for tasks in self._rounds():
            answers: list[Answer] = []
            for task in tasks:
                if self._time_is_up():
                    break
                answers.append(run(task, self.study.game))
                self._report()
            self.study.learn(answers)

    def together(self, workers: int, cluster: str | None) -> None:
        # Here and not above: every command would pay for it.
        from conclave.workers.crew import Crew

        crew = Crew(workers, cluster)
        pool = crew.open()
        try:
            for tasks in self._rounds():
                self.study.learn(self._answers(pool, tasks, crew.workers))
        finally:
            pool.shutdown(cancel_futures=True)

    def _answers(self, pool: "Pool", tasks: list[Task], workers: int) -> list[Answer]:
        """In the order of the tasks, as sums of floats depend on it. Few are handed out ahead, so
        that the end comes soon after the time is up."""
        from concurrent.futures import FIRST_COMPLETED, wait

        running: dict[Future[Answer], int] = {}
        answers: dict[int, Answer] = {}
        place = 0
        while True:
            while place < len(tasks) and len(running) < 2 * workers and not self._time_is_up():
                running[pool.submit(run, tasks[place])] = place
                place += 1
            if not running:
                return [answers[each] for each in sorted(answers)]
            for future in wait(running, PAUSE, FIRST_COMPLETED).done:
                answers[running.pop(future)] = future.result()
            self._report()

    def _rounds(self) -> Iterator[list[Task]]:
        tasks = self.study.first_tasks()
        while tasks and not self._time_is_up():
            yield tasks
            tasks = self.study.next_tasks()

    def _time_is_up(self) -> bool:
        return monotonic() - self.began >= self.seconds

    def _report(self) -> None:
        now = monotonic()
        if self.progress is None or now - self.reported < PAUSE:
            return
        self.reported = now
        spent = (now - self.began) / max(self.seconds, PAUSE)
        self.progress(min(1.0, max(spent, self.study.done())), self.study.shares())
