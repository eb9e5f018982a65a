"""A quick, sensible move: what a player does who looks around and does not count ahead."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals import moves, phases
from conclave.games.five_seals.dice import count, values
from conclave.games.five_seals.flow import Position
from conclave.games.five_seals.lure import lure_of
from conclave.games.five_seals.moves import BREAK, CAST
from conclave.games.five_seals.pieces import COLOURS, STRENGTHS
from conclave.games.five_seals.scrolls import SCROLL, SPELL_WORDS, SYNERGY, strength_of
from conclave.games.five_seals.table import Table

DIE: Final = 1.1
"""What a die is worth that need not be spent."""
PIP: Final = 0.06
"""What a pip more than needed is worth."""
BEYOND: Final = 0.42
"""How much of what a room promises counts when its doorway is opened."""

# By how many dice and by strength: how likely the dice come to that much.
LIKELY: Final = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (1.0, 1.0, 0.83, 0.67, 0.5, 0.33, 0.17),
    (1.0, 1.0, 1.0, 0.97, 0.92, 0.83, 0.72),
    (1.0, 1.0, 1.0, 1.0, 1.0, 0.98, 0.95),
)

EAGER: Final[dict[str, float]] = {
    "growth": 20.0,
    "speed": 18.0,
    "theft": 16.0,
    "exploitation": 14.0,
    "absorption": 6.0,
    "strengthening": 5.0,
    "alteration": 5.0,
    "leap": 4.0,
    "teleportation": 4.0,
    "change": 3.5,
    "deception": 3.0,
    "renewal": 2.0,
}
"""How much sooner than others a spell comes to mind."""
SOON: Final[list[float]] = [EAGER.get(word, 0.0) for word in SPELL_WORDS]
ALWAYS: Final = 10.0
"""Spells that come to mind sooner than this are cast before a seal is broken."""


def hunch(position: Position, chance: Chance) -> Move:
    legal = position.legal()
    if len(legal) == 1:
        return legal[0]
    phase = position.phase
    if phase == phases.TURN:
        return _turn(position, legal, chance)
    if phase == phases.DRAFT:
        return _draft(position, legal, chance)
    if legal[-1][0] in (BREAK, moves.FREE) or legal[0][0] in (BREAK, moves.FREE):
        return _best_break(position, legal)[0]
    if phase in (phases.ABSORB, phases.RAISE):
        return max(legal, key=_most_dice) if phase == phases.RAISE else legal[0]
    if phase == phases.GIVE:
        return min(legal, key=_shown)
    return chance.pick(legal)


def _most_dice(move: Move) -> int:
    return count(move[2])


def _shown(move: Move) -> int:
    return move[2]


def _turn(position: Position, legal: list[Move], chance: Chance) -> Move:
    """Strong spells first; weak ones when nothing good can be broken."""
    found, gain = _best_break(position, legal)
    eager, spell = 0.0, found
    for move in legal:
        if move[0] == CAST:
            soon = SOON[move[1] // 5] + 0.3 * len(move)
            if soon > eager:
                eager, spell = soon, move
    if eager >= ALWAYS:
        return spell
    if found[0] != BREAK:
        # Nothing can be broken: whatever may help, or give up.
        return spell if eager > 0.0 else legal[-1]
    if eager > 0.0 and gain < 1.5 and chance.below(3) == 0:
        return spell
    return found


def _best_break(position: Position, legal: list[Move]) -> tuple[Move, float]:
    best, most = legal[-1], -99.0
    for move in legal:
        if move[0] in (BREAK, moves.FREE):
            gain = profit(position, move)
            if gain > most:
                best, most = move, gain
    return best, most


def profit(table: Table, move: Move) -> float:
    """What a break brings the actor, less the dice it takes."""
    gain = prize(table, table.turn, move[1])
    if move[0] == BREAK:
        gain -= DIE * count(move[3]) + PIP * sum(values(move[3]))
    return gain


def prize(table: Table, seat: int, spot: int) -> float:
    """What it is worth to a seat to break the seal there."""
    thing = table.lying[spot]
    if thing >= SCROLL:
        return scroll_points(table, seat, thing - SCROLL) + 0.5
    lure, dungeon = lure_of(table), table.dungeon
    return BEYOND * max(lure[dungeon.one[spot]], lure[dungeon.two[spot]])


def scroll_points(table: Table, seat: int, scroll: int) -> float:
    """F16: the points that a scroll adds to a seat's."""
    points = float(strength_of(scroll))
    element = scroll % 5
    own = table.ready[seat] + table.spent[seat]
    synergy = SYNERGY * 5 + element
    for other in own:
        if other == synergy:
            points += 1.0
        if scroll == synergy and other % 5 == element:
            points += 1.0
    return points + 1.0 if scroll == synergy else points


def _draft(position: Position, legal: list[Move], chance: Chance) -> Move:
    """The dice that are likely to break what is near and good."""
    best, most = legal[0], -1.0
    for move, worth in zip(legal, draft_worths(position, legal), strict=True):
        worth += 0.2 * chance.below(10)
        if worth > most:
            best, most = move, worth
    return best


def draft_worths(position: Position, legal: list[Move]) -> list[float]:
    promise = [_promise(position, position.decider, colour) for colour in COLOURS]
    return [sum([promise[colour][move[colour + 1]] for colour in COLOURS]) for move in legal]


def _promise(table: Table, seat: int, colour: int) -> list[float]:
    """What up to three dice of a colour may bring: the best seal within reach, and a bit of the
    second best."""
    floor, ends = table.reach(seat), table.dungeon.ends
    promise = [0.0, 0.0, 0.0, 0.0]
    for strength in STRENGTHS:
        seal = colour * 8 + strength
        if table.near[seal] & floor:
            for spot in table.prey[seal]:
                if ends[spot] & floor:
                    worth = prize(table, seat, spot)
                    for dice in (1, 2, 3):
                        gain = worth * LIKELY[dice][strength]
                        if gain > promise[dice]:
                            promise[dice] = gain + 0.3 * promise[dice]
                        else:
                            promise[dice] += 0.1 * gain
    return promise
