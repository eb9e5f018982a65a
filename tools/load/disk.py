"""How soon the disk keeps its word, with nothing in between: what no durable server can be quicker
than."""

import os
import time
from pathlib import Path
from typing import NamedTuple

TIMES, SECONDS_BETWEEN = 100, 0.004
PAGE = 4096
PAGES = 6
"""As many as the log of a database gets with a move."""


class Disk(NamedTuple):
    """Seconds."""

    median: float
    last_hundredth: float


def try_disk(folder: Path) -> Disk:
    """So many times a few pages of a file that does not grow, forced to the disk at a pace."""
    file = folder / "disk"
    written = b"." * PAGE * PAGES
    took = []
    with file.open("wb", buffering=0) as disk:
        for _ in range(TIMES):
            disk.write(written)
        os.fsync(disk.fileno())
        for number in range(TIMES):
            time.sleep(SECONDS_BETWEEN)
            began = time.perf_counter()
            os.pwrite(disk.fileno(), written, number * len(written))
            os.fdatasync(disk.fileno())
            took.append(time.perf_counter() - began)
    file.unlink()
    took.sort()
    return Disk(took[TIMES // 2], took[TIMES * 99 // 100])
