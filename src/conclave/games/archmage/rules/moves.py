"""What a seat can say, and in which words."""

from typing import Final

from conclave.core.state import Move
from conclave.games.archmage.box.coordinates import DIRECTIONS, HEXES, PLACE_WORDS
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPELLS, SPHERE_WORDS, SPHERES

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

CRESTS: Final = ("raven", "cat", "owl", "snake")
"""The seats by the names of their pieces."""

_VERBS: Final = (
    *("advance", "travel", "explore", "deploy", "attack", "divine", "gather", "recruit"),
    *("initiate", "ward", "build", "promote", "cast", "end", "take", "decline", "pay", "forfeit"),
    *("mark", "done", "change", "choose", "discard", "strike", "imprison", "shadow", "corrupt"),
    *("quench", "lift", "settle"),
)
_OF_A_HEX: Final = (TRAVEL, MARK, IMPRISON, QUENCH, LIFT)
_OF_A_RELIC: Final = (ADVANCE, DIVINE, TAKE, PAY, FORFEIT, DISCARD)

VOCABULARY: Final = tuple(
    dict.fromkeys(
        (
            *_VERBS,
            *("from", "to", "both", "follower"),
            *SPELL_WORDS,
            *SPHERES,
            *RELICS,
            *DIRECTIONS,
            *CRESTS,
            *PLACE_WORDS,
        )
    )
)

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
"""Moves of a single word, by their verb."""


def words(move: Move, hexes: list[str], parents: list[tuple[int, int]]) -> list[str]:
    """``hexes`` are the words of the hexes where they lie, ``parents`` the overlaps of spheres."""
    verb = move[0]
    said = [_VERBS[verb]]
    if verb in _OF_A_HEX:
        return [*said, hexes[move[1]]]
    if verb in _OF_A_RELIC:
        return [*said, "follower" if move[1] == FOLLOWER else RELICS[move[1]]]
    if verb == INITIATE:
        return [*said, SPHERES[move[1]]]
    if verb == CAST:
        return [*said, SPELL_WORDS[move[1]]]
    if verb == PROMOTE:
        return [*said, SPHERE_WORDS[move[1]], "from", *_from(parents[move[1]], move[2])]
    if verb in (SHADOW, CORRUPT):
        return [*said, CRESTS[move[1]], SPHERES[move[2]]]
    if verb == CHANGE:
        return [*said, RELICS[move[1]], "to", RELICS[move[2]]]
    if verb == CHOOSE:
        return [*said, CRESTS[move[1]]]
    if verb == STRIKE:
        return [*said, DIRECTIONS[move[1]]]
    if verb == SETTLE:
        return [*said, PLACE_WORDS[move[1]]]
    return said


def _from(parents: tuple[int, int], corrupt: int) -> list[str]:
    """The place of the one that rises. Of two clean ones it does not matter which: the first."""
    first, second = SPHERE_WORDS[parents[0]], SPHERE_WORDS[parents[1]]
    if corrupt == NEITHER:
        return [first]
    if corrupt == BOTH:
        return ["corrupt", "both"]
    return ["corrupt", first if corrupt == FIRST else second]
