"""The tool that finds where rules live."""

from pathlib import Path

import pytest

from tools import rule_index
from tools.rule_index import Place


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("F31: the victim chooses", ["F31"]),
        ("F18–F20: which dice", ["F18", "F19", "F20"]),
        ("A13 to A15, A19", ["A13", "A14", "A15", "A19"]),
        ("A8/A18 for the free choice", ["A8", "A18"]),
        ("Scroll 12: a point for each trick", ["scroll 12"]),
        ("in missions 15, 24 and 25", ["mission 15", "mission 24", "mission 25"]),
        ("F31 as mission 2 has it", ["F31", "mission 2"]),
        ("six scrolls, UTF8 and A-7", []),
    ],
)
def test_rules_are_read_one_by_one_in_lists_and_ranges(text: str, rules: list[str]) -> None:
    assert list(rule_index.rules_in(text)) == rules


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(rule_index, "GAMES", tmp_path)
    folder = tmp_path / "runes"
    for room in ("rules", "box", "knowledge", "bot"):
        (folder / room).mkdir(parents=True)
    return folder


def test_a_rule_lives_in_whatever_cites_it(game: Path) -> None:
    (game / "rules" / "turn.py").write_text('''"""A turn (R1)."""

LIVES = 6
"""R2: of every seat."""


class Turn:
    """R3."""

    def miss(self) -> None:
        lost = "R9 in a text is no citation"
        self.lose(lost)  # R4

    # R5: as far as the pile lasts
    def refill(self) -> None: ...
''')
    found = rule_index.citations("runes")
    assert {
        rule: [place.name for place in found[rule]] for rule in sorted(found) if rule[0] == "R"
    } == {
        "R1": [""],
        "R2": ["LIVES"],
        "R3": ["Turn"],
        "R4": ["miss"],
        "R5": ["refill"],
    }


def test_rules_come_before_knowledge_and_bots_do_not_count(game: Path) -> None:
    (game / "rules" / "turn.py").write_text("# R1\nturn = 0\n")
    (game / "box" / "edition.toml").write_text("# R1, R2\n")
    (game / "knowledge" / "view.py").write_text("# R2, R3\nview = 0\n")
    (game / "bot" / "policy.py").write_text("# R4\npolicy = 0\n")
    found = rule_index.citations("runes")
    assert found["R1"] == [Place("rules/turn.py", "turn"), Place("box/edition.toml", "")]
    assert found["R2"] == [Place("box/edition.toml", "")]
    assert found["R3"] == [Place("knowledge/view.py", "view")]
    assert "R4" not in found


def test_a_card_lives_among_its_like_and_a_spell_by_its_name(game: Path) -> None:
    (game / "rules" / "scrolls.py").write_text("LAST = Scroll(20, 0)\n")
    (game / "rules" / "tricks.py").write_text("# scroll 20\ntrick = 0\n")
    (game / "rules" / "spells.py").write_text("class MagicDrink: ...\n\n\ndef fireball(): ...\n")
    found = rule_index.citations("runes")
    assert found["scroll 20"] == [Place("rules/scrolls.py", "LAST")]
    assert found["tricks"] == [Place("rules/tricks.py", "")]
    assert found["magic_drink"] == [Place("rules/spells.py", "MagicDrink")]
    assert found["fireball"] == [Place("rules/spells.py", "fireball")]


def test_only_the_column_is_written(game: Path) -> None:
    (game / "rules" / "turn.py").write_text("# R1\ndef miss(): ...\n")
    page = game / "runes.md"
    page.write_text(
        "| rule | | where |\n|---|---|---|\n"
        "| R1 | A miss costs a life. | old |\n| | So it is. | |\n"
    )
    assert rule_index.written(page).splitlines()[2:] == [
        "| R1 | A miss costs a life. | `rules/turn.py` `miss` |",
        "| | So it is. | |",
    ]
