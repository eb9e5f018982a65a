"""A thread of its own does what it is asked for in turn, whatever comes of it."""

import asyncio
import logging
import threading

import pytest

from conclave.server.storage.own_thread import OwnThread


async def test_it_does_one_thing_after_the_other_and_tells_what_came_of_it() -> None:
    thread, done = OwnThread("own"), list[str]()
    first = asyncio.create_task(thread.call(done.append, "one"))
    second = asyncio.create_task(thread.call(threading.current_thread))
    await first
    assert done == ["one"]
    assert (await second).name == "own"
    with pytest.raises(ZeroDivisionError):
        await thread.call(divmod, 1, 0)
    thread.end()


async def test_what_was_begun_is_done_though_nobody_waits() -> None:
    thread, may, done = OwnThread("own"), threading.Event(), list[str]()
    waiting = asyncio.create_task(thread.call(may.wait))
    await asyncio.sleep(0)
    waiting.cancel()
    thread.do(lambda: done.append("last"))
    may.set()
    thread.end()
    assert done == ["last"]
    await asyncio.gather(waiting, return_exceptions=True)


def test_trouble_does_not_end_it(caplog: pytest.LogCaptureFixture) -> None:
    thread, done = OwnThread("own"), list[str]()

    def fail() -> None:
        raise OSError("broken")

    with caplog.at_level(logging.ERROR):
        thread.do(fail)
        thread.do(lambda: done.append("after"))
        thread.end()
    assert done == ["after"]
    assert "the thread own had trouble and goes on" in caplog.text
