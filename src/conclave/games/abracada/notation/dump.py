"""A position as plain data. ``restore`` reads it back."""

from conclave.core.options import plain_options
from conclave.core.plain import PlainDict, plain_int_lists, plain_ints
from conclave.games.abracada.rules.state import Table


def dump(table: Table) -> PlainDict:
    return {
        "seats": table.seats,
        "options": plain_options(table.variant.options),
        "round": table.round,
        "turn": table.turn,
        "last": table.last,
        "lives": plain_ints(table.lives),
        "points": plain_ints(table.points),
        "hands": plain_int_lists(table.hands),
        "board": plain_ints(table.board[1:]),
        "pile": plain_ints(table.pile),
        "secrets": plain_ints(table.secrets),
        "taken": plain_int_lists(table.taken),
        "lessons": plain_int_lists([list(lessons) for lessons in table.lessons]),
        "won": plain_ints(table.won),
        "survived": plain_ints(table.survived),
        "secret_points": plain_ints(table.secret_points),
        "result": None if table.result is None else table.result.dump(),
    }
