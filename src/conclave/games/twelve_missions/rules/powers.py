"""What may be spent on the last card of a trick (M10), and the eight powers, one crystal each
(M12)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import (
    ASSASSIN,
    COLOURS,
    DWARF,
    EMPEROR,
    EXPLORER,
    FARMER,
    KNIGHT,
    NONE,
    ORACLE,
    RANK,
    RANKS,
    WIZARD,
    cards_of,
)
from conclave.games.twelve_missions.rules.facts import LOOKED, PUT_BACK
from conclave.games.twelve_missions.rules.follow_suit import HUSHED
from conclave.games.twelve_missions.rules.moves import CLAIM, CUBES_OR_DONE, POWER, REFUSE
from conclave.games.twelve_missions.rules.phases import EXPLORE, SPEND
from conclave.games.twelve_missions.rules.state import (
    AS_DOMINANT,
    AS_NOTHING,
    NOTHING,
    POWER_ALONE_AT,
    REFUSED,
    Table,
    at_place,
    card_named,
)
from conclave.games.twelve_missions.rules.tricks import means_of


class Offer:
    """The ways in which a power may be used on a card."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.or_cubes: list[list[Move]] = [moves + others for others in CUBES_OR_DONE]
        """By the number of cubes at hand: these ways, and whatever they can do."""


_NO_MOVES: Final[list[Move]] = []
_NO_OFFER: Final = Offer(_NO_MOVES)
_FARMER_OFFERS: Final = [
    Offer([(POWER, FARMER, seat) for seat in range(seats)]) for seats in range(5)
]
_ORACLE_OFFERS: Final = [
    Offer([(POWER, ORACLE, colour) for colour in range(4) if not barred >> colour & 1])
    for barred in range(16)
]
_CLAIMS: Final[list[Move]] = [(CLAIM,), (REFUSE, NONE)]
_CLAIMS_OF_LEADER: Final[list[Move]] = [(CLAIM,), *[(REFUSE, colour) for colour in range(4)]]


class Power:
    """The power of a rank: where it is offered, and what it does to the last card of the trick."""

    rank = NONE
    once = True
    """M13: it works at most once a trick."""

    def __init__(self) -> None:
        self.alone = Offer([(POWER, self.rank, NONE)])
        """Where there is nothing to choose."""
        self.barred_by = HUSHED | 1 << self.rank if self.once else HUSHED
        """The powers that bar it once they were used in the trick, as bits: the Emperor's, and
        mostly its own."""

    def offers(self, table: Table, seat: int) -> Offer:
        """How the seat may use it; not at all where it could do nothing."""
        return self.alone

    def use(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        """What it does at once. That it was used stands in ``table.once``, where others ask."""


class Farmer(Power):
    """The seat that leads the next trick is named."""

    rank = FARMER

    def offers(self, table: Table, seat: int) -> Offer:
        # Scroll 19 beats the Farmer; and after the last trick nobody leads.
        vain = table.effect.names_leader or not table.has_to_play(table.seating[0])
        return _NO_OFFER if vain else _FARMER_OFFERS[table.seats]

    def use(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        table.next_leader = choice
        if told is not None:
            told.append(Event("twelve_missions-farmer", {"seat": choice}))


class Assassin(Power):
    """Played although another card is due, the crystal being part of the play: see
    ``follow_suit.against_duty``. So it is never offered for a card that lies in the trick."""

    rank = ASSASSIN
    once = False

    def offers(self, table: Table, seat: int) -> Offer:
        return _NO_OFFER


class Explorer(Power):
    """A random card of the previous trick; what goes back is the seat's next decision."""

    rank = EXPLORER
    once = False

    def offers(self, table: Table, seat: int) -> Offer:
        # Not in the first trick; and with an empty hand there is nothing to exchange.
        return self.alone if table.owners and table.hands[seat] else _NO_OFFER

    def use(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        trick = len(table.piles) - 1
        pile = cards_of(table.piles[trick])
        table.drawn = pile[chance.below(len(pile))]
        table.facts.append((LOOKED, seat, trick, table.drawn))
        table.phase = EXPLORE
        table.turn = seat
        if told is not None:
            secret = card_named(seat, table.drawn)
            told.append(Event("twelve_missions-explorer", {"seat": seat}, secret, 1 << seat, True))


def put_back(table: Table, card: int, told: Told) -> None:
    """The Explorer's second half: that card now belongs to the trick."""
    seat = table.turn
    drawn = table.drawn
    trick = len(table.piles) - 1
    table.drawn = NONE
    table.facts.append((PUT_BACK, seat, trick, card))
    if card != drawn:
        table.hands[seat] ^= 1 << card | 1 << drawn
        table.hide_piles()
        table.piles[trick] ^= 1 << card | 1 << drawn
        if table.mission.in_row:  # the drawn card takes the other's place
            table.rows[seat] = tuple([drawn if c == card else c for c in table.rows[seat]])
    table.phase = SPEND
    if told is not None:
        secret = card_named(seat, card)
        told.append(Event("twelve_missions-put-back", {"seat": seat}, secret, 1 << seat))


class Dwarf(Power):
    """The lowest takes the trick: ``tricks.taking`` asks whether it was used."""

    rank = DWARF


class Wizard(Power):
    """Later seats must play their lowest: ``follow_suit.playable`` asks whether it was used."""

    rank = WIZARD

    def offers(self, table: Table, seat: int) -> Offer:
        # It concerns later cards; but a row is played as it was laid.
        free = len(table.cards) < table.seats and not table.mission.in_row
        return self.alone if free else _NO_OFFER


class Knight(Power):
    """Later dominant cards are ordinary."""

    rank = KNIGHT

    def offers(self, table: Table, seat: int) -> Offer:
        return self.alone if len(table.cards) < table.seats else _NO_OFFER

    def use(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        table.levelled = len(table.cards)


class Oracle(Power):
    """The card takes another colour, never the dominant one; led, it sets the led colour."""

    rank = ORACLE
    once = False

    def offers(self, table: Table, seat: int) -> Offer:
        suit = table.suit(len(table.cards) - 1)
        if suit == AS_NOTHING:
            return _NO_OFFER
        barred = 0 if table.dominant == NONE else 1 << table.dominant
        if suit != AS_DOMINANT:
            barred |= 1 << suit
        return _ORACLE_OFFERS[barred]

    def use(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        table.suits = at_place(table.suits, len(table.cards) - 1, choice)
        if len(table.cards) == 1 and table.claim != REFUSED:
            table.led = choice
        if told is not None:
            told.append(Event("twelve_missions-oracle", {"seat": seat, "colour": COLOURS[choice]}))


class Emperor(Power):
    """No more powers and cubes in this trick: ``spendings`` and ``offers`` ask whether it was
    used."""

    rank = EMPEROR

    def offers(self, table: Table, seat: int) -> Offer:
        return self.alone if len(table.cards) < table.seats else _NO_OFFER


POWERS: Final[list[Power]] = [
    Farmer(),
    Assassin(),
    Explorer(),
    Dwarf(),
    Wizard(),
    Knight(),
    Oracle(),
    Emperor(),
]
"""By rank."""
BARRED_BY: Final = [power.barred_by for power in POWERS]
ONCE: Final = sum([1 << power.rank for power in POWERS if power.once])
"""M13: the ranks whose powers work at most once a trick, as bits."""


def spendings(table: Table) -> list[Move]:
    """What the actor may do to its card, just played: the power, cubes, and scroll 16."""
    seat = table.turn
    cubes = table.cubes[seat]
    if cubes and (table.cubes_on[len(table.cards) - 1] or table.once & HUSHED):
        cubes = 0
    if table.effect_seat == seat and (table.effect.any_power or table.effect.may_decide):
        return offers(table, seat) + _decisions(table) + CUBES_OR_DONE[cubes]
    return _offered(table, seat).or_cubes[cubes]


def _decisions(table: Table) -> list[Move]:
    """Scroll 16, with the card just played; about a complete trick its owner is asked later."""
    if not (table.effect.may_decide and table.ready):
        return _NO_MOVES
    if len(table.cards) == table.seats and table.effect.when_complete:
        return _NO_MOVES
    return _CLAIMS_OF_LEADER if len(table.cards) == 1 else _CLAIMS


def offers(table: Table, seat: int) -> list[Move]:
    """The powers that the seat may use on the last card; none that could do nothing."""
    if not table.effect.any_power or table.effect_seat != table.owner():
        return _offered(table, seat).moves
    if not table.crystals[seat] or table.powers[len(table.cards) - 1] != NONE:
        return _NO_MOVES
    return [
        move
        for power in POWERS
        if not table.once & power.barred_by
        for move in power.offers(table, seat).moves
    ]


def _offered(table: Table, seat: int) -> Offer:
    """The same if the card has no power but that of its rank."""
    last = len(table.cards) - 1
    rank = RANK[table.cards[last]]
    if not table.crystals[seat] or table.powers[last] != NONE or table.once & BARRED_BY[rank]:
        return _NO_OFFER
    return POWERS[rank].offers(table, seat)


def use(table: Table, seat: int, rank: int, choice: int, chance: Chance, told: Told) -> None:
    """The seat spends a crystal on the last card for the power of that rank."""
    table.crystals[seat] = table.crystals[seat] - 1
    table.means[seat] = means_of(table, seat)
    place = len(table.cards) - 1
    used = table.powers
    table.powers = POWER_ALONE_AT[place][rank] if used is NOTHING else at_place(used, place, rank)
    table.once |= 1 << rank
    if told is not None:
        owner = table.owner()
        params: PlainDict = {"seat": seat, "rank": RANKS[rank], "actor": owner}
        params["own"] = owner == seat
        told.append(Event("twelve_missions-power", params))
    POWERS[rank].use(table, seat, choice, chance, told)
