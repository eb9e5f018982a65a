"""Scrolls as they were in earlier versions of the rules (M22)."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.games.twelve_missions.rules.scrolls.more_scrolls import PointsAtOnce
from conclave.games.twelve_missions.rules.scrolls.tricks import DecideTrick
from conclave.games.twelve_missions.rules.state import Table, tell


class DecideWithCard(DecideTrick):
    """Scroll 16 in version 1: only with a card just played. Who has read the rules of today is
    told so."""

    when_complete = False
    between_tricks = False

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        tell(told, "twelve_missions-decides-with-card", {"seat": seat})

    def stops_at_last_card(self, table: Table, taker: int) -> bool:
        return False


class PointsWhenDrawn(PointsAtOnce):
    """Scroll 17 in version 1: never copied."""

    may_be_copied = False
