"""What a seat may see. Everything is hidden unless it is shown here."""

from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.state import NOBODY
from conclave.games.abracada.box.pieces import SLOTS
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.rules.state import Table


def view(table: Table, seat: int | None) -> PlainDict:
    """A2: a seat sees everybody's stones but its own. A round that is over is shown whole.

    A spectator sees nobody's: else a player could watch their own table through another window.
    """
    unseen = unseen_stones(table, seat)
    shown: dict[str, Plain] = {
        "round": table.round,
        "rounds": table.variant.rounds,
        "turn": table.turn,
        "last": table.last,
        "seats": [_seat(table, other, seat) for other in range(table.seats)],
        "board": plain_ints(table.board[1:]),
        "unseen": plain_ints(unseen[1:]),
        "pile": len(table.pile),
        "secrets": len(table.secrets),
        "mine": None if seat is None else plain_ints(table.taken[seat]),
        "result": None if table.result is None else table.result.dump(),
    }
    if seat is None:
        shown["secret_stones"] = None
    if table.variant.odds and seat is not None and table.turn != NOBODY:  # A21
        chances = odds(table.lessons[seat], len(table.hands[seat]), unseen)
        shown["odds"] = [round(chance, 4) for chance in chances[1:]]
    return shown


def _seat(table: Table, seat: int, viewer: int | None) -> PlainDict:
    stones = table.hands[seat]
    hidden = viewer is None or viewer == seat
    shown: dict[str, Plain] = {
        "lives": table.lives[seat],
        "points": table.points[seat],
        "stones": None if hidden else plain_ints(stones),
        "count": len(stones),
        "taken": len(table.taken[seat]),
    }
    if viewer is None:
        shown["took"] = None
    return shown


def open_view(table: Table) -> PlainDict:
    """Everything that lies on the table, face up. Unseen are only the stones of the pile; neither
    their order is told, nor which of the secret stones would be taken next."""
    pile = [0] * SLOTS
    for stone in table.pile:
        pile[stone] += 1
    seats: list[Plain] = []
    for seat in range(table.seats):
        stones, took = plain_ints(table.hands[seat]), plain_ints(table.taken[seat])
        seats.append({**_seat(table, seat, None), "stones": stones, "took": took})
    return {
        **view(table, None),
        "seats": seats,
        "unseen": plain_ints(pile[1:]),
        "secret_stones": plain_ints(sorted(table.secrets)),
    }
