"""Whether restored data is a position that play can go on from."""

from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition
from conclave.games.twelve_missions.beliefs import AWAY, DOWN, HAND, UNDEALT
from conclave.games.twelve_missions.cards import NONE, mask_of
from conclave.games.twelve_missions.choices import legal
from conclave.games.twelve_missions.handing import HANDED_ON, PILE_SIZE
from conclave.games.twelve_missions.imagining import Knowledge
from conclave.games.twelve_missions.missions import (
    COVERED,
    HAND_THREE,
    OPEN_HALF,
    ROW,
    SPLIT,
    STACK,
)
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.position_fields import MissionFields
from conclave.games.twelve_missions.slots import Past
from conclave.games.twelve_missions.table import (
    BORROW,
    CHOOSE,
    EXPLORE,
    HAND_OVER,
    OVER,
    RESOURCES,
    SCROLL,
    SPEND,
    THEFT,
    TRICK,
)

IN_TURN = (SCROLL, HAND_OVER, RESOURCES, CHOOSE)
"""Phases in which the first of the queue decides."""


def check(position: Position, fields: MissionFields) -> None:
    _check_places(position, fields)
    _check_counts(position)
    _check_turn(position, fields)
    _check_effect(position, fields)
    _check_choices(position, fields)
    if position.phase != OVER and not legal(position):
        raise fields.refusal("phase")
    _check_facts(position, fields)


def _check_places(position: Position, fields: MissionFields) -> None:
    """Cards lie only where the mission has a place for them."""
    way = position.mission.way
    if any(position.up) and way not in (OPEN_HALF, COVERED):
        raise fields.refusal("up")
    if any(position.down) and way not in (COVERED, STACK):
        raise fields.refusal("down")
    for seat in range(position.seats):
        covers = position.covers[seat]
        if way == COVERED and (
            mask_of(list(covers)) != position.up[seat] or len(covers) != len(position.down[seat])
        ):
            raise fields.refusal("covers")
        if mask_of(list(position.rows[seat])) & ~position.hands[seat]:
            raise fields.refusal("rows")
        if position.chosen[seat] & ~position.hands[seat]:
            raise fields.refusal("chosen")
        if (
            way == ROW
            and position.phase >= TRICK
            and (mask_of(list(position.rows[seat])) != position.hands[seat])
        ):
            raise fields.refusal("rows")


def _check_counts(position: Position) -> None:
    """All have the same number of cards, but for those who have played to this trick."""
    counts = [
        position.left_to_play(seat) + (1 if seat in position.seating[: len(position.cards)] else 0)
        for seat in range(position.seats)
    ]
    if len(set(counts)) > 1 and not position.phase < TRICK:
        raise BadPosition("twelve_missions-hands-uneven", {})


def _check_turn(position: Position, fields: MissionFields) -> None:
    phase, turn = position.phase, position.turn
    if phase == OVER:
        return
    if phase in (SPEND, BORROW, EXPLORE) and not position.cards:
        raise fields.refusal("trick")
    if phase == SPEND and turn != position.owner():
        raise fields.refusal("turn")
    if phase == TRICK and position.still_to_play()[:1] != (turn,):
        raise fields.refusal("queue")
    if phase < TRICK and (not position.queue or position.cards):
        raise fields.refusal("queue")
    if phase in IN_TURN and turn != position.queue[0]:
        raise fields.refusal("queue")
    if phase == THEFT and len(position.queue) != 1:
        raise fields.refusal("queue")
    if phase == THEFT and not position.owners:
        raise fields.refusal("tricks")
    if (phase == EXPLORE) != (position.drawn != NONE):
        raise fields.refusal("drawn")
    if phase == EXPLORE and not (position.piles and position.piles[-1] >> position.drawn & 1):
        raise fields.refusal("drawn")


def _check_effect(position: Position, fields: MissionFields) -> None:
    if (position.effect > 0) != (position.effect_seat != NONE):
        raise fields.refusal("effect_seat")
    if position.effect in (1, 2, 13, 19) and position.effect_choice == NONE:
        raise fields.refusal("effect_choice")
    if position.effect in (13, 19) and position.effect_choice >= position.seats:
        raise fields.refusal("effect_choice")


def _check_choices(position: Position, fields: MissionFields) -> None:
    """Missions 15, 24 and 25: who is no longer asked has chosen, who is yet to be asked has not."""
    way = position.mission.way
    for seat in range(position.seats):
        done = position.phase == CHOOSE and seat not in position.queue
        laid = len(position.rows[seat])
        if way == ROW and position.phase < TRICK:
            whole = position.hands[seat].bit_count() if done else 0
            if laid != whole and seat != position.turn:
                raise fields.refusal("rows")
        elif laid and way != ROW:
            raise fields.refusal("rows")
        size = {SPLIT: PILE_SIZE, HAND_THREE: HANDED_ON}.get(way, 0) if done else 0
        if way == SPLIT and position.phase == CHOOSE and not done:
            size = 1  # the lowest card begins the pile
        if position.chosen[seat].bit_count() != size and seat != position.turn:
            raise fields.refusal("chosen")


def _check_facts(position: Position, fields: MissionFields) -> None:
    """The facts are true of the position: then every seat can imagine it."""
    try:
        for seat in range(position.seats):
            layouts = Knowledge(position, seat).layouts
            if not layouts.pasts or not _counts_match(position, seat, layouts.pasts[0]):
                raise fields.refusal("facts")
            layouts.fill(FastChance(seat))
    except (IndexError, KeyError, ValueError, StopIteration) as error:
        raise fields.refusal("facts") from error


def _counts_match(position: Position, seat: int, past: Past) -> bool:
    """There are as many slots for cards that the seat can't see as there are such cards."""
    if len(past[UNDEALT]) != len(position.undealt):
        return False
    for other in range(position.seats):
        if len(past[DOWN + other]) != len(position.down[other]):
            return False
        if other != seat and (
            len(past[HAND + other]) != position.hands[other].bit_count()
            or len(past[AWAY + other]) != position.away[other].bit_count()
        ):
            return False
    return True
