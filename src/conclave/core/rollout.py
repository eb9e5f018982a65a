"""Games played at random, as fast as the rules go: the loop is compiled with them."""

from conclave.core.chance import SwiftChance
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.state import shares


class Rollout:
    """What came of many games of random moves."""

    def __init__(self, games: int, seats: int) -> None:
        self.games = games
        self.decisions = 0
        self.shares = [0.0] * seats
        """Of each seat: its victories, those that were shared by their part."""


def rollout(
    game: AnyGame, n: int, seats: int | None = None, options: Options | None = None, seed: int = 0
) -> Rollout:
    """Plays ``n`` games of random moves, by default with all seats the game has. The same seed
    gives the same games."""
    if n < 0:
        raise ValueError(f"{n} games can't be played: say 0 or more")
    places = game.most_seats if seats is None else seats
    chosen = game.agree(places, {} if options is None else options)
    chance = SwiftChance(seed)
    played = Rollout(n, places)
    decisions = 0
    for _ in range(n):
        state = game.deal(places, chosen, chance)
        while not state.over():
            state.play_any(chance)
            decisions += 1
        won = shares(state.places())
        for seat in range(places):
            played.shares[seat] += won[seat]
    played.decisions = decisions
    return played
