"""What a seat can say, and in which words.

Casting is said whole where it is about dice (``cast change.air air.2 to fire``). A spell that
chooses on the board or among another seat's things is said in steps: the scroll first, then what
it is to do.
"""

from typing import Final

from conclave.core.state import Move
from conclave.games.five_seals.box.codes import ABSORPTION, KNOWN_SCROLLS, SCROLL_WORDS, scroll_of
from conclave.games.five_seals.box.dice import Handful, values
from conclave.games.five_seals.box.dungeon import NOWHERE, Dungeon, dungeon_of
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS, FAMILIARS
from conclave.games.five_seals.box.plan_file import PLANS

BREAK: Final = 0  # spot, colour, handful
CAST: Final = 1  # scroll, then as the spell wants it
GIVE_UP: Final = 2
TAKE: Final = 3  # how many dice of each colour
STAY: Final = 4
ABSORB: Final = 5  # element of the Absorption scroll
LEAVE: Final = 6
CHOOSE: Final = 7  # spot: the first of two
WITH: Final = 8  # spot: the second of two
REMOVE: Final = 9  # spot
DECEIVE: Final = 10  # seat, colour and value taken, colour and value given
RAISE: Final = 11  # colour, handful
LOWER: Final = 12  # seat, colour, handful
TRADE: Final = 13  # seat, scroll taken, scroll given
GIVE: Final = 14  # colour, value
USE: Final = 15  # seat, then as if it were cast
SEND: Final = 16  # spot
GUARD: Final = 17  # spot, or NOWHERE
FREE: Final = 18  # spot
PICK: Final = 19  # colour, handful, and for Change the other colour

DIE_WORDS: Final = tuple(
    tuple(f"{ELEMENT_WORDS[colour]}.{value}" for value in range(7)) for colour in COLOURS
)
"""By colour and value."""

_VERBS: Final = (
    *("break", "cast", "give", "up", "take", "stay", "absorb", "leave", "choose", "with"),
    *("remove", "for", "from", "raise", "lower", "none", "use", "to", "send", "guard", "off"),
)


def vocabulary() -> tuple[str, ...]:
    """Every word of the game, those of all dungeon plans included."""
    words = dict.fromkeys(_VERBS)
    words.update(dict.fromkeys(ELEMENT_WORDS[:4]))
    for row in DIE_WORDS:
        words.update(dict.fromkeys(row[1:]))
    words.update(dict.fromkeys(KNOWN_SCROLLS))
    words.update(dict.fromkeys(FAMILIARS))
    for name in PLANS:
        for seats in range(2, 6):
            dungeon = dungeon_of(name, seats)
            words.update(dict.fromkeys(dungeon.words[dungeon.starts :]))
    return tuple(words)


def dice_words(colour: int, handful: Handful) -> list[str]:
    return [DIE_WORDS[colour][value] for value in values(handful)]


def words(dungeon: Dungeon, move: Move) -> list[str]:
    verb = move[0]
    if verb == BREAK:
        return ["break", dungeon.words[move[1]], *dice_words(move[2], move[3])]
    if verb == CAST:
        return ["cast", *_cast_words(move, 1)]
    if verb == GIVE_UP:
        return ["give", "up"]
    if verb == TAKE:
        return ["take", *(ELEMENT_WORDS[c] for c in COLOURS for _ in range(move[c + 1]))]
    if verb in _OF_A_SPOT:
        return [_OF_A_SPOT[verb], "off" if move[1] == NOWHERE else dungeon.words[move[1]]]
    if verb == STAY:
        return ["stay"]
    if verb == ABSORB:
        return ["absorb", SCROLL_WORDS[scroll_of(ABSORPTION, move[1])]]
    if verb == LEAVE:
        return ["leave"]
    if verb == PICK:
        to = [ELEMENT_WORDS[other] for other in move[3:]]
        return ["choose", *dice_words(move[1], move[2]), *(["to", *to] if to else [])]
    return _conflict_words(move)


_OF_A_SPOT: Final = {
    CHOOSE: "choose",
    WITH: "with",
    REMOVE: "remove",
    SEND: "send",
    GUARD: "guard",
    FREE: "break",
}


def _conflict_words(move: Move) -> list[str]:
    verb = move[0]
    if verb == DECEIVE:
        taken, given = DIE_WORDS[move[2]][move[3]], DIE_WORDS[move[4]][move[5]]
        return ["take", FAMILIARS[move[1]], taken, "for", given]
    if verb == RAISE:
        return ["raise", *(dice_words(move[1], move[2]) or ["none"])]
    if verb == LOWER:
        if not move[3]:
            return ["lower", "none"]
        return ["lower", FAMILIARS[move[1]], *dice_words(move[2], move[3])]
    if verb == TRADE:
        taken, given = SCROLL_WORDS[move[2]], SCROLL_WORDS[move[3]]
        return ["take", FAMILIARS[move[1]], taken, "for", given]
    if verb == GIVE:
        return ["give", DIE_WORDS[move[1]][move[2]]]
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


# What is said with a scroll, after it in the move.
OF_DICE: Final = 0  # colour, handful
OF_DICE_TO: Final = 1  # colour, handful, colour
OF_COLOUR: Final = 2  # colour
OF_SEAT: Final = 3  # seat
