"""Whether anything that may still be spent on a card could change its trick."""

from typing import Final

from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import DWARF, ORACLE
from conclave.games.twelve_missions.notation.trials import Trial, with_cubes, with_power
from conclave.games.twelve_missions.rules.moves import CUBES, DONE, POWER
from conclave.games.twelve_missions.rules.state import AS_DOMINANT, Table

JUDGED: Final = (DWARF, ORACLE)
"""Powers that do nothing but change who takes the trick. The others have a say in what comes
after, so that nobody is spared them."""


def changes_nothing(trial: Trial, moves: list[Move]) -> bool:
    """Whether all that the actor may spend on its card would be spent in vain.

    Cubes and crystals are lost at the end of the round, so who could change nothing with them has
    nothing to decide.
    """
    table = trial.table
    # Mission 7 counts the cubes; the owner of scroll 18 may give the card another colour.
    if table.mission.small_tricks or table.effect.borrows:
        return False
    for move in moves:
        if move[0] not in (CUBES, POWER, DONE):
            return False
        if move[0] == POWER and move[1] not in JUDGED:
            return False
    if len(table.cards) == table.seats:
        return not table.effect.may_decide and _same_taker(trial, moves)
    return _counts_for_nothing(table) and all(move[0] != POWER for move in moves)


def _counts_for_nothing(table: Table) -> bool:
    """Neither led nor dominant, so its value plays no part whatever is played after it."""
    return table.suit(len(table.cards) - 1) not in (AS_DOMINANT, table.led)


def _same_taker(trial: Trial, moves: list[Move]) -> bool:
    """The trick is complete: whether it goes to the same seat whatever is spent."""
    ways = [trial]
    for move in moves:
        if move[0] == POWER:
            after = with_power(trial, move[1], move[2])
            if after is not None:
                ways.append(after)
    cubes = [move[1] for move in moves if move[0] == CUBES]
    for way in ways:
        if way.taker != trial.taker:
            return False
        for number in cubes:
            if with_cubes(way, number).taker != trial.taker:
                return False
    return True
