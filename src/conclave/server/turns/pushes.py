"""Sending to push services: RFC 8030."""

import asyncio
import logging
import ssl
from typing import Literal, TypeAlias
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import httpcore

from conclave.server import metrics
from conclave.server.storage.channels import SubscriptionRow
from conclave.server.turn_settings import PushSettings
from conclave.server.turns.endpoints import OpenInternet, is_endpoint
from conclave.server.turns.push_keys import PushKey
from conclave.server.turns.push_message import encrypt

SECONDS = 10.0
"""For a push, the wait for others to the same service included."""
AT_ONCE = 64
AT_ONE_SERVICE = 8
"""A service that is slow holds up its own pushes and no others."""

Outcome: TypeAlias = Literal["sent", "gone", "later", "failed"]
"""It was taken; the browser is not there any more; it may go better later; it never will."""

log = logging.getLogger(__name__)


class Pushes:
    def __init__(self, settings: PushSettings) -> None:
        self.key = PushKey(settings)
        self.local = settings.local
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=AT_ONCE,
            keepalive_expiry=30.0,
            network_backend=OpenInternet(settings.local),
        )
        self.doors: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """Of the services to which something is being sent."""

    async def close(self) -> None:
        await self.pool.aclose()

    async def send(self, to: SubscriptionRow, message: bytes, topic: str, ttl: int) -> Outcome:
        """The last message of a topic replaces those that were not delivered yet."""
        outcome = await self._send(to, message, topic, ttl)
        metrics.notices.labels("push", outcome).inc()
        return outcome

    async def _send(self, to: SubscriptionRow, message: bytes, topic: str, ttl: int) -> Outcome:
        if not is_endpoint(to.endpoint, self.local):
            return "gone"
        try:
            body = encrypt(message, to.p256dh, to.auth)
            headers = self._headers(to.endpoint, topic, ttl, len(body))
            # What a push service has to say besides is not read, and it leads nowhere else.
            async with (
                asyncio.timeout(SECONDS),
                self._door(to.endpoint),
                self.pool.stream("POST", to.endpoint, headers=headers, content=body) as answer,
            ):
                return _outcome(answer.status)
        except (
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
            httpcore.UnsupportedProtocol,
            TimeoutError,
            OSError,
        ) as error:
            log.info("a push could not be sent: %s", type(error).__name__)
            return "later"

    def _door(self, endpoint: str) -> asyncio.Semaphore:
        return self.doors.setdefault(
            urlsplit(endpoint).netloc.lower(), asyncio.Semaphore(AT_ONE_SERVICE)
        )

    def _headers(
        self, endpoint: str, topic: str, ttl: int, length: int
    ) -> list[tuple[bytes | str, bytes | str]]:
        return [
            ("Authorization", self.key.signature(endpoint)),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("Content-Length", str(length)),
            ("TTL", str(ttl)),
            ("Topic", topic),
            ("Urgency", "normal"),
        ]


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status == 429 or status >= 500 else "failed"
