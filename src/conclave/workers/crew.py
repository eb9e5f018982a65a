"""Who does pieces of work that don't depend on each other: this process, others of this machine, or
a Ray cluster. Results come in the order of the jobs, so they are the same whoever does the work."""

import os
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Protocol, TypeVar

Result = TypeVar("Result")

AHEAD = 4
"""Jobs that are handed out ahead for each worker."""
MOST_DEATHS = 20
"""Pools that may break down before we believe that it is the work which kills them."""


class Pool(Protocol):
    """What is asked of an executor."""

    def submit(self, work: Callable[..., Result], /, *job: object) -> Future[Result]: ...

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None: ...


class Crew:
    """``workers`` processes of this machine, or with ``cluster`` the Ray cluster there: “auto” is
    the one that this machine is part of. A job whose worker dies is done again by another."""

    def __init__(self, workers: int = 1, cluster: str | None = None) -> None:
        self.workers = workers
        self.cluster = cluster
        self.pools = 0
        """How many were opened."""

    @property
    def alone(self) -> bool:
        return self.workers == 1 and self.cluster is None

    def open(self) -> Pool:
        self.pools += 1
        if self.cluster is not None:
            from conclave.workers.ray_pool import RayPool  # heavy, and asked for by few

            pool = RayPool(self.cluster)
            self.workers = pool.workers
            return pool
        # Spawned, not forked: a fork would carry a terminal's or a server's threads along.
        return ProcessPoolExecutor(self.workers, get_context("spawn"), _begin_as_worker)

    def each(
        self, work: Callable[..., Result], jobs: Sequence[tuple[object, ...]]
    ) -> Generator[Result]:
        """What comes of each job, in their order."""
        if self.alone:
            for job in jobs:
                yield work(*job)
            return
        left = deque(jobs)
        running: deque[tuple[tuple[object, ...], Future[Result]]] = deque()
        pool = self.open()
        try:
            while left or running:
                while left and len(running) < AHEAD * self.workers:
                    job = left.popleft()
                    running.append((job, pool.submit(work, *job)))
                try:
                    result = running[0][1].result()
                except BrokenExecutor:
                    if self.pools > MOST_DEATHS:
                        raise
                    pool.shutdown(cancel_futures=True)
                    left.extendleft(job for job, _ in reversed(running))
                    running.clear()
                    pool = self.open()
                    continue
                running.popleft()
                yield result
        finally:
            pool.shutdown(cancel_futures=True)


def usual_workers() -> int:
    return os.cpu_count() or 1


def _begin_as_worker() -> None:
    # A terminal's Ctrl-C reaches every process; one that dies of it takes the queue along.
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_the_caller, daemon=True).start()


def _end_with_the_caller() -> None:
    """Whoever is killed can't call off what its workers do."""
    caller = parent_process()
    if caller is not None:
        caller.join()
        os._exit(1)
