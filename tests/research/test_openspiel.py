"""The games in OpenSpiel, by OpenSpiel's own tests and with its own algorithms."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from conclave.adapters.openspiel import PREFIX, LevelBot
from conclave.adapters.openspiel.game import MOST_OUTCOMES
from conclave.adapters.openspiel.state import SpielState
from conclave.catalogue import all_games, load_game
from conclave.core.chance import FastChance, NotedChance
from conclave.core.game import AnyGame
from conclave.core.hearing import Hearing
from conclave.core.tensors import NUMBER

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
BRIEF = "conclave_abracada(players=2,rounds=1)"


def at_random(state: SpielState, luck: np.random.RandomState) -> None:
    """One step: any outcome, or any action."""
    state.apply_action(int(luck.choice(state.legal_actions())))


def a_decision(name: str, steps: int, seed: int) -> SpielState:
    """Some way into a game, where somebody has to decide."""
    luck = np.random.RandomState(seed)
    state: SpielState = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or steps > 0:
        steps -= not state.is_chance_node()
        at_random(state, luck)
    return state


@GAMES
def test_openspiels_own_simulation(game: AnyGame) -> None:
    for seats in range(max(2, game.fewest_seats), game.most_seats + 1):
        np.random.seed(seats)
        games_sim_test.GamesSimTest().sim_game(
            pyspiel.load_game(f"{PREFIX}{game.slug}(players={seats})")
        )


@GAMES
def test_the_simulation_that_openspiel_has_in_cpp(game: AnyGame) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(PREFIX + game.slug), num_sims=1, serialize=False, verbose=False
    )


@GAMES
def test_words_are_actions_in_every_game(game: AnyGame) -> None:
    np.random.seed(3)
    spiel = pyspiel.load_game(f"{PREFIX}{game.slug}(actions=words)")
    assert spiel.num_distinct_actions() > len(game.vocabulary)
    games_sim_test.GamesSimTest().sim_game(spiel)


@GAMES
def test_the_same_draws_and_moves_lead_to_the_same_position(game: AnyGame) -> None:
    seats = game.most_seats
    noted = NotedChance(FastChance(8))
    ours = game.start(seats, {}, noted)
    spiel = pyspiel.load_game(f"{PREFIX}{game.slug}(players={seats})")
    state: SpielState = spiel.new_initial_state()
    for _ in range(30):
        draws = zip(noted.take_notes(), noted.take_limits(), strict=True)
        for drawn, limit in draws:
            assert limit <= MOST_OUTCOMES
            if limit > 1:
                assert state.chance_outcomes() == [(n, 1 / limit) for n in range(limit)]
                state.apply_action(drawn)
        assert state.play.position is not None
        assert state.play.position.dump() == ours.dump()
        assert state.current_player() == ours.actor()
        move = FastChance(5).pick(ours.legal())
        words = state.play._speak().actions_of(ours, move)
        for action in words:
            state.apply_action(action)
        ours.play(move, noted)


@GAMES
def test_what_is_resampled_looks_the_same_to_the_player(game: AnyGame) -> None:
    for seed in range(4):
        state = a_decision(f"{PREFIX}{game.slug}(players={game.most_seats})", 20, seed)
        player = state.current_player()
        other = state.resample_from_infostate(player, np.random.RandomState(seed).uniform)
        for told in ("information_state", "observation"):
            for form in ("string", "tensor"):
                shown = f"{told}_{form}"
                assert getattr(state, shown)(player) == getattr(other, shown)(player)
        assert state.legal_actions() == other.legal_actions()
        assert state.history() == other.history()


def test_a_resampled_state_may_differ_in_what_is_hidden_and_plays_on() -> None:
    state = a_decision(BRIEF, 1, seed=2)
    player = state.current_player()
    luck = np.random.RandomState(1)
    hands = set()
    for _ in range(20):
        other = state.resample_from_infostate(player, luck.uniform)
        hands.add(other.observation_string(1 - player))
    assert len(hands) > 5
    while not other.is_terminal():
        at_random(other, luck)
    assert sum(other.returns()) == 0


def test_an_information_state_tells_what_was_said_and_an_observation_what_lies_there() -> None:
    state = a_decision(BRIEF, 3, seed=4)
    player = state.current_player()
    told = state.information_state_string(player)
    assert told.endswith(state.observation_string(player).split("\n", 1)[1])
    assert "cast" in told
    recalled = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, player)
    assert recalled.dict["told"].any()
    tensor = load_game("abracada").observation
    assert tensor is not None
    assert len(recalled.dict["observation"]) == tensor.size


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    game = pyspiel.load_game("conclave_twelve_missions(players=4,rounds=4)")
    assert game.get_parameters()["rounds"] == 4
    with pytest.raises(Exception, match="rounds"):
        pyspiel.load_game("conclave_twelve_missions(rounds=5)").new_initial_state()


def outcome(bots: list[pyspiel.Bot], seed: int) -> list[float]:
    luck = np.random.RandomState(seed)
    state: SpielState = pyspiel.load_game(BRIEF).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            at_random(state, luck)
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    won: list[float] = state.returns()
    return won


def test_openspiels_search_plays_against_our_bots_and_beats_random_play() -> None:
    luck = np.random.RandomState(6)
    game = pyspiel.load_game(BRIEF)
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 40, random_state=luck
    )
    # Left to itself it imagines states by a luck of its own, which can't be seeded.
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.uniform))
    assert sum(outcome([search, LevelBot(1, "novice", 3)], 7)) == 0
    won = [outcome([search, LevelBot(1, "random", seed)], seed)[0] for seed in range(12)]
    assert sum(won) > 0


def test_our_bot_speaks_word_by_word_where_words_are_actions() -> None:
    state = a_decision("conclave_five_seals(players=2)", 0, seed=1)
    bot = LevelBot(state.current_player(), "novice", seed=1)
    before = state.play.position
    while state.play.position is before and not state.is_chance_node():
        state.apply_action(bot.step(state))
    assert not bot.plan


def test_counterfactual_regret_is_minimized_on_sampled_games() -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(BRIEF))
    for _ in range(30):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(a_decision(BRIEF, 0, seed=1))
    assert abs(sum(policy.values()) - 1) < 1e-9


@GAMES
def test_an_information_state_has_as_many_entries_as_are_asked_for(game: AnyGame) -> None:
    name = f"{PREFIX}{game.slug}"
    seen = pyspiel.load_game(name).observation_tensor_size()
    hearing = Hearing(game, 5)
    spiel = pyspiel.load_game(f"{name}(told=5)")
    assert spiel.information_state_tensor_size() == seen + hearing.tensor.size
    state = a_decision(f"{name}(told=5)", 12, seed=2)
    player = state.current_player()
    told = bytearray(hearing.tensor.size * NUMBER)
    hearing.write(state.play.memory.of(player), player, state.play.seats, told, 0)
    row = np.array(state.information_state_tensor(player), np.float32)
    assert np.array_equal(row[seen:], np.frombuffer(told, np.float32))
    assert round(row[seen] * 100) - round(row[seen + 1] * 100) == 5
