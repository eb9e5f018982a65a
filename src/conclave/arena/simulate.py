"""Random play: with every check on, and once more without, to see how fast it goes."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import perf_counter

from conclave.arena.checks import check_end, check_moment, check_moves
from conclave.arena.contest import seeded
from conclave.arena.dealer import Dealt
from conclave.core.chance import Chance
from conclave.core.game import AnyGame
from conclave.core.match import Match
from conclave.core.options import Options
from conclave.core.plain import PlainDict
from conclave.core.record import Record

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
class SimulationResult:
    game: str
    seats: int
    options: PlainDict
    seed: int
    games: int
    decisions: int
    seconds: float
    """Of play alone, without the checks."""
    decisions_per_second: float
    checked_seconds: float
    failures: list[Failure] = field(default_factory=list)
    record: Record | None = None
    """Of the last game, its dealer's seed revealed, so that it can be verified."""

    def dump(self) -> PlainDict:
        """All but the record, which has a file of its own."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "checked_seconds": self.checked_seconds,
            "failures": [asdict(failure) for failure in self.failures],
        }


def run_simulation(
    game: AnyGame,
    seats: int,
    games: int,
    seed: int = 0,
    options: Options | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> SimulationResult:
    """Games of random play with all checks on, then as many at full speed, with quicker luck."""
    chosen = {} if options is None else options
    failures: list[Failure] = []
    record: Record | None = None
    began = perf_counter()
    for number in range(games):
        record = _play_checked(game, seats, chosen, seed, number, failures)
        if progress is not None:
            progress(number + 1, games)
    checked_seconds = perf_counter() - began
    decisions, seconds = _play_at_full_speed(game, seats, chosen, seed, games, failures)
    return SimulationResult(
        game=game.slug,
        seats=seats,
        options=dict(record.options) if record is not None else dict(chosen),
        seed=seed,
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        checked_seconds=checked_seconds,
        failures=failures,
        record=record,
    )


def _play_checked(
    game: AnyGame, seats: int, options: Options, seed: int, number: int, failures: list[Failure]
) -> Record:
    _, choices = _luck(seed, number)
    looks = seeded(f"{seed}/{number}/looks")
    dealt = Dealt(game, seats, options, f"{seed}/{number}")
    match = dealt.match
    decision = 0
    try:
        while not match.state.over() and decision < ENDLESS:
            found = check_moves(match.state)
            if not found and looks.below(CLOSE_LOOK) == 0:
                found = check_moment(game, match.state, looks)
            if found:
                failures.extend(Failure(number, decision, what) for what in found)
                return match.record
            _say_any(match, choices)
            decision += 1
        found = check_end(match) if match.state.over() else ["the game does not end"]
        failures.extend(Failure(number, decision, what) for what in found)
    except Exception as error:  # whatever breaks in the rules is what we are looking for
        failures.append(Failure(number, decision, f"{type(error).__name__}: {error}"))
    return dealt.reveal()


def _say_any(match: Match, choices: Chance) -> None:
    state = match.state
    move = choices.pick(state.legal())
    match.say(state.actor(), match.game.say(state, move))


def _play_at_full_speed(
    game: AnyGame, seats: int, options: Options, seed: int, games: int, failures: list[Failure]
) -> tuple[int, float]:
    """Decisions and seconds. Games that failed are left out: they may not end."""
    failed = {failure.game for failure in failures}
    decisions = 0
    seconds = 0.0
    for number in range(games):
        if number in failed:
            continue
        luck, choices = _luck(seed, number)
        began = perf_counter()
        decisions += random_game(game, seats, options, luck, choices)
        seconds += perf_counter() - began
    return decisions, seconds


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
