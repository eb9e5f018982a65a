"""What bots think of each spell: a row of the table at the end.

A row says how soon the spell comes to mind, what it is worth to its owner in a round, and for each
step how good an answer looks at first sight, to the victim where the victim answers; only the order
of the answers in one position matters.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from conclave.core.state import Move
from conclave.games.five_seals.bot.break_values import (
    best_breaks,
    break_value,
    profit,
    scroll_points,
)
from conclave.games.five_seals.box.codes import SCROLL, SEALS, SPELL_WORDS, STRENGTH_OF
from conclave.games.five_seals.box.dice import Handful, count, payments, values
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules import moves
from conclave.games.five_seals.rules.moves import BREAK
from conclave.games.five_seals.rules.spells.book import SPELLS

StepValue: TypeAlias = Callable[[Position, Move, int], float]
"""Of a position, a move and the areas that the mage whose turn it is can walk into: how good the
answer looks."""
Occasion: TypeAlias = Callable[[Position, list[Move]], bool]
"""Of a position and its legal moves: whether a spell deserves a thought there."""


class SpellValue:
    """A row of the table."""

    def __init__(
        self,
        soon: float,
        useful: float,
        steps: tuple[StepValue, ...] = (),
        occasion: Occasion | None = None,
    ) -> None:
        self.soon = soon
        self.useful = useful
        self.steps = steps
        self.occasion = occasion


def step_values(position: Position, legal: list[Move]) -> list[float]:
    value = STEP_VALUES.get(position.phase, _indifferent)
    floor = position.reach(position.turn)
    return [value(position, move, floor) for move in legal]


def _indifferent(position: Position, move: Move, floor: int) -> float:
    return 0.0


def _affords(position: Position, thing: int) -> bool:
    """Whether the dice of the seat on turn would break this seal."""
    return _would_break(position, position.turn, thing)


def _would_break(position: Position, seat: int, thing: int) -> bool:
    seal = SEALS[thing]
    base = 4 * seat
    colours = range(4) if seal >= 32 else (seal // 8,)
    return any(payments(position.dice[base + colour], seal % 8) for colour in colours)


def better_dice(
    position: Position, colour: int, some: Handful, to: int, best: list[float]
) -> float:
    """How much better some dice are in another colour, or in their own after a spell on them, by
    what they could break then and now."""
    base, chosen = 4 * position.turn, values(some)
    now = min(7, sum(values(position.dice[base + colour])))
    if to != colour:
        then = sum(chosen) + sum(values(position.dice[base + to]))
    else:
        then = now + 2 * len(chosen)
    return 0.3 * (best[8 * to + min(7, then)] - best[8 * colour + now])


def _pick(position: Position, move: Move, floor: int) -> float:
    best = best_breaks(position, position.turn, floor)
    return better_dice(position, move[1], move[2], move[3] if len(move) > 3 else move[1], best)


def _errand(position: Position, move: Move, floor: int) -> float:
    """Binding: what the familiar opens, for which the mage need not move."""
    return 0.0 if move[0] == moves.STAY else profit(position, move, floor)


def _may_block(position: Position, legal: list[Move]) -> bool:
    """F17: a familiar that stays blocks only a doorway; elsewhere it needs something to break."""
    spot, dungeon = position.mages[position.turn], position.dungeon
    return dungeon.starts <= spot < dungeon.boxes or legal[0][0] == BREAK


def _absorb(position: Position, move: Move, floor: int) -> float:
    if move[0] == moves.LEAVE:
        return 0.0
    return float(position.chosen % 8 - position.absorbed[move[1]] % 8)


def _break(position: Position, move: Move, floor: int) -> float:
    return profit(position, move, floor)


def _remove(position: Position, move: Move, floor: int) -> float:
    """The doorway that leads furthest, sooner one that dice do not open."""
    spot = move[1]
    if not position.dungeon.ends[spot] & floor:
        return 0.0
    gain = break_value(position, position.turn, spot, floor)
    return 0.6 * gain if _affords(position, position.lying[spot]) else gain


def _choose(position: Position, move: Move, floor: int) -> float:
    """A seal in the way that dice do not break, or one elsewhere that they would."""
    spot = move[1]
    within_reach = position.dungeon.ends[spot] & floor != 0
    if _affords(position, position.lying[spot]):
        return 0.0 if within_reach else 1.0
    return break_value(position, position.turn, spot, floor) if within_reach else 0.0


def _with(position: Position, move: Move, floor: int) -> float:
    return _trade(position, position.chosen, move[1], floor) + _trade(
        position, move[1], position.chosen, floor
    )


def _trade(position: Position, spot: int, other: int, floor: int) -> float:
    """What comes of it at the first spot if the other's seal lies there."""
    if not position.dungeon.ends[spot] & floor:
        return 0.0
    before = _affords(position, position.lying[spot])
    after = _affords(position, position.lying[other])
    return break_value(position, position.turn, spot, floor) * (float(after) - float(before))


def _choose_scroll(position: Position, move: Move, floor: int) -> float:
    strength = STRENGTH_OF[position.lying[move[1]] - SCROLL]
    return float(6 - strength if position.dungeon.ends[move[1]] & floor else strength)


def _with_scroll(position: Position, move: Move, floor: int) -> float:
    """The stronger of two scrolls should lie where the mage can walk."""
    ends, lying = position.dungeon.ends, position.lying
    one, two = position.chosen, move[1]
    stronger = STRENGTH_OF[lying[two] - SCROLL] - STRENGTH_OF[lying[one] - SCROLL]
    nearer = (ends[one] & floor != 0) - (ends[two] & floor != 0)
    return float(stronger * nearer)


def _deceive(position: Position, move: Move, floor: int) -> float:
    seat, rival, colour, value, other, given = position.turn, *move[1:]
    mine, theirs = (
        best_breaks(position, seat, floor),
        best_breaks(position, rival, position.reach(rival)),
    )
    won = mine[8 * colour + given] - mine[8 * other + given]
    return won + 0.5 * (theirs[8 * colour + value] - theirs[8 * other + value])


def _raise(position: Position, move: Move, floor: int) -> float:
    return float(count(move[2]))


def _lower(position: Position, move: Move, floor: int) -> float:
    return float(count(move[3]))


def _transfer(position: Position, move: Move, floor: int) -> float:
    seat, taken, given = position.turn, move[2], move[3]
    better = scroll_points(position, seat, taken) - scroll_points(position, seat, given)
    return better + 0.05 * (SOON[taken // 5] - SOON[given // 5])


def _give(position: Position, move: Move, floor: int) -> float:
    """The die that the victim misses least."""
    victim = position.decider
    best = best_breaks(position, victim, position.reach(victim))
    return -best[8 * move[1] + move[2]] - 0.1 * move[2]


def _exploit(position: Position, move: Move, floor: int) -> float:
    return SOON[move[2] // 5]


def _send(position: Position, move: Move, floor: int) -> float:
    """In the way of others, and not in one's own."""
    ends = position.dungeon.ends[move[1]]
    worth = 0.0
    for rival in position.rivals():
        theirs = position.reach(rival)
        if ends & theirs:
            worth += break_value(position, rival, move[1], theirs)
    if ends & floor:
        worth -= break_value(position, position.turn, move[1], floor)
    return worth


def _guard(position: Position, move: Move, floor: int) -> float:
    """On what others would take, and off what the mage itself would."""
    freed = position.guardians[position.casting % 5]
    return _denied(position, move[1], floor) - _denied(position, freed, floor)


def _denied(position: Position, spot: int, floor: int) -> float:
    if spot == NOWHERE:
        return 0.0
    ends, thing = position.dungeon.ends[spot], position.lying[spot]
    denied = 0.0
    for rival in position.rivals():
        if ends & position.reach(rival):
            worth = scroll_points(position, rival, thing - SCROLL)
            denied = max(denied, worth if _would_break(position, rival, thing) else 0.2 * worth)
    if ends & floor and _affords(position, thing):
        return denied - 2 * scroll_points(position, position.turn, thing - SCROLL)
    return denied


SPELL_VALUES: Final[dict[str, SpellValue]] = {
    "binding": SpellValue(0.0, 0.0, (_errand,), _may_block),
    "change": SpellValue(3.5, 0.35, (_pick,)),
    "renewal": SpellValue(2.0, 0.4, (_pick,)),
    "strengthening": SpellValue(5.0, 0.6, (_pick,)),
    "growth": SpellValue(20.0, 1.2),
    "synergy": SpellValue(0.0, 0.0),
    "swap": SpellValue(1.0, 0.2, (_choose, _with)),
    "exchange": SpellValue(0.8, 0.2, (_choose, _with)),
    "absorption": SpellValue(6.0, 0.4, (_absorb,)),
    "disintegration": SpellValue(2.5, 0.6, (_remove,)),
    "rearrangement": SpellValue(0.4, 0.2, (_choose_scroll, _with_scroll)),
    "deception": SpellValue(3.0, 0.3, (_deceive,)),
    "alteration": SpellValue(5.0, 0.4, (_raise, _lower)),
    "transfer": SpellValue(0.0, 0.2, (_transfer,)),
    "theft": SpellValue(16.0, 1.3, (_give,)),
    "exploitation": SpellValue(14.0, 0.8, (_exploit,)),
    "dispatch": SpellValue(0.0, 0.1, (_send,)),
    "leap": SpellValue(4.0, 0.5, (_break,)),
    "teleportation": SpellValue(4.0, 0.3, (_break,)),
    "guardian": SpellValue(0.0, 0.2, (_guard,)),
    "speed": SpellValue(18.0, 1.6, (_break, _break)),
}
_ROWS: Final = [SPELL_VALUES.get(word, SpellValue(0.0, 0.0)) for word in SPELL_WORDS]
SOON: Final = [row.soon for row in _ROWS]
"""By spell: how soon it comes to mind."""
USEFUL: Final = [row.useful for row in _ROWS]
"""By spell: what it is worth to its owner in a round."""
OCCASIONS: Final = [row.occasion for row in _ROWS]
"""By spell: when it deserves a thought; None: always."""
STEP_VALUES: Final[dict[int, StepValue]] = {
    spell.phase + place: value
    for spell in SPELLS
    for place, value in enumerate(_ROWS[spell.number].steps)
}
"""By phase."""
