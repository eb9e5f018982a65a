"""What may be spent on the last card of a trick (M10), and the eight powers, one crystal each
(M12)."""

from collections.abc import Callable
from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import (
    COLOURS,
    DWARF,
    EMPEROR,
    EXPLORER,
    FARMER,
    KNIGHT,
    NONE,
    ORACLE,
    RANKS,
    WIZARD,
    cards_of,
)
from conclave.games.twelve_missions.rules.facts import LOOKED, PUT_BACK
from conclave.games.twelve_missions.rules.follow_suit import HUSHED
from conclave.games.twelve_missions.rules.moves import CLAIM, CUBES_OR_DONE, POWER, REFUSE
from conclave.games.twelve_missions.rules.state import (
    AS_DOMINANT,
    AS_NOTHING,
    EXPLORE,
    REFUSED,
    SPEND,
    Table,
    at_place,
    card_named,
)
from conclave.games.twelve_missions.rules.tricks import means_of

ONCE: Final = 1 << FARMER | 1 << DWARF | 1 << WIZARD | 1 << KNIGHT | 1 << EMPEROR
"""M13: these work at most once a trick."""

_PLAIN_MOVE: Final[list[list[Move]]] = [[(POWER, rank, NONE)] for rank in range(8)]
_FARMER_MOVES: Final[list[list[Move]]] = [
    [(POWER, FARMER, seat) for seat in range(seats)] for seats in range(5)
]
_ORACLE_MOVES: Final[list[list[Move]]] = [
    [(POWER, ORACLE, colour) for colour in range(4) if not barred >> colour & 1]
    for barred in range(16)
]
_NO_MOVES: Final[list[Move]] = []
_CLAIMS: Final[list[Move]] = [(CLAIM,), (REFUSE, NONE)]
_CLAIMS_OF_LEADER: Final[list[Move]] = [(CLAIM,), *[(REFUSE, colour) for colour in range(4)]]


def spendings(table: Table) -> list[Move]:
    """What the actor may do to its card, just played: the power, cubes, and scroll 16."""
    seat = table.turn
    cubes = table.cubes[seat]
    if cubes and (table.cubes_on[len(table.cards) - 1] or table.once & HUSHED):
        cubes = 0
    moves = CUBES_OR_DONE[cubes]
    if table.effect.may_decide and table.ready and table.effect_seat == seat:
        moves = (_CLAIMS_OF_LEADER if len(table.cards) == 1 else _CLAIMS) + moves
    return offers(table, seat) + moves if table.crystals[seat] else moves


def offers(table: Table, seat: int) -> list[Move]:
    """The powers that the seat may use on the last card; none that could do nothing."""
    last = len(table.cards) - 1
    if not table.crystals[seat] or table.once & HUSHED or table.powers[last] != NONE:
        return _NO_MOVES
    if not table.effect.any_power or table.effect_seat != table.seating[last]:
        return _offers_of(table, seat, table.cards[last] & 7)
    moves: list[Move] = []
    for rank in range(8):
        moves += _offers_of(table, seat, rank)
    return moves


def _offers_of(table: Table, seat: int, rank: int) -> list[Move]:
    if table.once >> rank & 1 and ONCE >> rank & 1:
        return _NO_MOVES
    if rank in (KNIGHT, EMPEROR):
        # They concern later cards.
        return _PLAIN_MOVE[rank] if len(table.cards) < table.seats else _NO_MOVES
    if rank == WIZARD:
        # So does this; but a row is played as it was laid.
        free = len(table.cards) < table.seats and not table.mission.in_row
        return _PLAIN_MOVE[rank] if free else _NO_MOVES
    if rank == DWARF:
        return _PLAIN_MOVE[rank]
    if rank == FARMER:
        # Scroll 19 beats the Farmer; and after the last trick nobody leads.
        vain = table.effect.names_leader or not table.left_to_play(table.seating[0])
        return _NO_MOVES if vain else _FARMER_MOVES[table.seats]
    if rank == EXPLORER:
        # Not in the first trick; and with an empty hand there is nothing to exchange.
        return _PLAIN_MOVE[rank] if table.owners and table.hands[seat] else _NO_MOVES
    if rank == ORACLE:
        return _oracle_offers(table)
    return _NO_MOVES  # the Assassin's power is part of playing it


def _oracle_offers(table: Table) -> list[Move]:
    suit = table.suit(len(table.cards) - 1)
    if suit == AS_NOTHING:
        return _NO_MOVES
    barred = 0 if table.dominant == NONE else 1 << table.dominant
    if suit != AS_DOMINANT:
        barred |= 1 << suit
    return _ORACLE_MOVES[barred]


def use(table: Table, seat: int, rank: int, choice: int, chance: Chance, told: Told) -> None:
    """The seat spends a crystal on the last card for the power of that rank."""
    table.crystals[seat] -= 1
    table.means[seat] = means_of(table, seat)
    table.powers = at_place(table.powers, len(table.cards) - 1, rank)
    table.once |= 1 << rank
    if told is not None:
        owner = table.owner()
        params: PlainDict = {"seat": seat, "rank": RANKS[rank], "actor": owner}
        params["own"] = owner == seat
        told.append(Event("twelve_missions-power", params))
    POWERS[rank](table, seat, choice, chance, told)


def farmer(table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
    table.next_leader = choice
    if told is not None:
        told.append(Event("twelve_missions-farmer", {"seat": choice}))


def assassin(table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
    raise AssertionError("the Assassin's power is part of playing it")


def explorer(table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
    """A random card of the previous trick; what goes back is the seat's next decision."""
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
        table.piles[trick] ^= 1 << card | 1 << drawn
        if table.mission.in_row:  # the drawn card takes the other's place
            table.rows[seat] = tuple([drawn if c == card else c for c in table.rows[seat]])
    table.phase = SPEND
    if told is not None:
        secret = card_named(seat, card)
        told.append(Event("twelve_missions-put-back", {"seat": seat}, secret, 1 << seat))


def dwarf(table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
    """The lowest takes the trick: ``tricks.taking`` asks whether it was used."""


def wizard(table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
    """Later seats must play their lowest: ``duty.playable`` asks whether it was used."""


def knight(table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
    """Later dominant cards are ordinary."""
    table.levelled = len(table.cards)


def oracle(table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
    table.suits = at_place(table.suits, len(table.cards) - 1, choice)
    if len(table.cards) == 1 and table.claim != REFUSED:
        table.led = choice
    if told is not None:
        told.append(Event("twelve_missions-oracle", {"seat": seat, "colour": COLOURS[choice]}))


def emperor(table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
    """No more powers and cubes in this trick: ``offers`` asks whether it was used."""


POWERS: Final[list[Callable[[Table, int, int, Chance, Told], None]]] = [
    farmer,
    assassin,
    explorer,
    dwarf,
    wizard,
    knight,
    oracle,
    emperor,
]
"""By rank."""
