"""What can be seen of a round's cards, noted as it happens.

The notes are all that ``knowledge`` needs to know what a seat knows. A fact is a tuple of numbers,
its kind first. What only some seats see of it (which card was handed over, say) stands in the fact
as well; for the others ``veiled`` puts UNKNOWN in its place.
"""

from typing import Final, TypeAlias

from conclave.games.twelve_missions.box.cards import NONE

Fact: TypeAlias = tuple[int, ...]

UNKNOWN: Final = -1

START: Final = 0  # then for each seat: cards in hand, cards face down, cards away; then undealt
PLAYED: Final = 1  # seat, card: from the hand
BARRED: Final = 2  # seat, mask: none of these cards is in its hand
DRAWN_UP: Final = 3  # seat: a face-down card of its own came to its hand
LOOKED: Final = 4  # seat, trick, card: the Explorer drew it from that trick
PUT_BACK: Final = 5  # seat, trick, card: the Explorer put it back there
ASKED_FOR: Final = 6  # giver, receiver, colour, card: scroll 2
GAVE_BACK: Final = 7  # giver, receiver, card: scroll 2
SWAPPED: Final = 8  # seat, seat, hand, hand (as they were before): scroll 13, missions 20 and 21
WENT_ROUND: Final = 9  # hands by seat (as they were before): mission 22
HANDED: Final = 10  # giver, receiver, mask, how many: mission 25
TAKEN_UP: Final = 11  # what was handed comes to the hands: mission 25
LEFT: Final = 12  # seat, how many: they left the round unseen, mission 24
SHOWN: Final = 13  # card: undealt, and turned up: mission 14
HOLDS: Final = 14  # seat, mask: at least one of these cards is in its hand

PLAYED_FACTS: Final[list[list[Fact]]] = [
    [(PLAYED, seat, card) for card in range(32)] for seat in range(4)
]


def _void_fact(seat: int, led: int, colour: int, dominant: int) -> Fact:
    due = 0xFF << 8 * led
    if dominant not in (NONE, colour):
        due |= 0xFF << 8 * dominant
    return (BARRED, seat, due)


VOID_FACTS: Final[list[list[list[list[Fact]]]]] = [
    [
        [
            [_void_fact(seat, led, colour, dominant) for dominant in (0, 1, 2, 3, NONE)]
            for colour in range(4)
        ]
        for led in range(4)
    ]
    for seat in range(4)
]
"""What everybody learns: by seat, the colour that was led, the one that the seat plays instead, and
the dominant one, which may be NONE, that is −1."""


def veiled(fact: Fact, seat: int) -> Fact:
    """The fact without what that seat does not see of it."""
    kind = fact[0]
    if kind in (LOOKED, PUT_BACK):
        return fact if fact[1] == seat else (*fact[:3], UNKNOWN)
    if kind == ASKED_FOR:
        return fact if seat in fact[1:3] else (*fact[:4], UNKNOWN)
    if kind == GAVE_BACK:
        return fact if seat in fact[1:3] else (*fact[:3], UNKNOWN)
    if kind == SWAPPED:
        return fact if seat in fact[1:3] else (*fact[:3], UNKNOWN, UNKNOWN)
    if kind == WENT_ROUND:
        hands = [hand if at == seat else UNKNOWN for at, hand in enumerate(fact[1:])]
        return (kind, *hands)
    if kind == HANDED:
        return fact if seat in fact[1:3] else (*fact[:3], UNKNOWN, fact[4])
    return fact
