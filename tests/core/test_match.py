"""A table is its record: played, replayed, resumed."""

import pytest

from conclave.core.chance import FastChance, ScriptedChance
from conclave.core.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    BadSentence,
    IllegalMove,
    NotYourTurn,
)
from conclave.core.match import Match, new_match, new_table_match, replay, resume
from conclave.core.plain import PlainDict
from conclave.core.record import Record, read_record
from tests.core.stairs import STAIRS

SEED = "0b" * 32
NONCES = ["kettle", "moth"]


def at_a_table() -> Match:
    match = new_table_match(STAIRS, 2, {"start": 1}, SEED, NONCES)
    for seat, sentence in [(0, "step down"), (0, "look"), (0, "rest"), (1, "roll"), (1, "rest")]:
        match.say(seat, sentence)
    return match


def test_a_sentence_is_played_recorded_and_told() -> None:
    match = new_match(STAIRS, 2, {}, ScriptedChance(7, 8, 1))
    assert match.record.deal == [7, 8]
    told = match.say(0, "  ROLL ")
    assert [event.id for event in told] == ["stairs-move"]
    said = match.record.moves[0]
    assert (said.seat, said.sentence, said.draws) == (0, "roll", [1])
    assert match.state.standings()[0].points == 1


def test_what_is_refused_is_neither_played_nor_recorded() -> None:
    match = at_a_table()
    before, record = match.state.dump(), match.record.dump()
    for seat, sentence, error in [
        (1, "rest", NotYourTurn),
        (-1, "rest", NotYourTurn),
        (7, "rest", NotYourTurn),
        (0, "step down", IllegalMove),
        (0, "fly", BadSentence),
        (0, "", BadSentence),
    ]:
        with pytest.raises(error):
            match.say(seat, sentence)
    assert match.state.dump() == before
    assert match.record.dump() == record


def test_out_of_turn_is_said_with_the_seats() -> None:
    with pytest.raises(NotYourTurn) as refusal:
        at_a_table().say(1, "rest")
    assert refusal.value.params == {"seat": 1, "actor": 0}


def test_when_the_game_is_over_nobody_has_the_turn() -> None:
    match = new_match(STAIRS, 2, {"start": 2}, FastChance(1))
    match.say(0, "step up")
    assert match.state.over()
    for seat in (0, 1):
        with pytest.raises(NotYourTurn) as refusal:
            match.say(seat, "rest")
        assert refusal.value.id == "game-is-over"


def test_bad_seats_and_options_are_refused_before_anything_is_dealt() -> None:
    with pytest.raises(BadSeats):
        new_match(STAIRS, 4, {}, ScriptedChance())
    with pytest.raises(BadOption):
        new_match(STAIRS, 2, {"start": 9}, ScriptedChance())
    with pytest.raises(BadOption):
        new_table_match(STAIRS, 2, {"end": 1}, SEED, NONCES)


def test_replaying_a_record_gives_the_same_position_and_record() -> None:
    match = at_a_table()
    again = replay(STAIRS, read_record(match.record.dump()))
    assert again.state.dump() == match.state.dump()
    assert again.record.dump() == match.record.dump()
    assert [[event.id for event in told] for told in again.told] == [
        [event.id for event in told] for told in match.told
    ]


def test_resuming_gives_the_same_position_and_the_same_luck_from_there() -> None:
    match = at_a_table()
    again = resume(STAIRS, read_record(match.record.dump()), SEED)
    assert again.state.dump() == match.state.dump()
    for _ in range(3):
        if match.state.over():
            break
        match.say(0, "roll")
        again.say(0, "roll")
    assert again.record.dump() == match.record.dump()


def test_a_table_without_its_seed_can_not_be_resumed() -> None:
    with pytest.raises(BadRecord) as refusal:
        resume(STAIRS, at_a_table().record, "0c" * 32)
    assert refusal.value.id == "record-seed-not-committed"


def refused(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        replay(STAIRS, record)
    return refusal.value


def test_a_replay_refuses_what_no_game_could_have_left() -> None:
    record = at_a_table().record
    record.moves[0].sentence = "step step"
    refusal = refused(record)
    assert refusal.id == "record-move-refused"
    assert refusal.params == {"move": 1, "sentence": "step step", "why": "move-not-legal"}


def test_a_replay_refuses_a_move_of_the_wrong_seat() -> None:
    record = at_a_table().record
    record.moves[3].seat = 0
    refusal = refused(record)
    assert (refusal.id, refusal.params["why"]) == ("record-move-refused", "not-your-turn")


def test_a_replay_refuses_moves_after_the_end() -> None:
    match = new_match(STAIRS, 2, {"start": 2}, FastChance(1))
    match.say(0, "step up")
    match.record.moves.append(match.record.moves[0])
    assert refused(match.record).params["why"] == "game-is-over"


def test_a_replay_refuses_draws_that_do_not_fit() -> None:
    record = at_a_table().record
    record.moves[3].draws = []
    assert refused(record).id == "record-draw-missing"
    record.moves[3].draws = [2]
    assert refused(record).id == "record-draw-out-of-range"
    record.moves[3].draws = [0, 0]
    assert (refused(record).id, refused(record).params) == ("record-draw-too-many", {"move": 4})
    record.deal.append(0)
    assert refused(record).params == {"move": 0}


def test_a_record_of_another_game_version_number_of_seats_or_option_is_refused() -> None:
    changes: list[tuple[PlainDict, str]] = [
        ({"game": "ladders"}, "record-other-game"),
        ({"version": 2}, "record-other-version"),
        ({"seats": 9}, "seats-out-of-range"),
        ({"options": {"ladder": True}}, "option-unknown"),
        ({"options": {"start": 5}}, "option-bad-value"),
    ]
    for change, reason in changes:
        assert refused(read_record({**at_a_table().record.dump(), **change})).id == reason
