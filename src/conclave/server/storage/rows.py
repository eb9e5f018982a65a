"""The rows of the database as structs."""

from typing import Any, Final, Literal, TypeVar

import msgspec
from sqlalchemy import Row

from conclave.core.options import Options

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

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


RowT = TypeVar("RowT", bound=msgspec.Struct)


def read_row(row: Row[*tuple[Any, ...]], kind: type[RowT]) -> RowT:
    named = {str(name): value for name, value in row._mapping.items()}
    return msgspec.convert(named, kind)
