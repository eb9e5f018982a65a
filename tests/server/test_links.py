"""Links to tables can't be guessed; short codes lead there only while a table waits."""

import asyncio
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import httpx

from conclave.server.settings import Rate
from tests.server.people import Person, welcome
from tests.server.running import GENEROUS, quick_settings, running


async def test_a_short_code_leads_to_a_table_only_while_it_waits(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "open"])
    assert re.fullmatch(r"[A-Z2-9]{16}", table["code"])
    assert re.fullmatch(r"[A-Z2-9]{6}", table["short_code"])
    seen = (await ines.ask("GET", f"/api/tables/{table['short_code']}")).json()
    assert (seen["code"], seen["short_code"]) == (table["code"], table["short_code"])
    chair = await ines.sit_down(table["short_code"])
    assert chair.table["code"] == table["code"]

    host = await nox.connect(table["code"])
    await host.do({"type": "start"})
    assert (await ines.ask("GET", f"/api/tables/{table['short_code']}")).status_code == 404
    late = await ines.connect(table["short_code"])
    assert '"id":"table-unknown"' in late.heard[0]
    back = await ines.connect(table["code"])
    assert back.table["status"] == "playing"
    assert back.table["short_code"] is None


async def test_a_table_that_starts_at_once_has_no_short_code(nox: Person) -> None:
    assert (await nox.make_table(["me", "novice"], start=True))["short_code"] is None


async def test_whoever_tries_codes_finds_no_table(
    database: Path, client: httpx.AsyncClient
) -> None:
    limits = replace(GENEROUS, guesses=Rate(5, 0.001))
    with running(quick_settings(database, limits=limits)) as address:
        nox, ines = await welcome(address, client, "Nox"), await welcome(address, client, "Ines")
        table = await nox.make_table(["me", "open"])
        for guess in range(2, 6):
            assert (await ines.ask("GET", f"/api/tables/AAAAA{guess}")).status_code == 404
        assert (await ines.ask("GET", f"/api/tables/{table['short_code']}")).status_code == 200
        await ines.connect("AAAAA6")
        for path in (f"/api/tables/{table['short_code']}", "/api/tables/AAAAA7/record"):
            answer = await ines.ask("GET", path)
            assert (answer.status_code, answer.json()["id"]) == (429, "guesses-too-fast")
        refused = await ines.connect(table["short_code"])
        assert '"id":"guesses-too-fast"' in refused.heard[0]
        # Whoever has the link is not kept out by those who guess.
        assert (await ines.connect(table["code"])).table["code"] == table["code"]


async def test_codes_tried_all_at_once_are_no_cheaper(
    database: Path, client: httpx.AsyncClient
) -> None:
    limits = replace(GENEROUS, guesses=Rate(5, 0.001))
    with running(quick_settings(database, limits=limits)) as address:
        ines = await welcome(address, client, "Ines")
        report = {"guest": "nobody", "reason": "other"}
        tried = [
            *(ines.ask("GET", f"/api/tables/AAAAB{letter}") for letter in "ABCDEFGHJK"),
            *(ines.ask("GET", f"/api/nights/AAAAC{letter}") for letter in "ABCDEFGHJK"),
            *(ines.ask("POST", "/api/reports", {**report, "code": f"AAAAD{n}"}) for n in range(9)),
        ]
        found = Counter([answer.status_code for answer in await asyncio.gather(*tried)])
    assert found == {404: 7, 429: 22}, "five were looked for, and two are no codes at all"
