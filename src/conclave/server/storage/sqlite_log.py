"""SQLite's log: as long as it gets from the start, and brought to the file now and then by a
connection and a thread of their own, so that no move waits for either."""

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

COMMITS_BETWEEN_CHECKPOINTS = 100
"""A move is six pages of the log."""
MOST_PAGES_LOGGED = 1500
"""Beyond that it is part of a commit after all: whoever writes so much at once has no pause."""
FEW_PAGES = 16
USUAL_CACHE = -2000
"""KiB: what SQLite has unless it is told otherwise."""


def lengthen(db: sqlite3.Connection) -> None:
    """Make the log's file as long as it usually gets. A file that grows has its new length forced
    to the disk with every commit, and on a busy disk that takes many times as long as the move.

    What does not fit into memory is put into the log before it is committed, and stays there as
    mere length when it is taken back.
    """
    size = db.execute("PRAGMA page_size").fetchone()[0] * MOST_PAGES_LOGGED
    db.execute(f"PRAGMA cache_size={FEW_PAGES}")
    try:
        db.execute("BEGIN IMMEDIATE")
        db.execute("CREATE TABLE lengthening (bytes BLOB)")
        db.execute("INSERT INTO lengthening VALUES (zeroblob(?))", (size,))
    except sqlite3.OperationalError as error:  # such as a full disk: it does without
        log.warning("the log of the database can't be made longer: %s", error)
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute(f"PRAGMA cache_size={USUAL_CACHE}")


class SqliteLog:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "log")
        self.connection: sqlite3.Connection | None = None
        self.commits = 0
        self.under_way: Future[None] | None = None

    def note_commit(self) -> None:
        """Begin to bring the log to the file, if there have been many and nobody is at it."""
        self.commits += 1
        if self.commits < COMMITS_BETWEEN_CHECKPOINTS:
            return
        if self.under_way is None or self.under_way.done():
            self.commits = 0
            self.under_way = self.thread.submit(self._checkpoint)

    def close(self) -> None:
        """Once nothing is under way."""
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def _checkpoint(self) -> None:
        """It waits for nobody and keeps nobody waiting. What is added meanwhile stays for the next
        time, and so does all of it if something is in the way."""
        with suppress(sqlite3.Error):
            if self.connection is None:
                self.connection = sqlite3.connect(self.file, check_same_thread=False)
            self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
