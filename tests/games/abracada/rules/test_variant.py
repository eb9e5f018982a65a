"""A18–A20: the easy game, the last one standing, and the quick game."""

import pytest

from conclave.core.options import Options
from tests.games.abracada.drawing import GAME, ids, last_round, say, seen, table

EASY: Options = {"easy": True}
STANDING: Options = {"last_standing": True}
QUICK: Options = {"rounds": 1}


def test_A18_in_the_easy_game_any_spell_may_follow() -> None:
    position = table("> 2 8 8 8", "  7 7 7 7 7", after=8, options=EASY)
    assert GAME.sentences(position) == [*[f"cast {spell}" for spell in range(1, 9)], "stop"]
    say(position, "cast 2")
    assert position.lives == [6, 5]
    assert position.last == 2


def test_A18_a_lower_spell_that_is_not_there_is_a_plain_miss() -> None:
    position = table("> 2 8 8 8", "  7 7 7 7 7", after=8, options=EASY)
    assert ids(say(position, "cast 3"))[0] == "miss"
    assert position.lessons[0][0] == -3


def test_A19_a_death_does_not_end_the_round() -> None:
    position = table("> 6 7 7 7 7", "  6 6 6 6 6 | 1 life", "  8 8 8 8 8", options=STANDING)
    told = say(position, "cast 6")
    assert ids(told) == ["hit", "lose", "dead"]
    assert position.lives == [6, 0, 6]
    assert position.turn == 0
    assert GAME.sentences(position)[0] == "cast 6", "the actor may go on"


def test_A19_the_last_one_alive_wins_two_points_and_the_secret_stones() -> None:
    position = table(
        "> 6 7 7 7 7 | took 8 8",
        "  6 6 6 6 6 | 1 life",
        "  5 5 5 5 5 | 0 lives, took 8",
        options=STANDING,
    )
    say(position, "cast 6")
    result = last_round(position)
    assert (result.ending, result.winner, result.gains) == ("killed", 0, [4, 0, 0])


def test_A19_the_only_survivor_wins_when_the_actor_falls() -> None:
    position = table(
        "> 6 7 7 7 7 | 1 life, took 8",
        "  6 6 6 6 6 | 0 lives",
        "  5 5 5 5 5 | took 8",
        options=STANDING,
    )
    say(position, "cast 3")
    result = last_round(position)
    assert (result.ending, result.winner, result.gains) == ("fell", 2, [0, 0, 3])


def test_A19_an_actor_who_falls_among_others_only_ends_the_turn() -> None:
    position = table(
        "> 6 7 7 7 | 1 life", "  6 6 6 6 8", "  5 5 5 5 5", pile="4 4", after=6, options=STANDING
    )
    told = say(position, "cast 8")
    assert ids(told) == ["miss", "lose", "dead"]
    assert position.turn == 1
    assert position.hands[0] == [6, 7, 7, 7], "the dead draw nothing"
    assert len(position.pile) == 2


def test_A19_an_emptied_hand_wins_two_points_and_nobody_else_scores() -> None:
    position = table(
        "> 8 | took 5", "  6 6 6 6 6 | took 5", "  7 7 7 7 7 | 0 lives", options=STANDING
    )
    say(position, "cast 8")
    result = last_round(position)
    assert (result.ending, result.gains, result.lives) == ("emptied", [3, 0, 0], [6, 0, 0])


def test_A19_dead_seats_are_skipped() -> None:
    position = table(
        "> 8 8 8 8 8",
        "  6 6 6 6 6 | 0 lives",
        "  7 7 7 7 7 | 0 lives",
        "  5 5 5 5 4",
        options=STANDING,
    )
    say(position, "cast 2")
    assert position.turn == 3
    say(position, "cast 2")
    assert position.turn == 0


def test_A19_left_and_right_are_the_nearest_living_seats() -> None:
    seats = [
        "> 5 6 7 8 8", "  6 6 6 6 6 | 0 lives", "  7 7 7 7 7 | 3 lives", "  5 5 5 5 4 | 3 lives",
        "  8 8 8 8 8 | 0 lives",
    ]  # fmt: skip
    blizzard, fireball, tempest = (table(*seats, options=STANDING) for _ in range(3))
    say(blizzard, "cast 6")
    assert blizzard.lives == [6, 0, 2, 3, 0]
    say(fireball, "cast 7")
    assert fireball.lives == [6, 0, 3, 2, 0]
    say(tempest, "cast 5")
    assert tempest.lives == [6, 0, 2, 2, 0]


def test_A19_with_two_living_seats_the_tempest_strikes_once() -> None:
    position = table(
        "> 5 6 7 8 8", "  6 6 6 6 6 | 0 lives", "  7 7 7 7 7 | 3 lives", options=STANDING
    )
    say(position, "cast 5")
    assert position.lives == [6, 0, 2]


def test_A19_a_tempest_that_kills_the_left_still_strikes_the_right() -> None:
    position = table(
        "> 5 6 7 8 8", "  6 6 6 6 6 | 1 life", "  7 7 7 7 7", "  8 8 8 8 8", options=STANDING
    )
    say(position, "cast 5")
    assert position.lives == [6, 0, 6, 5]


@pytest.mark.parametrize(("sentence", "roll"), [("cast 1", 2), ("cast 2", None)])
def test_A19_spells_on_all_others_pass_over_the_dead(sentence: str, roll: int | None) -> None:
    position = table(
        "> 1 2 7 8 8", "  6 6 6 6 6 | 0 lives", "  7 7 7 7 7", "  8 8 8 8 8", options=STANDING
    )
    told = say(position, sentence, roll)
    losers = [event.params["seat"] for event in told if event.id == "abracada-lose"]
    assert losers == [2, 3]
    assert "abracada-dead" not in [event.id for event in told]


def test_A19_the_stones_of_the_dead_stay_visible_and_stay_where_they_are() -> None:
    position = table("> 5 6 7 8 8", "  6 6 6 6 6 | 0 lives", "  7 7 7 7 7", options=STANDING)
    assert seen(position, viewer=0, seat=1)["stones"] == [6, 6, 6, 6, 6]
    assert seen(position, viewer=1, seat=1)["stones"] is None, "to the dead the own stay hidden"


def test_A19_all_others_dead_at_once_is_a_win() -> None:
    position = table(
        "> 1 6 7 8 8", "  6 6 6 6 6 | 2 lives", "  7 7 7 7 7 | 1 life", options=STANDING
    )
    say(position, "cast 1", roll=2)
    assert last_round(position).gains == [2, 0, 0]


def test_A19_the_next_round_is_started_by_the_left_of_the_last_actor_dead_or_alive() -> None:
    position = table(
        "> 6 7 7 7 7", "  6 6 6 6 6 | 0 lives", "  5 5 5 5 5 | 1 life", options=STANDING
    )
    say(position, "cast 6")
    assert position.round == 2
    assert position.turn == 1
    assert position.lives == [6, 6, 6]


def test_A19_points_go_to_eight_as_ever() -> None:
    position = table("> 8 | 6 points", "  7 7 7 7 7 | 7 points", options=STANDING)
    say(position, "cast 8")
    assert position.over()
    assert [standing.place for standing in position.standings()] == [1, 2]


def test_A20_a_quick_game_is_one_round() -> None:
    position = table("> 6 7 7 7 7", "  6 6 6 6 6 | 1 life", "  5 5 5 5 5", options=QUICK)
    told = say(position, "cast 6")
    assert ids(told)[-1] == "game-over"
    assert position.over()
    assert [standing.place for standing in position.standings()] == [1, 3, 2]


def test_A20_equal_points_go_by_lives_and_then_are_shared() -> None:
    position = table(
        "> 7 7 7 7 7 | 1 life",
        "  6 6 6 6 6 | 4 lives",
        "  5 5 5 5 5 | 5 lives",
        "  8 8 8 8 8 | 5 lives",
        options=QUICK,
    )
    say(position, "cast 4")
    assert [standing.place for standing in position.standings()] == [4, 3, 1, 1]
