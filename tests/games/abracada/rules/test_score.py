"""A13–A17: who scores what, and when the game is over."""

import pytest

from conclave.core.options import Options
from tests.games.abracada.drawing import GAME, ids, last_round, say, table


def test_A13_an_emptied_hand_is_three_points_and_nothing_for_the_others() -> None:
    position = table("  8 7 7 7 7", "> 8", "  6 6 6 6 6")
    say(position, "cast 8")
    result = last_round(position)
    assert result.gains == [0, 3, 0]
    assert result.lives == [0, 6, 0]
    assert position.points == [0, 3, 0]


def test_A13_the_others_get_nothing_for_their_secret_stones_either() -> None:
    position = table("> 8", "  7 7 7 7 7 | took 5 5", "  6 6 6 6 6 | took 4")
    say(position, "cast 8")
    assert last_round(position).gains == [3, 0, 0]


def test_A14_a_kill_is_three_points_and_one_for_each_other_survivor() -> None:
    position = table("> 6 7 7 7 7", "  6 6 6 6 6 | 1 life", "  8 8 8 8 8", "  5 5 5 5 5 | 2 lives")
    told = say(position, "cast 6")
    assert ids(told) == ["hit", "lose", "dead", "round-over", "deal"]
    result = last_round(position)
    assert (result.ending, result.winner, result.gains) == ("killed", 0, [3, 0, 1, 1])


def test_A14_several_may_die_at_once() -> None:
    position = table(
        "  5 5 5 5 5 | 2 lives", "> 1 7 7 7 7", "  6 6 6 6 6 | 3 lives", "  8 8 8 8 8 | 4 lives"
    )
    say(position, "cast 1", roll=3)
    result = last_round(position)
    assert result.gains == [0, 3, 0, 1]
    assert result.lives == [0, 6, 0, 1]


def test_A14_all_others_may_die_at_once() -> None:
    position = table("> 2 7 7 7 7", "  6 6 6 6 6 | 1 life", "  8 8 8 8 8 | 1 life")
    say(position, "cast 2")
    assert last_round(position).gains == [3, 0, 0]


def test_A14_a_wounded_actor_wins_all_the_same() -> None:
    position = table("> 7 7 7 7 7 | 1 life", "  6 6 6 6 6 | 1 life")
    say(position, "cast 7")
    assert last_round(position).gains == [3, 0]


def test_A15_a_seat_that_brings_itself_down_leaves_one_point_to_each_survivor() -> None:
    position = table("> 7 7 7 7 7 | 1 life", "  6 6 6 6 6 | 1 life", "  8 8 8 8 8")
    told = say(position, "cast 4")
    assert ids(told) == ["miss", "lose", "dead", "round-over", "deal"]
    result = last_round(position)
    assert (result.ending, result.winner, result.gains) == ("fell", -1, [0, 1, 1])


def test_A15_the_dragon_may_be_the_end_of_who_missed_it() -> None:
    position = table("> 7 7 7 7 7 | 3 lives", "  6 6 6 6 6")
    say(position, "cast 1", roll=3)
    assert last_round(position).gains == [0, 1]


def test_A16_the_winner_adds_a_point_for_each_secret_stone() -> None:
    position = table("> 6 7 7 7 7 | took 8 8", "  6 6 6 6 6 | 1 life")
    say(position, "cast 6")
    assert last_round(position).gains == [5, 0]


def test_A16_a_survivor_adds_them_too_and_the_dead_does_not() -> None:
    position = table("> 6 7 7 7 7", "  6 6 6 6 6 | 1 life, took 8 8", "  5 5 5 5 5 | took 8")
    say(position, "cast 6")
    assert last_round(position).gains == [3, 0, 2]


def test_A16_survivors_of_a_fall_add_them_and_who_fell_does_not() -> None:
    position = table("> 7 7 7 7 7 | 1 life, took 8", "  6 6 6 6 6 | took 8 5", "  5 5 5 4 4")
    say(position, "cast 3")
    assert last_round(position).gains == [0, 3, 1]


def test_A16_the_parts_of_the_points_are_kept() -> None:
    position = table("> 6 7 7 7 7 | took 8 8", "  6 6 6 6 6 | 1 life", "  5 5 5 5 5 | took 8")
    say(position, "cast 6")
    won, lost, survived = position.standings()
    assert (won.points, won.parts["won"], won.parts["secrets"]) == (5, 3, 2)
    assert (survived.points, survived.parts["survived"], survived.parts["secrets"]) == (2, 1, 1)
    assert (lost.points, set(lost.parts.values())) == (0, {0})


def test_A17_eight_points_at_the_end_of_a_round_end_the_game() -> None:
    position = table("> 8 | 5 points", "  7 7 7 7 7 | 7 points")
    told = say(position, "cast 8")
    assert ids(told) == ["hit", "gain", "round-over", "game-over"]
    assert position.over()
    assert position.points == [8, 7]
    assert [standing.place for standing in position.standings()] == [1, 2]


def test_A17_seven_points_do_not_end_it() -> None:
    position = table("> 8 | 4 points", "  7 7 7 7 7 | 7 points")
    say(position, "cast 8")
    assert not position.over()
    assert position.points == [7, 7]


def test_A17_points_stop_at_eight() -> None:
    position = table("> 8 | 7 points, took 5 5", "  7 7 7 7 7")
    say(position, "cast 8")
    assert position.points == [8, 0]
    assert last_round(position).gains == [5, 0]


def test_A17_what_is_beyond_eight_is_named_among_the_parts() -> None:
    position = table("> 8 | 7 points", "  7 7 7 7 7")
    say(position, "cast 8")
    parts = position.standings()[0].parts
    assert sum(parts.values()) == 8
    assert parts["won"] == 10


def places(*seats: str, sentence: str) -> list[int]:
    position = table(*seats)
    say(position, sentence)
    assert position.over()
    return [standing.place for standing in position.standings()]


def test_A17_of_several_at_eight_the_last_round_decides() -> None:
    assert places(
        "> 6 7 7 7 7 | 5 points, 1 life",
        "  6 6 6 6 6 | 1 life, 7 points",
        "  5 5 5 5 5 | 7 points",
        sentence="cast 6",
    ) == [1, 3, 2]


def test_A17_the_last_round_counts_in_full_though_points_stop_at_eight() -> None:
    assert places(
        "> 6 7 7 7 7 | 7 points",
        "  6 6 6 6 6 | 1 life",
        "  5 5 5 5 5 | 7 points, took 8 8 8",
        sentence="cast 6",
    ) == [2, 3, 1]


def test_A17_then_the_lives_decide() -> None:
    assert places(
        "> 7 7 7 7 7 | 1 life, 7 points",
        "  6 6 6 6 6 | 4 lives, 7 points",
        "  5 5 5 5 5 | 5 lives, 7 points",
        sentence="cast 4",
    ) == [3, 2, 1]


def test_A17_then_they_share_the_victory() -> None:
    assert places(
        "> 7 7 7 7 7 | 1 life",
        "  6 6 6 6 6 | 4 lives, 7 points",
        "  5 5 5 5 5 | 4 lives, 7 points",
        "  8 8 8 8 8 | 3 lives, 7 points",
        sentence="cast 4",
    ) == [4, 1, 1, 3]


def test_A17_ties_below_the_top_share_their_place() -> None:
    assert places(
        "> 7 7 7 7 7 | 1 life",
        "  6 6 6 6 6 | 7 points",
        "  5 5 5 5 5 | 3 lives, 4 points",
        "  8 8 8 8 8 | 4 points",
        sentence="cast 4",
    ) == [4, 1, 2, 2]


def test_A17_while_the_game_runs_equal_points_share_a_place() -> None:
    position = table("> 7 7 7 7 7 | 1 life", "  6 6 6 6 6 | 4 lives", "  5 5 5 5 5 | 5 lives")
    say(position, "cast 4")
    assert [standing.place for standing in position.standings()] == [3, 1, 1]


def test_the_end_of_a_round_shows_every_stone_to_everybody() -> None:
    position = table("> 7 7 7 7 7 | 1 life, took 8", "  6 6 6 6 6", pile="5 4")
    told = say(position, "cast 4")
    shown = next(event for event in told if event.id == "abracada-round-over")
    for seat in (0, 1, None):
        seen = GAME.tell(shown, seat)
        assert seen is not None
        assert seen["hands"] == [[7, 7, 7, 7, 7], [6, 6, 6, 6, 6]]
        assert seen["taken"] == [[8], []]
        assert GAME.view(position, seat)["result"] == {
            name: value for name, value in seen.items() if name != "id"
        }


@pytest.mark.parametrize("options", [{}, {"last_standing": True}])
def test_a_round_that_ended_does_not_change_any_more(options: Options) -> None:
    position = table("> 7 7 7 7 7 | 1 life", "  6 6 6 6 6", options=options)
    say(position, "cast 4")
    before = GAME.view(position, None)["result"]
    for _ in range(4):
        say(position, GAME.sentences(position)[-1])
    assert position.round == 2
    assert GAME.view(position, None)["result"] == before
