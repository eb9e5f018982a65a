"""The trick under way, the tricks taken, the sheet and the facts, from plain data."""

from conclave.core.plain import Plain
from conclave.games.twelve_missions.box.cards import COLOURS, KNIGHT, NONE, ORACLE, RANKS, mask_of
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.rules.deal import clear_trick, start_fact
from conclave.games.twelve_missions.rules.facts import START, well_formed
from conclave.games.twelve_missions.rules.moves import MOST_CUBES
from conclave.games.twelve_missions.rules.powers import ONCE
from conclave.games.twelve_missions.rules.state import (
    AS_DOMINANT,
    AS_NOTHING,
    NO_CUBES,
    SheetRow,
    Table,
    at_place,
)

SUITS = (*COLOURS, "dominant", "nothing")


def restore_trick(table: Table, fields: MissionFields) -> None:
    """The cards of the trick, in order; value, suit and power are as printed if left out."""
    clear_trick(table)
    table.seating = ()
    for played in fields.items("trick") if fields.has("trick") else []:
        _restore_played(table, MissionFields(played))
    led = table.cards[0] >> 3 if table.cards else NONE
    if NONE < table.suits[0] < AS_DOMINANT:
        led = table.suits[0]
    if not any(table.cubes_on):
        table.cubes_on = NO_CUBES
    table.led = fields.colour("led", led)
    if (table.led == NONE) != (not table.cards):
        raise fields.refusal("led")
    refused = table.suits[0] == AS_NOTHING  # scroll 16: a refused lead names any colour
    if table.led != led and not refused:
        raise fields.refusal("led")


def _restore_played(table: Table, fields: MissionFields) -> None:
    seat = fields.int_in("seat", 0, table.seats - 1)
    card = fields.card(fields.text("card"))
    power = NONE
    if fields.data.get("power") is not None:
        if fields.text("power") not in RANKS:
            raise fields.refusal("power")
        power = RANKS.index(fields.text("power"))
    place = len(table.cards)
    if seat in table.seating:
        raise fields.refusal("seat")
    table.seating += (seat,)
    table.cards.append(card)
    printed = table.values_of[card]
    value = fields.number("value", printed, printed - MOST_CUBES, printed + MOST_CUBES)
    table.cubes_on = at_place(table.cubes_on, place, value - printed)
    table.powers = at_place(table.powers, place, power)
    if fields.has("suit"):
        if fields.text("suit") not in SUITS:
            raise fields.refusal("suit")
        suit = SUITS.index(fields.text("suit"))
        if suit != table.suit(place):
            if suit != AS_NOTHING and (power != ORACLE or suit in (table.dominant, AS_DOMINANT)):
                raise fields.refusal("suit")
            table.suits = at_place(table.suits, place, suit)
    if power == KNIGHT:
        table.levelled = place + 1
    if power != NONE:
        if table.once & ONCE & 1 << power:  # M13
            raise fields.refusal("power")
        table.once |= 1 << power


def restore_tricks(table: Table, fields: MissionFields) -> None:
    """The tricks taken so far: whose they are, and their cards."""
    owners: list[int] = []
    piles: list[int] = []
    shown: list[int] = []
    extras: list[int] = []
    for taken in fields.items("tricks") if fields.has("tricks") else []:
        one = MissionFields(taken)
        owners.append(one.int_in("seat", 0, table.seats - 1))
        piles.append(mask_of(one.cards("cards")))
        shown.append(mask_of(one.cards("shown")) if one.has("shown") else piles[-1])
        if any(mask.bit_count() != table.seats for mask in (piles[-1], shown[-1])):
            raise fields.refusal("tricks")
        extras.append(one.number("cubes", 0, -999, 999))
    table.owners = owners
    table.piles = piles
    table.shown = shown
    table.extras = extras
    table.tricks = [owners.count(seat) for seat in range(table.seats)]


def restore_last(table: Table, fields: MissionFields) -> None:
    order: list[int] = []
    cards: list[int] = []
    for played in fields.items("last") if fields.has("last") else []:
        one = MissionFields(played)
        order.append(one.int_in("seat", 0, table.seats - 1))
        cards.append(one.card(one.text("card")))
    if len(set(order)) != len(order):
        raise fields.refusal("last")
    table.last_seating = tuple(order)
    table.last_cards = cards


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


def restore_facts(table: Table, fields: MissionFields) -> None:
    """What was seen; if left out, nothing but what lies open now."""
    if not fields.has("facts"):
        table.facts = [start_fact(table)]
        return
    table.facts = [tuple(fact) for fact in fields.int_lists("facts")]
    if not table.facts or table.facts[0][:1] != (START,):
        raise fields.refusal("facts")
    for at, fact in enumerate(table.facts):
        if (at > 0 and fact[:1] == (START,)) or not well_formed(fact, table.seats):
            raise fields.refusal("facts")
