"""Those at a table, and what they are told of its game and of what was said there."""

import time
from collections.abc import Callable

from conclave.core.match import Match
from conclave.server.absence import Waiting
from conclave.server.audience import Audience, Ready
from conclave.server.clocks.house_time import HouseTime
from conclave.server.clocks.shown import clocks_payload
from conclave.server.crowd import Listener
from conclave.server.game_messages import GameMessages
from conclave.server.payloads import encode
from conclave.server.pubsub import PubSub
from conclave.server.refusals import Forbidden
from conclave.server.regret import Regret
from conclave.server.sofa_seats import sits_there
from conclave.server.storage.rows import PLAYING, MoveRow, TableRow
from conclave.server.storage.tables import StoredTable
from conclave.server.stored_match import RulesGone
from conclave.server.table_payloads import gone_payload
from conclave.server.table_talk import TableTalk

SECONDS_OF_A_TICK = 0.1
"""Clocks are told in tenths of a second: whoever comes within one of them is told the same."""


class GameAudience(Audience):
    def __init__(self, code: str, pubsub: PubSub, regret: Regret, house_time: HouseTime) -> None:
        super().__init__(code, pubsub, house_time.pace.steady)
        self.presence.grace = house_time.pace.grace
        self.regret = regret
        self.house_time = house_time
        self.greeting: tuple[object, list[bytes]] = (None, [])
        """What whoever comes to watch is told, and of what it was made."""
        self.match: Match | None = None
        self.gone: RulesGone | None = None
        """Why there is no match although the game has begun."""
        self.numbers: list[int] = []
        """For each move of the match, the number of its row in the database."""
        self.hurried: dict[int, str] = {}
        """By a move's number, the level at which a bot thought about it, if less than its own.
        Known where it thought, as long as the table is in memory."""
        self.version = 0
        self.talk = TableTalk()
        self.removed: set[str] = set()
        """Guests whom the host has sent away."""
        self.moved_at = time.monotonic()
        self.turn_since = self.steady()
        """Since when the actor is asked, as far as this process knows."""
        self.reminded_at: float | None = None

    def started(self) -> Match:
        assert self.match is not None, "the game has not begun"
        return self.match

    def regret_left(self) -> tuple[int, float]:
        """The seat that bots wait for and the seconds for which they still do; or -1 and 0."""
        return self.regret.left(self.table, self.started(), self.version, self.moved_at)

    def messages(self) -> GameMessages:
        """What is told of the game as it is now."""
        waited_for = self.regret_left()
        return GameMessages(
            *(self.table, self.started(), self.numbers, self.version),
            *(self.hurried, waited_for, clocks_payload(self.table, self.house_time.now())),
        )

    def join(self, listener: Listener) -> None:
        """Tell the listener everything as it is now, and from then on every change."""
        if listener.owner_id in self.removed:
            listener.turn_out(Forbidden("removed-from-table"))
            return
        self.crowd.add(listener)
        self.note_presence()
        self.presence_told = None
        listener.hear(*self._greeting(listener))

    def _greeting(self, listener: Listener) -> list[bytes]:
        """Made once for all who only watch, as long as nothing happens but their coming."""
        alike = self.only_watches(listener) and self.talk.hears_everybody(listener.owner_id)
        if not alike:
            return self._make_greeting(listener, self.seat_number(listener))
        row = self.table.row
        made_of = (
            *(row.revision, row.status, row.version, row.rematch, self.version, self.talk.last()),
            *(id(self.match), self.presence.guests(), self.tellings),
            None if row.due is None else int(self.house_time.now() / SECONDS_OF_A_TICK),
        )
        if self.greeting[0] != made_of:
            self.greeting = made_of, self._make_greeting(listener, None)
        return self.greeting[1]

    def _make_greeting(self, listener: Listener, seat: int | None) -> list[bytes]:
        greeting = [self.table_message(listener)]
        if self.match is not None:
            greeting.append(encode(self.messages().log(seat)))
            greeting.append(encode(self.messages().position(seat)))
        if self.gone:
            greeting.append(encode(gone_payload(self.gone, self.table.row)))
        chats = self.talk.read_by(listener.owner_id, self.plays(listener))
        return [*greeting, encode(chats)]

    def made_ready(self, move: MoveRow, after: TableRow) -> Ready:
        """What will be told of a move that the match has made, as soon as it is stored."""
        if after.clocks is not None:
            return {}  # it has to say what time is left then
        table, match = StoredTable(after, self.table.seats), self.started()
        waited_for = self.regret.left(table, match, move.number, time.monotonic())
        messages = GameMessages(
            *(table, match, self.numbers, move.number), *(self.hurried, waited_for, None)
        )
        return self.made_for_all(messages.moved)

    def tell_chats_again(self, whom: Callable[[Listener], bool]) -> None:
        """To those who may read more or less of it than before."""
        for listener in filter(whom, self.listeners):
            listener.hear(encode(self.talk.read_by(listener.owner_id, self.plays(listener))))

    def plays(self, listener: Listener) -> bool:
        """Or somebody at the same device does, in a game that is not over."""
        return self.table.row.status == PLAYING and sits_there(self.table, listener.owner_id)

    def open_talk(self) -> None:
        """Once the game is over, those who played read what was said about it."""
        if any(chat.apart for chat in self.talk.chats):
            self.tell_chats_again(lambda listener: sits_there(self.table, listener.owner_id))

    def waiting(self) -> Waiting:
        """How long people keep each other waiting."""
        now = self.steady()
        away = [self.presence.away(seat.guest, now) for seat in self.table.seats]
        return Waiting(away, now - self.turn_since, self.presence.grace)

    def tell_reminder(self, seat: int, by: int) -> None:
        self.reminded_at = self.steady()
        self.tell_all({"type": "reminded", "seat": seat, "by": by})
