"""The key by which push services know this server: VAPID, RFC 8292."""

import time
from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from conclave.server.turn_settings import KEY_BYTES, PushSettings

SECONDS_SIGNED = 12 * 3600
"""For so long a signature holds; push services allow a day."""


def base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def new_key() -> str:
    """A private key, as it is set."""
    made = generate_private_key(SECP256R1())
    return base64url(made.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


class PushKey:
    def __init__(self, settings: PushSettings) -> None:
        self.contact = settings.contact
        self.vapid = Vapid02.from_raw(settings.key.encode())
        private: EllipticCurvePrivateKey = self.vapid.private_key
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64url(point)
        """What a browser is told when it subscribes."""

    def signature(self, endpoint: str) -> str:
        """The header by which the push service of that endpoint knows who sends."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + SECONDS_SIGNED,
            "sub": self.contact,
        }
        return str(self.vapid.sign(claims)["Authorization"])
