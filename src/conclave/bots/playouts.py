"""Playing on from a position by the guide's playout, and what came of it."""

from conclave.core.chance import Chance
from conclave.core.guide import Guide
from conclave.core.state import State, shares


def play_on(
    guide: Guide[State], state: State, luck: Chance, chapter: int, chapters: int
) -> None:
    """Everybody follows the playout through so many chapters, one that bears the number
    ``chapter`` being the first of them; 0: to the end of the game."""
    left = chapters
    while not state.over():
        now = guide.chapter(state)
        if now != chapter:
            chapter = now
            left -= 1
            if left == 0:
                break
        state.play(guide.playout(state, luck), luck)


def outcome(guide: Guide[State], state: State) -> list[float]:
    """Each seat's share of the victory: as it is if the game is over, else as it is expected."""
    # Alone everybody wins: how well is for the guide to say.
    if state.over() and state.seats > 1:
        return shares([standing.place for standing in state.standings()])
    return guide.evaluate(state)
