"""What a seat may see. Only the face-down hexes are hidden, so everybody sees the same."""

from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.seats import SEAT_WORDS
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import BACKS, HEXES, NOWHERE, PLACES
from conclave.games.archmage.box.spheres import RELICS, SPHERES
from conclave.games.archmage.box.terrain import KIND_WORDS, WILDERNESS
from conclave.games.archmage.knowledge.table_words import (
    door_words,
    place_words,
    relic_words,
    spell_words,
)
from conclave.games.archmage.rules.casting import being_cast
from conclave.games.archmage.rules.map import BIT, CENTRE
from conclave.games.archmage.rules.phases import JOURNEY
from conclave.games.archmage.rules.reach import Way, gives, trouble, ways
from conclave.games.archmage.rules.score import land_points, points_of, standings, tally
from conclave.games.archmage.rules.spells.book import BOOK, PHASES
from conclave.games.archmage.rules.spells.upheaval import landing_places, lifted
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.turn import is_last, planets_left


def view(table: Table, seat: int | None) -> PlainDict:
    return {
        "round": table.round,
        "rounds": table.variant.length,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "stage": PHASES[table.stage],
        "casting": _casting(table),
        "points": table.points,
        "swift": table.swift,
        "second": table.second,
        "again": table.again,
        "subjugating": table.subjugating,
        "divining": table.divining,
        "hexes": [_hex(table, hex, False) for hex in range(HEXES)],
        "reach": _reach(table),
        "lifted": _lifted(table),
        "places": _places(table),
        "seats": [_seat(table, other) for other in range(table.seats)],
        "lands": [_land(table, kind) for kind in WILDERNESS],
        "spells": _spells(table),
        "warlord": _warlord(table),
    }


def open_view(table: Table) -> PlainDict:
    """With what lies under the hexes that are face down, for looking back at a game."""
    shown: dict[str, Plain] = dict(view(table, None))
    shown["hexes"] = [_hex(table, hex, True) for hex in range(HEXES)]
    return shown


def _hex(table: Table, hex: int, looks_under: bool) -> PlainDict:
    place = PLACES[table.layout.place[hex]]
    bit = BIT[hex]
    tile = table.tiles[hex]
    face_up = bool(table.shown & bit)
    token = table.tokens[hex]
    holder = table.holder(hex)
    return {
        "word": place.word,
        "x": place.x,
        "y": place.y,
        "back": "c" if hex == CENTRE else BACKS[hex],
        "kind": KIND_WORDS[tile] if face_up and tile != NOWHERE else None,
        "under": KIND_WORDS[tile] if looks_under and not face_up and tile != NOWHERE else None,
        "holder": None if holder == NOBODY else holder,
        "tower": hex in table.towers,
        "ward": bool(table.wards & bit),
        "token": None if token is None else [token.kind.word, token.owner],
        "mages": [other for other, where in enumerate(table.mages) if where == hex],
    }


def _seat(table: Table, seat: int) -> PlainDict:
    score = table.scores[seat] or tally(table, seat)
    parts = standings(table)[seat].parts
    return {
        "word": SEAT_WORDS[seat],
        "mage": table.layout.words[table.mages[seat]],
        "company": table.company[seat],
        "supply": table.supply[seat],
        "on_map": table.followers_on_map(seat),
        "imprisoned": table.imprisoned[seat],
        "relics": relic_words(table, seat),
        "apprentices": place_words(table.apprentices, seat),
        "corrupt": place_words(table.corrupt, seat),
        "known": spell_words(table.known[seat]),
        "spent": spell_words(table.spent[seat]),
        "stone_skin": bool(table.skinned >> seat & 1),
        "doors": door_words(table, seat),
        "planets": {relic: table.planets[seat * 6 + n] for n, relic in enumerate(RELICS)},
        "planet_moves": planets_left(table, seat),
        "last_turn": table.turn == seat and is_last(table),
        "spells": plain_ints(list(score[:3])),
        "points": points_of(score),
        "parts": dict(parts.items()),
        "scored": bool(table.scores[seat]),
    }


def _land(table: Table, kind: int) -> PlainDict:
    """X11: who controls how many hexes of a kind, and what that is worth now."""
    land = table.lands[kind]
    return {
        "kind": KIND_WORDS[kind],
        "held": [(mask & land).bit_count() for mask in table.held],
        "points": [land_points(table, seat, kind) for seat in range(table.seats)],
    }


def _spells(table: Table) -> Plain:
    return [
        {
            "word": spell.word,
            "level": spell.level,
            "spheres": [SPHERES[sphere] for sphere in table.variant.spheres[spell.number]],
        }
        for spell in BOOK
    ]


def _reach(table: Table) -> Plain:
    """Where the Journey may still lead: at what cost, by which hexes, where it would be stopped by
    something that happens, and what could be done there."""
    if table.turn == NOBODY or table.stage != JOURNEY:
        return []
    points = table.points + table.swift
    found = ways(table)
    return [_way(table, hex, found[hex], points) for hex in sorted(found)]


def _way(table: Table, hex: int, way: Way, points: int) -> PlainDict:
    words = table.layout.words
    stopped = [other for other in way.path if trouble(table, other)]
    return {
        "hex": words[hex],
        "cost": way.cost,
        "left": points - way.cost,
        "path": [words[other] for other in way.path],
        "stop": None if not stopped else [words[stopped[0]], trouble(table, stopped[0])],
        "gives": gives(table, hex, points - way.cost),
    }


def _casting(table: Table) -> str | None:
    spell = being_cast(table)
    return None if spell is None else spell.word


def _lifted(table: Table) -> Plain:
    return [table.layout.words[hex] for hex in lifted(table)]


def _places(table: Table) -> Plain:
    """Where Upheaval may set down: empty places by their word, x and y."""
    places = [PLACES[number] for number in landing_places(table)]
    return [[place.word, place.x, place.y] for place in places]


def _warlord(table: Table) -> Plain:
    if not table.variant.solo:
        return None
    edition = table.variant.edition
    points = points_of(table.scores[0] or tally(table, 0))
    return {
        "at": table.layout.words[table.warlord],
        "hindered": table.hindered,
        "skips": table.skips,
        "rank": edition.rank(points),
        "ranks": plain_ints(edition.ranks),
    }
