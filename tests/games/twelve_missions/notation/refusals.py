"""Small positions, and why one is refused."""

from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from conclave.texts import explain
from tests.games.twelve_missions.drawing import words

SMALL: PlainDict = {"seats": 2, "mission": 1, "hands": [words("b3 k3"), words("b4 k4")]}


def activated(scroll: int, **more: Plain) -> PlainDict:
    return {"scroll": scroll, "effect_seat": 0, **more}


def refused(refusal: BadPosition) -> tuple[str, str]:
    """By which field, and why."""
    if refusal.id.startswith("twelve_missions"):
        assert explain(refusal).startswith(f"“{refusal.params['field']}”: ")
    return str(refusal.params["field"]), refusal.id.removeprefix("twelve_missions-")
