"""One connection to a table."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from litestar.exceptions import WebSocketDisconnect

from conclave.core.errors import ConclaveError
from conclave.core.plain import PlainDict
from conclave.server import metrics
from conclave.server.authentication import Socket, address
from conclave.server.crowd import Listener
from conclave.server.dispatch import execute
from conclave.server.live_table import LiveTable
from conclave.server.messages import Ask, SocketMessage, nonce_of, read_message
from conclave.server.payloads import encode, seat_names
from conclave.server.rate import Credits
from conclave.server.refusals import (
    Refused,
    TooFast,
    Trouble,
    Unauthorized,
    VersionOld,
    refusal_payload,
    trouble,
    unknown_table,
)
from conclave.server.request_ids import begin_request, request_id
from conclave.server.settings import Limits
from conclave.server.storage.rows import GuestRow
from conclave.server.tables import Tables

MOST_UNREAD = 400
"""Messages that may wait for a slow reader; one more, and it is disconnected."""
PATIENCE = 60
"""Messages beyond the rate that are refused before the sender is disconnected."""
REFUSALS_REMEMBERED = 64
MOST_ASKED = 3
"""Questions of one connection that may be thought about at a time."""

AT_ONCE = "conclave.at_once"
"""The extension of a socket's scope by which a message is written without a detour."""

GOING_AWAY = 1001
MISBEHAVED = 1008
TOO_SLOW = 4408
NO_TABLE = 4404

log = logging.getLogger(__name__)


class Connection(Listener):
    def __init__(
        self,
        tables: Tables,
        live: LiveTable,
        guest: GuestRow | None,
        socket: Socket,
        limits: Limits,
    ) -> None:
        self.tables = tables
        self.live = live
        self.guest = guest
        self.socket = socket
        self.address = address(socket)
        self.limits = limits
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNREAD)
        self.unsent = 0
        """Messages that were put there and are not written yet."""
        ways = cast(dict[str, Callable[[bytes], bool]], socket.scope["extensions"] or {})
        self.write_at_once = ways.get(AT_ONCE, _never)
        self.credits = Credits(limits.messages)
        self.patience = PATIENCE
        self.refused: dict[str, PlainDict] = {}
        """By nonce, what was refused: sent again, it is refused again. Not so after trouble of
        ours: what was asked for may have been stored all the same, and the record tells."""
        self.asked: set[asyncio.Task[None]] = set()
        """What is being thought about for this connection."""
        self.closing: int | None = None
        self.id = request_id()
        self.taken = 0

    def hear(self, message: bytes) -> None:
        if not self.unsent and self.closing is None and self.write_at_once(message):
            return
        try:
            self.outbox.put_nowait(message)
            self.unsent += 1
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def dismiss(self) -> None:
        self.answer({"type": "refused", **refusal_payload(unknown_table(self.live.code))}, None)
        self.end(NO_TABLE)

    def turn_out(self, why: Refused) -> None:
        self.answer({"type": "refused", **refusal_payload(why)}, None)
        self.end(4000 + why.status)

    def end(self, code: int) -> None:
        """Close once everything queued before is sent, or at once if the queue is full."""
        if self.closing is None:
            self.closing = code
            with suppress(asyncio.QueueFull):
                self.outbox.put_nowait(b"")

    async def run(self) -> None:
        """Until either side ends it."""
        arrived = time.monotonic()
        sending = asyncio.create_task(self._send_all())
        receiving = asyncio.create_task(self._receive_all())
        try:
            async with self.live.lock:
                await self.live.catch_up_since(arrived)
                self.live.join(self)
                self.live.note_presence()
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            # A move that is being stored is stored and told to the others all the same.
            receiving.cancel()
            sending.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
            self.live.leave(self)
            self.live.note_presence()

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, TimeoutError):
            while True:
                message = await self.outbox.get()
                if message == b"":
                    break
                async with self._while_read():
                    await self.socket.send_data(message, mode="text")
                self.unsent -= 1
                if self.closing == TOO_SLOW or (self.closing and self.outbox.empty()):
                    break
            async with self._while_read():
                await self.socket.close(self.closing or GOING_AWAY)

    def _while_read(self) -> asyncio.Timeout:
        """Even a close waits for earlier messages to be read: whoever reads none goes without."""
        return asyncio.timeout(self.limits.seconds_to_listen)

    async def _receive_all(self) -> None:
        while True:
            try:
                event = await self.socket.receive()
            except WebSocketDisconnect:
                return
            if event["type"] != "websocket.receive":
                return
            if self.closing is None:
                await self._take(event.get("text"))

    async def _take(self, text: str | None) -> None:
        self.taken += 1
        begin_request(f"{self.id}-{self.taken}")
        nonce: str | None = None
        try:
            if not self.credits.spend():
                nonce = nonce_of(text or "")
                self._lose_patience()
                raise TooFast("too-fast")
            if text is None:
                raise Refused("message-binary")
            message = read_message(text)
            nonce = message.nonce
            if nonce and nonce in self.refused:
                self.answer(self.refused[nonce], nonce)
                return
            if isinstance(message, Ask):
                self._advise(message)
                return
            executing = asyncio.create_task(self._execute(message))
            executing.add_done_callback(_heed)
            # Shielded: once begun, a message takes full effect, whatever becomes of the connection.
            answer = await asyncio.shield(executing)
        except ConclaveError as refusal:
            self._refuse(refusal, nonce)
            if isinstance(refusal, VersionOld):
                await self.live.tell_present(self)
        else:
            self.answer(answer, nonce)

    def _advise(self, message: Ask) -> None:
        """Thinking takes a while, and does not hold up what is said meanwhile."""
        if len(self.asked) >= MOST_ASKED:
            raise TooFast("advice-pending")
        task = asyncio.create_task(self._advise_in_time(message))
        self.asked.add(task)
        task.add_done_callback(self.asked.discard)

    async def _advise_in_time(self, message: Ask) -> None:
        try:
            self.answer(await self._execute(message), message.nonce)
        except ConclaveError as refusal:
            self._refuse(refusal, message.nonce)
            if isinstance(refusal, VersionOld):
                await self.live.tell_present(self)

    def _lose_patience(self) -> None:
        self.patience -= 1
        if self.patience <= 0:
            self.end(MISBEHAVED)

    def _refuse(self, refusal: ConclaveError, nonce: str | None) -> None:
        payload = refusal_payload(refusal, seat_names(self.live.table))
        answer: PlainDict = {"type": "refused", **payload}
        if nonce and not isinstance(refusal, TooFast | Trouble):
            self.refused[nonce] = answer
            if len(self.refused) > REFUSALS_REMEMBERED:
                del self.refused[next(iter(self.refused))]
        self.answer(answer, nonce)

    def answer(self, answer: PlainDict, nonce: str | None) -> None:
        self.hear(encode(answer if nonce is None else {**answer, "nonce": nonce}))

    async def _execute(self, message: SocketMessage) -> PlainDict:
        if self.guest is None:
            raise Unauthorized("guest-needed")
        try:
            with metrics.Timed(metrics.messages.labels(str(message.__struct_config__.tag))):
                return await execute(self.tables, self.live, self.guest, message)
        except ConclaveError:
            raise
        except Exception as error:
            log.exception("a message at %s had trouble", self.live.code)
            raise trouble() from error


def _never(_message: bytes) -> bool:
    """Where a server has no such way, every message waits for its turn."""
    return False


def _heed(executed: asyncio.Task[PlainDict]) -> None:
    """A refusal may come when its asker has hung up: asyncio need not complain that nobody heard
    it."""
    if not executed.cancelled():
        executed.exception()
