"""The scrolls and missions as a whole: each under its number, none asked for by it."""

import ast
from pathlib import Path

import conclave.games.twelve_missions
from conclave.games.twelve_missions.box.edition import FIXED, FOR_FOUR, PRINTED, load_edition
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from conclave.games.twelve_missions.rules.scrolls.book import SCROLLS
from conclave.games.twelve_missions.rules.scrolls.scroll import NO_SCROLL
from conclave.texts import knows
from tests.games.twelve_missions.drawing import say, table
from tools import rule_index

PACKAGE = Path(conclave.games.twelve_missions.__file__).parent
PAGE = rule_index.PAGES / "twelve-missions.md"
MAY_ASK = ("box", "notation")
BY_NUMBER = ("mission.number", "scroll.number", "effect.number", "table.scroll", "position.scroll")


def test_M2_there_are_25_missions_and_20_scrolls_each_under_its_number() -> None:
    assert [mission.number for mission in MISSIONS] == list(range(26))
    assert [scroll.number for scroll in SCROLLS] == list(range(21))
    assert SCROLLS[0] is NO_SCROLL


def test_M2_every_mission_and_every_scroll_is_told_on_the_page_and_in_the_texts() -> None:
    rows = [row.rule for row in rule_index.rows_of(PAGE)]
    for kind, count in (("mission", len(MISSIONS)), ("scroll", len(SCROLLS))):
        numbers = range(1, count)
        assert [number for number in numbers if f"{kind} {number}" not in rows] == []
        ids = [f"twelve_missions-{kind}-{number}" for number in numbers]
        assert [id for id in ids if not knows(id) or not knows(f"{id}-help")] == []


def test_M2_a_seat_can_hold_45_cubes_and_no_more() -> None:
    position = table("b3", "b4", phase="resources", scroll=(15, 1))
    position.cubes[1] = 40
    say(position, "take cubes")
    assert position.cubes == [10, 45]


def test_M4_missions_in_pairs_are_those_that_need_four_seats() -> None:
    assert tuple(mission.number for mission in MISSIONS if mission.in_pairs) == FOR_FOUR


def test_the_edition_prints_the_points_of_fixed_missions_and_of_no_others() -> None:
    edition = load_edition(PRINTED)
    assert tuple(mission.number for mission in MISSIONS if mission.fixed) == FIXED
    assert [mission.number for mission in MISSIONS if mission.worth(edition)] == list(FIXED)


def test_a_mission_that_asks_for_cards_says_which_moves_answer_it() -> None:
    asking = {mission.number: mission.asks for mission in MISSIONS if mission.asks}
    assert asking == {15: "lay", 24: "pile", 25: "hand"}


def test_nothing_but_box_and_notation_asks_for_a_scroll_or_a_mission_by_number() -> None:
    asked = [
        f"{path.relative_to(PACKAGE)}:{compared.lineno}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] not in MAY_ASK
        for compared in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(compared, ast.Compare)
        for side in (compared.left, *compared.comparators)
        if ast.unparse(side).endswith(BY_NUMBER)
    ]
    assert asked == []
