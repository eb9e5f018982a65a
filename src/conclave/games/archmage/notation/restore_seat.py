"""A seat of a position from plain data."""

from typing import Final

from conclave.core.errors import BadPosition, ConclaveError
from conclave.core.fields import PositionFields
from conclave.core.plain import Plain
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPELLS, SPHERE_WORDS, SPHERES
from conclave.games.archmage.notation.fields import check_fields, find_hex, find_word, hexes_of
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.phases import OVER, PREPARE
from conclave.games.archmage.rules.state import COMPANY, FOLLOWERS

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


def restore_player(position: Position, seat: int, dumped: Plain) -> None:
    fields = PlayerFields(dumped)
    check_fields(fields, FIELDS, "players.")
    _restore_pieces(position, seat, fields)
    _restore_board(position, seat, fields)
    _restore_planets(position, seat, fields)
    _restore_followers(position, seat, fields)
    if fields.has("score") and fields.data["score"] is not None:
        position.scores[seat] = tuple(fields.ints_in("score", SCORE, 0, MOST_RELICS))


def _restore_pieces(position: Position, seat: int, fields: PlayerFields) -> None:
    if fields.has("mage"):
        position.mages[seat] = find_hex(position, fields.text("mage"))
    position.held[seat] = hexes_of(position, fields, "holds")
    if fields.has("tower") and fields.data["tower"] is not None:
        hex = find_hex(position, fields.text("tower"))
        position.towers[seat] = hex
        position.held[seat] |= BIT[hex]
    if fields.has("stone_skin") and fields.truth("stone_skin"):
        position.skinned |= 1 << seat


def _restore_board(position: Position, seat: int, fields: PlayerFields) -> None:
    own = slice(seat * SPELLS, seat * SPELLS + SPELLS)
    position.relics[seat * 6 : seat * 6 + 6] = fields.counts("relics", RELICS, 0, MOST_RELICS)
    position.apprentices[own] = fields.counts("apprentices", SPHERE_WORDS, 0, FOLLOWERS)
    position.corrupt[own] = fields.counts("corrupt", SPHERE_WORDS, 0, FOLLOWERS)
    for place in range(seat * SPELLS, seat * SPELLS + SPELLS):
        if position.corrupt[place] > position.apprentices[place]:
            raise fields.refusal("corrupt")
    position.count_taught(seat)
    position.known[seat] = position.taught[seat]
    if fields.has("known"):
        position.known[seat] = fields.spells("known")
    if fields.has("spent"):
        position.spent[seat] = fields.spells("spent")
    if position.spent[seat] & ~position.known[seat]:
        raise fields.refusal("spent")
    for word, owner in (fields.mapping("doors") if fields.has("doors") else {}).items():
        sphere = find_word("players.doors", word, SPHERES)
        if not isinstance(owner, int) or isinstance(owner, bool):
            raise fields.refusal(f"doors.{word}")
        if not 0 <= owner < position.seats or owner == seat:
            raise fields.refusal(f"doors.{word}")
        position.doors[seat * 6 + sphere] = owner
        position.haunted[seat] |= 1 << sphere


def moves_left(position: Position, seat: int) -> int:
    """How many planet moves the seat must still have before it."""
    left = position.variant.length - position.round
    if position.turn == NOBODY or position.phase == OVER:
        return 0
    later = (seat - position.starter) % position.seats
    now = (position.turn - position.starter) % position.seats
    waits = later > now or (later == now and position.phase == PREPARE)
    # In the first round nobody prepares, so nobody is a planet move behind.
    return left + 1 if waits and position.round > 1 else left


def _restore_planets(position: Position, seat: int, fields: PlayerFields) -> None:
    """Planets that are not given have moved as far as the round says, the outermost first."""
    left = moves_left(position, seat)
    if fields.has("planets"):
        planets = fields.counts("planets", RELICS, -3, 3)
    else:
        planets = list(position.variant.ovals)
        while sum([abs(oval) for oval in planets]) > left:
            farthest = max(range(6), key=lambda relic: abs(planets[relic]))
            planets[farthest] += 1 if planets[farthest] < 0 else -1
    if sum([abs(oval) for oval in planets]) != left:
        raise BadPosition("archmage-planets-and-round", {"round": position.round, "left": left})
    position.planets[seat * 6 : seat * 6 + 6] = planets


def _restore_followers(position: Position, seat: int, fields: PlayerFields) -> None:
    """Followers that are not counted are where they were at the start: in the company, as far as
    it goes, and the rest in the supply. Those in others' doorways are counted afterwards."""
    if fields.has("imprisoned"):
        position.imprisoned[seat] = fields.int_in("imprisoned", 0, FOLLOWERS)
    position.company[seat] = NOWHERE
    position.supply[seat] = NOWHERE
    if fields.has("company"):
        position.company[seat] = fields.int_in("company", 0, FOLLOWERS)
    if fields.has("supply"):
        position.supply[seat] = fields.int_in("supply", 0, FOLLOWERS)


def fill_followers(position: Position) -> None:
    """X3: every seat has 25 followers; whatever was not said follows from the rest."""
    for seat in range(position.seats):
        busy = sum(position.apprentices[seat * SPELLS : seat * SPELLS + SPELLS])
        busy += position.followers_on_map(seat) + position.imprisoned[seat]
        busy += position.doors.count(seat)
        left = FOLLOWERS - busy
        company, supply = position.company[seat], position.supply[seat]
        if company == NOWHERE and supply == NOWHERE:
            supply = min(FOLLOWERS - COMPANY, left)
            company = left - supply
        elif company == NOWHERE:
            company = left - supply
        elif supply == NOWHERE:
            supply = left - company
        if company < 0 or supply < 0 or company + supply != left:
            raise BadPosition("archmage-followers", {"seat": seat, "count": FOLLOWERS})
        position.company[seat] = company
        position.supply[seat] = supply
