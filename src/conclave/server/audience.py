"""Everybody who is connected to a table through this process, and what each of them is told."""

import time
from collections.abc import Callable, Iterator
from typing import TypeAlias

from conclave.core.plain import PlainDict
from conclave.server.background import Seldom
from conclave.server.crowd import Crowd, Listener
from conclave.server.payloads import encode
from conclave.server.presence import Connected, Presence, Watcher
from conclave.server.pubsub import Notice, PubSub
from conclave.server.seating import seat_of
from conclave.server.sofa_seats import sits_there
from conclave.server.storage.tables import StoredTable
from conclave.server.table_payloads import table_payload

SECONDS_BETWEEN_PRESENCE = 1.0
SECONDS_FOR_EACH = 0.0005
"""Further ones for everybody who has to be told, so that a crowd is not busy with itself."""

Ready: TypeAlias = dict[int | None, bytes]
"""A message as each seat may know it, and as those may who only watch."""


class Audience:
    """Each message is made once for each seat, and once for all who only watch."""

    table: StoredTable

    def __init__(
        self, code: str, pubsub: PubSub, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self.code = code
        self.pubsub = pubsub
        self.steady = steady
        self.crowd = Crowd()
        self.presence = Presence()
        self.presence_told: object = None
        """Who was here when everybody was last told; nothing once somebody has been told more."""
        self.tellings = 0
        self.presence_sent = Connected()
        self.presence_news = Seldom(self._tell_presence)
        self.used_at = time.monotonic()

    @property
    def listeners(self) -> dict[Listener, None]:
        return self.crowd.listeners

    def tell(
        self, message_for: Callable[[int | None], PlainDict], ready: Ready | None = None
    ) -> None:
        """Tell everybody what their seat may know; each seat's message is made once, if it is not
        ready yet, and so is that of all who watch."""
        messages: Ready = {} if ready is None else ready
        for listener, seat in self._by_seat():
            if seat not in messages:
                messages[seat] = encode(message_for(seat))
            listener.hear(messages[seat])

    def made_for_all(self, message_for: Callable[[int | None], PlainDict]) -> Ready:
        """What would be told to those who are here."""
        return {seat: encode(message_for(seat)) for seat in {seat for _, seat in self._by_seat()}}

    def _by_seat(self) -> Iterator[tuple[Listener, int | None]]:
        seats = {seat.guest: seat.seat for seat in self.table.seats if seat.guest is not None}
        for listener in self.listeners:
            yield listener, seats.get(listener.guest.id) if listener.guest else None

    def tell_all(self, message: PlainDict) -> None:
        encoded = encode(message)
        for listener in self.listeners:
            listener.hear(encoded)

    def tell_table(self) -> None:
        self.presence_told = self.presence.everybody()
        self.tellings += 1
        for_others: bytes | None = None
        for listener in self.listeners:
            if not self.only_watches(listener):
                listener.hear(self.table_message(listener))
                continue
            for_others = for_others or self.table_message(listener)
            listener.hear(for_others)

    def leave(self, listener: Listener) -> None:
        self.crowd.remove(listener)
        self.used_at = time.monotonic()

    def note_presence(self) -> None:
        """Somebody may have come or gone, or have got or given up a seat: that holds at once, and
        is told in a moment, together with whatever else happens until then."""
        self.count_here(self.presence.here.watching())
        each = SECONDS_FOR_EACH * len(self.listeners)
        self.presence_news.ask(SECONDS_BETWEEN_PRESENCE + each)

    def note_presence_elsewhere(self, notice: Notice) -> None:
        connected = Connected(notice.guests, notice.watchers, notice.names, notice.ids)
        if self.presence.set_elsewhere(notice.process, connected):
            self.note_presence()

    def send_presence(self) -> None:
        """To other processes, even if nothing has changed."""
        self.count_here(self.crowd.watching(self._seated()))
        self.presence_sent = self.presence.here
        self.pubsub.send_presence(self.code, self.presence.here)

    def _tell_presence(self) -> None:
        self.count_here(self.crowd.watching(self._seated()))
        if self.presence.everybody() != self.presence_told:
            self.tell_table()
        if self.presence.here != self.presence_sent:
            self.send_presence()

    def count_here(self, watching: list[Watcher]) -> None:
        seated = self._seated()
        self.presence.here = self.crowd.connected(seated, watching)
        self.presence.note_gone(seated, self.steady())

    def _seated(self) -> dict[str, str]:
        """Who has a seat, and at whose device each plays."""
        return {seat.guest: seat.keeper or seat.guest for seat in self.table.seats if seat.guest}

    def seat_number(self, listener: Listener) -> int | None:
        seat = seat_of(self.table, listener.guest.id if listener.guest else None)
        return None if seat is None else seat.seat

    def only_watches(self, listener: Listener) -> bool:
        """Whether the listener is told what all are told who have nothing to do with the game."""
        owner = listener.owner
        return owner is None or not (
            owner.id == self.table.row.host or sits_there(self.table, owner.id)
        )

    def table_message(self, listener: Listener) -> bytes:
        guest = listener.guest.id if listener.guest else None
        owner = listener.owner.id if listener.owner else None
        table = table_payload(self.table, self.presence, guest, owner, self.steady())
        return encode({"type": "table", "table": table})
