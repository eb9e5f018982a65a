"""One game of a simulation: played with every check on, and how fast it goes without."""

from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

from conclave.arena.checks import check_end, check_moment, check_moves
from conclave.arena.contest import seeded
from conclave.arena.dealer import Dealt
from conclave.arena.seating import lineups
from conclave.bots.levels import RANDOM, choose
from conclave.bots.memories import Memories
from conclave.core.chance import Chance
from conclave.core.game import AnyGame
from conclave.core.match import Match
from conclave.core.options import Options
from conclave.core.plain import PlainDict
from conclave.core.state import Move

ENDLESS = 20_000
"""A game of more decisions than this does not end."""
CLOSE_LOOK = 12
"""One decision in this many is looked at from every side; all are checked for their moves."""


@dataclass
class Failure:
    """What was wrong, in which game and before which of its decisions."""

    game: int
    decision: int
    what: str


@dataclass
class Simulated:
    """What came of one game. It crosses processes and is kept in files, so it is plain data."""

    number: int
    decisions: int = 0
    seconds: float = 0.0
    """Of play alone, without the checks."""
    failures: list[Failure] = field(default_factory=list)
    record: dict[str, Any] = field(default_factory=dict)
    """With its dealer's seed revealed, so that it can be verified."""

    def dump(self) -> PlainDict:
        dumped: PlainDict = asdict(self)
        return dumped


def simulate_game(
    game: AnyGame, seats: int, options: Options, levels: list[str], seed: int, number: int
) -> Simulated:
    """The game of that number; the levels take turns at the seats."""
    turns = lineups(levels, seats)
    played = CheckedGame(game, turns[number % len(turns)], options, seed, number)
    played.play()
    simulated = played.simulated
    if played.at_random and not simulated.failures:  # one that failed may not end
        luck, choices = _luck(seed, number)
        began = perf_counter()
        simulated.decisions = random_game(game, seats, options, luck, choices)
        simulated.seconds = perf_counter() - began
    return simulated


class CheckedGame:
    def __init__(
        self, game: AnyGame, lineup: list[str], options: Options, seed: int, number: int
    ) -> None:
        self.game = game
        self.lineup = lineup
        self.at_random = set(lineup) == {RANDOM}
        self.choices = _luck(seed, number)[1]
        self.lucks = [seeded(f"{seed}/{number}/bot {seat}") for seat in range(len(lineup))]
        self.memories = Memories(game, lineup)
        self.looks = seeded(f"{seed}/{number}/looks")
        self.dealt = Dealt(game, len(lineup), options, f"{seed}/{number}")
        self.simulated = Simulated(number)

    def play(self) -> None:
        match, simulated = self.dealt.match, self.simulated
        decision = 0
        try:
            while not match.state.over() and decision < ENDLESS:
                found = check_moves(match.state)
                if not found and self.looks.below(CLOSE_LOOK) == 0:
                    found = check_moment(self.game, match.state, self.looks)
                if found:
                    break
                self._decide(match)
                decision += 1
            else:
                found = check_end(match) if match.state.over() else ["the game does not end"]
            self._fail(decision, found)
        except Exception as error:  # whatever breaks in the rules is what we are looking for
            self._fail(decision, [f"{type(error).__name__}: {error}"])
        if self.at_random or simulated.failures:
            simulated.seconds = 0.0
        else:
            simulated.decisions = decision
        simulated.record = self.dealt.reveal().dump()

    def _decide(self, match: Match) -> None:
        state = match.state
        began = perf_counter()
        move = self._choose(match)
        self.simulated.seconds += perf_counter() - began
        self.memories.see(state, move)
        match.say(state.actor(), match.game.say(state, move))

    def _choose(self, match: Match) -> Move:
        state, seat = match.state, match.state.actor()
        if self.lineup[seat] == RANDOM:
            return self.choices.pick(state.legal())
        luck = self.lucks[seat]
        asked = self.memories.perspective(state, seat, luck)
        return choose(self.game, asked, self.lineup[seat], luck)

    def _fail(self, decision: int, found: list[str]) -> None:
        number = self.simulated.number
        self.simulated.failures += [Failure(number, decision, what) for what in found]


def random_game(game: AnyGame, seats: int, options: Options, luck: Chance, choices: Chance) -> int:
    """A game of random moves through the public contract; how many decisions it took."""
    state = game.start(seats, options, luck)
    decisions = 0
    while not state.over():
        legal = state.legal()
        state.play(legal[choices.below(len(legal))], luck)
        decisions += 1
    return decisions


def _luck(seed: int, number: int) -> tuple[Chance, Chance]:
    """The table's luck and that of the choices, from the seed and the number of the game."""
    return seeded(f"{seed}/{number}/table"), seeded(f"{seed}/{number}/choices")
