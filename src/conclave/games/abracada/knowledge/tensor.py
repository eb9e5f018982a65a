"""What a seat knows as a row of numbers: all that its view shows, and what the lessons of the round
have taught each seat of its own stones."""

from math import comb
from typing import Final

from conclave.core.state import NOBODY
from conclave.core.tensors import (
    Field,
    Tensor,
    amounts,
    flags,
    four_amounts,
    nothing,
    numbers,
    one_of,
    seat_orders,
)
from conclave.games.abracada.box.pieces import COPIES, FULL_LIFE, HAND, SECRETS, SLOTS, SPELLS, TOP
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.rules.score import ENDINGS
from conclave.games.abracada.rules.state import OVER, REFILL, RoundResult, Table

SEATS: Final = 5
KINDS: Final = len(SPELLS)
MOST: Final = max(COPIES)
STONES: Final = sum(COPIES)
LONGEST: Final = 40
"""No game has more rounds: each brings somebody nearer to the top."""
TEN_THOUSAND: Final = 10_000
PAST: Final = 100
"""How small the round before is written: every round is dealt anew from all stones, and a net that
learns from few games takes chance in large numbers for news."""
CHANCES: Final = "about how likely the observer holds each spell, by `unseen` and `may_be`"

TENSOR: Final = Tensor(
    [
        Field("seats", SEATS, 0, 1, "how many seats there are, from 1 on"),
        Field("rules", 4, 0, 1, "easy, slips, last_standing, and whether one round is the game"),
        Field("round", 1, 1, LONGEST, "which round is played", 10),
        Field("turn", SEATS, 0, 1, "whose turn it is; nobody's when the game is over"),
        Field("last", OVER + 1, 0, 1, "the spell cast last in this turn, 0 for none, 9 at the end"),
        Field("lives", SEATS * (FULL_LIFE + 1), 0, 1, "of each seat: its lives, from 0 on"),
        Field("points", SEATS * (TOP + 1), 0, 1, "of each seat: its points, from 0 on"),
        Field("count", SEATS * (HAND + 1), 0, 1, "of each seat: its stones, from 0 on"),
        Field("taken", SEATS * (SECRETS + 1), 0, 1, "of each seat: the secret stones it took"),
        Field("may_be", SEATS * KINDS, 0, HAND, "how many of its stones may be of a spell", HAND),
        Field("stones", (SEATS - 1) * HAND * KINDS, 0, 1, "the others' stones, place by place"),
        Field("mine", SECRETS * KINDS, 0, 1, "the secret stones that the observer took"),
        Field("board", KINDS, 0, MOST, "how many of each spell lie on the board", MOST),
        Field("unseen", KINDS, 0, MOST, "how many of each spell the observer has not seen", MOST),
        Field("chances", KINDS, 0, TEN_THOUSAND, CHANCES, TEN_THOUSAND),
        Field("pile", 1, 0, STONES, "how many stones are left to draw", STONES),
        Field("secrets", SECRETS + 1, 0, 1, "how many secret stones are left, from 0 on"),
        Field("odds_shown", 1, 0, 1, "whether the table shows the odds"),
        Field("odds", KINDS, 0, TEN_THOUSAND, "the chance to hold each spell", TEN_THOUSAND),
        Field("result", 1, 0, 1, "whether a round is over, which the rest tells of"),
        Field("result_round", 1, 0, LONGEST, "which round it was", PAST),
        Field("result_ending", 1, 0, len(ENDINGS), "1 emptied, 2 killed, 3 fell", PAST),
        Field("result_actor", 1, 0, SEATS, "whose turn it was: 1 the observer's", PAST),
        Field("result_winner", 1, 0, SEATS, "who won it; 0 for nobody", PAST),
        Field("result_gains", SEATS, 0, TOP, "of each seat: its points of the round", PAST),
        Field("result_lives", SEATS, 0, FULL_LIFE, "of each seat: its lives", PAST),
        Field("result_hands", SEATS * HAND, 0, KINDS, "of each seat: its stones", PAST),
        Field("result_taken", SEATS * SECRETS, 0, KINDS, "of each seat: the secret stones", PAST),
    ]
)

_SEAT: Final = one_of(SEATS)
_LAST: Final = one_of(OVER + 1)
_LIVES: Final = one_of(FULL_LIFE + 1)
_POINTS: Final = one_of(TOP + 1)
_COUNT: Final = one_of(HAND + 1)
_SECRETS: Final = one_of(SECRETS + 1)
_STONE: Final = [nothing(KINDS), *one_of(KINDS)]
"""By spell."""
_NO_STONES: Final = [nothing(places * KINDS) for places in range(HAND + 1)]
"""By places, and by seats of which no spell has to be told."""
_RULES: Final = flags(4)
_ROUND: Final = amounts(LONGEST, 10)
_MORE: Final = MOST + 1
_EACH: Final = HAND + 1
_FOUR_SPELLS: Final = four_amounts(MOST, MOST)
_PILE: Final = amounts(STONES, STONES)
_FOUR_MAY_BE: Final = four_amounts(HAND, HAND)
_ALL_MAY_BE: Final = [numbers([hand] * KINDS, HAND) for hand in range(HAND + 1)]
"""By stones in a hand of which nothing is known."""
_UNTAUGHT: Final = [[hand] * SLOTS for hand in range(HAND + 1)]
"""The same as numbers by spell."""


def _chance(unseen: int, drawn: int, copies: int) -> bytes:
    """That so many stones, drawn from among so many, have one of these copies among them."""
    among = max(unseen, copies)
    if drawn > among:
        return nothing(1)
    without = comb(among - copies, drawn) / comb(among, drawn)
    return numbers([round((1 - without) * TEN_THOUSAND)], TEN_THOUSAND)


_CHANCE: Final = [
    [_chance(among, drawn, copies) for drawn in range(HAND + 1) for copies in range(_MORE)]
    for among in range(STONES + 1)
]
"""By all that may be drawn, then by stones that may be of a spell and unseen copies of it."""
_ORDERS: Final = seat_orders(SEATS)
_NO_LIVES: Final = [nothing((FULL_LIFE + 1) * seats) for seats in range(SEATS + 1)]
_NO_POINTS: Final = [nothing((TOP + 1) * seats) for seats in range(SEATS + 1)]
_NO_COUNTS: Final = [nothing((HAND + 1) * seats) for seats in range(SEATS + 1)]
_NO_TAKEN: Final = [nothing((SECRETS + 1) * seats) for seats in range(SEATS + 1)]
_NO_ROWS: Final = [nothing(HAND * KINDS * seats) for seats in range(SEATS + 1)]
_FLAG: Final = amounts(1, 1)
_NO_ODDS: Final = nothing(1 + KINDS)
_NO_RESULT: Final = nothing(TENSOR.size - TENSOR.offsets["result"])


def pieces(table: Table, seat: int) -> list[bytes]:
    seats = table.seats
    others = _ORDERS[seats][seat]
    empty = SEATS - seats
    variant = table.variant
    rules = int(variant.easy) + 2 * int(variant.slips) + 4 * int(variant.last_standing)
    hands, lives, points, taken = table.hands, table.lives, table.points, table.taken
    row = [
        _SEAT[seats - 1],
        _RULES[rules + 8 * int(variant.rounds == 1)],
        _ROUND[min(table.round, LONGEST)],
        _SEAT[_told_from(seat, table.turn, seats)],
        _LAST[table.last],
    ]
    for other in others:
        row.append(_LIVES[lives[other]])
    row.append(_NO_LIVES[empty])
    for other in others:
        row.append(_POINTS[points[other]])
    row.append(_NO_POINTS[empty])
    for other in others:
        row.append(_COUNT[len(hands[other])])
    row.append(_NO_COUNTS[empty])
    for other in others:
        row.append(_SECRETS[len(taken[other])])
    row.append(_NO_TAKEN[empty])
    hand = len(hands[seat])
    own = _add_may_be(row, table.lessons[seat], hand)
    for place in range(1, seats):
        other = others[place]
        _add_may_be(row, table.lessons[other], len(hands[other]))
    row.append(_NO_STONES[empty])
    for place in range(1, seats):
        _lay(row, hands[others[place]], HAND)
    row.append(_NO_ROWS[empty])
    _lay(row, taken[seat], SECRETS)
    unseen = unseen_stones(table, seat)
    _add_spells(row, table.board)
    _add_spells(row, unseen)
    _add_chances(row, unseen, own, hand)
    row.append(_PILE[len(table.pile)])
    row.append(_SECRETS[len(table.secrets)])
    if variant.odds and table.turn != NOBODY:
        chances = odds(table.lessons[seat], hand, unseen)
        row.append(_FLAG[1])
        told = [round(round(chance, 4) * TEN_THOUSAND) for chance in chances[1:]]
        row.append(numbers(told, TEN_THOUSAND))
    else:
        row.append(_NO_ODDS)
    if table.result is None:
        row.append(_NO_RESULT)
    else:
        row.append(_result(table.result, seat, seats))
    return row


def _told_from(seat: int, other: int, seats: int) -> int:
    return NOBODY if other == NOBODY else (other - seat) % seats


def _lay(row: list[bytes], stones: list[int], places: int) -> None:
    for stone in stones:
        row.append(_STONE[stone])
    row.append(_NO_STONES[places - len(stones)])


def _add_spells(row: list[bytes], counts: list[int]) -> None:
    low = ((counts[1] * _MORE + counts[2]) * _MORE + counts[3]) * _MORE + counts[4]
    high = ((counts[5] * _MORE + counts[6]) * _MORE + counts[7]) * _MORE + counts[8]
    row.append(_FOUR_SPELLS[low])
    row.append(_FOUR_SPELLS[high])


def _add_chances(row: list[bytes], unseen: list[int], may_be: list[int], hand: int) -> None:
    """The exact odds would take longer than all the rest of a row. Before the first lesson these
    are the same; later a spell that only some of the stones may be counts in proportion."""
    among = 0
    for spell in SPELLS:
        among += unseen[spell] * may_be[spell]
    chances = _CHANCE[max(among // hand, hand) if hand else 0]
    for spell in SPELLS:
        row.append(chances[may_be[spell] * _MORE + unseen[spell]])


def _add_may_be(row: list[bytes], lessons: tuple[int, ...], hand: int) -> list[int]:
    if not lessons:
        row.append(_ALL_MAY_BE[hand])
        return _UNTAUGHT[hand]
    may_be = _may_be(lessons, hand)
    low = ((may_be[1] * _EACH + may_be[2]) * _EACH + may_be[3]) * _EACH + may_be[4]
    high = ((may_be[5] * _EACH + may_be[6]) * _EACH + may_be[7]) * _EACH + may_be[8]
    row.append(_FOUR_MAY_BE[low])
    row.append(_FOUR_MAY_BE[high])
    return may_be


def _may_be(lessons: tuple[int, ...], hand: int) -> list[int]:
    """By spell: how many stones in a hand may be of it. After a miss only those drawn since."""
    may_be = [hand] * SLOTS
    drawn = 0
    for at in range(len(lessons) - 1, -1, -1):
        lesson = lessons[at]
        if lesson > REFILL:
            drawn += lesson - REFILL
            if drawn >= hand:
                break
        elif lesson < 0 and drawn < may_be[-lesson]:
            may_be[-lesson] = drawn
    return may_be


def _result(result: RoundResult, seat: int, seats: int) -> bytes:
    """It stays as it is, so it is written once for each observer."""
    if not result.written:
        result.written = [_write_result(result, viewer, seats) for viewer in range(seats)]
    return result.written[seat]


def _write_result(result: RoundResult, seat: int, seats: int) -> bytes:
    others = _ORDERS[seats][seat]
    values = [
        min(result.round, LONGEST),
        1 + ENDINGS.index(result.ending),
        1 + _told_from(seat, result.actor, seats),
        1 + _told_from(seat, result.winner, seats),
        *_of_each([[result.gains[other]] for other in others], 1),
        *_of_each([[result.lives[other]] for other in others], 1),
        *_of_each([result.hands[other] for other in others], HAND),
        *_of_each([result.taken[other] for other in others], SECRETS),
    ]
    return _FLAG[1] + numbers(values, PAST)


def _of_each(told: list[list[int]], places: int) -> list[int]:
    """Of as many seats as there may be, the same number of numbers."""
    values: list[int] = []
    for one in told:
        values += [*one, *[0] * (places - len(one))]
    return values + [0] * (SEATS * places - len(values))
