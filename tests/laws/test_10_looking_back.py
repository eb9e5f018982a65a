"""Law 10: when a game is over, it can be looked at with every card open. That is what a spectator
sees with the hidden parts filled in: whatever any seat saw is in it. And what is counted of a game
for statistics fits what was told of it."""

import json
import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import FastChance
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.plain import Plain
from tests.laws.tables import (
    TableSetting,
    at_every_table,
    for_every_game,
    positions,
)

seeds = st.integers(0, 2**32)
SHELF = Path(__file__).parents[2] / "web" / "src" / "games"
A_STAT = re.compile(r"\{ id: '([^']+)', count: '(\w+)'(?:, of: '(\w+)')? \}")


def assert_alike(opened: Plain, watched: Plain, path: str = "view") -> None:
    """The same fields; only what a spectator does not see may be anything, and a number of things
    that lie hidden is that many things."""
    if isinstance(watched, int) and isinstance(opened, list):
        assert len(opened) == watched, path
    elif isinstance(watched, dict):
        assert isinstance(opened, dict), path
        assert opened.keys() == watched.keys(), path
        for name, part in watched.items():
            assert_alike(opened[name], part, f"{path}.{name}")
    elif isinstance(watched, list):
        assert isinstance(opened, list), path
        for place, (one, other) in enumerate(zip(opened, watched, strict=False)):
            assert_alike(one, other, f"{path}.{place}")
    elif watched is not None:
        assert type(opened) is type(watched), path


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_an_open_view_is_a_spectators_with_the_hidden_parts_filled_in(
    setting: TableSetting, seed: int
) -> None:
    game = setting.game
    for state in positions(setting, seed, count=5):
        before = json.dumps(state.dump())
        opened = game.open_view(state)
        assert json.dumps(state.dump()) == before, "looking changes nothing"
        assert json.loads(json.dumps(opened)) == opened
        assert_alike(opened, game.view(state, None))


def assert_holds(opened: Plain, seen: Plain, path: str) -> None:
    """Whatever lies before a seat is there; where only their number is seen, that many are. Other
    numbers may be what the viewer makes of what it sees, which need not be so."""
    if isinstance(seen, int) and isinstance(opened, list):
        assert len(opened) == seen, path
    elif isinstance(seen, dict):
        assert isinstance(opened, dict), path
        for name in seen.keys() & opened.keys():
            assert_holds(opened[name], seen[name], f"{path}.{name}")
    elif isinstance(seen, list):
        assert opened == seen, path


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_what_any_seat_sees_before_a_seat_lies_open(setting: TableSetting, seed: int) -> None:
    game = setting.game
    for state in positions(setting, seed, count=5):
        opened = game.open_view(state)["seats"]
        assert isinstance(opened, list)
        for seat in range(setting.seats):
            seen = game.view(state, seat)["seats"]
            assert isinstance(seen, list)
            for number, row in enumerate(seen):
                assert_holds(opened[number], row, f"seat {number} as {seat} sees it")


def stats_of(game: AnyGame) -> list[tuple[str, str, str]]:
    """The figures that the browser shows: text, tally, and the tally it is a share of."""
    file = SHELF / game.slug / "stats.ts"
    if not file.is_file():
        return []
    return [(id, count, of) for id, count, of in A_STAT.findall(file.read_text(encoding="utf-8"))]


def told_of(setting: TableSetting, seed: int) -> list[list[Event]]:
    """Everything that is told of a random game, move by move."""
    luck = FastChance(seed)
    told: list[list[Event]] = []
    state = setting.start(luck)
    while not state.over():
        told.append([])
        state.play(luck.pick(state.legal()), luck, told[-1])
    return told


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_tallies_are_counts_and_shares_are_shares(setting: TableSetting, seed: int) -> None:
    game = setting.game
    told = told_of(setting, seed)
    tallies = game.tallies(setting.seats, told)
    assert len(tallies) == setting.seats
    assert len({tuple(counts) for counts in tallies}) == 1, "all seats count the same things"
    for counts in tallies:
        assert all(type(count) is int and count >= 0 for count in counts.values())
        for _, count, of in stats_of(game):
            assert count in counts
            assert not of or counts[count] <= counts[of]


@for_every_game
def test_what_statistics_show_is_counted(game: AnyGame) -> None:
    shown = {name for _, *names in stats_of(game) for name in names if name}
    counted = game.tallies(game.fewest_seats, [])[0].keys()
    assert shown <= counted
    assert bool(shown) == bool(counted), "else nobody is told of them"
