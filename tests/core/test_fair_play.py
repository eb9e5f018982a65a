"""Commit and reveal, recomputed here step by step as a player would."""

import hmac
from hashlib import sha256

from conclave.core.chance import LiveChance
from conclave.core.fair_play import commitment, luck_key, new_seed
from conclave.core.match import new_table_match
from tests.core.stairs import STAIRS

SEED = "00ff" * 16
NONCES = ["kettle", "moth"]


def test_a_seed_is_32_bytes_and_never_the_same() -> None:
    assert len(bytes.fromhex(new_seed())) == 32
    assert new_seed() != new_seed()


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == sha256(bytes.fromhex(SEED)).hexdigest()
    assert commitment(SEED) != commitment("00fe" + SEED[4:])


def test_the_key_is_made_of_the_seed_and_every_nonce_in_order() -> None:
    expected = hmac.new(bytes.fromhex(SEED), b"conclave\nkettle\nmoth", sha256).digest()
    assert luck_key(SEED, NONCES) == expected
    others = [["moth", "kettle"], ["kettle"], ["kettle", "moth", ""], ["kettle", "Moth"], []]
    keys = {luck_key(SEED, nonces) for nonces in [NONCES, *others]}
    assert len(keys) == 6


def test_the_deal_of_a_table_can_be_computed_by_hand() -> None:
    match = new_table_match(STAIRS, 2, {}, SEED, NONCES)
    key = hmac.new(bytes.fromhex(SEED), b"conclave\nkettle\nmoth", sha256).digest()
    blocks = [hmac.new(key, counter.to_bytes(8, "big"), sha256).digest() for counter in range(2)]
    assert match.record.deal == [int.from_bytes(block[:8], "big") % 10 for block in blocks]
    assert match.record.commitment == commitment(SEED)


def test_nobody_s_nonce_can_be_left_out_of_the_luck() -> None:
    draws = {
        tuple(LiveChance(luck_key(SEED, nonces)).below(1000) for _ in range(3))
        for nonces in [["a", "b"], ["a", "c"], ["c", "b"]]
    }
    assert len(draws) == 3
