"""What comes of a move, by the phase and then by its verb."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Effect, Told
from conclave.core.state import Move
from conclave.games.archmage.rules.casting import cast
from conclave.games.archmage.rules.journey import attack, deploy, divine, explore, travel
from conclave.games.archmage.rules.journeys_end import (
    build,
    gather,
    initiate_at_end,
    promote,
    recruit,
    ward,
)
from conclave.games.archmage.rules.moves import (
    ADVANCE,
    ATTACK,
    BUILD,
    CAST,
    DEPLOY,
    DIVINE,
    END,
    EXPLORE,
    GATHER,
    INITIATE,
    PROMOTE,
    RECRUIT,
    TRAVEL,
    WARD,
)
from conclave.games.archmage.rules.phases import JOURNEY, JOURNEYS_END
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.steps import STEPS
from conclave.games.archmage.rules.turn import advance, end

ACTS: Final[dict[int, Effect[Table]]] = {
    ADVANCE: advance,
    TRAVEL: travel,
    EXPLORE: explore,
    DEPLOY: deploy,
    ATTACK: attack,
    DIVINE: divine,
    GATHER: gather,
    RECRUIT: recruit,
    INITIATE: initiate_at_end,
    WARD: ward,
    BUILD: build,
    PROMOTE: promote,
    CAST: cast,
    END: end,
}
"""By verb: what can be done in a turn. The answers to other questions are with their steps."""
_BY_VERB: Final[list[Effect[Table]]] = [ACTS[verb] for verb in range(len(ACTS))]
"""The same; compiled, a list is looked up faster."""


def play(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Do what a legal move says."""
    phase = table.phase
    if JOURNEY <= phase <= JOURNEYS_END:
        if move[0] == TRAVEL:  # straight away: nothing is said more often
            travel(table, move, chance, told)
        else:
            _BY_VERB[move[0]](table, move, chance, told)
        return
    step = STEPS[phase]
    if step is not None:
        step.take(table, move, chance, told)
