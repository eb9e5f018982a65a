"""Scrolls about points."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.rules.phases import TALLY
from conclave.games.twelve_missions.rules.scrolls.scroll import Scroll
from conclave.games.twelve_missions.rules.state import Table, tell


class DoubleGain(Scroll):
    """Scroll 3: what its owner gains on the mission is doubled; a loss is not."""

    number = 3

    def gained(self, gain: int) -> int:
        return 2 * gain if gain > 0 else gain


class OneTrickMore(Scroll):
    """Scroll 11: on a fixed mission its owner counts one trick more or fewer at the end. It is not
    asked where the mission does not look at tricks; that is said beforehand (``prompts.asks``)."""

    number = 11
    after_trick = True
    recounts = True

    def choices(self, table: Table, seat: int) -> list[int]:
        return [NONE] if table.mission.fixed else []

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        if not table.mission.by_tricks:
            tell(told, "twelve_missions-recount-in-vain", {"seat": seat})

    def stops_at_count(self, table: Table) -> bool:
        if not table.mission.by_tricks:
            return False
        table.phase = TALLY
        table.turn = table.effect_seat
        return True


class PointForTrick(Scroll):
    """Scroll 12: a point for each trick of its owner."""

    number = 12
    each_trick = 1
