"""Moves into an SQLite file by a connection of their own: one trip to its thread for many."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from conclave.server.storage.own_thread import OwnThread
from conclave.server.storage.rows import Clocks, MoveRow, TableRow
from conclave.server.storage.sqlite_log import MOST_PAGES_LOGGED, SqliteLog, lengthen

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SECONDS_TO_WAIT = 20
"""For a lock that somebody else has on the file."""

Written: TypeAlias = Callable[[bool | Exception], None]
"""Told whether something was stored, or what was in the way."""

Value = str | int | float | None
Values = tuple[Value, ...]

_MOVE = ("code", "number", "kind", "seat", "sentence", "draws", "guest", "nonce", "at")
_AFTER = (
    *("version", "actor", "status", "touched", "last_seat", "last_sentence", "result", "tallies"),
    *("length", "clocks", "due"),
)
_MADE = (*(f"move_{name}" for name in _MOVE), "revision", *(f"after_{name}" for name in _AFTER))
_NO_ROW: Values = (None,) * len(_MADE)

# A whole transaction is one statement, which adds rows to a view of the connection's own. Python's
# lock is passed to and fro with each statement, and while the server is busy whoever stores moves
# waits for it every time.
_MADE_VIEW = f"CREATE TEMP VIEW made AS SELECT {', '.join(f'NULL AS {name}' for name in _MADE)}"
_MADE_TRIGGER = f"""
CREATE TEMP TRIGGER store INSTEAD OF INSERT ON made WHEN NEW.move_code IS NOT NULL BEGIN
  INSERT INTO moves ({", ".join(_MOVE)}) VALUES ({", ".join(f"NEW.move_{name}" for name in _MOVE)});
  UPDATE tables SET {", ".join(f"{name} = NEW.after_{name}" for name in _AFTER)}
  WHERE code = NEW.move_code AND revision = NEW.revision;
  SELECT RAISE(ABORT, 'another revision') WHERE changes() <> 1;
END
"""


class SqliteMoves:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = OwnThread("moves")
        self.connection: sqlite3.Connection | None = None
        self.log = SqliteLog(file)

    async def open(self) -> None:
        """Beforehand, so that the first move need not wait for it."""
        await self.thread.call(self._connected)

    async def write(self, moves: list[MoveRow], afters: list[TableRow]) -> bool:
        """All of them or, if one conflicts with what is stored, none: then the answer is no."""
        done = await self.thread.call(self._write, moves, afters)
        self.log.note_commit()
        return done

    def write_at_once(
        self,
        moves: list[MoveRow],
        afters: list[TableRow],
        meanwhile: Callable[[], None],
        written: Written,
    ) -> None:
        """The same without a task that waits. ``meanwhile`` is called when nothing but the disk is
        waited for: Python's lock is free then."""
        in_loop = asyncio.get_running_loop().call_soon_threadsafe

        def write() -> None:
            stored: bool | Exception
            try:
                stored = self._write(moves, afters, lambda: in_loop(meanwhile))
            except Exception as error:
                stored = error
            in_loop(done, stored)

        def done(stored: bool | Exception) -> None:
            self.log.note_commit()
            written(stored)

        self.thread.do(write)

    async def close(self) -> None:
        await asyncio.to_thread(self.log.close)
        if self.connection is not None:
            await self.thread.call(self.connection.close)
            self.connection = None
        self.thread.end()

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self.file, timeout=SECONDS_TO_WAIT, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            db.execute(f"PRAGMA {pragma}")
        db.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES_LOGGED}")
        db.execute(_MADE_VIEW)
        db.execute(_MADE_TRIGGER)
        lengthen(db)
        return db

    def _connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = self._open()
        return self.connection

    def _write(
        self,
        moves: list[MoveRow],
        afters: list[TableRow],
        begin: Callable[[], object] = lambda: None,
    ) -> bool:
        rows = [_stored(*made) for made in zip(moves, afters, strict=True)]
        # As many as a power of two, so that there are few statements to remember.
        size = 1 << (len(rows) - 1).bit_length()
        rows += [_NO_ROW] * (size - len(rows))
        values = [value for row in rows for value in row]
        db = self._connected()
        begin()
        try:
            db.execute(_store(size), values)
        except sqlite3.IntegrityError:
            return False
        return True


@cache
def _store(rows: int) -> str:
    row = f"({', '.join('?' for _ in _MADE)})"
    return f"INSERT INTO made VALUES {', '.join([row] * rows)}"


def _stored(move: MoveRow, after: TableRow) -> Values:
    return (
        *(move.code, move.number, move.kind, move.seat, move.sentence),
        *(_json(move.draws), move.guest, move.nonce, move.at),
        *(after.revision, after.version, after.actor, after.status, after.touched),
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
