"""Who is at a table right now, here and in other processes."""

import time

import msgspec

SECONDS_BELIEVED = 45.0
"""How long the word of another process is good; while it lives, it repeats it sooner."""
MOST_NAMES = 20


class Connected(msgspec.Struct):
    """Who is connected to one process."""

    guests: list[str] = []
    """Those with a seat at the table."""
    watchers: int = 0
    names: list[str] = []
    """Of those who watch and have one; not of all where many do."""


class Elsewhere(msgspec.Struct):
    """The word of another process, and when it was heard."""

    connected: Connected
    heard: float


class Presence:
    def __init__(self) -> None:
        self.here = Connected()
        self.elsewhere: dict[str, Elsewhere] = {}

    def set_elsewhere(self, process: str, connected: Connected) -> bool:
        before = self.elsewhere.get(process)
        self.elsewhere[process] = Elsewhere(connected, time.monotonic())
        return before is None or before.connected != connected

    def forget_silent(self) -> bool:
        """Drop processes that have not been heard for long; returns whether there was one."""
        oldest = time.monotonic() - SECONDS_BELIEVED
        silent = [process for process, other in self.elsewhere.items() if other.heard < oldest]
        for process in silent:
            del self.elsewhere[process]
        return bool(silent)

    def everywhere(self) -> list[Connected]:
        return [self.here, *(other.connected for other in self.elsewhere.values())]

    def guests(self) -> frozenset[str]:
        """Those with a seat at the table who are here."""
        return frozenset(guest for one in self.everywhere() for guest in one.guests)

    def everybody(self) -> tuple[frozenset[str], int, list[str]]:
        return self.guests(), self.watchers(), self.watching()

    def is_here(self, guest: str | None) -> bool:
        return guest is not None and any(guest in one.guests for one in self.everywhere())

    def watchers(self) -> int:
        return sum(one.watchers for one in self.everywhere())

    def watching(self) -> list[str]:
        """The names of those who watch, as many as are told."""
        return sorted(name for one in self.everywhere() for name in one.names)[:MOST_NAMES]
