"""How fast the peers are: OpenSpiel's hearts and hanabi, its two searches, RLCard's uno,
PettingZoo's hanabi.

Run as a module it measures one of them once and prints a number a second. A peer that is not
installed ends it with a sentence and exit status 3.
"""

import random
import sys
from time import process_time
from typing import Protocol

NOT_INSTALLED = 3
SIMULATIONS = 100
SEARCHED = "hearts(pass_cards=false)"
"""OpenSpiel's search in C++ crashes while cards are passed."""


def spiel_play(name: str, seconds: float, deal_counts: bool = True) -> float:
    """Decisions a second of random play, driven from Python; the deal takes its time as it does
    with our games, but dealing a card is not a decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(1).random
    decisions = 0
    played = 0.0
    began = process_time()
    while process_time() - began < seconds:
        started = process_time()
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        if not deal_counts:
            started = process_time()
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        played += process_time() - started
    return decisions / played


def hearts(seconds: float) -> float:
    return spiel_play("hearts", seconds)


def hearts_after_the_deal(seconds: float) -> float:
    return spiel_play("hearts", seconds, deal_counts=False)


def hanabi(seconds: float) -> float:
    return spiel_play("hanabi(players=4)", seconds)


def uno(seconds: float) -> float:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    draw = random.Random(1).random
    decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(draw() * len(actions))])
            decisions += 1
    return decisions / (process_time() - began)


def hanabi_of_pettingzoo(seconds: float) -> float:
    """Steps a second of random play through PettingZoo's environment, with each observation."""
    import shimmy  # noqa: F401  # it asks for it late, and not in words that we could tell from
    from pettingzoo.classic import hanabi_v5

    env = hanabi_v5.env(players=4)
    draw = random.Random(1).random
    steps = 0
    seed = 0
    began = process_time()
    while process_time() - began < seconds:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation if "action_mask" in observation else info
            actions = mask["action_mask"].nonzero()[0]
            env.step(int(actions[int(draw() * len(actions))]))
            steps += 1
    return steps / (process_time() - began)


class Bot(Protocol):
    """Either of OpenSpiel's searches."""

    def step(self, state: object) -> int: ...


def search_in_cpp(seconds: float) -> float:
    return _search(_bot_in_cpp(), seconds)


def search_in_python(seconds: float) -> float:
    return _search(_bot_in_python(), seconds)


def first_trick_in_cpp(seconds: float) -> float:
    return _search(_bot_in_cpp(), seconds, first_choice_only=True)


def first_trick_in_python(seconds: float) -> float:
    return _search(_bot_in_python(), seconds, first_choice_only=True)


def _bot_in_cpp() -> Bot:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot: Bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, SIMULATIONS)
    return bot


def _bot_in_python() -> Bot:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1)
    game = pyspiel.load_game(SEARCHED)
    bot: Bot = ismcts.ISMCTSBot(game, evaluator, 1.0, SIMULATIONS)
    return bot


def _search(bot: Bot, seconds: float, first_choice_only: bool = False) -> float:
    """Simulations a second over games of hearts that the search plays by itself, or for the first
    choice of one deal after another. Where there is but one move it does not search, and nothing
    is counted."""
    import pyspiel

    game = pyspiel.load_game(SEARCHED)
    draw = random.Random(1).random
    simulations = 0
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and spent < seconds:
            actions = state.legal_actions()
            if state.is_chance_node() or len(actions) == 1:
                state.apply_action(actions[int(draw() * len(actions))])
                continue
            began = process_time()
            action = bot.step(state)
            spent += process_time() - began
            simulations += SIMULATIONS
            if first_choice_only:
                break
            state.apply_action(action)
    return simulations / spent


PEERS = {
    "hearts": hearts,
    "hearts-after-the-deal": hearts_after_the_deal,
    "hanabi": hanabi,
    "uno": uno,
    "hearts-search-cpp": search_in_cpp,
    "hearts-search-python": search_in_python,
    "hearts-first-trick-cpp": first_trick_in_cpp,
    "hearts-first-trick-python": first_trick_in_python,
    "hanabi-aec": hanabi_of_pettingzoo,
}


def main() -> None:
    name, seconds = sys.argv[1:]
    try:
        print(PEERS[name](float(seconds)))
    except ImportError as error:
        print(f"{error.name} is not installed", file=sys.stderr)
        sys.exit(NOT_INSTALLED)


if __name__ == "__main__":
    main()
