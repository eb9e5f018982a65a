"""What is on the table, and the small things that happen to it."""

from typing import Final

from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import Plain
from conclave.core.state import NOBODY, Move, State
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import RELICS, SPELLS
from conclave.games.archmage.box.terrain import KINDS
from conclave.games.archmage.rules.map import AS_LAID_OUT, BIT, CENTRE, Layout
from conclave.games.archmage.rules.moves import TRAVELS
from conclave.games.archmage.rules.phases import JOURNEY
from conclave.games.archmage.rules.tokens import Token, TokenKind
from conclave.games.archmage.rules.variant import Variant

POINTS: Final = 5
"""X7: movement points of a Journey."""
FOLLOWERS: Final = 25
COMPANY: Final = 15


def _travels(layout: Layout) -> list[list[Move]]:
    return [[TRAVELS[other] for other in near] for near in layout.near]


_AS_LAID_OUT: Final = _travels(AS_LAID_OUT)


class Table(State):
    """Map, seats and whose turn it is.

    Sets of hexes, spells, spheres and seats are bit masks. What every seat has of six or eighteen
    kinds lies in one list, seat after seat. Copies share what seldom changes, so ``layout``
    with ``travels``, ``tiles`` with ``lands``, ``tokens``, ``planets``, ``corrupt``, ``doors``,
    ``haunted``, ``imprisoned``, ``towers`` and ``scores`` are replaced when they change, never
    altered in place.
    """

    # In slots: a dict of fifty fields is slow to read and to fill.
    __slots__ = (
        *("variant", "layout", "travels", "tiles", "lands", "shown", "wards", "tokens", "marked"),
        *("slow", "held", "mages", "towers", "blocked"),
        *("round", "starter", "turn", "decider", "phase", "stage", "args", "points", "swift"),
        *("rites", "rite_spheres", "promoting", "warding", "subjugating", "divining", "divined"),
        *("again", "second"),
        *("relics", "company", "supply", "apprentices", "corrupt", "taught", "known", "spent"),
        *("planets", "doors", "haunted", "imprisoned", "skinned", "scores"),
        *("warlord", "roamed", "hindered", "skips", "moves"),
        *("written", "written_tiles", "written_shown"),
    )

    layout: Layout
    travels: list[list[Move]]
    """The moves that lead from each hex to its neighbours."""
    tiles: list[int]
    """What each hex is, turned up or not."""
    lands: list[int]
    """The same as a mask for each kind."""
    shown: int
    wards: int
    tokens: list["Token[Table] | None"]
    marked: int
    """The hexes with a token."""
    slow: int
    """The hexes whose token costs more movement points."""
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
    """How many initiations are still open at this Journey's End,"""
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

    written: bytes
    """What a tensor tells of the hexes, once it was asked for,"""
    written_tiles: list[int]
    written_shown: int
    """and of which hexes."""

    def __init__(self, seats: int, variant: Variant) -> None:
        self.seats = seats
        self.variant = variant
        self.written = b""
        self.written_tiles = []
        self.written_shown = 0

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
        count = 0
        for place in range(seat * 6, seat * 6 + 6):  # compiled, a loop is quicker than sum
            count += self.relics[place]
        return count

    def gain(self, seat: int, relic: int, count: int, told: Told) -> None:
        relics, place = self.relics, seat * 6 + relic
        relics[place] = relics[place] + count  # an item augmented in place is slow when compiled
        if told is not None:
            gained: dict[str, Plain] = {"seat": seat, "relic": RELICS[relic], "count": count}
            told.append(Event("archmage-gain", gained))

    def enlist(self, seat: int, count: int, told: Told) -> None:
        """Followers from the supply into the company, as many as there are."""
        count = min(count, self.supply[seat])
        if not count:
            return
        supply, company = self.supply, self.company
        supply[seat] = supply[seat] - count
        company[seat] = company[seat] + count
        if told is not None:
            told.append(Event("archmage-enlist", {"seat": seat, "count": count}))

    def dismiss(self, seat: int, count: int, told: Told) -> None:
        """Followers from the company into the supply, as many as there are."""
        count = min(count, self.company[seat])
        if not count:
            return
        supply, company = self.supply, self.company
        company[seat] = company[seat] - count
        supply[seat] = supply[seat] + count
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
        """On hexes that have none yet; which take one is the caller's to say."""
        self.wards |= hexes
        if told is not None:
            seat = self.turn
            told.append(Event("archmage-warded", {"seat": seat, "count": hexes.bit_count()}))

    def protected(self, holder: int) -> bool:
        """Stone Skin keeps this owner's followers from attacks and Obliterate."""
        return holder < self.seats and self.skinned >> holder & 1 == 1

    def lay_token(self, hex: int, kind: "TokenKind[Table]", told: Told) -> None:
        """X10: the new token replaces the old."""
        seat = self.turn
        tokens = self.tokens[:]
        tokens[hex] = kind.of[seat]
        self.tokens = tokens
        self.marked |= BIT[hex]
        if kind.toll is not None:
            self.slow |= BIT[hex]
        else:
            self.slow &= ~BIT[hex]
        if told is not None:
            laid: dict[str, Plain] = {"seat": seat, "hex": self.layout.words[hex]}
            laid["token"] = kind.word
            told.append(Event("archmage-token", laid))

    def token_hexes(self, token: "Token[Table]") -> int:
        """Where such a token of its owner lies."""
        lying, left = 0, self.marked
        while left:
            lowest = left & -left
            left ^= lowest
            if self.tokens[lowest.bit_length() - 1] is token:
                lying |= lowest
        return lying

    def entry_cost(self, hex: int) -> int:
        """X7: 1, and more where a token takes its toll, whoever laid it (X34)."""
        if not self.slow & BIT[hex]:
            return 1
        token = self.tokens[hex]
        if token is None or token.kind.toll is None:
            return 1
        return 1 + token.kind.toll(self.variant.edition)

    def enter(self, hex: int, told: Told) -> None:
        """X7: the mage whose turn it is comes onto a hex, and what lies there acts on it."""
        seat = self.turn
        self.mages[seat] = hex
        if hex == CENTRE:
            self.dismiss(seat, 1, told)
            return
        token = self.tokens[hex]
        if token is not None and token.kind.entered is not None:
            token.kind.entered(self, hex, token.owner, seat, told)

    def count_taught(self, seat: int) -> None:
        """See anew where the seat's apprentices stand."""
        taught = 0
        for spell, count in enumerate(self.apprentices[seat * SPELLS : seat * SPELLS + SPELLS]):
            if count:
                taught |= 1 << spell
        self.taught[seat] = taught

    def in_journey(self) -> bool:
        return self.stage == JOURNEY

    def lie_as(self, layout: Layout) -> None:
        """The hexes lie like this."""
        self.layout = layout
        self.travels = _AS_LAID_OUT if layout is AS_LAID_OUT else _travels(layout)

    def see_tiles(self, tiles: list[int]) -> None:
        """These are the hexes, turned up or not."""
        lands = [0] * KINDS
        for hex, kind in enumerate(tiles):
            lands[kind] |= BIT[hex]
        self.tiles = tiles
        self.lands = lands
