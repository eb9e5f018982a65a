"""Whose turn it is to be served: guests in rotation, each guest's own questions in their order."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Something to be had by one at a time, and those who wait for it. Whoever has many waiting
    keeps nobody else waiting longer than one more of theirs."""

    def __init__(self, free: list[T]) -> None:
        self.free = deque(free)
        self.waiting: dict[str, deque[asyncio.Future[T]]] = {}
        """Of each guest who waits at all; the next one to be served comes first."""

    async def take(self, guest: str) -> T:
        """It must be given back."""
        if self.free:
            return self.free.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(guest, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            else:
                self._forget(guest, turn)
            raise

    def give_back(self, freed: T) -> None:
        while self.waiting:
            guest = next(iter(self.waiting))
            turns = self.waiting.pop(guest)
            turn = turns.popleft()
            if turns:
                self.waiting[guest] = turns  # behind everybody else
            if not turn.done():
                turn.set_result(freed)
                return
        self.free.append(freed)

    def ahead_of(self, guest: str) -> int:
        """How many are served until all that the guest has waiting, and one more, would be. Of
        others' no more count than the guest has: so many of theirs take turns with them."""
        own = len(self.waiting.get(guest, ())) + 1
        return sum(min(len(turns), own) for turns in self.waiting.values())

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def _forget(self, guest: str, turn: asyncio.Future[T]) -> None:
        turns = self.waiting.get(guest, deque())
        if turn in turns:
            turns.remove(turn)
            if not turns:
                del self.waiting[guest]
