"""Moves into an SQLite file by a connection of their own: one trip to its thread for many."""

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SECONDS_TO_WAIT = 20
"""For a lock that somebody else has on the file."""

_JSON = {"draws", "new_result", "new_tallies"}

_INSERT = """
INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at)
VALUES (:code, :number, :kind, :seat, :sentence, :draws, :guest, :nonce, :at)
"""
_UPDATE = """
UPDATE tables SET version = :new_version, actor = :new_actor, status = :new_status,
  touched = :new_touched, last_seat = :new_last_seat, last_sentence = :new_last_sentence,
  result = :new_result, tallies = :new_tallies, length = :new_length
WHERE code = :of_code AND revision = :of_revision
"""

Values = dict[str, Any]


class SqliteMoves:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "moves")
        self.connection: sqlite3.Connection | None = None

    async def write(self, moves: list[Values], afters: list[Values]) -> bool:
        """All of them or, if one conflicts with what is stored, none: then the answer is no."""
        loop = asyncio.get_running_loop()
        writing = loop.run_in_executor(self.thread, self._write, moves, afters)
        return await asyncio.shield(writing)

    async def close(self) -> None:
        if self.connection is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.thread, self.connection.close)
            self.connection = None
        self.thread.shutdown()

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self.file, timeout=SECONDS_TO_WAIT, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            db.execute(f"PRAGMA {pragma}")
        return db

    def _write(self, moves: list[Values], afters: list[Values]) -> bool:
        if self.connection is None:
            self.connection = self._open()
        db = self.connection
        db.execute("BEGIN IMMEDIATE")
        try:
            db.executemany(_INSERT, map(_stored, moves))
            if db.executemany(_UPDATE, map(_stored, afters)).rowcount != len(afters):
                db.execute("ROLLBACK")
                return False
            db.execute("COMMIT")
        except sqlite3.IntegrityError:
            db.execute("ROLLBACK")
            return False
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        return True


def _stored(values: Values) -> Values:
    """JSON as text, as everywhere else in the database."""
    return {name: json.dumps(value) if name in _JSON else value for name, value in values.items()}
