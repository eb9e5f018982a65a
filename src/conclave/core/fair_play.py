"""Commit, then reveal: why nobody at a table has to trust the dealer, or one another.

Everybody first shows the hash of a secret: the dealer that of a seed, each person that of their
luck. Only when all hashes are in does anybody reveal; then the seed and all luck, in the order of
the seats, make the key of every draw. Whoever reveals luck of their own knows that nobody could
have chosen the deal: all the rest was settled before. At the end the seed is shown, and everybody
can compute every draw again.
"""

import hmac
import secrets
from hashlib import sha256

from conclave.core.errors import BadRecord
from conclave.core.record import Record

SEED_BYTES = 32


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is shown before the deal."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def luck_hash(luck: str) -> str:
    """What a person shows first of their luck: the hash of its digits as text."""
    return sha256(luck.encode()).hexdigest()


def luck_key(seed: str, nonces: list[str]) -> bytes:
    """The key of a table's luck: the dealer's seed and the nonce of every seat, in order."""
    message = "\n".join(["conclave", *nonces])
    return hmac.digest(bytes.fromhex(seed), message.encode(), sha256)


def replacement(seed: str, seat: int, hashes: list[str]) -> str:
    """In place of luck that was not revealed. It follows from what was settled before anybody
    revealed anything, so not even the dealer can choose it."""
    message = "\n".join(["conclave-replaced", str(seat), *hashes])
    return hmac.digest(bytes.fromhex(seed), message.encode(), sha256).hex()


def check_luck_of_seats(record: Record) -> None:
    """Whether all luck is what the hashes promised; a record from before there were any has
    nothing to check."""
    if not record.hashes:
        if record.replaced or record.openly:
            raise BadRecord("record-bad-field", {"field": "hashes"})
        return
    if len(record.hashes) != record.seats or len(record.nonces) != record.seats:
        raise BadRecord("record-bad-field", {"field": "hashes"})
    for seat, nonce in enumerate(record.nonces):
        promised = luck_hash(nonce) if nonce else ""
        if seat not in record.replaced and record.hashes[seat] != promised:
            raise BadRecord("record-luck-not-hashed", {"seat": seat})
    for seat in record.replaced:
        if not 0 <= seat < record.seats:
            raise BadRecord("record-bad-field", {"field": "replaced"})
        if record.nonces[seat] != replacement(record.seed, seat, record.hashes):
            raise BadRecord("record-replacement-differs", {"seat": seat})
