"""Headers that every answer carries, and where a request may come from."""

from urllib.parse import urlsplit

from conclave.server.refusals import Forbidden

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
