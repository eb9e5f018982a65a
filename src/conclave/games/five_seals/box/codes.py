"""The scrolls: which spell, in which element.

A scroll is a number, ``spell * 5 + element``. What lies on a spot of the board is a number too:
0 nothing, ``element * 8 + strength`` a seal token, and ``SCROLL + scroll`` a scroll.
"""

from typing import Final

from conclave.games.five_seals.box.pieces import ELEMENT_WORDS, ELEMENTS, MIND

SPELL_WORDS: Final = (
    "binding",
    *("change", "renewal", "strengthening", "growth", "synergy"),
    *("swap", "exchange", "absorption", "disintegration", "rearrangement"),
    *("deception", "alteration", "transfer", "theft", "exploitation"),
    *("dispatch", "leap", "teleportation", "guardian", "speed"),
)
"""In the book's order: Binding, then circle after circle from strength 2 to 6."""

CHANGE: Final = 1
SYNERGY: Final = 5
ABSORPTION: Final = 8
BINDING: Final = MIND
"""F17: the Binding scroll, the same for every seat."""

SCROLL: Final = 64
NOTHING: Final = 0


def scroll_of(spell: int, element: int) -> int:
    return spell * 5 + element


def strength_of(scroll: int) -> int:
    """F2: Binding 1, the five spells of a circle 2 to 6."""
    spell = scroll // 5
    return 1 if spell == 0 else (spell - 1) % 5 + 2


def circle_of(scroll: int) -> int:
    """1 to 4; 0 for Binding. The basic circle has the spells of circle 1."""
    return (scroll // 5 + 4) // 5


def _seals() -> list[int]:
    seals = list(range(SCROLL))
    for scroll in range(len(SPELL_WORDS) * 5):
        seals.append(scroll % 5 * 8 + strength_of(scroll))
    return seals


SEALS: Final = _seals()
"""By what lies on a spot: its seal, ``element * 8 + strength``, be it a token or a scroll."""


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


def circle_scrolls(circle: int) -> list[int]:
    """F2: the 25 scrolls of a circle."""
    first = circle * 5 - 4
    return [scroll_of(spell, element) for spell in range(first, first + 5) for element in ELEMENTS]
