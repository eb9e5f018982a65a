"""What a seat may see. Only the face-down hexes are hidden, so everybody sees the same."""

from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import BACKS, HEXES, NOWHERE, PLACES
from conclave.games.archmage.box.spheres import (
    RELICS,
    SPELL_WORDS,
    SPELLS,
    SPHERES,
    level,
    spells_in,
)
from conclave.games.archmage.box.terrain import KIND_WORDS, WILDERNESS
from conclave.games.archmage.notation.dump import door_words, place_words, relic_words
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.map import BIT, CENTRE
from conclave.games.archmage.rules.moves import CRESTS
from conclave.games.archmage.rules.phases import JOURNEY, LIFT, PHASES, SETTLE
from conclave.games.archmage.rules.reach import reach
from conclave.games.archmage.rules.score import land_points, points_of, standings, tally
from conclave.games.archmage.rules.spells.upheaval import is_empty
from conclave.games.archmage.rules.state import TOKEN_WORDS
from conclave.games.archmage.rules.turn import is_last, planets_left


def view(position: Position, seat: int | None) -> PlainDict:
    return {
        "round": position.round,
        "rounds": position.variant.length,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "stage": PHASES[position.stage],
        "casting": _casting(position),
        "points": position.points,
        "swift": position.swift,
        "second": position.second,
        "again": position.again,
        "subjugating": position.subjugating,
        "divining": position.divining,
        "hexes": [_hex(position, hex) for hex in range(HEXES)],
        "reach": _reach(position),
        "lifted": _lifted(position),
        "places": _places(position),
        "seats": [_seat(position, other) for other in range(position.seats)],
        "lands": [_land(position, kind) for kind in WILDERNESS],
        "spells": _spells(position),
        "warlord": _warlord(position),
    }


def _hex(position: Position, hex: int) -> PlainDict:
    place = PLACES[position.layout.place[hex]]
    bit = BIT[hex]
    kind = position.tiles[hex] if position.shown & bit else NOWHERE
    token = position.tokens[hex]
    holder = position.holder(hex)
    return {
        "word": place.word,
        "x": place.x,
        "y": place.y,
        "back": "c" if hex == CENTRE else BACKS[hex],
        "kind": None if kind == NOWHERE else KIND_WORDS[kind],
        "holder": None if holder == NOBODY else holder,
        "tower": hex in position.towers,
        "ward": bool(position.wards & bit),
        "token": None if not token else [TOKEN_WORDS[token >> 3], token & 7],
        "mages": [other for other, where in enumerate(position.mages) if where == hex],
    }


def _seat(position: Position, seat: int) -> PlainDict:
    score = position.scores[seat] or tally(position, seat)
    parts = standings(position)[seat].parts
    return {
        "word": CRESTS[seat],
        "mage": position.layout.words[position.mages[seat]],
        "company": position.company[seat],
        "supply": position.supply[seat],
        "on_map": position.followers_on_map(seat),
        "imprisoned": position.imprisoned[seat],
        "relics": relic_words(position, seat),
        "apprentices": place_words(position.apprentices, seat),
        "corrupt": place_words(position.corrupt, seat),
        "known": [SPELL_WORDS[spell] for spell in spells_in(position.known[seat])],
        "spent": [SPELL_WORDS[spell] for spell in spells_in(position.spent[seat])],
        "stone_skin": bool(position.skinned >> seat & 1),
        "doors": door_words(position, seat),
        "planets": {relic: position.planets[seat * 6 + n] for n, relic in enumerate(RELICS)},
        "planet_moves": planets_left(position, seat),
        "last_turn": position.turn == seat and is_last(position),
        "spells": plain_ints(list(score[:3])),
        "points": points_of(score),
        "parts": dict(parts.items()),
        "scored": bool(position.scores[seat]),
    }


def _land(position: Position, kind: int) -> PlainDict:
    """X11: who controls how many hexes of a kind, and what that is worth now."""
    land = position.lands[kind]
    return {
        "kind": KIND_WORDS[kind],
        "held": [(mask & land).bit_count() for mask in position.held],
        "points": [land_points(position, seat, kind) for seat in range(position.seats)],
    }


def _spells(position: Position) -> Plain:
    return [
        {
            "word": SPELL_WORDS[spell],
            "level": level(spell),
            "spheres": [SPHERES[sphere] for sphere in position.variant.spheres[spell]],
        }
        for spell in range(SPELLS)
    ]


def _reach(position: Position) -> Plain:
    """Where the Journey may still end: the word, the movement points it takes, what it gives."""
    if position.turn == NOBODY or position.stage != JOURNEY:
        return []
    return [[position.layout.words[hex], cost, gives] for hex, cost, gives in reach(position)]


def _casting(position: Position) -> str | None:
    spell = position.casting()
    return None if spell == NOWHERE else SPELL_WORDS[spell]


def _lifted(position: Position) -> Plain:
    if position.phase not in (LIFT, SETTLE):
        return []
    return [position.layout.words[hex] for hex in position.args[:2]]


def _places(position: Position) -> Plain:
    """Where Upheaval may set down: empty places by their word, x and y."""
    if position.phase != SETTLE:
        return []
    lifted = BIT[position.args[0]] | BIT[position.args[1]]
    return [
        [place.word, place.x, place.y]
        for number, place in enumerate(PLACES)
        if is_empty(position.layout, number, lifted)
    ]


def _warlord(position: Position) -> Plain:
    if not position.variant.solo:
        return None
    edition = position.variant.edition
    points = points_of(position.scores[0] or tally(position, 0))
    return {
        "at": position.layout.words[position.warlord],
        "hindered": position.hindered,
        "skips": position.skips,
        "rank": edition.rank(points),
        "ranks": plain_ints(edition.ranks),
    }
