"""Work that nobody waits for, until the server stops: all at once, every so often, or not too
often."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress

log = logging.getLogger(__name__)


class BackgroundTasks:
    def __init__(self) -> None:
        # Held here, because asyncio itself may forget a running task that nobody holds.
        self.running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._done)

    async def stop(self) -> None:
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a background task failed", exc_info=task.exception())


class Lookout:
    """Looks every so many seconds, and at once when it is called. Trouble, as with a database that
    is away, is logged when it begins, and the next look tries again."""

    def __init__(
        self, look: Callable[[], Awaitable[None]], seconds: float, trouble: str, log: logging.Logger
    ) -> None:
        """``trouble`` is the line for the log."""
        self.look = look
        self.seconds = seconds
        self.trouble = trouble
        self.log = log
        self.failing = False
        self.called = asyncio.Event()
        self.tasks = BackgroundTasks()

    def start(self) -> None:
        self.tasks.start(self._keep_looking())

    async def stop(self) -> None:
        await self.tasks.stop()

    def call(self) -> None:
        self.called.set()

    async def look_once(self) -> None:
        try:
            await self.look()
            self.failing = False
        except Exception:
            if not self.failing:
                self.log.exception(self.trouble)
            self.failing = True

    async def _keep_looking(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await self.called.wait()
            self.called.clear()
            await self.look_once()


class Seldom:
    """Something that is done soon after it was asked for, but not again within some seconds. Asked
    for several times until then, it is done once."""

    def __init__(self, do: Callable[[], None]) -> None:
        self.do = do
        self.done_at: float | None = None
        self.waiting: asyncio.TimerHandle | None = None

    def ask(self, seconds: float) -> None:
        if self.waiting is None:
            loop = asyncio.get_running_loop()
            since = seconds if self.done_at is None else loop.time() - self.done_at
            self.waiting = loop.call_later(max(0.0, seconds - since), self._do)

    def _do(self) -> None:
        self.waiting = None
        self.do()
        self.done_at = asyncio.get_running_loop().time()
