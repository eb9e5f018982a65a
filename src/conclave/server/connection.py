"""One connection to a table."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import cast

from litestar.exceptions import WebSocketDisconnect

from conclave.core.errors import ConclaveError
from conclave.core.plain import PlainDict
from conclave.server import metrics
from conclave.server.at_once import say_at_once
from conclave.server.authentication import Socket, address
from conclave.server.crowd import Listener
from conclave.server.direct_line import DIRECT, DirectLine, NoDirectLine
from conclave.server.dispatch import execute
from conclave.server.inbox import Done, Inbox
from conclave.server.live_table import LiveTable
from conclave.server.messages import Ask, SocketMessage, nonce_of, quickly_said, read_message
from conclave.server.payloads import encode
from conclave.server.rate import Credits
from conclave.server.refusals import (
    Forbidden,
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
from conclave.server.sofa_seats import speaker
from conclave.server.storage.arrivals import Arrival
from conclave.server.storage.move_writer import VersionConflict
from conclave.server.storage.rows import GuestRow
from conclave.server.table_payloads import seat_names
from conclave.server.tables import Tables

MOST_UNREAD = 400
"""Messages that may wait for a slow reader; one more, and it is disconnected."""
PATIENCE = 60
"""Messages beyond the rate that are refused before the sender is disconnected."""
REFUSALS_REMEMBERED = 64
MOST_ASKED = 3
"""Questions of one connection that may be thought about at a time."""

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
        arrival: Arrival | None,
        socket: Socket,
        limits: Limits,
    ) -> None:
        self.tables = tables
        self.live = live
        self.owner = self.guest = arrival.guest if arrival else None
        self.device = arrival.device if arrival else None
        self.socket = socket
        self.address = address(socket)
        self.limits = limits
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNREAD)
        self.unsent = 0
        """Messages that were put there and are not written yet."""
        self.sending: asyncio.Task[None] | None = None
        """Not before something has to wait: most read as fast as they are told."""
        self.over = asyncio.Event()
        ways = cast(dict[str, DirectLine], socket.scope["extensions"] or {})
        self.line = ways.get(DIRECT, NoDirectLine())
        self.inbox = Inbox(self._take, self._take_at_once)
        self.held: list[bytes] | None = None
        """What is sent together with the answer that follows in the same step."""
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

    def hold(self) -> None:
        self.held = []

    def round_trip(self) -> float:
        return self.line.round_trip()

    def hear(self, *messages: bytes) -> None:
        if self.held is None:
            self._send(*messages)
        else:
            self.held += messages

    def _send(self, *messages: bytes) -> None:
        if not self.unsent and self.closing is None and self.line.write_at_once(*messages):
            return
        try:
            for message in messages:
                self.outbox.put_nowait(message)
                self.unsent += 1
        except asyncio.QueueFull:
            self.end(TOO_SLOW)
        self._begin_sending()

    def _begin_sending(self) -> None:
        if self.sending is None and not self.over.is_set():
            self.sending = asyncio.create_task(self._send_all())
            self.sending.add_done_callback(self._note_over)

    def _note_over(self, _task: asyncio.Task[None]) -> None:
        self.over.set()

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
            self._begin_sending()

    async def run(self) -> None:
        """Until either side ends it."""
        arrived = time.monotonic()
        receiving = asyncio.create_task(self._receive_all())
        receiving.add_done_callback(self._note_over)
        self.inbox.on_emptied = self.line.read_on
        self.line.hand_over(self.inbox.put)
        try:
            async with self.live.lock:
                await self.live.catch_up_since(arrived)
                self.live.join(self)
            self.tables.check_logged_in(self)
            await self.over.wait()
        finally:
            self.over.set()
            # A move that is being stored is stored and told to the others all the same.
            self.inbox.close()
            tasks = [receiving, self.sending] if self.sending else [receiving]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
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
            self.inbox.put(event.get("text"))
            await self.inbox.emptied()

    def _take_at_once(self, text: str, done: Done) -> bool:
        """A move that is said as nearly all are. The answer is no for whatever else it is."""
        said = quickly_said(text)
        if said is None or said.as_ is not None or self.guest is None or self.closing is not None:
            return False
        if said.nonce in self.refused or not self.credits.spend():
            return False
        began = time.perf_counter()

        def answered(answer: PlainDict | Exception) -> None:
            metrics.says.observe(time.perf_counter() - began)
            if isinstance(answer, VersionConflict):
                self.credits.give_back()
                done(False)
                return
            self._begin_message()
            if isinstance(answer, Exception):
                log.error("a message at %s had trouble", self.live.code, exc_info=answer)
                self._refuse(trouble(), said.nonce)
            else:
                self.answer(answer, said.nonce)
            done(True)

        begun = say_at_once(self.live, self.guest, said, self, answered)
        if not begun:
            self.credits.give_back()
        return begun

    def _begin_message(self) -> None:
        self.taken += 1
        begin_request(f"{self.id}-{self.taken}")

    async def _take(self, text: str | None) -> None:
        if self.closing is not None:
            return
        try:
            await self._take_message(text)
        except ConclaveError as refusal:
            log.warning("table %s: %s", self.live.code, refusal)
            self.end(GOING_AWAY)
        except Exception:
            log.exception("a connection to %s had trouble", self.live.code)
            self.end(GOING_AWAY)

    async def _take_message(self, text: str | None) -> None:
        self._begin_message()
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
        except ConclaveError as refusal:
            self._refuse(refusal, nonce)
        else:
            await self._carry_out(message)

    def _advise(self, message: Ask) -> None:
        """Thinking takes a while, and does not hold up what is said meanwhile."""
        if len(self.asked) >= MOST_ASKED:
            raise TooFast("advice-pending")
        task = asyncio.create_task(self._carry_out(message))
        self.asked.add(task)
        task.add_done_callback(self.asked.discard)

    async def _carry_out(self, message: SocketMessage) -> None:
        try:
            answer = await self._execute(message)
        except ConclaveError as refusal:
            self._refuse(refusal, message.nonce)
            if isinstance(refusal, VersionOld):
                await self.live.tell_present(self)
        else:
            self.answer(answer, message.nonce)

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
        encoded = encode(answer if nonce is None else {**answer, "nonce": nonce})
        held, self.held = self.held or (), None
        self._send(*held, encoded)

    def _speaker(self, message: SocketMessage) -> GuestRow:
        """Whose word it is: another's only if both sit at this device."""
        if self.owner is None:
            raise Unauthorized("guest-needed")
        if message.as_ is not None:
            return speaker(self.live.table, self.owner, message.as_)
        if self.guest is None:
            raise Forbidden("sofa-nobody")
        return self.guest

    async def _execute(self, message: SocketMessage) -> PlainDict:
        guest = self._speaker(message)
        try:
            with metrics.Timed(metrics.messages_of(str(message.__struct_config__.tag))):
                return await execute(self.tables, self.live, guest, message, self)
        except ConclaveError:
            raise
        except Exception as error:
            log.exception("a message at %s had trouble", self.live.code)
            raise trouble() from error
