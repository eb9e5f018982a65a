"""Games on a Ray cluster of two nodes, one of which is killed midway."""

from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest
import ray
from pyarrow import parquet
from ray.cluster_utils import Cluster

from conclave.arena.kept_deals import TABLE
from conclave.arena.simulate import TABLE as GAMES_TABLE
from conclave.arena.simulate import run_simulation
from conclave.arena.tournament import ArenaResult, run_arena
from conclave.catalogue import load_game
from conclave.workers.crew import Crew
from conclave.workers.errors import NoCluster
from tests.bots.strangers.naming import let_in, name_bots

ABRACADA = load_game("abracada")
GAMES = 24


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield made
    ray.shutdown()
    made.shutdown()


def shares(result: ArenaResult) -> list[tuple[str, float, float]]:
    return [(level.level, level.share, level.points) for level in result.levels]


# Ray's own, not ours to mend.
@pytest.mark.filterwarnings("ignore")
def test_a_node_dies_and_the_result_is_the_same_as_alone(cluster: Cluster, tmp_path: Path) -> None:
    alone = run_arena(ABRACADA, 2, ["novice", "random"], GAMES, seed=3, processes=1)
    second = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    killed: list[int] = []

    def kill_midway(played: int, _games: int) -> None:
        if played >= GAMES // 4 and not killed:
            killed.append(played)
            cluster.remove_node(second, allow_graceful=False)

    together = run_arena(
        ABRACADA,
        2,
        ["novice", "random"],
        GAMES,
        seed=3,
        progress=kill_midway,
        cluster=cluster.address,
        keep=tmp_path,
    )
    assert killed
    assert shares(together) == shares(alone)
    rows = parquet.read_table(tmp_path / TABLE).to_pylist()
    assert len(rows) == GAMES
    assert {row["level"] for row in rows} == {"novice", "random"}


@pytest.mark.filterwarnings("ignore")
def test_a_simulation_outlives_a_node_and_takes_bots_from_outside_along(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    # Only now, so that no node has it of its own.
    let_in(monkeypatch, name_bots(tmp_path, mover="AnyMove"))
    levels = ["mover", "novice"]
    alone = run_simulation(ABRACADA, 2, GAMES, seed=3, levels=levels)
    killed: list[int] = []

    def kill_midway(played: int, _games: int) -> None:
        if played >= GAMES // 4 and not killed:
            killed.append(played)
            cluster.remove_node(second, allow_graceful=False)

    crew, keep = Crew(1, cluster.address), tmp_path / "games"
    together = run_simulation(ABRACADA, 2, GAMES, 3, None, kill_midway, levels, crew, keep)
    assert killed
    assert together.failures == alone.failures == []
    assert together.decisions == alone.decisions
    assert alone.record is not None
    assert together.record is not None
    assert together.record.dump() == alone.record.dump()
    rows = parquet.read_table(keep / GAMES_TABLE).to_pylist()
    assert [row["game"] for row in rows] == list(range(GAMES))
    assert sum(row["decisions"] for row in rows) == alone.decisions


@pytest.mark.filterwarnings("ignore")
def test_jobs_that_nobody_waits_for_are_called_off(cluster: Cluster) -> None:
    crew = Crew(1, cluster.address)
    waiting = crew.each(sleep, [(0.01,), (3600.0,), (3600.0,)])
    next(waiting)
    waiting.close()
    assert list(crew.each(abs, [(-1,)])) == [1], "the only core is free again"


@pytest.mark.filterwarnings("ignore")
def test_where_there_is_no_cluster_one_sentence_says_so() -> None:
    with pytest.raises(NoCluster):
        list(Crew(1, "127.0.0.1:1").each(abs, [(1,)]))
