"""Which level is stronger, as a table and as JSON."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Conclave, killed_in_the_end


def test_levels_are_compared_with_an_interval(conclave: Conclave) -> None:
    answer = conclave(
        "arena", "abracada", "--levels", "random, novice", "--games", 31, "--seats", 3
    )
    assert answer.code == 0
    assert answer.err == "", "no progress bar in a pipe"
    assert "Abracada…What?, 3 players, 32 games of 16 deals; an even share is 33.3%" in answer.out
    rows = {line.split()[1]: line for line in answer.out.splitlines() if line.startswith("│")}
    assert "weaker" in rows["random"]
    assert "stronger" in rows["novice"]


def test_the_same_figures_as_json(conclave: Conclave) -> None:
    words = ("arena", "abracada", "--levels", "novice,random", "--games", 2, "--json")
    answer = conclave(*words, "--option", "rounds=1", "--seats", 2, "--seed", 7)
    result = json.loads(answer.out)
    assert (result["game"], result["seats"], result["games"]) == ("abracada", 2, 2)
    assert [level["level"] for level in result["levels"]] == ["novice", "random"]


def test_a_study_counts_silly_moves(conclave: Conclave) -> None:
    words = ("arena", "abracada", "--levels", "random", "--games", 2, "--seats", 3, "--study")
    answer = conclave(*words, "--option", "rounds=1")
    assert answer.code == 0
    assert "Silly moves, and of how many that could have been" in answer.out
    row = next(line for line in answer.out.splitlines() if "none of their stones can be" in line)
    assert re.search(r"[1-9]\d* of \d+ \(\d", row)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for children in /proc")
def test_an_interrupt_stops_the_games_that_are_not_played_yet() -> None:
    with (
        subprocess.Popen(
            [sys.executable, "-m", "conclave", "arena", "abracada", "--games", "100000"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        ) as running,
        killed_in_the_end(running),
    ):
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        deadline = time.monotonic() + 20
        while len(children.read_text().split()) < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(1)
        # As a terminal does it: to every process at once.
        os.killpg(running.pid, signal.SIGINT)
        shown, remarks = running.communicate(timeout=20)
    assert running.returncode == 130
    assert shown == b""
    assert b"Interrupted; goodbye." in remarks
