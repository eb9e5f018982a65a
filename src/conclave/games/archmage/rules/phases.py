"""What is asked, spells aside: their questions are phases too, which the book numbers."""

from typing import Final

PREPARE: Final = 0
JOURNEY: Final = 1
JOURNEYS_END: Final = 2
OFFER: Final = 3  # of the hybrid enclave just explored
TOWNS: Final = 4  # what the controlled Towns give
PRICE: Final = 5
PENALTY: Final = 6  # for a shadow in the doorway

TURN_PHASES: Final = (
    *("prepare", "journey", "journeys-end", "offer", "towns", "price", "penalty"),
)
"""Their words, by number."""
