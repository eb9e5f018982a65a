"""A thread that does one thing after the other: what is asked of it begins with fewer steps than by
a ThreadPoolExecutor, and whoever moves waits for each of them twice."""

import asyncio
import logging
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Work: TypeAlias = Callable[[], None]

log = logging.getLogger(__name__)


class OwnThread:
    def __init__(self, name: str) -> None:
        self.name = name
        self.asked: SimpleQueue[Work | None] = SimpleQueue()
        self.thread: threading.Thread | None = None

    def do(self, work: Work) -> None:
        if self.thread is None:
            # Nothing is lost with it: whatever it has not told of is not stored, or not yet known
            # to be.
            self.thread = threading.Thread(target=self._work, name=self.name, daemon=True)
            self.thread.start()
        self.asked.put(work)

    async def call(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the function returns or raises. It is done in full even if nobody waits any more."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def settle(tell: Callable[[], None]) -> None:
            if not answer.done():
                tell()

        def work() -> None:
            try:
                tell = partial(answer.set_result, function(*args, **named))
            except Exception as trouble:
                tell = partial(answer.set_exception, trouble)
            loop.call_soon_threadsafe(settle, tell)

        self.do(work)
        return await answer

    def end(self) -> None:
        """Once all that was asked of it is done."""
        if self.thread is not None:
            self.asked.put(None)
            self.thread.join()
            self.thread = None

    def _work(self) -> None:
        while (work := self.asked.get()) is not None:
            try:
                work()
            except Exception:
                log.exception("the thread %s had trouble and goes on", self.name)
            del work  # and whoever it was done for, who may be gone long before the next
