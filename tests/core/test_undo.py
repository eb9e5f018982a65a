"""Taking back: only what nobody could have learned from, and only by who said it last."""

import pytest

from conclave.core.errors import NothingToUndo
from conclave.core.match import Match, new_table_match, replay, resume, verify
from conclave.core.record import read_record
from tests.core.stairs import STAIRS

SEED = "2f" * 32


def table(*said: str) -> Match:
    match = new_table_match(STAIRS, 2, {}, SEED, ["kettle", "moth"])
    for sentence in said:
        match.say(match.state.actor(), sentence)
    return match


def test_nothing_was_said_so_nothing_is_taken_back() -> None:
    match = table()
    assert not match.may_undo(0)
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_a_step_is_taken_back() -> None:
    match = table("step up")
    before = table().state.dump()
    assert match.may_undo(0)
    match.undo(0)
    assert match.state.dump() == before
    assert match.record.moves == []


def test_several_steps_are_taken_back_one_by_one() -> None:
    match = table("step up", "step up")
    match.undo(0)
    assert match.state.dump() == table("step up").state.dump()
    match.undo(0)
    assert not match.may_undo(0)


def test_the_turn_itself_is_taken_back_while_nobody_has_answered() -> None:
    match = table("rest")
    assert match.state.actor() == 1
    match.undo(0)
    assert match.state.actor() == 0


@pytest.mark.parametrize("seat", [0, -1, 2])
def test_only_who_spoke_last_takes_back(seat: int) -> None:
    match = table("rest", "step up")
    assert not match.may_undo(seat)
    with pytest.raises(NothingToUndo):
        match.undo(seat)
    assert match.may_undo(1)


def test_what_was_drawn_is_not_taken_back() -> None:
    match = table("step up", "roll")
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_what_was_shown_is_not_taken_back() -> None:
    match = table("look")
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_nor_is_what_was_said_before_that() -> None:
    match = table("step up", "look", "step up")
    match.undo(0)
    assert not match.may_undo(0)


def test_a_refused_undo_changes_nothing() -> None:
    match = table("step up", "look")
    before = match.state.dump(), match.record.dump()
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert (match.state.dump(), match.record.dump()) == before


def test_after_an_undo_the_luck_goes_on_as_if_nothing_had_been_said() -> None:
    straight = table("roll", "rest", "roll")
    wavering = table("roll", "step up")
    wavering.undo(0)
    wavering.say(0, "rest")
    wavering.say(1, "roll")
    assert wavering.record.dump() == straight.record.dump()
    wavering.record.seed = SEED
    verify(STAIRS, read_record(wavering.record.dump()))


def test_a_replayed_or_resumed_table_may_take_back_the_same() -> None:
    for said in [["step up"], ["look"], ["roll"], ["rest"], ["look", "step up"]]:
        match = table(*said)
        record = read_record(match.record.dump())
        for again in (replay(STAIRS, record), resume(STAIRS, record, SEED)):
            assert again.may_undo(0) == match.may_undo(0), said


def test_points_are_kept_with_each_move_where_they_are_asked_for() -> None:
    record = table("step up", "rest", "step up").record
    match = resume(STAIRS, record, SEED, keeps_points=True)
    assert len(match.points) == 3
    assert match.points[-1] == [standing.points for standing in match.state.standings()]
    before = match.points[:-1]
    match.undo(1)
    assert match.points == before
    assert table("step up").points == []


def test_an_undo_does_not_touch_positions_that_others_hold() -> None:
    match = table("step up")
    held = match.state
    before = held.dump()
    match.undo(0)
    assert held.dump() == before
