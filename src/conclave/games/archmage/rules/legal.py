"""What the actor may say, by the phase."""

from typing import Final

from conclave.core.state import Move
from conclave.games.archmage.rules.casting import casts
from conclave.games.archmage.rules.journey import dark_steps, steps
from conclave.games.archmage.rules.journeys_end import actions, further
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.moves import END, SIMPLE
from conclave.games.archmage.rules.phases import JOURNEY, JOURNEYS_END
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.steps import STEPS

_END: Final = SIMPLE[END]


def legal(table: Table) -> list[Move]:
    phase = table.phase
    if JOURNEY <= phase <= JOURNEYS_END:
        found: list[Move] = []
        seat = table.turn
        if phase == JOURNEYS_END:
            further(table, found)
        elif table.shown & BIT[table.mages[seat]]:
            steps(table, found)
            actions(table, found)
        else:
            dark_steps(table, found)
        if table.known[seat] & ~table.spent[seat]:
            casts(table, found)
        found.append(_END)
        return found
    step = STEPS[phase]
    return [] if step is None else step.ways(table)
