"""Law 6: what a seat imagines could be so, is fairly drawn, and is its own."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.state import NOBODY, State
from tests.chi_square import fits
from tests.laws.deductions import DEDUCTIONS, FAIRNESS
from tests.laws.tables import (
    MOST_DECISIONS,
    TableSetting,
    at_every_table,
    for_every_game,
    positions,
)

seeds = st.integers(0, 2**32)


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_what_is_imagined_is_a_position_of_the_game(setting: TableSetting, seed: int) -> None:
    for state in positions(setting, seed, count=5):
        for seat in range(setting.seats):
            imagined = state.imagine(seat, FastChance(seed))
            dumped = imagined.dump()
            assert setting.game.restore(dumped).dump() == dumped
            assert imagined.actor() == state.actor()
            assert imagined.over() == state.over()
            if state.actor() == seat:
                assert imagined.legal() == state.legal()
            if setting.game.slug in DEDUCTIONS:
                DEDUCTIONS[setting.game.slug](dumped, seat)


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_what_is_imagined_can_be_played_to_the_end(setting: TableSetting, seed: int) -> None:
    chance = FastChance(seed)
    for state in positions(setting, seed, count=2):
        for seat in range(setting.seats):
            imagined = state.imagine(seat, chance)
            play_to_the_end(imagined, chance)
            assert imagined.actor() == NOBODY
            standings = imagined.standings()
            assert [standing.seat for standing in standings] == list(range(setting.seats))
            assert min(standing.place for standing in standings) == 1


def play_to_the_end(state: State, chance: Chance) -> None:
    for _ in range(MOST_DECISIONS):
        if state.over():
            return
        legal = state.legal()
        assert legal
        state.play(chance.pick(legal), chance, [])
    raise AssertionError("what was imagined does not end")


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_equal_luck_imagines_equally_from_positions_that_look_alike(
    setting: TableSetting, seed: int
) -> None:
    for state in positions(setting, seed, count=5):
        for seat in range(setting.seats):
            other = state.imagine(seat, FastChance(seed + 1))
            directly = state.imagine(seat, FastChance(seed))
            assert other.imagine(seat, FastChance(seed)).dump() == directly.dump()


@for_every_game
def test_what_is_imagined_is_fairly_drawn(game: AnyGame) -> None:
    if game.slug not in FAIRNESS:
        pytest.fail(f"show in tests/laws/deductions.py that {game.slug} imagines fairly")
    fairness = FAIRNESS[game.slug]()
    assert fits(fairness.counts, fairness.shares)
