"""The figures of an edition, and what is wrong with a file that is none."""

from pathlib import Path

import pytest

from conclave import texts
from conclave.core.chance import FastChance
from conclave.core.edition import BadEdition
from conclave.games.twelve_missions.box.edition import (
    CHOSEN_BY,
    PRINTED,
    chosen_edition,
    load_edition,
)
from conclave.games.twelve_missions.game import TwelveMissions
from conclave.games.twelve_missions.position import Position


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = PRINTED.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "edition.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


def test_M1_the_printed_values_ascend_from_3_to_10() -> None:
    assert load_edition(PRINTED).values == [3, 4, 5, 6, 7, 8, 9, 10]


def test_a_host_can_print_other_figures(tmp_path: Path) -> None:
    file = changed(tmp_path, "[3, 4, 5, 6, 7, 8, 9, 10]", "[1, 2, 3, 4, 5, 6, 7, 20]")
    game = TwelveMissions(load_edition(file))
    position = game.start(2, {}, FastChance(1))
    assert isinstance(position, Position)
    assert position.values_of[7] == 20
    assert position.variant.sums[0b1000_0001] == 1 + 20


def test_a_host_points_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOSEN_BY, str(changed(tmp_path, "1 = 4", "1 = 6")))
    assert chosen_edition().points[1] == 6
    monkeypatch.delenv(CHOSEN_BY)
    assert chosen_edition().points[1] == 4


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ("values = [3, 4, 5", "values = [3, 4, 5 6", "syntax", 6),
        ("values = [3, 4,", "values = [4, 4,", "wrong", 6),
        ("values = [3, 4,", "values = [4,", "wrong", 6),
        ("values = [3, 4,", 'values = [3, "4",', "wrong", 6),
        ("values = [3, 4, 5, 6, 7, 8, 9, 10]", "", "missing", 38),
        ('"black",\n]', '"green",\n]', "wrong", 9),
        ('  "red", "blue", "yellow", "black",\n]', "]", "wrong", 9),
        ("2 = -4", "2 = -4.5", "wrong", 18),
        ("2 = -4\n", "", "missing", 16),
        ("2 = -4", "3 = -4", "wrong", 18),
        ("[points]", "[worth]", "wrong", 16),
        ("2 = [1, 2,", "2 = [1, 20,", "wrong", 36),
        ("2 = [1, 2,", "2 = [1, 1,", "wrong", 36),
        ("2 = [1, 2,", "2 = [26, 2,", "wrong", 36),
        ("2 = [1, 2,", "5 = [1, 2,", "wrong", 36),
        ("2 = [1, 2, 3, 4, 8, 9, ", "2 = [1, ", "wrong", 36),
    ],
)
def test_a_malformed_file_is_refused_with_line_and_reason(
    tmp_path: Path, old: str, new: str, reason: str, line: int
) -> None:
    with pytest.raises(BadEdition) as refusal:
        load_edition(changed(tmp_path, old, new))
    assert refusal.value.id == f"edition-{reason}"
    assert refusal.value.params["line"] == line
    sentence = texts.explain(refusal.value)
    assert f"line {line}" in sentence.lower()
    assert "edition.toml" in sentence


def test_missions_20_and_21_are_refused_for_fewer_than_four(tmp_path: Path) -> None:
    with pytest.raises(BadEdition) as refusal:
        load_edition(changed(tmp_path, "2 = [1, 2,", "2 = [1, 20,"))
    assert texts.explain(refusal.value).endswith(
        "missions without 20 and 21, which need four seats."
    )


def test_an_empty_file_is_refused_at_its_first_line(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text("")
    with pytest.raises(BadEdition) as refusal:
        load_edition(file)
    assert refusal.value.params["line"] == 1


def test_a_file_may_begin_with_the_mark_that_some_editors_make(tmp_path: Path) -> None:
    file = changed(tmp_path, "1 = 4", "1 = 6")
    file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert load_edition(file).points[1] == 6


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadEdition) as refusal:
        load_edition(tmp_path / "nothing.toml")
    assert refusal.value.id == "edition-unreadable"
