"""What the rooms of a dungeon promise: how good the scrolls are there, or not far behind.

A map of that is made when a seat begins to think and shared by all that it imagines from there:
it need not be exact.
"""

from typing import Final

from conclave.games.five_seals.box.codes import SCROLL, strength_of
from conclave.games.five_seals.rules.state import Table

KEPT: Final = (0.95, 0.0, 0.82, 0.76, 0.69, 0.61, 0.54)
"""How much of a room's promise is left on the other side of a doorway, by its seal's strength."""
SWEEPS: Final = 3


def lure_of(table: Table) -> list[float]:
    """By area: the worth of its scrolls, or of better ones behind its doorways."""
    known = table.lure
    if known is not None:
        return known
    dungeon, lying = table.dungeon, table.lying
    lure = [0.0] * len(dungeon.areas)
    for spot in range(dungeon.boxes, len(lying)):
        if lying[spot] and spot not in table.guardians:
            lure[dungeon.one[spot]] += float(strength_of(lying[spot] - SCROLL))
    for _ in range(SWEEPS):
        for doorway in range(dungeon.starts, dungeon.boxes):
            one, two = dungeon.one[doorway], dungeon.two[doorway]
            kept = KEPT[lying[doorway] % 8]
            if lure[one] < kept * lure[two]:
                lure[one] = kept * lure[two]
            elif lure[two] < kept * lure[one]:
                lure[two] = kept * lure[one]
    table.lure = lure
    return lure
