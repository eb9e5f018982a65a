"""The board (F4): areas, and the spots where seals, scrolls and figures are.

Areas are the hall and the rooms; nobody ever stands *in* one. Spots are start circles in the hall,
seal circles in doorways between two areas, and scroll boxes, each a niche of one room. A set of
areas is a number, a bit for each.
"""

import math
from functools import cache
from typing import Final

from conclave.core.compiled import i64
from conclave.games.five_seals.box.pieces import (
    COLOURS,
    FEWEST_SEATS,
    MOST_SEATS,
    SCROLLS_OF_A_STRENGTH,
    STRENGTHS,
    TOKENS,
)
from conclave.games.five_seals.box.plan_file import PLANS, BadPlan, DoorwayPlan, Plan

NOWHERE: Final = -1


class Area:
    """The hall or a room: its word, and its walls as radii and angles (in turns, clockwise)."""

    def __init__(
        self, word: str, wedge: int, radii: tuple[float, float], angles: tuple[float, float]
    ) -> None:
        self.word = word
        self.wedge = wedge
        self.radii = radii
        self.angles = angles


class Spot:
    """A place for a figure, a seal or a scroll; ``strength`` 0 is a start circle."""

    def __init__(
        self,
        number: int,
        word: str,
        strength: int,
        areas: tuple[int, int],
        at: tuple[float, float],
    ) -> None:
        self.number: i64 = number
        """Its place among the spots of its dungeon."""
        self.word = word
        self.strength = strength
        self.areas = areas
        self.one: i64 = areas[0]
        self.two: i64 = areas[1]
        self.ends: i64 = 1 << areas[0] | 1 << areas[1]
        """The areas that it touches."""
        self.at = at
        angle = 2 * math.pi * at[1]
        self.x = round(at[0] * math.sin(angle), 4)
        self.y = round(-at[0] * math.cos(angle), 4)


class Dungeon:
    """The board for a number of seats, as the rules use it and as it is drawn."""

    def __init__(self, plan: Plan, seats: int) -> None:
        self.name = plan.name
        self.seats = seats
        self.segments = plan.segments(seats)
        self.areas: list[Area] = [Area(plan.hall, 0, (0.0, plan.radius), (0.0, 1.0))]
        self.spots: list[Spot] = []
        self._lay_rooms(plan)
        self._lay_spots(plan)
        self.known = {spot.word: number for number, spot in enumerate(self.spots)}
        _check(plan, self)
        self.words = [spot.word for spot in self.spots]
        self.one = [spot.areas[0] for spot in self.spots]
        self.two = [spot.areas[1] for spot in self.spots]
        self.ends: list[int] = [spot.ends for spot in self.spots]
        self.circles = self._spots_by_strength(self.starts, self.boxes)
        self.niches = self._spots_by_strength(self.boxes, len(self.spots))

    def _spots_by_strength(self, first: int, end: int) -> list[list[int]]:
        numbers = range(first, end)
        return [[n for n in numbers if self.spots[n].strength == s] for s in range(7)]

    def _lay_rooms(self, plan: Plan) -> None:
        share = 1 / len(self.segments)
        for wedge in range(len(self.segments)):
            for room in plan.rooms:
                angles = (
                    round((wedge + room.angles[0]) * share, 4),
                    round((wedge + room.angles[1]) * share, 4),
                )
                self.areas.append(Area(f"{room.letter}{wedge + 1}", wedge + 1, room.radii, angles))

    def _lay_spots(self, plan: Plan) -> None:
        known = {area.word: number for number, area in enumerate(self.areas)}
        self.starts = plan.starts
        for start in range(plan.starts):
            at = (plan.starts_at, (start + 0.5) / plan.starts)
            # F5: it touches nothing but the hall, so a figure there is in nobody's way.
            self.spots.append(Spot(start, f"s{start + 1}", 0, (0, 0), at))
        wedges = len(self.segments)
        for wedge, segment in enumerate(self.segments):
            for doorway in plan.doorways:
                if doorway.segment in ("", segment):
                    further = (wedge + 1) % wedges if doorway.onward else wedge
                    near = _area(known, plan, doorway.rooms[0], wedge)
                    far = _area(known, plan, doorway.rooms[1], further)
                    at = (doorway.at[0], (wedge + doorway.at[1]) / wedges)
                    number, word = len(self.spots), _doorway_word(plan, doorway, wedge)
                    self.spots.append(Spot(number, word, doorway.strength, (near, far), at))
        self.boxes = len(self.spots)
        """The first spot that is a scroll box; the boxes come last."""
        for wedge in range(wedges):
            for room in plan.rooms:
                area = known[f"{room.letter}{wedge + 1}"]
                at = (room.at[0], (wedge + room.at[1]) / wedges)
                number, word = len(self.spots), self.areas[area].word
                self.spots.append(Spot(number, word, room.strength, (area, area), at))


def _area(known: dict[str, int], plan: Plan, letter: str, wedge: int) -> int:
    word = letter if letter == plan.hall else f"{letter}{wedge + 1}"
    if word not in known:
        raise BadPlan("five_seals-plan-no-such-room", {"plan": plan.name, "room": letter})
    return known[word]


def _doorway_word(plan: Plan, doorway: DoorwayPlan, wedge: int) -> str:
    word = f"{doorway.rooms[0]}{wedge + 1}{doorway.rooms[1]}"
    alike = sum(other.rooms == doorway.rooms for other in plan.doorways)
    return word if alike == 1 else f"{word}{doorway.strength}"


def _check(plan: Plan, dungeon: Dungeon) -> None:
    """The box must have a token for each circle and a scroll for each box, every name must be
    unique, everybody must have a start circle, and no room may be walled up."""
    for strength in STRENGTHS:
        circles = sum(spot.strength == strength for spot in dungeon.spots[: dungeon.boxes])
        boxes = sum(spot.strength == strength for spot in dungeon.spots[dungeon.boxes :])
        if circles > TOKENS[strength] * len(COLOURS) or boxes > SCROLLS_OF_A_STRENGTH:
            raise BadPlan("five_seals-plan-too-big", {"plan": plan.name, "strength": strength})
    for spot in dungeon.spots[dungeon.starts :]:
        if spot.strength not in STRENGTHS:
            raise BadPlan(
                "five_seals-plan-no-such-strength", {"plan": plan.name, "spot": spot.word}
            )
    if len(dungeon.known) != len(dungeon.spots):
        raise BadPlan("five_seals-plan-same-names", {"plan": plan.name})
    if dungeon.starts < dungeon.seats:
        raise BadPlan("five_seals-plan-too-few-starts", {"plan": plan.name})
    reached = {0}
    for _ in dungeon.areas:
        for spot in dungeon.spots:
            if spot.areas[0] in reached or spot.areas[1] in reached:
                reached.update(spot.areas)
    for number, area in enumerate(dungeon.areas):
        if number not in reached:
            raise BadPlan("five_seals-plan-walled-up", {"plan": plan.name, "room": area.word})


@cache
def dungeon_of(name: str, seats: int) -> Dungeon:
    return Dungeon(PLANS[name], seats)


def all_dungeons() -> list[Dungeon]:
    """Of every plan, for every number of seats."""
    tables = range(FEWEST_SEATS, MOST_SEATS + 1)
    return [dungeon_of(name, seats) for name in PLANS for seats in tables]
