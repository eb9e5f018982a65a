"""What somebody has sent over a socket, taken one message after another."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

MOST_UNTAKEN = 16
"""Messages that may wait before no more are read."""

Done: TypeAlias = Callable[[bool], None]
"""Called once a text was taken; with a no if it has to be given to a task after all."""
AtOnce: TypeAlias = Callable[[str, Done], bool]


def never_at_once(_text: str, _done: Done) -> bool:
    return False


async def _never(_text: str | None) -> None:
    pass


class Inbox:
    def __init__(
        self, take: Callable[[str | None], Awaitable[None]], at_once: AtOnce = never_at_once
    ) -> None:
        self.take = take
        """Is given a text, or nothing for what is no text. It must not raise."""
        self.at_once = at_once
        """May begin with a text in the same step; then it calls back in a later one. If not, it
        says no, and the text is given to a task."""
        self.waiting: deque[str | None] = deque()
        self.taking: str | None = None
        """The text that was begun with last."""
        self.working = False
        self.task: asyncio.Task[None] | None = None
        self.on_emptied: Callable[[], None] | None = None
        self.waiter: asyncio.Future[None] | None = None
        self.closed = False

    def put(self, text: str | None) -> bool:
        """False if nothing more should be put until it is empty."""
        if not self.closed:
            self.waiting.append(text)
            if not self.working:
                self._take_next()
        return len(self.waiting) < MOST_UNTAKEN

    async def emptied(self) -> None:
        if self.working:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter

    def close(self) -> None:
        """What has not begun is not begun. What has takes full effect, whoever has hung up."""
        self.closed = True
        self.waiting.clear()
        self.take, self.at_once, self.on_emptied = _never, never_at_once, None

    def _take_next(self) -> None:
        # In the same step as the last look: what comes later finds that nobody works.
        self.working = bool(self.waiting)
        if not self.working:
            self._tell_emptied()
            return
        text = self.taking = self.waiting.popleft()
        if text is None or not self.at_once(text, self._done):
            self._done(False)

    def _done(self, taken: bool) -> None:
        if taken:
            self._take_next()
        else:
            # Held here, because asyncio itself may forget a running task that nobody holds.
            self.task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            await self.take(self.taking)
        except asyncio.CancelledError:
            self.close()
            raise
        finally:
            self._take_next()

    def _tell_emptied(self) -> None:
        if self.on_emptied is not None:
            self.on_emptied()
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)
