"""The page of figures at an address of its own, away from the one that players use."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import start_http_server

from conclave.server import metrics
from conclave.server.refusals import PortTaken


@contextmanager
def metrics_page(address: tuple[str, int] | None) -> Iterator[int]:
    """Shown at that address, if there is one, until this ends; the port it is shown at."""
    if address is None:
        yield 0
        return
    host, port = address
    try:
        server, thread = start_http_server(port, host, registry=metrics.registry)
    except OSError as error:
        why = error.strerror or str(error)
        raise PortTaken("metrics-port-taken", {"address": f"{host}:{port}", "why": why}) from error
    assert isinstance(thread, threading.Thread)
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
