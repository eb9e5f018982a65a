"""The 25 missions: how each is dealt and what it is worth."""

from collections.abc import Callable
from typing import Final

from conclave.games.twelve_missions.box.cards import (
    BLACK,
    BLUE,
    DWARF,
    OF_COLOUR,
    OF_RANK,
    RED,
    WIZARD,
    YELLOW,
    cards_of,
)

# Ways of dealing and handing over.
PLAIN: Final = 0
OPEN_HALF: Final = 1  # 13: some cards face up, both playable
TURN_UP: Final = 2  # 14: an undealt card makes its colour dominant
ROW: Final = 3  # 15: laid out in the order of play
COVERED: Final = 4  # 18: face-up cards on face-down ones
STACK: Final = 5  # 19: a face-down stack to draw from
SWAP: Final = 6  # 20, 21: opposite seats swap hands
PASS_ON: Final = 7  # 22: hands go round after each trick
SPLIT: Final = 8  # 24: two piles, one is lost
HAND_THREE: Final = 9  # 25: three cards to the right

SMALL_TRICK: Final = 25
"""Mission 7: the highest sum of values that scores."""
HEAVY: Final = 80
"""Mission 11: the lowest sum of values that scores."""

DWARVES_AND_WIZARDS: Final = OF_RANK[DWARF] | OF_RANK[WIZARD]


class Tally:
    """What the tricks of a round come to, counted at its end (M14: as printed)."""

    def __init__(
        self, worth: int, tricks: list[int], taken: list[int], small: list[int], values: list[int]
    ) -> None:
        self.worth = worth
        """The fixed points of the mission."""
        self.tricks = tricks
        self.taken = taken
        """The cards in each seat's tricks, as masks."""
        self.small = small
        """How many of its tricks hold no more than SMALL_TRICK."""
        self.values = values

    def cards(self, seat: int, kind: int) -> int:
        return (self.taken[seat] & kind).bit_count()

    def most_alone(self, seat: int, counts: list[int]) -> bool:
        """M4: a tie is nobody's."""
        return all(counts[seat] > count for at, count in enumerate(counts) if at != seat)

    def of_pair(self, seat: int) -> int:
        return self.tricks[seat] + self.tricks[(seat + 2) % 4]

    def of_other_pair(self, seat: int) -> int:
        return self.tricks[(seat + 1) % 4] + self.tricks[(seat + 3) % 4]


def exactly_3_tricks(tally: Tally, seat: int) -> int:
    return tally.worth if tally.tricks[seat] == 3 else 0


def all_colours(tally: Tally, seat: int) -> int:
    return tally.worth if all(tally.cards(seat, colour) for colour in OF_COLOUR) else 0


def blue_cards(tally: Tally, seat: int) -> int:
    return tally.cards(seat, OF_COLOUR[BLUE])


def yellow_cards(tally: Tally, seat: int) -> int:
    return tally.cards(seat, OF_COLOUR[YELLOW])


def four_tricks_or_more(tally: Tally, seat: int) -> int:
    return tally.worth if tally.tricks[seat] >= 4 else 0


def neither_dwarf_nor_wizard(tally: Tally, seat: int) -> int:
    return 0 if tally.taken[seat] & DWARVES_AND_WIZARDS else tally.worth


def small_tricks(tally: Tally, seat: int) -> int:
    return 2 * tally.small[seat]


def no_red_cards(tally: Tally, seat: int) -> int:
    return -tally.cards(seat, OF_COLOUR[RED])


def no_black_cards(tally: Tally, seat: int) -> int:
    return -tally.cards(seat, OF_COLOUR[BLACK])


def heavy(tally: Tally, seat: int) -> int:
    total = sum([tally.values[card] for card in cards_of(tally.taken[seat])])
    return tally.worth if total >= HEAVY else 0


def odd_tricks(tally: Tally, seat: int) -> int:
    return tally.worth if tally.tricks[seat] % 2 else 0


def exactly_1_trick(tally: Tally, seat: int) -> int:
    return tally.worth if tally.tricks[seat] == 1 else 0


def exactly_2_tricks(tally: Tally, seat: int) -> int:
    return tally.worth if tally.tricks[seat] == 2 else 0


def most_tricks(tally: Tally, seat: int) -> int:
    return tally.worth if tally.most_alone(seat, tally.tricks) else 0


def each_trick(tally: Tally, seat: int) -> int:
    return tally.tricks[seat]


def dwarves_and_wizards(tally: Tally, seat: int) -> int:
    return tally.cards(seat, DWARVES_AND_WIZARDS)


def pair_with_more(tally: Tally, seat: int) -> int:
    return tally.worth if tally.of_pair(seat) > tally.of_other_pair(seat) else 0


def pair_with_fewer(tally: Tally, seat: int) -> int:
    return tally.worth if tally.of_pair(seat) < tally.of_other_pair(seat) else 0


def most_of_a_colour(tally: Tally, seat: int) -> int:
    points = 0
    for colour in OF_COLOUR:
        counts = [(taken & colour).bit_count() for taken in tally.taken]
        if tally.most_alone(seat, counts):
            points += 2
    return points


def no_trick(tally: Tally, seat: int) -> int:
    return 0 if tally.tricks[seat] else tally.worth


def no_tricks_wanted(tally: Tally, seat: int) -> int:
    return -tally.tricks[seat]


class Mission:
    def __init__(
        self,
        number: int,
        way: int,
        hand: int,
        table: int,
        fixed: bool,
        by_tricks: bool,
        score: Callable[[Tally, int], int],
    ) -> None:
        self.number = number
        self.way = way
        self.hand = hand
        """Cards dealt to each hand."""
        self.table = table
        """Cards dealt to each seat and laid on the table: 13, 18 and 19."""
        self.fixed = fixed
        self.by_tricks = by_tricks
        """A fixed mission that looks at the number of tricks, so that scroll 11 can matter."""
        self.score = score
        self.plain = way not in (OPEN_HALF, ROW, COVERED, STACK)
        """Every card to play is in the hand, and all of them may be played from it."""
        self.in_row = way == ROW
        self.turns_up = way == TURN_UP
        self.covered = way == COVERED
        self.face_up = table if way == OPEN_HALF else table // 2 if way == COVERED else 0
        self.face_down = table if way == STACK else table // 2 if way == COVERED else 0
        self.lost = 4 if way == SPLIT else 0
        """How many cards of each seat leave the round before the tricks."""
        self.asks = {ROW: "lay", SPLIT: "pile", HAND_THREE: "hand"}.get(way, "")
        """What each seat does card by card before the tricks."""
        self.sets_apart = {SPLIT: 4, HAND_THREE: 3}.get(way, 0)
        """How many cards that are, if not the whole hand."""

    def begun(self, hand: int) -> int:
        """M20: the lowest card may as well begin the first pile, since the piles are alike."""
        return hand & -hand if self.way == SPLIT else 0


MISSIONS: Final[list[Mission]] = [
    # number, way of dealing, to the hand, to the table, fixed, by tricks, points
    Mission(0, PLAIN, 0, 0, False, False, each_trick),  # there is no mission 0
    Mission(1, PLAIN, 8, 0, True, True, exactly_3_tricks),
    Mission(2, PLAIN, 8, 0, True, False, all_colours),
    Mission(3, PLAIN, 8, 0, False, False, blue_cards),
    Mission(4, PLAIN, 8, 0, False, False, yellow_cards),
    Mission(5, PLAIN, 8, 0, True, True, four_tricks_or_more),
    Mission(6, PLAIN, 8, 0, True, False, neither_dwarf_nor_wizard),
    Mission(7, PLAIN, 8, 0, False, False, small_tricks),
    Mission(8, PLAIN, 8, 0, True, False, all_colours),
    Mission(9, PLAIN, 8, 0, False, False, no_red_cards),
    Mission(10, PLAIN, 8, 0, False, False, no_black_cards),
    Mission(11, PLAIN, 8, 0, True, False, heavy),
    Mission(12, PLAIN, 7, 0, True, True, odd_tricks),
    Mission(13, OPEN_HALF, 3, 3, True, True, exactly_1_trick),
    Mission(14, TURN_UP, 6, 0, True, True, exactly_2_tricks),
    Mission(15, ROW, 6, 0, True, True, most_tricks),
    Mission(16, PLAIN, 8, 0, True, True, four_tricks_or_more),
    Mission(17, PLAIN, 7, 0, True, True, exactly_2_tricks),
    Mission(18, COVERED, 0, 8, False, False, each_trick),
    Mission(19, STACK, 4, 4, False, False, dwarves_and_wizards),
    Mission(20, SWAP, 8, 0, True, True, pair_with_more),
    Mission(21, SWAP, 8, 0, True, True, pair_with_fewer),
    Mission(22, PASS_ON, 6, 0, True, True, most_tricks),
    Mission(23, PLAIN, 8, 0, False, False, most_of_a_colour),
    Mission(24, SPLIT, 8, 0, True, True, no_trick),
    Mission(25, HAND_THREE, 8, 0, False, False, no_tricks_wanted),
]
"""By number."""
