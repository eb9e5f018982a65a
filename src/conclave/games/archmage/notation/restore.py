"""A position from plain data. What may be left out has the plainest value that fits.

What is written is read here; whether it can lie on a table is checked in ``plausible``.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from conclave.core.errors import BadOption, BadPosition, ConclaveError, Parameters
from conclave.core.fields import PositionFields
from conclave.core.options import complete_options, read_options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import BACKS, HOMES, PLACE_OF
from conclave.games.archmage.box.edition import Edition
from conclave.games.archmage.box.spheres import SPHERES
from conclave.games.archmage.box.terrain import KIND_WORDS, OUTPOSTS, WILD_COPIES, WILDERNESS
from conclave.games.archmage.notation.fields import check_fields, find_hex, find_word, hexes_of
from conclave.games.archmage.notation.restore_seat import fill_followers, restore_player
from conclave.games.archmage.notation.validate import check
from conclave.games.archmage.rules.map import BIT, FACE_UP, Layout
from conclave.games.archmage.rules.phases import JOURNEY, JOURNEYS_END
from conclave.games.archmage.rules.setup import clear_table, lay_out
from conclave.games.archmage.rules.spells.book import OVER, PHASES, TOKENS
from conclave.games.archmage.rules.state import POINTS, Table
from conclave.games.archmage.rules.turn import see_obstacles
from conclave.games.archmage.rules.variant import OPTIONS, Variant

FIELDS: Final = (
    *("seats", "options", "round", "starter", "turn", "decider", "phase", "stage", "args"),
    *("points", "swift", "rites", "rite_spheres", "promoting", "warding", "subjugating"),
    *("divining", "divined", "again", "second", "moved", "map", "shown", "wards", "tokens"),
    *("players", "warlord"),
)
WARLORD_FIELDS: Final = ("at", "holds", "roamed", "hindered", "skips")
MOST_POINTS: Final = 99


P = TypeVar("P", bound=Table)
"""The class of positions that is made."""


class WarlordFields(PositionFields):
    def refusal(self, field: str) -> ConclaveError:
        return BadPosition("position-bad-field", {"field": f"warlord.{field}"})


def restore(dumped: Plain, edition: Edition, make: Callable[[int, Variant], P]) -> P:
    fields = PositionFields(dumped)
    check_fields(fields, FIELDS)
    seats = fields.integer("seats")
    if not 1 <= seats <= 4:
        limits: Parameters = {"seats": seats, "min": 1, "max": 4}
        raise BadPosition("seats-out-of-range", limits)
    table = make(seats, _variant(fields, seats, edition))
    clear_table(table)
    _restore_map(table, fields)
    _restore_turn(table, fields)
    players = fields.items("players") if fields.has("players") else [{} for _ in range(seats)]
    if len(players) != seats:
        raise fields.refusal("players")
    for seat, player in enumerate(players):
        restore_player(table, seat, player)
    fill_followers(table)
    if table.variant.solo and fields.has("warlord"):
        _restore_warlord(table, WarlordFields(fields.data["warlord"]))
    elif fields.has("warlord"):
        raise fields.refusal("warlord")
    if table.turn != NOBODY:
        see_obstacles(table)
    check(table)
    if not table.over() and not table.legal():
        raise BadPosition("archmage-nothing-to-say", {"phase": PHASES[table.phase]})
    return table


def _variant(fields: PositionFields, seats: int, edition: Edition) -> Variant:
    chosen = read_options(fields, "options") if fields.has("options") else {}
    try:
        return Variant(seats, complete_options(OPTIONS, chosen), edition)
    except BadOption as error:
        raise BadPosition(error.id, error.params) from error


def _restore_map(table: Table, fields: PositionFields) -> None:
    table.lie_as(_layout(fields))
    table.see_tiles(_tiles(table, fields))
    for field in ("shown", "wards", "divined"):
        mask = hexes_of(table, fields, field)
        if field == "shown":
            table.shown = mask | FACE_UP
        elif field == "wards":
            table.wards = mask
        else:
            table.divined = mask
    tokens = table.tokens[:]
    for word, token in _mapping(fields, "tokens").items():
        hex = find_hex(table, word)
        if not isinstance(token, list) or len(token) != 2 or token[0] not in TOKENS:
            raise fields.refusal("tokens")
        owner = token[1]
        if not isinstance(owner, int) or not 0 <= owner < table.seats:
            raise fields.refusal("tokens")
        kind = TOKENS[str(token[0])]
        tokens[hex] = kind.of[owner]
        table.passing |= 1 << owner
        if kind.toll is not None:
            table.slow |= BIT[hex]
    table.tokens = tokens


def _layout(fields: PositionFields) -> Layout:
    places = HOMES[:]
    for home, now in _mapping(fields, "moved").items():
        if home not in PLACE_OF or PLACE_OF[home] not in HOMES or now not in PLACE_OF:
            raise fields.refusal("moved")
        places[HOMES.index(PLACE_OF[home])] = PLACE_OF[str(now)]
    if len(set(places)) != len(places):
        raise fields.refusal("moved")
    return Layout(places)


def _tiles(table: Table, fields: PositionFields) -> list[int]:
    """Hexes that are not named are filled from what is left, in a fixed order."""
    named: dict[int, int] = {}
    for word, kind in _mapping(fields, "map").items():
        if kind not in KIND_WORDS or not kind:
            raise BadPosition("archmage-no-such-kind", {"hex": word, "kind": str(kind)})
        named[find_hex(table, word)] = KIND_WORDS.index(str(kind))
    wild = _left([kind for _ in range(WILD_COPIES) for kind in WILDERNESS], named, "w", table)
    outposts = _left(list(OUTPOSTS), named, "o", table)
    tiles = lay_out(table, wild, outposts)
    for hex, kind in named.items():
        if BACKS[hex] in "trc" and tiles[hex] != kind:
            word = table.layout.words[hex]
            raise BadPosition("archmage-wrong-kind", {"hex": word, "kind": KIND_WORDS[kind]})
    return tiles


def _left(pile: list[int], named: dict[int, int], back: str, table: Table) -> list[int]:
    """The pile in the order of the hexes with that back."""
    for hex, kind in named.items():
        if BACKS[hex] != back:
            continue
        if kind not in pile:
            word = table.layout.words[hex]
            raise BadPosition("archmage-wrong-kind", {"hex": word, "kind": KIND_WORDS[kind]})
        pile.remove(kind)
    hexes = [hex for hex, its_back in enumerate(BACKS) if its_back == back]
    return [named[hex] if hex in named else pile.pop(0) for hex in hexes]


def _restore_turn(table: Table, fields: PositionFields) -> None:
    last = table.seats - 1
    table.round = fields.int_in("round", 1, table.variant.length) if fields.has("round") else 1
    phase = fields.text("phase") if fields.has("phase") else "journey"
    if phase not in PHASES:
        raise BadPosition("archmage-no-such-phase", {"phase": phase[:40]})
    table.phase = PHASES.index(phase)
    over = table.phase == OVER
    table.turn = fields.int_in("turn", NOBODY, last) if fields.has("turn") else 0
    if over:
        table.turn = NOBODY
    elif table.turn == NOBODY:
        raise fields.refusal("turn")
    table.starter = fields.int_in("starter", 0, last) if fields.has("starter") else 0
    table.decider = table.turn
    if fields.has("decider"):
        table.decider = fields.int_in("decider", NOBODY, last)
    table.stage = _stage(table, fields)
    table.args = tuple(fields.ints("args")) if fields.has("args") else ()
    table.points = POINTS if table.stage == JOURNEY else 0
    if fields.has("points"):
        table.points = fields.int_in("points", 0, MOST_POINTS)
    table.swift = fields.int_in("swift", 0, MOST_POINTS) if fields.has("swift") else 0
    table.rites = fields.int_in("rites", 0, 3) if fields.has("rites") else 0
    for word in fields.texts("rite_spheres") if fields.has("rite_spheres") else []:
        table.rite_spheres |= 1 << find_word("rite_spheres", word, SPHERES)
    table.promoting = fields.has("promoting") and fields.truth("promoting")
    table.warding = fields.has("warding") and fields.truth("warding")
    table.subjugating = fields.has("subjugating") and fields.truth("subjugating")
    table.divining = fields.has("divining") and fields.truth("divining")
    table.again = fields.has("again") and fields.truth("again")
    table.second = fields.has("second") and fields.truth("second")


def _stage(table: Table, fields: PositionFields) -> int:
    if table.phase in (JOURNEY, JOURNEYS_END, OVER):
        return table.phase
    if not fields.has("stage"):
        return JOURNEY
    stage = fields.text("stage")
    if stage not in (PHASES[JOURNEY], PHASES[JOURNEYS_END]):
        raise fields.refusal("stage")
    return PHASES.index(stage)


def _restore_warlord(table: Table, fields: WarlordFields) -> None:
    check_fields(fields, WARLORD_FIELDS, "warlord.")
    if fields.has("at"):
        table.warlord = find_hex(table, fields.text("at"))
    table.held[1] = hexes_of(table, fields, "holds")
    table.roamed = fields.has("roamed") and fields.truth("roamed")
    march = table.variant.edition.march
    table.hindered = fields.int_in("hindered", 0, march) if fields.has("hindered") else 0
    table.skips = fields.has("skips") and fields.truth("skips")


def _mapping(fields: PositionFields, field: str) -> PlainDict:
    return fields.mapping(field) if fields.has(field) else {}
