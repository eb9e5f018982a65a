"""The fields of the row of numbers that ``tensor`` writes."""

from typing import Final

from conclave.core.tensors import Field, Tensor
from conclave.games.archmage.box.coordinates import HEXES, PLACES
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.box.terrain import KIND_WORDS, KINDS
from conclave.games.archmage.rules.spells.book import PHASES, TOKENS
from conclave.games.archmage.rules.state import FOLLOWERS
from conclave.games.archmage.rules.variant import LONG, MOST_SEATS

SEATS: Final = MOST_SEATS
OVALS: Final = 3
TEN: Final = 10
MOST: Final = 99
"""No count comes near it."""
MARKS: Final = list(TOKENS)
KIND_NAMES: Final = ", ".join([word or "–" for word in KIND_WORDS])

TENSOR: Final = Tensor(
    [
        Field("seats", SEATS, 0, 1, "how many seats there are, from 1 on"),
        Field("long", 1, 0, 1, "whether the long game is played"),
        Field("round", 1, 1, LONG, "which round is played", LONG),
        Field("starter", SEATS, 0, 1, "who began"),
        Field("turn", SEATS, 0, 1, "whose turn it is; nobody's when the game is over"),
        Field("decider", SEATS, 0, 1, "who is asked"),
        Field("phase", len(PHASES), 0, 1, f"what is decided: {', '.join(PHASES)}"),
        Field("stage", len(PHASES), 0, 1, "where the turn goes on after that"),
        Field("paying", SPELLS, 0, 1, "the spell that is paid for"),
        Field("owed", 1, 0, TEN, "how many relics are still to be paid for it", TEN),
        Field("from_kind", 3, 0, 1, "from which of its spheres on they may be"),
        Field("shadowed", 6, 0, 1, "the sphere that a shadow takes its penalty for"),
        Field("penalty", 1, 0, TEN, "how many relics of it are still to be given", TEN),
        Field("left", 1, 0, MOST, "how many times the same is still asked", TEN),
        Field("victim", SEATS, 0, 1, "whose apprentice is being corrupted"),
        Field("lifted", 2 * HEXES, 0, 1, "the two hexes that Upheaval has lifted"),
        Field("settled", len(PLACES), 0, 1, "the place that the first of them is to lie at"),
        Field("points", 1, 0, MOST, "movement points", TEN),
        Field("swift", 1, 0, MOST, "those of Quicken", TEN),
        Field("rites", 1, 0, MOST, "how many initiations are open", TEN),
        Field("rite_spheres", 6, 0, 1, "and into which spheres"),
        Field(
            "effects",
            6,
            0,
            1,
            "promoting, warding, subjugating, divining, a second Journey to come, under way",
        ),
        Field("divined", HEXES, 0, 1, "the hexes that gave a relic by Divination in this turn"),
        Field("kind", HEXES * KINDS, 0, 1, f"what a face-up hex is: {KIND_NAMES}"),
        Field("where", 2 * HEXES, -10, 10, "the column and the height where a hex lies", TEN),
        Field("wards", HEXES, 0, 1, "the hexes with a ward"),
        Field("tokens", len(MARKS) * HEXES, 0, 1, f"the hexes with a token: {', '.join(MARKS)}"),
        Field("token_of", SEATS * HEXES, 0, 1, "of each seat: the hexes with a token of its own"),
        Field("held", SEATS * HEXES, 0, 1, "the hexes it controls"),
        Field("mage", SEATS * HEXES, 0, 1, "where its mage is"),
        Field("tower", SEATS * HEXES, 0, 1, "where its Mage Tower is"),
        Field("company", SEATS, 0, FOLLOWERS, "followers in its company", TEN),
        Field("supply", SEATS, 0, FOLLOWERS, "followers in its supply", TEN),
        Field("imprisoned", SEATS, 0, FOLLOWERS, "followers imprisoned", TEN),
        Field("relics", SEATS * 6, 0, MOST, "relics of each kind", TEN),
        Field("apprentices", SEATS * SPELLS, 0, FOLLOWERS, "apprentices in each place", TEN),
        Field("corrupt", SEATS * SPELLS, 0, FOLLOWERS, "those of them that are corrupt", TEN),
        Field("known", SEATS * SPELLS, 0, 1, "spells in its book"),
        Field("spent", SEATS * SPELLS, 0, 1, "spells cast in this turn"),
        Field("stone_skin", SEATS, 0, 1, "whether it is under Stone Skin"),
        Field("doors", SEATS * 6 * SEATS, 0, 1, "whose follower is in the doorway of each sphere"),
        Field("planets", SEATS * 6, -OVALS, OVALS, "the oval of each planet", OVALS),
        Field("scored", SEATS, 0, 1, "whether its last turn is over"),
        Field(
            "score",
            SEATS * 7,
            0,
            MOST,
            "fundamental, advanced and master spells, points for land, corruption, apprentices and "
            "followers on the map, as they were scored or are now",
            TEN,
        ),
        Field("total", SEATS, -MOST, MOST, "its points", TEN),
        Field("warlord", HEXES, 0, 1, "where the Warlord is"),
        Field("inflamed", HEXES, 0, 1, "the hexes with an Inflame token"),
        Field("warlord_is", 2, 0, 1, "whether it has begun to roam, and stays where it is next"),
        Field("hindered", 1, 0, TEN, "by how many hexes its next move is shortened", TEN),
    ]
)
