"""``conclave games``: what is on the shelf."""

import argparse
import json

from rich.table import Table
from rich.text import Text

from conclave.catalogue import all_games
from conclave.cli.arguments import Parser
from conclave.cli.console import stdout_console
from conclave.core.game import AnyGame
from conclave.core.options import option_text
from conclave.core.plain import PlainDict
from conclave.texts import say


def declare(parser: Parser) -> None:
    parser.take_flag("--json")


def run(chosen: argparse.Namespace) -> int:
    if chosen.json:
        print(json.dumps([_plain(game) for game in all_games()], indent=1))
        return 0
    console = stdout_console()
    for game in all_games():
        console.print(Text(say(f"game-{game.slug}"), "bold"), _for_whom(game))
        console.print(say(f"game-{game.slug}-blurb"))
        console.print(_options(game))
        console.print(say("cli-games-play", {"slug": game.slug}))
    return 0


def _for_whom(game: AnyGame) -> str:
    return say(
        "cli-games-seats",
        {"slug": game.slug, "least": game.fewest_seats, "most": game.most_seats},
    )


def _options(game: AnyGame) -> Table:
    table = Table.grid(padding=(0, 2))
    for option in game.options:
        if len(option.choices) < 2:
            continue
        choices = "|".join(option_text(choice) for choice in option.choices)
        setting = Text(f"  {option.name}={choices}", "cyan")
        table.add_row(setting, say(f"option-{game.slug}-{option.name}-help"))
    return table


def _plain(game: AnyGame) -> PlainDict:
    return {
        "slug": game.slug,
        "title": say(f"game-{game.slug}"),
        "version": game.version,
        "seats": [game.fewest_seats, game.most_seats],
        "options": {option.name: list(option.choices) for option in game.options},
    }
