"""Who is at a table right now, here and in other processes."""

import time

import msgspec

SECONDS_BELIEVED = 45.0
"""How long the word of another process is good; while it lives, it repeats it sooner."""


class Elsewhere(msgspec.Struct):
    """Who is connected to another process."""

    guests: list[str]
    watchers: int
    heard: float


class Presence:
    def __init__(self) -> None:
        self.here: set[str] = set()
        """Guests with a seat at the table who are connected to this process."""
        self.watchers_here = 0
        self.elsewhere: dict[str, Elsewhere] = {}

    def set_here(self, guests: set[str], watchers: int) -> bool:
        """Returns whether anything changed."""
        if guests == self.here and watchers == self.watchers_here:
            return False
        self.here = guests
        self.watchers_here = watchers
        return True

    def set_elsewhere(self, process: str, guests: list[str], watchers: int) -> bool:
        before = self.elsewhere.get(process)
        self.elsewhere[process] = Elsewhere(guests, watchers, time.monotonic())
        return before is None or before.guests != guests or before.watchers != watchers

    def forget_silent(self) -> bool:
        """Drop processes that have not been heard for long; returns whether there was one."""
        oldest = time.monotonic() - SECONDS_BELIEVED
        silent = [process for process, other in self.elsewhere.items() if other.heard < oldest]
        for process in silent:
            del self.elsewhere[process]
        return bool(silent)

    def is_here(self, guest: str | None) -> bool:
        if guest is None:
            return False
        return guest in self.here or any(guest in o.guests for o in self.elsewhere.values())

    def watchers(self) -> int:
        return self.watchers_here + sum(other.watchers for other in self.elsewhere.values())
