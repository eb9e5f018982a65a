"""What is asked. A spell, an offer or a price that wants an answer is a phase of its own."""

from typing import Final

from conclave.games.archmage.box import spheres

PREPARE: Final = 0
JOURNEY: Final = 1
JOURNEYS_END: Final = 2
OFFER: Final = 3  # X7: the hybrid enclave just explored
TOWNS: Final = 4  # X8: what the controlled Towns give
PRICE: Final = 5  # X9
PENALTY: Final = 6  # Shadow
VINES: Final = 7
TRANSMUTE: Final = 8
DECAY: Final = 9
DISCARD: Final = 10
GATE: Final = 11
CHASM: Final = 12
WELLSPRING: Final = 13
IMPRISON: Final = 14
SHADOW: Final = 15
CORRUPT: Final = 16
QUENCH: Final = 17  # X15: Corrupt in solo play
LIFT: Final = 18
SETTLE: Final = 19
AUTOMATON: Final = 20
OVER: Final = 21

PHASES: Final = (
    *("prepare", "journey", "journeys-end", "offer", "towns", "price", "penalty", "vines"),
    *("transmute", "decay", "discard", "gate", "chasm", "wellspring", "imprison", "shadow"),
    *("corrupt", "quench", "lift", "settle", "automaton", "over"),
)

SPELL_OF_PHASE: Final = {
    VINES: spheres.VINES,
    TRANSMUTE: spheres.TRANSMUTE,
    DECAY: spheres.DECAY,
    DISCARD: spheres.DECAY,
    GATE: spheres.GATE,
    CHASM: spheres.CHASM,
    WELLSPRING: spheres.WELLSPRING,
    IMPRISON: spheres.IMPRISON,
    SHADOW: spheres.SHADOW,
    CORRUPT: spheres.CORRUPT,
    QUENCH: spheres.CORRUPT,
    LIFT: spheres.UPHEAVAL,
    SETTLE: spheres.UPHEAVAL,
    AUTOMATON: spheres.AUTOMATON,
}
