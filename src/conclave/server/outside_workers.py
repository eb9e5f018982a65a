"""Bots from outside, each in a process of its own: none of them can keep the house's bots, or one
another, from thinking, and none can touch the server."""

import asyncio
import logging
import os
import signal
from asyncio.subprocess import Process

import msgspec

from conclave import texts
from conclave.bots.levels import CHOSEN_BY, outside_bots
from conclave.bots.outside import BotFailed
from conclave.core.plain import PlainDict
from conclave.server.bot_workers import Worker, Workers

SECONDS_TO_LOAD = 60.0
"""Not counted as thinking: what a bot imports may be large."""

OURS = ("CONCLAVE_", "PG")
"""How settings begin that are nobody's business but the server's."""
SHARED = (CHOSEN_BY, "_EDITION")
"""How those of them end that the rules and the bots go by."""

log = logging.getLogger(__name__)


class OutsideWorker(Worker):
    module = "conclave.server.outside_worker"

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def words(self) -> list[str]:
        return [self.name]

    def environ(self) -> dict[str, str]:
        return {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(OURS) or name.endswith(SHARED)
        }

    async def start(self) -> Process:
        running = self.process
        process = await super().start()
        if process is not running:
            await self._load(process)
        return process

    async def make_ready(self) -> None:
        await self.start()

    async def _load(self, process: Process) -> None:
        assert process.stdout is not None
        async with asyncio.timeout(SECONDS_TO_LOAD):
            line = await process.stdout.readline()
        said = msgspec.json.decode(line, type=dict) if line else {}
        if "loaded" not in said:
            raise _not_loaded(self.name, said)

    def kill(self, process: Process) -> None:
        """With all that it has started itself."""
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


class OutsideWorkers:
    """A process for each bot, started when it is first asked."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.by_name: dict[str, Workers] = {}

    async def ask(self, question: PlainDict, guest: str) -> PlainDict:
        """What the bot answers that the question names as its level; nothing if it has failed,
        which the log tells."""
        name = str(question["level"])
        if name not in outside_bots():
            log.warning("the bot %s is seated at a table, but %s does not name it", name, CHOSEN_BY)
            return {}
        if name not in self.by_name:
            self.by_name[name] = Workers([OutsideWorker(name)], self.seconds)
        try:
            answer = await self.by_name[name].ask(question, guest)
        except BotFailed as failure:
            log.warning("the bot %s failed: %s", name, texts.explain(failure))
            return {}
        if answer is None:
            log.warning("the bot %s did not answer within %g s, or ended", name, self.seconds)
            return {}
        if "failed" in answer:
            log.warning("the bot %s failed: %s", name, answer["failed"])
        return answer

    async def stop(self) -> None:
        await asyncio.gather(*(workers.stop() for workers in self.by_name.values()))


async def check_outside_bots() -> None:
    """Refuse a file with a bot that can't be loaded, each in a process of its own."""
    workers = [OutsideWorker(name) for name in outside_bots()]
    found = await asyncio.gather(*(_check(worker) for worker in workers), return_exceptions=True)
    for failure in found:
        if isinstance(failure, BaseException):
            raise failure


async def _check(worker: OutsideWorker) -> None:
    try:
        await worker.start()
    except TimeoutError:
        why = f"it was not loaded within {SECONDS_TO_LOAD:g} s"
        raise _not_loaded(worker.name, {"params": {"why": why}}) from None
    finally:
        await worker.stop()


def _not_loaded(name: str, said: PlainDict) -> BotFailed:
    bot = outside_bots()[name]
    told = said.get("params")
    why = told.get("why") if isinstance(told, dict) else None
    return BotFailed(
        "bot-not-loaded",
        {**bot.place, "bot": name, "entry": bot.entry, "why": str(why or "its process ended")},
    )
