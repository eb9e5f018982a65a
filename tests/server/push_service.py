"""A push service on this machine, and a browser that is subscribed to it: what comes is checked for
who signed it, and really decrypted."""

import json
import threading
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from conclave.server.turn_settings import PushSettings
from conclave.server.turns.push_keys import base64url, new_key
from tests.server.people import Json
from tests.server.running import SECONDS

PUSH = PushSettings(new_key(), "mailto:host@example.org", local=True)


class PushService:
    def __init__(self) -> None:
        self.private = generate_private_key(SECP256R1())
        self.secret = token_bytes(16)
        self.address = ""
        self.came: list[Json] = []
        """Each push: its path, its headers, and what it says."""
        self.answer = 201
        self.stirred = threading.Condition()
        self.held: set[str] = set()
        """The paths that get no answer until they are let go."""
        self.asked: list[str] = []
        """The paths of all requests, answered or not."""

    def hold(self, path: str) -> None:
        """No answer for now."""
        with self.stirred:
            self.asked.append(path)
            self.stirred.notify_all()
            self.stirred.wait_for(lambda: path not in self.held, SECONDS)

    def let_go(self) -> None:
        with self.stirred:
            self.held.clear()
            self.stirred.notify_all()

    def wait_for_requests(self, count: int) -> None:
        with self.stirred:
            came = self.stirred.wait_for(lambda: len(self.asked) >= count, SECONDS)
        assert came, f"{len(self.asked)} of {count} requests came"

    def subscription(self, path: str = "/push/one") -> Json:
        """As a browser gives it."""
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": base64url(point), "auth": base64url(self.secret)}
        return {"endpoint": self.address + path, "expirationTime": None, "keys": keys}

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 28 * 24 * 3600
        assert 0 < len(headers["topic"]) <= 32
        said = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        push = {
            "path": path,
            "headers": headers,
            "signed": self._signed(headers["authorization"]),
            "said": json.loads(said),
        }
        with self.stirred:
            self.came.append(push)
            self.stirred.notify_all()

    def _signed(self, authorization: str) -> Json:
        assert Vapid02.verify(authorization)
        token = authorization.partition("t=")[2].partition(",")[0]
        payload = token.split(".")[1]
        claims: Json = json.loads(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
        assert claims["aud"] == self.address
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        return claims

    def wait_for(self, count: int) -> None:
        with self.stirred:
            came = self.stirred.wait_for(lambda: len(self.came) >= count, SECONDS)
        assert came, f"{len(self.came)} of {count} pushes came"


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.hold(self.path)
            if service.answer == 201:
                service.take(self.path, headers, body)
            else:
                with service.stirred:
                    service.came.append({"path": self.path, "refused": service.answer})
                    service.stirred.notify_all()
            self.send_response(service.answer)
            if service.answer == 307:
                self.send_header("location", service.address + "/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.let_go()
        server.shutdown()
        thread.join(SECONDS)
        server.server_close()
