"""A position from plain data, checked: no stone is made or lost on the way."""

from conclave.core.errors import BadPosition
from conclave.core.fields import PositionFields
from conclave.core.options import complete_options, read_options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import NOBODY
from conclave.games.abracada.flow import Position
from conclave.games.abracada.moves import OVER
from conclave.games.abracada.stones import COPIES, FULL_LIFE, HAND, LAID_OUT, SPELLS, TOP
from conclave.games.abracada.table import RoundResult
from conclave.games.abracada.variant import OPTIONS, Variant


def restore(dumped: PlainDict) -> Position:
    """What may be left out: lessons, taken stones, what points were won for, the last result."""
    fields = PositionFields(dumped)
    seats = fields.integer("seats")
    if seats not in LAID_OUT:
        raise fields.refusal("seats")
    chosen = read_options(fields, "options") if fields.has("options") else {}
    position = Position(seats, Variant(complete_options(OPTIONS, chosen)))
    position.round = fields.integer("round") if fields.has("round") else 1
    position.turn = fields.int_in("turn", NOBODY, seats - 1)
    position.last = fields.int_in("last", 0, OVER)
    if (position.turn == NOBODY) != (position.last == OVER):
        raise fields.refusal("last")
    position.lives = fields.ints_in("lives", seats, 0, FULL_LIFE)
    position.fallen = position.lives.count(0)
    position.points = fields.ints_in("points", seats, 0, TOP)
    position.board = [0, *fields.ints_in("board", len(SPELLS), 0, TOP)]
    position.hands = _stones_of_seats(fields, "hands", seats)
    position.pile = fields.ints("pile")
    position.secrets = fields.ints("secrets")
    nothing: list[list[int]] = [[] for _ in range(seats)]
    taken = fields.has("taken")
    position.taken = _stones_of_seats(fields, "taken", seats) if taken else nothing
    lessons = _rows(fields, "lessons", seats) if fields.has("lessons") else nothing
    position.lessons = [tuple(row) for row in lessons]
    position.won = _earned(fields, "won", seats)
    position.survived = _earned(fields, "survived", seats)
    position.secret_points = _earned(fields, "secret_points", seats)
    result = dumped.get("result")
    position.result = None if result is None else _restore_result(result, seats)
    _check_stones(position)
    _check_living(position, fields)
    return position


def _rows(fields: PositionFields, field: str, seats: int) -> list[list[int]]:
    rows = fields.int_lists(field)
    if len(rows) != seats:
        raise fields.refusal(field)
    return rows


def _earned(fields: PositionFields, field: str, seats: int) -> list[int]:
    return fields.ints_in(field, seats, 0, 1000) if fields.has(field) else [0] * seats


def _stones_of_seats(fields: PositionFields, field: str, seats: int) -> list[list[int]]:
    rows = _rows(fields, field, seats)
    if any(len(row) > HAND for row in rows):
        raise fields.refusal(field)
    return rows


def _restore_result(dumped: Plain, seats: int) -> RoundResult:
    fields = PositionFields(dumped)
    return RoundResult(
        fields.integer("round"),
        fields.text("ending"),
        fields.int_in("actor", 0, seats - 1),
        fields.int_in("winner", NOBODY, seats - 1),
        fields.ints_in("gains", seats, 0, TOP),
        fields.ints_in("lives", seats, 0, FULL_LIFE),
        _stones_of_seats(fields, "hands", seats),
        _stones_of_seats(fields, "taken", seats),
    )


def _check_stones(position: Position) -> None:
    """A1: of spell n there are n stones, wherever they lie."""
    counts = position.board[:]
    for place in [position.pile, position.secrets, *position.hands, *position.taken]:
        for stone in place:
            if stone not in SPELLS:
                raise BadPosition("abracada-no-such-stone", {"stone": stone})
            counts[stone] += 1
    for spell in SPELLS:
        if counts[spell] != COPIES[spell]:
            raise BadPosition(
                "abracada-stones-miscounted",
                {"spell": spell, "count": counts[spell], "expected": COPIES[spell]},
            )


def _check_living(position: Position, fields: PositionFields) -> None:
    """The actor is alive and has a stone, and the round is not over already."""
    if position.turn == NOBODY:
        return
    if not position.lives[position.turn] or position.fallen > (
        position.seats - 2 if position.variant.last_standing else 0
    ):
        raise fields.refusal("lives")
    if not position.hands[position.turn]:
        raise fields.refusal("hands")
