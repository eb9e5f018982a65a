"""The 32 cards (M1), as numbers and as bit masks.

A card is ``colour * 8 + rank``; a hand is a mask with that bit set for each of its cards. Within a
colour a higher bit is a higher card, whatever values an edition prints on them.
"""

from typing import Final

from conclave.core.compiled import i64
from conclave.core.plain import Plain

COLOURS: Final = ("blue", "yellow", "red", "black")
RANKS: Final = (
    "farmer",
    "assassin",
    "explorer",
    "dwarf",
    "wizard",
    "knight",
    "oracle",
    "emperor",
)

BLUE: Final = 0
YELLOW: Final = 1
RED: Final = 2
BLACK: Final = 3

FARMER: Final = 0
ASSASSIN: Final = 1
EXPLORER: Final = 2
DWARF: Final = 3
WIZARD: Final = 4
KNIGHT: Final = 5
ORACLE: Final = 6
EMPEROR: Final = 7

CARDS: Final = 32
ALL: Final = 0xFFFFFFFF
NONE: Final = -1
"""No card, no colour, no seat."""

BIT: Final[list[i64]] = [1 << card for card in range(CARDS)]
COLOUR: Final = [card >> 3 for card in range(CARDS)]
RANK: Final = [card & 7 for card in range(CARDS)]
"""By card; where cards are played it is quicker to look these up than to work them out."""

BITS: Final[list[i64]] = [byte.bit_count() for byte in range(256)]
"""How many cards of a colour are in the byte that stands for it."""

OF_COLOUR: Final = [0xFF << 8 * colour for colour in range(4)]
"""All cards of each colour."""
OF_RANK: Final = [0x01010101 << rank for rank in range(8)]
"""All cards of each rank."""

CARD_WORDS: Final = [f"{colour}.{rank}" for colour in COLOURS for rank in RANKS]

SHIFT: Final[list[i64]] = [0, 8, 16, 24, 0]
"""By colour: where its cards stand in a mask; also for NONE, which is −1."""
_IN_COLOUR: Final = [
    [[8 * colour + rank for rank in range(8) if byte >> rank & 1] for byte in range(256)]
    for colour in range(4)
]


def cards_of(mask: int) -> list[int]:
    """The cards in a mask, in ascending order."""
    return (
        _IN_COLOUR[0][mask & 0xFF]
        + _IN_COLOUR[1][mask >> 8 & 0xFF]
        + _IN_COLOUR[2][mask >> 16 & 0xFF]
        + _IN_COLOUR[3][mask >> 24]
    )


def card_at(mask: i64, place: i64) -> int:
    """The card in that place of the same list, which is not made."""
    for colour in _IN_COLOUR:
        held = colour[mask & 0xFF]
        count: i64 = len(held)
        if place < count:
            return held[place]
        place -= count
        mask >>= 8
    return NONE


def count_of(mask: i64) -> int:
    """How many cards are in a mask. Compiled, a table by bytes is quicker than ``bit_count``."""
    low: i64 = mask & 0xFFFF
    high: i64 = mask >> 16
    return BITS[low & 0xFF] + BITS[low >> 8] + BITS[high & 0xFF] + BITS[high >> 8]


def bits_of(mask: int) -> list[int]:
    """Each of its cards as a mask of its own."""
    return [BIT[card] for card in cards_of(mask)]


def mask_of(cards: list[int]) -> int:
    mask: i64 = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def lowest_of_each_colour(mask: int) -> int:
    lowest = 0
    for colour in range(4):
        held = mask & OF_COLOUR[colour]
        lowest |= held & -held
    return lowest


def below(card: int) -> int:
    """The lower cards of the same colour."""
    return OF_COLOUR[card >> 3] & ((1 << card) - 1)


def words_of(mask: int) -> list[str]:
    return [CARD_WORDS[card] for card in cards_of(mask)]


def plain_words(words: list[str]) -> Plain:
    return list(words)


def card_of_word(word: str) -> int:
    """The card with that name; NONE if there is none."""
    return CARD_WORDS.index(word) if word in CARD_WORDS else NONE
