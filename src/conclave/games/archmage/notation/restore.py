"""A position from plain data. What may be left out has the plainest value that fits.

What is written is read here; whether it could lie on a table is asked in ``validate``.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from conclave.core.fields import PositionFields, impossible
from conclave.core.options import position_options
from conclave.core.plain import Plain
from conclave.core.state import NOBODY
from conclave.games.archmage.box.edition import Edition
from conclave.games.archmage.box.spheres import SPHERES
from conclave.games.archmage.notation.fields import (
    PartFields,
    find_hex,
    find_word,
    hexes_of,
    int_in,
    truth,
    words_in,
)
from conclave.games.archmage.notation.restore_map import restore_map
from conclave.games.archmage.notation.restore_seat import (
    fill_book,
    fill_followers,
    fill_planets,
    restore_seat,
)
from conclave.games.archmage.notation.validate import validate
from conclave.games.archmage.rules.phases import JOURNEY, JOURNEYS_END, OFFER, PREPARE, TOWNS
from conclave.games.archmage.rules.setup import clear_table
from conclave.games.archmage.rules.spells.book import OVER, PHASES
from conclave.games.archmage.rules.state import POINTS, Table
from conclave.games.archmage.rules.turn import see_obstacles
from conclave.games.archmage.rules.variant import FEWEST_SEATS, MOST_SEATS, OPTIONS, Variant

FIELDS: Final = (
    *("seats", "options", "round", "starter", "turn", "decider", "phase", "stage", "args"),
    *("points", "swift", "rites", "rite_spheres", "promoting", "warding", "subjugating"),
    *("divining", "divined", "again", "second", "moved", "map", "shown", "wards", "tokens"),
    *("players", "warlord"),
)
WARLORD_FIELDS: Final = ("at", "holds", "roamed", "hindered", "skips")
MOST: Final = 99
"""No count of a turn comes near it; how many there can be is asked in ``validate``."""

STAGES: Final[dict[int, tuple[int, ...]]] = {
    PREPARE: (JOURNEY,),
    JOURNEY: (JOURNEY,),
    JOURNEYS_END: (JOURNEYS_END,),
    OFFER: (JOURNEY,),
    TOWNS: (JOURNEYS_END,),
    OVER: (OVER,),
}
"""By phase: where the turn goes on. A spell asks on a Journey or at its end."""

P = TypeVar("P", bound=Table)
"""The class of positions that is made."""


def restore(dumped: Plain, edition: Edition, make: Callable[[int, Variant], P]) -> P:
    fields = PositionFields(dumped)
    fields.only(FIELDS)
    seats = fields.seats(FEWEST_SEATS, MOST_SEATS)
    table = make(seats, Variant(seats, position_options(OPTIONS, fields), edition))
    clear_table(table)
    restore_map(table, fields)
    _restore_turn(table, fields)
    _restore_effects(table, fields)
    players = _players(table, fields)
    for seat, player in enumerate(players):
        restore_seat(table, seat, player)
    _restore_warlord(table, fields)
    for seat, player in enumerate(players):
        fill_followers(table, seat, player)
        fill_planets(table, seat, player)
        fill_book(table, seat, player)
    if table.turn != NOBODY:
        see_obstacles(table)
    validate(table)
    return table


def _players(table: Table, fields: PositionFields) -> list[PartFields]:
    players = fields.items("players") if fields.has("players") else [{}] * table.seats
    if len(players) != table.seats:
        raise impossible("players", "archmage-players", {"count": table.seats})
    return [PartFields(player, f"players.{seat}") for seat, player in enumerate(players)]


def _restore_turn(table: Table, fields: PositionFields) -> None:
    last = table.seats - 1
    phase = fields.text("phase") if fields.has("phase") else PHASES[JOURNEY]
    table.phase = find_word("phase", phase, PHASES)
    over = table.phase == OVER
    length = table.variant.length
    table.round = int_in(fields, "round", 1, length, length if over else 1)
    table.starter = int_in(fields, "starter", 0, last, 0)
    table.turn = int_in(fields, "turn", NOBODY, last, NOBODY if over else 0)
    table.decider = int_in(fields, "decider", NOBODY, last, table.turn)
    if over != (table.turn == NOBODY):
        raise impossible("turn", "archmage-turn-and-phase", {"phase": phase})
    table.stage = _stage(table.phase, fields)
    table.args = tuple(fields.ints("args")) if fields.has("args") else ()


def _stage(phase: int, fields: PositionFields) -> int:
    stages = STAGES.get(phase, (JOURNEY, JOURNEYS_END))
    if not fields.has("stage"):
        return stages[0]
    stage = find_word("stage", fields.text("stage"), PHASES)
    if stage not in stages:
        words = ", ".join(PHASES[one] for one in stages)
        raise impossible("stage", "archmage-stage", {"phase": PHASES[phase], "stages": words})
    return stage


def _restore_effects(table: Table, fields: PositionFields) -> None:
    """What the turn has still in store."""
    edition = table.variant.edition
    table.again = truth(fields, "again")
    table.second = truth(fields, "second")
    most = edition.time_stop_points if table.second else POINTS
    usual = most - (table.phase == OFFER) if table.stage == JOURNEY else 0
    table.points = int_in(fields, "points", 0, MOST, usual)
    table.swift = int_in(fields, "swift", 0, MOST, 0)
    table.rites = int_in(fields, "rites", 0, MOST, 0)
    if fields.has("rite_spheres"):
        table.rite_spheres = words_in("rite_spheres", fields.texts("rite_spheres"), SPHERES)
    table.promoting = truth(fields, "promoting")
    table.warding = truth(fields, "warding")
    table.subjugating = truth(fields, "subjugating")
    table.divining = truth(fields, "divining")
    if fields.has("divined"):
        table.divined = hexes_of(table, "divined", fields.texts("divined"))


def _restore_warlord(table: Table, fields: PositionFields) -> None:
    if not fields.has("warlord"):
        return
    if not table.variant.solo:
        raise impossible("warlord", "archmage-warlord-alone")
    part = PartFields(fields.data["warlord"], "warlord")
    part.only(WARLORD_FIELDS)
    if part.has("at"):
        table.warlord = find_hex(table, "warlord.at", part.text("at"))
    if part.has("holds"):
        table.held[1] = hexes_of(table, "warlord.holds", part.texts("holds"))
    table.roamed = truth(part, "roamed")
    table.hindered = int_in(part, "hindered", 0, MOST, 0)
    table.skips = truth(part, "skips")
