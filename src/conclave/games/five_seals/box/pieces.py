"""The pieces of the box, and every number of the game."""

from typing import Final

from conclave.core.seats import SEAT_WORDS

FIRE: Final = 0
WATER: Final = 1
AIR: Final = 2
EARTH: Final = 3
MIND: Final = 4
"""F1: on scrolls only; there are neither Mind dice nor Mind seals."""

COLOURS: Final[tuple[int, ...]] = (FIRE, WATER, AIR, EARTH)
"""The elements that dice and seal tokens have."""
ELEMENTS: Final = range(5)
ELEMENT_WORDS: Final = ("fire", "water", "air", "earth", "mind")

MIGHT: Final = 1
SPACES: Final = 2
CONFLICT: Final = 3
MOVEMENT: Final = 4
"""The circles of magic."""

STRENGTHS: Final = range(2, 7)
TOKENS: Final = (0, 0, 10, 5, 5, 5, 5)
"""F2: seal tokens of each element, by strength."""
SCROLLS_OF_A_STRENGTH: Final = 10
"""F2: five elements in each of the two circles that a game uses."""
DICE: Final = 6
"""F2: dice of each colour in the box."""
HIGHEST: Final = 6
"""The most that a die can show."""

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
FAMILIARS: Final = SEAT_WORDS[:MOST_SEATS]
"""F3: in the order of the seats. Their mages: the Shaman of the North, the Witch of the East, the
Seer of the West, the Sorcerer of the South, the Warlock of the Beyond."""

DRAFTED: Final = 3
"""F7, F13: dice that a seat takes."""
QUIET_ROUNDS: Final = 3
"""F15: rounds without a broken seal that end the game."""


def supply_of_a_colour(seats: int) -> int:
    """F6: dice of each colour in play."""
    return seats + 1


def fewest_sixes(seats: int) -> int:
    """F14: with fewer scrolls of strength 6 on the board the game ends."""
    return 4 if seats <= 3 else 5
