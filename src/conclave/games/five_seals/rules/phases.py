"""What the actor is being asked: a turn, or a step of something that was begun in it."""

from typing import Final

OVER: Final = 0
DRAFT: Final = 1
"""F7, F13: which dice to take from the supply."""
TURN: Final = 2
"""F9: break, cast or give up."""
BINDING: Final = 3
"""F17: whether the familiar stays, or which token it breaks."""
ABSORB: Final = 4
"""F25: whether the broken token goes onto a scroll."""
SWAP: Final = 5
SWAP_WITH: Final = 6
EXCHANGE: Final = 7
EXCHANGE_WITH: Final = 8
DISINTEGRATE: Final = 9
REARRANGE: Final = 10
REARRANGE_WITH: Final = 11
DECEIVE: Final = 12
RAISE: Final = 13
LOWER: Final = 14
TRANSFER: Final = 15
GIVE: Final = 16
"""F31: which die the victim of a theft gives."""
EXPLOIT: Final = 17
DISPATCH: Final = 18
LEAP: Final = 19
TELEPORT: Final = 20
GUARD: Final = 21
SPEED: Final = 22
SPEED_FREE: Final = 23
"""F37: the second seal, free of dice."""
CHANGE: Final = 24
"""F18–F20: which dice, where there are too many ways to say it with the cast."""
RENEW: Final = 25
STRENGTHEN: Final = 26

PHASES: Final = (
    "over",
    "draft",
    "turn",
    "binding",
    "absorb",
    "swap",
    "swap-with",
    "exchange",
    "exchange-with",
    "disintegrate",
    "rearrange",
    "rearrange-with",
    "deceive",
    "raise",
    "lower",
    "transfer",
    "give",
    "exploit",
    "dispatch",
    "leap",
    "teleport",
    "guard",
    "speed",
    "speed-free",
    "change",
    "renew",
    "strengthen",
)
"""Their names in dumped positions, views and messages."""

SPELL_OF_PHASE: Final = {
    BINDING: 0,
    SWAP: 6,
    SWAP_WITH: 6,
    EXCHANGE: 7,
    EXCHANGE_WITH: 7,
    DISINTEGRATE: 9,
    REARRANGE: 10,
    REARRANGE_WITH: 10,
    DECEIVE: 11,
    RAISE: 12,
    LOWER: 12,
    TRANSFER: 13,
    GIVE: 14,
    EXPLOIT: 15,
    DISPATCH: 16,
    LEAP: 17,
    TELEPORT: 18,
    GUARD: 19,
    SPEED: 20,
    SPEED_FREE: 20,
    CHANGE: 1,
    RENEW: 2,
    STRENGTHEN: 3,
}
"""The spell that is being cast in a phase; there is none in the others."""
SECOND_PLACES: Final = (SWAP_WITH, EXCHANGE_WITH, REARRANGE_WITH)
"""A first spot has been chosen and the second is asked."""
