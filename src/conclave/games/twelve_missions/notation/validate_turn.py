"""Whether phase, turn and queue of a restored position fit each other."""

from typing import Final

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import EXPLORER, NONE
from conclave.games.twelve_missions.notation.restore_turn import seats_asked
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    CHOOSE,
    DECIDE,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    KEEP_ONE,
    OVER,
    RESOURCES,
    SCROLL,
    SPEND,
    THEFT,
    TRICK,
)
from conclave.games.twelve_missions.rules.state import FROM, Table

ASKED_IN_TURN: Final = (SCROLL, KEEP_ONE, RESOURCES, CHOOSE)
"""Phases in which seats are asked from the dealer's left, the actor first of those still to be
asked."""


def validate_turn(table: Table) -> None:
    phase = table.phase
    in_trick = TRICK <= phase <= EXPLORE
    if table.cards and not in_trick:
        raise impossible("trick", "twelve_missions-no-trick-now")
    if not table.cards and phase in (SPEND, BORROW, EXPLORE):
        raise impossible("trick", "twelve_missions-no-card-yet")
    if phase == DECIDE and len(table.cards) < table.seats:
        raise impossible("trick", "twelve_missions-trick-complete")
    if in_trick:
        _check_order(table)
    else:
        _check_queue(table)
    if phase == CHOOSE and not table.mission.asks:
        raise impossible("phase", "twelve_missions-nothing-to-choose")
    if phase == OVER and table.round != table.variant.rounds:
        raise impossible("round", "twelve_missions-not-over", {"rounds": table.variant.rounds})
    _check_explorer(table)


def _check_queue(table: Table) -> None:
    phase = table.phase
    if phase in ASKED_IN_TURN:
        right = table.queue == seats_asked(table)
        if phase == KEEP_ONE and table.queue == (table.turn,):
            right = True  # scroll 8 again, by the scroll that 8 brought
        if phase == SCROLL and not table.scrolls[table.turn]:
            raise impossible("turn", "twelve_missions-no-scroll-to-ask")
    elif phase in (HAND_OVER, HAND_BACK):
        right = _is_end_of(table.queue, table.from_left(table.effect_seat)[:-1])
        if phase == HAND_OVER and table.turn != table.queue[0]:
            right = False
    elif phase == THEFT:
        if not table.owners:
            raise impossible("tricks", "twelve_missions-none-to-steal")
        right = table.queue == tuple(table.owners[-1:])
    else:
        right = not table.queue
    if not right:
        raise impossible("queue", "twelve_missions-queue-order")
    if phase == THEFT and table.turn in table.queue:
        raise impossible("turn", "twelve_missions-own-trick")


def _is_end_of(queue: tuple[int, ...], order: tuple[int, ...]) -> bool:
    return len(queue) > 0 and queue == order[-len(queue) :]


def _check_order(table: Table) -> None:
    """M9: to the left; with scroll 14 its owner may come last."""
    order = table.seating
    if order != FROM[table.seats][order[0]]:
        waits = table.effect.may_wait and order[-1] == table.effect_seat
        around = [seat for seat in FROM[table.seats][order[0]] if seat != table.effect_seat]
        if not waits or list(order[:-1]) != around:
            raise impossible("queue", "twelve_missions-order-of-play")
    _check_leader(table)
    if table.phase == TRICK and table.still_to_play()[:1] != (table.turn,):
        raise impossible("turn", "twelve_missions-turn-of-trick")
    if table.phase == SPEND and table.turn != table.owner():
        raise impossible("turn", "twelve_missions-turn-of-owner")
    if table.phase == BORROW and table.turn == table.owner():
        raise impossible("turn", "twelve_missions-turn-of-borrower")


def _check_leader(table: Table) -> None:
    """M9: left of the dealer in the first trick, or always whom scroll 19 named."""
    order = table.seating
    if table.effect.names_leader:
        if order[0] != table.effect_choice:
            raise impossible("trick" if table.cards else "turn", "twelve_missions-leader-named")
        return
    last = order[-1]
    dealt = table.left_to_play(last) + (1 if len(table.cards) == table.seats else 0)
    if table.owners or dealt < table.mission.dealt() - table.mission.lost:
        return  # others may have led since, or a Farmer has named somebody
    first = table.left_of(table.dealer)
    waits = table.effect.may_wait and table.effect_seat == first == last
    if order[0] != first and not waits:
        raise impossible("dealer", "twelve_missions-first-leader")


def _check_explorer(table: Table) -> None:
    """M12: it looks at a card of the last trick; by scroll 18 with another's hand."""
    if table.phase != EXPLORE:
        if table.drawn != NONE:
            raise impossible("drawn", "twelve_missions-nothing-drawn")
        return
    if table.drawn == NONE or not table.piles or not table.piles[-1] >> table.drawn & 1:
        raise impossible("drawn", "twelve_missions-drawn-from-last")
    borrows = table.effect.borrows and table.turn == table.effect_seat
    if table.turn != table.owner() and not borrows:
        raise impossible("turn", "twelve_missions-turn-of-owner")
    place = len(table.cards) - 1
    if table.powers[place] != EXPLORER:
        raise impossible(f"trick.{place}.power", "twelve_missions-explorer-looks")
    if not table.hands[table.turn]:
        raise impossible(f"hands.{table.turn}", "twelve_missions-too-few-cards", {"count": 1})
