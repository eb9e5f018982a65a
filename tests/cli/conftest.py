import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from subprocess import Popen

import pytest

from conclave.cli import main

# A run in the background is told to ignore Ctrl-C, and so would be every command it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@dataclass
class Answer:
    code: int
    out: str
    err: str


Conclave = Callable[..., Answer]


@pytest.fixture
def conclave(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Conclave:
    """The command, called in this process; ``typed`` is what comes in through a pipe."""

    def call(*words: object, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return call


@contextmanager
def killed_in_the_end(process: "Popen[str] | Popen[bytes]") -> Iterator[None]:
    """Whatever goes wrong in a test, nothing that it started is left behind."""
    try:
        yield
    finally:
        process.kill()
