"""Mails about turns of correspondence: asked for, confirmed, one for a turn, and ended at once."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from conclave.server.guest_data import export_guest, forget_guest
from conclave.server.settings import Rate, Settings, database_url
from conclave.server.storage.channels import hashed
from conclave.server.storage.database import open_storage
from conclave.server.storage.notice_schema import mail_addresses, mail_counts
from conclave.server.turns.letters import confirmation, turn, write
from tests.server.letter_box import URL, LetterBox, letter_box, link_in, plain
from tests.server.people import Person, welcome
from tests.server.running import GENEROUS, quick_settings, running
from tests.server.test_turn_notices import LONG_ENOUGH, QUICK, play_to, two_at_a_table

ADDRESS = "nox@example.net"
A_DAY = {"clock": {"kind": "correspondence", "seconds": 86400}}


@pytest.fixture
def box() -> Iterator[LetterBox]:
    with letter_box() as box:
        yield box


def settings(database: Path | str, box: LetterBox) -> Settings:
    return quick_settings(
        database,
        mail=box.settings(),
        public_url=URL,
        turn_pace=QUICK,
        limits=replace(GENEROUS, confirmations=Rate(12, 0)),
    )


async def confirm(person: Person, box: LetterBox, address: str = ADDRESS) -> EmailMessage:
    answer = await person.ask("POST", "/api/notices/mail", {"address": address})
    assert answer.status_code == 200, answer.text
    assert (answer.json()["address"], answer.json()["confirmed"]) == (address, False)
    mail = box.wait_for(1)
    token = link_in(mail, "/mail/confirm/")
    answer = await person.ask("POST", "/api/mail/confirm", {"token": token})
    assert answer.json() == {"address": address}
    return mail


async def test_an_address_is_confirmed_by_a_link_that_serves_once_and_is_not_stored(
    database: Path, client: httpx.AsyncClient, box: LetterBox
) -> None:
    with running(settings(database, box)) as address:
        nox = await welcome(address, client, "Nox")
        mail = await confirm(nox, box)
        token = link_in(mail, "/mail/confirm/")
        assert mail["to"] == ADDRESS
        assert mail["from"].addresses[0].display_name == "Conclave"
        assert "Nox" in plain(mail)
        stored = "\n".join(_content(database))
        assert token not in stored
        again = await nox.ask("POST", "/api/mail/confirm", {"token": token})
        assert (again.status_code, again.json()["id"]) == (404, "mail-link-unknown")
        shown = (await nox.ask("GET", "/api/notices")).json()
        assert (shown["mail"], shown["address"], shown["confirmed"]) == (True, ADDRESS, True)


def _content(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as db:
        return list(db.iterdump())


async def test_one_mail_comes_for_a_turn_of_correspondence_and_ends_in_one_click(
    database: Path, client: httpx.AsyncClient, box: LetterBox
) -> None:
    with running(settings(database, box)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        await confirm(nox, box)
        chairs = await two_at_a_table(nox, ines, **A_DAY)
        await play_to(chairs, 0, chairs[0].leave)
        mail = box.wait_for(2)
        assert mail["subject"] == "Your turn in Abracada…What?"
        said = plain(mail)
        assert "Hello Nox" in said
        assert "Ines is waiting for you at “Friday”. You have 23 hours left." in said
        assert f"{URL}/t/{chairs[1].table['code']}" in said
        html = mail.get_body(("html",))
        assert html is not None
        assert "<img" not in html.get_content()
        await asyncio.sleep(LONG_ENOUGH)
        assert len(box.mails) == 2

        # As a mail program does it: RFC 8058.
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        stop = mail["list-unsubscribe"].strip("<> ").removeprefix(URL)
        form = {"List-Unsubscribe": "One-Click"}
        stopped = await client.post(address + stop, data=form)
        assert stopped.status_code == 200, stopped.text
        assert (await nox.ask("GET", "/api/notices")).json()["address"] == ""
        chairs[0] = await nox.connect(chairs[0].table["code"])
        await play_to(chairs, 0, chairs[0].leave)
        await asyncio.sleep(LONG_ENOUGH)
        assert len(box.mails) == 2


async def test_no_mail_while_somebody_is_here_nor_of_a_table_without_correspondence(
    database: Path, client: httpx.AsyncClient, box: LetterBox
) -> None:
    with running(settings(database, box)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        await confirm(nox, box)
        plainly = await two_at_a_table(nox, ines)
        await play_to(plainly, 0, plainly[0].leave)
        live = {"clock": {"kind": "live", "bank": 600, "increment": 5}}
        quickly = await two_at_a_table(nox, ines, **live)
        await play_to(quickly, 0, quickly[0].leave)
        chairs = await two_at_a_table(nox, ines, **A_DAY)
        elsewhere = await nox.connect(plainly[0].table["code"])
        await play_to(chairs, 0, chairs[0].leave)
        await asyncio.sleep(LONG_ENOUGH)
        assert len(box.mails) == 1
        assert [one["code"] for one in (await nox.ask("GET", "/api/my-turns")).json()][:2] == [
            quickly[0].table["code"],
            chairs[0].table["code"],
        ], "where least time is left comes first"
        await elsewhere.leave()


async def test_addresses_that_are_none_and_those_written_to_often_are_refused(
    database: Path, client: httpx.AsyncClient, box: LetterBox
) -> None:
    with running(settings(database, box)) as address:
        people = [await welcome(address, client, name) for name in ("Nox", "Ines", "Basil", "Mina")]
        for wrong in (
            *("", "nox", "nox@localhost", "nox@example.net\r\nBcc: all@example.net", "a b@c.org"),
            *("nox@example.net, ines@example.net", "nöx@example.net", "x" * 250 + "@example.net"),
        ):
            answer = await people[0].ask("POST", "/api/notices/mail", {"address": wrong})
            assert (answer.status_code, answer.json()["id"]) == (400, "mail-bad-address"), wrong
        given = [
            await one.ask("POST", "/api/notices/mail", {"address": "Victim@example.net"})
            for one in people
        ]
        assert [one.status_code for one in given] == [200, 200, 200, 429]
        assert len(box.mails) == 3
        # Whoever was asked by mistake is left alone.
        stop = box.mails[0]["list-unsubscribe"].strip("<> ").removeprefix(URL)
        await people[0].ask("DELETE", "/api/notices/mail")
        assert (await client.post(address + stop)).status_code == 200
        again = await people[0].ask("POST", "/api/notices/mail", {"address": "victim@example.net"})
        assert again.json()["id"] == "mail-address-silent"
        for _ in range(6):
            last = await people[1].ask("POST", "/api/notices/mail", {"address": "me@example.net"})
        assert last.json()["id"] == "mail-address-too-often"
        box.answer = "550 no"
        answer = await people[2].ask("POST", "/api/notices/mail", {"address": "no@example.net"})
        assert (answer.status_code, answer.json()["id"]) == (503, "mail-not-sent")
        answer = await people[3].ask("POST", "/api/notices/mail", {"address": "no@example.net"})
        assert (answer.status_code, answer.json()["id"]) == (429, "mail-too-fast")


async def test_a_server_without_mail_and_push_says_so(nox: Person) -> None:
    shown = (await nox.ask("GET", "/api/notices")).json()
    assert shown == {
        "push_key": None,
        "browsers": [],
        "mail": False,
        "address": "",
        "confirmed": False,
    }
    answer = await nox.ask("POST", "/api/notices/mail", {"address": ADDRESS})
    assert (answer.status_code, answer.json()["id"]) == (503, "mail-off")
    keys = {"p256dh": "x", "auth": "y"}
    subscription = {"endpoint": "https://push.example.org/x", "keys": keys}
    answer = await nox.ask("POST", "/api/notices/push", subscription)
    assert (answer.status_code, answer.json()["id"]) == (503, "push-off")
    assert (await nox.ask("POST", "/api/mail/stop/" + "x" * 40)).status_code == 200


async def test_the_address_is_handed_out_with_a_guest_s_data_and_goes_with_the_guest(
    database: Path, client: httpx.AsyncClient, box: LetterBox
) -> None:
    with running(settings(database, box)) as address:
        nox = await welcome(address, client, "Nox")
        guest = (await nox.ask("GET", "/api/guest")).json()["id"]
        await confirm(nox, box)
    storage = open_storage(database_url(str(database)))
    exported = await export_guest(storage, guest)
    assert ADDRESS in str(exported["mail_addresses"])
    await forget_guest(storage, guest)
    async with storage.reading() as db:
        assert (await db.execute(select(mail_addresses))).all() == []
        (count,) = (await db.execute(select(mail_counts.c.hash))).all()
        assert count.hash == hashed(ADDRESS), "what is left can't be read"
    await storage.close()


def test_nothing_that_somebody_wrote_gets_into_the_headers_or_the_markup() -> None:
    words = ("Your turn in <b>", "at “x”")
    letter = turn(URL, '<script>"&', words, "K7QF", "stop")
    mail = write(letter, "Conclave <games@example.org>", ADDRESS)
    html = mail.get_body(("html",))
    assert html is not None
    assert "<script>" not in html.get_content()
    assert mail.get_all("subject") == ["Your turn in <b>"]
    with pytest.raises(ValueError, match=r"(?i)header|linefeed|newline"):
        write(turn(URL, "Nox", ("A\r\nBcc: x@example.org",), "K", "s"), "C <g@e.org>", ADDRESS)


def test_a_stranger_gets_no_link_that_somebody_chose_for_a_name() -> None:
    for name in ("win.example/x", "call:me", "a@b"):
        assert name not in str(write(confirmation(URL, name, "t", "s"), "C <g@e.org>", ADDRESS))
