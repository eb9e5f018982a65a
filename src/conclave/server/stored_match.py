"""The match of a stored table: its record, replayed from the dealer's seed."""

from conclave.catalogue import load_game
from conclave.core.match import Match, resume
from conclave.core.record import Record, Said
from conclave.server.storage.rows import UNDO, MoveRow
from conclave.server.storage.tables import StoredTable

MOST_TAKEN_BACK = 200
"""Moves at one table."""


def resume_match(table: StoredTable, moves: list[MoveRow]) -> Match:
    row = table.row
    record = Record(row.game, row.rules_version, len(table.seats), row.options)
    record.commitment = row.commitment
    record.nonces = [seat.luck for seat in table.seats]
    record.deal = row.deal
    record.moves = [Said(move.seat, move.sentence, move.draws) for move in standing_moves(moves)]
    return resume(load_game(row.game), record, row.seed, keeps_points=True)


def may_take_back(match: Match, version: int, seat: int) -> bool:
    """As in the rules, but not for ever: every move taken back is two rows of the record."""
    taken_back = (version - len(match.record.moves)) // 2
    return taken_back < MOST_TAKEN_BACK and match.may_undo(seat)


def standing_moves(moves: list[MoveRow]) -> list[MoveRow]:
    """The moves that were not taken back."""
    standing: list[MoveRow] = []
    for move in moves:
        if move.kind == UNDO:
            standing.pop()
        else:
            standing.append(move)
    return standing
