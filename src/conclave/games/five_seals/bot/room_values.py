"""What the rooms of a dungeon promise: how good the scrolls are there, or not far behind.

A map of that is made when a seat begins to think and shared by all that it imagines from there:
it need not be exact.
"""

from typing import Final

from conclave.games.five_seals.box.codes import SCROLL, STRENGTH_OF
from conclave.games.five_seals.knowledge.imagine import Origin
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.state import Table

KEPT: Final = (0.95, 0.0, 0.82, 0.76, 0.69, 0.61, 0.54)
"""How much of a room's promise is left on the other side of a doorway, by its seal's strength."""
SWEEPS: Final = 3


def room_values(position: Position) -> list[float]:
    """By area: what it promised when the seat began to think, or promises in a position that is in
    play."""
    origin = position.origin
    if origin is None:
        return rooms_now(position)
    if not origin.notes:
        origin.notes = rooms_now(origin.table)
    return origin.notes


def pondered(position: Position) -> Position:
    """The position as one that somebody thinks from here, if it is in play."""
    if position.origin is not None:
        return position
    twin = position.copy()
    twin.origin = Origin(position.copy())
    return twin


def rooms_now(table: Table) -> list[float]:
    """By area: the worth of its scrolls, or of better ones behind its doorways."""
    dungeon, lying = table.dungeon, table.lying
    values = [0.0] * len(dungeon.areas)
    for spot in range(dungeon.boxes, len(lying)):
        if lying[spot] and spot not in table.guardians:
            values[dungeon.one[spot]] += float(STRENGTH_OF[lying[spot] - SCROLL])
    for _ in range(SWEEPS):
        for doorway in range(dungeon.starts, dungeon.boxes):
            one, two = dungeon.one[doorway], dungeon.two[doorway]
            kept = KEPT[lying[doorway] % 8]
            if values[one] < kept * values[two]:
                values[one] = kept * values[two]
            elif values[two] < kept * values[one]:
                values[two] = kept * values[one]
    return values
