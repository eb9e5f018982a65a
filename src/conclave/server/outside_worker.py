"""A process in which one bot from outside thinks.

It is asked like ``bot_worker``, and like that one it gets what a seat may know and nothing else.
Whatever the bot writes goes to the log of the server; what it would read is empty.
"""

import json
import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

from conclave import texts
from conclave.bots.levels import outside_bots
from conclave.bots.outside import BotFailed
from conclave.core.plain import PlainDict
from conclave.server.bot_worker import answer

MIB = 1 << 20


def main(name: str) -> None:
    """First it says whether the bot could be loaded, then it answers questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(5)
    asked, answers = _keep_to_ourselves()
    bot = outside_bots()[name]
    _limit_memory(bot.memory)
    try:
        bot.load()
    except BotFailed as failure:
        _say(answers, {"failed": failure.id, "params": dict(failure.params)})
        return
    _say(answers, {"loaded": name})
    for line in asked:
        try:
            _say(answers, answer(json.loads(line)))
        except BotFailed as failure:
            _say(answers, {"failed": texts.explain(failure)})


def _keep_to_ourselves() -> tuple[BinaryIO, BinaryIO]:
    """The line to the server, out of reach of a bot that prints or reads."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return asked, answers


def _limit_memory(mib: int) -> None:
    """A bot that asks for more gets a MemoryError, where the system can count it."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (mib * MIB, mib * MIB))


def _say(answers: BinaryIO, said: PlainDict) -> None:
    answers.write(json.dumps(said).encode() + b"\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1])
