"""What a server may offer beside ASGI, so that messages make no detour."""

from collections.abc import Callable
from typing import Protocol

DIRECT = "conclave.direct"
"""The extension of a socket's scope that leads to the line itself."""


class DirectLine(Protocol):
    def write_at_once(self, *messages: bytes) -> bool:
        """Send texts; False if they have to wait until the other side has read more."""

    def hand_over(self, put: Callable[[str], bool]) -> None:
        """Give texts that come to ``put`` where that is possible, the others come as ever. Once
        ``put`` has said no, nothing is read."""

    def read_on(self) -> None:
        """Once more."""

    def round_trip(self) -> float:
        """For how many seconds the last ping and its answer travelled; 0.0 before there was one."""


class NoDirectLine:
    def write_at_once(self, *_messages: bytes) -> bool:
        return False

    def hand_over(self, _put: Callable[[str], bool]) -> None:
        pass

    def read_on(self) -> None:
        pass

    def round_trip(self) -> float:
        return 0.0
