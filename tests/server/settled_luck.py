"""The luck of the tests' servers is settled: a table of the same game, seats, options and title is
dealt the same pieces in every run, in whatever order the tests come, and its bots decide alike in
the same position.

``CONCLAVE_TEST_LUCK`` is any word, ``0`` unless it is set; with another word everything falls out
differently. No test may hang on that: ``CONCLAVE_TEST_LUCK=1 pytest tests/web tests/server``."""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from hashlib import sha256
from unittest.mock import patch

from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.server import bot_turns, seating
from conclave.server.live_table import LiveTable
from conclave.server.luck import Given
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.tables import StoredTable

LUCK = os.environ.get("CONCLAVE_TEST_LUCK", "0")

_laid: ContextVar[tuple[str, ...]] = ContextVar("laid", default=())
"""What is known of the table that is being laid."""


def settled(*words: object) -> str:
    return sha256("\n".join(map(str, (LUCK, *words))).encode()).hexdigest()


@contextmanager
def settled_luck() -> Iterator[None]:
    """While it lasts, the seeds of tables and of bots are settled. What guests add to the luck
    counts all the same."""
    with ExitStack() as until_then:
        for place, name, settling in (
            (seating, "new_seed", lambda: settled(*_laid.get())),
            (seating, "lay_table", _lay_table),
            (seating, "lay_rematch", _lay_rematch),
            (bot_turns, "bot_luck", _bot_luck),
        ):
            until_then.enter_context(patch.object(place, name, settling))
        yield


_usual_table, _usual_rematch = seating.lay_table, seating.lay_rematch


def _lay_table(
    code: str,
    game: AnyGame,
    options: Options,
    title: str,
    public: bool,
    kinds: list[str],
    host: GuestRow,
    luck: Given,
) -> StoredTable:
    with _laying(game.slug, str(len(kinds)), json.dumps(options, sort_keys=True), title):
        return _usual_table(code, game, options, title, public, kinds, host, luck)


def _lay_rematch(
    code: str, game: AnyGame, finished: StoredTable, asker: GuestRow, luck: Given
) -> StoredTable:
    with _laying("after", finished.row.seed):
        return _usual_rematch(code, game, finished, asker, luck)


@contextmanager
def _laying(*words: str) -> Iterator[None]:
    before = _laid.set((*_laid.get(), *words))
    try:
        yield
    finally:
        _laid.reset(before)


def _bot_luck(live: LiveTable) -> Chance:
    return FastChance(int(settled(live.table.row.seed, live.version), 16))
