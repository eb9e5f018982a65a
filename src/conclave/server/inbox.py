"""What somebody has sent over a socket, taken one message after another."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_UNTAKEN = 16
"""Messages that may wait before no more are read."""


class Inbox:
    def __init__(self, take: Callable[[str | None], Awaitable[None]]) -> None:
        self.take = take
        """Is given a text, or nothing for what is no text. It must not raise."""
        self.waiting: deque[str | None] = deque()
        self.working: asyncio.Task[None] | None = None
        self.on_emptied: Callable[[], None] | None = None
        self.closed = False

    def put(self, text: str | None) -> bool:
        """False if nothing more should be put until it is empty."""
        if not self.closed:
            self.waiting.append(text)
            if self.working is None:
                self.working = asyncio.create_task(self._work())
        return len(self.waiting) < MOST_UNTAKEN

    async def emptied(self) -> None:
        if self.working is not None:
            await asyncio.wait([self.working])

    def close(self) -> None:
        """What has not begun is not begun. What has takes full effect, whoever has hung up."""
        self.closed = True
        self.waiting.clear()

    async def _work(self) -> None:
        try:
            while self.waiting:
                await self.take(self.waiting.popleft())
        finally:
            # In the same step as the last look: what comes later finds that nobody works.
            self.working = None
            if self.on_emptied is not None:
                self.on_emptied()
