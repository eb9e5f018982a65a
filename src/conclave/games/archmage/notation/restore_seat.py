"""A seat of a position from plain data."""

from typing import Final

from conclave.core.fields import impossible
from conclave.games.archmage.box.spheres import RELICS, SPELLS, SPHERE_WORDS, SPHERES
from conclave.games.archmage.notation.fields import (
    PartFields,
    find_hex,
    find_word,
    hexes_of,
    int_in,
    mapping,
    truth,
)
from conclave.games.archmage.notation.history import at_work, has_prepared, planet_moves_left
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.state import COMPANY, FOLLOWERS, Table

FIELDS: Final = (
    *("mage", "tower", "holds", "company", "supply", "imprisoned", "relics", "apprentices"),
    *("corrupt", "known", "spent", "stone_skin", "planets", "doors", "score"),
)
MOST_RELICS: Final = 999
SCORE: Final = 7
"""How many figures a score is made of."""


def restore_seat(table: Table, seat: int, fields: PartFields) -> None:
    fields.only(FIELDS)
    _restore_pieces(table, seat, fields)
    _restore_board(table, seat, fields)
    _restore_doors(table, seat, fields)
    if fields.has("score") and fields.data["score"] is not None:
        table.scores[seat] = tuple(fields.ints_in("score", SCORE, 0, FOLLOWERS))


def _restore_pieces(table: Table, seat: int, fields: PartFields) -> None:
    if fields.has("mage"):
        table.mages[seat] = find_hex(table, fields.at("mage"), fields.text("mage"))
    if fields.has("holds"):
        table.held[seat] = hexes_of(table, fields.at("holds"), fields.texts("holds"))
    if fields.has("tower") and fields.data["tower"] is not None:
        hex = find_hex(table, fields.at("tower"), fields.text("tower"))
        table.towers[seat] = hex
        table.held[seat] |= BIT[hex]
    if truth(fields, "stone_skin"):
        table.skinned |= 1 << seat
    table.imprisoned[seat] = int_in(fields, "imprisoned", 0, FOLLOWERS, 0)


def _restore_board(table: Table, seat: int, fields: PartFields) -> None:
    own = slice(seat * SPELLS, seat * SPELLS + SPELLS)
    table.relics[seat * 6 : seat * 6 + 6] = fields.counts("relics", RELICS, 0, MOST_RELICS)
    table.apprentices[own] = fields.counts("apprentices", SPHERE_WORDS, 0, FOLLOWERS)
    table.corrupt[own] = fields.counts("corrupt", SPHERE_WORDS, 0, FOLLOWERS)
    table.count_taught(seat)


def _restore_doors(table: Table, seat: int, fields: PartFields) -> None:
    for word, owner in mapping(fields, "doors").items():
        sphere = find_word(fields.at("doors"), word, SPHERES)
        if not isinstance(owner, int) or isinstance(owner, bool):
            raise fields.refusal(f"doors.{word}")
        if not 0 <= owner < table.seats or owner == seat:
            raise impossible(fields.at(f"doors.{word}"), "archmage-own-doorway")
        table.doors[seat * 6 + sphere] = owner
        table.haunted[seat] |= 1 << sphere


def fill_followers(table: Table, seat: int, fields: PartFields) -> None:
    """X3: every seat has 25 followers. Those that are not counted are where they were at the start:
    in the supply as far as it goes, and the rest in the company."""
    busy = sum(table.apprentices[seat * SPELLS : seat * SPELLS + SPELLS])
    busy += table.followers_on_map(seat) + table.imprisoned[seat] + table.doors.count(seat)
    left = FOLLOWERS - busy
    supply = min(FOLLOWERS - COMPANY, left)
    if fields.has("company"):
        supply = left - fields.int_in("company", 0, FOLLOWERS)
    supply = int_in(fields, "supply", 0, FOLLOWERS, supply)
    company = int_in(fields, "company", 0, FOLLOWERS, left - supply)
    if company < 0 or supply < 0 or company + supply != left:
        raise impossible(fields.path, "archmage-followers", {"count": FOLLOWERS})
    table.company[seat] = company
    table.supply[seat] = supply


def fill_planets(table: Table, seat: int, fields: PartFields) -> None:
    """Planets that are not given have moved as far as the round says, the outermost first."""
    if fields.has("planets"):
        planets = fields.counts("planets", RELICS, -3, 3)
    else:
        left = planet_moves_left(table, seat)
        planets = list(table.variant.ovals)
        while sum([abs(oval) for oval in planets]) > left:
            farthest = max(range(6), key=lambda relic: abs(planets[relic]))
            planets[farthest] += 1 if planets[farthest] < 0 else -1
    table.planets[seat * 6 : seat * 6 + 6] = planets


def fill_book(table: Table, seat: int, fields: PartFields) -> None:
    """X6: a seat knows what its apprentices teach once it has prepared, and has cast what is at
    work."""
    table.known[seat] = table.taught[seat] if has_prepared(table, seat) else 0
    if fields.has("known"):
        table.known[seat] = fields.spells("known")
    table.spent[seat] = at_work(table, seat)
    if fields.has("spent"):
        table.spent[seat] = fields.spells("spent")
