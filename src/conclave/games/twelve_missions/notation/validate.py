"""Whether restored data is a position that could lie on a table.

How the game came to it is not asked where the data does not tell: hands may be smaller than the
mission deals them, and an empty sheet is one that was left out. What the data does tell has to be
true by the rules, each field together with the others.
"""

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import mask_of
from conclave.games.twelve_missions.notation.validate_facts import validate_facts
from conclave.games.twelve_missions.notation.validate_points import validate_points
from conclave.games.twelve_missions.notation.validate_resources import validate_resources
from conclave.games.twelve_missions.notation.validate_scroll import validate_scroll
from conclave.games.twelve_missions.notation.validate_trick import validate_trick
from conclave.games.twelve_missions.notation.validate_turn import validate_turn
from conclave.games.twelve_missions.rules.legal import legal
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    CHOOSE,
    DECIDE,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    OVER,
    SPEND,
    TALLY,
    TRICK,
)
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.tricks import taking


def validate(table: Table) -> None:
    validate_scroll(table)
    validate_turn(table)
    _check_places(table)
    _check_dominant(table)
    _check_counts(table)
    _check_set_apart(table)
    validate_trick(table)
    validate_resources(table)
    validate_points(table)
    _check_something_to_say(table)
    validate_facts(table)


def _check_places(table: Table) -> None:
    """Cards lie only where the mission has a place for them."""
    mission = table.mission
    early = table.phase < TRICK
    places: list[tuple[str, bool, bool]] = [
        ("up", any(table.up), mission.face_up > 0),
        ("down", any(table.down), mission.face_down > 0),
        ("covers", any(table.covers), mission.covered),
        ("rows", any(table.rows), mission.in_row),
        ("away", any(table.away), mission.lost > 0 and not early),
        ("turned", bool(table.turned), mission.turns_up and not early),
        ("tricks", bool(table.owners), not early),
        ("hands", early and any(table.hands), not mission.covered),
    ]
    for field, some, place in places:
        if some and not place:
            raise impossible(field, "twelve_missions-no-place", {"mission": mission.number})
    for seat in range(table.seats):
        _check_places_of(table, seat)


def _check_places_of(table: Table, seat: int) -> None:
    mission = table.mission
    hand, covers, row = table.hands[seat], table.covers[seat], table.rows[seat]
    if mission.covered and mask_of(list(covers)) != table.up[seat]:
        raise impossible(f"covers.{seat}", "twelve_missions-covers-are-up")
    if mission.covered and len(covers) != len(table.down[seat]):
        raise impossible(f"covers.{seat}", "twelve_missions-each-covered")
    if not mission.covered and table.down[seat] and not hand:
        raise impossible(f"down.{seat}", "twelve_missions-draws-at-once")
    if mask_of(list(row)) & ~hand:
        raise impossible(f"rows.{seat}", "twelve_missions-row-of-hand")
    if mission.in_row and table.phase >= TRICK and len(row) != hand.bit_count():
        raise impossible(f"rows.{seat}", "twelve_missions-row-whole")
    if table.chosen[seat] & ~hand:
        raise impossible(f"chosen.{seat}", "twelve_missions-chosen-of-hand")
    if any(table.away) and table.away[seat].bit_count() != mission.lost:
        raise impossible(f"away.{seat}", "twelve_missions-away-count", {"count": mission.lost})


def _check_dominant(table: Table) -> None:
    """M3: of the sheet, unless scroll 1 or mission 14 has another."""
    mission = table.mission
    named = table.effect.names_dominant
    if mission.turns_up and not named:
        begun = len(table.owners) + (1 if TRICK <= table.phase <= EXPLORE else 0)
        if len(table.turned) != begun:
            raise impossible("turned", "twelve_missions-turned-count", {"count": begun})
        if table.phase < TRICK and table.dominant >= 0:
            raise impossible("dominant", "twelve_missions-not-turned-yet")
        if table.turned and table.dominant != table.turned[-1] >> 3:
            raise impossible("dominant", "twelve_missions-dominant-turned")
        return
    if table.turned:
        raise impossible("turned", "twelve_missions-no-place", {"mission": mission.number})
    of_round = table.variant.edition.dominant[table.round - 1]
    if table.dominant != (table.effect_choice if named else of_round):
        raise impossible("dominant", "twelve_missions-dominant-of-sheet")


def _check_counts(table: Table) -> None:
    """All have the same number of cards, but for those who have played to this trick, and as many
    as the mission asks for."""
    counts = [
        table.left_to_play(seat) + (1 if seat in table.seating[: len(table.cards)] else 0)
        for seat in range(table.seats)
    ]
    if table.phase == HAND_BACK:
        counts[table.turn] -= 1
        counts[table.queue[0]] += 1
    for seat, count in enumerate(counts):
        if count != counts[0]:
            raise impossible(f"hands.{seat}", "twelve_missions-hands-uneven")
    left = counts[0]
    _check_size(table, left)
    if table.phase in (TALLY, OVER) and left:
        raise impossible("phase", "twelve_missions-cards-left")
    to_come = left - 1 if TRICK <= table.phase <= EXPLORE else left
    turning = table.mission.turns_up and not table.effect.names_dominant
    if turning and len(table.undealt) < to_come:
        raise impossible("undealt", "twelve_missions-one-to-turn", {"count": to_come})
    if table.mission.face_down and not table.mission.covered:
        _check_stacks(table)


def _check_size(table: Table, left: int) -> None:
    mission = table.mission
    early = table.phase < TRICK
    most = mission.dealt() - (0 if early else mission.lost)
    if len(table.owners) + left > most:
        raise impossible("hands", "twelve_missions-too-many-cards", {"count": most})
    for seat in range(table.seats):
        for field, count, room in (
            ("up", table.up[seat].bit_count(), mission.face_up),
            ("down", len(table.down[seat]), mission.face_down),
            ("hands", table.hands[seat].bit_count(), _room_in_hand(table, seat)),
        ):
            if count > room:
                raise impossible(
                    f"{field}.{seat}", "twelve_missions-too-many-cards", {"count": room}
                )
    if not early:
        return
    fewest = 2 * mission.lost or mission.sets_apart or 1
    if left < fewest:
        raise impossible("hands", "twelve_missions-too-few-cards", {"count": fewest})
    asked = table.queue[1:] if table.phase == HAND_BACK else table.queue
    if table.phase in (HAND_OVER, HAND_BACK) and not all(table.hands[seat] for seat in asked):
        raise impossible("hands", "twelve_missions-too-few-cards", {"count": 1})


def _room_in_hand(table: Table, seat: int) -> int:
    """As many as are dealt to it, and in mission 18 those that were uncovered; one more for a seat
    that is to give a card back (scroll 2)."""
    mission = table.mission
    if mission.covered:
        return mission.face_down - len(table.down[seat])
    return mission.hand + (1 if table.phase == HAND_BACK and seat == table.turn else 0)


def _check_stacks(table: Table) -> None:
    """Mission 19: whoever has played to this trick has drawn, as long as there was a card."""
    played = table.seating[: len(table.cards)]
    sizes = [len(down) for down in table.down]
    full = [size for seat, size in enumerate(sizes) if seat not in played]
    for seat, size in enumerate(sizes):
        other = full[0] if full else sizes[played[0]]
        if seat in played and full:
            other = max(0, other - 1)
        if size != other:
            raise impossible(f"down.{seat}", "twelve_missions-stacks-uneven")


def _check_set_apart(table: Table) -> None:
    """Missions 15, 24 and 25: who is no longer asked has chosen, who is yet to be asked has not,
    and who is asked has not chosen all."""
    for seat in range(table.seats):
        if table.mission.in_row and table.phase < TRICK:
            _check_row(table, seat)
        _check_chosen(table, seat)


def _check_row(table: Table, seat: int) -> None:
    whole = table.hands[seat].bit_count()
    laid = len(table.rows[seat])
    if table.phase != CHOOSE or seat in table.queue[1:]:
        right = laid == 0
    elif seat == table.turn:
        right = laid == 0 or laid < whole - 1  # the last card is laid by itself
    else:
        right = laid == whole
    if not right:
        raise impossible(f"rows.{seat}", "twelve_missions-chosen-in-turn")


def _check_chosen(table: Table, seat: int) -> None:
    chosen = table.chosen[seat]
    whole = table.mission.sets_apart if table.phase == CHOOSE else 0
    begun = table.mission.begun(table.hands[seat]) if whole else 0
    if seat == table.turn and whole:
        right = chosen.bit_count() < whole
    elif seat in table.queue or not whole:
        right = chosen == begun
    else:
        right = chosen.bit_count() == whole
    if not right or begun & ~chosen:
        raise impossible(f"chosen.{seat}", "twelve_missions-chosen-in-turn")


def _check_something_to_say(table: Table) -> None:
    """M10: a seat that could do nothing to its card is not asked."""
    if table.phase == OVER:
        return
    moves = legal(table)
    vain = table.phase == DECIDE and not table.effect.stops_at_last_card(table, taking(table))
    if vain or not moves or (table.phase in (SPEND, BORROW) and len(moves) == 1):
        raise impossible("phase", "twelve_missions-nothing-to-say")
