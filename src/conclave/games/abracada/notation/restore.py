"""A position from plain data, checked: a refusal says what could not be so.

What may be left out is as at the beginning of a game: options, round, taken stones, lessons, the
result of the last round. Of points whose parts are left out, what the last round did not bring
counts as won.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from conclave.core.fields import PositionFields, impossible
from conclave.core.options import position_options
from conclave.core.plain import Plain
from conclave.core.state import NOBODY
from conclave.games.abracada.box.pieces import (
    COPIES,
    FULL_LIFE,
    HAND,
    LAID_OUT,
    SECRETS,
    SPELLS,
    TOP,
)
from conclave.games.abracada.notation.validate import validate
from conclave.games.abracada.notation.validate_result import parts_of
from conclave.games.abracada.rules.score import ENDINGS
from conclave.games.abracada.rules.state import OVER, RoundResult, Table
from conclave.games.abracada.rules.variant import OPTIONS, Variant

FIELDS: Final = (
    *("seats", "options", "round", "turn", "last", "lives", "points", "hands", "board", "pile"),
    *("secrets", "taken", "lessons", "won", "survived", "secret_points", "result"),
)
RESULT_FIELDS: Final = (
    *("round", "ending", "actor", "winner", "gains", "lives", "hands", "taken"),
)
"""Where those lie in the position."""
MOST_ROUNDS: Final = 1_000_000

P = TypeVar("P", bound=Table)


def restore(dumped: Plain, make: Callable[[int, Variant], P]) -> P:
    fields = PositionFields(dumped)
    fields.only(FIELDS)
    seats = fields.seats(min(LAID_OUT), max(LAID_OUT))
    position = make(seats, Variant(position_options(OPTIONS, fields)))
    position.round = fields.int_in("round", 1, MOST_ROUNDS) if fields.has("round") else 1
    position.turn = fields.int_in("turn", NOBODY, seats - 1)
    position.last = fields.int_in("last", 0, OVER)
    position.lives = fields.ints_in("lives", seats, 0, FULL_LIFE)
    position.fallen = position.lives.count(0)
    _read_stones(fields, position)
    result = fields.data.get("result")
    position.result = None if result is None else _result(result, seats)
    _read_points(fields, position)
    validate(position)
    return position


def _read_stones(fields: PositionFields, table: Table) -> None:
    seats = table.seats
    nothing: list[list[int]] = [[] for _ in range(seats)]
    table.board = [0, *fields.ints_in("board", len(SPELLS), 0, max(COPIES))]
    table.hands = _stones_of_seats(fields, "hands", seats, HAND)
    table.pile = _stones("pile", fields.ints("pile"))
    table.secrets = _stones("secrets", fields.ints("secrets"))
    taken = fields.has("taken")
    table.taken = _stones_of_seats(fields, "taken", seats, SECRETS) if taken else nothing
    lessons = _rows(fields, "lessons", seats) if fields.has("lessons") else nothing
    table.lessons = [tuple(row) for row in lessons]


def _read_points(fields: PositionFields, table: Table) -> None:
    seats = table.seats
    table.points = fields.ints_in("points", seats, 0, TOP)
    brought = [(0, 0, 0)] * seats
    if table.result is not None:
        brought = [parts_of(table.variant, table.result, seat) for seat in range(seats)]
    table.survived = _earned(fields, "survived", [survived for _, survived, _ in brought])
    table.secret_points = _earned(fields, "secret_points", [secrets for _, _, secrets in brought])
    earned = zip(table.points, table.survived, table.secret_points, strict=True)
    won = [points - survived - secrets for points, survived, secrets in earned]
    table.won = _earned(fields, "won", won)


def _rows(fields: PositionFields, field: str, seats: int) -> list[list[int]]:
    rows = fields.int_lists(field)
    if len(rows) != seats:
        raise fields.refusal(field)
    return rows


def _stones_of_seats(fields: PositionFields, field: str, seats: int, most: int) -> list[list[int]]:
    rows = _rows(fields, field, seats)
    if any(len(row) > most for row in rows):
        raise fields.refusal(field)
    return [_stones(fields.at(f"{field}.{seat}"), row) for seat, row in enumerate(rows)]


def _stones(field: str, stones: list[int]) -> list[int]:
    for stone in stones:
        if stone not in SPELLS:
            raise impossible(field, "abracada-no-such-stone", {"stone": stone})
    return stones


def _earned(fields: PositionFields, field: str, otherwise: list[int]) -> list[int]:
    if not fields.has(field):
        return otherwise
    return fields.ints_in(field, len(otherwise), 0, TOP * MOST_ROUNDS)


def _result(dumped: Plain, seats: int) -> RoundResult:
    fields = PositionFields(dumped, "result")
    fields.only(RESULT_FIELDS)
    if fields.text("ending") not in ENDINGS:
        raise fields.refusal("ending")
    return RoundResult(
        fields.int_in("round", 1, MOST_ROUNDS),
        fields.text("ending"),
        fields.int_in("actor", 0, seats - 1),
        fields.int_in("winner", NOBODY, seats - 1),
        fields.ints_in("gains", seats, 0, TOP),
        fields.ints_in("lives", seats, 0, FULL_LIFE),
        _stones_of_seats(fields, "hands", seats, HAND),
        _stones_of_seats(fields, "taken", seats, SECRETS),
    )
