"""What the bots are rated: fixed marks, from games among them, so that even somebody alone on a
server has a rating that means something. ``tools/bot_ratings.py`` writes the file."""

import tomllib
from functools import cache
from pathlib import Path

from conclave.bots.levels import bots_for
from conclave.server.ratings.skill import Skill

FILE = Path(__file__).with_name("bots.toml")


@cache
def _read() -> dict[str, dict[str, Skill]]:
    games = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        slug: {
            level: Skill(float(figures["mu"]), float(figures["sigma"]))
            for level, figures in levels.items()
            if "mu" in figures  # the rest tells how it was measured
        }
        for slug, levels in games.items()
    }


def anchor(game: str, level: str) -> Skill | None:
    """None of a bot that nobody has measured."""
    return anchors(game).get(level)


def anchors(game: str) -> dict[str, Skill]:
    """The house's own bots, and those from outside whose file says how they were measured."""
    outside = {
        bot.name: Skill(bot.marks[game].mu, bot.marks[game].sigma)
        for bot in bots_for(game)
        if game in bot.marks
    }
    return _read().get(game, {}) | outside
