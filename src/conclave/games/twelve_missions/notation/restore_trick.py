"""The trick under way and the tricks taken, from plain data."""

from typing import Final

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import COLOURS, KNIGHT, NONE, ORACLE, RANKS, mask_of
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.rules.moves import MOST_CUBES
from conclave.games.twelve_missions.rules.powers import ONCE
from conclave.games.twelve_missions.rules.state import (
    AS_DOMINANT,
    AS_NOTHING,
    NO_CUBES,
    Table,
    at_place,
)
from conclave.games.twelve_missions.rules.tricks import clear_trick

SUITS: Final = (*COLOURS, "dominant", "nothing")


def restore_trick(table: Table, fields: MissionFields) -> None:
    """The cards of the trick, in order; value, suit and power are as printed if left out."""
    clear_trick(table)
    table.seating = ()
    played = fields.items("trick") if fields.has("trick") else []
    if len(played) > table.seats:
        raise impossible("trick", "twelve_missions-each-seat", {"seats": table.seats})
    for place, card in enumerate(played):
        _restore_played(table, fields.part(f"trick.{place}", card))
    if not any(table.cubes_on):
        table.cubes_on = NO_CUBES
    led = table.cards[0] >> 3 if table.cards else NONE
    if NONE < table.suits[0] < AS_DOMINANT:
        led = table.suits[0]  # the Oracle's
    table.led = fields.colour("led", led)
    refused = table.suits[0] == AS_NOTHING  # scroll 16: a refused lead names any colour
    if table.led != led and (table.led == NONE or not refused):
        raise impossible("led", "twelve_missions-led-by-first")


def _restore_played(table: Table, fields: MissionFields) -> None:
    fields.only(("seat", "card", "value", "suit", "power"))
    place = len(table.cards)
    seat = fields.int_in("seat", 0, table.seats - 1)
    if seat in table.seating:
        raise impossible(fields.at("seat"), "twelve_missions-plays-once")
    card = fields.card("card")
    table.seating += (seat,)
    table.cards.append(card)
    printed = table.values_of[card]
    value = fields.number("value", printed, printed - MOST_CUBES, printed + MOST_CUBES)
    table.cubes_on = at_place(table.cubes_on, place, value - printed)
    power = NONE
    if fields.data.get("power") is not None:
        power = RANKS.index(fields.word("power", RANKS))
    if fields.has("suit"):
        _restore_suit(table, fields, place, power)
    _use(table, fields, place, power)


def _restore_suit(table: Table, fields: MissionFields, place: int, power: int) -> None:
    suit = SUITS.index(fields.word("suit", SUITS))
    if suit == table.suit(place):
        return
    by_oracle = power == ORACLE and suit not in (table.dominant, AS_DOMINANT)
    if suit != AS_NOTHING and not by_oracle:
        raise impossible(fields.at("suit"), "twelve_missions-suit-printed")
    table.suits = at_place(table.suits, place, suit)


def _use(table: Table, fields: MissionFields, place: int, power: int) -> None:
    if power == NONE:
        return
    if table.once & ONCE & 1 << power:
        raise impossible(fields.at("power"), "twelve_missions-power-once")
    table.powers = at_place(table.powers, place, power)
    table.once |= 1 << power
    if power == KNIGHT:
        table.levelled = place + 1


def restore_tricks(table: Table, fields: MissionFields) -> None:
    """The tricks taken so far: whose they are, and their cards."""
    table.owners = []
    table.piles = []
    table.shown = []
    table.extras = []
    for trick, taken in enumerate(fields.items("tricks") if fields.has("tricks") else []):
        one = fields.part(f"tricks.{trick}", taken)
        one.only(("seat", "cards", "shown", "cubes"))
        pile = mask_of(one.cards("cards"))
        shown = mask_of(one.cards("shown")) if one.has("shown") else pile
        for field, cards in (("cards", pile), ("shown", shown)):
            if cards.bit_count() != table.seats:
                named = one.at(field)
                raise impossible(named, "twelve_missions-card-of-each", {"seats": table.seats})
        most = table.seats * MOST_CUBES
        table.owners.append(one.int_in("seat", 0, table.seats - 1))
        table.piles.append(pile)
        table.shown.append(shown)
        table.extras.append(one.number("cubes", 0, -most, most))
    table.tricks = [table.owners.count(seat) for seat in range(table.seats)]


def restore_last(table: Table, fields: MissionFields) -> None:
    order: list[int] = []
    table.last_cards = []
    for place, played in enumerate(fields.items("last") if fields.has("last") else []):
        one = fields.part(f"last.{place}", played)
        one.only(("seat", "card"))
        order.append(one.int_in("seat", 0, table.seats - 1))
        table.last_cards.append(one.card("card"))
    table.last_seating = tuple(order)
