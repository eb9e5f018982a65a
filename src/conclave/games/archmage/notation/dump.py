"""A position as plain data, hexes by their words. ``restore`` reads it back."""

from conclave.core.options import Options, plain_options
from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.games.archmage.box.coordinates import HOMES, NOWHERE, PLACE_WORDS
from conclave.games.archmage.box.spheres import RELICS, SPHERES, spells_in
from conclave.games.archmage.box.terrain import KIND_WORDS
from conclave.games.archmage.knowledge.table_words import (
    door_words,
    place_words,
    relic_words,
    spell_words,
)
from conclave.games.archmage.rules.map import FACE_UP, hexes_in
from conclave.games.archmage.rules.spells.book import PHASES
from conclave.games.archmage.rules.state import Table


def dump(table: Table) -> PlainDict:
    dumped: PlainDict = {
        "seats": table.seats,
        "options": plain_options(_said(table.variant.options)),
        "round": table.round,
        "starter": table.starter,
        "turn": table.turn,
        "decider": table.decider,
        "phase": PHASES[table.phase],
        "stage": PHASES[table.stage],
        "args": plain_ints(list(table.args)),
        "points": table.points,
        "swift": table.swift,
        "rites": table.rites,
        "rite_spheres": [SPHERES[sphere] for sphere in spells_in(table.rite_spheres)],
        "promoting": table.promoting,
        "warding": table.warding,
        "subjugating": table.subjugating,
        "divining": table.divining,
        "divined": hex_words(table, table.divined),
        "again": table.again,
        "second": table.second,
        "moved": _moved(table),
        "map": {table.layout.words[h]: KIND_WORDS[kind] for h, kind in enumerate(table.tiles)},
        "shown": hex_words(table, table.shown & ~FACE_UP),
        "wards": hex_words(table, table.wards),
        "tokens": token_words(table),
        "players": [_player(table, seat) for seat in range(table.seats)],
    }
    if table.variant.solo:
        dumped["warlord"] = {
            "at": table.layout.words[table.warlord],
            "holds": hex_words(table, table.held[1]),
            "roamed": table.roamed,
            "hindered": table.hindered,
            "skips": table.skips,
        }
    return dumped


def _said(options: Options) -> Options:
    """Odds are named where they are on: who has never heard of them dumps the same."""
    return {name: value for name, value in options.items() if name != "odds" or value}


def _player(table: Table, seat: int) -> PlainDict:
    score = table.scores[seat]
    return {
        "mage": table.layout.words[table.mages[seat]],
        "tower": tower_word(table, seat),
        "holds": hex_words(table, table.held[seat]),
        "company": table.company[seat],
        "supply": table.supply[seat],
        "imprisoned": table.imprisoned[seat],
        "relics": relic_words(table, seat),
        "apprentices": place_words(table.apprentices, seat),
        "corrupt": place_words(table.corrupt, seat),
        "known": spell_words(table.known[seat]),
        "spent": spell_words(table.spent[seat]),
        "stone_skin": bool(table.skinned >> seat & 1),
        "planets": {relic: table.planets[seat * 6 + n] for n, relic in enumerate(RELICS)},
        "doors": door_words(table, seat),
        "score": plain_ints(list(score)) if score else None,
    }


def hex_words(table: Table, mask: int) -> Plain:
    return [table.layout.words[hex] for hex in hexes_in(mask)]


def token_words(table: Table) -> PlainDict:
    """The tokens by hex: the spell and the seat that cast it."""
    return {
        table.layout.words[hex]: [token.kind.word, token.owner]
        for hex, token in enumerate(table.tokens)
        if token is not None
    }


def tower_word(table: Table, seat: int) -> str | None:
    hex = table.towers[seat]
    return None if hex == NOWHERE else table.layout.words[hex]


def _moved(table: Table) -> PlainDict:
    """The hexes that Upheaval has moved: where they were laid out, and where they are."""
    return {
        PLACE_WORDS[home]: PLACE_WORDS[now]
        for home, now in zip(HOMES, table.layout.place, strict=True)
        if home != now
    }
