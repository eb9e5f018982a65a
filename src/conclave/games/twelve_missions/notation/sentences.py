"""A move as a sentence: the words of the game, and what others hear of it."""

from typing import Final

from conclave.core.seats import NUMBERED_SEATS, SEAT_WORDS
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import CARD_WORDS, COLOURS, FARMER, NONE, RANKS
from conclave.games.twelve_missions.rules.moves import (
    CLAIM,
    COUNT,
    CUBES,
    DEFY,
    DONE,
    GIVE,
    KEEP,
    LAY,
    LEAVE,
    MOST_CUBES,
    PASS,
    PILE,
    PLAY,
    POWER,
    REFUSE,
    RETURN,
    STEAL,
    TAKE,
    TAKES,
    WAIT,
)
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT, SCROLLS
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_SEAT
from conclave.games.twelve_missions.rules.state import Table

MOST_SEATS: Final = 4
SCROLL_WORDS: Final = tuple([f"scroll.{number}" for number in range(SCROLL_COUNT + 1)])
COUNTS: Final = ("fewer", "same", "more")

VOCABULARY: Final = (
    *("play", "power", "cubes", "done", "wait", "claim", "refuse", "return", "give", "pile"),
    *("lay", "steal", "leave", "count", *COUNTS, "take", "crystals", "both", "scroll"),
    *("activate", "pass", "keep"),
    *CARD_WORDS,
    *COLOURS,
    *RANKS,
    *SEAT_WORDS[:MOST_SEATS],
    *SCROLL_WORDS[1:],
    *[f"+{number}" for number in range(1, MOST_CUBES + 1)],
    *[f"-{number}" for number in range(1, MOST_CUBES + 1)],
)
FORMER_WORDS: Final = {NUMBERED_SEATS[seat]: SEAT_WORDS[seat] for seat in range(MOST_SEATS)}
"""Records that were written when seats had numbers are still understood."""

WHISPERED: Final = ("return", "give", "pile", "lay", "keep")
"""What is said with these is for the speaker, and for those whom the events tell."""

_ALONE: Final = {
    DONE: "done",
    WAIT: "wait",
    CLAIM: "claim",
    STEAL: "steal",
    LEAVE: "leave",
    PASS: "pass",
}
_WITH_CARD: Final = {
    PLAY: "play",
    DEFY: "play",
    RETURN: "return",
    GIVE: "give",
    PILE: "pile",
    LAY: "lay",
}


def overheard(sentence: str) -> str:
    verb = sentence.split()[0]
    return verb if verb in WHISPERED else sentence


def words(table: Table, move: Move) -> list[str]:
    kind = move[0]
    if kind in _ALONE:
        return [_ALONE[kind]]
    if kind in _WITH_CARD:
        said = [_WITH_CARD[kind], CARD_WORDS[move[1]]]
        return [*said, "power"] if kind == DEFY else said
    if kind == POWER:
        return _power(table, move)
    if kind == CUBES:
        return ["cubes", f"{move[1]:+d}"]
    if kind == REFUSE:
        return ["refuse"] if move[1] == NONE else ["refuse", COLOURS[move[1]]]
    if kind == COUNT:
        return ["count", COUNTS[move[1] + 1]]
    if kind == TAKE:
        return ["take", *TAKES[move[1]]]
    if kind == KEEP:
        return ["keep", SCROLL_WORDS[move[1]]]
    return _activation(move)


def _any_power(table: Table) -> bool:
    return table.effect.any_power and table.effect_seat == table.turn


def _power(table: Table, move: Move) -> list[str]:
    """The power is named only where the speaker could use any (scroll 20)."""
    rank, choice = move[1], move[2]
    said = ["power", RANKS[rank]] if _any_power(table) else ["power"]
    if choice != NONE:
        said.append(_choice(rank == FARMER, choice))
    return said


def _activation(move: Move) -> list[str]:
    scroll, copied, choice = move[1], move[2], move[3]
    said = ["activate", SCROLL_WORDS[scroll]]
    if copied:
        said.append(SCROLL_WORDS[copied])
    if choice != NONE:
        said.append(_choice(SCROLLS[copied or scroll].says == SAYS_SEAT, choice))
    return said


def _choice(of_seat: bool, chosen: int) -> str:
    return SEAT_WORDS[chosen] if of_seat else COLOURS[chosen]
