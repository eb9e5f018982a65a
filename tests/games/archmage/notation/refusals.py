"""Why a position is refused."""

import pytest

from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from conclave.games.archmage.game import GAME
from conclave.texts import explain

LATER = 5
"""A round in which anything may have happened."""
FIVE: list[Plain] = ["time", "blood", "nature", "will", "matter"]
THREE = ("c2", "c3", "c5")


def refusal(data: Plain) -> str:
    """The field, and the reason."""
    with pytest.raises(BadPosition) as refused:
        GAME.restore(data)
    error = refused.value
    field = str(error.params["field"])
    assert f"“{field}”" in explain(error) or error.id in ("seats-out-of-range", "option-bad-value")
    return f"{field} {error.id.removeprefix('archmage-')}"


def first(**player: Plain) -> PlainDict:
    """Two seats in a later round, the first of them like this."""
    return {"round": LATER, "players": [player, {}]}
