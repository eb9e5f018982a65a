"""The sentences: which words a move is made of, and all the words that there are."""

from typing import Final

from conclave.core.seats import SEAT_WORDS
from conclave.core.state import Move
from conclave.games.archmage.box.coordinates import DIRECTIONS, PLACE_WORDS
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPHERE_WORDS, SPHERES
from conclave.games.archmage.rules.moves import BOTH, CHANGE, FIRST, NEITHER, PROMOTE
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.variant import MOST_SEATS

SEATS: Final = SEAT_WORDS[:MOST_SEATS]

# What a verb is followed by: the word for each number of the move.
_HEX: Final = ()  # by where the hexes lie, which an Upheaval can change
_RELIC: Final = (*RELICS, "follower")

_SAID: Final[list[tuple[str, tuple[tuple[str, ...], ...]]]] = [
    ("advance", (_RELIC,)),
    ("travel", (_HEX,)),
    ("explore", ()),
    ("deploy", ()),
    ("attack", ()),
    ("divine", (_RELIC,)),
    ("gather", ()),
    ("recruit", ()),
    ("initiate", (SPHERES,)),
    ("ward", ()),
    ("build", ()),
    ("promote", ()),  # said by _promotion
    ("cast", (SPELL_WORDS,)),
    ("end", ()),
    ("take", (_RELIC,)),
    ("decline", ()),
    ("pay", (_RELIC,)),
    ("forfeit", (_RELIC,)),
    ("mark", (_HEX,)),
    ("done", ()),
    ("change", ()),  # one relic to another
    ("choose", (SEATS,)),
    ("discard", (_RELIC,)),
    ("strike", (DIRECTIONS,)),
    ("imprison", (_HEX,)),
    ("shadow", (SEATS, SPHERES)),
    ("corrupt", (SEATS, SPHERES)),
    ("quench", (_HEX,)),
    ("lift", (_HEX,)),
    ("settle", (PLACE_WORDS,)),
]
"""By verb."""

VOCABULARY: Final = tuple(
    dict.fromkeys(
        (
            *(verb for verb, _ in _SAID),
            *("from", "to", "both", "follower"),
            *SPELL_WORDS,
            *SPHERES,
            *RELICS,
            *DIRECTIONS,
            *SEATS,
            *PLACE_WORDS,
        )
    )
)


def words(table: Table, move: Move) -> list[str]:
    verb, things = _SAID[move[0]]
    if move[0] == PROMOTE:
        return [verb, *_promotion(table, move[1], move[2])]
    if move[0] == CHANGE:
        return [verb, RELICS[move[1]], "to", RELICS[move[2]]]
    said = [verb]
    for place, names in enumerate(things, start=1):
        said.append((names or table.layout.words)[move[place]])
    return said


def _promotion(table: Table, spell: int, corrupt: int) -> list[str]:
    """The place above, and that of the one who rises. Of two clean ones it does not matter which:
    the first."""
    parents = table.variant.parents[spell]
    first, second = SPHERE_WORDS[parents[0]], SPHERE_WORDS[parents[1]]
    said = [SPHERE_WORDS[spell], "from"]
    if corrupt == NEITHER:
        return [*said, first]
    if corrupt == BOTH:
        return [*said, "corrupt", "both"]
    return [*said, "corrupt", first if corrupt == FIRST else second]
