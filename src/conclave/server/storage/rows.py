"""The rows of the database as structs."""

import logging
from typing import Any, Final, Literal, TypeAlias, TypeVar

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


LATE: Final = "late"
RESIGNED: Final = "resigned"

Forfeit: TypeAlias = Literal["", "late", "resigned", "replaced"]
"""How the owner of a seat has lost the game before its end: out of time or by resigning, for good;
or replaced by a bot that the others asked for, until the owner takes over."""

ADJUDICATE: Final = "adjudicate"
"""What may happen when a seat's time is up, beside a bot that takes the seat."""


class LiveClock(msgspec.Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more each time that others are to decide."""

    bank: int
    increment: int
    late: str = "adept"


class CorrespondenceClock(
    msgspec.Struct, tag_field="kind", tag="correspondence", forbid_unknown_fields=True
):
    """So many seconds each time that it is a seat's turn."""

    seconds: int
    late: str = "adept"


Clock: TypeAlias = LiveClock | CorrespondenceClock


class Clocks(msgspec.Struct):
    """How much time was left to each seat when this was written, by the house's own time."""

    left: list[float | None]
    """None for a seat that needs none, such as a bot's."""
    runs: int = -1
    """Whose time runs; -1: nobody's."""
    since: float = 0.0


class AskedRow(msgspec.Struct):
    """Those who want a deputy in the place of somebody who keeps them waiting."""

    level: str
    by: list[int]
    """Their seats."""
    at: float
    """When the first of them did."""


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
    rated: bool = False
    counted: str | None = None
    night: str | None = None
    clock: Clock | None = None
    clocks: Clocks | None = None
    due: float | None = None
    patience: int | None = None
    talk: Literal["free", "sayings", "none"] = "free"


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
    keeper: str | None = None
    forfeit: Forfeit = ""
    forfeit_version: int | None = None
    asked: AskedRow | None = None

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
    guest: str | None = None
    saying: str | None = None
    apart: bool = False


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
