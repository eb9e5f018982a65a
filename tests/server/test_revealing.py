"""Everybody gives the hash of their luck, then the host starts, then all reveal, then comes the
deal. Nobody who has seen anything of the others' luck can change their own."""

import asyncio
import random
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import httpx

from conclave.catalogue import load_game
from conclave.core.fair_play import commitment, luck_key, replacement
from conclave.core.match import verify
from conclave.core.record import Record, read_record
from tests.server.people import Chair, Person, welcome
from tests.server.running import OwnProcess, quick_settings, running
from tests.server.test_a_game_of_people import play_out

LUCK = ["a1" * 32, "b2" * 32, "c3" * 16]
SHORT = 0.6
"""Seconds to reveal, where a test lets them pass."""


def hashed(luck: str) -> str:
    return sha256(luck.encode()).hexdigest()


async def sit_together(*people: Person) -> list[Chair]:
    """Each with the hash of their luck, and a bot."""
    seats = ["me", *(["open"] * (len(people) - 1)), "novice"]
    table = await people[0].make_table(seats, options={"rounds": 1}, hash=hashed(LUCK[0]))
    chairs = [await people[0].connect(table["code"])]
    for person, luck in zip(people[1:], LUCK[1:], strict=False):
        chair = await person.connect(table["code"])
        await chair.do({"type": "sit", "seat": None, "hash": hashed(luck)})
        chairs.append(chair)
    return chairs


def reveal(luck: str) -> dict[str, object]:
    return {"type": "reveal", "luck": luck}


async def until_dealt(chair: Chair) -> None:
    while not chair.position:
        await chair.hear()


async def until_revealing(chair: Chair) -> None:
    while not chair.table["revealing"]:
        await chair.hear()


async def play_to_the_end(person: Person, chairs: list[Chair]) -> Record:
    await asyncio.gather(*(play_out(chair, random.Random(2)) for chair in chairs))
    answer = await person.ask("GET", f"/api/tables/{chairs[0].table['code']}/record")
    record = read_record(answer.json())
    verify(load_game("abracada"), record)
    return record


async def test_all_reveal_after_the_start_and_the_last_sets_off_the_deal(
    nox: Person, ines: Person
) -> None:
    host, guest = await sit_together(nox, ines)
    await host.do({"type": "start"})
    await until_revealing(guest)
    assert guest.table["status"] == "waiting"
    shown = guest.table["commitment"]
    assert [seat["hash"] for seat in guest.table["seats"]] == [*map(hashed, LUCK[:2]), ""]
    await host.do(reveal(LUCK[0]))
    assert not host.position, "nothing is dealt while somebody hides their luck"
    await guest.do(reveal(LUCK[1]))
    assert LUCK[0] not in "".join(guest.heard), "nobody learns it before they have shown their own"
    await asyncio.gather(until_dealt(host), until_dealt(guest))
    assert [seat["luck"] for seat in host.table["seats"]] == ["revealed", "revealed", ""]
    assert not host.table["revealing"]

    record = await play_to_the_end(nox, [host, guest])
    assert record.commitment == shown
    assert record.hashes == [*map(hashed, LUCK[:2]), ""]
    assert (record.nonces, record.replaced, record.openly) == ([*LUCK[:2], ""], [], [])
    assert len(record.limits) == 1 + len(record.moves)


async def test_one_click_is_a_hash_a_commitment_and_then_the_luck(nox: Person) -> None:
    table = await nox.make_table(["me", "novice"], start=True, hash=hashed(LUCK[0]))
    assert (table["status"], table["revealing"]) == ("waiting", True)
    chair = await nox.connect(table["code"])
    assert chair.table["commitment"] == table["commitment"]
    await chair.do(reveal(LUCK[0]))
    await until_dealt(chair)


async def test_a_rematch_alone_with_bots_reveals_as_well(nox: Person) -> None:
    table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
    chair = await nox.connect(table["code"])
    await play_out(chair, random.Random(2))
    answer = await chair.do({"type": "rematch", "hash": hashed(LUCK[1])})
    again = await nox.connect(answer["code"])
    assert again.table["revealing"]
    await again.do(reveal(LUCK[1]))
    await until_dealt(again)


async def test_other_luck_than_was_hashed_is_refused_and_changes_nothing(
    nox: Person, ines: Person
) -> None:
    host, guest = await sit_together(nox, ines)
    assert await guest.refusal(reveal(LUCK[1])) == "reveal-too-early"
    await host.do({"type": "start"})
    await guest.do({"type": "chat", "text": "So it begins"})
    assert await guest.refusal(reveal("dd" * 32)) == "luck-unlike-its-hash"
    assert await guest.refusal(reveal(LUCK[0])) == "luck-unlike-its-hash"
    for late in (
        {"type": "luck", "hash": hashed("dd" * 32)},
        {"type": "luck", "luck": "dd" * 32},
        {"type": "stand"},
    ):
        assert await guest.refusal(late) == "about-to-deal"
    assert await host.refusal({"type": "set-seat", "seat": 1, "kind": "novice"}) == "about-to-deal"
    assert await host.refusal({"type": "start"}) == "about-to-deal"
    await guest.do(reveal(LUCK[1]))
    await guest.do(reveal(LUCK[1]))
    await host.do(reveal(LUCK[0]))
    await until_dealt(guest)
    await guest.do(reveal(LUCK[1]))
    assert await guest.refusal(reveal("dd" * 32)) == "luck-unlike-its-hash"


async def test_luck_and_hash_together_are_refused(nox: Person) -> None:
    wish = {"game": "abracada", "seats": ["me", "novice"], "luck": LUCK[0], "hash": hashed(LUCK[0])}
    answer = await nox.ask("POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["id"]) == (400, "luck-and-hash")


async def test_whoever_does_not_reveal_is_replaced_and_the_record_says_so(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, reveal_seconds=SHORT)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        host, guest = await sit_together(nox, ines)
        await host.do({"type": "start"})
        await host.do(reveal(LUCK[0]))
        await asyncio.gather(until_dealt(host), until_dealt(guest))
        assert [seat["luck"] for seat in guest.table["seats"]] == ["revealed", "replaced", ""]
        assert await guest.refusal(reveal(LUCK[1])) == "luck-not-asked"
        record = await play_to_the_end(nox, [host, guest])
    assert record.replaced == [1]
    assert record.nonces[1] == replacement(record.seed, 1, record.hashes)
    assert LUCK[1] not in record.nonces


async def test_luck_given_openly_is_dealt_at_once_and_recorded_as_open(nox: Person) -> None:
    wishes = {"options": {"rounds": 1}, "start": True, "luck": LUCK[0]}
    table = await nox.make_table(["me", "novice"], **wishes)
    assert (table["status"], table["revealing"]) == ("playing", False)
    record = await play_to_the_end(nox, [await nox.connect(table["code"])])
    assert (record.hashes, record.openly) == ([hashed(LUCK[0]), ""], [0])
    assert record.nonces == [LUCK[0], ""]


async def test_the_dealer_s_seed_stands_before_any_luck_is_known_and_never_changes(
    nox: Person, ines: Person
) -> None:
    """A dealer who grinds has to know everybody's luck while the seed can still be chosen."""
    host, guest = await sit_together(nox, ines)
    shown = {host.table["commitment"], guest.table["commitment"]}
    await host.do({"type": "start"})
    await host.do(reveal(LUCK[0]))
    await guest.do(reveal(LUCK[1]))
    record = await play_to_the_end(nox, [host, guest])
    assert shown == {record.commitment} == {commitment(record.seed)}
    keys = {luck_key(record.seed, [luck, LUCK[1], ""]) for luck in LUCK}
    assert len(keys) == len(LUCK), "and each luck makes another deal of it"


async def test_a_killed_server_goes_on_revealing_and_deals_what_was_started(
    database: Path, client: httpx.AsyncClient
) -> None:
    server = OwnProcess(str(database), CONCLAVE_REVEAL="60")
    server.launch()
    server.wait()
    nox, ines = [await welcome(server.address, client, name) for name in ("Nox", "Ines")]
    host, _ = await sit_together(nox, ines)
    await host.do({"type": "start"})
    await host.do(reveal(LUCK[0]))
    code = host.table["code"]
    server.kill()
    server.launch()
    server.wait()
    nox.address = ines.address = server.address
    host = await nox.connect(code)
    assert [seat["luck"] for seat in host.table["seats"]] == ["revealed", "hashed", ""]
    assert host.table["revealing"]
    server.kill()
    server.environ["CONCLAVE_REVEAL"] = str(SHORT)
    with server:
        server.wait()
        nox.address = ines.address = server.address
        # Nobody opens the table: it is dealt all the same.
        async with asyncio.timeout(30):
            while (await nox.ask("GET", f"/api/tables/{code}")).json()["status"] != "playing":
                await asyncio.sleep(0.1)
        host = await nox.connect(code)
        assert [seat["luck"] for seat in host.table["seats"]] == ["revealed", "replaced", ""]


async def test_what_can_not_be_dealt_after_all_waits_again_with_another_seed_and_no_luck(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, reveal_seconds=SHORT)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        host, guest = await sit_together(nox, ines)
        before = host.table["commitment"]
        await host.do({"type": "start"})
        with closing(sqlite3.connect(database)) as db:
            db.execute("""UPDATE tables SET options = '{"length": 3}'""")
            db.commit()
        await host.do(reveal(LUCK[0]))
        await until_revealing(guest)
        while guest.table["revealing"]:
            await guest.hear()
        assert guest.table["status"] == "waiting"
        assert guest.table["commitment"] != before
        assert [seat["hash"] for seat in guest.table["seats"]] == ["", "", ""]
        assert await host.refusal({"type": "start"}) == "option-unknown"
        await guest.do({"type": "luck", "hash": hashed(LUCK[2])})


async def test_two_processes_reveal_together_and_deal_once(
    postgres: str, client: httpx.AsyncClient
) -> None:
    with (
        OwnProcess(postgres, CONCLAVE_REVEAL="2") as one,
        OwnProcess(postgres, CONCLAVE_REVEAL="2") as other,
    ):
        one.wait()
        other.wait()
        nox, ines = [
            await welcome(server.address, client, name)
            for server, name in ((one, "Nox"), (other, "Ines"))
        ]
        for shows in (True, False):
            host, guest = await sit_together(nox, ines)
            await host.do({"type": "start"})
            await until_revealing(guest)
            await host.do(reveal(LUCK[0]))
            if shows:
                await guest.do(reveal(LUCK[1]))
            await asyncio.gather(until_dealt(host), until_dealt(guest))
            record = await play_to_the_end(nox, [host, guest])
            assert record.replaced == ([] if shows else [1])


async def test_who_reveals_again_makes_nothing_of_it_newer(
    database: Path, client: httpx.AsyncClient
) -> None:
    """When a turn began and when a game ended is read from there."""
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        (chair,) = await sit_together(nox)
        await chair.do({"type": "start"})
        await chair.do({"type": "reveal", "luck": LUCK[0]})
        await chair.my_turn()
        for _ in range(2):
            with closing(sqlite3.connect(database)) as db, db:
                db.execute("UPDATE tables SET touched = 1000")
            await chair.do({"type": "reveal", "luck": LUCK[0]})
            with closing(sqlite3.connect(database)) as db:
                assert db.execute("SELECT touched FROM tables").fetchall() == [(1000,)]
            await play_out(chair, random.Random(4))
