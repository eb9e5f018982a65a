"""``conclave database``: whether a database fits this version, and making it fit."""

import argparse
import asyncio
import os
from dataclasses import replace

from conclave.cli.arguments import Parser
from conclave.cli.refusals import BadUsage
from conclave.core.errors import Parameters
from conclave.server.settings import settings_from
from conclave.server.storage.database import Storage, open_storage
from conclave.server.storage.layout import EMPTY
from conclave.server.storage.schema import LAYOUTS
from conclave.texts import say

FITS = 0
DOES_NOT_FIT = 1
DEEDS = ("check", "upgrade")


def declare(parser: Parser) -> None:
    parser.take("deed", metavar="check|upgrade")
    parser.take("--db", metavar="FILE|URL")


def run(chosen: argparse.Namespace) -> int:
    if chosen.deed not in DEEDS:
        raise BadUsage("cli-database-deed-unknown", {"deed": chosen.deed})
    settings = settings_from(os.environ)
    settings = replace(settings, database=settings.database if chosen.db is None else chosen.db)
    storage = open_storage(settings.database_url)
    return asyncio.run(_check(storage) if chosen.deed == "check" else _upgrade(storage))


async def _check(storage: Storage) -> int:
    found = await storage.layout()
    await storage.close()
    if found == LAYOUTS[-1]:
        print(say("cli-database-fits", {"database": storage.name}))
        return FITS
    facts: Parameters = {"database": storage.name, "found": found, "needed": LAYOUTS[-1]}
    print(say("cli-database-empty" if found == EMPTY else "cli-database-old", facts))
    return DOES_NOT_FIT


async def _upgrade(storage: Storage) -> int:
    found = await storage.open()
    await storage.close()
    facts: Parameters = {"database": storage.name, "needed": LAYOUTS[-1], "copy": str(storage.kept)}
    if found == LAYOUTS[-1]:
        print(say("cli-database-fits", facts))
    else:
        print(say("cli-database-upgraded", facts))
    if storage.kept is not None:
        print(say("cli-database-kept", facts))
    return FITS
