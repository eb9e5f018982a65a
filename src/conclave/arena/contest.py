"""One game between bots, with a look at the clock."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import process_time

from conclave.arena.seating import lineups
from conclave.bots.levels import choose
from conclave.bots.memories import Memories
from conclave.core.chance import FastChance
from conclave.core.follies import Deed
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.state import Standing, State, shares


@dataclass
class Outcome:
    """What a level got out of one deal, over all its rotations."""

    victories: float = 0.0
    points: int = 0
    thoughts: list[float] = field(default_factory=list)
    """How long each decision took one core, in seconds."""
    follies: dict[str, list[int]] = field(default_factory=dict)
    """By name, where they are studied: how often each was committed, and could have been."""


def play_deal(
    game: AnyGame,
    seats: int,
    options: Options,
    levels: Sequence[str],
    seed: str,
    study: bool = False,
) -> dict[str, Outcome]:
    """The same deal once for every rotation of the levels around the table."""
    outcomes = {level: Outcome() for level in levels}
    for turn, lineup in enumerate(lineups(list(levels), seats)):
        play_game(game, options, lineup, seed, f"{seed}/{turn}", outcomes, study)
    if seats == 1:
        _rank_by_points(outcomes)
    return outcomes


def _rank_by_points(outcomes: dict[str, Outcome]) -> None:
    """Alone everybody wins, so the most points on the same deal do."""
    most = max(outcome.points for outcome in outcomes.values())
    best = [outcome for outcome in outcomes.values() if outcome.points == most]
    for outcome in outcomes.values():
        outcome.victories = 1 / len(best) if outcome in best else 0.0


def play_game(
    game: AnyGame,
    options: Options,
    lineup: list[str],
    deal_seed: str,
    bots_seed: str,
    outcomes: dict[str, Outcome],
    study: bool = False,
) -> list[Standing]:
    """Who came in which place; what each level got out of it is added to its outcome."""
    luck = seeded(deal_seed)
    bots_luck = [seeded(f"{bots_seed}/{seat}") for seat in range(len(lineup))]
    state = game.start(len(lineup), options, luck)
    deed: Deed[State] | None = None
    memories = Memories(game, lineup)
    while not state.over():
        seat = state.actor()
        perspective = memories.perspective(state, seat, bots_luck[seat])
        began = process_time()
        move = choose(game, perspective, lineup[seat], bots_luck[seat])
        outcomes[lineup[seat]].thoughts.append(process_time() - began)
        if study:
            before = deed if deed is not None and deed.state.actor() == seat else None
            deed = Deed(perspective.imagine(FastChance(0)), move, before)
            _look_for_follies(game, deed, outcomes[lineup[seat]].follies)
        memories.see(state, move)
        state.play(move, luck)
    standings = state.standings()
    won = shares([standing.place for standing in standings])
    for standing in standings:
        outcome = outcomes[lineup[standing.seat]]
        outcome.victories += won[standing.seat]
        outcome.points += standing.points
    return standings


def _look_for_follies(game: AnyGame, deed: Deed[State], counts: dict[str, list[int]]) -> None:
    for folly in game.guide.follies():
        count = counts.setdefault(folly.id, [0, 0])
        if folly.occasion(deed):
            count[0] += folly.silly(deed)
            count[1] += 1


def seeded(text: str) -> FastChance:
    """A source of luck from a text, the same on every machine."""
    return FastChance(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))
