"""What is on the table."""

from typing import TYPE_CHECKING, Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move, State
from conclave.games.twelve_missions.box.cards import CARD_WORDS, COLOURS, NONE, RANKS, count_of
from conclave.games.twelve_missions.rules.facts import Fact
from conclave.games.twelve_missions.rules.moves import MOST_CUBES
from conclave.games.twelve_missions.rules.variant import Variant

if TYPE_CHECKING:
    from conclave.games.twelve_missions.rules.missions.mission import Mission
    from conclave.games.twelve_missions.rules.scrolls.scroll import Scroll

# How a card counts in a trick, where that is not simply its colour.
AS_DOMINANT: Final = 4
AS_NOTHING: Final = 5

NO_CUBES: Final = [0, 0, 0, 0]
NOTHING: Final = [NONE, NONE, NONE, NONE]
NEVER: Final = 9
"""No place in a trick."""

# What a seat has besides the cards of its hand while tricks are played.
NOTHING_ELSE: Final = 0  # it can only lay a card
CUBES_ALONE: Final = 1
CRYSTALS: Final = 2  # and perhaps cubes
MORE: Final = 3  # cards on the table, or a scroll that may ask it

NOTHING_WRITTEN: Final[list[bytes]] = []

CLAIMED: Final = 1
REFUSED: Final = 2


class SheetRow:
    """A finished round on the score sheet."""

    def __init__(
        self,
        round: int,
        mission: int,
        dominant: int,
        gains: list[int],
        tricks: list[int],
        taken: list[int],
        scroll: int,
    ) -> None:
        self.round = round
        self.mission = mission
        self.dominant = dominant
        self.gains = gains
        self.tricks = tricks
        self.taken = taken
        """The cards in each seat's tricks, as masks: a round that is over has no secret tricks."""
        self.scroll = scroll
        """The effect that was in force, 0 if none."""
        self.written: list[bytes] = NOTHING_WRITTEN
        """By observer: the row as a tensor tells it, once one was asked for,"""
        self.written_so_far: list[bytes] = NOTHING_WRITTEN
        """and the sheet up to this row, while it is the last."""


class Table(State):
    """Cards, crystals, cubes, scrolls and points, and whose turn it is.

    Copies share what seldom changes: tuples, ``undealt``, ``deck``, ``missions``, the lists of
    points and what lies on the cards of a trick are replaced when they change, never altered in
    place.
    """

    # In slots, since a dict of so many fields is slow to read and to fill.
    __slots__ = (
        *("variant", "values_of"),
        *("phase", "turn", "listed", "queue", "round", "dealer", "mission", "plain", "quiet"),
        *("means", "missions", "shuffled"),
        *("hands", "up", "down", "covers", "rows", "chosen", "away", "undealt", "turned"),
        *("crystals", "cubes"),
        *("dominant", "led", "seating", "cards", "cubes_on", "suits", "powers", "once"),
        *("levelled", "next_leader", "claim"),
        *("tricks", "owners", "piles", "shown", "extras", "last_seating", "last_cards", "drawn"),
        *("scroll", "effect", "effect_seat", "effect_choice", "ready", "scrolls", "open_scrolls"),
        *("burnt", "looked_at", "fresh", "deck", "used"),
        *("points", "mission_points", "scroll_points", "lost", "bonus", "sheet", "facts"),
        *("written", "written_at"),
    )

    phase: int
    turn: int
    listed: list[Move] | None
    """What the actor may say, once the turn has passed to it or somebody has asked."""
    queue: tuple[int, ...]
    """Before the tricks: the seats that are still to be asked in this phase, in order."""
    round: int
    dealer: int
    mission: "Mission"
    plain: bool
    """As the mission says: every card to play is in a hand."""
    quiet: bool
    """In this round neither mission nor scroll has a say between two tricks."""
    means: list[int]
    """While tricks are played: what each seat has besides the cards of its hand."""
    missions: list[int]
    """The missions still face down, the next one last."""
    shuffled: bool
    """Whether missions, scrolls and undealt cards lie in the order in which they will be drawn. At
    an imagined table they do not, and are drawn from anywhere."""

    hands: list[int]
    up: list[int]
    """Missions 13 and 18: cards face up in front of each seat."""
    down: list[tuple[int, ...]]
    """Missions 18 and 19: cards face down in front of each seat, unseen by all; the top last."""
    covers: list[tuple[int, ...]]
    """Mission 18: the face-up card that lies on each of them."""
    rows: list[tuple[int, ...]]
    """Mission 15: the order in which a seat will play its hand, as far as it is laid."""
    chosen: list[int]
    """Missions 24 and 25: the cards that a seat has set apart so far."""
    away: list[int]
    """Mission 24: the cards that left the round."""
    undealt: list[int]
    turned: tuple[int, ...]
    """Mission 14: the undealt cards turned up so far."""

    crystals: list[int]
    cubes: list[int]

    dominant: int
    """NONE in mission 14 until a card is turned up."""
    led: int
    seating: tuple[int, ...]
    """The seats in the order in which they play to this trick."""
    cards: list[int]
    """The cards of the trick so far. Then, for each of its places:"""
    cubes_on: list[int]
    """What the cubes on the card add to its value."""
    suits: list[int]
    """As what the card counts, if not as printed; else NONE."""
    powers: list[int]
    """The rank whose power was used on the card, or NONE."""
    once: int
    """The ranks among ``powers``, as bits."""
    levelled: int
    """From this place on dominant cards are ordinary: the Knight's power."""
    next_leader: int
    """Whom the Farmer named."""
    claim: int
    """Scroll 16: what its owner did with this trick."""

    tricks: list[int]
    """How many each seat has taken."""
    owners: list[int]
    """Of each trick so far: who has it; then the cards in it, those that everybody saw in it (the
    very same list until an Explorer puts another card back), and what the cubes on it add up to."""
    piles: list[int]
    shown: list[int]
    extras: list[int]
    last_seating: tuple[int, ...]
    """Who played to the last trick, in order, and what."""
    last_cards: list[int]
    drawn: int
    """The card that the Explorer looks at."""

    scroll: int
    """The number of the scroll activated this round, 0 if none; then the one whose effect it has
    (7 copies), for whom, and the seat or colour that was said with it."""
    effect: "Scroll"
    effect_seat: int
    effect_choice: int
    ready: bool
    """Whether an effect that works once a round (10, 16) is still unused."""
    scrolls: list[tuple[int, ...]]
    """In each hand, unseen by the others."""
    open_scrolls: list[tuple[int, ...]]
    """Scroll 5, which everybody sees drawn."""
    burnt: list[tuple[int, ...]]
    """What each seat drew with scroll 8 and did not keep."""
    looked_at: tuple[int, ...]
    """What the actor draws with scroll 8, while it chooses."""
    fresh: int
    """The scroll that was kept this round and may be activated at once, 0 if none."""
    deck: list[int]
    used: tuple[int, ...]
    """The scrolls activated or worked off so far."""

    points: list[int]
    mission_points: list[int]
    scroll_points: list[int]
    lost: list[int]
    """The negative points of missions, as positive numbers."""
    bonus: list[int]
    """Points of scroll 17 in this round."""
    sheet: tuple[SheetRow, ...]
    facts: list[Fact]
    """What could be seen of this round's cards; see ``facts``."""
    written: list[bytes]
    """What a tensor tells of tricks and points, once it was asked for,"""
    written_at: int
    """and at which stage of the game."""

    def __init__(self, seats: int, variant: Variant) -> None:
        self.seats = seats
        self.variant = variant
        self.written = []
        self.written_at = -1
        self.values_of: list[int] = variant.values

    def draw(self, pile: list[int], chance: Chance) -> int:
        """The place in a face-down pile of what is drawn next."""
        return len(pile) - 1 if self.shuffled else chance.below(len(pile))

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.seats

    def opposite(self, seat: int) -> int:
        """M18: with 2 seats the other; with 3 there is none, and nobody asks."""
        return (seat + self.seats // 2) % self.seats

    def from_left(self, seat: int) -> tuple[int, ...]:
        """All seats in turn, that seat last."""
        return FROM[self.seats][(seat + 1) % self.seats]

    def owner(self) -> int:
        """Whose card was played last."""
        return self.seating[len(self.cards) - 1]

    def still_to_play(self) -> tuple[int, ...]:
        """The seats that have not yet played to this trick."""
        return self.seating[len(self.cards) :]

    def value(self, place: int) -> int:
        return self.values_of[self.cards[place]] + self.cubes_on[place]

    def suit(self, place: int) -> int:
        """As what the card in that place of the trick counts."""
        suit = self.suits[place]
        if suit != NONE:
            return suit
        colour = self.cards[place] >> 3
        return AS_DOMINANT if colour == self.dominant and place < self.levelled else colour

    def hide_piles(self) -> None:
        """Before a pile becomes another than the one that everybody saw."""
        if self.shown is self.piles:
            self.piles = self.shown[:]

    def has_to_play(self, seat: int) -> bool:
        """Whether the seat has a card to play yet."""
        if self.hands[seat]:
            return True
        return not self.plain and (self.up[seat] > 0 or len(self.down[seat]) > 0)

    def left_to_play(self, seat: int) -> int:
        """How many cards the seat has still to play."""
        return count_of(self.hands[seat]) + count_of(self.up[seat]) + len(self.down[seat])


FROM: Final = [
    [tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)]
    for seats in range(5)
]
"""By the number of seats and the seat that comes first: all seats in turn."""


def other_colours(table: Table) -> list[int]:
    """All but the dominant one."""
    return [colour for colour in range(4) if colour != table.dominant]


def without(pile: list[int], place: int) -> list[int]:
    rest = pile[:place]
    return rest + pile[place + 1 :] if place + 1 < len(pile) else rest


def at_place(row: list[int], place: int, number: int) -> list[int]:
    """The row with another number in that place."""
    row = row[:]
    row[place] = number
    return row


CUBES_ALONE_AT: Final = [
    [at_place(NO_CUBES, place, cubes) for cubes in (*range(MOST_CUBES + 1), *range(-MOST_CUBES, 0))]
    for place in range(4)
]
POWER_ALONE_AT: Final = [
    [at_place(NOTHING, place, rank) for rank in range(len(RANKS))] for place in range(4)
]
"""By place and number, or rank: what lies on the cards of a trick while nothing else does."""


def with_more(row: list[int], place: int, more: int) -> list[int]:
    """The row with ``more`` added in that place."""
    return at_place(row, place, row[place] + more)


def card_named(seat: int, card: int) -> PlainDict:
    """What an event says of a seat's card: its word, and its colour and rank for the texts."""
    return {
        "seat": seat,
        "card": CARD_WORDS[card],
        "colour": COLOURS[card >> 3],
        "rank": RANKS[card & 7],
    }


def tell(told: Told, id: str, params: PlainDict, reveals: bool = False) -> None:
    if told is not None:
        told.append(Event(id, params, reveals=reveals))


def colour_word(colour: int) -> str | None:
    return None if colour == NONE else COLOURS[colour]
