"""Headers that every answer carries, and where a request may come from."""

import re
from urllib.parse import urlsplit

from conclave.server.refusals import Forbidden, Misdirected, NotFound

SECURITY = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

_PORT = re.compile(r":[0-9]+\Z")

SECURITY_LINES = [(name.encode(), value.encode()) for name, value in SECURITY.items()]


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Only our own pages speak for a guest's cookie. Programs send no Origin at all."""
    if origin is None or origin in allowed:
        return
    try:
        theirs = urlsplit(origin).netloc
    except ValueError:
        theirs = ""
    if not theirs or theirs.lower() != (host or "").lower():
        raise Forbidden("origin-foreign", {"origin": origin[:100]})


def check_path(path: str) -> None:
    """PostgreSQL takes no text with such a character in it, not even to look for it."""
    if "\x00" in path:
        raise NotFound("page-unknown", {"path": ""})


def check_host(host: str | None, allowed: tuple[str, ...]) -> None:
    """Only under the names that the server is known by: a page of somebody else whose name leads
    here would pass for one of ours."""
    if allowed and not any(_is_called(host or "", name) for name in allowed):
        raise Misdirected("host-foreign", {"host": (host or "")[:100]})


def _is_called(host: str, name: str) -> bool:
    """A name without a port holds for every port; ``*.`` stands for whatever comes before."""
    host = host.lower()
    if not _PORT.search(name):
        host = _PORT.sub("", host).removesuffix(".")
    return host.endswith(name[1:]) if name.startswith("*.") else host == name
