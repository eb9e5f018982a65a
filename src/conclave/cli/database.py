"""``conclave database``: whether a database fits this version, making it fit, and backing it up."""

import argparse
import asyncio
import os
from dataclasses import replace
from pathlib import Path

from conclave.cli.arguments import Parser, check_writable
from conclave.cli.refusals import BadUsage
from conclave.core.errors import Parameters
from conclave.server.settings import settings_from
from conclave.server.storage.database import Storage, open_storage
from conclave.server.storage.layout import EMPTY, BadDatabase
from conclave.server.storage.schema import LAYOUTS
from conclave.server.storage.upgrade import copy_database
from conclave.texts import say

FITS = 0
DOES_NOT_FIT = 1
DEEDS = ("check", "upgrade", "backup")


def declare(parser: Parser) -> None:
    parser.take("deed", metavar="check|upgrade|backup")
    parser.take("--to", Path, metavar="FILE")
    parser.take("--db", metavar="FILE|URL")


def run(chosen: argparse.Namespace) -> int:
    if chosen.deed not in DEEDS:
        raise BadUsage("cli-database-deed-unknown", {"deed": chosen.deed})
    settings = settings_from(os.environ)
    settings = replace(settings, database=settings.database if chosen.db is None else chosen.db)
    storage = open_storage(settings.database_url)
    if chosen.deed == "backup":
        return asyncio.run(_back_up(storage, chosen.to))
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


async def _back_up(storage: Storage, copy: Path | None) -> int:
    """Beside a running server, too."""
    if copy is None:
        raise BadUsage("cli-database-backup-where")
    check_writable(copy)
    if copy.exists():
        raise BadUsage("cli-database-backup-there", {"file": str(copy)})
    if storage.file is None:
        raise BadUsage("cli-database-backup-postgres")
    if await storage.layout() == EMPTY:
        raise BadDatabase("database-not-there", {"database": storage.name})
    await storage.close()
    await asyncio.to_thread(copy_database, storage.file, copy)
    print(say("cli-database-backed-up", {"database": storage.name, "copy": str(copy)}))
    return FITS


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
