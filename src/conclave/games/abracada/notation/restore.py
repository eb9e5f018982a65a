"""A position from plain data, checked: a refusal says what could not be so.

What may be left out is as at the beginning of a game: options, round, taken stones, lessons, the
result of the last round. Points that nothing else is said of were won.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from conclave.core.errors import BadOption, BadPosition, ConclaveError, Parameters
from conclave.core.fields import PositionFields
from conclave.core.options import complete_options, read_options
from conclave.core.plain import Plain
from conclave.core.state import NOBODY
from conclave.games.abracada.box.pieces import FULL_LIFE, HAND, LAID_OUT, SECRETS, SPELLS, TOP
from conclave.games.abracada.notation.validate import check
from conclave.games.abracada.rules.score import EMPTIED, FELL, KILLED
from conclave.games.abracada.rules.state import OVER, RoundResult, Table
from conclave.games.abracada.rules.variant import OPTIONS, Variant

FIELDS: Final = (
    *("seats", "options", "round", "turn", "last", "lives", "points", "hands", "board", "pile"),
    *("secrets", "taken", "lessons", "won", "survived", "secret_points", "result"),
)
MOST_ROUNDS: Final = 1_000_000


class ResultFields(PositionFields):
    def refusal(self, field: str) -> ConclaveError:
        return BadPosition("position-bad-field", {"field": f"result.{field}"})


P = TypeVar("P", bound=Table)


def restore(dumped: Plain, make: Callable[[int, Variant], P]) -> P:
    fields = PositionFields(dumped)
    for field in fields.data:
        if field not in FIELDS:
            raise fields.refusal(field)
    seats = _seats(fields)
    nothing: list[list[int]] = [[] for _ in range(seats)]
    position = make(seats, _variant(fields))
    position.round = fields.int_in("round", 1, MOST_ROUNDS) if fields.has("round") else 1
    position.turn = fields.int_in("turn", NOBODY, seats - 1)
    position.last = fields.int_in("last", 0, OVER)
    if (position.turn == NOBODY) != (position.last == OVER):
        raise fields.refusal("last")
    position.lives = fields.ints_in("lives", seats, 0, FULL_LIFE)
    position.fallen = position.lives.count(0)
    position.points = fields.ints_in("points", seats, 0, TOP)
    position.board = [0, *fields.ints_in("board", len(SPELLS), 0, max(SPELLS))]
    position.hands = _stones_of_seats(fields, "hands", seats, HAND)
    position.pile = _stones(fields.ints("pile"))
    position.secrets = _stones(fields.ints("secrets"))
    taken = fields.has("taken")
    position.taken = _stones_of_seats(fields, "taken", seats, SECRETS) if taken else nothing
    lessons = _rows(fields, "lessons", seats) if fields.has("lessons") else nothing
    position.lessons = [tuple(row) for row in lessons]
    position.survived = _earned(fields, "survived", [0] * seats)
    position.secret_points = _earned(fields, "secret_points", [0] * seats)
    earned = zip(position.points, position.survived, position.secret_points, strict=True)
    won = [points - survived - secrets for points, survived, secrets in earned]
    position.won = _earned(fields, "won", won)
    result = fields.data.get("result")
    position.result = None if result is None else _result(result, seats)
    check(position)
    return position


def _seats(fields: PositionFields) -> int:
    seats = fields.integer("seats")
    if seats not in LAID_OUT:
        limits: Parameters = {"seats": seats, "min": min(LAID_OUT), "max": max(LAID_OUT)}
        raise BadPosition("seats-out-of-range", limits)
    return seats


def _variant(fields: PositionFields) -> Variant:
    chosen = read_options(fields, "options") if fields.has("options") else {}
    try:
        return Variant(complete_options(OPTIONS, chosen))
    except BadOption as error:
        raise BadPosition(error.id, error.params) from error


def _rows(fields: PositionFields, field: str, seats: int) -> list[list[int]]:
    rows = fields.int_lists(field)
    if len(rows) != seats:
        raise fields.refusal(field)
    return rows


def _stones_of_seats(fields: PositionFields, field: str, seats: int, most: int) -> list[list[int]]:
    rows = _rows(fields, field, seats)
    if any(len(row) > most for row in rows):
        raise fields.refusal(field)
    return [_stones(row) for row in rows]


def _stones(stones: list[int]) -> list[int]:
    for stone in stones:
        if stone not in SPELLS:
            raise BadPosition("abracada-no-such-stone", {"stone": stone})
    return stones


def _earned(fields: PositionFields, field: str, otherwise: list[int]) -> list[int]:
    if not fields.has(field):
        return otherwise
    return fields.ints_in(field, len(otherwise), 0, TOP * MOST_ROUNDS)


def _result(dumped: Plain, seats: int) -> RoundResult:
    fields = ResultFields(dumped)
    if fields.text("ending") not in (EMPTIED, KILLED, FELL):
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
