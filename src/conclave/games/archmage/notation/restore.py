"""A position from plain data. What may be left out has the plainest value that fits.

What is written is read here; whether it can lie on a table is checked in ``plausible``.
"""

from typing import Final

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
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.map import BIT, FACE_UP, Layout
from conclave.games.archmage.rules.phases import JOURNEY, JOURNEYS_END, OVER, PHASES
from conclave.games.archmage.rules.setup import clear_table, lay_out
from conclave.games.archmage.rules.state import POINTS, TOKEN_WORDS, UPHEAVAL_TOKEN, VINES_TOKEN
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


class WarlordFields(PositionFields):
    def refusal(self, field: str) -> ConclaveError:
        return BadPosition("position-bad-field", {"field": f"warlord.{field}"})


def restore(dumped: Plain, edition: Edition) -> Position:
    fields = PositionFields(dumped)
    check_fields(fields, FIELDS)
    seats = fields.integer("seats")
    if not 1 <= seats <= 4:
        limits: Parameters = {"seats": seats, "min": 1, "max": 4}
        raise BadPosition("seats-out-of-range", limits)
    position = Position(seats, _variant(fields, seats, edition))
    clear_table(position)
    _restore_map(position, fields)
    _restore_turn(position, fields)
    players = fields.items("players") if fields.has("players") else [{} for _ in range(seats)]
    if len(players) != seats:
        raise fields.refusal("players")
    for seat, player in enumerate(players):
        restore_player(position, seat, player)
    fill_followers(position)
    if position.variant.solo and fields.has("warlord"):
        _restore_warlord(position, WarlordFields(fields.data["warlord"]))
    elif fields.has("warlord"):
        raise fields.refusal("warlord")
    if position.turn != NOBODY:
        see_obstacles(position)
    check(position)
    if not position.over() and not position.legal():
        raise BadPosition("archmage-nothing-to-say", {"phase": PHASES[position.phase]})
    return position


def _variant(fields: PositionFields, seats: int, edition: Edition) -> Variant:
    chosen = read_options(fields, "options") if fields.has("options") else {}
    try:
        return Variant(seats, complete_options(OPTIONS, chosen), edition)
    except BadOption as error:
        raise BadPosition(error.id, error.params) from error


def _restore_map(position: Position, fields: PositionFields) -> None:
    position.layout = _layout(fields)
    position.see_tiles(_tiles(position, fields))
    for field in ("shown", "wards", "divined"):
        mask = hexes_of(position, fields, field)
        if field == "shown":
            position.shown = mask | FACE_UP
        elif field == "wards":
            position.wards = mask
        else:
            position.divined = mask
    tokens = position.tokens[:]
    for word, token in _mapping(fields, "tokens").items():
        hex = find_hex(position, word)
        if not isinstance(token, list) or len(token) != 2 or token[0] not in TOKEN_WORDS[1:]:
            raise fields.refusal("tokens")
        owner = token[1]
        if not isinstance(owner, int) or not 0 <= owner < position.seats:
            raise fields.refusal("tokens")
        kind = TOKEN_WORDS.index(str(token[0]))
        tokens[hex] = kind * 8 + owner
        position.passing |= 1 << owner
        if kind in (VINES_TOKEN, UPHEAVAL_TOKEN):
            position.slow |= BIT[hex]
    position.tokens = tokens


def _layout(fields: PositionFields) -> Layout:
    places = HOMES[:]
    for home, now in _mapping(fields, "moved").items():
        if home not in PLACE_OF or PLACE_OF[home] not in HOMES or now not in PLACE_OF:
            raise fields.refusal("moved")
        places[HOMES.index(PLACE_OF[home])] = PLACE_OF[str(now)]
    if len(set(places)) != len(places):
        raise fields.refusal("moved")
    return Layout(places)


def _tiles(position: Position, fields: PositionFields) -> list[int]:
    """Hexes that are not named are filled from what is left, in a fixed order."""
    named: dict[int, int] = {}
    for word, kind in _mapping(fields, "map").items():
        if kind not in KIND_WORDS or not kind:
            raise BadPosition("archmage-no-such-kind", {"hex": word, "kind": str(kind)})
        named[find_hex(position, word)] = KIND_WORDS.index(str(kind))
    wild = _left([kind for _ in range(WILD_COPIES) for kind in WILDERNESS], named, "w", position)
    outposts = _left(list(OUTPOSTS), named, "o", position)
    tiles = lay_out(position, wild, outposts)
    for hex, kind in named.items():
        if BACKS[hex] in "trc" and tiles[hex] != kind:
            word = position.layout.words[hex]
            raise BadPosition("archmage-wrong-kind", {"hex": word, "kind": KIND_WORDS[kind]})
    return tiles


def _left(pile: list[int], named: dict[int, int], back: str, position: Position) -> list[int]:
    """The pile in the order of the hexes with that back."""
    for hex, kind in named.items():
        if BACKS[hex] != back:
            continue
        if kind not in pile:
            word = position.layout.words[hex]
            raise BadPosition("archmage-wrong-kind", {"hex": word, "kind": KIND_WORDS[kind]})
        pile.remove(kind)
    hexes = [hex for hex, its_back in enumerate(BACKS) if its_back == back]
    return [named[hex] if hex in named else pile.pop(0) for hex in hexes]


def _restore_turn(position: Position, fields: PositionFields) -> None:
    last = position.seats - 1
    position.round = (
        fields.int_in("round", 1, position.variant.length) if fields.has("round") else 1
    )
    phase = fields.text("phase") if fields.has("phase") else "journey"
    if phase not in PHASES:
        raise BadPosition("archmage-no-such-phase", {"phase": phase[:40]})
    position.phase = PHASES.index(phase)
    over = position.phase == OVER
    position.turn = fields.int_in("turn", NOBODY, last) if fields.has("turn") else 0
    if over:
        position.turn = NOBODY
    elif position.turn == NOBODY:
        raise fields.refusal("turn")
    position.starter = fields.int_in("starter", 0, last) if fields.has("starter") else 0
    position.decider = position.turn
    if fields.has("decider"):
        position.decider = fields.int_in("decider", NOBODY, last)
    position.stage = _stage(position, fields)
    position.args = tuple(fields.ints("args")) if fields.has("args") else ()
    position.points = POINTS if position.stage == JOURNEY else 0
    if fields.has("points"):
        position.points = fields.int_in("points", 0, MOST_POINTS)
    position.swift = fields.int_in("swift", 0, MOST_POINTS) if fields.has("swift") else 0
    position.rites = fields.int_in("rites", 0, 3) if fields.has("rites") else 0
    for word in fields.texts("rite_spheres") if fields.has("rite_spheres") else []:
        position.rite_spheres |= 1 << find_word("rite_spheres", word, SPHERES)
    position.promoting = fields.has("promoting") and fields.truth("promoting")
    position.warding = fields.has("warding") and fields.truth("warding")
    position.subjugating = fields.has("subjugating") and fields.truth("subjugating")
    position.divining = fields.has("divining") and fields.truth("divining")
    position.again = fields.has("again") and fields.truth("again")
    position.second = fields.has("second") and fields.truth("second")


def _stage(position: Position, fields: PositionFields) -> int:
    if position.phase in (JOURNEY, JOURNEYS_END, OVER):
        return position.phase
    if not fields.has("stage"):
        return JOURNEY
    stage = fields.text("stage")
    if stage not in (PHASES[JOURNEY], PHASES[JOURNEYS_END]):
        raise fields.refusal("stage")
    return PHASES.index(stage)


def _restore_warlord(position: Position, fields: WarlordFields) -> None:
    check_fields(fields, WARLORD_FIELDS, "warlord.")
    if fields.has("at"):
        position.warlord = find_hex(position, fields.text("at"))
    position.held[1] = hexes_of(position, fields, "holds")
    position.roamed = fields.has("roamed") and fields.truth("roamed")
    march = position.variant.edition.march
    position.hindered = fields.int_in("hindered", 0, march) if fields.has("hindered") else 0
    position.skips = fields.has("skips") and fields.truth("skips")


def _mapping(fields: PositionFields, field: str) -> PlainDict:
    return fields.mapping(field) if fields.has(field) else {}
