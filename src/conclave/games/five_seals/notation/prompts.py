"""Why a sentence can't be said now, as a player at the table would explain it."""

from conclave.core.errors import Parameters
from conclave.core.game import Message
from conclave.games.five_seals.box.codes import KNOWN_SCROLLS, SEALS, SYNERGY
from conclave.games.five_seals.box.dice import Handful, values
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS, MIND
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.moves import DIE_WORDS
from conclave.games.five_seals.rules.phases import TURN

_DICE = {word: (c, value) for c in COLOURS for value, word in enumerate(DIE_WORDS[c]) if value}


def why_not(position: Position, words: list[str]) -> Message:
    said = " ".join(words)
    if words[0] == "break" and len(words) > 1 and words[1] in position.dungeon.known:
        return _why_not_break(position, position.dungeon.known[words[1]], words)
    if position.phase == TURN:
        if words == ["give", "up"]:
            return Message("five_seals-must-break", {})  # F9
        if words[0] == "cast" and len(words) > 1 and words[1] in KNOWN_SCROLLS:
            return _why_not_cast(position, KNOWN_SCROLLS[words[1]], words)
    return Message("move-not-legal", {"sentence": said})


def _why_not_break(position: Position, spot: int, words: list[str]) -> Message:
    """F10, F11: nothing there, out of reach, blocked, or the wrong dice."""
    seat = position.turn
    place: Parameters = {"spot": words[1]}
    thing = position.lying[spot]
    if not thing:
        return Message("five_seals-nothing-there", place)
    if spot in position.guardians:
        return Message("five_seals-guarded", place)
    if spot in position.closed(seat):
        return Message("five_seals-familiar-there", place)
    if position.phase == TURN and not position.reach(seat) & position.dungeon.ends[spot]:
        return Message("five_seals-out-of-reach", place)
    seal = SEALS[thing]
    place["element"] = ELEMENT_WORDS[seal // 8]
    place["strength"] = seal % 8
    return Message(_wrong_dice(position, seal, words[2:]), place)


def _wrong_dice(position: Position, seal: int, words: list[str]) -> str:
    colours = {_DICE[word][0] for word in words if word in _DICE}
    if len(colours) != 1 or any(word not in _DICE for word in words):
        return "five_seals-one-colour"
    colour = colours.pop()
    if seal // 8 not in (colour, MIND):
        return "five_seals-wrong-colour"
    shown: list[int] = [_DICE[word][1] for word in words]
    if not _holds(position.dice[4 * position.turn + colour], shown):
        return "five_seals-no-such-dice"
    if sum(shown) < seal % 8:
        return "five_seals-too-weak"
    too_many = sum(shown) - min(shown) >= seal % 8
    return "five_seals-too-many-dice" if too_many else "five_seals-not-now"


def _holds(handful: Handful, shown: list[int]) -> bool:
    held = values(handful)
    return all(shown.count(value) <= held.count(value) for value in shown)


def _why_not_cast(position: Position, scroll: int, words: list[str]) -> Message:
    """F9: not there, face down, or of no effect."""
    named: Parameters = {"scroll": words[1]}
    if scroll // 5 == SYNERGY:
        return Message("five_seals-never-cast", named)
    if scroll in position.spent[position.turn]:
        return Message("five_seals-face-down", named)
    if scroll not in position.ready[position.turn]:
        return Message("five_seals-not-yours", named)
    if any(move[0] == 1 and move[1] == scroll for move in position.legal()):
        return Message("move-not-legal", {"sentence": " ".join(words)})
    return Message("five_seals-no-effect", named)
