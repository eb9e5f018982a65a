"""What is shown of a table: its seats, its terms, and how it stands in a list.

What ends in ``Shown`` is part of the API's own description under that name.
"""

from typing import Literal

import msgspec

from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.server.clocks.choice import SECONDS_OF_PATIENCE
from conclave.server.crests import BOT_NAMES, crests_of
from conclave.server.finished import is_open_to
from conclave.server.payloads import heard
from conclave.server.presence import SECONDS_OF_GRACE, Presence
from conclave.server.refusals import refusal_payload
from conclave.server.seating import may_have_hints, seat_of
from conclave.server.sofa_seats import sofa_of
from conclave.server.storage.history import Analysed, of_seat
from conclave.server.storage.rows import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    Clock,
    Forfeit,
    SeatRow,
    TableRow,
)
from conclave.server.storage.tables import StoredTable
from conclave.server.stored_match import is_adjudicated


class AskedShown(msgspec.Struct):
    level: str
    by: list[int]


class SeatShown(msgspec.Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    crest: str
    level: str | None
    """Of the bot that plays here, be it as a deputy."""
    here: bool
    deputy: bool
    luck: Literal["", "hashed", "openly", "revealed", "replaced"]
    """What is known of the luck that the seat adds."""
    hash: str
    """Of that luck: it can't be another one any more."""
    sofa: bool = False
    """Whether the person plays at the device of somebody else."""
    forfeit: Forfeit = ""
    guest: str | None = None
    """Whose seat it is, by the id that leads to their page."""
    away: int = 0
    """For how many seconds the owner has been away; counted on by clients."""
    asked: AskedShown | None = None
    """Who has asked for a deputy in the owner's place."""


class TableShown(msgspec.Struct, kw_only=True):
    code: str
    short_code: str | None
    """Leads here as well, as long as the table waits."""
    game: str
    title: str
    public: bool
    practice: bool
    """Any decision can be taken back."""
    hints: bool
    """Whether the reader may ask for hints and notes."""
    rated: bool = False
    """Whether its result changes ratings."""
    counted: str | None = None
    """Of a rated game that is over: `yes`, or why it does not count."""
    night: str | None = None
    """The match night that it belongs to."""
    options: Options
    status: Literal["waiting", "playing", "over"]
    revealing: bool
    """Started, but not yet dealt: whoever has given a hash reveals their luck now."""
    host: bool
    you: int | None
    sofa: list[int] = []
    """The seats of all who share your device; none if nobody does."""
    seats: list[SeatShown]
    watchers: int
    watching: list[str]
    """The names of some of them, told to those who sit here."""
    commitment: str
    seed: str
    """Empty until the game is over, and where it was private for all who did not sit there."""
    made: int
    version: int
    rematch: str | None
    played_on: Literal["otherwise", "same"] | None = None
    """How it came of a finished game: from one of its positions, or with the same luck."""
    clock: Clock | None = None
    """The time that each seat has; None: as much as it likes."""
    adjudicated: bool = False
    """Whether the game ended because a clock ran out."""
    grace: int = int(SECONDS_OF_GRACE)
    """After so many seconds of being away somebody may be replaced by a deputy."""
    patience: int = SECONDS_OF_PATIENCE
    """After so many seconds somebody who is here and does not move may be replaced."""
    talk: Literal["free", "sayings", "none"] = "free"
    """What may be said here: anything, sayings from a list, or nothing."""
    watching_guests: list[str] = []
    """Whose names ``watching`` has, in the same order."""


class LastSaid(msgspec.Struct):
    seat: int
    sentence: str


class ResultShown(msgspec.Struct):
    seat: int
    place: int
    points: int


class MyTableShown(TableShown, kw_only=True):
    actor: int
    your_turn: bool
    last: LastSaid | None
    ended: int | None
    result: list[ResultShown] | None
    """Of a finished game, seat by seat; unknown if it ended before results were kept."""
    moves: int
    minutes: int
    """From the deal to the last move; 0 if the deal was not noted at its time."""
    analysed: bool
    luck: float | None
    """Your own, if the game was analysed, and what you lost a decision."""
    each: float | None
    time_left: float | None
    """Seconds, of the clock that runs: that of the actor."""


def table_payload(
    table: StoredTable,
    presence: Presence,
    guest: str | None,
    owner: str | None = None,
    now: float | None = None,
) -> TableShown:
    """As the guest sees it, at the device of the owner; where that is the same, one is enough.
    Without ``now``, nothing is told of how long anybody has been away."""
    row = table.row
    mine = seat_of(table, guest)
    watching = [] if mine is None else presence.watching()
    return TableShown(
        code=row.code,
        short_code=row.short_code,
        game=row.game,
        title=row.title,
        public=row.public,
        practice=row.practice,
        hints=may_have_hints(table, guest),
        rated=row.rated,
        counted=row.counted,
        night=row.night,
        options=row.options,
        status=row.status,
        revealing=row.revealing is not None,
        host=row.host in (guest, owner) if row.host else False,
        you=None if mine is None else mine.seat,
        sofa=sofa_of(table, owner or guest),
        seats=_seat_payloads(table, presence, now),
        watchers=presence.watchers(),
        watching=[one.name for one in watching],
        watching_guests=[one.guest for one in watching],
        commitment=row.commitment,
        seed=row.seed if row.status == OVER and is_open_to(table, owner or guest) else "",
        made=int(row.made),
        version=row.version,
        rematch=row.rematch,
        played_on=row.played_on,
        clock=row.clock,
        adjudicated=is_adjudicated(table),
        grace=int(presence.grace),
        patience=row.patience or SECONDS_OF_PATIENCE,
        talk=row.talk,
    )


def _seat_payloads(table: StoredTable, presence: Presence, now: float | None) -> list[SeatShown]:
    names, crests = seat_names(table), crests_of(table.seats)
    # The luck of an earlier game is nothing that these seats have added.
    again = table.row.played_on == "same"
    return [
        SeatShown(
            seat=seat.seat,
            kind=seat.kind,
            name=names[seat.seat],
            crest=crests[seat.seat],
            level=seat.player(),
            here=seat.kind == BOT or presence.is_here(seat.guest),
            deputy=seat.kind == PERSON and seat.deputy is not None,
            luck="" if again else seat.luck_state,
            hash="" if again else seat.luck_hash,
            sofa=seat.keeper is not None,
            forfeit=seat.forfeit,
            guest=seat.guest,
            away=0 if now is None else int(presence.away(seat.guest, now)),
            asked=_asked(table, seat, presence),
        )
        for seat in table.seats
    ]


def _asked(table: StoredTable, seat: SeatRow, presence: Presence) -> AskedShown | None:
    """Not once the owner is here and waits for others."""
    if seat.asked is None or table.row.status != PLAYING:
        return None
    if presence.is_here(seat.guest) and table.row.actor != seat.seat:
        return None
    return AskedShown(seat.asked.level, seat.asked.by)


def seat_names(table: StoredTable) -> list[str]:
    crests = crests_of(table.seats)
    return [
        BOT_NAMES[crest] if seat.kind == BOT else seat.name
        for seat, crest in zip(table.seats, crests, strict=True)
    ]


def my_table_payload(
    table: StoredTable,
    presence: Presence,
    guest: str,
    moves: int,
    analysed: list[Analysed] | None,
    time_left: float | None,
) -> MyTableShown:
    """A table in the list of those where the guest has a seat."""
    row = table.row
    mine = seat_of(table, guest)
    last: LastSaid | None = None
    if row.last_seat is not None and row.last_sentence is not None:
        # On a shared device the list lies open to everybody, whoever has just moved.
        shared = row.status != OVER and sofa_of(table, guest)
        viewer = None if mine is None or shared else mine.seat
        said = heard(load_game(row.game), row.last_seat, row.last_sentence, viewer)
        last = LastSaid(row.last_seat, said)
    found = of_seat(analysed, None if mine is None else mine.seat)
    return MyTableShown(
        **msgspec.structs.asdict(table_payload(table, presence, guest)),
        actor=row.actor,
        your_turn=_is_turn_of(table, guest),
        last=last,
        ended=int(row.touched) if row.status == OVER else None,
        result=_result(row),
        moves=moves,
        minutes=0 if row.began is None else max(int((row.touched - row.began) / 60 + 0.5), 0),
        analysed=analysed is not None,
        luck=found.luck if found else None,
        each=found.each if found else None,
        time_left=time_left,
    )


def _is_turn_of(table: StoredTable, guest: str) -> bool:
    """Of the guest, or of somebody who plays at the guest's device."""
    actor = table.row.actor
    seat = table.seats[actor] if actor >= 0 else None
    return seat is not None and guest in (seat.guest, seat.keeper) and seat.deputy is None


def _result(row: TableRow) -> list[ResultShown] | None:
    if row.status != OVER or row.result is None:
        return None
    return [ResultShown(seat, place, points) for seat, (place, points) in enumerate(row.result)]


def gone_payload(gone: ConclaveError, row: TableRow) -> PlainDict:
    """Why a game that has begun can't be shown, and the result that was kept of it."""
    result: list[Plain] = [msgspec.structs.asdict(seat) for seat in _result(row) or []]
    return {"type": "gone", **refusal_payload(gone), "result": result or None}
