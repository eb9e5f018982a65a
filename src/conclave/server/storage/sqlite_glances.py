"""What is asked of an SQLite file again and again, by a connection and a thread of its own.

By way of SQLAlchemy such a question takes Python 2 ms, for which whoever moves just then waits.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any


class SqliteGlances:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "glances")
        self.connection: sqlite3.Connection | None = None

    async def ask(self, question: str, values: dict[str, float | str]) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self._ask, question, values)

    def close(self) -> None:
        """Once nothing is under way."""
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def _ask(self, question: str, values: dict[str, float | str]) -> list[tuple[Any, ...]]:
        if self.connection is None:
            self.connection = sqlite3.connect(
                self.file, isolation_level=None, check_same_thread=False
            )
        return self.connection.execute(question, values).fetchall()
