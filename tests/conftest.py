import os
from importlib import import_module

import pytest
from hypothesis import settings

from conclave.bots import search, trials
from tools.native import SUFFIXES, modules

# The same examples in every run and on every machine; HYPOTHESIS_PROFILE=explore draws new ones.
settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# Hundreds of servers and bots are started; each would have to compile all our modules anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think until their effort is spent, however slow the machine is at the moment."""
    for thinking in (search, trials):
        monkeypatch.setattr(thinking, "perf_counter", lambda: 0.0)


def pytest_sessionstart() -> None:
    """``make test-native`` must not pass by running the interpreted sources."""
    if "CONCLAVE_EXPECT_NATIVE" not in os.environ:
        return
    places = {name: import_module(name).__file__ or "" for name in modules()}
    interpreted = [name for name, place in places.items() if not place.endswith(SUFFIXES)]
    if interpreted:
        pytest.exit(f"not compiled: {', '.join(interpreted)}", returncode=1)
