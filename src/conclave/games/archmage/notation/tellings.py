"""What the events of the game tell of, all of it by number."""

from typing import Final

from conclave.core.events import Tellings
from conclave.games.archmage.box.edition import RANKS
from conclave.games.archmage.box.spheres import SPHERE_WORDS
from conclave.games.archmage.box.terrain import KIND_WORDS
from conclave.games.archmage.notation.sentences import VOCABULARY


def _words() -> tuple[str, ...]:
    """Lands, places of apprentices and the ranks of a game alone."""
    words = dict.fromkeys([*KIND_WORDS, *SPHERE_WORDS, *RANKS])
    return tuple([word for word in words if word and word not in VOCABULARY])


TELLINGS: Final = Tellings(
    events=(
        "archmage-attack",
        "archmage-build",
        "archmage-cast",
        "archmage-corrupted",
        "archmage-decay",
        "archmage-decline",
        "archmage-deploy",
        "archmage-discard",
        "archmage-dismiss",
        "archmage-divine",
        "archmage-enlist",
        "archmage-exchange",
        "archmage-explore",
        "archmage-faded",
        "archmage-forfeit",
        "archmage-gain",
        "archmage-game-over",
        "archmage-gate",
        "archmage-imprisoned",
        "archmage-inflamed",
        "archmage-initiate",
        "archmage-last-turn",
        "archmage-moved",
        "archmage-pay",
        "archmage-planet",
        "archmage-promote",
        "archmage-quenched",
        "archmage-rank",
        "archmage-score",
        "archmage-second-journey",
        "archmage-shadow",
        "archmage-shadow-gone",
        "archmage-slain",
        "archmage-take",
        "archmage-token",
        "archmage-travel",
        "archmage-turn",
        "archmage-turned-up",
        "archmage-unwarded",
        "archmage-warded",
        "archmage-warlord",
        "archmage-warlord-at",
        "archmage-warlord-held",
        "archmage-warlord-hindered",
        "archmage-warlord-imprisoned",
    ),
    words=_words(),
    of_each_seat=(),
)
