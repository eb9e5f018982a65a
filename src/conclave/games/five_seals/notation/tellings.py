"""What the events of the game tell of, all of it by number."""

from typing import Final

from conclave.core.events import Tellings
from conclave.games.five_seals.box.codes import SPELL_WORDS
from conclave.games.five_seals.box.dungeon import all_dungeons
from conclave.games.five_seals.box.pieces import ELEMENT_WORDS
from conclave.games.five_seals.notation.sentences import VOCABULARY


def _words() -> tuple[str, ...]:
    """Spells and elements by themselves, start circles and rooms."""
    words = dict.fromkeys([*SPELL_WORDS, *ELEMENT_WORDS])
    for dungeon in all_dungeons():
        words.update(dict.fromkeys(dungeon.words[: dungeon.starts]))
        words.update(dict.fromkeys([area.word for area in dungeon.areas]))
    return tuple([word for word in words if word not in VOCABULARY])


TELLINGS: Final = Tellings(
    events=(
        "five_seals-absorb",
        "five_seals-break",
        "five_seals-cast",
        "five_seals-deceive",
        "five_seals-draft",
        "five_seals-familiar",
        "five_seals-finish",
        "five_seals-game-over",
        "five_seals-give-up",
        "five_seals-grow",
        "five_seals-guard",
        "five_seals-no-roll",
        "five_seals-remove",
        "five_seals-roll",
        "five_seals-round",
        "five_seals-stay",
        "five_seals-take-scroll",
        "five_seals-theft",
        "five_seals-trade-places",
        "five_seals-transfer",
        "five_seals-turn-dice",
    ),
    words=_words(),
    of_each_seat=("points",),
)
