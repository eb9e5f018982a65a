"""A process in which bots think: each line of input is a question, each line of output its answer.

It is given what the seat may know and nothing else. It ends when its input does, so it never
outlives the server.
"""

import json
import os
import signal
import sys
from contextlib import suppress

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict


def answer(question: PlainDict) -> PlainDict:
    slug, seat, imagined, level, seed = (
        question[name] for name in ("game", "seat", "imagined", "level", "seed")
    )
    assert isinstance(slug, str)
    assert isinstance(seat, int)
    assert isinstance(imagined, dict)
    assert isinstance(level, str)
    assert isinstance(seed, int)
    game = load_game(slug)
    chance = FastChance(seed)
    perspective = Perspective(game, game.restore(imagined), seat, chance)
    sentence = perspective.say(choose(game, perspective, level, chance))
    return {"sentence": sentence, "level": level}


def main() -> None:
    # Ctrl+C in the terminal reaches every process of the group; the server ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(5)  # thinking gives way to serving
    for line in sys.stdin.buffer:
        reply = json.dumps(answer(json.loads(line)))
        sys.stdout.buffer.write(reply.encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
