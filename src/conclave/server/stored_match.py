"""The match of a stored table: its record, replayed from the dealer's seed."""

import logging
from bisect import bisect_right
from typing import Any

from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError, NothingToUndo, UnknownVersion
from conclave.core.events import Event
from conclave.core.forfeits import Forfeit
from conclave.core.game import AnyGame
from conclave.core.match import Match, resume
from conclave.core.record import Record, Said
from conclave.core.state import Standing
from conclave.server.luck import note_luck
from conclave.server.storage.rows import ADJUDICATE, LATE, OVER, UNDO, MoveRow, TableRow
from conclave.server.storage.tables import StoredTable

log = logging.getLogger(__name__)

MOST_TAKEN_BACK = 200
"""Moves at one table."""
MOST_ROWS_OF_PRACTICE = 10_000
"""Moves taken back at one table for practice, and the rows that say so."""


class RulesGone(ConclaveError):
    """The game was begun by a version of the rules that can't be played here."""


def resume_match(table: StoredTable, moves: list[MoveRow]) -> Match:
    """The game as it stands, by the rules it began with; RulesGone if nobody knows them."""
    game = check_rules(table.row)
    return resume(game, stored_record(table, moves), table.row.seed, keeps_points=True)


def check_rules(row: TableRow) -> AnyGame:
    """The table's game; RulesGone if nobody knows the rules that it was begun by."""
    game = load_game(row.game)
    try:
        game.by_version(row.rules_version)
    except UnknownVersion as error:
        id = "rules-gone-over" if row.status == OVER else "rules-gone-playing"
        raise RulesGone(id, error.params) from error
    return game


def stored_record(table: StoredTable, moves: list[MoveRow]) -> Record:
    """What the table keeps, unchecked: who can't replay it can still read it."""
    row = table.row
    record = Record(row.game, row.rules_version, len(table.seats), row.options)
    record.commitment = row.commitment
    note_luck(record, table.seats)
    record.practice = row.practice
    record.position = row.position
    record.deal = row.deal
    standing = standing_moves(moves)
    record.moves = [Said(move.seat, move.sentence, move.draws) for move in standing]
    note_forfeits(record, table, [move.number for move in standing])
    return record


def note_forfeits(record: Record, table: StoredTable, numbers: list[int]) -> None:
    """``numbers`` are those of the rows of the moves that stand."""
    record.forfeits = forfeits_at(table, numbers)
    record.adjudicated = is_adjudicated(table)


def forfeits_at(table: StoredTable, numbers: list[int]) -> list[Forfeit]:
    """Who has lost before the end, each when so many moves stood."""
    return [
        Forfeit(seat.seat, seat.forfeit, bisect_right(numbers, seat.forfeit_version or 0))
        for seat in table.seats
        if seat.forfeit
    ]


def is_adjudicated(table: StoredTable) -> bool:
    """Whether the game ended when a clock had run out, as the table had chosen."""
    clock = table.row.clock
    if clock is None or clock.late != ADJUDICATE:
        return False
    return any(seat.forfeit == LATE for seat in table.seats)


def outcome(game: AnyGame, standings: list[Standing], told: list[list[Event]]) -> dict[str, Any]:
    """Of a game that is over: the columns that lists and statistics read."""
    return {
        "result": [[standing.place, standing.points] for standing in standings],
        "tallies": _tallies(game, len(standings), told),
        "length": len(told),
    }


def _tallies(game: AnyGame, seats: int, told: list[list[Event]]) -> list[dict[str, int]] | None:
    try:
        return game.tallies(seats, told)
    except Exception:
        # Nobody's last move is lost because of what statistics would make of it.
        log.exception("a game of %s could not be counted", game.slug)
        return None


def may_undo(match: Match, seat: int) -> bool:
    """As in the rules; in practice, whatever the seat has decided."""
    if match.record.practice:
        return any(said.seat == seat for said in match.record.moves)
    return match.may_undo(seat) and not match.over()


def may_take_back(match: Match, version: int, seat: int) -> bool:
    """Not for ever: every move taken back is two rows of the record, or a little less."""
    rows = version - len(match.record.moves)
    most = MOST_ROWS_OF_PRACTICE if match.record.practice else 2 * MOST_TAKEN_BACK
    return rows < most and may_undo(match, seat)


def take_back(match: Match, seat: int, seed: str) -> Match:
    """The game as it was before the seat's last decision, with the luck that it had then: the same
    move will have the same outcome."""
    if not match.record.practice:
        match.undo(seat)
        return match
    if not may_undo(match, seat):
        raise NothingToUndo("nothing-to-undo-yet")
    while match.record.moves.pop().seat != seat:
        pass
    return resume(match.game, match.record, seed, keeps_points=True)


def standing_moves(moves: list[MoveRow]) -> list[MoveRow]:
    """The moves that were not taken back."""
    standing: list[MoveRow] = []
    for move in moves:
        if move.kind == UNDO:
            while standing.pop().seat != move.seat:
                pass
        else:
            standing.append(move)
    return standing
