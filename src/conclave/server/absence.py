"""Somebody who keeps the others waiting: away, or here and not moving. The others may ask for a bot
in their place, and where there are several of them, most of them must."""

import time

import msgspec

from conclave.bots.levels import check_offered, own_levels
from conclave.catalogue import load_game
from conclave.server.clocks.choice import SECONDS_OF_PATIENCE
from conclave.server.refusals import Conflict, Forbidden
from conclave.server.seating import check_playing, forfeit, numbered, own_seat
from conclave.server.storage.rows import (
    PERSON,
    REPLACED,
    AskedRow,
    CorrespondenceClock,
    SeatRow,
)
from conclave.server.storage.tables import StoredTable

SECONDS_OF_DOUBT = 2.0
"""By so much two processes may differ on how long somebody has been away."""


class Waiting(msgspec.Struct):
    """What is known of those who sit at a table."""

    away: list[float]
    """For how many seconds each seat's owner has been away; 0 if here."""
    idle: float
    """For how many seconds the seat that is to decide has been."""
    grace: float
    """For so many seconds nobody counts as away."""


def ask_for_deputy(
    table: StoredTable, guest: str, number: int, level: str, waiting: Waiting
) -> None:
    """For one's own seat at once; for another's, where its owner keeps the others waiting and most
    of those who are here ask for it."""
    check_playing(table)
    asker = own_seat(table, guest)
    seat = numbered(table, number)
    check_offered(level, own_levels(load_game(table.row.game)))
    if seat.kind != PERSON:
        raise Conflict("seat-without-person", {"seat": number})
    if seat is asker:
        _check_not_lost(seat)
        seat.deputy = level
        return
    if seat.deputy is not None:
        raise Conflict("deputy-there", {"seat": number})
    if asker.forfeit:
        raise Forbidden("vote-lost")
    waited = _waited_for(table, seat, waiting)
    _vote(table, seat, asker, level, waiting, waited)


def _check_not_lost(seat: SeatRow) -> None:
    if seat.forfeit and seat.forfeit != REPLACED:
        raise Conflict(f"seat-lost-{seat.forfeit}")


def _waited_for(table: StoredTable, seat: SeatRow, waiting: Waiting) -> float:
    """For how many seconds the owner has kept the others waiting; refused if that is not enough."""
    if isinstance(table.row.clock, CorrespondenceClock):
        raise Conflict("absence-correspondence", {"seat": seat.seat})
    away = waiting.away[seat.seat]
    if away > 0:
        _check_enough("absence-grace", seat, waiting.grace - away)
        return away
    if table.row.actor != seat.seat:
        raise Forbidden("owner-is-here", {"seat": seat.seat})
    patience = table.row.patience or SECONDS_OF_PATIENCE
    _check_enough("absence-patience", seat, patience - waiting.idle)
    return waiting.idle


def _check_enough(id: str, seat: SeatRow, missing: float) -> None:
    if missing > 0:
        raise Conflict(id, {"seat": seat.seat, "seconds": max(1, round(missing))})


def _vote(
    table: StoredTable,
    seat: SeatRow,
    asker: SeatRow,
    level: str,
    waiting: Waiting,
    waited: float,
) -> None:
    now = time.time()
    asked = seat.asked
    if asked is None or now - asked.at > waited + SECONDS_OF_DOUBT:
        asked = AskedRow(level, [], now)  # what was asked for before was about another wait
    by = sorted({*asked.by, asker.seat})
    voters = {_device(one) for one in table.seats if _may_vote(one, seat, waiting)}
    voters.add(_device(asker))
    votes = {_device(table.seats[one]) for one in by} & voters
    if 2 * len(votes) > len(voters):
        forfeit(table, seat, REPLACED, asked.level)
    else:
        seat.asked = AskedRow(asked.level, by, asked.at)


def _may_vote(one: SeatRow, about: SeatRow, waiting: Waiting) -> bool:
    """Other people who play on and are here: who is away as well could never agree."""
    if one.kind != PERSON or one.guest is None or one.forfeit:
        return False
    return _device(one) != _device(about) and waiting.away[one.seat] < max(waiting.grace, 1.0)


def _device(seat: SeatRow) -> str:
    """Those who share one have one voice."""
    return seat.keeper or seat.guest or ""
