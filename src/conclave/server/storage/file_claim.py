"""One server at a time has an SQLite file: what a second one believed in memory would be wrong."""

import os
import sys
from pathlib import Path


class FileClaim:
    """Held by the operating system, so it ends with the process however that ends."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(database.name + ".lock")
        self.held: int | None = None

    def take(self) -> bool:
        """Whether it could be had. Where a file system knows no locks, everybody is let in."""
        held = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(held)
        except BlockingIOError:
            os.close(held)
            return False
        except OSError:
            os.close(held)
            return True
        self.held = held
        return True

    def release(self) -> None:
        if self.held is not None:
            os.close(self.held)
            self.held = None


if sys.platform == "win32":
    import msvcrt

    def _lock(held: int) -> None:
        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error

else:
    import fcntl

    def _lock(held: int) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
