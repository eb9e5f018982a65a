"""What is done for one request or message has an id, by which its lines in the log are found."""

import secrets
from contextvars import ContextVar

_current: ContextVar[str] = ContextVar("request_id", default="")


def present_request() -> str:
    """The id of what is being done; empty for what the server does of itself."""
    return _current.get()


def begin_request(id: str = "") -> str:
    """From here on, in this task and those that it starts."""
    id = id or secrets.token_hex(6)
    _current.set(id)
    return id


def request_id() -> str:
    """As ``present_request``, but where nothing has begun, it begins now."""
    return _current.get() or begin_request()
