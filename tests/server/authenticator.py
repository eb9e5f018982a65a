"""A passkey's authenticator in a few lines: what a browser and its device would answer."""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.people import Json

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Holds one passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.site = origin.partition("://")[2].partition(":")[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(32)
        self.owner = b""
        self.uses = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        site = sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.uses.to_bytes(4, "big") + more

    def register(self, options: Json) -> Json:
        self.owner = decoded(options["user"]["id"])
        public = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (public.x, public.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        told = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + key
        data = self._data(PRESENT | VERIFIED | WITH_KEY, told)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", options["challenge"])
        return self._credential(
            {"clientDataJSON": encoded(client_data), "attestationObject": encoded(attested)}
        )

    def sign(self, options: Json) -> Json:
        self.uses += 1
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signed = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": encoded(client_data),
                "authenticatorData": encoded(data),
                "signature": encoded(signed),
                "userHandle": encoded(self.owner),
            }
        )

    def _credential(self, response: Json) -> Json:
        id = encoded(self.credential)
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
