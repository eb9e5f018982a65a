"""A seat of a position from plain data."""

from typing import Final

from conclave.core.errors import BadPosition, ConclaveError
from conclave.core.fields import PositionFields
from conclave.core.plain import Plain
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPELLS, SPHERE_WORDS, SPHERES
from conclave.games.archmage.notation.fields import check_fields, find_hex, find_word, hexes_of
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.phases import PREPARE
from conclave.games.archmage.rules.spells.book import OVER
from conclave.games.archmage.rules.state import COMPANY, FOLLOWERS, Table

FIELDS: Final = (
    *("mage", "tower", "holds", "company", "supply", "imprisoned", "relics", "apprentices"),
    *("corrupt", "known", "spent", "stone_skin", "planets", "doors", "score"),
)
MOST_RELICS: Final = 999
SCORE: Final = 7
"""How many figures a score is made of."""


class PlayerFields(PositionFields):
    def refusal(self, field: str) -> ConclaveError:
        return BadPosition("position-bad-field", {"field": f"players.{field}"})

    def counts(self, field: str, known: tuple[str, ...], lowest: int, highest: int) -> list[int]:
        """A number for each of the known words, 0 where none is given."""
        counts = [0] * len(known)
        for word, count in (self.mapping(field) if self.has(field) else {}).items():
            place = find_word(f"players.{field}", word, known)
            if isinstance(count, bool) or not isinstance(count, int):
                raise self.refusal(f"{field}.{word}")
            if not lowest <= count <= highest:
                raise self.refusal(f"{field}.{word}")
            counts[place] = count
        return counts

    def spells(self, field: str) -> int:
        mask = 0
        for word in self.texts(field):
            mask |= 1 << find_word(f"players.{field}", word, SPELL_WORDS)
        return mask


def restore_player(table: Table, seat: int, dumped: Plain) -> None:
    fields = PlayerFields(dumped)
    check_fields(fields, FIELDS, "players.")
    _restore_pieces(table, seat, fields)
    _restore_board(table, seat, fields)
    _restore_planets(table, seat, fields)
    _restore_followers(table, seat, fields)
    if fields.has("score") and fields.data["score"] is not None:
        table.scores[seat] = tuple(fields.ints_in("score", SCORE, 0, MOST_RELICS))


def _restore_pieces(table: Table, seat: int, fields: PlayerFields) -> None:
    if fields.has("mage"):
        table.mages[seat] = find_hex(table, fields.text("mage"))
    table.held[seat] = hexes_of(table, fields, "holds")
    if fields.has("tower") and fields.data["tower"] is not None:
        hex = find_hex(table, fields.text("tower"))
        table.towers[seat] = hex
        table.held[seat] |= BIT[hex]
    if fields.has("stone_skin") and fields.truth("stone_skin"):
        table.skinned |= 1 << seat


def _restore_board(table: Table, seat: int, fields: PlayerFields) -> None:
    own = slice(seat * SPELLS, seat * SPELLS + SPELLS)
    table.relics[seat * 6 : seat * 6 + 6] = fields.counts("relics", RELICS, 0, MOST_RELICS)
    table.apprentices[own] = fields.counts("apprentices", SPHERE_WORDS, 0, FOLLOWERS)
    table.corrupt[own] = fields.counts("corrupt", SPHERE_WORDS, 0, FOLLOWERS)
    for place in range(seat * SPELLS, seat * SPELLS + SPELLS):
        if table.corrupt[place] > table.apprentices[place]:
            raise fields.refusal("corrupt")
    table.count_taught(seat)
    table.known[seat] = table.taught[seat]
    if fields.has("known"):
        table.known[seat] = fields.spells("known")
    if fields.has("spent"):
        table.spent[seat] = fields.spells("spent")
    if table.spent[seat] & ~table.known[seat]:
        raise fields.refusal("spent")
    for word, owner in (fields.mapping("doors") if fields.has("doors") else {}).items():
        sphere = find_word("players.doors", word, SPHERES)
        if not isinstance(owner, int) or isinstance(owner, bool):
            raise fields.refusal(f"doors.{word}")
        if not 0 <= owner < table.seats or owner == seat:
            raise fields.refusal(f"doors.{word}")
        table.doors[seat * 6 + sphere] = owner
        table.haunted[seat] |= 1 << sphere


def moves_left(table: Table, seat: int) -> int:
    """How many planet moves the seat must still have before it."""
    left = table.variant.length - table.round
    if table.turn == NOBODY or table.phase == OVER:
        return 0
    later = (seat - table.starter) % table.seats
    now = (table.turn - table.starter) % table.seats
    waits = later > now or (later == now and table.phase == PREPARE)
    # In the first round nobody prepares, so nobody is a planet move behind.
    return left + 1 if waits and table.round > 1 else left


def _restore_planets(table: Table, seat: int, fields: PlayerFields) -> None:
    """Planets that are not given have moved as far as the round says, the outermost first."""
    left = moves_left(table, seat)
    if fields.has("planets"):
        planets = fields.counts("planets", RELICS, -3, 3)
    else:
        planets = list(table.variant.ovals)
        while sum([abs(oval) for oval in planets]) > left:
            farthest = max(range(6), key=lambda relic: abs(planets[relic]))
            planets[farthest] += 1 if planets[farthest] < 0 else -1
    if sum([abs(oval) for oval in planets]) != left:
        raise BadPosition("archmage-planets-and-round", {"round": table.round, "left": left})
    table.planets[seat * 6 : seat * 6 + 6] = planets


def _restore_followers(table: Table, seat: int, fields: PlayerFields) -> None:
    """Followers that are not counted are where they were at the start: in the company, as far as
    it goes, and the rest in the supply. Those in others' doorways are counted afterwards."""
    if fields.has("imprisoned"):
        table.imprisoned[seat] = fields.int_in("imprisoned", 0, FOLLOWERS)
    table.company[seat] = NOWHERE
    table.supply[seat] = NOWHERE
    if fields.has("company"):
        table.company[seat] = fields.int_in("company", 0, FOLLOWERS)
    if fields.has("supply"):
        table.supply[seat] = fields.int_in("supply", 0, FOLLOWERS)


def fill_followers(table: Table) -> None:
    """X3: every seat has 25 followers; whatever was not said follows from the rest."""
    for seat in range(table.seats):
        busy = sum(table.apprentices[seat * SPELLS : seat * SPELLS + SPELLS])
        busy += table.followers_on_map(seat) + table.imprisoned[seat]
        busy += table.doors.count(seat)
        left = FOLLOWERS - busy
        company, supply = table.company[seat], table.supply[seat]
        if company == NOWHERE and supply == NOWHERE:
            supply = min(FOLLOWERS - COMPANY, left)
            company = left - supply
        elif company == NOWHERE:
            company = left - supply
        elif supply == NOWHERE:
            supply = left - company
        if company < 0 or supply < 0 or company + supply != left:
            raise BadPosition("archmage-followers", {"seat": seat, "count": FOLLOWERS})
        table.company[seat] = company
        table.supply[seat] = supply
