"""What the server refuses, by name, and how a refusal is told."""

from conclave import texts
from conclave.core.errors import ConclaveError, Parameters
from conclave.core.plain import PlainDict


class Refused(ConclaveError):
    """What was asked for can't be done; nothing has changed."""

    status = 400


class NobodyYet(Refused):
    """Whoever asks has not said who they are."""

    status = 401


class NotYours(Refused):
    """Somebody else may ask for that."""

    status = 403


class NotHere(Refused):
    status = 404


class NotNow(Refused):
    """It could be asked for at another moment."""

    status = 409


class VersionOld(NotNow):
    """The position that somebody spoke about is no longer the present one."""


class TooLong(Refused):
    status = 413


class TooFast(Refused):
    status = 429


def told_refusal(error: ConclaveError, names: list[str] | None = None) -> PlainDict:
    """A refusal as it is sent: id and parameters for translators, and the reason in English."""
    listener = texts.Listener(names or [])
    return {
        "id": error.id,
        "params": dict(error.params.items()),
        "text": texts.explain(error, listener),
    }


def status_of(error: ConclaveError) -> int:
    return error.status if isinstance(error, Refused) else 400


def unknown_table(code: str) -> NotHere:
    params: Parameters = {"code": code[:12]}
    return NotHere("table-unknown", params)
