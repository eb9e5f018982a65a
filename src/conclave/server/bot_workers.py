"""The processes in which bots think, and what happens when one of them does not answer."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from conclave.bots.levels import LEVELS
from conclave.core.guide import ADEPT, NOVICE
from conclave.core.plain import PlainDict
from conclave.server import metrics

LONGEST_ANSWER = 1 << 20

HURRIED = ((40, NOVICE), (4, ADEPT))
"""Questions waiting for each worker, and the level at which bots think while there are more: to
people who wait, a quick answer is worth more than a better one."""

log = logging.getLogger(__name__)


class Worker:
    """One process, started when it is first asked, and again after it was stopped."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "conclave.server.bot_worker",
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
                # Out of reach of the terminal's Ctrl+C even while it is still importing.
                start_new_session=True,
            )
        return self.process

    async def ask(self, question: PlainDict) -> str | None:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        sentence = json.loads(line).get("sentence") if line else None
        return sentence if isinstance(sentence, str) else None

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def hurried(level: str, waiting: float) -> str:
    """The level to think at while that many questions wait for each worker."""
    for bearable, hardest in HURRIED:
        if waiting > bearable and level in LEVELS:
            return min(level, hardest, key=LEVELS.index)
    return level


class Workers:
    """A few workers; each question goes to the first that is free."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.waiting = 0
        self.all = [Worker() for _ in range(count)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def start(self) -> None:
        """Start them all, so that the first question need not wait for it."""
        await asyncio.gather(*(worker.start() for worker in self.all))

    async def ask(self, question: PlainDict, level: str) -> str | None:
        """The sentence that a bot answers; None if it failed or took too long."""
        self.waiting += 1
        try:
            with metrics.bots_waiting.track_inprogress(), metrics.Timed(metrics.bot_queue):
                worker = await self.idle.get()
        finally:
            self.waiting -= 1
        question = {**question, "level": hurried(level, self.waiting / len(self.all))}
        answer = None
        try:
            thinking = metrics.bot_thinking.labels(question["level"])
            async with asyncio.timeout(self.seconds):
                with metrics.Timed(thinking):
                    answer = await worker.ask(question)
        except (TimeoutError, OSError, ValueError) as error:
            log.warning("a bot did not answer and is replaced: %r", error)
        finally:
            if answer is None:
                metrics.bots_failed.inc()
                await worker.stop()
            self.idle.put_nowait(worker)
        return answer

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.all))
