"""F16: what scrolls are worth."""

from tests.games.five_seals.drawing import table

EXAMPLE = "change.air, renewal.fire, renewal.mind, strengthening.fire, growth.air, synergy.air"


def points(scrolls: str) -> tuple[int, dict[str, int]]:
    standing = table(f"> fire.1 | binding, {scrolls}", "  ").standings()[0]
    return standing.points, standing.parts


def test_F16_the_books_example_is_worth_27() -> None:
    assert points(EXAMPLE) == (27, {"scrolls": 24, "synergy": 3})


def test_F16_face_down_scrolls_count_too() -> None:
    assert points("-growth.air, synergy.air") == (14, {"scrolls": 12, "synergy": 2})


def test_F16_two_synergies_of_a_colour_both_count() -> None:
    assert points("synergy.air, synergy.air, change.air")[1] == {"scrolls": 15, "synergy": 6}


def test_F16_binding_is_a_mind_scroll_for_synergy() -> None:
    assert points("synergy.mind")[1] == {"scrolls": 7, "synergy": 2}


def test_F16_the_highest_score_wins_and_ties_share() -> None:
    standings = table("> | change.air", "  | growth.fire", "  | growth.air").standings()
    assert [standing.place for standing in standings] == [3, 1, 1]
