"""The work of an analysis in pieces that any process can do, each knowing all that it needs.

``deal`` plays games from fresh deals, ``walk`` from a position of the game, ``roll`` from a
position with the move that was made there and fresh luck; what nobody has seen of these positions
is laid anew for each game, as it is drawn only when somebody draws it. ``screen`` finds the few
best moves of a decision and begins to weigh them, in the positions that who decided could imagine;
``weigh`` goes on with that. ``duel`` tries the move that was made against leaving it to the
playout, and plays only where these two differ.
"""

from functools import lru_cache
from time import process_time
from typing import Literal, TypeAlias

import msgspec

from conclave.analysis.tally import Tally, empty_tally
from conclave.bots.playouts import (
    TO_THE_END,
    next_move,
    outcome,
    play_like,
    play_on,
    try_moves,
)
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict
from conclave.core.state import Move, State

Kind: TypeAlias = Literal["deal", "walk", "roll", "screen", "weigh", "duel"]

SEEDS = 1 << 30
FINALISTS = 3
"""Moves that are left when a decision was screened, besides the one that was made."""
MUCH_DOUBT = 0.02
"""Where the evaluation at the horizon may be off by more, some games go on to the end."""
TO_THE_END_EVERY = 6
FIRST_WEIGHED = 2
"""Times the games of a screening, with those that it left."""


class Task(msgspec.Struct, kw_only=True, frozen=True):
    kind: Kind
    game: str
    version: int
    seats: int
    options: Options
    number: int
    """Of the position it begins with; of the decision's position, for those of a decision."""
    position: PlainDict | None
    moves: list[Move]
    """For ``walk`` those that followed in the game; for ``weigh`` those to weigh; else the one that
    was made."""
    quiet: list[bool]
    """Which of those that followed drew nothing, from chance or from what nobody had seen."""
    games: int
    """To be played: by a weighing with every move, by a screening between two cuts."""
    seed: int


class Weighed(msgspec.Struct):
    """Half of the games of a decision: what came of each move, and last of leaving it to the
    playout, in the same games."""

    tallies: list[Tally]
    apart: list[list[float]]
    """Squares of by how much one move did better than another for who decided, summed up."""

    def join(self, other: "Weighed") -> None:
        for tally, more in zip(self.tallies, other.tallies, strict=True):
            tally.join(more)
        for row, further in zip(self.apart, other.apart, strict=True):
            for place, squares in enumerate(further):
                row[place] += squares


class Answer(msgspec.Struct, kw_only=True):
    kind: Kind
    number: int
    after: list[Tally] = []
    """Of ``deal``, ``walk`` and ``roll``: of a walk, by how many moves it went as the game did. Of
    ``duel``: by how much the move made did better."""
    finalists: list[Move] = []
    halves: list[Weighed] = []
    level: Tally | None = None
    """Of ``weigh``: by how much games to the end differed from the horizon."""
    games: int = 0
    seconds: float = 0.0


def run(task: Task, book: AnyGame | None = None) -> Answer:
    """Do it. The rule book is looked up unless it is given."""
    began = process_time()
    game = book or _book(task.game, task.version)
    if task.kind == "deal":
        answer = _deal(game, task)
    elif task.kind == "walk":
        answer = _walk(game, task)
    elif task.kind == "roll":
        answer = _roll(game, task)
    elif task.kind == "screen":
        answer = _screen(game, task)
    elif task.kind == "duel":
        answer = _duel(game, task)
    else:
        answer = _weigh(game, task)
    answer.seconds = process_time() - began
    return answer


@lru_cache(maxsize=8)
def _book(slug: str, version: int) -> AnyGame:
    return load_game(slug).by_version(version)


def _restored(game: AnyGame, task: Task) -> State:
    return game.restore(task.position)


def _deal(game: AnyGame, task: Task) -> Answer:
    tally = empty_tally(task.seats)
    for number in range(task.games):
        luck = FastChance(task.seed + number)
        state = game.start(task.seats, task.options, luck)
        play_on(game.guide, state, luck, game.guide.chapter(state), TO_THE_END)
        tally.add(outcome(game.guide, state))
    return Answer(kind=task.kind, number=task.number, after=[tally], games=task.games)


def _walk(game: AnyGame, task: Task) -> Answer:
    begin = _restored(game, task)
    after: list[Tally] = []
    for number in range(task.games):
        luck = FastChance(task.seed + number)
        state = begin.reshuffled(luck)
        same = play_like(game.guide, state, luck, task.moves, task.quiet)
        while len(after) <= same:
            after.append(empty_tally(task.seats))
        after[same].add(outcome(game.guide, state))
    return Answer(kind=task.kind, number=task.number, after=after, games=task.games)


def _roll(game: AnyGame, task: Task) -> Answer:
    begin = _restored(game, task)
    tally = empty_tally(task.seats)
    for number in range(task.games):
        luck = FastChance(task.seed + number)
        state = begin.reshuffled(luck)
        state.play(task.moves[0], luck)
        play_on(game.guide, state, luck, game.guide.chapter(state), TO_THE_END)
        tally.add(outcome(game.guide, state))
    return Answer(kind=task.kind, number=task.number, after=[tally], games=task.games)


class _Entrant:
    """A move in the running, and what it won so far."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.won = 0.0


class _Trials:
    """The moves of one decision, tried in positions that who decided could imagine."""

    def __init__(self, game: AnyGame, task: Task) -> None:
        position = _restored(game, task)
        self.guide = game.guide
        self.seat = position.actor()
        self.seats = task.seats
        self.chance = FastChance(task.seed)
        self.perspective = Perspective(game, position, self.seat, self.chance)
        imagined = self.perspective.imagine(self.chance)
        self.candidates = [move for _, move in self.guide.priors(imagined)]
        self.planned = self.guide.carry_on(imagined, self.chance)
        self.chapter = self.guide.chapter(imagined)
        self.chapters = self.guide.foresight(imagined)
        self.doubtful = self.guide.foresight_error(imagined) > MUCH_DOUBT
        self.games = 0

    def screen(self, made: Move, games: int) -> list[Move]:
        """The worse half goes again and again, until few are left. The move that was made is
        weighed with them in any case."""
        extra = dict.fromkeys((made, self.planned))
        moves = self.candidates + [move for move in extra if move not in self.candidates]
        running = [_Entrant(move) for move in moves]
        while len(running) > FINALISTS:
            tried = [entrant.move for entrant in running]
            for _ in range(games):
                imagined, seed = self._imagined()
                won = self._try(imagined, tried, seed, self.chapters)
                for entrant, each in zip(running, won, strict=True):
                    entrant.won += each[self.seat]
            running.sort(key=_worth)
            del running[max(FINALISTS, len(running) // 2) :]
        finalists = [entrant.move for entrant in running]
        return finalists if made in finalists else [*finalists, made]

    def weigh(self, moves: list[Move], games: int, answer: Answer) -> None:
        halves = [empty_weighed(len(moves) + 1, self.seats) for _ in range(2)]
        level = empty_tally(self.seats)
        for number in range(games):
            imagined, seed = self._imagined()
            won = self._try(imagined, moves, seed, self.chapters)
            won.append(self._leave(imagined, moves, won, seed))
            _note(halves[number % 2], won, self.seat)
            if self.doubtful and number % TO_THE_END_EVERY == 0:
                which = number // TO_THE_END_EVERY % len(moves)
                whole = self._try(imagined, [moves[which]], seed, TO_THE_END)[0]
                level.add([far - near for far, near in zip(whole, won[which], strict=True)])
        answer.halves = halves
        answer.level = level
        answer.games = self.games

    def _leave(
        self, imagined: State, moves: list[Move], won: list[list[float]], seed: int
    ) -> list[float]:
        """What comes of it if the playout decides this too. What it decides by is not the luck of
        the game, so a move that it agrees with comes out the same."""
        move = self._planned(imagined, seed)
        if move in moves:
            return won[moves.index(move)]
        return self._try(imagined, [move], seed, self.chapters)[0]

    def duel(self, made: Move, games: int) -> Tally:
        """By how much the move made does better for each seat than the playout's."""
        tally = empty_tally(self.seats)
        for _ in range(games):
            imagined, seed = self._imagined()
            move = self._planned(imagined, seed)
            if move == made:
                tally.games += 1
                continue
            own, left = self._try(imagined, [made, move], seed, self.chapters)
            tally.add([more - less for more, less in zip(own, left, strict=True)])
        return tally

    def _planned(self, imagined: State, seed: int) -> Move:
        return next_move(self.guide, imagined, FastChance(seed + SEEDS), self.chapters)

    def _imagined(self) -> tuple[State, int]:
        return self.perspective.imagine(self.chance), self.chance.below(SEEDS)

    def _try(
        self, imagined: State, moves: list[Move], seed: int, chapters: int
    ) -> list[list[float]]:
        self.games += len(moves)
        return try_moves(self.guide, imagined, moves, seed, self.chapter, chapters)


def _screen(game: AnyGame, task: Task) -> Answer:
    trials = _Trials(game, task)
    answer = Answer(kind=task.kind, number=task.number)
    answer.finalists = trials.screen(task.moves[0], task.games)
    trials.weigh(answer.finalists, FIRST_WEIGHED * task.games, answer)
    return answer


def _worth(entrant: _Entrant) -> float:
    return -entrant.won


def _weigh(game: AnyGame, task: Task) -> Answer:
    answer = Answer(kind=task.kind, number=task.number)
    _Trials(game, task).weigh(task.moves, task.games, answer)
    return answer


def _duel(game: AnyGame, task: Task) -> Answer:
    trials = _Trials(game, task)
    tally = trials.duel(task.moves[0], task.games)
    return Answer(kind=task.kind, number=task.number, after=[tally], games=trials.games)


def empty_weighed(moves: int, seats: int) -> Weighed:
    return Weighed(
        [empty_tally(seats) for _ in range(moves)], [[0.0] * moves for _ in range(moves)]
    )


def _note(half: Weighed, won: list[list[float]], seat: int) -> None:
    for place, each in enumerate(won):
        half.tallies[place].add(each)
        for other in range(place):
            gain = each[seat] - won[other][seat]
            half.apart[place][other] += gain * gain
            half.apart[other][place] += gain * gain
