"""Bots at the tables: whose turn it is follows from the stored table, so it survives a restart."""

import asyncio
import logging
import secrets
import time

from conclave.bots.levels import LEVELS, RANDOM, reads
from conclave.core.chance import Chance, FastChance
from conclave.core.errors import ConclaveError
from conclave.core.guide import NOVICE
from conclave.core.perspective import Perspective
from conclave.core.recollection import recollect
from conclave.server.bot_workers import Workers
from conclave.server.commands import say_for_bot
from conclave.server.live_table import LiveTable
from conclave.server.outside_workers import OutsideWorkers
from conclave.server.refusals import Conflict, NotFound

SECONDS_FOR_OTHERS = 4.0
"""How long the bots of a table are left to the process that made the last move there."""
SECONDS_AFTER_TROUBLE = 2.0

SEEDS = 1 << 53
STAND_IN = "stand-in"
"""In place of a level: a bot from outside failed, and the house's novice moved."""

log = logging.getLogger(__name__)


def bot_luck(live: LiveTable) -> Chance:
    """All the luck of one decision at that table; nobody can know it beforehand."""
    return FastChance(secrets.randbits(64))


class BotTurns:
    def __init__(self, workers: Workers, outside: OutsideWorkers, pace: float) -> None:
        self.workers = workers
        self.outside = outside
        self.pace = pace
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.left: dict[str, tuple[int, float]] = {}
        """Of tables whose bots are left to another process: in which version, and until when."""

    async def start(self) -> None:
        await self.workers.start()

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.stop()
        await self.outside.stop()

    def wake(self, live: LiveTable) -> None:
        """Let the table's bots play, if it is their turn and they are not playing already."""
        if live.code in self.tasks or live.bot_to_act() is None:
            return
        task = asyncio.create_task(self._play(live))
        self.tasks[live.code] = task
        task.add_done_callback(lambda ended: self._ended(live, ended))

    def _ended(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        self.tasks.pop(live.code, None)
        self.left.pop(live.code, None)
        if not task.cancelled() and task.exception() is None:
            self.wake(live)

    async def _play(self, live: LiveTable) -> None:
        while True:
            try:
                if not await self._turn(live):
                    return
            except Conflict as refusal:
                # Somebody was quicker: look again.
                log.debug("bot at %s: %s", live.code, refusal)
                await asyncio.sleep(0)
            except ConclaveError as refusal:
                # The table is gone or can't be read: raised, so that nobody wakes its bots again.
                if not isinstance(refusal, NotFound):
                    log.warning("the bots at %s can't go on: %s", live.code, refusal)
                raise
            except Exception:
                log.exception("the bots at %s have trouble and try again", live.code)
                await asyncio.sleep(SECONDS_AFTER_TROUBLE)

    async def _turn(self, live: LiveTable) -> bool:
        """Make one move; False if no bot is to move."""
        async with live.lock:
            if live.stale:
                await live.catch_up()
            turn = live.bot_to_act()
            if turn is None:
                return False
            seat, level = turn
            version = live.version
            match = live.started()
            luck = bot_luck(live)
            past = recollect(match, seat.seat, luck) if reads(match.game, level) else []
            perspective = Perspective(match.game, match.state, seat.seat, luck, past)
            host = live.table.row.host
        if not live.pubsub.alone and not live.moved_here:
            if await self._leave_to_others(live, version):
                return True
            live.moved_here = True  # the other process has gone silent
        sentence, thought = await self._think(perspective, level, luck, host)
        await asyncio.sleep(max(0.0, live.moved_at + self.pace - time.monotonic()))
        while live.version == version and (seconds := live.regret_left()[1]) > 0:
            await live.regret.pause(seconds)
        hurried = None if thought == level else thought
        await say_for_bot(live, seat.seat, version, sentence, hurried)
        return True

    async def _leave_to_others(self, live: LiveTable, version: int) -> bool:
        """Wait a while for another process to move; False if it has had its time. Whatever happens
        at the table ends the wait: it may now be this process that is to go on."""
        known, until = self.left.get(live.code, (-1, 0.0))
        if known != version:
            until = time.monotonic() + SECONDS_FOR_OTHERS + live.regret_left()[1]
            self.left[live.code] = (version, until)
        seconds = until - time.monotonic()
        if seconds <= 0:
            return False
        await live.regret.pause(seconds)
        return True

    async def _think(
        self, perspective: Perspective, level: str, luck: Chance, host: str
    ) -> tuple[str, str]:
        """The bot's sentence, or any legal one if there is none in time; and the level at which it
        was thought about. Where a bot from outside fails, the house's novice stands in for it."""
        legal = [perspective.say(move) for move in perspective.legal()]
        if len(legal) == 1:
            return legal[0], level
        question = perspective.dump()
        question |= {
            "game": perspective.game.slug,
            "version": perspective.game.version,
            "level": level,
            "seed": luck.below(SEEDS),
        }
        thought = ""
        if level not in LEVELS:
            sentence = (await self.outside.ask(question, host)).get("sentence")
            if isinstance(sentence, str) and sentence in legal:
                return sentence, level
            question["level"], thought = NOVICE, STAND_IN
        answer = await self.workers.ask(question, host) or {}
        sentence = answer.get("sentence")
        if isinstance(sentence, str) and sentence in legal:
            return sentence, thought or str(answer.get("level"))
        return luck.pick(legal), RANDOM
