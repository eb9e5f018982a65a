"""Every numbered rule is told on its game's page, cited in the code and tested by name."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tools import rule_index

citations = cache(rule_index.citations)
for_every_page = pytest.mark.parametrize("page", rule_index.pages(), ids=lambda page: page.stem)


def rules_of(page: Path) -> list[str]:
    return [row.rule for row in rule_index.rows_of(page)]


def test_every_game_has_its_page() -> None:
    games = [path.parent.name for path in rule_index.GAMES.glob("*/game.py")]
    assert sorted(map(rule_index.game_of, rule_index.pages())) == sorted(games)


@for_every_page
def test_rules_are_numbered_without_gaps(page: Path) -> None:
    numbered = [rule for rule in rules_of(page) if re.fullmatch(r"[A-Z]\d+", rule)]
    letter = numbered[0][0]
    assert sorted(numbered, key=lambda rule: int(rule[1:])) == [
        f"{letter}{number}" for number in range(1, len(numbered) + 1)
    ]


@for_every_page
def test_pages_say_where_rules_live(page: Path) -> None:
    written = rule_index.written(page)
    assert page.read_text(encoding="utf-8") == written, "run tools/rule_index.py"


@for_every_page
def test_every_rule_is_cited_in_the_code(page: Path) -> None:
    cited = citations(rule_index.game_of(page))
    assert [rule for rule in rules_of(page) if rule not in cited] == []


@for_every_page
def test_the_code_cites_no_rule_that_is_not_told(page: Path) -> None:
    told = rules_of(page)
    letter = told[0][0]
    cited = citations(rule_index.game_of(page))
    numbered = [rule for rule in cited if re.fullmatch(rf"{letter}\d+", rule)]
    assert [rule for rule in numbered if rule not in told] == []


@for_every_page
def test_every_rule_has_a_test_named_for_it(page: Path) -> None:
    tested = named_tests(rule_index.game_of(page))
    assert [rule for rule in rules_of(page) if not is_tested(rule, tested)] == []


def named_tests(game: str) -> list[str]:
    files = (ROOT / "tests" / "games" / game).rglob("test_*.py")
    return [
        name
        for path in files
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def is_tested(rule: str, tested: list[str]) -> bool:
    """test_F18_to_F21_… is about four rules, test_missions_2_and_8_… about two missions; spells and
    powers are called by name."""
    for name in tested:
        if rule in rule_index.rules_in(name.replace("_", " ")) or f"_{rule}_" in name:
            return True
    return False
