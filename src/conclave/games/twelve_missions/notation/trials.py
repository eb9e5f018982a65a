"""Trying on a copy of the table what a card or a spending would make of the trick.

Only who takes the trick is asked of it; nothing else of a move is done.
"""

from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import ASSASSIN, DWARF, NONE, ORACLE
from conclave.games.twelve_missions.rules.moves import CLAIM, REFUSE
from conclave.games.twelve_missions.rules.score import mission_gains, tally_of
from conclave.games.twelve_missions.rules.state import (
    AS_NOTHING,
    CLAIMED,
    REFUSED,
    Table,
    at_place,
)
from conclave.games.twelve_missions.rules.tricks import taking

Points = list[tuple[int, int]]


class Trial:
    """A trick as it may come to lie, and who takes it then."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.taker = taking(table) if table.cards else NONE

    def points(self) -> Points:
        """Whose points of the mission change if the trick is complete and goes to its taker, by
        what everybody has seen of the tricks before."""
        table = self.table
        if len(table.cards) < table.seats:
            return []
        before = _gains(table)
        pile = 0
        for card in table.cards:
            pile |= 1 << card
        table.tricks[self.taker] += 1
        table.owners.append(self.taker)
        table.shown.append(pile)
        table.extras.append(sum([table.cubes_on[place] for place in range(table.seats)]))
        after = _gains(table)
        table.tricks[self.taker] -= 1
        table.owners.pop()
        table.shown.pop()
        table.extras.pop()
        return _changed(before, after)


def _gains(table: Table) -> list[int]:
    return mission_gains(table, tally_of(table, table.shown, 0))


def _changed(before: list[int], after: list[int]) -> Points:
    return [(seat, after[seat] - was) for seat, was in enumerate(before) if after[seat] != was]


def points_if_stolen(trial: Trial) -> Points:
    """Scroll 10: the last trick as the actor's."""
    table = trial.table
    before = _gains(table)
    owner = table.owners[-1]
    table.tricks[owner] -= 1
    table.tricks[table.turn] += 1
    table.owners[-1] = table.turn
    after = _gains(table)
    table.tricks[owner] += 1
    table.tricks[table.turn] -= 1
    table.owners[-1] = owner
    return _changed(before, after)


def with_play(trial: Trial, card: int, by_power: bool) -> Trial:
    """The actor's card in the trick."""
    twin = _twin(trial.table)
    if by_power:
        twin.once |= 1 << ASSASSIN
    twin.cards = [*twin.cards, card]
    if twin.led == NONE:
        twin.led = card >> 3
    return Trial(twin)


def with_cubes(trial: Trial, cubes: int) -> Trial:
    """So many cubes on the last card."""
    twin = _twin(trial.table)
    twin.cubes_on = at_place(twin.cubes_on, len(twin.cards) - 1, cubes)
    return Trial(twin)


def with_power(trial: Trial, rank: int, choice: int) -> Trial | None:
    """A power that changes who takes the trick as it lies; None for the others."""
    if rank not in (DWARF, ORACLE):
        return None
    twin = _twin(trial.table)
    twin.once |= 1 << rank
    if rank == ORACLE:
        twin.suits = at_place(twin.suits, len(twin.cards) - 1, choice)
        if len(twin.cards) == 1 and twin.claim != REFUSED:
            twin.led = choice
    return Trial(twin)


def with_decision(trial: Trial, move: Move) -> Trial:
    """Scroll 16: the trick claimed, refused, or left as it lies."""
    twin = _twin(trial.table)
    if move[0] == CLAIM:
        twin.claim = CLAIMED
    elif move[0] == REFUSE:
        twin.claim = REFUSED
        place = twin.seating.index(twin.turn)
        twin.suits = at_place(twin.suits, place, AS_NOTHING)
    return Trial(twin)


def _twin(table: Table) -> Table:
    """Another table with the same trick on it. What the tricks before came to is shared: whoever
    counts on leaves it as it was."""
    twin = Table(table.seats, table.variant)
    twin.turn = table.turn
    twin.phase = table.phase
    twin.mission = table.mission
    twin.dominant = table.dominant
    twin.led = table.led
    twin.seating = table.seating
    twin.cards = table.cards
    twin.cubes_on = table.cubes_on
    twin.suits = table.suits
    twin.powers = table.powers
    twin.once = table.once
    twin.levelled = table.levelled
    twin.claim = table.claim
    twin.effect = table.effect
    twin.effect_seat = table.effect_seat
    twin.ready = table.ready
    twin.tricks = table.tricks
    twin.owners = table.owners
    twin.piles = table.piles
    twin.shown = table.shown
    twin.extras = table.extras
    return twin
