"""The processes in which bots think, and what happens when one of them does not answer."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from conclave.bots.levels import LEVELS
from conclave.core.guide import ADEPT, MASTER, NOVICE
from conclave.core.plain import PlainDict
from conclave.server import metrics
from conclave.server.fair_queue import FairQueue

LONGEST_ANSWER = 1 << 20

HURRIED = ((40, NOVICE), (4, ADEPT), (1, MASTER))
"""Questions waiting for each worker, and the level at which bots think while there are more: to
people who wait, a quick answer is worth more than a better one. Of those of other guests only so
many count as keep this one waiting."""

log = logging.getLogger(__name__)


class Worker:
    """One process, started when it is first asked, and again after it was stopped."""

    module = "conclave.server.bot_worker"

    def __init__(self) -> None:
        self.process: Process | None = None

    def words(self) -> list[str]:
        """What the process is told when it starts."""
        return []

    def environ(self) -> dict[str, str]:
        return dict(os.environ)

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                *self.words(),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
                env=self.environ(),
                # Out of reach of the terminal's Ctrl+C even while it is still importing.
                start_new_session=True,
            )
        return self.process

    async def make_ready(self) -> None:
        """Whatever takes long before a question can be thought about."""

    async def ask(self, question: PlainDict) -> PlainDict | None:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=dict) if line else None

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            self.kill(process)
        await process.wait()

    def kill(self, process: Process) -> None:
        process.kill()


def hurried(level: str, waiting: float) -> str:
    """The level to think at while that many questions wait for each worker."""
    for bearable, hardest in HURRIED:
        if waiting > bearable and level in LEVELS:
            return min(level, hardest, key=LEVELS.index)
    return level


class Workers:
    """A few workers; each question goes to the first that is free, and those of one guest wait for
    each other rather than have others wait for them."""

    def __init__(self, workers: Sequence[Worker], seconds: float) -> None:
        self.seconds = seconds
        self.all = list(workers)
        self.queue = FairQueue(self.all)

    async def start(self) -> None:
        """Start them all, so that the first question need not wait for it."""
        await asyncio.gather(*(worker.start() for worker in self.all))

    async def ask(self, question: PlainDict, guest: str) -> PlainDict | None:
        """What is answered to a question that is asked for that guest; None if nothing was, or
        not in time. One that names a level may be thought about less hard: the answer tells."""
        with metrics.bots_waiting.track_inprogress(), metrics.Timed(metrics.bot_queue):
            worker = await self.queue.take(guest)
        level = question.get("level")
        if isinstance(level, str):
            waiting = self.queue.ahead_of(guest) / len(self.all)
            question = {**question, "level": hurried(level, waiting)}
        answer = None
        try:
            await worker.make_ready()
            thinking = metrics.bot_thinking.labels(question.get("level") or question.get("about"))
            async with asyncio.timeout(self.seconds):
                with metrics.Timed(thinking):
                    answer = await worker.ask(question)
        except (TimeoutError, OSError, ValueError) as error:
            log.warning("a bot did not answer and is replaced: %r", error)
        finally:
            if answer is None:
                metrics.bots_failed.inc()
                await worker.stop()
            self.queue.give_back(worker)
        return answer

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.all))
