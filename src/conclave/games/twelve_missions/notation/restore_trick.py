"""The trick under way, the tricks taken, the sheet and the facts, from plain data."""

from conclave.core.plain import Plain
from conclave.games.twelve_missions.box.cards import COLOURS, KNIGHT, NONE, ORACLE, RANKS, mask_of
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.deal import clear_trick, start_fact
from conclave.games.twelve_missions.rules.facts import START, well_formed
from conclave.games.twelve_missions.rules.moves import MOST_CUBES
from conclave.games.twelve_missions.rules.powers import ONCE
from conclave.games.twelve_missions.rules.state import (
    AS_DOMINANT,
    AS_NOTHING,
    NO_CUBES,
    SheetRow,
    at_place,
)

SUITS = (*COLOURS, "dominant", "nothing")


def restore_trick(position: Position, fields: MissionFields) -> None:
    """The cards of the trick, in order; value, suit and power are as printed if left out."""
    clear_trick(position)
    position.seating = ()
    for played in fields.items("trick") if fields.has("trick") else []:
        _restore_played(position, MissionFields(played))
    led = position.cards[0] >> 3 if position.cards else NONE
    if NONE < position.suits[0] < AS_DOMINANT:
        led = position.suits[0]
    if not any(position.cubes_on):
        position.cubes_on = NO_CUBES
    position.led = fields.colour("led", led)
    if (position.led == NONE) != (not position.cards):
        raise fields.refusal("led")
    refused = position.suits[0] == AS_NOTHING  # scroll 16: a refused lead names any colour
    if position.led != led and not refused:
        raise fields.refusal("led")


def _restore_played(position: Position, fields: MissionFields) -> None:
    seat = fields.int_in("seat", 0, position.seats - 1)
    card = fields.card(fields.text("card"))
    power = NONE
    if fields.data.get("power") is not None:
        if fields.text("power") not in RANKS:
            raise fields.refusal("power")
        power = RANKS.index(fields.text("power"))
    place = len(position.cards)
    if seat in position.seating:
        raise fields.refusal("seat")
    position.seating += (seat,)
    position.cards.append(card)
    printed = position.values_of[card]
    value = fields.number("value", printed, printed - MOST_CUBES, printed + MOST_CUBES)
    position.cubes_on = at_place(position.cubes_on, place, value - printed)
    position.powers = at_place(position.powers, place, power)
    if fields.has("suit"):
        if fields.text("suit") not in SUITS:
            raise fields.refusal("suit")
        suit = SUITS.index(fields.text("suit"))
        if suit != position.suit(place):
            if suit != AS_NOTHING and (power != ORACLE or suit in (position.dominant, AS_DOMINANT)):
                raise fields.refusal("suit")
            position.suits = at_place(position.suits, place, suit)
    if power == KNIGHT:
        position.levelled = place + 1
    if power != NONE:
        if position.once & ONCE & 1 << power:  # M13
            raise fields.refusal("power")
        position.once |= 1 << power


def restore_tricks(position: Position, fields: MissionFields) -> None:
    """The tricks taken so far: whose they are, and their cards."""
    owners: list[int] = []
    piles: list[int] = []
    shown: list[int] = []
    extras: list[int] = []
    for taken in fields.items("tricks") if fields.has("tricks") else []:
        one = MissionFields(taken)
        owners.append(one.int_in("seat", 0, position.seats - 1))
        piles.append(mask_of(one.cards("cards")))
        shown.append(mask_of(one.cards("shown")) if one.has("shown") else piles[-1])
        if any(mask.bit_count() != position.seats for mask in (piles[-1], shown[-1])):
            raise fields.refusal("tricks")
        extras.append(one.number("cubes", 0, -999, 999))
    position.owners = owners
    position.piles = piles
    position.shown = shown
    position.extras = extras
    position.tricks = [owners.count(seat) for seat in range(position.seats)]


def restore_last(position: Position, fields: MissionFields) -> None:
    order: list[int] = []
    cards: list[int] = []
    for played in fields.items("last") if fields.has("last") else []:
        one = MissionFields(played)
        order.append(one.int_in("seat", 0, position.seats - 1))
        cards.append(one.card(one.text("card")))
    if len(set(order)) != len(order):
        raise fields.refusal("last")
    position.last_seating = tuple(order)
    position.last_cards = cards


def restore_sheet(fields: MissionFields, seats: int) -> tuple[SheetRow, ...]:
    rows = fields.items("sheet") if fields.has("sheet") else []
    return tuple([_restore_row(row, seats) for row in rows])


def _restore_row(written: Plain, seats: int) -> SheetRow:
    fields = MissionFields(written)
    if fields.text("dominant") not in COLOURS:
        raise fields.refusal("dominant")
    return SheetRow(
        fields.int_in("round", 1, 12),
        fields.int_in("mission", 1, 25),
        fields.colour("dominant", NONE),
        fields.numbers("gains", seats, -999, 999),
        fields.numbers("tricks", seats, 0, 8),
        fields.masks_of_seats("taken", seats),
        fields.number("scroll", 0, 0, 20),
    )


def restore_facts(position: Position, fields: MissionFields) -> None:
    """What was seen; if left out, nothing but what lies open now."""
    if not fields.has("facts"):
        position.facts = [start_fact(position)]
        return
    position.facts = [tuple(fact) for fact in fields.int_lists("facts")]
    if not position.facts or position.facts[0][:1] != (START,):
        raise fields.refusal("facts")
    for at, fact in enumerate(position.facts):
        if (at > 0 and fact[:1] == (START,)) or not well_formed(fact, position.seats):
            raise fields.refusal("facts")
