"""Whether restored data is a position that play can go on from."""

from typing import Final

from conclave.core.errors import BadPosition
from conclave.games.twelve_missions.box.cards import EXPLORER, NONE, mask_of
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.notation.validate_facts import true_facts
from conclave.games.twelve_missions.notation.validate_scroll import check_effect, has_effect
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.legal import legal
from conclave.games.twelve_missions.rules.moves import MOST_CUBES
from conclave.games.twelve_missions.rules.state import (
    BORROW,
    CHOOSE,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    OVER,
    RESOURCES,
    SCROLL,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
)

IN_TURN: Final = (SCROLL, HAND_OVER, RESOURCES, CHOOSE)
"""Phases in which the first of the queue decides."""
MOST_TRICKS: Final = 8


def check(position: Position, fields: MissionFields) -> None:
    check_effect(position, fields)
    _check_places(position, fields)
    _check_turn(position, fields)
    _check_counts(position, fields)
    _check_choices(position, fields)
    _check_hoards(position, fields)
    if position.phase != OVER and not legal(position):
        raise fields.refusal("phase")
    if not true_facts(position):
        raise fields.refusal("facts")


def _check_places(position: Position, fields: MissionFields) -> None:
    """Cards lie only where the mission has a place for them."""
    mission = position.mission
    if any(position.up) and not mission.face_up:
        raise fields.refusal("up")
    if any(position.down) and not mission.face_down:
        raise fields.refusal("down")
    if any(position.covers) and not mission.covered:
        raise fields.refusal("covers")
    if any(position.away) and (not mission.lost or position.phase < TRICK):
        raise fields.refusal("away")
    for seat in range(position.seats):
        covers, rows = position.covers[seat], position.rows[seat]
        if mission.covered and (
            mask_of(list(covers)) != position.up[seat]
            or len(set(covers)) != len(covers)
            or len(covers) != len(position.down[seat])
        ):
            raise fields.refusal("covers")
        if not mission.covered and position.down[seat] and not position.hands[seat]:
            raise fields.refusal("down")  # a card would have been drawn
        if len(set(rows)) != len(rows) or mask_of(list(rows)) & ~position.hands[seat]:
            raise fields.refusal("rows")
        if position.chosen[seat] & ~position.hands[seat]:
            raise fields.refusal("chosen")
        if mission.in_row and position.phase >= TRICK and len(rows) != position.left_to_play(seat):
            raise fields.refusal("rows")


def _check_turn(position: Position, fields: MissionFields) -> None:
    phase, turn = position.phase, position.turn
    if bool(position.cards) and not TRICK <= phase <= EXPLORE:
        raise fields.refusal("trick")
    if not position.cards and phase in (SPEND, BORROW, EXPLORE):
        raise fields.refusal("trick")
    if phase == SPEND and turn != position.owner():
        raise fields.refusal("turn")
    if phase == TRICK and position.still_to_play()[:1] != (turn,):
        raise fields.refusal("queue")
    if phase < TRICK and (not position.queue or position.next_leader != NONE):
        raise fields.refusal("queue" if not position.queue else "next_leader")
    if phase in IN_TURN and turn != position.queue[0]:
        raise fields.refusal("queue")
    if phase == THEFT and (
        position.queue != tuple(position.owners[-1:]) or position.queue == (turn,)
    ):
        raise fields.refusal("queue")
    if phase == THEFT and not position.owners:
        raise fields.refusal("tricks")
    if phase == CHOOSE and not position.mission.asks:
        raise fields.refusal("phase")
    _check_explorer(position, fields)


def _check_explorer(position: Position, fields: MissionFields) -> None:
    """M12: it looks at a card of the last trick; by scroll 18 with another's hand."""
    if (position.phase == EXPLORE) != (position.drawn != NONE):
        raise fields.refusal("drawn")
    if position.phase != EXPLORE:
        return
    if not (position.piles and position.piles[-1] >> position.drawn & 1):
        raise fields.refusal("drawn")
    if position.turn != position.owner() and not has_effect(position, 18, position.turn):
        raise fields.refusal("turn")
    if position.powers[len(position.cards) - 1] != EXPLORER:
        raise fields.refusal("trick")


def _check_counts(position: Position, fields: MissionFields) -> None:
    """All have the same number of cards, but for those who have played to this trick, and as many
    as the mission will ask for."""
    counts = [
        position.left_to_play(seat) + (1 if seat in position.seating[: len(position.cards)] else 0)
        for seat in range(position.seats)
    ]
    if position.phase == HAND_BACK:
        counts[position.turn] -= 1
        counts[position.queue[0]] += 1
    if len(set(counts)) > 1:
        raise BadPosition("twelve_missions-hands-uneven", {})
    left = counts[0]
    if len(position.owners) + left > MOST_TRICKS:
        raise fields.refusal("tricks")
    if position.phase < TRICK and left < _fewest(position):
        raise fields.refusal("hands")
    if position.phase < TRICK and position.mission.lost and left != 2 * position.mission.lost:
        raise fields.refusal("hands")
    asked = position.queue[1:] if position.phase == HAND_BACK else position.queue
    if position.phase in (HAND_OVER, HAND_BACK) and not all(position.hands[seat] for seat in asked):
        raise fields.refusal("hands")
    if position.phase == TALLY and left:
        raise fields.refusal("phase")
    to_come = left - 1 if TRICK <= position.phase <= EXPLORE else left
    if (
        position.mission.turns_up
        and not position.effect.names_dominant
        and len(position.undealt) < to_come
        and position.phase != OVER
    ):
        raise fields.refusal("undealt")


def _fewest(position: Position) -> int:
    """How many cards each seat needs before the tricks."""
    return max(1, position.mission.sets_apart)


def _check_choices(position: Position, fields: MissionFields) -> None:
    """Missions 15, 24 and 25: who is no longer asked has chosen, who is yet to be asked has not,
    and who is asked has not chosen all."""
    in_row = position.mission.in_row
    for seat in range(position.seats):
        choosing = position.phase == CHOOSE
        done = choosing and seat not in position.queue
        laid = len(position.rows[seat])
        if in_row and position.phase < TRICK:
            whole = position.hands[seat].bit_count() if done else 0
            if laid != whole and not (choosing and seat == position.turn):
                raise fields.refusal("rows")
        elif laid and not in_row:
            raise fields.refusal("rows")
        _check_chosen(position, seat, done, fields)


def _check_chosen(position: Position, seat: int, done: bool, fields: MissionFields) -> None:
    whole = position.mission.sets_apart
    if position.phase != CHOOSE:
        whole = 0
    hand = position.hands[seat]
    first = position.mission.begun(hand) if whole else 0
    chosen = position.chosen[seat]
    count = chosen.bit_count()
    if first & ~chosen:  # the lowest card begins the pile
        raise fields.refusal("chosen")
    if done or not whole:
        right = count == whole
    elif seat == position.turn:
        right = count < whole
    else:
        right = count == first.bit_count()
    if not right:
        raise fields.refusal("chosen")


def _check_hoards(position: Position, fields: MissionFields) -> None:
    """M7: nobody has anything to spend before it was asked, but by scrolls 15 and 18."""
    if position.phase > RESOURCES:
        return
    for seat in range(position.seats):
        asked = position.phase == RESOURCES and seat not in position.queue
        copies = has_effect(position, 15, seat)
        crystals = 8 if asked or copies else 1 if has_effect(position, 18, seat) else 0
        cubes = MOST_CUBES if asked else 30 if copies else 0
        if position.crystals[seat] > crystals:
            raise fields.refusal("crystals")
        if position.cubes[seat] > cubes:
            raise fields.refusal("cubes")
