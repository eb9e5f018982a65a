"""What a host may choose about telling people elsewhere that it is their turn."""

import re
from base64 import urlsafe_b64decode
from binascii import Error
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parseaddr
from urllib.parse import SplitResult, unquote, urlsplit

from conclave.server.bad_setting import BadSetting

SMTP_PORTS = {"smtp": 587, "smtps": 465}
KEY_BYTES = 32

MAIL_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,189}\Z)"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*"
    r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
)


@dataclass(frozen=True)
class PushSettings:
    key: str
    """Private, of VAPID: 32 bytes, in the alphabet of base64url."""
    contact: str
    """Whom a push service may turn to: ``mailto:`` or ``https://``."""
    local: bool = False
    """Whether pushes may go to this machine and its network, and without TLS: for tests."""


@dataclass(frozen=True)
class MailSettings:
    host: str
    port: int
    tls: bool
    """From the first byte; otherwise as soon as the other side offers it."""
    user: str
    password: str = field(repr=False)
    sender: str


@dataclass(frozen=True)
class TurnPace:
    """In seconds."""

    look: float = 5.0
    """Between two looks for turns that somebody should hear of."""
    attend: float = 8.0
    """A turn that its player looks at by then needs no word."""
    notice: float = 20.0
    """So long after the turn began its player is told, if nobody was there."""
    lease: float = 90.0
    """Whoever took it upon them to tell and has not done so by then is gone."""
    again: tuple[float, ...] = (60.0, 300.0, 1800.0, 7200.0)
    """Before it is tried again where it failed; then it is left."""
    online: float = 600.0
    """Who is here, be it elsewhere, gets no mail, and is looked for again so much later."""


def push_settings(environ: Mapping[str, str]) -> PushSettings | None:
    key = environ.get("CONCLAVE_VAPID_KEY", "").strip()
    if not key:
        return None
    try:
        raw = urlsafe_b64decode(key + "=" * (-len(key) % 4))
    except (Error, ValueError):
        raw = b""
    if len(raw) != KEY_BYTES or not any(raw):
        raise BadSetting("setting-bad-vapid-key")
    contact = environ.get("CONCLAVE_VAPID_CONTACT", "").strip()
    scheme, _, rest = contact.partition(":")
    named = (scheme == "mailto" and MAIL_ADDRESS.fullmatch(rest)) or (
        scheme == "https" and urlsplit(contact).hostname
    )
    if not named:
        raise BadSetting("setting-bad-vapid-contact", {"value": contact[:60]})
    return PushSettings(key, contact, environ.get("CONCLAVE_PUSH_LOCAL", "") == "1")


def mail_settings(environ: Mapping[str, str]) -> MailSettings | None:
    text = environ.get("CONCLAVE_SMTP_URL", "").strip()
    if not text:
        return None
    try:
        url = urlsplit(text)
        host, port = url.hostname or "", url.port or SMTP_PORTS[url.scheme]
    except (ValueError, KeyError):
        host, port = "", 0
    if not host or url.path.strip("/") or url.query:
        # The value itself may hold a password.
        raise BadSetting("setting-bad-smtp")
    sender = environ.get("CONCLAVE_MAIL_FROM", "").strip()
    if not MAIL_ADDRESS.fullmatch(parseaddr(sender)[1]):
        raise BadSetting("setting-bad-mail-from", {"value": sender[:60]})
    if not environ.get("CONCLAVE_URL", ""):
        raise BadSetting("setting-mail-needs-url")
    return MailSettings(
        host, port, url.scheme == "smtps", _part(url.username), _part(url.password), sender
    )


def _part(text: str | None) -> str:
    return unquote(text or "")


def public_url(environ: Mapping[str, str]) -> str:
    """The address under which people find the server, without a slash at its end; or none."""
    text = environ.get("CONCLAVE_URL", "").strip()
    if not text:
        return ""
    try:
        url = urlsplit(text)
    except ValueError:
        url = SplitResult("", "", "", "", "")
    if url.scheme not in ("http", "https") or not url.hostname or url.path.strip("/") or url.query:
        raise BadSetting("setting-bad-url", {"value": text[:60]})
    return f"{url.scheme}://{url.netloc}"
