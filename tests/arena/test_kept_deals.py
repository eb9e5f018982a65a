"""A contest that is interrupted and taken up again."""

import json
from pathlib import Path

import pytest

from conclave.arena import tournament
from conclave.arena.contest import Outcome, play_deal
from conclave.arena.kept_deals import LINES
from conclave.arena.kept_lines import OtherRun
from conclave.arena.tournament import ArenaResult, FollyResult, run_arena
from conclave.catalogue import load_game
from conclave.core.game import AnyGame
from conclave.core.options import Options

ABRACADA = load_game("abracada")
LEVELS = ["novice", "random"]


def contest(keep: Path | None, games: int = 8, seed: int = 1) -> ArenaResult:
    return run_arena(ABRACADA, 2, LEVELS, games, seed, processes=1, keep=keep)


def shares(result: ArenaResult) -> list[tuple[float, float]]:
    return [(level.share, level.points) for level in result.levels]


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = contest(None)
    contest(tmp_path, games=4)
    played: list[str] = []

    def noted(
        game: AnyGame, seats: int, options: Options, levels: list[str], seed: str, study: bool
    ) -> dict[str, Outcome]:
        played.append(seed)
        return play_deal(game, seats, options, levels, seed, study)

    monkeypatch.setattr(tournament, "play_deal", noted)
    assert shares(contest(tmp_path)) == shares(whole)
    assert played == ["1/2", "1/3"]
    assert shares(contest(tmp_path)) == shares(whole)
    assert len(played) == 2


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    whole = contest(tmp_path)
    file = tmp_path / LINES
    file.write_text(file.read_text()[:-20])
    assert shares(contest(tmp_path)) == shares(whole)
    lines = file.read_text().splitlines()
    assert sorted(json.loads(line)["deal"] for line in lines[1:]) == [0, 1, 2, 3]


def test_the_deals_of_another_contest_are_left_alone(tmp_path: Path) -> None:
    contest(tmp_path)
    before = (tmp_path / LINES).read_text()
    with pytest.raises(OtherRun):
        contest(tmp_path, seed=2)
    assert (tmp_path / LINES).read_text() == before


def test_silly_moves_are_kept_with_the_deals(tmp_path: Path) -> None:
    def study() -> list[list[FollyResult]]:
        result = run_arena(ABRACADA, 2, LEVELS, 4, 1, processes=1, keep=tmp_path, study=True)
        return [level.follies for level in result.levels]

    assert study() == study()
    with pytest.raises(OtherRun):
        contest(tmp_path, games=4)
