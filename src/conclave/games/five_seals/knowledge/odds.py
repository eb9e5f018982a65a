"""How likely a roll is to break a seal, counted over all that dice may show."""

from functools import cache
from typing import Final

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.odds import Odds
from conclave.games.five_seals.box.codes import SCROLL_WORDS, SEALS, SPELL_WORDS
from conclave.games.five_seals.box.dice import Handful, count, values
from conclave.games.five_seals.box.pieces import COLOURS, DRAFTED, ELEMENT_WORDS, HIGHEST, MIND
from conclave.games.five_seals.rules.events import dice_text
from conclave.games.five_seals.rules.phases import DRAFT
from conclave.games.five_seals.rules.spells.spell import colours_of
from conclave.games.five_seals.rules.state import Table

RENEWAL: Final = SPELL_WORDS.index("renewal")
GROWTH: Final = SPELL_WORDS.index("growth")


@cache
def rolls_reaching(dice: int, total: int) -> int:
    """How many of all rolls of so many dice come to that total or more."""
    if dice == 0:
        return 1 if total <= 0 else 0
    return sum([rolls_reaching(dice - 1, total - face) for face in range(1, HIGHEST + 1)])


def chance_of(dice: int, total: int) -> float:
    """That so many dice come to the total or more."""
    return rolls_reaching(dice, total) / rolls_reaching(dice, 0)


def chance_to_break(dice: list[int], seal: int) -> float:
    """That dice of each colour, about to be rolled, break this seal; a Mind seal is broken by any
    one colour, and colours fall independently (F10)."""
    element, strength = seal // 8, seal % 8
    if element != MIND:
        return chance_of(dice[element], strength)
    missed = 1.0
    for colour in COLOURS:
        missed *= 1.0 - chance_of(dice[colour], strength)
    return 1.0 - missed


def chance_with(kept: Handful, dice: int, strength: int) -> float:
    """That rolled dice break a seal together with others of their colour that lie there."""
    return chance_of(dice, strength - sum(values(kept)))


def percent(share: float) -> int:
    """Rounded, but never to certainty where there is none."""
    rounded = round(100 * share)
    if rounded == 100 and share < 1:
        return 99
    return 1 if rounded == 0 and share > 0 else rounded


def seals_in_reach(table: Table, seat: int) -> list[int]:
    """The spots whose seal a seat could break now if it had the dice (F11)."""
    floor, ends, closed = table.reach(seat), table.dungeon.ends, table.closed(seat)
    return [
        spot
        for spot in range(table.dungeon.starts, len(table.lying))
        if table.lying[spot] and ends[spot] & floor and spot not in closed
    ]


def odds(table: Table, seat: int) -> list[Odds]:
    """F43: of each seal within reach, the dice in the cup, or else those that could be taken; and
    what the seat's face-up scrolls could roll in this round."""
    found: list[Odds] = []
    if table.over():
        return found
    cup = table.cups[4 * seat : 4 * seat + 4]
    rolls = any(table.dice[4 * seat : 4 * seat + 4]) and table.phase != DRAFT
    for spot in seals_in_reach(table, seat):
        seal, word = SEALS[table.lying[spot]], table.dungeon.words[spot]
        if any(cup):
            params: Parameters = {"dice": _cup_text(cup)}
            what = Message("five_seals-odds-taken", params)
            found.append(Odds(word, what, chance_to_break(cup, seal)))
            continue
        if rolls:
            found += _by_scrolls(table, seat, seal, word)
        found += _by_taking(seal, word)
    return found


def _by_taking(seal: int, word: str) -> list[Odds]:
    """With one, two or three dice of its colour in the next roll."""
    found: list[Odds] = []
    for dice in range(1, DRAFTED + 1):
        params: Parameters = {"count": dice, "element": ELEMENT_WORDS[seal // 8]}
        what = Message("five_seals-odds-take", params)
        found.append(Odds(word, what, chance_of(dice, seal % 8)))
    return found


def _by_scrolls(table: Table, seat: int, seal: int, word: str) -> list[Odds]:
    """F19, F21: by rolling all dice of the colour again, or one die more."""
    found: list[Odds] = []
    for scroll in table.ready[seat]:
        spell = scroll // 5
        if spell not in (RENEWAL, GROWTH):
            continue
        for colour in colours_of(scroll):
            mine = table.dice[4 * seat + colour]
            if seal // 8 not in (colour, MIND) or sum(values(mine)) >= seal % 8:
                continue
            params: Parameters = {"scroll": SCROLL_WORDS[scroll]}
            if spell == RENEWAL and mine:
                params["dice"] = dice_text(colour, mine)
                what = Message("five_seals-odds-renewal", params)
                found.append(Odds(word, what, chance_of(count(mine), seal % 8)))
            elif spell == GROWTH and table.supply[colour]:
                params["element"] = ELEMENT_WORDS[colour]
                what = Message("five_seals-odds-growth", params)
                found.append(Odds(word, what, chance_with(mine, 1, seal % 8)))
    return found


def _cup_text(cup: list[int]) -> str:
    return " ".join([ELEMENT_WORDS[colour] for colour in COLOURS for _ in range(cup[colour])])
