"""Everybody who is connected to a table through this process."""

from collections import Counter

from conclave.server.presence import MOST_NAMES, Connected
from conclave.server.refusals import Refused
from conclave.server.storage.rows import GuestRow


class Listener:
    """Somebody who is connected: a guest with a seat, or one who watches."""

    guest: GuestRow | None
    address: str = ""

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def hold(self) -> None:
        """An answer follows in the same step, and what is heard until then is sent with it."""

    def dismiss(self) -> None:
        """The table is gone."""
        raise NotImplementedError

    def turn_out(self, why: Refused) -> None:
        """Whoever it is may not stay."""
        raise NotImplementedError


class Crowd:
    """Counted as they come and go, because there may be thousands who do so at once."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, None] = {}
        self.guests: Counter[str] = Counter()
        """How often each is connected."""
        self.nameless = 0

    def add(self, listener: Listener) -> None:
        if listener in self.listeners:
            return
        self.listeners[listener] = None
        if listener.guest:
            self.guests[listener.guest.id] += 1
        else:
            self.nameless += 1

    def remove(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        del self.listeners[listener]
        if listener.guest is None:
            self.nameless -= 1
            return
        self.guests[listener.guest.id] -= 1
        if not self.guests[listener.guest.id]:
            del self.guests[listener.guest.id]

    def connected(self, seated: set[str], names: list[str]) -> Connected:
        """``seated`` are the guests with a seat at the table; ``names`` those of some who watch."""
        here = sorted(guest for guest in seated if guest in self.guests)
        return Connected(here, len(self.guests) - len(here) + self.nameless, names)

    def names(self, seated: set[str]) -> list[str]:
        """Of those who watch, as many as are told."""
        watching = {
            listener.guest.id: listener.guest.name
            for listener in self.listeners
            if listener.guest and listener.guest.id not in seated
        }
        return sorted(filter(None, watching.values()))[:MOST_NAMES]
