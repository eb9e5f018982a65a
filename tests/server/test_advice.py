"""Hints, odds and notes over the socket: to whom they are told, and to whom they are not."""

import time
from pathlib import Path

import httpx

from tests.server.people import Chair, Json, welcome
from tests.server.running import quick_settings, running


async def asked(chair: Chair, about: str) -> Json:
    return await chair.ask({"type": "ask", "about": about, "version": chair.position["version"]})


async def refused(chair: Chair, about: str) -> str:
    return await chair.refusal(
        {"type": "ask", "about": about, "version": chair.position["version"]}
    )


async def test_against_bots_hints_and_notes_are_told_and_the_odds_if_agreed(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        table = await nox.make_table(["me", "novice"], options={"odds": True}, start=True)
        assert table["hints"] is True
        chair = await nox.connect(table["code"])
        assert await chair.my_turn()
        advice = await asked(chair, "hint")
        assert advice["type"] == "advice"
        assert advice["version"] == chair.position["version"]
        assert 1 <= len(advice["hints"]) <= 3
        for hint in advice["hints"]:
            assert hint["sentence"] in chair.position["legal"]
            assert hint["reasons"]
        assert advice["odds"] == advice["notes"] == []
        assert (await asked(chair, "notes"))["notes"]
        odds = (await asked(chair, "odds"))["odds"]
        assert [round(one["share"], 4) for one in odds] == chair.position["view"]["odds"]


async def test_a_hint_does_not_hold_up_a_move(database: Path, client: httpx.AsyncClient) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        table = await nox.make_table(["me", "novice"], start=True)
        chair = await nox.connect(table["code"])
        assert await chair.my_turn()
        version = chair.position["version"]
        nonce = await chair.send({"type": "ask", "about": "hint", "version": version})
        await chair.say(chair.position["legal"][0])
        assert not any(nonce in heard for heard in chair.heard), "the move came first"
        while (await chair.hear()).get("nonce") != nonce:
            pass


async def test_where_others_play_the_host_decides(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        mina = await welcome(address, client, "Mina")
        for allowed in (False, True):
            table = await nox.make_table(["me", "open"], hints=allowed)
            chair = await nox.connect(table["code"])
            other = await mina.sit_down(table["code"])
            await chair.do({"type": "start"})
            for one in (chair, other):
                while not one.position:
                    await one.hear()
            mine = chair if chair.position.get("legal") else other
            theirs = other if mine is chair else chair
            assert mine.table["hints"] is allowed
            if allowed:
                assert (await asked(mine, "hint"))["hints"]
            else:
                assert await refused(mine, "hint") == "hints-not-allowed"
                assert await refused(mine, "notes") == "hints-not-allowed"
            assert await refused(mine, "odds") == "odds-not-allowed"
            expected = "hint-not-your-turn" if allowed else "hints-not-allowed"
            assert await refused(theirs, "hint") == expected


async def test_strangers_and_old_positions_are_refused(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        table = await nox.make_table(["me", "novice"], start=True)
        chair = await nox.connect(table["code"])
        assert await chair.my_turn()
        stranger = await (await welcome(address, client, "Sly")).connect(table["code"])
        assert stranger.table["hints"] is False
        assert await refused(stranger, "hint") == "not-seated"
        late = {"type": "ask", "about": "hint", "version": chair.position["version"] + 5}
        assert await chair.refusal(late) == "version-old"
        for _ in range(4):
            last = await chair.send(
                {"type": "ask", "about": "hint", "version": chair.position["version"]}
            )
        started = time.monotonic()
        while (answer := await chair.hear()).get("nonce") != last:
            pass
        assert answer["id"] == "advice-pending"
        assert time.monotonic() - started < 1, "told at once"
