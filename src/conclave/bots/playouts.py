"""Playing on from a position by the guide's playout, and what came of it."""

from conclave.core.chance import Chance, FastChance
from conclave.core.guide import Guide
from conclave.core.state import Move, State, shares

TO_THE_END = 0


def play_on(
    guide: Guide[State],
    state: State,
    luck: Chance,
    chapter: int,
    chapters: int,
    instinct: bool = False,
) -> None:
    """Everybody follows the playout through so many chapters, the one with the number ``chapter``
    being the first of them; 0: to the end of the game. With ``instinct`` they follow that."""
    left = chapters
    while not state.over():
        now = guide.chapter(state)
        if now != chapter:
            chapter = now
            left -= 1
            if left == 0:
                break
        if instinct:
            state.play(guide.react(state, luck, True), luck)
        else:
            state.play(next_move(guide, state, luck, chapters), luck)


def next_move(guide: Guide[State], state: State, luck: Chance, chapters: int) -> Move:
    """What the playout does in a game that is played on through so many chapters."""
    return guide.playout(state, luck) if chapters == 1 else guide.carry_on(state, luck)


def outcome(guide: Guide[State], state: State) -> list[float]:
    """Each seat's share of the victory: as it is if the game is over, else as it is expected."""
    # Alone everybody wins: how well is for the guide to say.
    if state.over() and state.seats > 1:
        return shares(state.places())
    return guide.evaluate(state)


def play_like(
    guide: Guide[State], state: State, luck: Chance, moves: list[Move], quiet: list[bool]
) -> int:
    """To the end of the game, by the playout. How many of the given moves it made first, one after
    the other: up to there it was the same game, as long as they were quiet and drew nothing."""
    same = 0
    while same < len(moves) and quiet[same]:
        move = guide.carry_on(state, luck)
        state.play(move, luck)
        if move != moves[same]:
            break
        same += 1
    while not state.over():
        state.play(guide.carry_on(state, luck), luck)
    return same


def try_moves(
    guide: Guide[State], imagined: State, moves: list[Move], seed: int, chapter: int, chapters: int
) -> list[list[float]]:
    """What comes of each of these moves for every seat, in the same position with the same
    luck."""
    tried: list[list[float]] = []
    for move in moves:
        luck = FastChance(seed)
        state = imagined.copy()
        state.play(move, luck)
        play_on(guide, state, luck, chapter, chapters)
        tried.append(outcome(guide, state))
    return tried
