"""Law 1: every legal move plays; all else is refused by name and changes nothing. Games end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import Chance, FastChance
from conclave.core.errors import (
    AmbiguousMove,
    BadOption,
    BadSeats,
    BadSentence,
    IllegalMove,
)
from conclave.core.game import AnyGame
from conclave.core.state import NOBODY, Move, State
from tests.laws.tables import (
    TableSetting,
    at_every_table,
    decisions,
    for_every_game,
    positions,
    some,
)

seeds = st.integers(0, 2**32)


@at_every_table
@given(seed=seeds)
@settings(max_examples=6)
def test_a_game_of_legal_moves_ends_with_standings(setting: TableSetting, seed: int) -> None:
    state: State | None = None
    for state in decisions(setting, FastChance(seed)):
        assert state.seats == setting.seats
        assert state.over() == (state.actor() == NOBODY)
        if not state.over():
            assert 0 <= state.actor() < setting.seats
            assert state.legal()
            assert len(set(state.legal())) == len(state.legal())
    assert state is not None
    assert state.legal() == []
    standings = state.standings()
    assert [standing.seat for standing in standings] == list(range(setting.seats))
    assert min(standing.place for standing in standings) == 1
    assert state.places() == [standing.place for standing in standings]
    for standing in standings:
        assert standing.points == sum(standing.parts.values())
        better = sum(other.place < standing.place for other in standings)
        assert standing.place == better + 1, "ties share a place"


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_every_legal_move_plays(setting: TableSetting, seed: int) -> None:
    for state in positions(setting, seed, count=4):
        before = state.dump()
        for move in some(state.legal(), 60):
            state.copy().play(move, FastChance(seed), [])
        assert state.dump() == before


def garbage(chance: Chance, legal: list[Move]) -> Move:
    """A tuple of numbers: anything, or a legal move with something about it changed."""
    if not legal or chance.below(2):
        return tuple(chance.below(60) - 10 for _ in range(chance.below(5)))
    chosen = chance.pick(legal)
    move = list(chosen)
    match chance.below(3):
        case 0:
            move[chance.below(len(move))] += 1 + chance.below(9)
        case 1:
            move.append(chance.below(9))
        case _:
            move.pop()
    return tuple(move)


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_any_other_move_is_refused_and_changes_nothing(setting: TableSetting, seed: int) -> None:
    chance = FastChance(seed)
    for state in positions(setting, seed, count=4):
        before, legal = state.dump(), state.legal()
        for _ in range(20):
            move = garbage(chance, legal)
            if move not in legal:
                with pytest.raises(IllegalMove):
                    state.play(move, chance, [])
        assert state.dump() == before


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_any_other_sentence_is_refused_and_changes_nothing(
    setting: TableSetting, seed: int
) -> None:
    game, chance = setting.game, FastChance(seed)
    words = [
        *game.vocabulary,
        "",
        "·",
        "abracadabra",
        "0",
        "-1",
        "99",
        "\x00",
        "ſtop",
        "１",
        "a" * 99,
    ]
    for state in positions(setting, seed, count=4):
        before, sentences = state.dump(), game.sentences(state)
        for _ in range(20):
            text = " ".join(chance.pick(words) for _ in range(chance.below(5)))
            if " ".join(text.lower().replace("·", " ").split()) in sentences:
                continue
            with pytest.raises((BadSentence, AmbiguousMove, IllegalMove)) as refusal:
                game.hear(state, text)
            assert refusal.value.id
        assert state.dump() == before


@for_every_game
def test_a_game_is_started_only_for_its_seats_and_options(game: AnyGame) -> None:
    for seats in (-1, 0, game.fewest_seats - 1, game.most_seats + 1):
        with pytest.raises(BadSeats):
            game.start(seats, {}, FastChance(1))
    with pytest.raises(BadOption):
        game.start(game.fewest_seats, {"no such option": True}, FastChance(1))
    for option in game.options:
        with pytest.raises(BadOption):
            game.start(game.fewest_seats, {option.name: "no such choice"}, FastChance(1))


@at_every_table
@given(seed=seeds)
@settings(max_examples=1)
def test_any_move_is_picked_as_from_the_list(setting: TableSetting, seed: int) -> None:
    """The same draws pick the same moves, and so play the same game, as without the short cut."""
    luck, other_luck = FastChance(seed), FastChance(seed)
    state, other = setting.start(luck), setting.start(other_luck)
    decisions = 0
    while not state.over():
        state.play_any(luck)
        other.play(other_luck.pick(other.legal()), other_luck)
        decisions += 1
        if decisions % 40 == 0:
            assert state.dump() == other.dump()
    assert state.dump() == other.dump()
    assert luck.below(1 << 30) == other_luck.below(1 << 30)
