"""Learning as a whole: games, a net fitted to them with PyTorch, a gate, and going on."""

import csv
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import ray
import torch
from ray.cluster_utils import Cluster

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.net import Figures
from conclave.core.net_file import read_net
from conclave.learning import learn, self_play
from conclave.learning.fit import Fitting
from conclave.learning.games import read_games, write_games
from conclave.learning.learn import CANDIDATE, CURVE, NET, Learner
from conclave.learning.self_play import play_job
from conclave.workers.crew import Crew
from tests.cli.conftest import Conclave
from tests.cli.conftest import conclave as conclave
from tests.learning.courses import (
    any_net,
    quick_effort,
    quick_gate_deal,
    short_course,
    short_job,
    start,
)

CLOSE = 0.004
"""What rounding to whole numbers may cost a share."""


@pytest.fixture(autouse=True)
def _few_and_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "GAMES_IN_A_JOB", 8)
    monkeypatch.setattr(learn, "GAMES_IN_A_JOB", 8)
    monkeypatch.setattr(type(load_game("archmage").guide), "effort", quick_effort)


def fitted(folder: Path) -> Fitting:
    course = short_course([2, 3])
    files = [folder / f"games-{job}.npz" for job in range(4)]
    for job, file in enumerate(files):
        write_games(play_job(course, None, 1, job), file)
    games = read_games(files)
    fitting = Fitting(course, games)
    fitting.learn(games, lambda epoch, loss: None)
    return fitting


def test_whole_numbers_judge_as_torch_does(tmp_path: Path) -> None:
    fitting = fitted(tmp_path)
    net = fitting.net({})
    game = load_game("archmage")
    for seats in (2, 3, 4):
        luck = FastChance(seats)
        state = start(game, seats, luck)
        while not state.over():
            figures = game.guide.figures(state)
            assert net.shares(figures) == pytest.approx(by_torch(fitting, figures), abs=CLOSE)
            state.play(game.guide.carry_on(state, luck), luck)


def by_torch(fitting: Fitting, figures: Figures) -> list[float]:
    table = np.array([figures.table], np.float32) / fitting.table_scale
    own = np.array([figures.seats], np.float32) / fitting.own_scale
    with torch.no_grad():
        scores = fitting.model(torch.from_numpy(table), torch.from_numpy(own))
    shares: list[float] = torch.softmax(scores[0], 0).tolist()
    return shares


def test_what_was_held_back_is_told_beside_the_evaluation_by_hand(tmp_path: Path) -> None:
    fitting = fitted(tmp_path)
    losses = fitting.judge(read_games(sorted(tmp_path.glob("*.npz"))))
    assert set(losses) == {2, 3}
    for loss in losses.values():
        assert 0 < loss.learned < 3
        assert 0 < loss.by_hand < 3


def test_a_course_plays_learns_and_asks_the_gate(conclave: Conclave, tmp_path: Path) -> None:
    folder = tmp_path / "learned"
    words = ("learn", "archmage", "--seats", 2, "--option", "length=9", "--workers", 1)
    answer = conclave(*words, "--hours", 0.0001, "--out", folder)
    assert answer.code == 0, answer.err
    assert "Round 1, epoch 1: loss" in answer.out
    assert "times an even share" in answer.out
    with (folder / CURVE).open(encoding="utf-8") as opened:
        rows = list(csv.DictReader(opened))
    assert [row["epoch"] for row in rows if row["epoch"]] == ["1", "2", "3", "4"]
    assert rows[-1]["deals"] == "1"
    assert rows[-1]["kept"] == "0", "one deal is no proof"
    net = read_net(folder / "round-001" / CANDIDATE)
    assert net.card["games"] == 8
    assert net.card["seed"] == 0
    assert not (folder / NET).exists()
    assert "No net was better" in answer.out
    again = conclave(*words, "--hours", 0.0001, "--out", folder)
    assert again.code == 0
    assert "Round" not in again.out, "its time is up"
    other = conclave(*words, "--hours", 1, "--seed", 5, "--out", folder)
    assert other.code == 2
    assert "belongs to another course" in other.err


def test_an_interrupted_course_goes_on(tmp_path: Path) -> None:
    def interrupt(id: str, figures: object) -> None:
        if id == "learn-fitting":
            raise KeyboardInterrupt

    course, crew = short_course(), Crew()
    with pytest.raises(KeyboardInterrupt):
        Learner(course, tmp_path, crew, 0.0001, interrupt).run()
    (games,) = (tmp_path / "round-001").glob("games-*.npz")
    played = games.read_bytes()
    told: list[str] = []
    Learner(course, tmp_path, crew, 1.0, lambda id, figures: told.append(id))._round(1, 0.1)
    assert games.read_bytes() == played
    assert told[-1] in ("learn-kept", "learn-not-kept")


def test_a_net_that_wins_is_kept_and_played_against(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    against: list[object] = []

    def always_won(course: object, new: object, old: object, number: int, deal: int) -> float:
        against.append(old)
        return 1.5 + 0.1 * (deal % 2)

    monkeypatch.setattr(learn, "play_gate_deal", always_won)
    monkeypatch.setattr(learn, "FEWEST_DEALS", 4)
    learner = Learner(short_course(), tmp_path, Crew(), 1.0, lambda id, figures: None)
    learner._round(1, 0.1)
    first = learner.best()
    assert first is not None
    assert first.card["round"] == 1
    assert first.card["gate"] == {
        "against": "the hand-made evaluation",
        "deals": 4,
        "share of even": 1.55,
        "interval": [1.459, 1.641],
    }
    learner._round(2, 0.1)
    second = learner.best()
    assert second is not None
    assert second.card["round"] == 2
    assert against[0] is None
    assert against[-1] == first.dump()


@pytest.fixture
def cluster() -> Iterator[str]:
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    yield made.address
    ray.shutdown()
    made.shutdown()


def learned_by(crew: Crew, folder: Path) -> tuple[bytes, str]:
    """The first games of a course and the last line of its curve."""
    Learner(short_course(), folder, crew, 0.0001, lambda id, figures: None).run()
    with np.load(folder / "round-001" / "games-00000.npz") as games:
        played = b"".join(games[name].tobytes() for name in sorted(games.files))
    return played, (folder / CURVE).read_text(encoding="utf-8").splitlines()[-1]


@pytest.mark.filterwarnings("ignore")
def test_a_course_is_the_same_alone_with_workers_and_on_a_cluster(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn, "play_job", short_job)
    monkeypatch.setattr(learn, "play_gate_deal", quick_gate_deal)
    alone, _ = learned_by(Crew(), tmp_path / "alone")
    for name, crew in {"workers": Crew(2), "cluster": Crew(1, cluster)}.items():
        played, last = learned_by(crew, tmp_path / name)
        assert played == alone
        assert last.startswith("1,"), "the gate was asked"
        assert crew.pools == 2, "one to play, one at the gate"


def test_any_net_fits(tmp_path: Path) -> None:
    game = load_game("archmage")
    assert any_net(game, 1).fits(game.guide.figures(start(game, 3, FastChance(1))))
