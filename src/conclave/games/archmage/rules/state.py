"""What is on the table, and the small things that happen to it."""

from typing import Final, TypeAlias

from conclave.core.events import Event
from conclave.core.plain import Plain
from conclave.core.state import NOBODY, Move, State
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import RELICS, SPELLS
from conclave.games.archmage.box.terrain import KINDS
from conclave.games.archmage.rules.map import BIT, CENTRE, Layout
from conclave.games.archmage.rules.phases import JOURNEY, PENALTY, PRICE, SPELL_OF_PHASE
from conclave.games.archmage.rules.variant import Variant

Told: TypeAlias = list[Event] | None

POINTS: Final = 5
"""X7: movement points of a Journey."""
FOLLOWERS: Final = 25
COMPANY: Final = 15

# Spell tokens (X10). A token is its kind and its owner: kind × 8 + seat; 0 is none.
VINES_TOKEN: Final = 1
CHASM_TOKEN: Final = 2
WELLSPRING_TOKEN: Final = 3
UPHEAVAL_TOKEN: Final = 4
TOKEN_WORDS: Final = ("", "vines", "chasm", "wellspring", "upheaval")


class Table(State):
    """Map, seats and whose turn it is.

    Sets of hexes, spells, spheres and seats are bit masks. What every seat has of six or eighteen
    kinds lies in one list, seat after seat. Copies share what seldom changes, so ``layout``,
    ``tiles`` with ``lands``, ``tokens``, ``planets``, ``corrupt``, ``doors``, ``haunted``,
    ``imprisoned``, ``towers`` and ``scores`` are replaced when they change, never altered in place.
    """

    # In slots, since a dict of so many fields is slow to read and to fill.
    __slots__ = (
        *("variant", "layout", "tiles", "lands", "shown", "wards", "tokens", "slow", "passing"),
        *("held", "mages", "towers", "blocked"),
        *("round", "starter", "turn", "decider", "phase", "stage", "args", "points", "swift"),
        *("rites", "rite_spheres", "promoting", "warding", "subjugating", "divining", "divined"),
        *("again", "second"),
        *("relics", "company", "supply", "apprentices", "corrupt", "taught", "known", "spent"),
        *("planets", "doors", "haunted", "imprisoned", "skinned", "scores"),
        *("warlord", "roamed", "hindered", "skips", "moves"),
    )

    layout: Layout
    tiles: list[int]
    """What each hex is, turned up or not."""
    lands: list[int]
    """The same as a mask for each kind."""
    shown: int
    wards: int
    tokens: list[int]
    slow: int
    """The hexes whose token costs more movement points."""
    passing: int
    """The seats that may have temporary tokens on the map."""
    held: list[int]
    """What each seat controls; in solo play the Warlord's Inflame tokens after the seat."""
    mages: list[int]
    towers: list[int]
    blocked: int
    """X7: where the mage whose turn it is may not go."""

    round: int
    starter: int
    turn: int
    decider: int
    """Who is asked: the seat whose turn it is, but for what Decay asks of its victim."""
    phase: int
    stage: int
    """JOURNEY or JOURNEYS_END: what goes on when a spell or an offer is done."""
    args: tuple[int, ...]
    """What the phase is about, if it needs to know."""
    points: int
    swift: int
    """Movement points of Quicken, which buy no divination."""
    rites: int
    """X8: how many initiations are still open at this Journey's End,"""
    rite_spheres: int
    """and into which spheres."""
    promoting: bool
    warding: bool
    subjugating: bool
    divining: bool
    divined: int
    again: bool
    """Time Stop: a second Journey follows."""
    second: bool

    relics: list[int]
    company: list[int]
    supply: list[int]
    apprentices: list[int]
    corrupt: list[int]
    """How many of the apprentices in each place are corrupt."""
    taught: list[int]
    """The places where each seat has an apprentice: the spells it will know (X6)."""
    known: list[int]
    spent: list[int]
    planets: list[int]
    doors: list[int]
    """Shadow: whose follower stands in the doorway of each seat's spheres, or NOBODY."""
    haunted: list[int]
    """The same as a mask for each seat."""
    imprisoned: list[int]
    skinned: int
    """The seats under Stone Skin."""
    scores: list[tuple[int, ...]]
    """X11: what each seat scored; empty before its last turn is over."""

    warlord: int
    roamed: bool
    hindered: int
    skips: bool

    moves: list[Move] | None
    """The legal moves, once somebody has asked for them."""

    def __init__(self, seats: int, variant: Variant) -> None:
        self.seats = seats
        self.variant = variant

    def actor(self) -> int:
        return self.decider

    def over(self) -> bool:
        return self.decider == NOBODY

    def ask(self, phase: int, args: tuple[int, ...] = ()) -> None:
        self.phase = phase
        self.args = args

    def go_on(self) -> None:
        """Back to the Journey or its end."""
        self.phase = self.stage
        self.args = ()
        self.decider = self.turn

    def casting(self) -> int:
        """The spell that is being paid for or asks something; NOWHERE if none."""
        if self.phase in (PRICE, PENALTY):
            return self.args[0]
        return SPELL_OF_PHASE.get(self.phase, NOWHERE)

    def holder(self, hex: int) -> int:
        """Who controls a hex (the Warlord is the seat after the last), or NOBODY."""
        bit = BIT[hex]
        for seat, mask in enumerate(self.held):
            if mask & bit:
                return seat
        return NOBODY

    def taken(self) -> int:
        """The hexes that anybody controls."""
        taken = 0
        for mask in self.held:
            taken |= mask
        return taken

    def tower_hexes(self) -> int:
        built = 0
        for hex in self.towers:
            if hex != NOWHERE:
                built |= BIT[hex]
        return built

    def mage_hexes(self) -> int:
        standing = BIT[self.warlord] if self.warlord != NOWHERE else 0
        for hex in self.mages:
            standing |= BIT[hex]
        return standing

    def followers_on_map(self, seat: int) -> int:
        return self.held[seat].bit_count() - (self.towers[seat] != NOWHERE)

    def wilds(self) -> int:
        """The Wilderness, as far as it is turned up."""
        lands = self.lands
        return (lands[0] | lands[2] | lands[3] | lands[4] | lands[5]) & self.shown

    def relics_of(self, seat: int) -> int:
        return sum(self.relics[seat * 6 : seat * 6 + 6])

    def gain(self, seat: int, relic: int, count: int, told: Told) -> None:
        self.relics[seat * 6 + relic] += count
        if told is not None:
            gained: dict[str, Plain] = {"seat": seat, "relic": RELICS[relic], "count": count}
            told.append(Event("archmage-gain", gained))

    def enlist(self, seat: int, count: int, told: Told) -> None:
        """Followers from the supply into the company, as many as there are."""
        count = min(count, self.supply[seat])
        if not count:
            return
        self.supply[seat] -= count
        self.company[seat] += count
        if told is not None:
            told.append(Event("archmage-enlist", {"seat": seat, "count": count}))

    def dismiss(self, seat: int, count: int, told: Told) -> None:
        """Followers from the company into the supply, as many as there are."""
        count = min(count, self.company[seat])
        if not count:
            return
        self.company[seat] -= count
        self.supply[seat] += count
        if told is not None:
            told.append(Event("archmage-dismiss", {"seat": seat, "count": count}))

    def slay(self, hex: int, holder: int, told: Told) -> None:
        """A follower goes to its owner's supply; an Inflame token just goes."""
        self.held[holder] &= ~BIT[hex]
        if holder < self.seats:
            self.supply[holder] += 1
        if told is not None:
            if holder < self.seats:
                slain: dict[str, Plain] = {"seat": holder, "hex": self.layout.words[hex]}
                told.append(Event("archmage-slain", slain))
            else:
                told.append(Event("archmage-quenched", {"hex": self.layout.words[hex]}))

    def unward(self, hex: int, told: Told) -> None:
        self.wards &= ~BIT[hex]
        if told is not None:
            told.append(Event("archmage-unwarded", {"hex": self.layout.words[hex]}))

    def lay_wards(self, hexes: int, told: Told) -> None:
        """X8: one a hex; a Mage Tower needs none."""
        self.wards |= hexes
        if told is not None:
            seat = self.turn
            told.append(Event("archmage-warded", {"seat": seat, "count": hexes.bit_count()}))

    def protected(self, holder: int) -> bool:
        """Stone Skin keeps this owner's followers from attacks and Obliterate."""
        return holder < self.seats and self.skinned >> holder & 1 == 1

    def lay_token(self, hex: int, kind: int, told: Told) -> None:
        """X10: the new token replaces the old."""
        tokens = self.tokens[:]
        tokens[hex] = kind * 8 + self.turn
        self.passing |= 1 << self.turn
        self.tokens = tokens
        if kind in (VINES_TOKEN, UPHEAVAL_TOKEN):
            self.slow |= BIT[hex]
        else:
            self.slow &= ~BIT[hex]
        if told is not None:
            laid: dict[str, Plain] = {"seat": self.turn, "hex": self.layout.words[hex]}
            laid["token"] = TOKEN_WORDS[kind]
            told.append(Event("archmage-token", laid))

    def entry_cost(self, hex: int) -> int:
        """X7: 1, and more where Vines or an Upheaval lie."""
        if not self.slow & BIT[hex]:
            return 1
        kind = self.tokens[hex] >> 3
        edition = self.variant.edition
        return 1 + (edition.vines_points if kind == VINES_TOKEN else edition.upheaval_points)

    def enter(self, hex: int, told: Told) -> None:
        """X7: the mage whose turn it is comes onto a hex, and what lies there acts on it."""
        seat = self.turn
        self.mages[seat] = hex
        if hex == CENTRE:
            self.dismiss(seat, 1, told)
            return
        token = self.tokens[hex]
        if not token:
            return
        kind = token >> 3
        if kind == CHASM_TOKEN:
            self.dismiss(seat, self.variant.edition.chasm_followers, told)
        elif kind == WELLSPRING_TOKEN and token & 7 != seat:
            self.gain(token & 7, self.tiles[hex], self.variant.edition.wellspring_relics, told)

    def count_taught(self, seat: int) -> None:
        """See anew where the seat's apprentices stand."""
        taught = 0
        for spell, count in enumerate(self.apprentices[seat * SPELLS : seat * SPELLS + SPELLS]):
            if count:
                taught |= 1 << spell
        self.taught[seat] = taught

    def in_journey(self) -> bool:
        return self.stage == JOURNEY

    def see_tiles(self, tiles: list[int]) -> None:
        """These are the hexes, turned up or not."""
        lands = [0] * KINDS
        for hex, kind in enumerate(tiles):
            lands[kind] |= BIT[hex]
        self.tiles = tiles
        self.lands = lands
