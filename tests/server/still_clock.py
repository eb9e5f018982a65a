"""A clock that stands still until a test says how much time has passed."""

from math import inf
from pathlib import Path

from conclave.server.settings import ClockPace, Settings
from tests.server.running import quick_settings


class StillClock:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def go_on(self, seconds: float) -> None:
        self.seconds += seconds

    def settings(self, database: Path | str, **others: object) -> Settings:
        """Of a server whose tables go by this clock."""
        pace = ClockPace(beat=0.05, most_unkept=inf, look=0.02, steady=self)
        return quick_settings(database, clock_pace=pace, **others)
