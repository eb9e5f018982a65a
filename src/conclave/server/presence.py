"""Who is at a table right now, here and in other processes."""

import time
from collections.abc import Iterable
from itertools import zip_longest
from typing import NamedTuple

import msgspec

SECONDS_BELIEVED = 45.0
"""How long the word of another process is good; while it lives, it repeats it sooner."""
MOST_NAMES = 20
SECONDS_OF_GRACE = 60.0
"""Whoever is away for no longer may be on the way back."""
SHORTEST_ABSENCE = 0.001


class Watcher(NamedTuple):
    name: str
    guest: str


class Connected(msgspec.Struct):
    """Who is connected to one process."""

    guests: list[str] = []
    """Those with a seat at the table."""
    watchers: int = 0
    names: list[str] = []
    """Of those who watch and have one; not of all where many do."""
    ids: list[str] = []
    """Whose names these are; a process of an earlier version does not tell."""

    def watching(self) -> list[Watcher]:
        ids = self.ids[: len(self.names)]
        return [Watcher(*one) for one in zip_longest(self.names, ids, fillvalue="")]


class Elsewhere(msgspec.Struct):
    """The word of another process, and when it was heard."""

    connected: Connected
    heard: float


class Presence:
    def __init__(self) -> None:
        self.here = Connected()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.gone: dict[str, float] = {}
        """Since when each of those with a seat is away, by the steady clock."""
        self.grace = SECONDS_OF_GRACE

    def note_gone(self, seated: Iterable[str], now: float) -> None:
        """Whoever has a seat and is not here is away from now on, if not before."""
        self.gone = {one: self.gone.get(one, now) for one in seated if not self.is_here(one)}

    def away(self, guest: str | None, now: float) -> float:
        """For how many seconds the guest has been away; 0 if here."""
        if guest is None or self.is_here(guest):
            return 0.0
        return max(now - self.gone.get(guest, now), SHORTEST_ABSENCE)

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

    def everybody(self) -> tuple[frozenset[str], int, list[Watcher]]:
        return self.guests(), self.watchers(), self.watching()

    def is_here(self, guest: str | None) -> bool:
        return guest is not None and any(guest in one.guests for one in self.everywhere())

    def watchers(self) -> int:
        return sum(one.watchers for one in self.everywhere())

    def watching(self) -> list[Watcher]:
        """Those who watch, as many as are told."""
        return sorted({who for one in self.everywhere() for who in one.watching()})[:MOST_NAMES]
