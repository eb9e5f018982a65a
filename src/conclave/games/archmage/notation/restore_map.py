"""The map of a position from plain data: where the hexes lie, what they are and what is on them."""

from conclave.core.fields import PositionFields, impossible
from conclave.games.archmage.box.coordinates import BACKS, HOMES, PLACE_OF
from conclave.games.archmage.box.terrain import KIND_WORDS, OUTPOSTS, WILD_COPIES, WILDERNESS
from conclave.games.archmage.notation.fields import find_hex, find_word, hexes_of, mapping
from conclave.games.archmage.rules.map import BIT, Layout
from conclave.games.archmage.rules.setup import lay_out
from conclave.games.archmage.rules.spells.book import TOKENS
from conclave.games.archmage.rules.state import Table

KINDS_SAID = [word for word in KIND_WORDS if word]


def restore_map(table: Table, fields: PositionFields) -> None:
    table.lie_as(_layout(fields))
    table.see_tiles(_tiles(table, fields))
    if fields.has("shown"):
        table.shown |= hexes_of(table, "shown", fields.texts("shown"))
    if fields.has("wards"):
        table.wards = hexes_of(table, "wards", fields.texts("wards"))
    _restore_tokens(table, fields)


def _layout(fields: PositionFields) -> Layout:
    places = HOMES[:]
    for home, now in mapping(fields, "moved").items():
        field = f"moved.{home[:40]}"
        if home not in PLACE_OF or PLACE_OF[home] not in HOMES:
            raise impossible(field, "archmage-no-such-hex", {"hex": home[:40]})
        if not isinstance(now, str) or now not in PLACE_OF:
            raise impossible(field, "archmage-no-such-place")
        hex = HOMES.index(PLACE_OF[home])
        if BACKS[hex] in "rc" and places[hex] != PLACE_OF[now]:
            raise impossible(field, "archmage-city-moved")
        places[hex] = PLACE_OF[now]
    if len(set(places)) != len(places):
        raise impossible("moved", "archmage-one-on-another")
    return Layout(places)


def _tiles(table: Table, fields: PositionFields) -> list[int]:
    """Hexes that are not named are filled from what is left, in a fixed order."""
    named: dict[int, int] = {}
    for word, kind in mapping(fields, "map").items():
        hex = find_hex(table, f"map.{word[:40]}", word)
        if not isinstance(kind, str):
            raise fields.refusal(f"map.{word}")
        find_word(f"map.{word}", kind, KINDS_SAID)
        named[hex] = KIND_WORDS.index(kind)
    wild = _left(table, [kind for _ in range(WILD_COPIES) for kind in WILDERNESS], named, "w")
    outposts = _left(table, list(OUTPOSTS), named, "o")
    tiles = lay_out(table, wild, outposts)
    for hex, kind in named.items():
        if tiles[hex] != kind:
            raise impossible(f"map.{table.layout.words[hex]}", "archmage-wrong-kind")
    return tiles


def _left(table: Table, pile: list[int], named: dict[int, int], back: str) -> list[int]:
    """The pile in the order of the hexes with that back."""
    for hex, kind in named.items():
        if BACKS[hex] == back:
            if kind not in pile:
                raise impossible(f"map.{table.layout.words[hex]}", "archmage-wrong-kind")
            pile.remove(kind)
    hexes = [hex for hex, its_back in enumerate(BACKS) if its_back == back]
    return [named[hex] if hex in named else pile.pop(0) for hex in hexes]


def _restore_tokens(table: Table, fields: PositionFields) -> None:
    tokens = table.tokens[:]
    for word, token in mapping(fields, "tokens").items():
        field = f"tokens.{word[:40]}"
        hex = find_hex(table, field, word)
        if not isinstance(token, list) or len(token) != 2:
            raise impossible(field, "archmage-token-written")
        spell, owner = token
        if not isinstance(spell, str) or isinstance(owner, bool) or not isinstance(owner, int):
            raise impossible(field, "archmage-token-written")
        find_word(field, spell, list(TOKENS))
        if not 0 <= owner < table.seats:
            raise impossible(field, "archmage-no-such-seat", {"last": table.seats - 1})
        kind = TOKENS[spell]
        tokens[hex] = kind.of[owner]
        table.marked |= BIT[hex]
        if kind.toll is not None:
            table.slow |= BIT[hex]
    table.tokens = tokens
