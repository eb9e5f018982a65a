"""The match of a stored table: its record, replayed from the dealer's seed."""

from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError, UnknownVersion
from conclave.core.match import Match, resume
from conclave.core.record import Record, Said
from conclave.server.storage.rows import OVER, UNDO, MoveRow
from conclave.server.storage.tables import StoredTable

MOST_TAKEN_BACK = 200
"""Moves at one table."""


class RulesGone(ConclaveError):
    """The game was begun by a version of the rules that can't be played here."""


def resume_match(table: StoredTable, moves: list[MoveRow]) -> Match:
    """The game as it stands, by the rules it began with; RulesGone if nobody knows them."""
    row = table.row
    game = load_game(row.game)
    try:
        game.by_version(row.rules_version)
    except UnknownVersion as error:
        id = "rules-gone-over" if row.status == OVER else "rules-gone-playing"
        raise RulesGone(id, error.params) from error
    return resume(game, stored_record(table, moves), row.seed)


def stored_record(table: StoredTable, moves: list[MoveRow]) -> Record:
    """What the table keeps, unchecked: who can't replay it can still read it."""
    row = table.row
    record = Record(row.game, row.rules_version, len(table.seats), row.options)
    record.commitment = row.commitment
    record.nonces = [seat.luck for seat in table.seats]
    record.deal = row.deal
    record.moves = [Said(move.seat, move.sentence, move.draws) for move in standing_moves(moves)]
    return record


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
