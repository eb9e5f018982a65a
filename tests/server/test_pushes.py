"""Pushes as the standards want them, and to nowhere but push services."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from conclave.server.storage.channels import SubscriptionRow, hashed
from conclave.server.turns.endpoints import OpenInternet, is_endpoint, is_open
from conclave.server.turns.push_message import are_keys, decoded, encrypt
from conclave.server.turns.pushes import AT_ONE_SERVICE, Pushes
from tests.server.push_service import PUSH, PushService, push_service
from tests.server.running import SECONDS


def test_a_message_is_encrypted_as_in_the_example_of_RFC_8291() -> None:
    private = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        derive_private_key(int.from_bytes(private, "big"), SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert body == decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm"
        "S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_"
        "Qulcy4a-fN"
    )


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
async def pushes() -> AsyncIterator[Pushes]:
    pushes = Pushes(PUSH)
    yield pushes
    await pushes.close()


def row(service: PushService, path: str = "/push/one") -> SubscriptionRow:
    subscription = service.subscription(path)
    keys = subscription["keys"]
    endpoint = subscription["endpoint"]
    return SubscriptionRow(
        hashed(endpoint), "nox", "laptop", endpoint, keys["p256dh"], keys["auth"], 0.0
    )


async def test_a_push_is_read_by_its_browser_and_signed_by_us(
    service: PushService, pushes: Pushes
) -> None:
    assert await pushes.send(row(service), b'{"title": "Your turn"}', "K7QF3MX2D9WHTB4S", 3600) == (
        "sent"
    )
    (push,) = service.came
    assert push["said"] == {"title": "Your turn"}
    assert push["path"] == "/push/one"
    assert push["signed"]["sub"] == PUSH.contact
    assert push["headers"]["topic"] == "K7QF3MX2D9WHTB4S"
    assert push["headers"]["ttl"] == "3600"
    assert f"k={pushes.key.public}" in push["headers"]["authorization"]


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (404, "gone"),
        (410, "gone"),
        (429, "later"),
        (503, "later"),
        (400, "failed"),
        (307, "failed"),
    ],
)
async def test_what_a_push_service_answers_is_understood_and_no_redirect_is_followed(
    service: PushService, pushes: Pushes, status: int, outcome: str
) -> None:
    service.answer = status
    assert await pushes.send(row(service), b"{}", "K7QF", 60) == outcome
    assert len(service.came) == 1


async def test_whoever_is_not_there_is_tried_later(service: PushService, pushes: Pushes) -> None:
    gone = row(service)
    gone.endpoint = "http://127.0.0.1:9/nobody"
    assert await pushes.send(gone, b"{}", "K7QF", 60) == "later"


async def test_a_slow_service_holds_up_its_own_pushes_and_no_others(
    service: PushService, pushes: Pushes, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = "conclave.server.turns.pushes.SECONDS"
    monkeypatch.setattr(limit, SECONDS)
    service.held.add("/push/one")
    slow = [
        asyncio.create_task(pushes.send(row(service), b"{}", "K7QF", 60))
        for _ in range(AT_ONE_SERVICE)
    ]
    await asyncio.to_thread(service.wait_for_requests, AT_ONE_SERVICE)
    with push_service() as quick:
        assert await pushes.send(row(quick), b"{}", "K7QF", 60) == "sent"
    monkeypatch.setattr(limit, 0.1)
    assert await pushes.send(row(service), b"{}", "K7QF", 60) == "later", "nor waits for ever"
    assert len(service.asked) == AT_ONE_SERVICE
    service.let_go()
    assert await asyncio.gather(*slow) == ["sent"] * AT_ONE_SERVICE


async def test_no_push_goes_to_this_machine_or_its_network_unless_that_is_allowed(
    service: PushService,
) -> None:
    strict = Pushes(replace(PUSH, local=False))
    try:
        assert await strict.send(row(service), b"{}", "K7QF", 60) == "gone"
        # Be it that a name leads there, when it is looked up again.
        with pytest.raises(httpcore.ConnectError):
            await OpenInternet(local=False).connect_tcp("localhost", 80)
        with pytest.raises(httpcore.ConnectError):
            await OpenInternet(local=False).connect_tcp("no.such.host.invalid", 443)
    finally:
        await strict.close()
    assert service.came == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://10.0.0.1./x",
        "https://user:secret@push.example.org/x",
        "https://push.example.org:22/x",
        "https://push.example.org:port/x",
        "https://push.example.org/x#y",
        "https://push.example.org/x\r\nHost: other",
        "https://[push.example.org/x",
        "file:///etc/passwd",
        "gopher://push.example.org/x",
        "https://pü.example.org/x",
        "https://push.example.org/" + "x" * 1000,
        "",
    ],
)
def test_what_is_no_address_of_a_push_service_is_refused(endpoint: str) -> None:
    assert not is_endpoint(endpoint, local=False)


def test_those_of_the_browsers_are_taken() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/dQw4:APA91b",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAA",
        "https://web.push.apple.com/QNsk",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYA",
    ):
        assert is_endpoint(endpoint, local=False)


def test_addresses_of_the_open_internet_are_told_from_others() -> None:
    for closed in (
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1"),
        *("::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::10.0.0.1", "ff02::1", "localhost"),
    ):
        assert not is_open(closed), closed
    for open in ("8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"):
        assert is_open(open), open


def test_keys_that_no_browser_makes_are_refused(service: PushService) -> None:
    good = service.subscription()["keys"]
    assert are_keys(good["p256dh"], good["auth"])
    assert are_keys(good["p256dh"] + "=", good["auth"] + "==")
    assert not are_keys(good["p256dh"][:-2], good["auth"])
    assert not are_keys("A" * 87, good["auth"])
    assert not are_keys(good["p256dh"], "AAAA")
    assert not are_keys("ü", "!")
