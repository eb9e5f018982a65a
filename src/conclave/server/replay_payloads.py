"""A game that is over, as somebody's eyes saw it: every move, and any of its positions.

Positions are numbered by the moves that led to them, and a move by the position it made.
"""

from typing import Any

import msgspec

from conclave.core.options import complete_options
from conclave.core.plain import PlainDict, plain_ints
from conclave.core.reel import Reel
from conclave.core.state import NOBODY, State
from conclave.server.crests import CRESTS
from conclave.server.eyes import Eyes, seat_of_eyes
from conclave.server.payloads import move_payload, shown_position
from conclave.server.presence import Presence
from conclave.server.seating import seat_of
from conclave.server.storage.rows import Forfeit
from conclave.server.storage.tables import StoredTable
from conclave.server.table_payloads import SeatShown, TableShown, table_payload


class ReplayShown(msgspec.Struct, kw_only=True):
    table: TableShown
    """``you`` is whose eyes these are, if a seat's."""
    own: int | None
    """Which seat is the reader's own."""
    digest: str = ""
    """Of a record that lies at no table: by it the analysis is asked after."""
    last: int
    rounds: list[int]
    """Which round was played in each position; 0 before the first."""
    # As in the messages of a table; their parts are too many to be described here.
    log: list[Any]
    positions: list[Any]


class PositionsShown(msgspec.Struct):
    positions: list[Any]


def replay_of_table(reel: Reel, table: StoredTable, guest: str | None, eyes: Eyes) -> ReplayShown:
    shown = table_payload(table, Presence(), guest)
    mine = seat_of(table, guest)
    return _replay(reel, shown, None if mine is None else mine.seat, eyes)


def replay_of_record(reel: Reel, digest: str, names: list[str], eyes: Eyes) -> ReplayShown:
    shown = _replay(reel, _table_of_record(reel, names), None, eyes)
    shown.digest = digest
    return shown


def _replay(reel: Reel, table: TableShown, own: int | None, eyes: Eyes) -> ReplayShown:
    table.you, table.hints, table.version = seat_of_eyes(eyes), False, reel.last()
    return ReplayShown(
        table=table,
        own=own,
        last=reel.last(),
        rounds=reel.rounds,
        log=[replayed_move(reel, number, eyes) for number in range(1, reel.last() + 1)],
        positions=[],
    )


def replayed_move(reel: Reel, number: int, eyes: Eyes) -> PlainDict:
    """The move that made the position of that number."""
    said, told = reel.record.moves[number - 1], reel.told[number - 1]
    points = reel.points[number]
    if eyes == "open":
        return {
            "number": number,
            "seat": said.seat,
            "sentence": said.sentence,
            "events": [event.seen_by_all() for event in told],
            "points": plain_ints(points),
        }
    viewer = seat_of_eyes(eyes)
    return move_payload(reel.game, number, said.seat, said.sentence, told, points, viewer)


def replayed_positions(
    reel: Reel, first: int, last: int, eyes: Eyes, speaks: bool
) -> list[PlainDict]:
    return [
        _position(reel, reel.at(number), number, eyes, speaks) for number in range(first, last + 1)
    ]


def _position(reel: Reel, state: State, number: int, eyes: Eyes, speaks: bool) -> PlainDict:
    seat = seat_of_eyes(eyes)
    last = number == reel.last()
    standings = reel.standings if last else state.standings()
    shown = shown_position(reel.game, state, number, seat, speaks, standings)
    if last and reel.record.adjudicated:
        shown["actor"], shown["over"] = NOBODY, True
    if eyes == "open":
        shown["view"] = reel.game.open_view(state)
    return shown


def _table_of_record(reel: Reel, names: list[str]) -> TableShown:
    """As a table would be shown to somebody who watches; who sat there the record does not tell."""
    record, crests = reel.record, list(CRESTS)
    forfeits = msgspec.convert({one.seat: one.how for one in record.forfeits}, dict[int, Forfeit])
    seats = [
        SeatShown(
            seat=seat,
            kind="person",
            name=names[seat] if seat < len(names) else "",
            crest=crests[seat % len(crests)],
            level=None,
            here=True,
            deputy=False,
            luck="",
            hash="",
            forfeit=forfeits.get(seat, ""),
        )
        for seat in range(record.seats)
    ]
    return TableShown(
        code="",
        short_code=None,
        game=record.game,
        title="",
        public=False,
        practice=record.practice,
        hints=False,
        options=complete_options(reel.game.options, record.options),
        status="over",
        revealing=False,
        host=False,
        you=None,
        seats=seats,
        watchers=0,
        watching=[],
        commitment=record.commitment,
        seed=record.seed,
        made=0,
        version=reel.last(),
        rematch=None,
        adjudicated=record.adjudicated,
    )
