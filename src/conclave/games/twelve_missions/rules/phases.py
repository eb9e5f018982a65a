"""The phases of a round: what the seat whose turn it is decides."""

from typing import Final

SCROLL: Final = 0  # M6: activate a scroll, or pass
KEEP_ONE: Final = 1  # scroll 8: which of the drawn scrolls to keep
HAND_OVER: Final = 2  # scroll 2: a card for the seat that activated it
HAND_BACK: Final = 3  # scroll 2: a card for the seat that gave one
RESOURCES: Final = 4  # M7
CHOOSE: Final = 5  # M8: missions 15, 24 and 25, card by card
TRICK: Final = 6  # M9: play a card
SPEND: Final = 7  # M10: a crystal or cubes on the own card
BORROW: Final = 8  # scroll 18: a crystal on somebody else's card
EXPLORE: Final = 9  # M12: what to put back
THEFT: Final = 10  # scroll 10
TALLY: Final = 11  # scroll 11
OVER: Final = 12

PHASES: Final = (
    *("scroll", "keep", "hand_over", "hand_back", "resources", "choose", "trick"),
    *("spend", "borrow", "explore", "theft", "tally", "over"),
)
