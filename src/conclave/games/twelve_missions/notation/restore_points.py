"""The sheet and the points from plain data."""

from typing import Final

from conclave.games.twelve_missions.box.cards import COLOURS
from conclave.games.twelve_missions.box.edition import MISSION_COUNT, ROUNDS
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT
from conclave.games.twelve_missions.rules.state import SheetRow, Table

MOST_POINTS: Final = 9999
MOST_TRICKS: Final = 8
ROW_FIELDS: Final = ("round", "mission", "dominant", "gains", "tricks", "taken", "scroll")


def restore_sheet(fields: MissionFields, seats: int) -> tuple[SheetRow, ...]:
    rows = fields.items("sheet") if fields.has("sheet") else []
    return tuple([_row(fields.part(f"sheet.{at}", row), seats) for at, row in enumerate(rows)])


def _row(fields: MissionFields, seats: int) -> SheetRow:
    fields.only(ROW_FIELDS)
    return SheetRow(
        fields.int_in("round", 1, ROUNDS),
        fields.int_in("mission", 1, MISSION_COUNT),
        COLOURS.index(fields.word("dominant", COLOURS)),
        fields.numbers("gains", seats, -MOST_POINTS, MOST_POINTS),
        fields.numbers("tricks", seats, 0, MOST_TRICKS),
        fields.masks_of_seats("taken", seats),
        fields.number("scroll", 0, 0, SCROLL_COUNT),
    )


def restore_points(table: Table, fields: MissionFields) -> None:
    """Points that no scroll gave are of missions, and what is negative was lost, unless the data
    says more."""
    seats = table.seats
    table.points = fields.numbers("points", seats, -MOST_POINTS, MOST_POINTS)
    table.scroll_points = fields.numbers("scroll_points", seats, 0, MOST_POINTS)
    table.mission_points = (
        fields.numbers("mission_points", seats, -MOST_POINTS, MOST_POINTS)
        if fields.has("mission_points")
        else [table.points[seat] - table.scroll_points[seat] for seat in range(seats)]
    )
    table.lost = (
        fields.numbers("lost", seats, 0, MOST_POINTS)
        if fields.has("lost")
        else [max(0, -points) for points in table.mission_points]
    )
    table.bonus = fields.numbers("bonus", seats, 0, MOST_POINTS)
