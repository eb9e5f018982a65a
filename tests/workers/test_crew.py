"""Work spread over processes of this machine."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conclave.workers.crew import Crew
from conclave.workers.errors import NoCluster


def square(number: int) -> int:
    return number * number


def die_once(number: int, marker: str) -> int:
    """Is killed with its whole process the first time."""
    file = Path(marker) / str(number)
    if number % 5 == 3 and not file.exists():
        file.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def wait_and_be_found(pipe: str) -> None:
    """Holds the pipe open for as long as it lives."""
    with Path(pipe).open("wb", buffering=0) as held:
        held.write(b"here")
        time.sleep(3600)


def refuse(number: int) -> int:
    raise ValueError(f"{number} is no good")


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    jobs = [(number,) for number in range(30)]
    assert list(Crew(workers).each(square, jobs)) == [number * number for number in range(30)]


def test_a_job_whose_worker_is_killed_is_done_again(tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path)) for number in range(6)]
    crew = Crew(2)
    assert list(crew.each(die_once, jobs)) == list(range(6))
    assert crew.pools == 2


def test_no_worker_outlives_the_process_that_it_works_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    program = (
        "from conclave.workers.crew import Crew\n"
        f"from {__name__} import wait_and_be_found\n"
        f"list(Crew(2).each(wait_and_be_found, [({str(pipe)!r},)] * 2))\n"
    )
    with subprocess.Popen([sys.executable, "-c", program]) as caller, pipe.open("rb") as held:
        assert held.read(8) == b"herehere"
        caller.kill()
        assert held.read() == b"", "nobody holds the pipe any more"


def test_what_a_job_raises_is_raised_to_whoever_wants_its_result() -> None:
    with pytest.raises(ValueError, match="7 is no good"):
        list(Crew(2).each(refuse, [(7,)]))


def test_without_ray_a_cluster_is_refused_in_one_sentence() -> None:
    with pytest.raises(NoCluster, match="cluster-no"):
        list(Crew(1, "127.0.0.1:1").each(square, [(1,)]))
