"""What is told of what happens. Called only when somebody listens."""

from conclave.core.events import Event
from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.box.codes import SCROLL, SEALS, SPELL_WORDS
from conclave.games.five_seals.box.dice import Handful, dice_words
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS
from conclave.games.five_seals.rules.state import Table


def scroll_params(scroll: int) -> PlainDict:
    return {"spell": SPELL_WORDS[scroll // 5], "element": ELEMENT_WORDS[scroll % 5]}


def token_params(token: int) -> PlainDict:
    return {"element": ELEMENT_WORDS[token // 8], "strength": token % 8}


def dice_text(colour: int, handful: Handful) -> str:
    return " ".join(dice_words(colour, handful))


def all_dice_text(dice: list[Handful], seat: int) -> str:
    return " ".join(word for c in COLOURS for word in dice_words(c, dice[4 * seat + c]))


def tell_turned(told: list[Event], seat: int, before: str, after: str) -> None:
    """Some dice of a seat were turned."""
    told.append(Event("five_seals-turn-dice", {"seat": seat, "dice": before, "now": after}))


def tell_cast(told: list[Event], seat: int, scroll: int) -> None:
    told.append(Event("five_seals-cast", {"seat": seat, **scroll_params(scroll)}))


def tell_break(told: list[Event], table: Table, seat: int, spot: int, way: list[str]) -> None:
    """The seal that is about to be broken, and the doorways that are passed on the way to it."""
    thing = table.lying[spot]
    params: dict[str, Plain] = {"seat": seat, "spot": table.dungeon.words[spot]}
    params["way"] = list(way)
    if thing < SCROLL:
        params.update(token_params(thing))
        told.append(Event("five_seals-break", params))
    else:
        params.update(scroll_params(thing - SCROLL))
        params["strength"] = SEALS[thing] % 8
        told.append(Event("five_seals-take-scroll", params))
