"""A process in which bots think: each line of input is a question, each line of output its answer.

It is given what the seat may know and nothing else. It ends when its input does, so it never
outlives the server.
"""

import json
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress

from conclave.bots.hints import Hint, hints_for
from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.notes import Note
from conclave.core.odds import Odds
from conclave.core.perspective import Perspective, restore_past
from conclave.core.plain import Plain, PlainDict


def answer(question: PlainDict) -> PlainDict:
    """What a bot of a ``level`` says, or what a player is told who asks ``about`` something."""
    slug, version, seat, imagined, seed = (
        question[name] for name in ("game", "version", "seat", "imagined", "seed")
    )
    assert isinstance(slug, str)
    assert isinstance(version, int)
    assert isinstance(seat, int)
    assert isinstance(imagined, dict)
    assert isinstance(seed, int)
    game = load_game(slug).by_version(version)
    chance = FastChance(seed)
    past = restore_past(game, question)
    perspective = Perspective(game, game.restore(imagined), seat, chance, past)
    level = question.get("level")
    if isinstance(level, str):
        sentence = perspective.say(choose(game, perspective, level, chance))
        return {"sentence": sentence, "level": level}
    about = question["about"]
    state = perspective.imagine(chance)
    return {
        "hints": _dumped(hints_for(game, perspective, chance)) if about == "hint" else [],
        "odds": _dumped(game.odds(state, seat, chance)) if about == "odds" else [],
        "notes": _dumped(game.notes(state)) if about == "notes" else [],
    }


def _dumped(told: Sequence[Hint | Odds | Note]) -> list[Plain]:
    return [one.dump() for one in told]


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
