"""Whoever only takes up connections is let go or turned away, and everybody else plays on."""

import asyncio
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from conclave.server import gate
from conclave.server.addresses import are_among, household
from conclave.server.open_files import OpenFiles
from tests.server.people import welcome
from tests.server.running import GENEROUS, SECONDS, quick_settings, running

NO_PROXY = "192.0.2.1"
REQUEST = b"GET /api/games HTTP/1.1\r\nHost: conclave.test\r\n"


def connect(address: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=SECONDS)


@contextmanager
def silent(address: str, count: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(connect(address)) for _ in range(count)]


def is_ended(line: socket.socket, seconds: float = SECONDS) -> bool:
    """Whether the server ends it within that time."""
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/api/games", timeout=SECONDS).status_code == 200
    except httpx.TransportError:
        return False


def test_an_address_has_so_many_connections_and_no_more(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = replace(GENEROUS, connections_of_address=20)
    settings = quick_settings(database, limits=limits, proxies=NO_PROXY)
    with running(settings) as address:
        caplog.clear()
        with silent(address, 20) as lines:
            assert all(is_ended(late) for late in silent_ones(address, 10))
            assert not answers(address)
            assert not is_ended(lines[0], 0.05)
        until = time.monotonic() + SECONDS
        while not answers(address):  # as soon as they are gone
            assert time.monotonic() < until
    said = [record.getMessage() for record in caplog.records]
    assert [line for line in said if "turned away" in line] == [
        "connections are turned away (1 so far): 127.0.0.1 has 20 already"
    ]
    assert not [record for record in caplog.records if record.exc_info]


def silent_ones(address: str, count: int) -> Iterator[socket.socket]:
    for _ in range(count):
        with connect(address) as line:
            yield line


def test_a_proxy_has_as_many_as_it_needs(database: Path) -> None:
    limits = replace(GENEROUS, connections_of_address=5)
    with (
        running(quick_settings(database, limits=limits)) as address,
        silent(address, 40) as lines,
    ):
        assert answers(address)
        assert not is_ended(lines[0], 0.05)


def test_where_all_are_in_use_the_silent_make_room(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        running(quick_settings(database, limits=replace(GENEROUS, connections=30))) as address,
        httpx.Client() as kept,
    ):
        assert kept.get(f"{address}/api/games").status_code == 200
        with silent(address, 100) as lines:
            assert answers(address)
            assert is_ended(lines[0])
            assert not is_ended(lines[-1], 0.05)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("begun", "drop"),
    [
        (b"", b""),
        (REQUEST, b"x"),
        (b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n", b" "),
    ],
    ids=["nothing", "headers", "body"],
)
def test_a_request_that_comes_drop_by_drop_is_not_waited_for(
    database: Path, caplog: pytest.LogCaptureFixture, begun: bytes, drop: bytes
) -> None:
    limits = replace(GENEROUS, seconds_for_headers=0.2, seconds_for_body=0.2)
    with running(quick_settings(database, limits=limits)) as address, connect(address) as slow:
        slow.sendall(begun)
        until = time.monotonic() + SECONDS
        while not is_ended(slow, 0.1):
            assert time.monotonic() < until, "still waiting"
            try:
                slow.sendall(drop)
            except ConnectionError:
                break
        assert answers(address)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_many_are_looked_at_in_several_steps_and_none_is_left_out(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "MOST_IN_A_STEP", 3)
    limits = replace(GENEROUS, seconds_for_headers=0.2)
    with (
        running(quick_settings(database, limits=limits)) as address,
        silent(address, 10) as lines,
    ):
        assert all(is_ended(line) for line in lines)
        assert answers(address)


def test_an_answer_that_nobody_reads_is_taken_back(database: Path) -> None:
    limits = replace(GENEROUS, seconds_to_listen=0.2, seconds_for_answer=0.2)
    settings = quick_settings(database, limits=limits)
    with running(settings, unread=4096) as address, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = address.removeprefix("http://").split(":")
        deaf.connect((host, int(port)))
        deaf.sendall((b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n") * 20)
        until = time.monotonic() + SECONDS
        while not _is_reset(deaf):
            assert time.monotonic() < until, "still waiting for somebody who does not read"
            time.sleep(0.1)


def _is_reset(line: socket.socket) -> bool:
    try:
        line.sendall(b"x")
    except ConnectionError:
        return True
    return False


def test_a_connection_kept_for_the_next_request_is_ended(database: Path) -> None:
    limits = replace(GENEROUS, seconds_between_requests=1)
    with running(quick_settings(database, limits=limits)) as address, connect(address) as line:
        line.sendall(REQUEST + b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        assert is_ended(line)


async def test_a_socket_is_one_connection_and_stays_as_long_as_it_likes(
    database: Path, client: httpx.AsyncClient
) -> None:
    limits = replace(GENEROUS, connections_of_address=3, seconds_for_headers=0.1)
    with running(quick_settings(database, limits=limits, proxies=NO_PROXY)) as address:
        nox = await welcome(address, client, "Nox")
        code = (await nox.make_table(["me", "open"]))["code"]
        for _ in range(6):  # each is given back
            await (await nox.connect(code)).leave()
        chair = await nox.connect(code)
        await asyncio.sleep(1.5)
        await chair.do({"type": "chat", "text": "Still here."})
        await chair.leave()


def test_a_house_of_ipv6_is_counted_as_one() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("unknown") == "unknown"


def test_proxies_are_named_by_address_or_network() -> None:
    is_proxy = are_among("127.0.0.1, 10.0.0.0/8,2001:db8::/32, proxy")
    assert all(map(is_proxy, ("127.0.0.1", "10.9.8.7", "2001:db8::5", "proxy")))
    assert not any(map(is_proxy, ("127.0.0.2", "11.0.0.1", "2001:db9::5", "", "other")))
    assert are_among("*")("198.51.100.1")
    assert not are_among("")("127.0.0.1")


@pytest.mark.parametrize("most", [16, 256, 1024, 20_000, 65_536])
def test_connections_fit_into_the_open_files(most: int) -> None:
    files = OpenFiles(most)
    assert 1 <= files.connections < most
    assert 1 <= files.queue <= most


def test_with_few_open_files_silent_connections_stop_nobody(tmp_path: Path) -> None:
    """In a process of its own, which raises the limit as far as it may."""
    limited = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (160, 200));"
        "from conclave.cli import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", limited, "serve", "--port", "0", "--db", str(tmp_path / "few")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            opened = server.stdout.readline()
            assert "200 open files" in opened
            address = next(word for word in opened.split() if word.startswith("http://"))
            with silent(address, 120):
                assert answers(address)
        finally:
            server.terminate()
        said = server.stderr.read()
    assert "Traceback" not in said
    assert said.count("turned away") == 1
