"""Scrolls about crystals and cubes."""

from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.rules.moves import MOST_CUBES
from conclave.games.twelve_missions.rules.scrolls.scroll import Scroll
from conclave.games.twelve_missions.rules.state import Table


class NoResources(Scroll):
    """Scroll 6: nobody takes resources in this round."""

    number = 6
    no_resources = True


class TwoCombinations(Scroll):
    """Scroll 9: its owner takes two combinations of resources."""

    number = 9
    two_combinations = True


class CopyResources(Scroll):
    """Scroll 15: its owner also gets the crystals and cubes that the others take."""

    number = 15

    def taken(self, table: Table, seat: int, crystals: int, cubes: int, told: Told) -> None:
        copier = table.effect_seat
        if copier == seat:
            return
        table.crystals[copier] += crystals
        table.cubes[copier] = min(MOST_CUBES, table.cubes[copier] + cubes)
        if told is not None:
            params: PlainDict = {"seat": copier, "crystals": crystals, "cubes": cubes}
            told.append(Event("twelve_missions-copy", params))
