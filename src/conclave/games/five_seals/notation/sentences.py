"""Moves in words, and all the words there are."""

from collections.abc import Callable
from typing import Final, TypeAlias

from conclave.core.state import Move
from conclave.games.five_seals.box.codes import ABSORPTION, KNOWN_SCROLLS, SCROLL_WORDS, scroll_of
from conclave.games.five_seals.box.dice import DIE_WORDS, KNOWN_DICE, dice_words
from conclave.games.five_seals.box.dungeon import NOWHERE, Dungeon, all_dungeons
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS, FAMILIARS
from conclave.games.five_seals.rules import moves
from conclave.games.five_seals.rules.moves import OF_COLOUR, OF_DICE, OF_DICE_TO

Sentence: TypeAlias = Callable[[Dungeon, Move], list[str]]

_VERBS: Final = (
    *("break", "cast", "give", "up", "take", "stay", "absorb", "leave", "choose", "with"),
    *("remove", "for", "from", "raise", "lower", "none", "use", "to", "send", "guard", "off"),
)


def _vocabulary() -> tuple[str, ...]:
    """Every word of the game, those of all dungeon plans included."""
    words = dict.fromkeys(_VERBS)
    words.update(dict.fromkeys(ELEMENT_WORDS[:4]))
    for row in DIE_WORDS:
        words.update(dict.fromkeys(row[1:]))
    words.update(dict.fromkeys(KNOWN_SCROLLS))
    words.update(dict.fromkeys(FAMILIARS))
    for dungeon in all_dungeons():
        words.update(dict.fromkeys(dungeon.words[dungeon.starts :]))
    return tuple(words)


VOCABULARY: Final = _vocabulary()
OPENINGS: Final = (
    *("break", "cast", "give", "take", "stay", "absorb", "leave", "choose", "with", "remove"),
    *("take", "raise", "lower", "take", "give", "use", "send", "guard", "break", "choose"),
)
"""By kind of move."""
UNORDERED: Final[frozenset[str]] = frozenset([*KNOWN_DICE, *ELEMENT_WORDS[:4]])
"""Dice, rolled or only of a colour, are named in any order."""


def words(dungeon: Dungeon, move: Move) -> list[str]:
    verb = move[0]
    if verb in _OF_A_SPOT:
        return [_OF_A_SPOT[verb], "off" if move[1] == NOWHERE else dungeon.words[move[1]]]
    return _SENTENCES[verb](dungeon, move)


def _break(dungeon: Dungeon, move: Move) -> list[str]:
    return ["break", dungeon.words[move[1]], *dice_words(move[2], move[3])]


def _cast(dungeon: Dungeon, move: Move) -> list[str]:
    return ["cast", *_cast_words(move, 1)]


def _use(dungeon: Dungeon, move: Move) -> list[str]:
    return ["use", FAMILIARS[move[1]], *_cast_words(move, 2)]


def _cast_words(move: Move, place: int) -> list[str]:
    """The scroll, and whatever is said with it."""
    scroll = SCROLL_WORDS[move[place]]
    if len(move) == place + 1:
        return [scroll]
    kind, more = move[place + 1], move[place + 2 :]
    if kind == OF_DICE:
        return [scroll, *dice_words(more[0], more[1])]
    if kind == OF_DICE_TO:
        return [scroll, *dice_words(more[0], more[1]), "to", ELEMENT_WORDS[more[2]]]
    if kind == OF_COLOUR:
        return [scroll, ELEMENT_WORDS[more[0]]]
    return [scroll, "from", FAMILIARS[more[0]]]


def _give_up(dungeon: Dungeon, move: Move) -> list[str]:
    return ["give", "up"]


def _take(dungeon: Dungeon, move: Move) -> list[str]:
    return ["take", *(ELEMENT_WORDS[c] for c in COLOURS for _ in range(move[c + 1]))]


def _stay(dungeon: Dungeon, move: Move) -> list[str]:
    return ["stay"]


def _absorb(dungeon: Dungeon, move: Move) -> list[str]:
    return ["absorb", SCROLL_WORDS[scroll_of(ABSORPTION, move[1])]]


def _leave(dungeon: Dungeon, move: Move) -> list[str]:
    return ["leave"]


def _pick(dungeon: Dungeon, move: Move) -> list[str]:
    to = [ELEMENT_WORDS[other] for other in move[3:]]
    return ["choose", *dice_words(move[1], move[2]), *(["to", *to] if to else [])]


def _deceive(dungeon: Dungeon, move: Move) -> list[str]:
    taken, given = DIE_WORDS[move[2]][move[3]], DIE_WORDS[move[4]][move[5]]
    return ["take", FAMILIARS[move[1]], taken, "for", given]


def _raise(dungeon: Dungeon, move: Move) -> list[str]:
    return ["raise", *(dice_words(move[1], move[2]) or ["none"])]


def _lower(dungeon: Dungeon, move: Move) -> list[str]:
    if not move[3]:
        return ["lower", "none"]
    return ["lower", FAMILIARS[move[1]], *dice_words(move[2], move[3])]


def _trade(dungeon: Dungeon, move: Move) -> list[str]:
    return ["take", FAMILIARS[move[1]], SCROLL_WORDS[move[2]], "for", SCROLL_WORDS[move[3]]]


def _give(dungeon: Dungeon, move: Move) -> list[str]:
    return ["give", DIE_WORDS[move[1]][move[2]]]


_OF_A_SPOT: Final = {
    moves.CHOOSE: "choose",
    moves.WITH: "with",
    moves.REMOVE: "remove",
    moves.SEND: "send",
    moves.GUARD: "guard",
    moves.FREE: "break",
}
_SENTENCES: Final[dict[int, Sentence]] = {
    moves.BREAK: _break,
    moves.CAST: _cast,
    moves.GIVE_UP: _give_up,
    moves.TAKE: _take,
    moves.STAY: _stay,
    moves.ABSORB: _absorb,
    moves.LEAVE: _leave,
    moves.PICK: _pick,
    moves.DECEIVE: _deceive,
    moves.RAISE: _raise,
    moves.LOWER: _lower,
    moves.TRADE: _trade,
    moves.GIVE: _give,
    moves.USE: _use,
}
