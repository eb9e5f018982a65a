"""A recorded game can be looked at anywhere, in any order."""

import pytest

from conclave.catalogue import all_games
from conclave.core.chance import FastChance
from conclave.core.errors import BadRecord, NoSuchMove
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.match import Match, new_match, new_table_match, replay, resume, verify
from conclave.core.record import read_record
from conclave.core.reel import STRIDE, Reel

SEED = "0b" * 32


def played_on(match: Match, moves: int, seed: int) -> Match:
    luck = FastChance(seed)
    while moves and not match.state.over():
        move = match.game.guide.playout(match.state, luck)
        match.say(match.state.actor(), match.game.say(match.state, move))
        moves -= 1
    return match


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_position_is_the_one_that_was_played(game: AnyGame) -> None:
    match = new_match(game, game.most_seats, {}, FastChance(3))
    positions = [match.state.dump()]
    while not match.state.over() and len(positions) < 120:
        played_on(match, 1, len(positions))
        positions.append(match.state.dump())
    reel = Reel(game, match.record)
    assert reel.last() == len(positions) - 1
    assert len(reel.rounds) == len(reel.points) == len(positions)
    for number in [*range(len(positions)), STRIDE, 0, reel.last()]:
        assert reel.at(number).dump() == positions[number]


def test_a_position_taken_from_it_is_one_s_own() -> None:
    game = all_games()[0]
    reel = Reel(game, played_on(new_match(game, 3, {}, FastChance(3)), 12, 3).record)
    before = reel.at(STRIDE).dump()
    state = reel.at(STRIDE)
    state.play(state.legal()[0], FastChance(1))
    assert reel.at(STRIDE).dump() == before


def test_a_number_that_no_move_has_is_refused() -> None:
    game = all_games()[0]
    reel = Reel(game, played_on(new_match(game, 3, {}, FastChance(3)), 5, 3).record)
    for number in (-1, 6):
        with pytest.raises(NoSuchMove, match="replay-no-such-move"):
            reel.at(number)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_game_may_begin_with_a_position(game: AnyGame) -> None:
    seats = game.fewest_seats
    middle = played_on(new_match(game, seats, {}, FastChance(3)), 30, 3)
    imagined = middle.state.imagine(0, FastChance(9)).dump()
    options = middle.record.options
    match = new_table_match(game, seats, options, SEED, ["moth"] * seats, imagined)
    assert match.state.dump() == imagined
    assert match.record.deal == []
    played_on(match, 10, 5)
    match.record.seed = SEED
    record = read_record(match.record.dump())
    for again in (replay(game, record), resume(game, record, SEED), verify(game, record)):
        assert again.state.dump() == match.state.dump()
        assert again.record.position == imagined


def test_a_record_that_begins_with_no_position_of_the_game_is_refused() -> None:
    game = all_games()[0]
    record = new_match(game, 2, {}, FastChance(3)).record
    record.deal = []
    record.position = {"seats": 2}
    with pytest.raises(BadRecord, match="record-bad-position"):
        replay(game, record)
    record.position = new_match(game, 3, {}, FastChance(3)).state.dump()
    with pytest.raises(BadRecord, match="record-bad-field"):
        replay(game, record)


def test_in_the_end_everything_may_be_told() -> None:
    event = Event("look", {"seat": 1}, {"stone": 4}, eyes=2)
    assert event.seen_by(0) == {"id": "look", "seat": 1}
    assert event.seen_by_all() == {"id": "look", "seat": 1, "stone": 4}
