"""What must be true of every position, asked of one that somebody wrote down."""

from conclave.core.errors import BadPosition
from conclave.core.state import NOBODY
from conclave.games.abracada.box.pieces import COPIES, HAND, SECRETS, SPELLS, TOP
from conclave.games.abracada.knowledge.own_stones import could_hold
from conclave.games.abracada.rules.state import Table


def check(table: Table) -> None:
    """BadPosition says what could not be so. Whether play could lead here is not asked."""
    _check_stones(table)
    _check_secrets(table)
    _check_lessons(table)
    _check_points(table)
    if table.turn != NOBODY:
        _check_round(table)


def _check_stones(table: Table) -> None:
    """A1: of spell n there are n stones, wherever they lie."""
    counts = table.board[:]
    for place in [table.pile, table.secrets, *table.hands, *table.taken]:
        for stone in place:
            counts[stone] += 1
    for spell in SPELLS:
        if counts[spell] != COPIES[spell]:
            raise BadPosition(
                "abracada-stones-miscounted",
                {"spell": spell, "count": counts[spell], "expected": COPIES[spell]},
            )


def _check_secrets(table: Table) -> None:
    """A3: four are set aside, and a seat that takes one takes it from there."""
    count = len(table.secrets) + sum([len(stones) for stones in table.taken])
    if count > SECRETS:
        raise BadPosition("abracada-too-many-secrets", {"count": count, "most": SECRETS})


def _check_lessons(table: Table) -> None:
    """What a seat has learned fits the stones before it, and a stone cast lies on the board."""
    for spell in SPELLS:
        cast = sum([lessons.count(spell) for lessons in table.lessons])
        if cast > table.board[spell]:
            raise BadPosition("abracada-cast-not-on-board", {"spell": spell})
    for seat in range(table.seats):
        if not could_hold(table.lessons[seat], table.hands[seat], HAND):
            raise BadPosition("abracada-impossible-lessons", {"seat": seat})


def _check_points(table: Table) -> None:
    """A17, A20: whether the game is over is for the points and the rounds to say."""
    rounds = table.variant.rounds
    finished = max(table.points) == TOP
    if table.turn != NOBODY and (finished or (rounds and table.round > rounds)):
        raise BadPosition("abracada-should-be-over")
    if table.turn == NOBODY and not finished and table.round != rounds:
        raise BadPosition("abracada-should-go-on")
    for seat in range(table.seats):
        parts = table.won[seat] + table.survived[seat] + table.secret_points[seat]
        if table.won[seat] < 0 or min(TOP, parts) != table.points[seat]:
            raise BadPosition("abracada-parts-differ", {"seat": seat})


def _check_round(table: Table) -> None:
    """While a round runs its actor lives, nobody has emptied a row, and not too many are dead."""
    if not table.lives[table.turn]:
        raise BadPosition("abracada-actor-is-dead", {"seat": table.turn})
    if table.fallen > (table.seats - 2 if table.variant.last_standing else 0):
        raise BadPosition("abracada-round-is-over")
    for seat in range(table.seats):
        if not table.hands[seat]:
            raise BadPosition("abracada-no-stones", {"seat": seat})
    if table.last and not table.board[table.last]:
        raise BadPosition("abracada-cast-not-on-board", {"spell": table.last})
