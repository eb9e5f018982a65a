"""A process in which one game is analysed: a line of input is the question, each line of output
tells how far it has come, and the last one what came of it.

It ends when its input does, with all that it has started, so it never outlives the server.
"""

import os
import signal
import sys
import threading
import time
import traceback
from contextlib import suppress
from typing import Any

import msgspec

from conclave.analysis.analyse import analyse
from conclave.core.record import read_record
from conclave.server.analyst import Told

SECONDS_BETWEEN_LINES = 0.5
MOST_MEMORY = 1 << 30
"""Of each process."""


class Question(msgspec.Struct):
    record: dict[str, Any]
    bound: float
    seconds: float | None
    workers: int


class Telling:
    """A line now and then, however often there is something to tell."""

    def __init__(self) -> None:
        self.told_at = 0.0

    def __call__(self, done: float, shares: list[list[float]]) -> None:
        now = time.monotonic()
        if now - self.told_at >= SECONDS_BETWEEN_LINES:
            self.told_at = now
            tell(Told(done=done, shares=[[round(one, 4) for one in each] for each in shares]))


def tell(line: Told) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


def answer(question: Question) -> Told:
    try:
        analysed = analyse(
            read_record(question.record),
            bound=question.bound,
            seconds=question.seconds,
            workers=question.workers,
            progress=Telling(),
        )
    except Exception:
        return Told(failed=traceback.format_exc(limit=-8))
    return Told(done=1.0, analysis=analysed)


def end_with_the_server() -> None:
    """Nothing more is ever asked: what ends the waiting is that the server is gone."""
    while os.read(0, 4096):  # and not by sys.stdin, which could not be closed meanwhile
        pass
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def give_way() -> None:
    """To serving and to bots; and no process takes more memory than there should be for it."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    with suppress(OSError, ValueError, ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way()
    question = msgspec.json.decode(sys.stdin.buffer.readline(), type=Question)
    threading.Thread(target=end_with_the_server, daemon=True).start()
    tell(answer(question))


if __name__ == "__main__":
    main()
