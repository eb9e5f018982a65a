"""What the server refuses, by the name of its HTTP status, and how a refusal is sent."""

from conclave import texts
from conclave.core.errors import ConclaveError
from conclave.core.plain import PlainDict
from conclave.server import metrics
from conclave.server.request_ids import request_id
from conclave.server.storage.rows import BadRow

GONE = 410
"""Of a table that was here and can't be read any more."""


class Refused(ConclaveError):
    """What was asked for can't be done; nothing has changed."""

    status = 400


class Unauthorized(Refused):
    """Whoever asks has not said who they are."""

    status = 401


class Forbidden(Refused):
    """Somebody else may ask for that."""

    status = 403


class NotFound(Refused):
    status = 404


class Conflict(Refused):
    """It could be asked for at another moment."""

    status = 409


class VersionOld(Conflict):
    """The position that somebody spoke about is no longer the present one."""


class TooLong(Refused):
    status = 413


class NotJson(Refused):
    """A body of another type than the one we read."""

    status = 415


class Misdirected(Refused):
    """Meant for another server."""

    status = 421


class TooFast(Refused):
    status = 429


class Unavailable(Refused):
    """Nobody can be served for now."""

    status = 503


class PortTaken(ConclaveError):
    """Somebody else listens there already, or nobody may."""


class Trouble(Refused):
    """A fault of ours. Whether it took effect is not known until the same is asked again."""

    status = 500


def trouble() -> Trouble:
    """Of what is being done; the log has more under the id that is told."""
    return Trouble("trouble", {"request": request_id()})


def refusal_payload(error: ConclaveError, names: list[str] | None = None) -> PlainDict:
    """Id and parameters for translators, and the reason in English. ``names`` are those of the
    seats, for a reason that speaks of one."""
    metrics.refusals.labels(error.id).inc()
    listener = texts.Listener(names or [])
    return {
        "id": error.id,
        "params": dict(error.params.items()),
        "text": texts.explain(error, listener),
    }


def status_of(error: ConclaveError) -> int:
    if isinstance(error, BadRow):
        return GONE
    return error.status if isinstance(error, Refused) else 400


def unknown_table(code: str) -> NotFound:
    return NotFound("table-unknown", {"code": code[:16]})
