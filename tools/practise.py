"""Practises an instinct and writes it to a file.

python -m tools.practise twelve_missions --seats 2 --chapters 100000 --seed 1 --out FILE

With the rules compiled it takes a tenth of the time: PYTHONPATH=build/native.
"""

import argparse
import time
from pathlib import Path

from conclave.catalogue import SLUGS, load_game
from conclave.core.instinct_file import write_instinct
from conclave.learning.practise import Learner, Practice

PRACTISED = [slug for slug in SLUGS if load_game(slug).guide.places]
TOLD_EVERY = 2000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PRACTISED)
    parser.add_argument("--seats", default="2")
    parser.add_argument("--chapters", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--varied", action="store_true", help="the game's variants take turns")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    seats = tuple(int(number) for number in chosen.seats.split(","))
    practice = Practice(chosen.game, seats, chosen.chapters, chosen.seed, chosen.varied)
    learner = Learner(load_game(chosen.game), practice)

    def say(played: int) -> None:
        if played % TOLD_EVERY == 0:
            print(played, "chapters", f"{time.process_time():.0f} s", flush=True)
            write_instinct(learner.instinct, chosen.out)

    instinct = learner.run(say)
    instinct.card |= {
        "command": (
            f"python -m tools.practise {chosen.game} --seats {chosen.seats}"
            f" --chapters {chosen.chapters} --seed {chosen.seed}"
            f"{' --varied' if chosen.varied else ''}"
        ),
        "minutes": round(time.process_time() / 60, 1),
    }
    write_instinct(instinct, chosen.out)


if __name__ == "__main__":
    main()
