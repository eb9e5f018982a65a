"""What must be true of every position, asked of one that somebody wrote down.

Whether play can have led there is not asked to the end: an end game may be drawn with few stones,
with secret stones taken that nobody is said to have cast for, and with points from anywhere.
"""

from itertools import pairwise

from conclave.core.fields import impossible
from conclave.core.state import NOBODY
from conclave.games.abracada.box.pieces import (
    ALL_STONES,
    COPIES,
    HAND,
    LAID_OUT,
    SECRETS,
    SPELLS,
    TOP,
)
from conclave.games.abracada.knowledge.own_stones import could_hold
from conclave.games.abracada.notation.validate_result import validate_last_round, validate_result
from conclave.games.abracada.rules.state import OVER, REFILL, Table


def validate(table: Table) -> None:
    """BadPosition says which field could not be so, and why."""
    if (table.turn == NOBODY) != (table.last == OVER):
        raise impossible("last", "abracada-last-differs-from-turn", {"over": OVER})
    _check_stones(table)
    _check_secrets(table)
    _check_lessons(table)
    _check_pile(table)
    _check_parts(table)
    _check_rounds(table)
    if table.result is not None:
        validate_result(table, table.result)
        validate_last_round(table, table.result)
    elif table.turn == NOBODY:
        raise impossible("result", "abracada-no-result")
    if table.turn != NOBODY:
        _check_turn(table)
        _check_running(table)


def _check_stones(table: Table) -> None:
    """A1: of spell n there are n stones, wherever they lie."""
    counts = table.board[:]
    for place in [table.pile, table.secrets, *table.hands, *table.taken]:
        for stone in place:
            counts[stone] += 1
    for spell in SPELLS:
        if counts[spell] != COPIES[spell]:
            raise impossible(
                f"board.{spell - 1}",
                "abracada-stones-miscounted",
                {"spell": spell, "count": counts[spell], "expected": COPIES[spell]},
            )


def _check_secrets(table: Table) -> None:
    """A3: four are set aside, and a seat that takes one takes it from there."""
    count = len(table.secrets) + sum([len(stones) for stones in table.taken])
    if count > SECRETS:
        raise impossible("secrets", "abracada-too-many-secrets", {"count": count, "most": SECRETS})


def _check_lessons(table: Table) -> None:
    """What a seat has learned fits the stones before it, and a stone cast lies on the board."""
    for spell in SPELLS:
        cast = sum([lessons.count(spell) for lessons in table.lessons])
        if cast > table.board[spell]:
            raise impossible(f"board.{spell - 1}", "abracada-cast-not-on-board", {"spell": spell})
    for seat in range(table.seats):
        if not could_hold(table.lessons[seat], table.hands[seat], HAND):
            raise impossible(f"lessons.{seat}", "abracada-impossible-lessons", {"seat": seat})
        if table.pile and not table.variant.easy:
            _check_rising(table.lessons[seat], seat)


def _check_rising(lessons: tuple[int, ...], seat: int) -> None:
    """A7, A9: no lower spell is named after a hit, unless a turn ended and a refill came between,
    as it does while the pile lasts."""
    for earlier, later in pairwise(lessons):
        if 0 < abs(later) < earlier < REFILL:
            raise impossible(f"lessons.{seat}", "abracada-lessons-fall", {"seat": seat})


def _check_pile(table: Table) -> None:
    """A3: what the deal leaves for the pile is all that can lie there or be drawn from it."""
    dealt = len(ALL_STONES) - table.seats * HAND - LAID_OUT[table.seats] - SECRETS
    drawn = sum([lesson - REFILL for row in table.lessons for lesson in row if lesson > REFILL])
    if len(table.pile) + drawn > dealt:
        stones = len(table.pile)
        raise impossible(
            "pile", "abracada-pile-too-high", {"stones": stones, "drawn": drawn, "most": dealt}
        )


def _check_parts(table: Table) -> None:
    """A16, A17: the points of a seat are made of their parts, as far as they count."""
    for seat in range(table.seats):
        if min(TOP, _scored(table, seat)) != table.points[seat] or table.won[seat] < 0:
            raise impossible(f"points.{seat}", "abracada-parts-differ", {"seat": seat})
        if table.survived[seat] and not table.variant.consolation:
            raise impossible(f"survived.{seat}", "abracada-no-consolation")


def _check_rounds(table: Table) -> None:
    """A17, A20: whether the game is over is for the points and the rounds to say."""
    rounds = table.variant.rounds
    finished = max(table.points) == TOP
    if rounds and table.round > rounds:
        raise impossible("round", "abracada-too-many-rounds", {"rounds": rounds})
    if table.turn != NOBODY and finished:
        raise impossible("turn", "abracada-should-be-over", {"over": OVER, "top": TOP})
    if table.turn == NOBODY and not finished and table.round != rounds:
        raise impossible("turn", "abracada-should-go-on", {"top": TOP})
    played = table.round if table.turn == NOBODY else table.round - 1
    scored = sum([_scored(table, seat) for seat in range(table.seats)])
    if scored < played:
        raise impossible("round", "abracada-too-few-points", {"played": played, "scored": scored})


def _scored(table: Table, seat: int) -> int:
    """With what went beyond the top."""
    return table.won[seat] + table.survived[seat] + table.secret_points[seat]


def _check_running(table: Table) -> None:
    """While a round runs nobody has emptied a row, and not too many are dead (A10, A14, A19)."""
    if table.fallen > (table.seats - 2 if table.variant.last_standing else 0):
        raise impossible("lives", "abracada-round-is-over")
    for seat in range(table.seats):
        if not table.hands[seat]:
            raise impossible(f"hands.{seat}", "abracada-no-stones", {"seat": seat})


def _check_turn(table: Table) -> None:
    """A7, A19: the actor lives; what it cast last lies on the board and was its latest lesson."""
    seat, spell = table.turn, table.last
    if not table.lives[seat]:
        raise impossible("turn", "abracada-actor-is-dead", {"seat": seat})
    if spell == 0:
        return
    if not table.board[spell]:
        raise impossible("last", "abracada-cast-not-on-board", {"spell": spell})
    if len(table.hands[seat]) == HAND:
        raise impossible("last", "abracada-cast-from-full-row", {"seat": seat})
    if table.lessons[seat] and table.lessons[seat][-1] != spell:
        raise impossible("last", "abracada-last-is-no-lesson", {"seat": seat, "spell": spell})
