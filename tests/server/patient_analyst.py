"""An analyst that is done when it is told to be, by files in the folder that
``CONCLAVE_TEST_ANALYST`` names. It has somebody at work for it, as the real one has."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from conclave.analysis.result import FORMAT, Analysis, Total
from conclave.core.record import Record
from conclave.server import analysis_worker

FOLDER = "CONCLAVE_TEST_ANALYST"


def patient_analyse(
    record: Record,
    *,
    seat: int | None = None,
    bound: float = 0.02,
    seconds: float | None = None,
    workers: int | None = None,
    seed: int = 0,
    progress: Callable[[float, list[list[float]]], None] | None = None,
) -> Analysis:
    assert progress is not None
    folder = Path(os.environ[FOLDER])
    at_work = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    (folder / f"began-{time.time_ns()}").write_text(f"{os.getpid()} {at_work.pid}")
    shares = [[1 / record.seats] * record.seats]
    while not (folder / "finish").exists():
        if (folder / "fail").exists():
            raise RuntimeError("told to fail")
        progress(0.25, shares)
        time.sleep(0.05)
    at_work.kill()
    return analysis_of(record, bound)


def analysis_of(record: Record, bound: float) -> Analysis:
    even = 1 / record.seats
    totals = [
        Total(
            seat=seat,
            before=even,
            start=even,
            skill=-0.1,
            others=0.1,
            luck=0.25 - even,
            result=0.25,
            corrected=even,
            error=bound,
            decisions=10,
            each=0.01,
            grade="steady",
        )
        for seat in range(record.seats)
    ]
    return Analysis(
        format=FORMAT,
        game=record.game,
        seats=record.seats,
        options=record.options,
        moves=len(record.moves),
        shares=[[even] * record.seats] * (len(record.moves) + 1),
        errors=[bound] * (len(record.moves) + 1),
        decisions=[],
        draws=[],
        totals=totals,
        bound=bound,
        games=100,
        seconds=1.0,
    )


if __name__ == "__main__":
    with (
        patch.object(analysis_worker, "SECONDS_BETWEEN_LINES", 0.05),
        patch.object(analysis_worker, "analyse", patient_analyse),
    ):
        analysis_worker.main()
