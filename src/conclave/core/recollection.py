"""What a seat has seen in a match so far, from its record: nobody has to keep it meanwhile."""

from conclave.core.chance import Chance, ReplayChance
from conclave.core.match import Match, beginning
from conclave.core.memory import Memory
from conclave.core.moment import Moment


def recollect(match: Match, seat: int, chance: Chance) -> list[Moment]:
    """Every decision of the present chapter, as that seat has seen it."""
    guide = match.game.guide
    chapter = guide.chapter(match.state)
    memory = Memory(match.game, seat)
    state = beginning(match.game, match.record, ReplayChance(match.record.deal))
    for move, said in zip(match.played, match.record.moves, strict=True):
        if guide.chapter(state) == chapter:
            memory.see(state, move, chance)
        state.play(move, ReplayChance(said.draws))
    return memory.recall(match.state)
