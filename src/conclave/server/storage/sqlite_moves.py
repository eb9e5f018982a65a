"""Moves into an SQLite file by a connection of their own: one trip to its thread for many."""

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from conclave.server.storage.rows import Clocks, MoveRow, TableRow

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SECONDS_TO_WAIT = 20
"""For a lock that somebody else has on the file."""

COMMITS_BETWEEN_CHECKPOINTS = 200
"""Then what is in the log is brought to the file, after a commit and not as part of one: whoever
waits for that commit does not wait for more."""
MOST_PAGES_LOGGED = 1500
"""Beyond that it is part of a commit after all: whoever writes so much at once has no pause."""

MOST_ROWS = 128
"""In one statement. Python's lock is passed to and fro with each, so there are to be few."""

Value = str | int | float | None
Values = tuple[Value, ...]

_MOVE = ("code", "number", "kind", "seat", "sentence", "draws", "guest", "nonce", "at")
_KEY = ("code", "revision")
_AFTER = (
    *("version", "actor", "status", "touched", "last_seat", "last_sentence", "result", "tallies"),
    *("length", "clocks", "due"),
)


class SqliteMoves:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "moves")
        self.connection: sqlite3.Connection | None = None
        self.commits = 0

    async def write(self, moves: list[MoveRow], afters: list[TableRow]) -> bool:
        """All of them or, if one conflicts with what is stored, none: then the answer is no."""
        loop = asyncio.get_running_loop()
        writing = loop.run_in_executor(self.thread, self._write, moves, afters)
        done = await asyncio.shield(writing)
        self.commits += 1
        if self.commits >= COMMITS_BETWEEN_CHECKPOINTS:
            self.commits = 0
            self.thread.submit(self._checkpoint)
        return done

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
        db.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES_LOGGED}")
        return db

    def _checkpoint(self) -> None:
        if self.connection is not None:
            with suppress(sqlite3.Error):  # it is done again before long
                self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _write(self, moves: list[MoveRow], afters: list[TableRow]) -> bool:
        if self.connection is None:
            self.connection = self._open()
        db = self.connection
        db.execute("BEGIN IMMEDIATE")
        try:
            for rows in _portions([_stored_move(move) for move in moves]):
                db.execute(_insert(len(rows)), [value for row in rows for value in row])
            updated = 0
            for rows in _portions([_stored_table(after) for after in afters]):
                values = [value for row in rows for value in row]
                updated += db.execute(_update(len(rows)), values).rowcount
            if updated != len(afters):
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


def _portions(rows: list[Values]) -> Iterator[list[Values]]:
    """Each a power of two, so that there are few statements to remember."""
    start = 0
    while start < len(rows):
        size = min(MOST_ROWS, 1 << (len(rows) - start).bit_length() - 1)
        yield rows[start : start + size]
        start += size


@cache
def _insert(rows: int) -> str:
    return f"INSERT INTO moves ({', '.join(_MOVE)}) VALUES {_places(_MOVE, rows)}"


@cache
def _update(rows: int) -> str:
    first = len(_KEY) + 1
    changes = (f"{name} = new.column{place}" for place, name in enumerate(_AFTER, first))
    same = (f"tables.{name} = new.column{place}" for place, name in enumerate(_KEY, 1))
    return (
        f"UPDATE tables SET {', '.join(changes)}"
        f" FROM (VALUES {_places((*_KEY, *_AFTER), rows)}) AS new WHERE {' AND '.join(same)}"
    )


def _places(columns: Iterable[str], rows: int) -> str:
    row = f"({', '.join('?' for _ in columns)})"
    return ", ".join([row] * rows)


def _stored_move(move: MoveRow) -> Values:
    return (
        *(move.code, move.number, move.kind, move.seat, move.sentence),
        *(_json(move.draws), move.guest, move.nonce, move.at),
    )


def _stored_table(after: TableRow) -> Values:
    return (
        *(after.code, after.revision, after.version, after.actor, after.status, after.touched),
        *(after.last_seat, after.last_sentence, _json(after.result), _json(after.tallies)),
        *(after.length, _json(after.clocks), after.due),
    )


def _json(value: list[int] | list[list[int]] | list[dict[str, int]] | Clocks | None) -> str:
    """As text, as everywhere else in the database."""
    if value is None:
        return "null"
    if isinstance(value, Clocks):
        return msgspec.json.encode(value).decode()
    return json.dumps(value) if value else "[]"
