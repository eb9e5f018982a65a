"""How many connections fit into the number of files that the system lets this process open."""

import sys
from dataclasses import dataclass

if sys.platform != "win32":
    import resource

MOST = 65_536
"""More than this is not asked for, where the system would give any number."""
KEPT_BACK = 128
"""For the database, the bots, the log and the pages."""
LONGEST_QUEUE = 2048


@dataclass(frozen=True)
class OpenFiles:
    most: int

    @property
    def queue(self) -> int:
        """How many connections the system lets wait until they are accepted."""
        return min(LONGEST_QUEUE, max(1, self.most // 8))

    @property
    def connections(self) -> int:
        """How many there may be at once. Accepted before they can be counted are up to three times
        what the queue holds, as the event loop goes round."""
        return max(1, self.most - min(KEPT_BACK, self.most // 4) - 3 * self.queue)


def open_files() -> OpenFiles:
    if sys.platform == "win32":
        return OpenFiles(MOST)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return OpenFiles(MOST if soft == resource.RLIM_INFINITY else min(soft, MOST))


def raise_limit() -> None:
    """Ask the system for as many as it gives without further rights."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return  # macOS gives less than it says; what there is will do
