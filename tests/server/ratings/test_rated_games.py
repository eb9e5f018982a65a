"""Rated games at a real server."""

import asyncio
import random
from pathlib import Path

import httpx

from conclave.server.settings import database_url
from conclave.server.storage.database import open_storage
from conclave.server.storage.guests import add_guest
from conclave.server.storage.rows import GuestRow
from tests.server.people import Chair, Json, Person, welcome
from tests.server.ratings.stored import Ended, add_ended
from tests.server.running import quick_settings, running
from tests.server.test_a_game_of_people import play_out


async def counted(chair: Chair) -> Json:
    """The table, once its game has counted."""
    while chair.table["counted"] is None:
        await chair.hear()
    return chair.table


async def test_a_game_against_bots_gives_a_rating_at_once(nox: Person, ines: Person) -> None:
    table = await nox.make_table(
        ["me", "novice", "adept"], rated=True, start=True, options={"rounds": 1}
    )
    code = table["code"]
    before: Json = (await nox.ask("GET", f"/api/tables/{code}/ratings")).json()
    assert [one["seat"] for one in before["seats"]] == [0, 1, 2]
    assert before["seats"][0] == {
        "seat": 0, "rating": 1500, "provisional": True, "change": None, "place": None
    }  # fmt: skip
    chair = await nox.connect(code)
    await play_out(chair, random.Random(1))
    assert (await counted(chair))["counted"] == "yes"

    after: Json = (await nox.ask("GET", f"/api/tables/{code}/ratings")).json()
    place = chair.position["standings"][0]["place"]
    assert after["seats"][0]["place"] == place
    seen = await ines.ask("GET", f"/api/tables/{code}/ratings")
    assert seen.json()["id"] == "game-private", "what came of it is for those who sat there"
    mine: Json = (await nox.ask("GET", "/api/ratings")).json()
    (game,) = mine["games"]
    assert (game["game"], game["games"], game["provisional"]) == ("abracada", 1, True)
    assert game["rating"] == 1500 + after["seats"][0]["change"]
    assert game["curve"][0]["code"] == code

    path = f"/api/guests/{mine['id']}/ratings"
    assert (await ines.ask("GET", path)).json()["id"] == "ratings-closed"
    board = "/api/leaderboards/abracada?span=ever"
    assert mine["id"] not in [one["id"] for one in (await ines.ask("GET", board)).json()["people"]]
    assert (await nox.ask("PATCH", "/api/ratings", {"listed": True})).json()["listed"] is True
    assert mine["id"] in [one["id"] for one in (await ines.ask("GET", board)).json()["people"]]
    assert (await ines.ask("GET", path)).json()["games"][0]["curve"][0]["code"] == ""


async def test_what_somebody_may_ask_wrongly_is_refused(nox: Person, address: str) -> None:
    stranger = Person(address, nox.client)
    for path, status in (
        ("/api/ratings", 401),
        ("/api/guests/nobody/ratings", 404),
        ("/api/leaderboards/chess", 400),
        ("/api/leaderboards/abracada?span=year", 400),
        ("/api/tables/AAAAAAAAAAAAAAAA/ratings", 404),
    ):
        answer = await stranger.ask("GET", path)
        assert (answer.status_code, answer.json()["text"] != "") == (status, True), path
    assert (await nox.ask("PATCH", "/api/ratings", {"listed": "yes"})).status_code == 400


async def test_a_game_that_ended_just_before_the_server_did_counts_when_it_starts(
    database: Path, client: httpx.AsyncClient
) -> None:
    storage = open_storage(database_url(str(database)))
    await storage.open()
    async with storage.writing() as db:
        await add_guest(db, GuestRow("nox", "Nox", "owl"), 1.0)
        code = await add_ended(db, Ended(["nox", "adept"], [1, 2]))
    await storage.close()
    with running(quick_settings(database)) as address:
        ines = await welcome(address, client, "Ines")
        async with asyncio.timeout(30):
            while (await ines.ask("GET", f"/api/tables/{code}")).json()["counted"] != "yes":
                await asyncio.sleep(0.05)
