"""Crystals, cubes and scrolls for the round (M7)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.twelve_missions.rules.moves import TAKE, TAKES
from conclave.games.twelve_missions.rules.scrolls.drawing import draw
from conclave.games.twelve_missions.rules.state import Table

SCROLL: Final = 3
CRYSTALS: Final = [2, 0, 1, 0, 3, 2, 1]
CUBES: Final = [0, 10, 5, 0, 5, 10, 15]
"""By combination, in the order of ``moves.TAKES``."""

_SINGLE: Final[list[Move]] = [(TAKE, 0), (TAKE, 1), (TAKE, 2), (TAKE, SCROLL)]
_NO_SCROLL: Final[list[Move]] = _SINGLE[:3]
_DOUBLE: Final[list[Move]] = [(TAKE, 4), (TAKE, 5), (TAKE, 6)]


def combinations(table: Table) -> list[Move]:
    if table.effect.two_combinations and table.effect_seat == table.turn:
        return _DOUBLE
    return _SINGLE if table.deck else _NO_SCROLL


def take(table: Table, which: int, chance: Chance, told: Told) -> None:
    seat = table.turn
    crystals, cubes = CRYSTALS[which], CUBES[which]
    table.crystals[seat] = table.crystals[seat] + crystals
    table.cubes[seat] = table.cubes[seat] + cubes
    if told is not None:
        params: PlainDict = {"seat": seat, "crystals": crystals, "cubes": cubes}
        params["what"] = "-".join(TAKES[which])
        told.append(Event("twelve_missions-take", params))
    if which == SCROLL:
        draw(table, seat, chance, told)
    else:
        table.effect.taken(table, seat, crystals, cubes, told)
