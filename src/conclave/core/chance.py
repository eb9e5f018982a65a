"""Luck has one primitive, ``below``; every roll, pick and shuffle is built on it."""

import hmac
from collections.abc import Callable
from hashlib import sha256
from math import floor
from random import Random
from typing import Final, TypeVar

from conclave.core.compiled import i64, mypyc_attr
from conclave.core.errors import BadRecord

Item = TypeVar("Item")

TWO_TO_64 = 1 << 64
WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where luck comes from. A source says how ``below`` is drawn."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1, each as likely as the others."""
        raise NotImplementedError

    def shuffle(self, items: list[Item]) -> None:
        """Put the items into a random order, in place."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[Item]) -> Item:
        return items[self.below(len(items))]

    def weigh(self, weights: list[int]) -> int:
        """An index, each as likely as its weight (to within one part in 2**30)."""
        left = self.below(1 << 30) * sum(weights) >> 30
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("the weights are all zero")


class FastChance(Chance):
    """For search and simulation: quick, repeatable, not for real tables."""

    def __init__(self, seed: int | None = None) -> None:
        # The generator's method itself is kept: looking it up is half the price of a draw.
        self.random: Callable[[], float] = Random(seed).random

    def below(self, n: int) -> int:
        random = self.random  # fetched first, which is quicker than calling it as a method
        return floor(random() * n)  # interpreted, `int` takes half as long again

    def shuffle(self, items: list[Item]) -> None:
        random = self.random
        left = float(len(items))
        for last in range(len(items) - 1, 0, -1):
            other = floor(random() * left)
            left -= 1.0
            item = items[last]
            items[last] = items[other]
            items[other] = item


class SwiftChance(Chance):
    """For millions of games in compiled code, where it draws several times as fast as FastChance:
    Marsaglia's xorshift of four words of 32 bits, which comes round after 2**128 − 1 draws. It
    can't draw from more than 2**31."""

    def __init__(self, seed: int) -> None:
        seeded = Random(seed)
        self.one: i64 = seeded.getrandbits(32)
        self.two: i64 = seeded.getrandbits(32)
        self.three: i64 = seeded.getrandbits(32)
        self.four: i64 = seeded.getrandbits(32) | 1  # not all of them may be 0

    def below(self, n: int) -> int:
        first: i64 = self.one ^ (self.one << 11 & WORD)
        last: i64 = self.four
        self.one = self.two
        self.two = self.three
        self.three = last
        last ^= last >> 19 ^ first ^ first >> 8
        self.four = last
        return last * n >> 32

    def shuffle(self, items: list[Item]) -> None:
        # As ``below`` draws, but the four words are fetched and put back once.
        one, two, three, four = self.one, self.two, self.three, self.four
        left: i64 = len(items)
        while left > 1:
            first: i64 = one ^ (one << 11 & WORD)
            one = two
            two = three
            three = four
            four ^= four >> 19 ^ first ^ first >> 8
            other = four * left >> 32
            left -= 1
            item = items[left]
            items[left] = items[other]
            items[other] = item
        self.one = one
        self.two = two
        self.three = three
        self.four = four


class LiveChance(Chance):
    """For real tables: HMAC-SHA256 of a secret key and a counter, so that it can be checked later.

    A draw is the first eight bytes, taken again in the rare case that they would favour the low
    numbers.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0

    def below(self, n: int) -> int:
        fair = TWO_TO_64 - TWO_TO_64 % n
        while True:
            block = hmac.digest(self.key, self.counter.to_bytes(8, "big"), sha256)
            self.counter += 1
            drawn = int.from_bytes(block[:8], "big")
            if drawn < fair:
                return drawn % n


class ReplayChance(Chance):
    """Gives a record's own draws again, and refuses when they do not fit the game."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws
        self.used = 0

    def below(self, n: int) -> int:
        if self.used == len(self.draws):
            raise BadRecord("record-draw-missing")
        drawn = self.draws[self.used]
        if not 0 <= drawn < n:
            raise BadRecord("record-draw-out-of-range", {"draw": drawn, "limit": n})
        self.used += 1
        return drawn

    def exhausted(self) -> bool:
        return self.used == len(self.draws)


class ScriptedChance(Chance):
    """For tests: the draws are written down. Asking for more than that is the test's mistake."""

    def __init__(self, *draws: int) -> None:
        self.draws = list(draws)

    def below(self, n: int) -> int:
        if not self.draws:
            raise AssertionError(f"the script has no draw left for below({n})")
        drawn = self.draws.pop(0)
        if not 0 <= drawn < n:
            raise AssertionError(f"the script says {drawn} where below({n}) is asked")
        return drawn


class NotedChance(Chance):
    """Passes another source's draws on and notes them, for the record."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.noted: list[int] = []
        self.limits: list[int] = []

    def below(self, n: int) -> int:
        drawn = self.source.below(n)
        self.noted.append(drawn)
        self.limits.append(n)
        return drawn

    def take_notes(self) -> list[int]:
        noted = self.noted
        self.noted = []
        return noted

    def take_limits(self) -> list[int]:
        """Below which number each draw was asked for since they were last taken."""
        limits = self.limits
        self.limits = []
        return limits
