"""Law 7: what a bot chooses depends on nothing but its perspective and its own luck."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.bots.levels import LEVELS, RANDOM, choose, own_levels
from conclave.bots.search import Search
from conclave.bots.trials import Comparison
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.guide import ADEPT, GRANDMASTER, MASTER, NOVICE, Effort, Trials
from conclave.core.perspective import Perspective
from conclave.core.state import Move, State
from tests.laws.tables import TableSetting, at_every_table, positions


def decides(game: AnyGame, state: State, level: str, seed: int) -> Move:
    perspective = Perspective(game, state, state.actor(), FastChance(seed))
    if level in (RANDOM, NOVICE):
        return choose(game, perspective, level, FastChance(seed))
    return searches(game, perspective, level, seed)


def searches(game: AnyGame, perspective: Perspective, level: str, seed: int) -> Move:
    """The search of that level, short and without a clock: how far a clock lets it come differs."""
    chance = FastChance(seed)
    usual = game.guide.effort(level, perspective.imagine(chance))
    if isinstance(usual, Trials):
        few = Trials(
            2, 3600.0, usual.chapters, 3, usual.doubt, usual.learned, instinct=usual.instinct
        )
        comparison = Comparison(game, perspective, few, chance)
        comparison.run()
        return comparison.best()
    short = Effort(
        12,
        3600.0,
        usual.horizon,
        usual.exploration,
        usual.rivals,
        instinct=usual.instinct,
    )
    search = Search(game, perspective, short, chance)
    search.run()
    return search.best()


@pytest.mark.parametrize("level", [RANDOM, *LEVELS])
@at_every_table
@given(seed=st.integers(0, 2**32))
@settings(max_examples=1)
def test_a_bot_chooses_the_same_in_what_it_imagines(
    setting: TableSetting, level: str, seed: int
) -> None:
    if level not in (RANDOM, *own_levels(setting.game)):
        return
    for state in positions(setting, seed, count=2)[:-1]:
        imagined = state.imagine(state.actor(), FastChance(seed + 1))
        move = decides(setting.game, state, level, seed)
        assert move in state.legal()
        assert decides(setting.game, imagined, level, seed) == move


def test_the_levels_are_those_that_players_know() -> None:
    assert LEVELS == (NOVICE, ADEPT, MASTER, GRANDMASTER)


@at_every_table
@pytest.mark.parametrize("level", [RANDOM, NOVICE, ADEPT])
def test_a_bot_answers_with_a_legal_move(setting: TableSetting, level: str) -> None:
    for state in positions(setting, 11, count=1)[:-1]:
        perspective = Perspective(setting.game, state, state.actor(), FastChance(2))
        assert choose(setting.game, perspective, level, FastChance(3)) in state.legal()
