"""The moves: a verb, and what it is about. ``notation/sentences.py`` has their words."""

from typing import Final

from conclave.core.state import Move
from conclave.games.archmage.box.coordinates import HEXES
from conclave.games.archmage.box.spheres import SPELLS

ADVANCE: Final = 0  # relic whose planet moves
TRAVEL: Final = 1  # hex
EXPLORE: Final = 2
DEPLOY: Final = 3
ATTACK: Final = 4
DIVINE: Final = 5  # relic
GATHER: Final = 6
RECRUIT: Final = 7
INITIATE: Final = 8  # sphere
WARD: Final = 9
BUILD: Final = 10
PROMOTE: Final = 11  # place above, which of the two are corrupt
CAST: Final = 12  # spell
END: Final = 13
TAKE: Final = 14  # relic, or FOLLOWER
DECLINE: Final = 15
PAY: Final = 16  # relic
FORFEIT: Final = 17  # relic
MARK: Final = 18  # hex
DONE: Final = 19
CHANGE: Final = 20  # relic given, relic got
CHOOSE: Final = 21  # seat
DISCARD: Final = 22  # relic
STRIKE: Final = 23  # direction
IMPRISON: Final = 24  # hex
SHADOW: Final = 25  # seat, sphere
CORRUPT: Final = 26  # seat, sphere
QUENCH: Final = 27  # hex
LIFT: Final = 28  # hex
SETTLE: Final = 29  # place

FOLLOWER: Final = 6

# Which of the two that are combined are corrupt.
NEITHER: Final = 0
FIRST: Final = 1
SECOND: Final = 2
BOTH: Final = 3

# Moves are made once: a position's list of them is put together from these.
TRAVELS: Final[list[Move]] = [(TRAVEL, hex) for hex in range(HEXES)]
ADVANCES: Final[list[Move]] = [(ADVANCE, relic) for relic in range(6)]
DIVINES: Final[list[Move]] = [(DIVINE, relic) for relic in range(6)]
INITIATES: Final[list[Move]] = [(INITIATE, sphere) for sphere in range(6)]
TAKES: Final[list[Move]] = [(TAKE, relic) for relic in range(7)]
PAYS: Final[list[Move]] = [(PAY, relic) for relic in range(6)]
FORFEITS: Final[list[Move]] = [(FORFEIT, relic) for relic in range(6)]
DISCARDS: Final[list[Move]] = [(DISCARD, relic) for relic in range(6)]
CASTS: Final[list[Move]] = [(CAST, spell) for spell in range(SPELLS)]
MARKS: Final[list[Move]] = [(MARK, hex) for hex in range(HEXES)]
SIMPLE: Final[list[Move]] = [(verb,) for verb in range(SETTLE + 1)]
"""Moves that are a verb and nothing else, by the verb."""
