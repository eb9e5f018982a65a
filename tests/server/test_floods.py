"""Who says too much, listens too little or makes too many tables: slowed down, let go, and nobody
else notices."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from socket import SO_RCVBUF, SOL_SOCKET, socket

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from conclave.server.settings import Limits
from tests.server.people import welcome
from tests.server.running import GENEROUS, SECONDS, quick_settings, running
from tests.server.test_moves import two_people


async def test_a_flood_is_slowed_down_then_cut_off_and_the_others_play_on(
    database: str, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, limits=Limits())) as address:
        nox = await welcome(address, client, "Nox")
        ines = await welcome(address, client, "Ines")
        mover, other = await two_people(nox, ines)

        async def flood() -> None:
            for _ in range(2000):
                await other.socket.send('{"type": "chat", "text": "flood", "nonce": "n"}')
            await other.until("never")

        with pytest.raises(ConnectionClosed) as closed:
            await flood()
        with suppress(ConnectionClosed):
            await other.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        ids = [json.loads(text).get("id") for text in other.heard]
        assert "too-fast" in ids
        await mover.say(mover.position["legal"][0])
        assert sum("flood" in text for text in mover.heard) <= 1
        back = await (nox if other.table["host"] else ines).connect(other.table["code"])
        assert back.position["version"] == 1
        await mover.leave()
        await back.leave()


async def test_whoever_does_not_listen_is_let_go_and_the_others_play_on(
    database: str, client: httpx.AsyncClient
) -> None:
    limits = replace(GENEROUS, seconds_to_listen=0.5)
    with running(quick_settings(database, limits=limits), unread=4096) as address:
        nox = await welcome(address, client, "Nox")
        table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
        chair = await nox.connect(table["code"])
        with deaf_watcher(address, table["code"]):
            while chair.table["watchers"] == 0:
                await chair.hear()
            until = time.monotonic() + SECONDS
            while chair.table["watchers"] == 1:
                assert time.monotonic() < until, "still waiting for the one who does not listen"
                await chair.do({"type": "chat", "text": "👂" * 300})
            assert await chair.my_turn()
            await chair.say(chair.position["legal"][0])
        await chair.leave()


@contextmanager
def deaf_watcher(address: str, code: str) -> Iterator[None]:
    """Somebody who opens a socket to a table and reads nothing of what comes."""
    host, port = address.removeprefix("http://").split(":")
    with socket() as deaf:
        deaf.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        deaf.sendall(
            f"GET /ws/tables/{code} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGVhIGF0IG1pZG5pZ2h0IQ==\r\n\r\n".encode()
        )
        yield


async def test_guests_and_tables_have_rates_of_their_own(
    database: str, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, limits=Limits())) as address:
        nox = await welcome(address, client, "Nox")
        table = {"game": "abracada", "seats": ["me", "open"]}
        answers = [await nox.ask("POST", "/api/tables", table) for _ in range(34)]
        assert answers[0].status_code == 201
        assert answers[-1].json()["id"] == "tables-too-fast"
        mine = (await nox.ask("GET", "/api/my-tables")).json()
        assert len(mine) == Limits().tables_of_guest
        guests = [await nox.ask("POST", "/api/guest", {"name": "Nox"}) for _ in range(70)]
        assert guests[-1].status_code == 429
        assert guests[-1].json()["id"] == "guests-too-fast"
