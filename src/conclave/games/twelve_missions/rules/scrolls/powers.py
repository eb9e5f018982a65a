"""Scrolls about powers."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.games.twelve_missions.rules.scrolls.scroll import Scroll
from conclave.games.twelve_missions.rules.state import Table


class OthersCards(Scroll):
    """Scroll 18: a crystal; its owner may spend crystals on others' cards."""

    number = 18
    borrows = True
    after_card = True

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        table.crystals[seat] += 1


class AnyPower(Scroll):
    """Scroll 20: any power on any card that its owner plays, the Assassin's too."""

    number = 20
    any_power = True
