"""Taking a lock without a task that waits for it."""

import asyncio


def took(lock: asyncio.Lock) -> bool:
    """Whether the lock was free and is now the caller's, who did not have to wait for it."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # somebody else is about to have it
    return False
