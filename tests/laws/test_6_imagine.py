"""Law 6: what a seat imagines could be so, is fairly drawn, and is its own."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from tests.chi_square import fits
from tests.laws.deductions import DEDUCTIONS, FAIRNESS
from tests.laws.tables import TableSetting, at_every_table, for_every_game, positions

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
@settings(max_examples=3)
def test_what_is_imagined_can_be_played_to_the_end(setting: TableSetting, seed: int) -> None:
    chance = FastChance(seed)
    for state in positions(setting, seed, count=1):
        for seat in range(setting.seats):
            imagined = state.imagine(seat, chance)
            for _ in range(50):
                if imagined.over():
                    break
                imagined.play(chance.pick(imagined.legal()), chance, [])


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
