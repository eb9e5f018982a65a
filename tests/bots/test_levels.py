import json

import pytest

from conclave.bots.levels import LEVELS, RANDOM, choose, levels_of
from conclave.catalogue import all_games, load_game
from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition, UnknownLevel
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.perspective import Perspective, restore_perspective
from conclave.core.state import State

pytestmark = pytest.mark.usefixtures("unhurried")

GAME = load_game("abracada")
EVERY_LEVEL = (*LEVELS, RANDOM)


def positions(seats: int, seed: int, every: int, game: AnyGame = GAME) -> list[State]:
    """Moments of a game between novices."""
    chance = FastChance(seed)
    state = game.start(seats, {}, chance)
    found: list[State] = []
    moves = 0
    while not state.over():
        if moves % every == 0:
            found.append(state.copy())
        perspective = Perspective(game, state, state.actor(), chance)
        state.play(choose(game, perspective, "novice", chance), chance)
        moves += 1
    return found


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("options", GAME.option_sets, ids=str)
def test_every_level_answers_with_a_legal_move_in_every_variant(
    level: str, options: Options
) -> None:
    for seats in (2, 5):
        chance = FastChance(seats)
        state = GAME.start(seats, options, chance)
        for _ in range(12):
            if state.over():
                break
            perspective = Perspective(GAME, state, state.actor(), chance)
            move = choose(GAME, perspective, level, chance)
            assert move in state.legal()
            state.play(move, chance)


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_law_7_a_choice_depends_only_on_the_perspective_and_the_luck(level: str) -> None:
    for state in positions(4, seed=2, every=9) + positions(2, seed=3, every=9):
        seat = state.actor()
        other = state.imagine(seat, FastChance(99))
        answers = {
            choose(GAME, Perspective(GAME, twin, seat, FastChance(7)), level, FastChance(8))
            for twin in (state, other)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_a_perspective_that_travelled_as_json_is_answered_alike(level: str) -> None:
    state = positions(3, seed=4, every=5)[1]
    perspective = Perspective(GAME, state, state.actor(), FastChance(1))
    restored = restore_perspective(GAME, json.loads(json.dumps(perspective.dump())))
    assert restored.view() == perspective.view()
    assert choose(GAME, restored, level, FastChance(2)) == choose(
        GAME, perspective, level, FastChance(2)
    )


def test_a_dumped_perspective_with_a_wrong_seat_is_refused() -> None:
    state = GAME.start(2, {}, FastChance(1))
    dumped = Perspective(GAME, state, 0, FastChance(1)).dump()
    with pytest.raises(BadPosition) as refusal:
        restore_perspective(GAME, {**dumped, "seat": 2})
    assert refusal.value.params == {"field": "seat"}


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    state = GAME.start(2, {}, FastChance(1))
    perspective = Perspective(GAME, state, state.actor(), FastChance(1))
    with pytest.raises(UnknownLevel) as refusal:
        choose(GAME, perspective, "wizard", FastChance(1))
    assert refusal.value.params["levels"] == "novice, adept, master, grandmaster, random"


def test_a_seat_that_has_nothing_to_decide_is_the_callers_mistake() -> None:
    state = GAME.start(2, {}, FastChance(1))
    perspective = Perspective(GAME, state, 1 - state.actor(), FastChance(1))
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(GAME, perspective, "novice", FastChance(1))


def test_only_games_with_a_grandmaster_offer_one() -> None:
    offered = {game.slug: levels_of(game) for game in all_games()}
    assert offered["abracada"] == LEVELS
    for slug, levels in offered.items():
        assert levels[:3] == LEVELS[:3], slug
    without = [load_game(slug) for slug, levels in offered.items() if "grandmaster" not in levels]
    for game in without:
        state = game.start(2, {}, FastChance(1))
        perspective = Perspective(game, state, state.actor(), FastChance(1))
        with pytest.raises(UnknownLevel) as refusal:
            choose(game, perspective, "grandmaster", FastChance(1))
        assert refusal.value.params["levels"] == "novice, adept, master, random"
