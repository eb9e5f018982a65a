"""A Ray cluster as a pool of workers."""

import logging
import os
import socket
from collections.abc import Callable
from concurrent import futures
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from conclave.workers.errors import NoCluster

try:
    import ray
except ModuleNotFoundError:
    raise NoCluster("cluster-no-ray") from None

Result = TypeVar("Result")

SECONDS_TO_ANSWER = 10.0
SETTINGS = ("CONCLAVE_BOTS", "_EDITION")
"""How those settings end that go along with a job."""
RETRIES = -1
"""However often its machine dies, a job is done again elsewhere."""
CALLS, SECONDS_BETWEEN_CALLS = 10, 1.0


class RayPool:
    """Every job is a task of one core. Ray starts a task again whose worker or machine has died;
    what a job raises itself is raised here."""

    def __init__(self, address: str) -> None:
        if not ray.is_initialized():
            try:
                _knock(address)
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (OSError, ValueError, RuntimeError) as error:
                raise NoCluster("cluster-not-found", {"address": address[:80]}) from error
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
        self.given: dict[Future[Any], ray.ObjectRef] = {}
        """Ray's own name for each job that is not done yet, by its future."""

    def submit(self, work: Callable[..., Result], /, *job: object) -> Future[Result]:
        task = self.remote.remote(_own_settings(), work, job)
        future: Future[Result] = task.future()
        self.given[future] = task
        future.add_done_callback(self._is_done)
        return future

    def _is_done(self, future: Future[Any]) -> None:
        self.given.pop(future, None)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """The cluster stays, and so does the line to it: another pool may follow. What nobody waits
        for any more must not keep its cores. Ray may miss that a job is called off which a worker
        is about to begin, so it is told again until the job has ended."""
        for _ in range(CALLS if cancel_futures else 0):
            if not self.given:
                return
            for task in list(self.given.values()):
                ray.cancel(task, force=True)
            futures.wait(list(self.given), SECONDS_BETWEEN_CALLS)


def _knock(address: str) -> None:
    """Ray itself would go on trying for minutes where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()


def _own_settings() -> dict[str, str]:
    """The files that the rules and the bots go by; they have to be there on every machine."""
    return {
        name: str(Path(value).expanduser().absolute())
        for name, value in os.environ.items()
        if value and name.endswith(SETTINGS)
    }


def _do(settings: dict[str, str], work: Callable[..., Result], job: tuple[object, ...]) -> Result:
    os.environ.update(settings)
    return work(*job)
