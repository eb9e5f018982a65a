"""Every table the laws are tried at: each game, number of seats and named set of options; by former
versions of the rules each number of seats."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

import pytest

import conclave
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.state import State

Item = TypeVar("Item")

MOST_DECISIONS = 20_000
"""Far more than any game takes, even when everybody plays at random."""


class TableSetting(NamedTuple):
    game: AnyGame
    seats: int
    options: Options

    def start(self, chance: Chance) -> State:
        return self.game.start(self.seats, self.options, chance)

    def name(self) -> str:
        chosen = [f"{name}={value}".lower() for name, value in self.options.items()]
        former = self.game is not conclave.load_game(self.game.slug)
        version = [f"version={self.game.version}"] if former else []
        return "-".join([self.game.slug, str(self.seats), *version, *chosen])


SETTINGS = [
    TableSetting(game, seats, options)
    for game in conclave.all_games()
    for seats in range(game.fewest_seats, game.most_seats + 1)
    for options in game.option_sets
]
SETTINGS += [
    TableSetting(book, seats, {})
    for game in conclave.all_games()
    for book in game.former
    for seats in range(book.fewest_seats, book.most_seats + 1)
]

at_every_table = pytest.mark.parametrize("setting", SETTINGS, ids=TableSetting.name)
for_every_game = pytest.mark.parametrize(
    "game", conclave.all_games(), ids=[game.slug for game in conclave.all_games()]
)


def decisions(setting: TableSetting, chance: Chance) -> Iterator[State]:
    """A game of random moves: the one position, before every decision and when it is over."""
    state = setting.start(chance)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.over():
            return
        state.play(chance.pick(state.legal()), chance)
    raise AssertionError(f"{setting.name()} does not end")


def positions(setting: TableSetting, seed: int, count: int) -> list[State]:
    """Positions from all over a random game: the first, the last, and ``count`` in between."""
    luck, choice = FastChance(seed), FastChance(seed + 1)
    kept: list[State] = []
    first: State | None = None
    for number, state in enumerate(decisions(setting, luck)):
        if first is None:
            first = state.copy()
        elif state.over():
            return [first, *kept, state]
        elif len(kept) < count:
            kept.append(state.copy())
        elif choice.below(number) < count:
            kept[choice.below(count)] = state.copy()
    raise AssertionError("a game that is over has no first position")


def some(items: Sequence[Item], most: int) -> list[Item]:
    """At most ``most`` of them, from all over: a game may have hundreds of moves and words."""
    step = max(1, -(-len(items) // most))
    return list(items[::step])
