"""Random play: what it reports, what it records, and what it finds."""

import json
from pathlib import Path

import pytest

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.abracada.position import Position
from tests.cli.conftest import Conclave


def test_it_reports_games_decisions_and_speed(conclave: Conclave) -> None:
    answer = conclave("simulate", "abracada", "--games", 5, "--seats", 3)
    assert answer.code == 0
    assert answer.err == "", "no progress bar in a pipe"
    assert answer.out.startswith("Abracada…What?, 3 players: 5 games, ")
    assert "decisions a second" in answer.out
    assert answer.out.endswith("Everything checked out.\n")


def test_the_same_figures_as_json(conclave: Conclave) -> None:
    words = ("simulate", "abracada", "--games", 4, "--option", "easy=true", "--seed", 9, "--json")
    result = json.loads(conclave(*words).out)
    again = json.loads(conclave(*words).out)
    assert (result["games"], result["seats"], result["seed"]) == (4, 4, 9)
    assert result["options"]["easy"] is True
    assert result["decisions"] == again["decisions"] > 0
    assert result["decisions_per_second"] > 0


@pytest.mark.parametrize("seats", [2, 5])
def test_the_record_of_a_simulated_game_verifies(
    conclave: Conclave, tmp_path: Path, seats: int
) -> None:
    file = tmp_path / "game.json"
    words = ("--games", 2, "--seats", seats, "--option", "last_standing=true", "--record", file)
    assert conclave("simulate", "abracada", *words).code == 0
    assert conclave("verify", file).code == 0
    first = file.read_bytes()
    conclave("simulate", "abracada", *words)
    assert file.read_bytes() == first, "the same seed, the same record"
    conclave("simulate", "abracada", *words, "--seed", 1)
    assert file.read_bytes() != first


def test_broken_rules_are_found_and_named(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def forget_a_stone(
        position: Position, move: Move, chance: Chance, told: list[Event] | None = None
    ) -> None:
        play(position, move, chance, told)
        if position.pile:
            position.pile.pop()

    play = Position.play
    monkeypatch.setattr(Position, "play", forget_a_stone)
    file = tmp_path / "game.json"
    answer = conclave("simulate", "abracada", "--games", 2, "--record", file)
    assert answer.code == 1
    assert "things went wrong:" in answer.out
    assert "abracada-stones-miscounted" in answer.out
    assert not file.exists(), "what went wrong is no record to keep"
