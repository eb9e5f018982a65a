"""Games to learn from: the positions that came up, and what became of every seat."""

from dataclasses import dataclass, field
from random import Random

from conclave.arena.contest import seeded
from conclave.bots.levels import choose
from conclave.bots.memories import Memories
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.net_file import net_from
from conclave.core.options import Options
from conclave.core.plain import PlainDict
from conclave.core.state import Move, State, shares
from conclave.learning.course import ODD_MOVE, PLAN, Course

GAMES_IN_A_JOB = 24


@dataclass
class Seen:
    """Positions of games of one number of seats. What belongs to a seat comes in their order."""

    seats: int
    games: int = 0
    table: list[list[int]] = field(default_factory=list)
    own: list[list[list[int]]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)
    judged: list[list[float]] = field(default_factory=list)
    """What the hand-made evaluation says of the position, to compare with."""
    game: list[int] = field(default_factory=list)


def play_job(course: Course, net: PlainDict | None, round: int, job: int) -> Seen:
    """Some games of one number of seats; which, and how they go, hangs on the numbers alone."""
    game = load_game(course.game)
    seats = course.seats[job % len(course.seats)]
    seen = Seen(seats)
    options = course.variant(game, seats, job // len(course.seats))
    before = game.guide.net
    game.guide.net = None if net is None else net_from(net)
    try:
        for number in range(GAMES_IN_A_JOB):
            seen.games += 1
            _play(game, course, options, f"{course.seed}/{round}/{job}/{number}", seen)
    finally:
        game.guide.net = before
    return seen


def _play(game: AnyGame, course: Course, options: Options, seed: str, seen: Seen) -> None:
    guide = game.guide
    odd = Random(f"learn {seed}")
    lineup = [odd.choice(course.levels) for _ in range(seen.seats)]
    luck = seeded(f"learn {seed}")
    bots_luck = [seeded(f"learn {seed}/{seat}") for seat in range(seen.seats)]
    state = game.start(seen.seats, options, luck)
    memories = Memories(game, lineup)
    chapter, first = -1, len(seen.table)
    while not state.over():
        if guide.chapter(state) != chapter:
            chapter = guide.chapter(state)
            figures = guide.figures(state)
            seen.table.append(figures.table)
            seen.own.append(figures.seats)
            seen.judged.append(guide.evaluate(state))
        seat = state.actor()
        if odd.random() < ODD_MOVE:
            move = luck.pick(state.legal())
        else:
            move = _move(game, state, lineup[seat], memories, bots_luck[seat])
        memories.see(state, move)
        state.play(move, luck)
    won = shares(state.places())
    for _ in range(len(seen.table) - first):
        seen.shares.append(won)
        seen.game.append(seen.games)


def _move(game: AnyGame, state: State, level: str, memories: Memories, chance: FastChance) -> Move:
    if level == PLAN:
        return game.guide.carry_on(state, chance)
    return choose(game, memories.perspective(state, state.actor(), chance), level, chance)
