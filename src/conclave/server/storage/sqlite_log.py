"""SQLite's log, brought to the file now and then by a connection and a thread of their own, so that
no move waits for it."""

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

COMMITS_BETWEEN_CHECKPOINTS = 200
MOST_PAGES_LOGGED = 1500
"""Beyond that it is part of a commit after all: whoever writes so much at once has no pause."""


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
