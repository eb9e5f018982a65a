"""A move as words: ``cast`` and a spell, or ``stop``."""

from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.box.pieces import SPELLS
from conclave.games.abracada.rules.moves import STOP

VOCABULARY: Final = ("cast", *[str(spell) for spell in SPELLS], "stop")


def words(move: Move) -> list[str]:
    return ["stop"] if move[0] == STOP else ["cast", str(move[1])]
