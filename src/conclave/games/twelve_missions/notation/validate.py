"""Whether restored data is a position that play can go on from."""

from typing import Final

from conclave.core.errors import BadPosition
from conclave.games.twelve_missions.box.cards import EXPLORER, NONE, mask_of
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.notation.validate_facts import true_facts
from conclave.games.twelve_missions.notation.validate_scroll import check_effect
from conclave.games.twelve_missions.rules.legal import legal
from conclave.games.twelve_missions.rules.missions.book import (
    COVERED,
    HAND_THREE,
    OPEN_HALF,
    ROW,
    SPLIT,
    STACK,
    TURN_UP,
)
from conclave.games.twelve_missions.rules.missions.handing import HANDED_ON, PILE_SIZE
from conclave.games.twelve_missions.rules.moves import MOST_CUBES
from conclave.games.twelve_missions.rules.round import CHOSEN_FIRST
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
    Table,
)

IN_TURN: Final = (SCROLL, HAND_OVER, RESOURCES, CHOOSE)
"""Phases in which the first of the queue decides."""
MOST_TRICKS: Final = 8


def check(table: Table, fields: MissionFields) -> None:
    check_effect(table, fields)
    _check_places(table, fields)
    _check_turn(table, fields)
    _check_counts(table, fields)
    _check_choices(table, fields)
    _check_hoards(table, fields)
    if table.phase != OVER and not legal(table):
        raise fields.refusal("phase")
    if not true_facts(table):
        raise fields.refusal("facts")


def _check_places(table: Table, fields: MissionFields) -> None:
    """Cards lie only where the mission has a place for them."""
    way = table.mission.way
    if any(table.up) and way not in (OPEN_HALF, COVERED):
        raise fields.refusal("up")
    if any(table.down) and way not in (COVERED, STACK):
        raise fields.refusal("down")
    if any(table.covers) and way != COVERED:
        raise fields.refusal("covers")
    if any(table.away) and (way != SPLIT or table.phase < TRICK):
        raise fields.refusal("away")
    for seat in range(table.seats):
        covers, rows = table.covers[seat], table.rows[seat]
        if way == COVERED and (
            mask_of(list(covers)) != table.up[seat]
            or len(set(covers)) != len(covers)
            or len(covers) != len(table.down[seat])
        ):
            raise fields.refusal("covers")
        if way == STACK and table.down[seat] and not table.hands[seat]:
            raise fields.refusal("down")  # a card would have been drawn
        if len(set(rows)) != len(rows) or mask_of(list(rows)) & ~table.hands[seat]:
            raise fields.refusal("rows")
        if table.chosen[seat] & ~table.hands[seat]:
            raise fields.refusal("chosen")
        if way == ROW and table.phase >= TRICK and len(rows) != table.left_to_play(seat):
            raise fields.refusal("rows")


def _check_turn(table: Table, fields: MissionFields) -> None:
    phase, turn = table.phase, table.turn
    if bool(table.cards) and not TRICK <= phase <= EXPLORE:
        raise fields.refusal("trick")
    if not table.cards and phase in (SPEND, BORROW, EXPLORE):
        raise fields.refusal("trick")
    if phase == SPEND and turn != table.owner():
        raise fields.refusal("turn")
    if phase == TRICK and table.still_to_play()[:1] != (turn,):
        raise fields.refusal("queue")
    if phase < TRICK and (not table.queue or table.next_leader != NONE):
        raise fields.refusal("queue" if not table.queue else "next_leader")
    if phase in IN_TURN and turn != table.queue[0]:
        raise fields.refusal("queue")
    if phase == THEFT and (table.queue != tuple(table.owners[-1:]) or table.queue == (turn,)):
        raise fields.refusal("queue")
    if phase == THEFT and not table.owners:
        raise fields.refusal("tricks")
    if phase == CHOOSE and table.mission.way not in CHOSEN_FIRST:
        raise fields.refusal("phase")
    _check_explorer(table, fields)


def _check_explorer(table: Table, fields: MissionFields) -> None:
    """M12: it looks at a card of the last trick; by scroll 18 with another's hand."""
    if (table.phase == EXPLORE) != (table.drawn != NONE):
        raise fields.refusal("drawn")
    if table.phase != EXPLORE:
        return
    if not (table.piles and table.piles[-1] >> table.drawn & 1):
        raise fields.refusal("drawn")
    if table.turn != table.owner() and not table.has_effect(18, table.turn):
        raise fields.refusal("turn")
    if table.powers[len(table.cards) - 1] != EXPLORER:
        raise fields.refusal("trick")


def _check_counts(table: Table, fields: MissionFields) -> None:
    """All have the same number of cards, but for those who have played to this trick, and as many
    as the mission will ask for."""
    counts = [
        table.left_to_play(seat) + (1 if seat in table.seating[: len(table.cards)] else 0)
        for seat in range(table.seats)
    ]
    if table.phase == HAND_BACK:
        counts[table.turn] -= 1
        counts[table.queue[0]] += 1
    if len(set(counts)) > 1:
        raise BadPosition("twelve_missions-hands-uneven", {})
    left = counts[0]
    if len(table.owners) + left > MOST_TRICKS:
        raise fields.refusal("tricks")
    if table.phase < TRICK and left < _fewest(table):
        raise fields.refusal("hands")
    if table.phase < TRICK and table.mission.way == SPLIT and left != 2 * PILE_SIZE:
        raise fields.refusal("hands")
    asked = table.queue[1:] if table.phase == HAND_BACK else table.queue
    if table.phase in (HAND_OVER, HAND_BACK) and not all(table.hands[seat] for seat in asked):
        raise fields.refusal("hands")
    if table.phase == TALLY and left:
        raise fields.refusal("phase")
    to_come = left - 1 if TRICK <= table.phase <= EXPLORE else left
    if (
        table.mission.way == TURN_UP
        and table.effect != 1
        and len(table.undealt) < to_come
        and table.phase != OVER
    ):
        raise fields.refusal("undealt")


def _fewest(table: Table) -> int:
    """How many cards each seat needs before the tricks."""
    return HANDED_ON if table.mission.way == HAND_THREE else 1


def _check_choices(table: Table, fields: MissionFields) -> None:
    """Missions 15, 24 and 25: who is no longer asked has chosen, who is yet to be asked has not,
    and who is asked has not chosen all."""
    way = table.mission.way
    for seat in range(table.seats):
        choosing = table.phase == CHOOSE
        done = choosing and seat not in table.queue
        laid = len(table.rows[seat])
        if way == ROW and table.phase < TRICK:
            whole = table.hands[seat].bit_count() if done else 0
            if laid != whole and not (choosing and seat == table.turn):
                raise fields.refusal("rows")
        elif laid and way != ROW:
            raise fields.refusal("rows")
        _check_chosen(table, seat, done, fields)


def _check_chosen(table: Table, seat: int, done: bool, fields: MissionFields) -> None:
    whole = {SPLIT: PILE_SIZE, HAND_THREE: HANDED_ON}.get(table.mission.way, 0)
    if table.phase != CHOOSE:
        whole = 0
    hand = table.hands[seat]
    first = hand & -hand if table.mission.way == SPLIT and whole else 0
    chosen = table.chosen[seat]
    count = chosen.bit_count()
    if first & ~chosen:  # the lowest card begins the pile
        raise fields.refusal("chosen")
    if done or not whole:
        right = count == whole
    elif seat == table.turn:
        right = count < whole
    else:
        right = count == first.bit_count()
    if not right:
        raise fields.refusal("chosen")


def _check_hoards(table: Table, fields: MissionFields) -> None:
    """M7: nobody has anything to spend before it was asked, but by scrolls 15 and 18."""
    if table.phase > RESOURCES:
        return
    for seat in range(table.seats):
        asked = table.phase == RESOURCES and seat not in table.queue
        copies = table.has_effect(15, seat)
        crystals = 8 if asked or copies else 1 if table.has_effect(18, seat) else 0
        cubes = MOST_CUBES if asked else 30 if copies else 0
        if table.crystals[seat] > crystals:
            raise fields.refusal("crystals")
        if table.cubes[seat] > cubes:
            raise fields.refusal("cubes")
