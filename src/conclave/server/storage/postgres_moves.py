"""Moves into PostgreSQL: many of them, their tables and the notices of them in one statement."""

import json

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from conclave.server.storage.rows import MoveRow, TableRow

CHANNEL = "conclave"
"""Of the notices by which processes tell each other of changes."""

DIVISION_BY_ZERO = "22012"

# One statement is one trip and one transaction. It has to fail if one of the tables is not what it
# was, or a nonce has meant something else before: a division by zero sees to that. Moves are added
# in the order in which they are given, so that two processes never wait for each other.
_STORE = text("""
WITH stored AS (
  INSERT INTO moves (code, number, kind, seat, sentence, draws, guest, nonce, at)
  SELECT code, number, kind, seat, sentence, CAST(draws AS json), guest, nonce, at
  FROM unnest(
    CAST(:codes AS text[]), CAST(:numbers AS int[]), CAST(:kinds AS text[]),
    CAST(:seats AS int[]), CAST(:sentences AS text[]), CAST(:draws AS text[]),
    CAST(:guests AS text[]), CAST(:nonces AS text[]), CAST(:times AS float8[])
  ) AS new (code, number, kind, seat, sentence, draws, guest, nonce, at)
  RETURNING 1
), changed AS (
  UPDATE tables SET version = new.version, actor = new.actor, status = new.status,
    touched = new.touched, last_seat = new.last_seat, last_sentence = new.last_sentence,
    result = CAST(new.result AS json), tallies = CAST(new.tallies AS json), length = new.length,
    clocks = CAST(new.clocks AS json), due = new.due
  FROM unnest(
    CAST(:codes AS text[]), CAST(:revisions AS int[]), CAST(:versions AS int[]),
    CAST(:actors AS int[]), CAST(:statuses AS text[]), CAST(:touched AS float8[]),
    CAST(:last_seats AS int[]), CAST(:last_sentences AS text[]), CAST(:results AS text[]),
    CAST(:tallies AS text[]), CAST(:lengths AS int[]),
    CAST(:clocks AS text[]), CAST(:dues AS float8[]),
    CAST(:guests AS text[]), CAST(:nonces AS text[])
  ) AS new (
    code, revision, version, actor, status, touched, last_seat, last_sentence, result, tallies,
    length, clocks, due, guest, nonce
  )
  WHERE tables.code = new.code AND tables.revision = new.revision
    AND (SELECT count(*) FROM stored) > 0
    AND NOT EXISTS (
      SELECT 1 FROM answers
      WHERE answers.code = new.code AND answers.guest = new.guest AND answers.nonce = new.nonce
    )
  RETURNING 1
), told AS (
  SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice
)
SELECT 1 / CASE WHEN (SELECT count(*) FROM changed) = CAST(:count AS int) THEN 1 ELSE 0 END,
  (SELECT count(*) FROM told)
""")


class PostgresMoves:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, moves: list[MoveRow], afters: list[TableRow], notices: list[str]) -> bool:
        """All of them or, if one conflicts with what is stored, none: then the answer is no."""
        values = {
            "codes": [move.code for move in moves],
            "numbers": [move.number for move in moves],
            "kinds": [move.kind for move in moves],
            "seats": [move.seat for move in moves],
            "sentences": [move.sentence for move in moves],
            "draws": [json.dumps(move.draws) for move in moves],
            "guests": [move.guest for move in moves],
            "nonces": [move.nonce for move in moves],
            "times": [move.at for move in moves],
            "revisions": [after.revision for after in afters],
            "versions": [after.version for after in afters],
            "actors": [after.actor for after in afters],
            "statuses": [after.status for after in afters],
            "touched": [after.touched for after in afters],
            "last_seats": [after.last_seat for after in afters],
            "last_sentences": [after.last_sentence for after in afters],
            "results": [json.dumps(after.result) for after in afters],
            "tallies": [json.dumps(after.tallies) for after in afters],
            "lengths": [after.length for after in afters],
            "clocks": [json.dumps(msgspec.to_builtins(after.clocks)) for after in afters],
            "dues": [after.due for after in afters],
            "channel": CHANNEL,
            "notices": notices,
            "count": len(afters),
        }
        try:
            async with self.engine.connect() as db:
                await db.execute(_STORE, values)
        except IntegrityError:
            return False
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == DIVISION_BY_ZERO:
                return False
            raise
        return True
