"""Everybody who is connected to a table through this process."""

from collections import Counter

from conclave.server.presence import MOST_NAMES, Connected, Watcher
from conclave.server.refusals import Refused
from conclave.server.storage.rows import GuestRow


class Visitor:
    """Somebody who is connected, and may be logged out, banned or forgotten meanwhile."""

    guest: GuestRow | None
    """By whose eyes they see."""
    device: str | None = None
    """The one of the owner's that this comes from."""
    owner: GuestRow | None = None
    """Whose device it is."""
    address: str = ""

    def turn_out(self, why: Refused) -> None:
        """Whoever it is may not stay."""
        raise NotImplementedError


class Listener(Visitor):
    """Somebody who is connected to a table: a guest with a seat, or one who watches."""

    attentive: bool = True
    """Whether they have the table before their eyes; a page in the background says that it has
    not."""

    @property
    def owner_id(self) -> str | None:
        return self.owner.id if self.owner else None

    def hear(self, *messages: bytes) -> None:
        raise NotImplementedError

    def hold(self) -> None:
        """An answer follows in the same step, and what is heard until then is sent with it."""

    def round_trip(self) -> float:
        """For how many seconds messages travel to and fro, if that is known."""
        return 0.0

    def dismiss(self) -> None:
        """The table is gone."""
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
        if listener.owner:
            self.guests[listener.owner.id] += 1
        else:
            self.nameless += 1

    def remove(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        del self.listeners[listener]
        if listener.owner is None:
            self.nameless -= 1
            return
        self.guests[listener.owner.id] -= 1
        if not self.guests[listener.owner.id]:
            del self.guests[listener.owner.id]

    def connected(self, seated: dict[str, str], watching: list[Watcher]) -> Connected:
        """``seated`` are the guests with a seat at the table, and whose device each plays at;
        ``watching`` some who watch."""
        here = sorted(guest for guest, owner in seated.items() if owner in self.guests)
        players = {owner for owner in seated.values() if owner in self.guests}
        count = len(self.guests) - len(players) + self.nameless
        names, ids = [one.name for one in watching], [one.guest for one in watching]
        return Connected(here, count, names, ids)

    def watching(self, seated: dict[str, str]) -> list[Watcher]:
        """Those who watch and have a name, as many as are told."""
        players = set(seated.values())
        found = {
            listener.owner.id: Watcher(listener.owner.name, listener.owner.id)
            for listener in self.listeners
            if listener.owner and listener.owner.name and listener.owner.id not in players
        }
        return sorted(found.values())[:MOST_NAMES]
