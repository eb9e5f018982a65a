"""What the actor is asked, and why a sentence can't be said, as a player would explain it."""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.games.five_seals.box.codes import KNOWN_SCROLLS, SEALS
from conclave.games.five_seals.box.dice import KNOWN_DICE, Handful, values
from conclave.games.five_seals.box.pieces import DRAFTED, ELEMENT_WORDS, MIND
from conclave.games.five_seals.rules.events import scroll_params
from conclave.games.five_seals.rules.moves import BREAK, CAST, FREE, GIVE_UP
from conclave.games.five_seals.rules.phases import DRAFT, TURN
from conclave.games.five_seals.rules.spells.book import BOOK, CASTING, PHASES
from conclave.games.five_seals.rules.state import Table


def asks(table: Table) -> Message:
    phase = PHASES[table.phase]
    if table.legal()[-1:] == [(GIVE_UP,)]:
        return Message("five_seals-ask-stuck", {})  # F9
    if table.phase not in CASTING:
        return Message(f"five_seals-ask-{phase}", {})
    scroll = scroll_params(table.casting)
    spell, element = str(scroll["spell"]), str(scroll["element"])
    return Message(f"five_seals-ask-{phase}", {"spell": spell, "element": element})


def why_not(table: Table, words: list[str]) -> Message:
    verb, thing = words[0], words[1] if len(words) > 1 else ""
    if verb == "break" and thing in table.dungeon.known and _may_break(table):
        return _why_not_break(table, table.dungeon.known[thing], words)
    if table.phase == DRAFT and verb == "take":
        return _why_not_take(table, words[1:])
    if table.phase == TURN:
        if words == ["give", "up"]:
            return Message("five_seals-must-break", {})  # F9
        if verb == "cast" and thing in KNOWN_SCROLLS:
            return _why_not_cast(table, KNOWN_SCROLLS[thing], words)
    return Message("move-not-legal", {"sentence": " ".join(words)})


def _why_not_take(table: Table, colours: list[str]) -> Message:
    """F7, F13: too many dice, or of a colour that the supply has not got so many of."""
    for colour, left in zip(ELEMENT_WORDS, table.supply, strict=False):
        if colours.count(colour) > left:
            return Message("five_seals-not-in-supply", {"element": colour, "count": left})
    most = min(DRAFTED, sum(table.supply))
    return Message("five_seals-take-so-many", {"count": most})


def _may_break(table: Table) -> bool:
    """Whether some seal could be broken now, if not this one."""
    return table.phase == TURN or table.legal()[-1][0] in (BREAK, FREE)


def _why_not_break(table: Table, spot: int, words: list[str]) -> Message:
    """F10, F11: nothing there, out of reach, blocked, or the wrong dice."""
    seat = table.turn
    place: Parameters = {"spot": words[1]}
    thing = table.lying[spot]
    if not thing:
        return Message("five_seals-nothing-there", place)
    if spot in table.guardians:
        return Message("five_seals-guarded", place)
    if spot in table.closed(seat):
        return Message("five_seals-familiar-there", place)
    if table.phase == TURN and not table.reach(seat) & table.dungeon.ends[spot]:
        return Message("five_seals-out-of-reach", place)
    if table.legal()[-1][0] == FREE:
        return Message("five_seals-not-now", place)
    seal = SEALS[thing]
    place["element"] = ELEMENT_WORDS[seal // 8]
    place["strength"] = seal % 8
    return Message(_wrong_dice(table, seal, words[2:]), place)


def dice_too_many(table: Table, whole: list[str], extra: list[str]) -> Message | None:
    """F10: why dice can't be added to those that break a seal; None if it is not about dice."""
    if whole[0] != "break":
        return None
    reason = why_not(table, whole + extra)
    return None if reason.id == "five_seals-not-now" else reason


def _wrong_dice(table: Table, seal: int, words: list[str]) -> str:
    colours = {KNOWN_DICE[word][0] for word in words if word in KNOWN_DICE}
    if len(colours) != 1 or any(word not in KNOWN_DICE for word in words):
        return "five_seals-one-colour"
    colour = colours.pop()
    if seal // 8 not in (colour, MIND):
        return "five_seals-wrong-colour"
    shown: list[int] = [KNOWN_DICE[word][1] for word in words]
    if not _holds(table.dice[4 * table.turn + colour], shown):
        return "five_seals-no-such-dice"
    if sum(shown) < seal % 8:
        return "five_seals-too-weak"
    too_many = sum(shown) - min(shown) >= seal % 8
    return "five_seals-too-many-dice" if too_many else "five_seals-not-now"


def _holds(handful: Handful, shown: list[int]) -> bool:
    held = values(handful)
    return all(shown.count(value) <= held.count(value) for value in shown)


def _why_not_cast(table: Table, scroll: int, words: list[str]) -> Message:
    """F9: not there, face down, or of no effect."""
    named: Parameters = {"scroll": words[1]}
    if not BOOK[scroll].is_cast:
        return Message("five_seals-never-cast", named)
    if scroll in table.spent[table.turn]:
        return Message("five_seals-face-down", named)
    if scroll not in table.ready[table.turn]:
        return Message("five_seals-not-yours", named)
    if any(move[0] == CAST and move[1] == scroll for move in table.legal()):
        return Message("move-not-legal", {"sentence": " ".join(words)})
    return Message("five_seals-no-effect", named)
