"""Our server as it is, but for the limits that a load would run into and a log of faults alone."""

import logging
import os
from dataclasses import replace

from conclave.server.serving import serve
from conclave.server.settings import Limits, Rate, settings_from

PLENTY = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    messages=PLENTY,
    requests=PLENTY,
    guests=PLENTY,
    tables=PLENTY,
    tables_of_guest=10**6,
    sockets_of_address=10**6,
    connections_of_address=10**6,
)

if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    serve(replace(settings_from(os.environ), limits=NO_LIMITS))
