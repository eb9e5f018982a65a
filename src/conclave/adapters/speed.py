"""How fast the environments are stepped, a seat's observation and mask with every step.

Run as a module it measures once and prints a number a second, as ``conclave.arena.speed`` does.
"""

import random
import sys
from time import process_time

from conclave.arena.peers import NOT_INSTALLED
from conclave.catalogue import load_game

TABLES = 256


def aec_speed(slug: str, seats: int, seconds: float) -> float:
    """Random play through PettingZoo's contract: by tensor and whole moves where the game has them,
    else by view and words."""
    from conclave.adapters.pettingzoo import Table

    game = load_game(slug)
    observation = "view" if game.observation is None else "tensor"
    env = Table(slug, seats, observation=observation, actions="moves" if game.actions else "words")
    draw = random.Random(1).random
    steps = 0
    seed = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            actions = seen["action_mask"].nonzero()[0]
            env.step(int(actions[int(draw() * len(actions))]))
            steps += 1
        spent = process_time() - began
    return steps / spent


def vector_speed(slug: str, seats: int, seconds: float) -> float:
    """Steps of all tables together, random actions and their choice included."""
    from conclave.adapters.vector import Tables

    env = Tables(slug, TABLES, seats)
    env.reset(seed=1)
    steps = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        env.step(env.random_actions())
        steps += TABLES
        spent = process_time() - began
    return steps / spent


MEASURES = {"aec": aec_speed, "vector": vector_speed}


def main() -> None:
    kind, slug, seats, seconds = sys.argv[1:]
    try:
        print(MEASURES[kind](slug, int(seats), float(seconds)))
    except ImportError as error:
        print(f"{error.name} is not installed", file=sys.stderr)
        sys.exit(NOT_INSTALLED)


if __name__ == "__main__":
    main()
