"""Our server as it is, but for the limits that a load would run into."""

import os
from dataclasses import replace

from conclave.server.serving import serve
from conclave.server.settings import Limits, Rate, settings_from

PLENTY = Rate(1e9, 1e9)
NO_LIMITS = Limits(PLENTY, PLENTY, PLENTY, PLENTY, 10**6, 10**6, 10**6)

if __name__ == "__main__":
    serve(replace(settings_from(os.environ), limits=NO_LIMITS))
