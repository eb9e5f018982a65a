"""What is asked, spells aside: their questions are phases too, which the book numbers."""

from typing import Final

PREPARE: Final = 0
JOURNEY: Final = 1
JOURNEYS_END: Final = 2
OFFER: Final = 3  # X7: the hybrid enclave just explored
TOWNS: Final = 4  # X8: what the controlled Towns give
PRICE: Final = 5  # X9
PENALTY: Final = 6  # a shadow in the doorway (X31)

TURN_PHASES: Final = (
    *("prepare", "journey", "journeys-end", "offer", "towns", "price", "penalty"),
)
