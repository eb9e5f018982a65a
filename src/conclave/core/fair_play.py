"""Commit and reveal: why nobody at a table has to trust the dealer.

The dealer shows the SHA-256 of a secret seed before anybody sits down. Each seat adds a nonce of
its own, so the dealer could not have chosen the luck. At the end the seed is shown, and everybody
can compute every draw again.
"""

import hmac
import secrets
from hashlib import sha256

SEED_BYTES = 32


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is shown before the deal."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def luck_key(seed: str, nonces: list[str]) -> bytes:
    """The key of a table's luck: the dealer's seed and the nonce of every seat, in order."""
    message = "\n".join(["conclave", *nonces])
    return hmac.digest(bytes.fromhex(seed), message.encode(), sha256)
