"""The figures of an edition: ours, a host's own, and such as are refused."""

from pathlib import Path

import pytest

from conclave.core.chance import FastChance
from conclave.core.edition import BadEdition
from conclave.games.archmage.box.edition import CHOSEN_BY, PRINTED, chosen_edition, load_edition
from conclave.games.archmage.game import Archmage
from conclave.games.archmage.position import Position


def changed(folder: Path, old: str, new: str) -> Path:
    text = PRINTED.read_text(encoding="utf-8")
    assert old in text
    path = folder / "own.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def refusal(path: Path) -> tuple[str, int, str]:
    with pytest.raises(BadEdition) as refused:
        load_edition(path)
    params = refused.value.params
    return refused.value.id, int(params["line"]), str(params.get("key", ""))


def test_a_host_can_change_what_a_seat_begins_with(tmp_path: Path) -> None:
    edition = load_edition(changed(tmp_path, "relics = [3, 2, 1]", "relics = [1, 1, 1]"))
    position = Archmage(edition).start(2, {}, FastChance(1))
    assert isinstance(position, Position)
    assert position.relics == [1] * 12


def test_a_host_can_change_where_a_spell_lies(tmp_path: Path) -> None:
    path = changed(tmp_path, 'gate = ["time", "blood"]', 'gate = ["will", "matter"]')
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('imprison = ["will", "matter"]', 'imprison = ["time", "blood"]'),
        encoding="utf-8",
    )
    edition = load_edition(path)
    assert edition.spheres[6] == [3, 4]
    assert edition.parents[12] == (11, 9)  # Time Stop now rises from Divination and Imprison


def test_a_host_can_change_the_ranks(tmp_path: Path) -> None:
    edition = load_edition(changed(tmp_path, "[16, 22, 28, 34]", "[5, 6, 7, 8]"))
    assert edition.rank(6) == "mage"


def test_the_environment_names_a_hosts_own_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CHOSEN_BY, str(changed(tmp_path, "march = 3 ", "march = 4 ")))
    assert chosen_edition().march == 4
    monkeypatch.delenv(CHOSEN_BY)
    assert chosen_edition().march == 3


@pytest.mark.parametrize(
    ("old", "new", "id", "key"),
    [
        ("quicken-points = 2", "quicken-points = 0", "edition-wrong", "quicken-points"),
        ("quicken-points = 2", 'quicken-points = "two"', "edition-wrong", "quicken-points"),
        ("quicken-points = 2", "quicken-points = true", "edition-wrong", "quicken-points"),
        ("quicken-points = 2", "quicken-point = 2", "edition-wrong", "quicken-point"),
        ("relics = [3, 2, 1]", "relics = [3, 2]", "edition-wrong", "relics"),
        ('gate = ["time", "blood"]', 'gate = ["time", "will"]', "edition-wrong", "gate"),
        ('gate = ["time", "blood"]', 'gate = ["time", "time"]', "edition-wrong", "gate"),
        ('gate = ["time", "blood"]', 'gate = ["death", "time"]', "edition-wrong", "divination"),
        ('gate = ["time", "blood"]', 'gate = ["time", "luck"]', "edition-wrong", "gate"),
        ("ranks = [16, 22, 28, 34]", "ranks = [16, 22, 22, 34]", "edition-wrong", "ranks"),
        ("relics = [3, 2, 1]", "relics = [3, 2, 1", "edition-syntax", ""),
    ],
)
def test_a_malformed_edition_is_refused_by_line_and_reason(
    tmp_path: Path, old: str, new: str, id: str, key: str
) -> None:
    path = changed(tmp_path, old, new)
    found = refusal(path)
    assert (found[0], found[2]) == (id, key)
    line = path.read_text(encoding="utf-8").splitlines()[found[1] - 1]
    assert key in line or id == "edition-syntax"


def test_a_missing_figure_is_named_with_its_table(tmp_path: Path) -> None:
    path = changed(tmp_path, "march = 3 ", "# march = 3 ")
    id, line, key = refusal(path)
    assert (id, key) == ("edition-missing", "march")
    assert path.read_text(encoding="utf-8").splitlines()[line - 1] == "[solo]"


def test_a_missing_table_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "[solo]", "[alone]")
    assert refusal(path)[0] == "edition-wrong"
    with pytest.raises(BadEdition) as refused:
        load_edition(tmp_path / "none.toml")
    assert refused.value.id == "edition-unreadable"
