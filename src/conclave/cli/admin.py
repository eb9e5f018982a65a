"""``conclave admin``: what an operator looks up and orders, beside the running server."""

import argparse
import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeAlias

import msgspec
from rich.table import Table
from rich.text import Text

from conclave.cli.arguments import Parser, number
from conclave.cli.console import stdout_console
from conclave.cli.refusals import BadUsage
from conclave.core.errors import Parameters
from conclave.core.plain import Plain, PlainDict
from conclave.server import admin, guest_data
from conclave.server.ratings.check import BadRatings, check_ratings
from conclave.server.settings import settings_from
from conclave.server.storage.database import Storage, open_storage
from conclave.texts import say

Deed: TypeAlias = Callable[[Storage, argparse.Namespace], Awaitable[None]]

LISTED = 50
WHOLE = ("code", "id", "who")
ONLY_IN_JSON = ("short_code", "public", "title", "host", "crest", "made")
TIMES = ("made", "touched", "seen", "at")


def declare(parser: Parser) -> None:
    parser.take("deed", metavar="DEED")
    parser.known.append("SUBJECT")
    parser.add_argument("subject", nargs="*", help=say("cli-admin-subject"), metavar="SUBJECT")
    parser.take("--why", metavar="TEXT", default="")
    parser.take("--most", number("--most", 1, 100_000), default=LISTED, metavar="N")
    parser.take_flag("--json")
    parser.take("--db", metavar="FILE|URL")


def run(chosen: argparse.Namespace) -> int:
    if chosen.deed not in DEEDS:
        deeds = ", ".join(DEEDS)
        raise BadUsage("cli-admin-deed-unknown", {"deed": chosen.deed, "deeds": deeds})
    settings = settings_from(os.environ)
    settings = replace(settings, database=settings.database if chosen.db is None else chosen.db)
    asyncio.run(_do(open_storage(settings.database_url), chosen))
    return 0


async def _do(storage: Storage, chosen: argparse.Namespace) -> None:
    await storage.join()
    try:
        await DEEDS[chosen.deed](storage, chosen)
    finally:
        await storage.close()


async def _tables(storage: Storage, chosen: argparse.Namespace) -> None:
    _show(await admin.list_tables(storage, chosen.most), chosen.json)


async def _guests(storage: Storage, chosen: argparse.Namespace) -> None:
    _show(await admin.list_guests(storage, chosen.most), chosen.json)


async def _bans(storage: Storage, chosen: argparse.Namespace) -> None:
    _show(await admin.list_bans(storage), chosen.json)


async def _close(storage: Storage, chosen: argparse.Namespace) -> None:
    code = await admin.close_table(storage, _subject(chosen))
    print(say("cli-admin-closed", {"code": code}))


async def _ban(storage: Storage, chosen: argparse.Namespace) -> None:
    who = await admin.ban(storage, _subject(chosen), chosen.why)
    print(say("cli-admin-banned", {"who": who}))


async def _unban(storage: Storage, chosen: argparse.Namespace) -> None:
    who = await admin.unban(storage, _subject(chosen))
    print(say("cli-admin-unbanned", {"who": who}))


async def _message(storage: Storage, chosen: argparse.Namespace) -> None:
    message = await admin.set_message(storage, " ".join(chosen.subject))
    print(say("cli-admin-message" if message else "cli-admin-no-message", {"message": message}))


async def _export(storage: Storage, chosen: argparse.Namespace) -> None:
    exported = await guest_data.export_guest(storage, _subject(chosen))
    print(json.dumps(exported, indent=1, ensure_ascii=False))


async def _forget(storage: Storage, chosen: argparse.Namespace) -> None:
    guest = _subject(chosen)
    count = await guest_data.forget_guest(storage, guest)
    print(say("cli-admin-forgotten", {"guest": guest, "count": count}))


async def _reports(storage: Storage, chosen: argparse.Namespace) -> None:
    """Lists them, shows one, or closes one."""
    match chosen.subject:
        case []:
            _show(await admin.list_reports(storage, chosen.most), chosen.json)
        case [number]:
            shown = await admin.show_report(storage, number)
            print(json.dumps(shown, indent=1, ensure_ascii=False))
        case [number, "close"]:
            closed = await admin.close_report(storage, number, chosen.why)
            print(say("cli-admin-report-closed", {"number": closed}))
        case _:
            raise BadUsage("cli-admin-reports-how")


async def _ratings(storage: Storage, chosen: argparse.Namespace) -> None:
    checked = await check_ratings(storage)
    if chosen.json:
        print(json.dumps(msgspec.to_builtins(checked), indent=1, ensure_ascii=False))
    else:
        for fault in checked.faults[: chosen.most]:
            print(fault)
    figures: Parameters = {"games": checked.games, "people": checked.people}
    if checked.faults:
        raise BadRatings("cli-admin-ratings-differ", {**figures, "faults": len(checked.faults)})
    if not chosen.json:
        print(say("cli-admin-ratings-agree", {**figures, "waiting": checked.waiting}))


DEEDS: Mapping[str, Deed] = MappingProxyType(
    {
        "tables": _tables,
        "guests": _guests,
        "bans": _bans,
        "reports": _reports,
        "close": _close,
        "ban": _ban,
        "unban": _unban,
        "message": _message,
        "export": _export,
        "forget": _forget,
        "ratings": _ratings,
    }
)


def _subject(chosen: argparse.Namespace) -> str:
    if len(chosen.subject) != 1:
        raise BadUsage("cli-admin-one-subject", {"deed": chosen.deed})
    return str(chosen.subject[0])


def _show(rows: list[PlainDict], as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows, indent=1, ensure_ascii=False))
        return
    if not rows:
        print(say("cli-admin-none"))
        return
    shown = Table(box=None, pad_edge=False)
    names = [name for name in rows[0] if name not in ONLY_IN_JSON]
    for name in names:
        # What is copied from here must be whole.
        shown.add_column(name, overflow="fold", no_wrap=name in WHOLE)
    for row in rows:
        shown.add_row(*(Text(_cell(name, row[name])) for name in names))
    stdout_console().print(shown)


def _cell(name: str, value: Plain) -> str:
    if name in TIMES and isinstance(value, int | float):
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value))
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    return "" if value is None else str(value)
