"""Work that nobody waits for, until the server stops, and work that is not done too often."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

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
