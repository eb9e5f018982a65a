"""``conclave play``: a game in the terminal, against bots."""

import argparse
from pathlib import Path

from conclave.arena.dealer import Dealt
from conclave.bots.levels import check_level
from conclave.catalogue import load_game
from conclave.cli.arguments import Parser, check_writable, number, read_options, usual_seats
from conclave.cli.console import stdout_console
from conclave.cli.faces.face import crest
from conclave.cli.record_file import write_record
from conclave.cli.standings import standings_table
from conclave.cli.terminal_game import TerminalGame
from conclave.core.chance import FastChance
from conclave.core.guide import ADEPT
from conclave.texts import Listener, say

OWN_SEAT = 0
LONGEST_NAME = 24


def declare(parser: Parser) -> None:
    parser.take("slug", metavar="GAME")
    parser.take("--seats", number("--seats", 1), metavar="N")
    parser.take("--level", default=ADEPT, metavar="LEVEL")
    parser.take("--option", metavar="NAME=VALUE", several=True)
    parser.take("--seed", number("--seed", 0), metavar="S")
    parser.take("--name", metavar="NAME")
    parser.take("--record", Path, metavar="FILE")


def run(chosen: argparse.Namespace) -> int:
    game = load_game(chosen.slug)
    seats: int = usual_seats(game) if chosen.seats is None else chosen.seats
    game.check_seats(seats)
    check_level(chosen.level, game)
    options = game.agree(seats, read_options(game, chosen.option))
    check_writable(chosen.record)

    console = stdout_console()
    dealt = Dealt(game, seats, options, chosen.seed)
    listener = Listener(_names(seats, chosen.name), OWN_SEAT)
    played = TerminalGame(
        dealt.match, listener, OWN_SEAT, chosen.level, FastChance(chosen.seed), console
    )
    commitment = dealt.match.record.commitment
    console.print(say("cli-play-welcome", {"game": say(f"game-{game.slug}")}), style="bold")
    console.print(say("cli-play-committed", {"commitment": commitment}), style="dim")
    if not played.play():
        console.print(say("cli-play-left"))
        return 0
    console.print(standings_table(game.slug, dealt.match.standings(), listener))
    if chosen.record is not None:
        write_record(dealt.reveal(), chosen.record)
        print(say("cli-record-written", {"file": str(chosen.record)}))
    return 0


def _names(seats: int, own: str | None) -> list[str]:
    names = [say(f"crest-{crest(seat)}") for seat in range(seats)]
    given = " ".join((own or "").split())[:LONGEST_NAME]
    if given and given.isprintable():
        names[OWN_SEAT] = given
    return names
