"""Our speed beside that of the peers, in one run.

Every figure is measured in a process of its own, a second or so at a time, all of them in turn
and that several times over; the best of each counts, since whatever else runs on a machine can
only slow things down.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from conclave.arena.peers import NOT_INSTALLED
from conclave.arena.speed import is_native
from conclave.core.plain import PlainDict

# A new game is one line more: its slug, at how many seats, and what is measured of it.
OURS = (
    ("abracada", 4, ("play", "rollout", "search", "aec", "vector")),
    ("five_seals", 4, ("play", "rollout", "search", "aec", "vector")),
    ("twelve_missions", 4, ("play", "rollout", "search", "first-trick", "aec", "vector")),
    ("archmage", 3, ("play", "rollout", "search", "aec", "vector")),
)

PEERS = (
    # name, of whom, in what it is written
    ("hearts", "OpenSpiel", "C++", "play"),
    ("hearts-after-the-deal", "OpenSpiel", "C++", "play"),
    ("hanabi", "OpenSpiel", "C++", "play"),
    ("uno", "RLCard", "Python", "play"),
    ("hearts-search-cpp", "OpenSpiel", "C++", "search"),
    ("hearts-search-python", "OpenSpiel", "Python", "search"),
    ("hearts-first-trick-cpp", "OpenSpiel", "C++", "first-trick"),
    ("hearts-first-trick-python", "OpenSpiel", "Python", "first-trick"),
    ("hanabi-aec", "PettingZoo", "Python", "aec"),
)

REFERENCE = {
    "play": "hearts",
    "rollout": "hearts",
    "search": "hearts-search-cpp",
    "first-trick": "hearts-first-trick-cpp",
    "aec": "hanabi-aec",
    "vector": "hanabi-aec",
}
"""What the ratios are to."""

_MEASURED_BY = dict.fromkeys(("aec", "vector"), "conclave.adapters.speed")
"""The environments stand above the arena and are measured by a program of their own."""

REPEATS = 5
SECONDS = 1.0
NATIVE = "CONCLAVE_NATIVE"
"""The environment's name for the folder of the compiled copy of the package."""

Progress = Callable[[int, int], None]


@dataclass
class Figure:
    """One line of the table."""

    name: str
    maker: str
    build: str
    """interpreted, native, C++ or Python."""
    kind: str
    """play: decisions of random play; rollout: the same with the loop in the library; search:
    iterations of information-set search; first-trick: the same, for the first card of a deal alone;
    aec and vector: steps of an environment."""
    per_second: float | None
    """None: not measured, and ``missing`` says why."""
    ratio: float | None
    """To the reference of its kind."""
    missing: str = ""


@dataclass
class BenchResult:
    repeats: int
    seconds: float
    references: dict[str, str]
    figures: list[Figure]

    def dump(self) -> PlainDict:
        dumped: PlainDict = asdict(self)
        return dumped


class Measurement:
    """A figure to be, and the command that measures it."""

    def __init__(
        self, figure: Figure, arguments: list[str], package: str | None, missing: str = ""
    ) -> None:
        self.figure = figure
        self.command = [sys.executable, "-m", *arguments]
        self.package = package
        figure.missing = missing

    def once(self) -> None:
        if self.figure.missing:
            return
        environment = dict(os.environ)
        if self.package is not None:
            environment["PYTHONPATH"] = self.package
        ran = subprocess.run(self.command, env=environment, capture_output=True, text=True)
        if ran.returncode:
            said = ran.stderr.strip().splitlines()
            why = said[-1] if said else f"ended with status {ran.returncode}"
            self.figure.missing = why if ran.returncode == NOT_INSTALLED else f"failed: {why}"
            self.figure.per_second = None
            return
        measured = float(ran.stdout)
        self.figure.per_second = max(measured, self.figure.per_second or 0.0)


def run_bench(
    repeats: int = REPEATS, seconds: float = SECONDS, progress: Progress | None = None
) -> BenchResult:
    measurements = [*_ours(seconds), *_peers(seconds)]
    total = repeats * len(measurements)
    for turn in range(repeats):
        for number, measurement in enumerate(measurements):
            measurement.once()
            if progress is not None:
                progress(turn * len(measurements) + number + 1, total)
    figures = [measurement.figure for measurement in measurements]
    for figure in figures:
        figure.ratio = _ratio(figure, figures)
    return BenchResult(repeats, seconds, REFERENCE, figures)


def _ratio(figure: Figure, figures: list[Figure]) -> float | None:
    for other in figures:
        if other.name == REFERENCE[figure.kind] and other.per_second and figure.per_second:
            return figure.per_second / other.per_second
    return None


def _ours(seconds: float) -> list[Measurement]:
    return [
        Measurement(
            Figure(f"{slug} ({seats})", "Conclave", build, kind, None, None),
            [_MEASURED_BY.get(kind, "conclave.arena.speed"), kind, slug, str(seats), str(seconds)],
            package,
            missing,
        )
        for kind in REFERENCE
        for slug, seats, kinds in OURS
        if kind in kinds
        for build, package, missing in _builds()
    ]


def _builds() -> list[tuple[str, str | None, str]]:
    """Interpreted from the sources, native from a compiled copy where there is one."""
    copy = os.environ.get(NATIVE, "")
    here = str(Path(__file__).resolve().parents[2])
    if is_native():
        return [("native", here, "")]
    if not copy:
        return [("interpreted", here, ""), ("native", None, f"{NATIVE} is not set")]
    return [("interpreted", here, ""), ("native", str(Path(copy).resolve()), "")]


def _peers(seconds: float) -> list[Measurement]:
    return [
        Measurement(
            Figure(name, maker, build, kind, None, None),
            ["conclave.arena.peers", name, str(seconds)],
            None,
        )
        for name, maker, build, kind in PEERS
    ]
