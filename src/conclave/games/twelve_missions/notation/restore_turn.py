"""Whose turn it is, from plain data; and who follows from the phase where that is left out."""

from typing import Final

from conclave.core.fields import impossible
from conclave.core.state import NOBODY
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.rules.moves import MOST_CUBES
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    CHOOSE,
    DECIDE,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    KEEP_ONE,
    OVER,
    PHASES,
    SCROLL,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
)
from conclave.games.twelve_missions.rules.state import Table

OF_SCROLL: Final = (KEEP_ONE, HAND_BACK, BORROW, DECIDE, THEFT, TALLY)
"""Phases in which the owner of the round's scroll decides."""


def restore_turn(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    phase = fields.word("phase", PHASES) if fields.has("phase") else PHASES[TRICK]
    table.phase = PHASES.index(phase)
    queue = fields.some("queue", 0, seats - 1)
    if table.phase == OVER:
        table.turn = fields.number("turn", NOBODY, NOBODY, NOBODY)
    else:
        table.turn = fields.number("turn", _default_turn(table, queue), 0, seats - 1)
    table.queue = tuple(queue) if fields.has("queue") else _default_queue(table)
    if TRICK <= table.phase <= EXPLORE:
        table.seating += table.queue
        table.queue = ()
        if sorted(table.seating) != list(range(seats)):
            raise impossible("queue", "twelve_missions-queue-of-trick")
    table.crystals = fields.numbers("crystals", seats, 0, MOST_CUBES)
    table.cubes = fields.numbers("cubes", seats, 0, MOST_CUBES)
    table.next_leader = fields.number("next_leader", NONE, NONE, seats - 1)
    table.claim = fields.number("claim", 0, 0, 2)
    if table.phase == CHOOSE and not fields.has("chosen"):
        table.mission.prepare(table)


def _default_turn(table: Table, queue: list[int]) -> int:
    """Whose scroll is at work, or who played last, or the first of the queue, or who follows."""
    phase = table.phase
    owner = table.effect_seat
    if owner != NOBODY and (phase in OF_SCROLL or (phase == SCROLL and table.fresh)):
        return owner
    if phase in (SPEND, EXPLORE) and table.seating:
        return table.seating[-1]
    if queue:
        return queue[0]
    if phase == HAND_OVER and owner != NOBODY:
        return table.left_of(owner)
    if phase == SCROLL:
        for seat in table.from_left(table.dealer):
            if table.scrolls[seat]:
                return seat
    return table.left_of(table.seating[-1] if table.seating else table.dealer)


def _default_queue(table: Table) -> tuple[int, ...]:
    """From the actor round to the dealer, or to the seat that asks for cards (scroll 2); in a trick
    those who have not played."""
    phase = table.phase
    if phase in (TALLY, OVER):
        return ()
    if phase == THEFT:
        return tuple(table.owners[-1:])
    if phase in (HAND_OVER, HAND_BACK):
        return _asked_for_cards(table)
    if phase < TRICK:
        return seats_asked(table)
    start = table.turn if phase == TRICK or not table.seating else table.seating[-1]
    around = [(start + step) % table.seats for step in range(table.seats)]
    return tuple([seat for seat in around if seat not in table.seating])


def seats_asked(table: Table) -> tuple[int, ...]:
    """Before the tricks: the actor and those who are asked after it, up to the dealer. M6: about
    scrolls only those who hold one are asked, and after scroll 8 its owner alone."""
    if table.phase == SCROLL and table.fresh:
        return (table.turn,)
    order = table.from_left(table.dealer)
    asked = order[order.index(table.turn) :]
    if table.phase in (SCROLL, KEEP_ONE):
        asked = tuple([seat for seat in asked if table.scrolls[seat] or seat == table.turn])
    return asked


def _asked_for_cards(table: Table) -> tuple[int, ...]:
    """Scroll 2: from the seat that hands over a card, or has handed one over and waits for
    another."""
    if table.effect_seat == NOBODY:
        return ()
    others = table.from_left(table.effect_seat)[:-1]
    if table.phase == HAND_OVER:
        return others[others.index(table.turn) :] if table.turn in others else ()
    most = max([table.left_to_play(seat) for seat in others])
    for at, seat in enumerate(others):
        if table.left_to_play(seat) < most or len(others) == 1:
            return others[at:]
    return others[-1:]
