"""Speed beside the peers; who is not installed is named, not missed."""

import json

import pytest

from conclave.arena import bench
from tests.cli.conftest import Conclave

BRIEFLY = ("--repeats", 1, "--seconds", 0.05)


@pytest.fixture(autouse=True)
def _a_few_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(bench.NATIVE, raising=False)
    monkeypatch.setattr(bench, "OURS", [("abracada", 4, ("play", "search"))])
    monkeypatch.setattr(bench, "PEERS", bench.PEERS[:1])


def test_the_figures_as_a_table(conclave: Conclave) -> None:
    answer = conclave("bench", *BRIEFLY)
    assert answer.code == 0
    assert answer.err == "", "no progress bar in a pipe"
    assert "Random play, decisions a second" in answer.out
    assert "Information-set search, iterations a second" in answer.out
    rows = [line.split() for line in answer.out.splitlines() if line.startswith("│")]
    assert rows[0][1] == "abracada"
    assert any(word.replace(",", "").isdigit() for word in rows[0])
    assert any("OpenSpiel" in row for row in rows)


def test_the_same_as_json(conclave: Conclave) -> None:
    figures = json.loads(conclave("bench", *BRIEFLY, "--json").out)["figures"]
    abracada = next(figure for figure in figures if figure["name"].startswith("abracada"))
    assert abracada["per_second"] > 1000
    hearts = next(figure for figure in figures if figure["name"] == "hearts")
    assert hearts["per_second"] is not None or "not installed" in hearts["missing"]
