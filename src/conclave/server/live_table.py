"""A table in memory: a cache of its record, for everybody who is connected to it."""

import asyncio
import time
from collections.abc import Callable

from conclave.core.errors import BadRecord, ConclaveError
from conclave.core.plain import PlainDict
from conclave.core.record import Record
from conclave.server.answers import Answers
from conclave.server.audience import Ready
from conclave.server.clocks.house_time import HouseTime
from conclave.server.crowd import Listener
from conclave.server.game_audience import GameAudience
from conclave.server.payloads import chat_payload, encode
from conclave.server.pubsub import PubSub
from conclave.server.refusals import Forbidden, unknown_table
from conclave.server.regret import Regret
from conclave.server.storage.blocks import removed_from, unheard
from conclave.server.storage.move_writer import MoveWriter
from conclave.server.storage.moves import (
    CHATS_KEPT,
    answers_at,
    chats_after,
    find_answer,
    moves_after,
)
from conclave.server.storage.rows import (
    OVER,
    PLAYING,
    UNDO,
    WAITING,
    ChatRow,
    MoveRow,
    SeatRow,
    bad_row,
)
from conclave.server.storage.tables import StoredTable, find_table
from conclave.server.stored_match import (
    RulesGone,
    note_forfeits,
    resume_match,
    standing_moves,
    stored_record,
    take_back,
)
from conclave.server.table_payloads import gone_payload


class LiveTable(GameAudience):
    """Whatever changes it or reads the match does so while holding ``lock``."""

    def __init__(
        self,
        code: str,
        writer: MoveWriter,
        pubsub: PubSub,
        wake_bots: Callable[["LiveTable"], None],
        regret: Regret,
        house_time: HouseTime,
    ) -> None:
        super().__init__(code, pubsub, regret, house_time)
        self.writer = writer
        self.storage = writer.storage
        self.wake_bots = wake_bots
        """Called after each change, so that bots can take their turn."""
        self.lock = asyncio.Lock()
        self.loaded = False
        self.stale = False
        """Whether the match may differ from the record: a move was made that may not be stored."""
        self.kept: Record | None = None
        """What is stored of a game whose rules are gone."""
        self.undone_at = 0
        """The version in which something was last taken back."""
        self.answers = Answers()
        self.caught_up_at = 0.0
        """When what was last read from the database was asked for."""
        self.moved_here = False
        """Whether this process made the last change."""

    async def catch_up_since(self, moment: float) -> None:
        """As below, unless somebody else has done so since: of many who come at once, one reads."""
        if self.stale or self.caught_up_at < moment:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read again what is stored, and tell everybody what they have missed."""
        asked_at = time.monotonic()
        async with self.storage.reading() as db:
            found = await find_table(db, self.code)
            if found is None:
                raise unknown_table(self.code)
            known = 0 if self.stale else self.version
            moves = await moves_after(db, self.code, known)
            chats = await chats_after(db, self.code, self.talk.last(), CHATS_KEPT)
            silences = await unheard(db, self.talk.speakers(chats))
            self.removed = await removed_from(db, self.code)
            if not self.loaded:
                self.answers.given = await answers_at(db, self.code)
        try:
            self._take_up(found, moves)
            self._tell_chats(chats, silences)
        except Exception as error:
            self.stale = self.loaded
            refusal = bad_row(self.code, error)
            if isinstance(error, ConclaveError):
                raise  # it says more
            raise refusal from error
        self.caught_up_at = asked_at

    def _take_up(self, found: StoredTable, moves: list[MoveRow]) -> None:
        before = self.table if self.loaded else found
        if self.stale or not self.loaded:
            told = [move for move in moves if not self.loaded or move.number <= self.version]
            moves = moves[len(told) :]
            self.match = None
            if before.row.status != WAITING:
                self._resume(found, told)
            self.numbers = [move.number for move in standing_moves(told)]
            self.version = told[-1].number if told else 0
            self.undone_at = max((move.number for move in told if move.kind == UNDO), default=0)
            for move in told:
                self.answers.remember_move(move)
            self.stale, self.loaded = False, True
        self.table = found
        if found.row.clocks is not None:
            self.house_time.witness(found.row.clocks.since)
        self.count_here(self.presence.here.watching())
        self._tell_changes(before, moves)
        self.regret.stirred.set()
        self.wake_bots(self)

    def _resume(self, table: StoredTable, moves: list[MoveRow]) -> None:
        self.gone = self.kept = None
        try:
            self.match = resume_match(table, moves)
        except RulesGone as gone:
            self.gone, self.kept = gone, stored_record(table, moves)

    def _tell_changes(self, before: StoredTable, moves: list[MoveRow]) -> None:
        began = self.match is None and not self.gone and self.table.row.status != WAITING
        changed = before.row.revision != self.table.row.revision
        if changed or before.row.status != self.table.row.status:
            self.tell_table()
        if began:
            self._resume(self.table, [])
            self.moved_at = time.monotonic()
            self.turn_since = self.steady()
        if began and self.gone:
            self.tell_all(gone_payload(self.gone, self.table.row))
        elif began:
            self.tell(self.messages().log)
        if not moves:
            self._note_forfeits()
        if (began or changed) and self.match is not None:
            self.tell(self.messages().position)
        for move in moves:
            self._follow(move)
        if moves and changed and self.match is not None:
            self._note_forfeits()
            self.tell(self.messages().position)
        if before.row.status == PLAYING and self.table.row.status == OVER and not moves:
            self.open_talk()
        rematch = self.table.row.rematch
        if rematch and before.row.rematch != rematch:
            self.tell_all({"type": "rematch", "code": rematch})

    def _note_forfeits(self) -> None:
        if self.match is not None:
            note_forfeits(self.match.record, self.table, self.numbers)

    def _tell_chats(self, chats: list[ChatRow], silences: set[tuple[str, str]]) -> None:
        changed = self.talk.take_unheard(silences)
        self.talk.add(chats)
        for chat in chats:
            message = encode({"type": "chat", "chat": chat_payload(chat)})
            for listener in self.listeners:
                if self.talk.may_read(chat, listener.owner_id, self.plays(listener)):
                    listener.hear(message)
        self.tell_chats_again(lambda listener: listener.owner_id in changed)
        for listener in list(self.listeners):
            if listener.owner_id in self.removed:
                listener.turn_out(Forbidden("removed-from-table"))

    def _follow(self, move: MoveRow) -> None:
        """Make a move that another process has stored."""
        if self.gone:  # the other one knows these rules
            self.version = move.number
            return
        match = self.started()
        if move.kind == UNDO:
            self.match = take_back(match, move.seat, self.table.row.seed)
        else:
            match.say(move.seat, move.sentence)
            if match.record.moves[-1].draws != move.draws:
                raise BadRecord("record-draw-differs", {"move": move.number})
        self.moved_here = False
        self.adopt(move)

    def adopt(self, move: MoveRow, hurried: str | None = None, ready: Ready | None = None) -> None:
        """Count a move that is stored and that the match has made, and tell everybody. What is
        ready was made for it."""
        if hurried is not None:
            self.hurried[move.number] = hurried
        self.version = move.number
        self.moved_at = time.monotonic()
        self.turn_since = self.steady()
        self.regret.stirred.set()
        self.answers.remember_move(move)
        if move.kind == UNDO:
            first = len(self.started().record.moves)
            taken_back = self.numbers[first]
            del self.numbers[first:]
            self.undone_at = move.number
            messages = self.messages()
            self.tell(lambda seat: messages.undone(taken_back, seat))
        else:
            self.numbers.append(move.number)
            # What is ready for everybody need not be made once more.
            moved = self.messages().moved if not ready else lambda seat: self.messages().moved(seat)
            self.tell(moved, ready)
        reopened = move.kind == UNDO and self.table.row.practice
        if self.table.row.status == OVER or reopened:
            self.tell_table()
            self.open_talk()

    async def answer_before(self, guest: str, nonce: str) -> PlainDict | None:
        """What was answered to that nonce, with whatever kind of message it came."""
        known = self.answers.get(guest, nonce)
        if known is not None or self.pubsub.alone:
            return known
        async with self.storage.reading() as db:
            return await find_answer(db, self.code, guest, nonce)

    def bot_to_act(self) -> tuple[SeatRow, str] | None:
        """The seat for which a bot is to decide now, and the bot's level."""
        if self.match is None or self.table.row.status != PLAYING or self.match.over():
            return None
        seat = self.table.seats[self.match.state.actor()]
        level = seat.player()
        return None if level is None else (seat, level)

    def take_bots(self) -> None:
        """It is for this process to see to the bots' next move."""
        self.moved_here = True
        self.regret.stirred.set()

    async def tell_present(self, listener: Listener) -> None:
        """Tell the present position to somebody who spoke about an old one."""
        async with self.lock:
            if self.stale:
                await self.catch_up()
            listener.hear(encode(self.messages().position(self.seat_number(listener))))
