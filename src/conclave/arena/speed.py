"""How fast our games are played and searched.

Run as a module it measures once and prints a number a second, so that the same code can be timed
interpreted and compiled, each in a process of its own. Seconds are those of the processor, so that
other work on the machine disturbs little.
"""

import sys
from time import process_time

from conclave.arena.simulated import random_game
from conclave.bots.search import Search
from conclave.catalogue import load_game
from conclave.core import state
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.guide import MASTER, Effort
from conclave.core.perspective import Perspective
from conclave.core.rollout import rollout
from conclave.core.state import State

SEARCH_ITERATIONS = 100
ROLLOUT_GAMES = 5


def play_speed(slug: str, seats: int, seconds: float) -> float:
    """Decisions a second of random play through the public contract, whole games with their
    deals."""
    game = load_game(slug)
    luck = FastChance(1)
    decisions = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        decisions += random_game(game, seats, {}, luck, luck)
        spent = process_time() - began
    return decisions / spent


def rollout_speed(slug: str, seats: int, seconds: float) -> float:
    """The same with the loop in the library, a few games at a time."""
    game = load_game(slug)
    decisions = 0
    seed = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        seed += 1
        decisions += rollout(game, ROLLOUT_GAMES, seats, seed=seed).decisions
        spent = process_time() - began
    return decisions / spent


def search_speed(slug: str, seats: int, seconds: float) -> float:
    """Iterations a second of the search, on one choice after another of games that it plays."""
    game = load_game(slug)
    luck = FastChance(1)
    iterations = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        position = game.start(seats, {}, luck)
        while spent < seconds and not position.over():
            move = position.legal()[0]
            if len(position.legal()) > 1:
                search = _searched(game, position, seconds, luck)
                iterations += search.iterations
                move = search.best()
            position.play(move, luck)
            spent = process_time() - began
    return iterations / spent


def first_trick_speed(slug: str, seats: int, seconds: float) -> float:
    """The same for the first choice of a card in one deal after another."""
    game = load_game(slug)
    luck = FastChance(1)
    iterations = 0
    spent = 0.0
    while spent < seconds:
        position = game.start(seats, {}, luck)
        while len(position.legal()) == 1 or position.dump()["phase"] != "trick":
            position.play(game.guide.playout(position, luck), luck)
        began = process_time()
        iterations += _searched(game, position, seconds, luck).iterations
        spent += process_time() - began
    return iterations / spent


def _searched(game: AnyGame, position: State, seconds: float, luck: Chance) -> Search:
    usual = game.guide.effort(MASTER, position)
    effort = Effort(
        SEARCH_ITERATIONS,
        seconds,
        usual.horizon,
        usual.exploration,
        usual.rivals,
        usual.prior_weight,
    )
    search = Search(game, Perspective(game, position, position.actor(), luck), effort, luck)
    search.run()
    return search


def is_native() -> bool:
    return not state.__file__.endswith(".py")


MEASURES = {
    "play": play_speed,
    "rollout": rollout_speed,
    "search": search_speed,
    "first-trick": first_trick_speed,
}


def main() -> None:
    kind, slug, seats, seconds = sys.argv[1:]
    print(MEASURES[kind](slug, int(seats), float(seconds)))


if __name__ == "__main__":
    main()
