"""Luck: one primitive, five sources."""

import hmac
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import permutations

import pytest

from conclave.core.chance import (
    Chance,
    FastChance,
    LiveChance,
    NotedChance,
    ReplayChance,
    ScriptedChance,
    SwiftChance,
)
from conclave.core.errors import BadRecord
from tests.chi_square import fits

SOURCES: list[Chance] = [FastChance(1), SwiftChance(1), LiveChance(b"key")]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 36])
def test_every_number_below_n_is_as_likely_as_the_others(source: Chance, n: int) -> None:
    counts = Counter(source.below(n) for _ in range(200 * n))
    if n == 1:
        assert set(counts) == {0}
    else:
        assert fits(counts, dict.fromkeys(range(n), 1 / n))


@pytest.mark.parametrize("source", SOURCES)
def test_every_order_is_as_likely_as_the_others(source: Chance) -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(2400):
        cards = list("abcd")
        source.shuffle(cards)
        counts[tuple(cards)] += 1
    assert fits(counts, dict.fromkeys(permutations("abcd"), 1 / 24))


@pytest.mark.parametrize("chance", [FastChance(8), SwiftChance(8)])
def test_one_draw_says_nothing_about_the_next(chance: Chance) -> None:
    pairs = Counter((chance.below(6), chance.below(6)) for _ in range(7200))
    assert fits(pairs, {(a, b): 1 / 36 for a in range(6) for b in range(6)})


@pytest.mark.parametrize("source", [FastChance, SwiftChance])
def test_the_quick_shuffle_is_the_plain_one(source: Callable[[int], Chance]) -> None:
    class Plainly(Chance):
        def __init__(self) -> None:
            self.source = source(4)

        def below(self, n: int) -> int:
            return self.source.below(n)

    quick, plain = list(range(50)), list(range(50))
    source(4).shuffle(quick)
    Plainly().shuffle(plain)
    assert quick == plain


def test_swift_draws_are_those_of_its_inventor() -> None:
    """Marsaglia, Xorshift RNGs, 2003: xor128 with his seeds."""
    chance = SwiftChance(1)
    chance.one, chance.two, chance.three, chance.four = 123456789, 362436069, 521288629, 88675123
    assert [chance.below(1 << 30) for _ in range(2)] == [3701687786 >> 2, 458299110 >> 2]


def test_equal_seeds_draw_equally_and_others_do_not() -> None:
    def draws(chance: Chance) -> list[int]:
        return [chance.below(1000) for _ in range(20)]

    assert draws(FastChance(5)) == draws(FastChance(5))
    assert draws(FastChance(5)) != draws(FastChance(6))
    assert draws(FastChance()) != draws(FastChance())
    assert draws(SwiftChance(5)) == draws(SwiftChance(5))
    assert draws(SwiftChance(5)) != draws(SwiftChance(6))
    assert draws(LiveChance(b"a")) == draws(LiveChance(b"a"))
    assert draws(LiveChance(b"a")) != draws(LiveChance(b"b"))


def test_a_pick_is_one_of_the_items() -> None:
    chance = FastChance(1)
    counts = Counter(chance.pick(["a", "b", "c"]) for _ in range(900))
    assert fits(counts, dict.fromkeys("abc", 1 / 3))


def test_a_weight_is_how_often() -> None:
    chance = FastChance(1)
    counts = Counter(chance.weigh([1, 0, 3, 6]) for _ in range(2000))
    assert fits(counts, {0: 0.1, 2: 0.3, 3: 0.6})


def test_weights_that_are_all_nothing_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="all zero"):
        FastChance(1).weigh([0, 0])


def test_live_luck_is_the_hmac_of_a_counter_as_is_documented() -> None:
    live = LiveChance(b"the key")
    for counter, n in enumerate([6, 36, 2, 1, 10**9]):
        block = hmac.new(b"the key", counter.to_bytes(8, "big"), sha256).digest()
        assert live.below(n) == int.from_bytes(block[:8], "big") % n


def test_live_luck_draws_again_rather_than_favour_the_low_numbers() -> None:
    """With n a little above half of 2**64 every other draw is beyond n and is passed over."""
    n = 2**63 + 1
    live = LiveChance(b"the key")
    blocks = [
        int.from_bytes(hmac.digest(b"the key", k.to_bytes(8, "big"), "sha256")[:8], "big")
        for k in range(40)
    ]
    kept = [block for block in blocks if block < n]
    assert len(kept) < len(blocks), "else this shows nothing"
    assert [live.below(n) for _ in kept] == kept
    assert live.counter > len(kept)


def test_a_replay_gives_the_draws_again_and_then_no_more() -> None:
    replayed = ReplayChance([2, 0])
    assert replayed.below(3) == 2
    assert not replayed.exhausted()
    assert replayed.below(1) == 0
    assert replayed.exhausted()
    with pytest.raises(BadRecord) as refusal:
        replayed.below(6)
    assert refusal.value.id == "record-draw-missing"


@pytest.mark.parametrize("draw", [6, -1])
def test_a_replay_refuses_a_draw_that_could_not_be(draw: int) -> None:
    with pytest.raises(BadRecord) as refusal:
        ReplayChance([draw]).below(6)
    assert refusal.value.id == "record-draw-out-of-range"
    assert refusal.value.params == {"draw": draw, "limit": 6}


def test_a_script_is_followed_and_its_mistakes_are_the_tests() -> None:
    script = ScriptedChance(5, 1)
    assert [script.below(6), script.below(2)] == [5, 1]
    with pytest.raises(AssertionError, match="no draw left"):
        script.below(6)
    with pytest.raises(AssertionError, match="says 6"):
        ScriptedChance(6).below(6)


def test_notes_are_taken_of_every_draw_once() -> None:
    noted = NotedChance(ScriptedChance(1, 2, 0, 3))
    cards = ["a", "b", "c"]
    noted.below(2)
    noted.shuffle(cards)
    assert noted.take_notes() == [1, 2, 0]
    noted.below(4)
    assert noted.take_notes() == [3]
    assert noted.take_notes() == []
