"""What a seat can do: the kinds of move."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.compiled import i64
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import CARDS, card_at, count_of

PLAY: Final = 0  # card
DONE: Final = 1
POWER: Final = 2  # rank whose power it is; seat, colour or NONE
CUBES: Final = 3  # how many, negative to lower the card
WAIT: Final = 4
CLAIM: Final = 5
REFUSE: Final = 6  # the colour that a refused lead names, or NONE
RETURN: Final = 7  # card
GIVE: Final = 8  # card
PILE: Final = 9  # card
LAY: Final = 10  # card
STEAL: Final = 11
LEAVE: Final = 12
COUNT: Final = 13  # −1, 0 or +1 trick
TAKE: Final = 14  # which combination of resources
ACTIVATE: Final = 15  # scroll; the scroll that it copies or 0; colour, seat or NONE
PASS: Final = 16
KEEP: Final = 17  # scroll
DEFY: Final = 18  # card: the Assassin's power, against the duty to follow

MOST_CUBES: Final = 45
"""M2: a seat can hold no more."""
TAKES: Final = (
    ("crystals",),  # 2 crystals
    ("cubes",),  # 10 cubes
    ("both",),  # 1 crystal and 5 cubes
    ("scroll",),
    ("crystals", "both"),  # scroll 9: two combinations
    ("crystals", "cubes"),
    ("cubes", "both"),
)
"""By combination: what is said to take it."""

DONE_MOVE: Final[Move] = (DONE,)
LEAVE_MOVE: Final[Move] = (LEAVE,)
PASS_MOVE: Final[Move] = (PASS,)
WAIT_MOVE: Final[Move] = (WAIT,)

_WITH_CARD: Final = (PLAY, DEFY, RETURN, GIVE, PILE, LAY)
_CARD_MOVES: Final[dict[int, list[Move]]] = {
    kind: [(kind, card) for card in range(CARDS)] for kind in _WITH_CARD
}
PLAY_MOVES: Final[list[Move]] = _CARD_MOVES[PLAY]
DEFY_MOVES: Final[list[Move]] = _CARD_MOVES[DEFY]
"""By card."""


def _some(moves: list[Move]) -> list[list[Move]]:
    """By a mask of places: the moves that stand there."""
    return [
        [move for place, move in enumerate(moves) if mask >> place & 1]
        for mask in range(1 << len(moves))
    ]


def _of_colours(kind: int) -> list[list[list[Move]]]:
    moves = _CARD_MOVES[kind]
    return [_some(moves[first : first + 8]) for first in range(0, CARDS, 8)]


_WITH: Final = {kind: _of_colours(kind) for kind in _WITH_CARD}
_NONE_HELD: Final[list[list[Move]]] = [[] for _ in range(256)]
PLAYS: Final = [*_WITH[PLAY], _NONE_HELD]
"""By colour and which of its cards are held: the moves that play one of them. Of NONE, which is −1,
there are none."""

# The pack in three parts, since three lists are joined sooner than four.
_LOW: Final = _some(PLAY_MOVES[:11])
_MIDDLE: Final = _some(PLAY_MOVES[11:22])
_HIGH: Final = _some(PLAY_MOVES[22:])


def plays(mask: int) -> list[Move]:
    """The moves that play one of these cards, in a fixed order. Not yours to change."""
    moves = _LOW[mask & 0x7FF]
    middle = mask >> 11 & 0x7FF
    if middle:
        moves = moves + _MIDDLE[middle]
    high = mask >> 22
    return moves + _HIGH[high] if high else moves


def any_play(mask: i64, chance: Chance) -> Move:
    """One of them, as it would be picked from the list, which is not made."""
    low, middle, high = _LOW[mask & 0x7FF], _MIDDLE[mask >> 11 & 0x7FF], _HIGH[mask >> 22]
    place: i64 = chance.below(len(low) + len(middle) + len(high))
    if place < len(low):
        return low[place]
    place -= len(low)
    return middle[place] if place < len(middle) else high[place - len(middle)]


def any_play_or_other(mask: i64, defiant: i64, may_wait: bool, chance: Chance) -> Move:
    """The same where the list goes on with cards that defy the duty, and with waiting."""
    plays, defies = count_of(mask), count_of(defiant)
    place = chance.below(plays + defies + may_wait)
    if place < plays:
        return PLAY_MOVES[card_at(mask, place)]
    place -= plays
    return DEFY_MOVES[card_at(defiant, place)] if place < defies else WAIT_MOVE


def any_with_card(kind: int, mask: i64, chance: Chance) -> Move:
    """The same for any other kind of move that names a card."""
    return _CARD_MOVES[kind][any_play(mask, chance)[1]]


def with_cards(kind: int, mask: int) -> list[Move]:
    """The moves of another kind that name one of these cards, in the same order."""
    colours = _WITH[kind]
    return (
        colours[0][mask & 0xFF]
        + colours[1][mask >> 8 & 0xFF]
        + colours[2][mask >> 16 & 0xFF]
        + colours[3][mask >> 24]
    )


CUBE_MOVES: Final[list[list[Move]]] = [
    [
        *[(CUBES, number) for number in range(1, most + 1)],
        *[(CUBES, -number) for number in range(1, most + 1)],
    ]
    for most in range(MOST_CUBES + 1)
]
"""By the number of cubes at hand."""
CUBES_OR_DONE: Final[list[list[Move]]] = [[*moves, DONE_MOVE] for moves in CUBE_MOVES]
