"""Dungeon plans: files in ``plans/``, read here. ``dungeon`` builds boards from them."""

import tomllib
from importlib import resources
from typing import Final

from conclave.core.errors import ConclaveError
from conclave.core.fields import Fields
from conclave.core.plain import Plain, PlainDict


class BadPlan(ConclaveError):
    """A plan file that no dungeon can be built from."""


class PlanFields(Fields):
    def refusal(self, field: str) -> ConclaveError:
        return BadPlan("five_seals-plan-bad-field", {"field": field})

    def number(self, field: str) -> float:
        return self._number(field, self.data.get(field))

    def pair(self, field: str) -> tuple[float, float]:
        numbers = [self._number(field, item) for item in self.items(field)]
        if len(numbers) != 2:
            raise self.refusal(field)
        return numbers[0], numbers[1]

    def _number(self, field: str, value: Plain) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.refusal(field)
        return float(value)


class RoomPlan:
    """A room of every wedge, with its scroll box."""

    def __init__(self, fields: PlanFields) -> None:
        self.letter = fields.text("letter")
        self.radii = fields.pair("radii")
        self.angles = fields.pair("angles")
        box = PlanFields(fields.mapping("box"))
        self.strength = box.integer("strength")
        self.at = box.pair("at")


class DoorwayPlan:
    """A doorway of every wedge, or of the wedges in segments of one kind."""

    def __init__(self, fields: PlanFields) -> None:
        rooms = fields.texts("rooms")
        if len(rooms) != 2:
            raise fields.refusal("rooms")
        self.rooms = (rooms[0], rooms[1])
        self.onward = fields.has("onward") and fields.truth("onward")
        self.strength = fields.integer("strength")
        self.at = fields.pair("at")
        self.segment = fields.text("segment") if fields.has("segment") else ""


class Plan:
    """What a plan file says."""

    def __init__(self, name: str, written: PlainDict) -> None:
        self.name = name
        fields = PlanFields(written)
        hall = PlanFields(fields.mapping("hall"))
        self.hall = hall.text("letter")
        self.radius = hall.number("radius")
        self.starts = hall.integer("starts")
        self.starts_at = hall.number("starts_at")
        self.rooms = [RoomPlan(PlanFields(room)) for room in fields.items("rooms")]
        self.doorways = [DoorwayPlan(PlanFields(door)) for door in fields.items("doorways")]
        wedges = PlanFields(fields.mapping("wedges"))
        self.wedges = {kind: wedges.integer(kind) for kind in wedges.data}
        tables = PlanFields(fields.mapping("tables"))
        self.tables = {seats: tables.texts(seats) for seats in tables.data}

    def segments(self, seats: int) -> list[str]:
        """The kind of segment that each wedge is of, clockwise from wedge 1."""
        kinds: list[str] = []
        for kind in self.tables.get(str(seats), []):
            if kind not in self.wedges:
                raise BadPlan("five_seals-plan-bad-field", {"field": f"tables.{seats}"})
            kinds += [kind] * self.wedges[kind]
        if not kinds:
            raise BadPlan("five_seals-plan-bad-field", {"field": f"tables.{seats}"})
        return kinds


def read_plan(name: str, text: str) -> Plan:
    try:
        written: PlainDict = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPlan("five_seals-plan-not-toml", {"plan": name, "why": str(error)}) from error
    return Plan(name, written)


def _shelf() -> dict[str, Plan]:
    folder = resources.files("conclave.games.five_seals.box") / "plans"
    plans = [
        read_plan(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    # The round dungeon is what a table gets that does not choose.
    return {plan.name: plan for plan in sorted(plans, key=lambda p: (p.name != "round", p.name))}


PLANS: Final = _shelf()
