"""Every message that may come in, read strictly: whatever does not fit is refused by name."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from conclave.core.options import OptionValue
from conclave.core.seats import SEAT_WORDS
from conclave.server.refusals import Refused, TooLong
from conclave.server.storage.rows import Clock

LONGEST_MESSAGE = 32 * 1024

# `$` alone would let a newline follow; `\Z` is not known to those who read our OpenAPI.
END = r"$(?!\n)"

Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^[\x21-\x7e]{1,64}" + END)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word: TypeAlias = Annotated[str, Meta(max_length=24)]
PersonName: TypeAlias = Annotated[str, Meta(max_length=200)]
GuestId: TypeAlias = Annotated[str, Meta(pattern=r"^[\x21-\x7e]{1,24}" + END)]
Luck: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-fA-F]{16,64})?" + END)]


Hash: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?" + END)]
HiddenLuck: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}" + END)]
"""Too much of it to be found by trying until the hash fits."""


class Incoming(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message over the socket."""

    nonce: Nonce | None = None
    as_: Seat | None = msgspec.field(default=None, name="as")
    """The seat that it is said for, of those that share the sender's device."""


class Sit(Incoming, tag="sit"):
    seat: Seat | None = None
    luck: Luck = ""
    hash: Hash = ""


class GiveLuck(Incoming, tag="luck"):
    luck: Luck = ""
    hash: Hash = ""


class Reveal(Incoming, tag="reveal"):
    luck: HiddenLuck


class SitOnSofa(Incoming, tag="sit-on-sofa"):
    name: PersonName
    seat: Seat | None = None
    crest: Word = ""
    luck: Luck = ""
    hash: Hash = ""


class Stand(Incoming, tag="stand"):
    pass


class SetSeat(Incoming, tag="set-seat"):
    seat: Seat
    kind: Word


class Start(Incoming, tag="start"):
    pass


class Say(Incoming, tag="say"):
    version: Version
    sentence: Annotated[str, Meta(max_length=400)]


class Undo(Incoming, tag="undo"):
    version: Version


class GoOn(Incoming, tag="go-on"):
    version: Version


class Ask(Incoming, tag="ask"):
    about: Literal["hint", "odds", "notes"]
    version: Version


class Deputy(Incoming, tag="deputy"):
    seat: Seat
    level: Word


class Resign(Incoming, tag="resign"):
    pass


class Remind(Incoming, tag="remind"):
    seat: Seat


class TakeOver(Incoming, tag="take-over"):
    pass


class Attend(Incoming, tag="attend"):
    """Whether somebody has the table before their eyes."""

    visible: bool


class Chat(Incoming, tag="chat"):
    text: Annotated[str, Meta(max_length=2000)]


class SofaLuck(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody else at the sender's device adds to the luck."""

    seat: Seat
    hash: Hash


class Saying(Incoming, tag="saying"):
    saying: Word


class Remove(Incoming, tag="remove"):
    guest: GuestId


class Rematch(Incoming, tag="rematch"):
    luck: Luck = ""
    hash: Hash = ""
    sofa: Annotated[list[SofaLuck], Meta(max_length=12)] = []


SeatingMessage: TypeAlias = (
    Sit | GiveLuck | Reveal | Stand | SetSeat | Start | Deputy | Resign | TakeOver | Remove
)
"""Changes something other than the position."""
SocketMessage: TypeAlias = (
    SeatingMessage | Say | Undo | GoOn | Ask | Chat | Saying | Remind | Rematch | SitOnSofa | Attend
)

_decoder: msgspec.json.Decoder[SocketMessage] = msgspec.json.Decoder(SocketMessage)


class _OnlyNonce(msgspec.Struct):
    nonce: Nonce | None = None


_nonce_decoder = msgspec.json.Decoder(_OnlyNonce)


def read_message(text: str) -> SocketMessage:
    if len(text) > LONGEST_MESSAGE or len(text.encode()) > LONGEST_MESSAGE:
        raise TooLong("message-too-long", {"max": LONGEST_MESSAGE})
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Refused("message-misshapen", {"why": str(error)[:200]}) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise json_refusal(error) from error


_say_decoder = msgspec.json.Decoder(Say)
SAY = ('{"type":"say",', '{"type": "say",')
LONGEST_SAY = 600


def quickly_said(text: str) -> Say | None:
    """A move, written as browsers or Python do. Whatever else it may be is for ``read_message``."""
    if len(text) > LONGEST_SAY or not text.startswith(SAY):
        return None
    try:
        return _say_decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def json_refusal(error: Exception) -> Refused:
    """What to say of a text that could not be read as JSON at all."""
    if isinstance(error, RecursionError):
        return Refused("message-too-deep")
    return Refused("message-not-json", {"why": str(error)[:200]})


def nonce_of(text: str) -> str | None:
    """The nonce of a message that is refused unread, so that the answer can carry it."""
    try:
        return _nonce_decoder.decode(text).nonce if len(text) <= LONGEST_MESSAGE else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]
    crest: Word = SEAT_WORDS[0]


class GuestChange(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)] | None = None
    crest: Word | None = None


class SofaPerson(msgspec.Struct, forbid_unknown_fields=True):
    name: PersonName
    crest: Word = ""


class SofaSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who plays at the device of whoever makes the table."""

    sofa: PersonName
    crest: Word = ""
    luck: Luck = ""
    hash: Hash = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Word | SofaSeat], Meta(max_length=12)]
    options: dict[str, OptionValue] = {}
    title: Annotated[str, Meta(max_length=400)] = ""
    public: bool = False
    practice: bool = False
    hints: bool = False
    rated: bool = False
    clock: Clock | None = None
    patience: int | None = None
    talk: Literal["free", "sayings", "none"] = "free"
    start: bool = False
    luck: Luck = ""
    hash: Hash = ""
