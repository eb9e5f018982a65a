"""A connection that has ended is gone at once: nothing of it waits for a search for garbage."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

from conclave.server.connection import Connection
from tests.server.people import Person
from tests.server.running import SECONDS
from tests.server.test_moves import two_people


@contextmanager
def no_search_for_garbage() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def traces_at(code: str) -> list[weakref.ref[object]]:
    """The connections to a table, and the lines that they go by."""
    found = [one for one in gc.get_objects() if type(one) is Connection]
    here = [one for one in found if one.live.code == code]
    return [weakref.ref(trace) for one in here for trace in (one, one.line)]


async def all_gone(traces: list[weakref.ref[object]]) -> None:
    async with asyncio.timeout(SECONDS):
        while any(trace() is not None for trace in traces):
            await asyncio.sleep(0.01)


async def test_a_connection_that_has_ended_leaves_nothing(nox: Person, ines: Person) -> None:
    with no_search_for_garbage():
        mover, other = await two_people(nox, ines)
        await mover.do(
            {
                "type": "say",
                "version": mover.position["version"],
                "sentence": mover.position["legal"][0],
                "nonce": "a",
            }
        )
        await other.do({"type": "chat", "text": "Well said."})
        traces = traces_at(mover.table["code"])
        assert len(traces) == 4
        await mover.leave()
        await other.leave()
        await all_gone(traces)


async def test_one_that_hangs_up_without_a_word_leaves_nothing(nox: Person) -> None:
    with no_search_for_garbage():
        code = (await nox.make_table(["me", "open"]))["code"]
        chair = await nox.connect(code)
        traces = traces_at(code)
        assert len(traces) == 2
        chair.socket.transport.abort()
        await all_gone(traces)
