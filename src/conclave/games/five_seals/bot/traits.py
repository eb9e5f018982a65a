"""The traits of moves by which an instinct weighs them against each other.

Each trait of a move is a place in one long list of weights. All lies open in this game.
"""

from conclave.core.state import Move
from conclave.games.five_seals.bot import trait_blocks as blocks
from conclave.games.five_seals.bot.break_values import profit
from conclave.games.five_seals.bot.outlook import Outlook
from conclave.games.five_seals.bot.spell_values import step_values
from conclave.games.five_seals.bot.trait_blocks import (
    CIRCLES,
    GAINS,
    LEADS,
    LEFT,
    NEXT,
    PAID,
    POINTS,
    PROMISES,
    RANKS,
    RIVALS,
    STAGES,
    WASTED,
)
from conclave.games.five_seals.box.codes import SCROLL, STRENGTH_OF
from conclave.games.five_seals.box.dice import count, values
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.moves import BREAK, CAST
from conclave.games.five_seals.rules.phases import DRAFT, TURN
from conclave.games.five_seals.rules.score import score


def traits(position: Position, moves: list[Move]) -> list[list[int]]:
    """Of each of the actor's moves; none where there is nothing to be weighed by instinct."""
    if position.phase == DRAFT:
        return []
    if position.phase != TURN:
        return _of_steps(position, moves)
    return Turn(position, moves).traits()


class Turn:
    """A mage's turn: what all moves are weighed by."""

    def __init__(self, position: Position, moves: list[Move]) -> None:
        self.position = position
        self.moves = moves
        self.outlook = Outlook(position)
        self.stage = _at_most(max(0, position.sixes - position.variant.fewest_sixes + 1), STAGES)
        self.lead = lead_case(position)
        self.now = next_case(self.outlook.scroll(self.outlook.pips))
        self.held = _at_most(self.outlook.dice, LEFT)
        self.rivals = _at_most(len(self.outlook.rivals), RIVALS)
        self.stuck = 0 if moves[0][0] == BREAK else 1

    def traits(self) -> list[list[int]]:
        position, floor = self.position, self.outlook.floor
        profits = [
            profit(position, move, floor) if move[0] == BREAK else -99.0 for move in self.moves
        ]
        found: list[list[int]] = []
        for place, move in enumerate(self.moves):
            if move[0] == BREAK:
                better = 0
                for other in profits:
                    if other > profits[place]:
                        better += 1
                rank = _at_most(better, RANKS)
                if position.lying[move[1]] >= SCROLL:
                    found.append(self._scroll(move, rank))
                else:
                    found.append(self._doorway(move, rank))
            elif move[0] == CAST:
                found.append(self._cast(move))
            else:
                found.append(self._giving_up())
        return found

    def _scroll(self, move: Move, rank: int) -> list[int]:
        outlook, spot = self.outlook, move[1]
        scroll = self.position.lying[spot] - SCROLL
        strength = STRENGTH_OF[scroll]
        points = 0
        for find in outlook.scrolls:
            if find.spot == spot:
                points = _at_most(int(find.worth), POINTS)
        paid, wasted, left = self._price(move, strength)
        after = next_case(outlook.scroll(outlook.left(move[2], move[3]), spot))
        rivals = _at_most(outlook.after_it(spot), RIVALS)
        return [
            blocks.SCROLL_BY_SPELL + scroll // 5 * STAGES + self.stage,
            blocks.SCROLL_BY_PRICE + (points * PAID + paid) * WASTED + wasted,
            blocks.SCROLL_BY_RIVALS + (points * RIVALS + rivals) * LEFT + left,
            blocks.SCROLL_BY_NEXT + (points * LEFT + left) * NEXT + after,
            blocks.SCROLL_BY_LEAD + ((strength - 2) * STAGES + self.stage) * LEADS + self.lead,
            blocks.SCROLL_BY_RANK + rank * LEFT + left,
        ]

    def _doorway(self, move: Move, rank: int) -> list[int]:
        outlook, spot = self.outlook, move[1]
        strength = self.position.lying[spot] % 8
        promise = 0
        for find in outlook.doorways:
            if find.spot == spot:
                promise = promise_case(find.worth)
        paid, wasted, left = self._price(move, strength)
        pips = outlook.left(move[2], move[3])
        after, behind = next_case(outlook.scroll(pips)), next_case(outlook.behind(spot, pips))
        rivals = _at_most(outlook.near(spot), RIVALS)
        return [
            blocks.DOORWAY_BY_PROMISE + (strength - 2) * PROMISES + promise,
            blocks.DOORWAY_BY_PRICE + (paid * WASTED + wasted) * PROMISES + promise,
            blocks.DOORWAY_BY_NEXT + (left * NEXT + after) * NEXT + behind,
            blocks.DOORWAY_BY_CHOICE + (left * NEXT + self.now) * PROMISES + promise,
            blocks.DOORWAY_BY_RIVALS + rivals * PROMISES + promise,
            blocks.DOORWAY_BY_STAGE + (self.stage * LEADS + self.lead) * LEFT + left,
            blocks.DOORWAY_BY_RANK + rank * LEFT + left,
        ]

    def _price(self, move: Move, strength: int) -> tuple[int, int, int]:
        """Dice paid and pips wasted, and the dice that are left."""
        dice = count(move[3])
        wasted = _at_most(sum(values(move[3])) - strength, WASTED)
        return _at_most(dice - 1, PAID), wasted, _at_most(self.outlook.dice - dice, LEFT)

    def _cast(self, move: Move) -> list[int]:
        outlook, spell = self.outlook, move[1] // 5
        paid, mean, gain = 0, 0, 0
        if len(move) >= 5:
            chosen = values(move[4])
            paid = _at_most(len(chosen) - 1, PAID)
            mean = sum(chosen) // len(chosen)
            pips = outlook.after_cast(move)
            more = outlook.scroll(pips) - outlook.scroll(outlook.pips)
            opens = outlook.doorway(pips) - outlook.doorway(outlook.pips)
            gain = 1 + _gain_case(more, opens)
        return [
            blocks.CAST_BY_NEED + (spell * 2 + self.stuck) * NEXT + self.now,
            blocks.CAST_BY_STAGE + (spell * STAGES + self.stage) * LEFT + self.held,
            blocks.CAST_BY_GAIN + (spell * GAINS + gain) * LEFT + self.held,
            blocks.CAST_BY_DICE + (spell * PAID + paid) * 7 + mean,
            blocks.CAST_BY_RIVALS + (spell * RIVALS + self.rivals) * 2 + self.stuck,
            blocks.CAST_BY_CIRCLE + (spell * CIRCLES + self.position.circle) * 2 + self.stuck,
        ]

    def _giving_up(self) -> list[int]:
        ready = _at_most(len(self.position.ready[self.position.turn]), 5)
        return [
            blocks.GIVE_UP_BY_DICE + self.held * RIVALS + self.rivals,
            blocks.GIVE_UP_BY_SCROLLS + self.held * 5 + ready,
            blocks.GIVE_UP_BY_LEAD + self.stage * LEADS + self.lead,
        ]


def _of_steps(position: Position, moves: list[Move]) -> list[list[int]]:
    """How good an answer looks at first sight, beside the others."""
    worths = step_values(position, moves)
    best = max(worths)
    found: list[list[int]] = []
    for place, worth in enumerate(worths):
        better = 0
        for other, theirs in enumerate(worths):
            if theirs > worth or (theirs == worth and other < place):
                better += 1
        gap = best - worth
        found.append(
            [
                blocks.STEP_BY_RANK + position.phase * 8 + _at_most(better, 8),
                blocks.STEP_BY_GAP + position.phase * 7 + _at_most(int(2 * gap), 7),
                blocks.STEP_BY_WORTH + position.phase * 9 + max(0, _at_most(int(worth) + 2, 9)),
            ]
        )
    return found


def lead_case(position: Position) -> int:
    """How far the mage is ahead of the best of the others."""
    seat = position.turn
    most = 0
    for other in range(position.seats):
        if other != seat:
            most = max(most, score(position, other)[0])
    ahead = score(position, seat)[0] - most
    if ahead < 0:
        return 0 if ahead < -9 else 1 if ahead < -3 else 2
    return 3 if ahead < 4 else 4 if ahead < 10 else 5


def next_case(points: float) -> int:
    """Of the points of a scroll, 0 being none."""
    return 0 if points < 1.0 else _at_most(int(points) - 1, NEXT)


def promise_case(worth: float) -> int:
    return _at_most(int(2 * worth + 0.5), PROMISES)


def _gain_case(more: float, opens: float) -> int:
    """What dice could take that they could not before, and open."""
    if more > 0.1:
        return 3 if more < 3.0 else 4 if more < 5.0 else 5
    if more < -0.1:
        return 6 if more > -3.0 else 7
    return 1 if opens > 0.1 else 2 if opens < -0.1 else 0


def _at_most(figure: int, cases: int) -> int:
    """Into which of so many cases it falls, the last being for all that is more."""
    return figure if figure < cases else cases - 1
