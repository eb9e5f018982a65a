"""The process that analyses one game: started for it, heard out, and ended with all it started."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from conclave.analysis.result import Analysis
from conclave.core.plain import PlainDict

MODULE = "conclave.server.analysis_worker"
LONGEST_LINE = 1 << 25


class Told(msgspec.Struct, omit_defaults=True):
    """A line that it says: how far it has come, or what came of it."""

    done: float = 0.0
    shares: list[list[float]] = []
    analysis: Analysis | None = None
    failed: str = ""


class Analyst:
    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, question: PlainDict) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            MODULE,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            # A group of its own, so that all of it can be ended at once.
            start_new_session=True,
        )
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()

    async def hear(self, seconds: float) -> Told | None:
        """The next line; None if there is none within that time. EOFError if there won't be any."""
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
        except TimeoutError:
            if self.process.returncode is None:
                return None
            raise EOFError from None  # whom it had at work may hold its output open
        if not line.endswith(b"\n"):
            raise EOFError
        return msgspec.json.decode(line, type=Told)

    async def stop(self) -> None:
        """Whatever it is at. Those it started live in its group even if it is dead itself."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
