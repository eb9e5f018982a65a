"""Expert iteration: play, learn from the games, and keep what was learned if it wins.

Everything lies in one folder, so that a run can be interrupted and taken up again: the games of
every round, the net that it led to, what the gate's deals came to, and the curve.
"""

import csv
import json
from collections.abc import Callable, Generator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from conclave.arena.kept_lines import KeptLines
from conclave.core.errors import Parameters
from conclave.core.net import Net
from conclave.core.net_file import read_net, write_net
from conclave.core.plain import PlainDict
from conclave.learning.course import CannotLearn, Course
from conclave.learning.fit import Fitting
from conclave.learning.games import read_games, write_games
from conclave.learning.gate import Verdict, play_gate_deal, verdict
from conclave.learning.self_play import GAMES_IN_A_JOB, play_job
from conclave.workers.crew import Crew

COURSE = "course.json"
CURVE = "curve.csv"
NET = "net.json"
CANDIDATE = "candidate.json"
GATE = "gate.jsonl"
SPENT = "seconds.txt"
COLUMNS = (
    *("round", "games", "epoch", "loss", "seats", "held_back", "by_hand"),
    *("deals", "share", "low", "high", "kept", "seconds"),
)
LONGEST_ROUND = 3600.0
PLAYING = 0.35
"""The part of a round's time in which games are played to learn from; learning comes on top, and
the rest is the gate's."""
FEWEST_DEALS = 1
MOST_DEALS = 400
MOST_JOBS = 100_000
ROUNDS_LEARNED_FROM = 3

Say = Callable[[str, Parameters], None]
"""Is told what is going on, by the id of a message."""


class Learner:
    def __init__(self, course: Course, folder: Path, crew: Crew, hours: float, say: Say) -> None:
        self.course = course
        self.folder = folder
        self.crew = crew
        self.seconds = 3600 * hours
        self.say = say
        folder.mkdir(parents=True, exist_ok=True)
        self._claim()
        self.spent = self._spent_before()
        self.began = monotonic()

    def run(self) -> Net | None:
        """The best net that was found; None if none was better than the hand-made evaluation."""
        while True:
            number = self._rounds_done() + 1
            left = self.seconds - self._elapsed()
            if left <= 0:
                return self.best()
            self._round(number, min(left, LONGEST_ROUND))

    def best(self) -> Net | None:
        file = self.folder / NET
        return read_net(file) if file.exists() else None

    def _round(self, number: int, seconds: float) -> None:
        start = self._elapsed()
        folder = self.folder / f"round-{number:03}"
        folder.mkdir(exist_ok=True)
        best = self.best()
        known = None if best is None else best.dump()
        files = self._play(folder, number, known, start + PLAYING * seconds)
        if not (folder / CANDIDATE).exists():
            self._fit(folder, number, files)
        candidate = read_net(folder / CANDIDATE)
        found = self._gate(folder, number, candidate, known, start + seconds)
        candidate.card["gate"] = {
            "against": "the hand-made evaluation" if best is None else "the net before",
            "deals": found.deals,
            "share of even": round(found.share, 3),
            "interval": [round(found.low, 3), round(found.high, 3)],
        }
        if found.wins:
            write_net(candidate, self.folder / NET)
        self._add_to_curve(
            round=number,
            deals=found.deals,
            share=round(found.share, 4),
            low=round(found.low, 4),
            high=round(found.high, 4),
            kept=int(found.wins),
        )
        figures: Parameters = {
            "round": number,
            "deals": found.deals,
            "share": f"{found.share:.2f}",
            "low": f"{found.low:.2f}",
            "high": f"{found.high:.2f}",
        }
        self.say("learn-kept" if found.wins else "learn-not-kept", figures)

    def _play(self, folder: Path, number: int, net: PlainDict | None, until: float) -> list[Path]:
        """Games until the time is up, one part at least."""
        there = len(list(folder.glob("games-*.npz")))
        if (folder / CANDIDATE).exists():
            return self._files(number)
        jobs = [(self.course, net, number, job) for job in range(there, MOST_JOBS)]
        with closing(self.crew.each(play_job, jobs)) as played:
            for job, seen in enumerate(played, start=there):
                write_games(seen, folder / f"games-{job:05}.npz")
                self._note_time()
                games = (job + 1) * GAMES_IN_A_JOB
                self.say("learn-playing", {"round": number, "games": games})
                if self._elapsed() >= until:
                    break
        return self._files(number)

    def _files(self, number: int) -> list[Path]:
        rounds = range(max(1, number - ROUNDS_LEARNED_FROM + 1), number + 1)
        return [
            file
            for one in rounds
            for file in sorted((self.folder / f"round-{one:03}").glob("games-*.npz"))
        ]

    def _fit(self, folder: Path, number: int, files: list[Path]) -> None:
        games = read_games(files)
        fitting = Fitting(self.course, games)
        count = len(files) * GAMES_IN_A_JOB

        def say(epoch: int, loss: float) -> None:
            self._add_to_curve(round=number, games=count, epoch=epoch, loss=round(loss, 5))
            self.say("learn-fitting", {"round": number, "epoch": epoch, "loss": f"{loss:.4f}"})

        fitting.learn(games, say)
        losses = fitting.judge(games)
        for seats, loss in losses.items():
            self._add_to_curve(
                round=number,
                games=count,
                seats=seats,
                held_back=round(loss.learned, 5),
                by_hand=round(loss.by_hand, 5),
            )
        card: PlainDict = {
            "command": self.course.command(),
            **self.course.dump(),
            "round": number,
            "games": count,
            "positions": sum(len(one.game) for one in games),
            "hours": round(self._elapsed() / 3600, 3),
            "made": datetime.now(UTC).date().isoformat(),
            "losses": {
                str(seats): {"learned": round(loss.learned, 4), "by hand": round(loss.by_hand, 4)}
                for seats, loss in losses.items()
            },
        }
        write_net(fitting.net(card), folder / CANDIDATE)

    def _gate(
        self, folder: Path, number: int, candidate: Net, old: PlainDict | None, until: float
    ) -> Verdict:
        """Deals until the time is up, a few at least; the seats take turns."""
        kept = KeptLines(folder, GATE, {"round": number}, "learn-other-course")
        won = [float(str(line["won"])) for line in kept.lines]
        fewest = FEWEST_DEALS * len(self.course.seats)
        new = candidate.dump()
        jobs = [(self.course, new, old, number, deal) for deal in range(len(won), MOST_DEALS)]
        with closing(self.crew.each(play_gate_deal, jobs)) as played:
            for one in _while(played, lambda: len(won) < fewest or self._elapsed() < until):
                kept.add({"won": one})
                self._note_time()
                won.append(one)
                self.say("learn-gate", {"round": number, "deals": len(won)})
        return verdict(won)

    def _elapsed(self) -> float:
        """Seconds that all runs of this course have taken so far."""
        return self.spent + monotonic() - self.began

    def _claim(self) -> None:
        """The folder is this course's."""
        file = self.folder / COURSE
        course = self.course.dump()
        if not file.exists():
            file.write_text(json.dumps(course, indent=1) + "\n", encoding="utf-8")
        elif json.loads(file.read_text(encoding="utf-8")) != json.loads(json.dumps(course)):
            raise CannotLearn("learn-other-course", {"folder": str(self.folder)})

    def _curve(self) -> list[dict[str, str]]:
        file = self.folder / CURVE
        if not file.exists():
            return []
        with file.open(encoding="utf-8", newline="") as opened:
            return list(csv.DictReader(opened))

    def _spent_before(self) -> float:
        file = self.folder / SPENT
        return float(file.read_text(encoding="utf-8")) if file.exists() else 0.0

    def _note_time(self) -> None:
        """So that what an interrupted run has taken counts."""
        (self.folder / SPENT).write_text(f"{self._elapsed():.1f}\n", encoding="utf-8")

    def _rounds_done(self) -> int:
        return sum(row["kept"] != "" for row in self._curve())

    def _add_to_curve(self, **figures: float) -> None:
        self._note_time()
        file = self.folder / CURVE
        new = not file.exists()
        with file.open("a", encoding="utf-8", newline="") as opened:
            writer = csv.DictWriter(opened, COLUMNS)
            if new:
                writer.writeheader()
            writer.writerow({**figures, "seconds": round(self._elapsed(), 1)})


def _while(played: Generator[float], wanted: Callable[[], bool]) -> Generator[float]:
    while wanted():
        try:
            yield next(played)
        except StopIteration:
            return
