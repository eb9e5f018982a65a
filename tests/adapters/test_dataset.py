"""Games of bots as data: what they hold, and that the same plan gives the same."""

from pathlib import Path

import numpy as np
import pytest

from conclave.adapters.dataset import plan as plans
from conclave.adapters.dataset.plan import BadDataset, Plan, make_plan
from conclave.adapters.dataset.read import Dataset
from conclave.adapters.dataset.write import part_file, write_dataset
from conclave.catalogue import all_games, load_game
from conclave.core.game import AnyGame
from conclave.core.match import verify
from conclave.core.reel import Reel
from conclave.core.tensors import NUMBER
from conclave.workers.crew import Crew

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def brief(game: AnyGame, games: int = 2, seed: int = 5) -> Plan:
    return make_plan(game, 2, {}, ["random", "novice"], games, seed)


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "GAMES_IN_A_PART", 2)


@GAMES
def test_each_action_was_possible_and_each_row_is_what_the_seat_knew(
    game: AnyGame, tmp_path: Path
) -> None:
    plan = make_plan(game, 2, {}, ["random"], 1, seed=3)
    card = write_dataset(plan, tmp_path)
    dataset = Dataset(tmp_path)
    (part,) = dataset.parts()
    rows = np.arange(len(part["action"]))
    assert part["action_mask"][rows, part["action"]].all()
    assert part["observation"].shape == (len(rows), card["observation_size"])
    (record,) = dataset.records()
    assert verify(game, record).state.over()
    assert part["decision"][-1] == len(record.moves) - 1
    assert set(part["share"]) <= {np.float32(share) for share in (0, 0.5, 1)}


def test_the_rows_are_those_of_the_game_replayed(tmp_path: Path) -> None:
    game = load_game("abracada")
    write_dataset(brief(game, games=1), tmp_path)
    dataset = Dataset(tmp_path)
    (part,) = dataset.parts()
    (record,) = dataset.records()
    reel = Reel(game, record)
    assert game.observation is not None
    for place in (0, 3, len(part["action"]) - 1):
        state = reel.at(int(part["decision"][place]))
        row = bytearray(game.observation.size * NUMBER)
        game.observe(state, int(part["seat"][place]), row, 0)
        assert bytes(row) == part["observation"][place].tobytes()
        assert game.move_of(state, int(part["action"][place])) in state.legal()


@pytest.mark.usefixtures("small_parts")
def test_it_is_the_same_whoever_plays_it_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    game = load_game("abracada")
    plan = brief(game, games=5)
    write_dataset(plan, tmp_path / "one")
    write_dataset(plan, tmp_path / "other")
    missing = part_file(tmp_path / "other", 1, "npz")
    kept = part_file(tmp_path / "other", 0, "npz").stat().st_mtime_ns
    missing.unlink()
    told: list[tuple[int, int]] = []
    write_dataset(plan, tmp_path / "other", Crew(1), lambda done, of: told.append((done, of)))
    assert told == [(5, 5)]
    assert part_file(tmp_path / "other", 0, "npz").stat().st_mtime_ns == kept
    for one, other in zip(
        Dataset(tmp_path / "one").parts(), Dataset(tmp_path / "other").parts(), strict=True
    ):
        assert one.keys() == other.keys()
        for name in one:
            assert np.array_equal(one[name], other[name]), name


@pytest.mark.usefixtures("small_parts")
def test_batches_hold_every_row_once(tmp_path: Path) -> None:
    write_dataset(brief(load_game("abracada"), games=3), tmp_path)
    dataset = Dataset(tmp_path)
    keys = [
        (int(game), int(decision))
        for batch in dataset.batches(16, seed=1)
        for game, decision in zip(batch["game"], batch["decision"], strict=True)
    ]
    assert len(keys) == len(set(keys)) == sum(len(part["action"]) for part in dataset.parts())
    assert keys != sorted(keys)


def test_levels_take_turns_at_the_seats(tmp_path: Path) -> None:
    write_dataset(brief(load_game("abracada")), tmp_path)
    (part,) = Dataset(tmp_path).parts()
    for game in (0, 1):
        at_first_seat = part["level"][(part["game"] == game) & (part["seat"] == 0)]
        assert set(at_first_seat) == {game}


def test_another_dataset_is_not_written_over_and_bad_wishes_are_refused(tmp_path: Path) -> None:
    game = load_game("abracada")
    write_dataset(brief(game), tmp_path)
    with pytest.raises(BadDataset, match="dataset-other-plan"):
        write_dataset(brief(game, seed=6), tmp_path)
    with pytest.raises(BadDataset, match="dataset-none-there"):
        Dataset(tmp_path / "elsewhere")
    with pytest.raises(BadDataset, match="dataset-bad-format"):
        make_plan(game, 2, {}, ["random"], 1, form="csv")
