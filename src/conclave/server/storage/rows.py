"""The rows of the database as structs."""

import logging
from typing import Any, Final, Literal, TypeVar

import msgspec
from sqlalchemy import Row

from conclave.core.errors import ConclaveError
from conclave.core.options import Options

log = logging.getLogger(__name__)

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

HASHED: Final = "hashed"
OPENLY: Final = "openly"
REVEALED: Final = "revealed"
REPLACED: Final = "replaced"

SAY: Final = "say"
UNDO: Final = "undo"


class GuestRow(msgspec.Struct):
    id: str
    name: str
    crest: str


class TableRow(msgspec.Struct):
    code: str
    game: str
    rules_version: int
    options: Options
    title: str
    public: bool
    host: str
    status: Literal["waiting", "playing", "over"]
    seed: str
    commitment: str
    deal: list[int]
    made: float
    touched: float
    revision: int = 0
    version: int = 0
    actor: int = -1
    last_seat: int | None = None
    last_sentence: str | None = None
    rematch: str | None = None
    practice: bool = False
    hints: bool = False
    result: list[list[int]] | None = None
    short_code: str | None = None
    revealing: float | None = None
    began: float | None = None
    position: dict[str, Any] | None = None
    played_on: Literal["otherwise", "same"] | None = None
    tallies: list[dict[str, int]] | None = None
    length: int | None = None


class SeatRow(msgspec.Struct):
    code: str
    seat: int
    kind: Literal["person", "bot", "open"]
    guest: str | None = None
    name: str = ""
    crest: str = ""
    level: str | None = None
    deputy: str | None = None
    luck: str = ""
    luck_hash: str = ""
    luck_state: Literal["", "hashed", "openly", "revealed", "replaced"] = ""

    def player(self) -> str | None:
        """The level of the bot that decides for this seat; None if a person does."""
        return self.deputy if self.kind == PERSON else self.level


class MoveRow(msgspec.Struct):
    code: str
    number: int
    kind: str
    seat: int
    sentence: str
    draws: list[int]
    guest: str | None
    nonce: str | None
    at: float


class ChatRow(msgspec.Struct):
    code: str
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class BadRow(ConclaveError):
    """A row that can't be read. It costs its own table and nothing else."""


_set_aside: set[str] = set()
"""Tables that the log has spoken of."""


def bad_row(code: str, why: Exception | str) -> BadRow:
    """The refusal of a table that can't be read. The log is told why, once."""
    if code not in _set_aside:
        _set_aside.add(code)
        fault = why if isinstance(why, LookupError | TypeError | AssertionError) else None
        log.warning("table %s can't be read and is set aside: %s", code, why, exc_info=fault)
    return BadRow("table-unreadable", {"code": code})


RowT = TypeVar("RowT", bound=msgspec.Struct)


def read_row(row: Row[*tuple[Any, ...]], kind: type[RowT]) -> RowT:
    named = {str(name): value for name, value in row._mapping.items()}
    try:
        return msgspec.convert(named, kind)
    except msgspec.ValidationError as error:
        raise bad_row(str(named.get("code", ""))[:16], error) from error
