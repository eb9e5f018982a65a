"""Law 4: nothing is created or lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import FastChance
from tests.laws.census import CENSUS
from tests.laws.tables import TableSetting, at_every_table, decisions, positions


@at_every_table
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4)
def test_every_piece_is_somewhere_at_every_moment(setting: TableSetting, seed: int) -> None:
    if setting.game.slug not in CENSUS:
        pytest.fail(f"say in tests/laws/census.py what there is to count in {setting.game.slug}")
    count = CENSUS[setting.game.slug]
    there_were: dict[str, int] | None = None
    for state in decisions(setting, FastChance(seed)):
        there_are = count(state.dump())
        assert there_were is None or there_are == there_were
        there_were = there_are


@at_every_table
@given(seed=st.integers(0, 2**32))
@settings(max_examples=2)
def test_the_parts_of_a_standing_add_up_to_its_points(setting: TableSetting, seed: int) -> None:
    for state in positions(setting, seed, count=6):
        for standing in state.standings():
            assert sum(standing.parts.values()) == standing.points
