"""The scrolls: which spell, in which element.

A scroll is a number, ``spell * 5 + element``. What lies on a spot of the board is a number too:
0 nothing, ``element * 8 + strength`` a seal token, and ``SCROLL + scroll`` a scroll.
"""

from typing import Final

from conclave.games.five_seals.box.pieces import ELEMENT_WORDS, ELEMENTS, MIND

PRINTED: Final[tuple[tuple[str, int, int], ...]] = (
    ("binding", 0, 1),
    ("change", 1, 2),
    ("renewal", 1, 3),
    ("strengthening", 1, 4),
    ("growth", 1, 5),
    ("synergy", 1, 6),
    ("swap", 2, 2),
    ("exchange", 2, 3),
    ("absorption", 2, 4),
    ("disintegration", 2, 5),
    ("rearrangement", 2, 6),
    ("deception", 3, 2),
    ("alteration", 3, 3),
    ("transfer", 3, 4),
    ("theft", 3, 5),
    ("exploitation", 3, 6),
    ("dispatch", 4, 2),
    ("leap", 4, 3),
    ("teleportation", 4, 4),
    ("guardian", 4, 5),
    ("speed", 4, 6),
)
"""F2: of each spell its word, its circle (0 for Binding; the basic circle has the spells of circle
1) and its strength, in the book's order. The place in this row is the spell's number."""

SPELL_WORDS: Final = tuple([word for word, _, _ in PRINTED])
ABSORPTION: Final = SPELL_WORDS.index("absorption")
DISPATCH: Final = SPELL_WORDS.index("dispatch")
GUARDIAN: Final = SPELL_WORDS.index("guardian")
BINDING: Final = MIND
"""The Binding scroll, the same for every seat."""

SCROLL: Final = 64
NOTHING: Final = 0


def scroll_of(spell: int, element: int) -> int:
    return spell * 5 + element


STRENGTH_OF: Final = [strength for _, _, strength in PRINTED for _ in ELEMENTS]
"""By scroll."""
CIRCLE_OF: Final = [circle for _, circle, _ in PRINTED for _ in ELEMENTS]
"""By scroll."""
SEALS: Final = [
    *range(SCROLL),
    *(scroll % 5 * 8 + strength for scroll, strength in enumerate(STRENGTH_OF)),
]
"""By what lies on a spot: its seal, ``element * 8 + strength``, whether token or scroll."""


def _words() -> list[str]:
    words = [f"{spell}.{ELEMENT_WORDS[element]}" for spell in SPELL_WORDS for element in ELEMENTS]
    words[BINDING] = SPELL_WORDS[0]
    return words


SCROLL_WORDS: Final = _words()
"""By scroll. The first four stand for no card: Binding is of the Mind."""
KNOWN_SCROLLS: Final = {word: scroll for scroll, word in enumerate(SCROLL_WORDS) if scroll >= MIND}
TOKEN_WORDS: Final = {
    f"{ELEMENT_WORDS[element]}.{strength}": element * 8 + strength
    for element in range(4)
    for strength in range(2, 7)
}


def token_word(token: int) -> str:
    return f"{ELEMENT_WORDS[token // 8]}.{token % 8}"


def circle_scrolls(circle: int) -> list[int]:
    """F2: the 25 scrolls of a circle."""
    return [scroll for scroll, printed in enumerate(CIRCLE_OF) if printed == circle]
