"""Rates the bots: plays the levels against each other and writes the ladder where servers read it.

python -m tools.bot_ratings [GAME ...] [--deals N] [--minutes M] [--seed S] [--seats N,N] [--top]

Every deal is played once for each rotation of the levels, at each number of seats in turn, until
there are as many deals or the time is over. Games that are not named keep what they have. With
--top only the strongest level is measured, against the next one, and the others keep their marks.
With the rules and the search compiled it takes a tenth of the time: PYTHONPATH=build/native.
"""

import argparse
import datetime
import time
import tomllib
from collections.abc import Sequence
from itertools import combinations
from math import hypot
from pathlib import Path

from conclave.arena.ladder import Placed, Rung, fit, play_ladder
from conclave.bots.levels import own_levels
from conclave.catalogue import SLUGS, load_game

FILE = Path(__file__).parent.parent / "src/conclave/server/ratings/bots.toml"
REFERENCE = "adept"
HEAD = """\
# What the bots of each game are rated, as fixed marks for people. Written by tools/bot_ratings.py:
# `run` tells how, `top` how the strongest level was set above the others later. The adept stands
# at 25 in every game; `sigma` is the standard error.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=SLUGS, choices=SLUGS)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--top", action="store_true")
    chosen = parser.parse_args()
    for slug in chosen.games:
        seats = [int(number) for number in chosen.seats.split(",")]
        levels = own_levels(load_game(slug))[-2 if chosen.top else 0 :]
        games, deals = play(slug, levels, seats, chosen.deals, chosen.minutes, chosen.seed)
        ladder = fit(games, levels, levels[0] if chosen.top else REFERENCE)
        command = (
            f"python -m tools.bot_ratings {slug} --deals {deals} --seed {chosen.seed}"
            f" --seats {chosen.seats}{' --top' if chosen.top else ''}"
        )
        write(slug, ladder, command, len(games), chosen.seed, chosen.top)
        print(slug, len(games), "games", *(f"{one.level} {one.mu:.2f}" for one in ladder))


def play(
    slug: str, levels: Sequence[str], seats: list[int], deals: int, minutes: float, seed: int
) -> tuple[list[Placed], int]:
    """The games, and how many deals of them at each number of seats."""
    game = load_game(slug)
    played: list[Placed] = []
    until = time.monotonic() + 60 * minutes
    for deal in range(deals):
        for number in seats:
            # At a table for two all pairs, at others all levels at once.
            companies = combinations(levels, 2) if number == 2 else [levels]
            for company in companies:
                options = game.agree(number, {})
                luck = f"{seed}/{number}/{deal}"
                played += play_ladder(game, number, options, company, luck)
        if time.monotonic() > until:
            return played, deal + 1
    return played, deals


def write(slug: str, ladder: list[Rung], command: str, games: int, seed: int, top: bool) -> None:
    known = tomllib.loads(FILE.read_text()) if FILE.exists() else {}
    run = {
        "command": command,
        "seed": seed,
        "games": games,
        "date": datetime.datetime.now(datetime.UTC).date(),
        "rules": load_game(slug).version,
    }
    if top:
        below, best = ladder
        stands = known[slug][below.level]
        mu, sigma = stands["mu"] + best.mu - below.mu, hypot(stands["sigma"], best.sigma)
        known[slug] |= {best.level: {"mu": mu, "sigma": sigma}, "top": run}
    else:
        marks = {one.level: {"mu": one.mu, "sigma": one.sigma} for one in ladder}
        known[slug] = {**marks, "run": run}
    FILE.write_text(HEAD + "".join(lines(one, known[one]) for one in SLUGS if one in known))


def lines(slug: str, game: dict[str, dict[str, object]]) -> str:
    levels = "".join(
        f"{level} = {{ mu = {game[level]['mu']:.2f}, sigma = {game[level]['sigma']:.2f} }}\n"
        for level in own_levels(load_game(slug))
        if level in game
    )
    runs = "".join(run_line(name, game[name]) for name in ("run", "top") if name in game)
    return f"\n[{slug}]\n{levels}{runs}"


def run_line(of: str, run: dict[str, object]) -> str:
    told = ", ".join(
        f'{name} = "{run[name]}"' if name == "command" else f"{name} = {run[name]}"
        for name in ("command", "seed", "games", "date", "rules")
    )
    return f"{of} = {{ {told} }}\n"


if __name__ == "__main__":
    main()
