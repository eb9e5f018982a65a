"""What a seat spends on its card, by what the trick is worth to it."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.trick_value import trick_wish, value_of, wish_with
from conclave.games.twelve_missions.box.cards import DWARF, EMPEROR, KNIGHT, NONE, ORACLE, mask_of
from conclave.games.twelve_missions.rules.follow_suit import HUSHED
from conclave.games.twelve_missions.rules.moves import CLAIM, CUBES, DONE_MOVE, POWER, REFUSE
from conclave.games.twelve_missions.rules.state import Table, at_place
from conclave.games.twelve_missions.rules.tricks import UNUSUAL, highest, taking

HALF: Final = 0.5
"""A trick that is worth less than this, or costs less, is not worth spending on."""


def spend_policy(table: Table, chance: Chance) -> Move:
    """Spend what makes the trick go the way it is wanted."""
    taker = taking(table)
    seat = table.turn
    wish = wish_with(table, seat, mask_of(table.cards), trick_wish(table, seat))
    if not worth_spending(table, wish, taker):
        return DONE_MOVE
    return spending_choice(table, wish, taker, table.legal(), chance)


def spending_choice(
    table: Table, wish: float, taker: int, moves: list[Move], chance: Chance
) -> Move:
    if (taker == table.turn) == (wish > 0):
        return _protect(table, moves, chance)
    if len(table.cards) == table.seats or chance.below(3) == 0:
        return _turn_about(table, moves, wish > 0)
    return DONE_MOVE


def worth_spending(table: Table, wish: float, taker: int) -> bool:
    """Whether the seat that has just played has a reason to spend, if the trick is worth ``wish``
    to it: not if it hardly matters, goes the wanted way anyhow, or goes to a partner."""
    if -HALF < wish < HALF:
        return False
    seat = table.turn
    if value_of(table).paired and taker == table.opposite(seat):
        return False
    return (taker == seat) != (wish > 0) or (wish >= 1.0 and len(table.cards) < table.seats)


def _protect(table: Table, moves: list[Move], chance: Chance) -> Move:
    """Keep others from taking a trick that the seat would take now."""
    for move in moves:
        if move[0] == POWER and move[1] in (EMPEROR, KNIGHT) and chance.below(2):
            return move
    cubes = table.cubes[table.turn]
    if cubes and chance.below(2) and (CUBES, (cubes + 1) // 2) in moves:
        return (CUBES, (cubes + 1) // 2)
    return DONE_MOVE


def _turn_about(table: Table, moves: list[Move], to_take: bool) -> Move:
    """The cheapest way to take the trick, or not to take it; done if there is none."""
    turning = turning_cubes(table)
    if turning:
        return (CUBES, turning[0])
    for move in moves:
        if move[0] == POWER and move[1] in (DWARF, ORACLE) and _turns(table, move, to_take):
            return move
    # Who will be asked again when the trick is complete waits for that.
    if table.effect.may_decide and not table.effect.when_complete:
        claim: Move = (CLAIM,) if to_take else (REFUSE, NONE)
        if claim in moves:
            return claim
    return DONE_MOVE


def turning_cubes(table: Table) -> tuple[int, ...]:
    """The fewest cubes on the last card that change whether its owner takes the trick, if there are
    enough of them."""
    place = len(table.cards) - 1
    held = table.cubes[table.turn]
    if not held or not place or table.cubes_on[place] or table.claim or table.once & HUSHED:
        return ()
    if table.once & UNUSUAL:
        return _tried_cubes(table, place, held)
    heights = table.variant.heights[table.led][table.dominant]
    missing: int = highest(table, place) - heights[table.cards[place]]
    # M9: the last card has to be higher to take the trick, and may be as high to lose it.
    cubes = missing if missing < 0 else missing + 1
    return (cubes,) if abs(cubes) <= held else ()


def _tried_cubes(table: Table, place: int, held: int) -> tuple[int, ...]:
    """The same where powers change who takes the trick."""
    before = table.cubes_on
    takes = taking(table) == table.turn
    for count in range(1, held + 1):
        for cubes in (count, -count):
            table.cubes_on = at_place(before, place, cubes)
            turned = (taking(table) == table.turn) != takes
            table.cubes_on = before
            if turned:
                return (cubes,)
    return ()


def _turns(table: Table, move: Move, to_take: bool) -> bool:
    """Whether with that power on the last card the trick goes the wanted way."""
    return (taker_with(table, move) == table.turn) == to_take


def taker_with(table: Table, move: Move) -> int:
    """Who would take the trick as it lies if that power were used on the last card."""
    once, suits, led = table.once, table.suits, table.led
    place = len(table.cards) - 1
    table.once |= 1 << move[1]
    if move[1] == ORACLE:
        table.suits = at_place(suits, place, move[2])
        if place == 0:
            table.led = move[2]
    taker = taking(table)
    table.once, table.suits, table.led = once, suits, led
    return taker
