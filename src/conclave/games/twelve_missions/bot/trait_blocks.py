"""Where the weights of an instinct lie: a block for every trait, a place for every case of it."""

from typing import Final

from conclave.core.instinct import Blocks

MISSIONS: Final = 26
ROLES: Final = 3
"""In a trick: who leads, who plays in between, who plays last."""
WISHES: Final = 7
LIKINGS: Final = 5
LEADS: Final = 6
"""How safely a card is ahead, 0 being not at all."""
STAGES: Final = 4
"""How far the round has come."""
MARGINS: Final = 7
RANKS: Final = 8
COLOURS: Final = 4
SPENDINGS: Final = 13
AMOUNTS: Final = 7
TAKES: Final = 7
SCROLLS: Final = 22
TIMES: Final = 6
"""How many rounds are to come."""

_blocks: Final = Blocks()

PLAY_BY_WISH: Final = _blocks.add(MISSIONS, ROLES, WISHES, LEADS)
PLAY_BY_RANK: Final = _blocks.add(MISSIONS, ROLES, RANKS, 2, 2)
PLAY_BY_HEIGHT: Final = _blocks.add(MISSIONS, ROLES, 3, 3, LEADS)
PLAY_BY_STAGE: Final = _blocks.add(MISSIONS, STAGES, WISHES, LEADS)
PLAY_BY_LENGTH: Final = _blocks.add(MISSIONS, ROLES, 4, 2, 2)
PLAY_BY_RIVALS: Final = _blocks.add(MISSIONS, 3, WISHES, LEADS)
PLAY_BY_MEANS: Final = _blocks.add(4, 4, ROLES, WISHES, LEADS)
PLAY_AT_ALL: Final = _blocks.add(ROLES, RANKS, 2, WISHES, 2)
PLAY_BY_COLOUR: Final = _blocks.add(MISSIONS, ROLES, COLOURS, 2)
PLAY_BY_POWER: Final = _blocks.add(2, RANKS, ROLES, 2, 2)
PLAY_BY_TRICKS: Final = _blocks.add(MISSIONS, ROLES, 6, 9, 2)
PLAY_BY_MARGIN: Final = _blocks.add(MISSIONS, MARGINS, STAGES, LEADS)
PLAY_BY_MASTERS: Final = _blocks.add(MISSIONS, STAGES, 5, WISHES, 2)
PLAY_BY_LIKING: Final = _blocks.add(MISSIONS, LIKINGS, LEADS, ROLES)
PLAY_BY_THEIR_LIKING: Final = _blocks.add(MISSIONS, LIKINGS, LEADS, ROLES)
PLAY_OTHERWISE: Final = _blocks.add(MISSIONS, 3, WISHES)

SPEND_BY_WISH: Final = _blocks.add(MISSIONS, SPENDINGS, 2, 2, WISHES)
SPEND_AT_ALL: Final = _blocks.add(SPENDINGS, 2, 2, 2, WISHES)
SPEND_BY_AMOUNT: Final = _blocks.add(MISSIONS, SPENDINGS, AMOUNTS, 2)
SPEND_OF_ALL: Final = _blocks.add(AMOUNTS, 6, STAGES, 2, 2)
SPEND_BY_TRICKS: Final = _blocks.add(MISSIONS, SPENDINGS, 5, STAGES)
SPEND_BY_CHOICE: Final = _blocks.add(SPENDINGS, 2, WISHES, 2, 3)
SPEND_BY_MARGIN: Final = _blocks.add(MISSIONS, SPENDINGS, MARGINS, 2)

TAKE_BY_ORDER: Final = _blocks.add(MISSIONS, TAKES, 2)
TAKE_BY_TIME: Final = _blocks.add(TAKES, 4, TIMES)
TAKE_BY_DOMINANTS: Final = _blocks.add(MISSIONS, TAKES, 4, 5)
TAKE_BY_HIGH_CARDS: Final = _blocks.add(MISSIONS, TAKES, 5)

SCROLL_BY_MISSION: Final = _blocks.add(MISSIONS, SCROLLS)
SCROLL_BY_TIME: Final = _blocks.add(SCROLLS, TIMES)

CHOOSE_BY_RANK: Final = _blocks.add(MISSIONS, RANKS, 2)
CHOOSE_BY_HEIGHT: Final = _blocks.add(MISSIONS, 3, 3, COLOURS)
CHOOSE_BY_PLACE: Final = _blocks.add(MISSIONS, 9, RANKS, 2)

PLACES: Final = _blocks.size
