"""A message that only one browser can read: RFC 8291."""

from base64 import urlsafe_b64decode
from binascii import Error
from secrets import token_bytes

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)

POINT_BYTES = 65
SECRET_BYTES = 16
SALT_BYTES = 16


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    private: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """The body of a push; key and salt are new for each, but in tests."""
    body: bytes = http_ece.encrypt(
        message,
        salt=salt or token_bytes(SALT_BYTES),
        private_key=private or generate_private_key(SECP256R1()),
        dh=decoded(p256dh),
        auth_secret=decoded(auth),
        version="aes128gcm",
    )
    return body


def decoded(text: str) -> bytes:
    """From base64url, with or without padding; nothing if it is none."""
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (Error, ValueError):
        return b""


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser could have made them: a point of the curve, and a secret."""
    point = decoded(p256dh)
    if len(point) != POINT_BYTES or len(decoded(auth)) != SECRET_BYTES:
        return False
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return True
