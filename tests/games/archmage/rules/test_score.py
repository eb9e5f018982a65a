"""X11–X13: the end of the game."""

import pytest

from conclave.core.state import Standing
from conclave.games.archmage.position import Position
from tests.games.archmage.drawing import ids, say, table


def scored(position: Position, seat: int = 0) -> Standing:
    return position.standings()[seat]


def test_X11_points_for_spells_by_level() -> None:
    position = table("> taught time.2 blood gate time-stop", "", round=13)
    say(position, "end")
    parts = scored(position).parts
    assert (parts["fundamental"], parts["advanced"], parts["master"]) == (2, 2, 4)
    assert scored(position).points == 8


def test_X11_the_book_is_updated_for_new_apprentices_before_scoring() -> None:
    position = table("> at e2, has scrolls.2", "  at g2", round=13)
    say(position, "initiate time", "end")
    assert scored(position).points == 1


def test_X26_a_spell_without_an_apprentice_is_lost_at_the_end_too() -> None:
    position = table(
        "> at c2, tower c2, taught time blood, knows quicken subjugate",
        "  at g2, holds h3 h4",
        land="c2=mine h3=mine h4=mine",
        round=13,
    )
    say(position, "promote gate from time", "end")
    assert scored(position).parts["fundamental"] == 0
    assert scored(position).points == 2


def test_X11_a_spell_that_was_cast_counts_all_the_same() -> None:
    position = table("> has scrolls, taught time", "", round=13)
    say(position, "cast quicken", "end")
    assert scored(position).points == 1


def test_X11_two_points_for_more_land_of_a_kind_than_anybody_else() -> None:
    position = table("> holds c2 c3", "  holds g2", land="c2=mine c3=mine g2=mine", round=13)
    assert scored(position).parts["land"] == 2
    assert scored(position, 1).parts["land"] == 0


def test_X11_one_point_for_a_tie_with_exactly_one_other() -> None:
    position = table("> holds c2", "  holds g2", "  ", land="c2=mine g2=mine", round=13)
    assert [scored(position, seat).parts["land"] for seat in range(3)] == [1, 1, 0]


def test_X11_nothing_for_a_tie_of_three() -> None:
    position = table(
        "> holds c2", "  holds g2", "  holds h3", land="c2=mine g2=mine h3=mine", round=13
    )
    assert [scored(position, seat).parts["land"] for seat in range(3)] == [0, 0, 0]


def test_X11_nothing_for_a_tie_behind_the_leader() -> None:
    position = table(
        "> holds c2", "  holds g2", "  holds h3 h4",
        land="c2=mine g2=mine h3=mine h4=mine",
        round=13,
    )  # fmt: skip
    assert [scored(position, seat).parts["land"] for seat in range(3)] == [0, 0, 2]


def test_X11_nobody_scores_a_kind_that_nobody_has() -> None:
    assert scored(table("> ", "", round=13)).parts["land"] == 0


def test_X11_the_mage_tower_counts_as_land_and_towns_and_camps_do_not() -> None:
    position = table("> tower c2, holds c1 b1", "", land="c2=mine b1=camp", round=13)
    assert scored(position).parts["land"] == 2


def test_X11_each_kind_counts_for_itself() -> None:
    position = table("> holds c2 c3 d2", "", land="c2=mine c3=grove d2=library", round=13)
    assert scored(position).parts["land"] == 6


def test_X11_corruption_costs_a_point_above_the_fundamental_spheres_only() -> None:
    position = table("> taught time gate time-stop.2, corrupt time gate time-stop.2", "", round=13)
    say(position, "end")
    assert scored(position).parts["corruption"] == -3
    assert scored(position).points == 1 + 2 + 4 - 3


def test_X27_a_seat_scores_at_the_end_of_its_last_turn_and_later_ones_play_on() -> None:
    position = table("> at i1, holds c2", "  at c2, planets bones.1", land="c2=mine", round=13)
    told = say(position, "end")
    assert "score" in ids(told)
    assert not position.over()
    say(position, "attack", "deploy", "end")
    assert position.over()
    assert scored(position, 0).parts["land"] == 2
    assert scored(position, 1).parts["land"] == 2


def test_X27_corrupt_comes_too_late_for_a_seat_that_has_scored() -> None:
    position = table(
        "> taught time gate", "  has scrolls.3, taught corrupt, planets bones.1", round=13
    )
    say(position, "end", "cast corrupt", "corrupt raven time", "end")
    assert scored(position, 0).points == 3


def test_X12_most_points_wins() -> None:
    position = table("> taught time", "  taught time blood", round=13, phase="journey")
    assert [standing.place for standing in position.standings()] == [2, 1]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("taught time-stop", "taught gate chasm"),  # master spells
        ("taught gate", "taught time blood"),  # advanced spells
        ("taught time.2", "taught time"),  # apprentices on the board
        ("taught time, holds c1 c4", "taught time, holds g1"),  # followers on the map
    ],
)
def test_X12_ties_go_by_spells_then_apprentices_then_followers(better: str, worse: str) -> None:
    position = table(f"> {worse}", f"  {better}", round=13)
    standings = position.standings()
    assert standings[0].points == standings[1].points
    assert [standing.place for standing in standings] == [2, 1]


def test_X12_fundamental_spells_break_a_tie_between_land_and_spells() -> None:
    position = table("> holds c2", "  taught time blood", land="c2=mine", round=13)
    standings = position.standings()
    assert standings[0].points == standings[1].points == 2
    assert [standing.place for standing in standings] == [2, 1]


def test_X12_then_the_victory_is_shared() -> None:
    position = table("> taught time", "  taught blood", "", round=13)
    assert [standing.place for standing in position.standings()] == [1, 1, 3]


def test_X13_the_short_game_ends_after_nine_turns() -> None:
    position = table("> ", "  planets bones.1", round=9, length=9)
    say(position, "end", "end")
    assert position.over()
