"""The phases of a round: what the seat whose turn it is decides."""

from typing import Final

SCROLL: Final = 0  # which scroll to activate, if any
KEEP_ONE: Final = 1  # scroll 8: which of the drawn scrolls to keep
HAND_OVER: Final = 2  # scroll 2: a card for the seat that activated it
HAND_BACK: Final = 3  # scroll 2: a card for the seat that gave one
RESOURCES: Final = 4  # crystals, cubes or a scroll
CHOOSE: Final = 5  # missions 15, 24 and 25: the next card to set apart
TRICK: Final = 6  # which card to play
SPEND: Final = 7  # what to spend on the card just played
BORROW: Final = 8  # scroll 18: whether to spend a crystal on somebody else's card
DECIDE: Final = 9  # scroll 16: whether to claim or refuse the complete trick
EXPLORE: Final = 10  # which card the Explorer puts back
THEFT: Final = 11  # scroll 10: whether to steal the trick
TALLY: Final = 12  # scroll 11: how many tricks to count
OVER: Final = 13

PHASES: Final = (
    *("scroll", "keep", "hand_over", "hand_back", "resources", "choose", "trick"),
    *("spend", "borrow", "decide", "explore", "theft", "tally", "over"),
)
