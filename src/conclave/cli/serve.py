"""``conclave serve``: the server, until somebody stops it."""

import argparse
import os
from dataclasses import replace

from conclave.cli.arguments import Parser, number, seconds
from conclave.server.serving import serve
from conclave.server.settings import Settings, settings_from
from conclave.texts import say

HIGHEST_PORT = 65535


def declare(parser: Parser) -> None:
    parser.take("--host", metavar="ADDRESS")
    parser.take("--port", number("--port", 0, HIGHEST_PORT), metavar="N")
    parser.take("--db", metavar="FILE|URL")
    parser.take("--bot-pace", seconds("--bot-pace", 60), metavar="SECONDS")
    parser.take_flag("--open")


def run(chosen: argparse.Namespace) -> int:
    try:
        serve(chosen_settings(chosen))
    except KeyboardInterrupt:
        # The usual way to close a server is no mistake.
        print(say("cli-serve-closed"))
    return 0


def chosen_settings(chosen: argparse.Namespace) -> Settings:
    """What the command line says comes before what the environment says."""
    settings = settings_from(os.environ)
    return replace(
        settings,
        host=settings.host if chosen.host is None else chosen.host,
        port=settings.port if chosen.port is None else chosen.port,
        database=settings.database if chosen.db is None else chosen.db,
        bot_pace=settings.bot_pace if chosen.bot_pace is None else chosen.bot_pace,
        open_browser=chosen.open,
    )
