"""Who may be connected: how many of one address, how many in all, and how long without a word.

Counted are TCP connections, whatever becomes of them. A proxy that speaks for many is not counted
by address, only in all.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from conclave.server import metrics
from conclave.server.addresses import household

SECONDS_BETWEEN_ROUNDS = 1.0
MOST_IN_A_STEP = 200
SECONDS_BETWEEN_STEPS = 0.01
"""Thousands of connections are not looked at all at once, which would take 10 ms and more: moves
that are said meanwhile would wait."""
SECONDS_BETWEEN_WORDS = 60.0
"""In the log, about those who are turned away."""

log = logging.getLogger(__name__)


class Visit(Protocol):
    """What the gate has to know of a connection."""

    def doing(self) -> tuple[object, float]:
        """What goes on, as something that differs from whatever went on before, and for how many
        seconds it may."""


@dataclass
class Inside:
    house: str
    visit: Visit
    doing: object
    until: float


class Gate:
    def __init__(self, most: int, most_of_address: int, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self.most_of_address = most_of_address
        self.is_proxy = is_proxy
        self.inside: dict[asyncio.Transport, Inside] = {}
        self.houses: Counter[str] = Counter()
        self.silent: dict[asyncio.Transport, None] = {}
        """Those who have not asked for anything yet, the longest here first."""
        self.turned_away = 0
        self.said_at: float | None = None
        self.rounds: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport, visit: Visit, host: str) -> bool:
        """Whether there is room. Where there is none for anybody, whoever has been silent longest
        makes room."""
        house = household(host)
        if not self.is_proxy(host) and self.houses[house] >= self.most_of_address:
            self._turn_away(f"{house} has {self.most_of_address} already")
            return False
        if len(self.inside) >= self.most:
            self._turn_away(f"all {self.most} are in use")
            if not self.silent:
                return False
            longest = next(iter(self.silent))
            self.leave(longest)
            longest.abort()
        doing, seconds = visit.doing()
        self.inside[transport] = Inside(house, visit, doing, time.monotonic() + seconds)
        self.houses[house] += 1
        self.silent[transport] = None
        metrics.connections.inc()
        if self.rounds is None:
            self._go_round_later()
        return True

    def heard(self, transport: asyncio.Transport) -> None:
        """It has asked for something."""
        self.silent.pop(transport, None)

    def become(self, transport: asyncio.Transport, visit: Visit) -> None:
        """The connection goes on as something else: a socket."""
        if transport in self.inside:
            self.inside[transport].visit = visit

    def leave(self, transport: asyncio.Transport) -> None:
        self.silent.pop(transport, None)
        gone = self.inside.pop(transport, None)
        if gone is None:
            return
        metrics.connections.dec()
        self.houses[gone.house] -= 1
        if not self.houses[gone.house]:
            del self.houses[gone.house]

    def _go_round_later(self) -> None:
        loop = asyncio.get_running_loop()
        self.rounds = loop.call_later(SECONDS_BETWEEN_ROUNDS, self._go_round)

    def _go_round(self) -> None:
        self._go_on(list(self.inside))

    def _go_on(self, ahead: list[asyncio.Transport]) -> None:
        """End what has taken too long, some in this step and the others in later ones."""
        now = time.monotonic()
        for transport in ahead[-MOST_IN_A_STEP:]:
            self._look_at(transport, now)
        del ahead[-MOST_IN_A_STEP:]
        if ahead:
            loop = asyncio.get_running_loop()
            self.rounds = loop.call_later(SECONDS_BETWEEN_STEPS, self._go_on, ahead)
            return
        self.rounds = None
        if self.inside:
            self._go_round_later()

    def _look_at(self, transport: asyncio.Transport, now: float) -> None:
        inside = self.inside.get(transport)
        if inside is None:
            return
        doing, seconds = inside.visit.doing()
        if doing != inside.doing:
            inside.doing, inside.until = doing, now + seconds
        elif now >= inside.until:
            transport.abort()

    def _turn_away(self, why: str) -> None:
        self.turned_away += 1
        metrics.turned_away.inc()
        now = time.monotonic()
        if self.said_at is None or now - self.said_at >= SECONDS_BETWEEN_WORDS:
            log.warning("connections are turned away (%d so far): %s", self.turned_away, why)
            self.said_at = now
