"""Bots from outside, as strangers write them: some are sound, some are not."""

import os
import sys
import time

from conclave.core.chance import Chance
from conclave.core.perspective import Perspective
from conclave.core.state import Move


def last(perspective: Perspective, _chance: Chance) -> str:
    """Always says the last of the legal sentences."""
    print("What a bot prints must not reach whoever asks.", flush=True)
    sys.stdin.read()
    return "  ".join(perspective.say(perspective.legal()[-1]).split())


class AnyMove:
    """Made once, then asked for each move."""

    def __call__(self, perspective: Perspective, chance: Chance) -> Move:
        return chance.pick(perspective.legal())


def crash(_perspective: Perspective, _chance: Chance) -> Move:
    raise ZeroDivisionError("one too many")


def leave(_perspective: Perspective, _chance: Chance) -> Move:
    sys.exit(3)


def vanish(_perspective: Perspective, _chance: Chance) -> Move:
    os._exit(3)


def hang(_perspective: Perspective, _chance: Chance) -> Move:
    while True:
        time.sleep(60)


def cheat(_perspective: Perspective, _chance: Chance) -> str:
    return "take all"


def devour(_perspective: Perspective, _chance: Chance) -> Move:
    heap = [b"x" * (16 << 20)]
    while True:
        heap.append(bytes(heap[-1]) + b"y")


NUMBER = 7
