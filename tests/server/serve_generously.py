"""A server for tests that would run into the limits, at whatever port is free."""

import os
from dataclasses import replace

from conclave.server.serving import serve
from conclave.server.settings import settings_from
from tests.server.running import GENEROUS
from tests.server.settled_luck import settled_luck

if __name__ == "__main__":
    with settled_luck():
        serve(replace(settings_from(os.environ), port=0, limits=GENEROUS))
