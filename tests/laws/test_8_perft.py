"""Law 8: there are as many ways to play on as there always were."""

import pytest

import conclave
from conclave.core.game import AnyGame
from conclave.core.plain import PlainDict
from tests.laws.perft import read, sequences, version_of
from tests.laws.tables import for_every_game

ROWS = read()


@for_every_game
def test_every_game_has_positions_to_count_from(game: AnyGame) -> None:
    versions = {version_of(row) for row in ROWS if row["game"] == game.slug}
    books = {book.version for book in (*game.former, game)}
    assert versions == books, f"python -m tests.laws.perft {game.slug}"


@pytest.mark.parametrize("row", ROWS, ids=[f"{row['game']}-{n}" for n, row in enumerate(ROWS)])
def test_the_counts_are_what_they_were(row: PlainDict) -> None:
    state = conclave.load_game(str(row["game"])).restore(row["position"])
    expected = row["sequences"]
    assert isinstance(expected, list)
    counts = [sequences(state, depth) for depth in range(1, len(expected) + 1)]
    assert counts == expected, "the rules have changed: give the game its next version"
