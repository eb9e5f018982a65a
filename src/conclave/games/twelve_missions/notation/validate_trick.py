"""Whether the trick of a restored position could have been played so (M9, M10, M12)."""

from typing import Final

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import (
    ASSASSIN,
    CARD_WORDS,
    EMPEROR,
    EXPLORER,
    FARMER,
    KNIGHT,
    NONE,
    OF_RANK,
    ORACLE,
    WIZARD,
    cards_of,
    mask_of,
)
from conclave.games.twelve_missions.rules.phases import THEFT
from conclave.games.twelve_missions.rules.state import FROM, Table
from conclave.games.twelve_missions.rules.tricks import due_before

FOR_LATER_CARDS: Final = (KNIGHT, EMPEROR, WIZARD)
"""Powers that concern the cards played after them."""


def validate_trick(table: Table) -> None:
    hushed = False
    for place in range(len(table.cards)):
        power = table.powers[place]
        if hushed and power != NONE:
            raise impossible(f"trick.{place}.power", "twelve_missions-after-emperor")
        if hushed and table.cubes_on[place]:
            raise impossible(f"trick.{place}.value", "twelve_missions-after-emperor")
        if power != NONE:
            _check_power(table, place, power)
            hushed = hushed or power == EMPEROR
    if not table.mission.in_row:
        _check_duty(table)
    _check_next_leader(table)
    _check_last(table)


def _check_power(table: Table, place: int, power: int) -> None:
    """M12: a card has the power of its rank, by scroll 20 any, and only one that could matter."""
    any_power = table.effect.any_power and table.effect_seat == table.seating[place]
    if power != table.cards[place] & 7 and not any_power:
        raise impossible(f"trick.{place}.power", "twelve_missions-power-of-rank")
    if power == ORACLE and table.suits[place] == NONE:
        raise impossible(f"trick.{place}.suit", "twelve_missions-oracle-changes")
    in_row = table.mission.in_row
    vain = (
        (power in FOR_LATER_CARDS and place == table.seats - 1)
        or (power in (WIZARD, ASSASSIN) and in_row)
        or (power == ASSASSIN and place == 0)
        or (power == EXPLORER and not table.owners)
        or (power == FARMER and table.effect.names_leader)
        or (power == FARMER and not table.left_to_play(table.seating[0]))
    )
    if vain:
        raise impossible(f"trick.{place}.power", "twelve_missions-power-in-vain")


def _check_duty(table: Table) -> None:
    """M9: nobody holds a card that ought to have come first, unless it came to the hand later; and
    an Assassin is played for a crystal only past such a card."""
    bound = False
    for place, card in enumerate(table.cards):
        power = table.powers[place]
        if place:
            seat = table.seating[place]
            due = due_before(table, card, bound)
            exchanged = _exchanges(table, place)
            later = exchanged + (1 if table.mission.face_down else 0)
            held, on_table = table.hands[seat] & due, table.up[seat] & due
            if power == ASSASSIN:
                if not held and not on_table and not exchanged:
                    raise impossible(f"trick.{place}.power", "twelve_missions-power-in-vain")
            elif on_table or held.bit_count() > later:
                first = {"card": CARD_WORDS[cards_of(held | on_table)[0]]}
                raise impossible(f"trick.{place}.card", "twelve_missions-revoked", {**first})
        bound = bound or power == WIZARD


def _exchanges(table: Table, place: int) -> int:
    """How many cards of its hand the seat in that place may have exchanged by an Explorer since it
    played; by scroll 18 on others' cards too."""
    borrows = table.effect.borrows and table.effect_seat == table.seating[place]
    return sum(
        [
            table.powers[at] == EXPLORER
            for at in range(place, len(table.cards))
            if at == place or borrows
        ]
    )


def _check_next_leader(table: Table) -> None:
    """Whom a Farmer of this trick has named; while scroll 10 is asked about, of the last one."""
    named = table.next_leader != NONE
    if table.phase == THEFT:
        farmer = table.shown[-1] & OF_RANK[FARMER] > 0
        right = not named or (farmer and table.left_to_play(0) > 0)
    else:
        right = named == (table.once >> FARMER & 1 > 0)
    if not right:
        raise impossible("next_leader", "twelve_missions-farmer-names")


def _check_last(table: Table) -> None:
    """The last trick as everybody saw it, if it is told at all."""
    order = table.last_seating
    if not order:
        return
    seen = table.shown[-1] if table.shown else 0
    if len(order) != table.seats or mask_of(table.last_cards) != seen:
        raise impossible("last", "twelve_missions-last-as-shown")
    waits = table.effect.may_wait and order[-1] == table.effect_seat
    around = FROM[table.seats][order[0]]
    if waits:
        around = (*[seat for seat in around if seat != order[-1]], order[-1])
    if order != around:
        raise impossible("last", "twelve_missions-order-of-play")
