"""Messages of one connection are taken one after another, at once where that can be."""

import asyncio

from conclave.server.inbox import MOST_UNTAKEN, Done, Inbox


class Taker:
    """Takes texts that begin with ``!`` at once, and the others in a task."""

    def __init__(self) -> None:
        self.taken: list[str | None] = []
        self.under_way: list[Done] = []
        self.inbox = Inbox(self.take, self.at_once)

    async def take(self, text: str | None) -> None:
        await asyncio.sleep(0)
        self.taken.append(text)

    def at_once(self, text: str, done: Done) -> bool:
        if not text.startswith("!"):
            return False
        self.taken.append(text)
        self.under_way.append(done)
        return True


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_nothing_overtakes_what_is_under_way() -> None:
    taker = Taker()
    for text in ("!a", "b", None, "!c"):
        taker.inbox.put(text)
    await settled()
    assert taker.taken == ["!a"]
    taker.under_way.pop()(True)
    await settled()
    assert taker.taken == ["!a", "b", None, "!c"]


async def test_what_could_not_be_done_at_once_is_given_to_a_task() -> None:
    taker = Taker()
    taker.inbox.put("!a")
    taker.inbox.put("b")
    taker.under_way.pop()(False)
    await settled()
    assert taker.taken == ["!a", "!a", "b"]


async def test_once_it_is_closed_nothing_is_begun_and_what_is_under_way_ends() -> None:
    taker = Taker()
    taker.inbox.put("!a")
    taker.inbox.put("b")
    taker.inbox.close()
    taker.inbox.put("c")
    taker.under_way.pop()(True)
    await settled()
    assert taker.taken == ["!a"]
    assert not taker.inbox.working


async def test_whoever_sends_faster_than_is_taken_has_to_wait() -> None:
    taker = Taker()
    emptied: list[bool] = []
    taker.inbox.on_emptied = lambda: emptied.append(True)
    taker.inbox.put("!a")
    room = [taker.inbox.put("b") for _ in range(MOST_UNTAKEN)]
    assert room == [True] * (MOST_UNTAKEN - 1) + [False]
    waiting = asyncio.create_task(taker.inbox.emptied())
    await settled()
    assert not waiting.done()
    taker.under_way.pop()(True)
    async with asyncio.timeout(5):
        await waiting
    assert emptied == [True]
    assert len(taker.taken) == MOST_UNTAKEN + 1
