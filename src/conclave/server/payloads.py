"""What is shown to whom: everything that the server sends about a table is made here.

What ends in ``Shown`` is part of the API's own description under that name.
"""

from typing import Literal

import msgspec

from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.match import Match
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.state import Standing, State
from conclave.server.crests import BOT_NAMES, crests_of
from conclave.server.presence import Presence
from conclave.server.refusals import refusal_payload
from conclave.server.seating import may_have_hints, seat_of
from conclave.server.storage.history import Analysed, of_seat
from conclave.server.storage.rows import BOT, OVER, PERSON, ChatRow, TableRow
from conclave.server.storage.tables import StoredTable
from conclave.server.stored_match import may_take_back

encode = msgspec.json.Encoder().encode


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
    options: Options
    status: Literal["waiting", "playing", "over"]
    revealing: bool
    """Started, but not yet dealt: whoever has given a hash reveals their luck now."""
    host: bool
    you: int | None
    seats: list[SeatShown]
    watchers: int
    watching: list[str]
    """The names of some of them, told to those who sit here."""
    commitment: str
    seed: str
    """Empty until the game is over."""
    made: int
    version: int
    rematch: str | None
    played_on: Literal["otherwise", "same"] | None = None
    """How it came of a finished game: from one of its positions, or with the same luck."""


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


def table_payload(table: StoredTable, presence: Presence, guest: str | None) -> TableShown:
    row = table.row
    mine = seat_of(table, guest)
    return TableShown(
        code=row.code,
        short_code=row.short_code,
        game=row.game,
        title=row.title,
        public=row.public,
        practice=row.practice,
        hints=may_have_hints(table, guest),
        options=row.options,
        status=row.status,
        revealing=row.revealing is not None,
        host=guest is not None and row.host == guest,
        you=None if mine is None else mine.seat,
        seats=_seat_payloads(table, presence),
        watchers=presence.watchers(),
        watching=[] if mine is None else presence.watching(),
        commitment=row.commitment,
        seed=row.seed if row.status == OVER else "",
        made=int(row.made),
        version=row.version,
        rematch=row.rematch,
        played_on=row.played_on,
    )


def _seat_payloads(table: StoredTable, presence: Presence) -> list[SeatShown]:
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
        )
        for seat in table.seats
    ]


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
) -> MyTableShown:
    """A table in the list of those where the guest has a seat."""
    row = table.row
    mine = seat_of(table, guest)
    last: LastSaid | None = None
    if row.last_seat is not None and row.last_sentence is not None:
        viewer = None if mine is None else mine.seat
        heard = _heard(load_game(row.game), row.last_seat, row.last_sentence, viewer)
        last = LastSaid(row.last_seat, heard)
    found = of_seat(analysed, None if mine is None else mine.seat)
    return MyTableShown(
        **msgspec.structs.asdict(table_payload(table, presence, guest)),
        actor=row.actor,
        your_turn=mine is not None and mine.seat == row.actor and mine.deputy is None,
        last=last,
        ended=int(row.touched) if row.status == OVER else None,
        result=_result(row),
        moves=moves,
        minutes=0 if row.began is None else max(int((row.touched - row.began) / 60 + 0.5), 0),
        analysed=analysed is not None,
        luck=found.luck if found else None,
        each=found.each if found else None,
    )


def _result(row: TableRow) -> list[ResultShown] | None:
    if row.status != OVER or row.result is None:
        return None
    return [ResultShown(seat, place, points) for seat, (place, points) in enumerate(row.result)]


def gone_payload(gone: ConclaveError, row: TableRow) -> PlainDict:
    """Why a game that has begun can't be shown, and the result that was kept of it."""
    result: list[Plain] = [msgspec.structs.asdict(seat) for seat in _result(row) or []]
    return {"type": "gone", **refusal_payload(gone), "result": result or None}


def position_payload(
    match: Match, version: int, seat: int | None, speaks: bool, regret: int = 0
) -> PlainDict:
    """The present position. ``speaks`` is false while a deputy decides for the seat; ``regret`` is
    for how many milliseconds bots wait for it."""
    undo = speaks and seat is not None and may_take_back(match, version, seat)
    shown = shown_position(match.game, match.state, version, seat, speaks, match.standings())
    shown["undo"], shown["regret"] = undo, regret
    return shown


def shown_position(
    game: AnyGame,
    state: State,
    version: int,
    seat: int | None,
    speaks: bool,
    standings: list[Standing],
) -> PlainDict:
    """A position in which nothing can be taken back."""
    asks = game.asks(state)
    asked = speaks and seat is not None and state.actor() == seat
    legal = game.sentences(state) if asked else []
    previews = game.previews(state) if asked else {}
    return {
        "version": version,
        "actor": state.actor(),
        "over": state.over(),
        "view": game.view(state, seat),
        "asks": {"id": asks.id, "params": {**asks.params}},
        "legal": list(legal),
        "previews": {said: preview.dump() for said, preview in previews.items()},
        "undo": False,
        "regret": 0,
        "standings": [standing.dump() for standing in standings],
    }


def move_payload(
    game: AnyGame,
    number: int,
    seat: int,
    sentence: str,
    events: list[Event],
    points: list[int],
    viewer: int | None,
    hurried: str | None = None,
) -> PlainDict:
    """``hurried`` is the level at which a bot thought about the move, if less than its own."""
    told = [game.tell(event, viewer) for event in events]
    thought: PlainDict = {} if hurried is None else {"hurried": hurried}
    return {
        "number": number,
        "seat": seat,
        "sentence": _heard(game, seat, sentence, viewer),
        "events": [event for event in told if event is not None],
        "points": plain_ints(points),
        **thought,
    }


def _heard(game: AnyGame, speaker: int, sentence: str, viewer: int | None) -> str:
    return sentence if speaker == viewer else game.overheard(sentence)


def log_payload(
    match: Match, numbers: list[int], hurried: dict[int, str], viewer: int | None
) -> list[Plain]:
    """All that was said so far, as that seat may know it."""
    said = zip(numbers, match.record.moves, match.told, match.points, strict=True)
    game = match.game
    return [
        move_payload(
            *(game, number, move.seat, move.sentence, events, points, viewer),
            hurried.get(number),
        )
        for number, move, events, points in said
    ]


def chat_payload(chat: ChatRow) -> PlainDict:
    return {"seat": chat.seat, "name": chat.name, "text": chat.text, "at": int(chat.at)}
