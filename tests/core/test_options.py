"""What a table may choose."""

import pytest

import conclave
from conclave.core.chance import FastChance
from conclave.core.errors import BadOption, BadSeats, UnknownGame
from conclave.core.fields import RecordFields
from conclave.core.options import (
    Option,
    OptionValue,
    complete_options,
    find_option,
    plain_options,
    read_options,
)
from tests.core.stairs import STAIRS

KNOWN = (Option("steep", (False, True)), Option("start", (0, 1, 2)), Option("sky", ("red", "blue")))


def test_what_is_not_given_is_the_first_choice() -> None:
    assert complete_options(KNOWN, {}) == {"steep": False, "start": 0, "sky": "red"}
    assert complete_options(KNOWN, {"sky": "blue"})["sky"] == "blue"
    assert Option("start", (2, 1)).default == 2


def test_an_unknown_option_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadOption) as refusal:
        complete_options(KNOWN, {"stairs": 5})
    assert refusal.value.id == "option-unknown"
    assert refusal.value.params == {"option": "stairs", "options": "steep, start, sky"}


@pytest.mark.parametrize(
    ("name", "value"),
    [("start", 3), ("start", True), ("steep", 1), ("steep", "true"), ("sky", "green"), ("sky", 0)],
)
def test_a_value_that_is_no_choice_is_refused_with_the_choices(
    name: str, value: OptionValue
) -> None:
    with pytest.raises(BadOption) as refusal:
        complete_options(KNOWN, {name: value})
    assert refusal.value.id == "option-bad-value"
    assert refusal.value.params["choices"] == find_option(KNOWN, name).choices_text()


def test_a_choice_can_be_written_as_on_a_command_line() -> None:
    assert find_option(KNOWN, "steep").parse("True") is True
    assert find_option(KNOWN, "start").parse(" 2 ") == 2
    assert find_option(KNOWN, "sky").parse("blue") == "blue"
    with pytest.raises(BadOption) as refusal:
        find_option(KNOWN, "steep").parse("1")
    assert refusal.value.params["choices"] == "false, true"


def test_an_option_for_four_is_refused_at_a_new_table_of_three() -> None:
    game = conclave.load_game("twelve_missions")
    others = {"rounds": 12, "odds": False}
    assert game.agree(4, {"pairs": True}) == {**others, "pairs": True}
    assert game.agree(3, {"pairs": False}) == {**others, "pairs": False}
    with pytest.raises(BadOption) as refusal:
        game.agree(3, {"pairs": True})
    assert refusal.value.id == "option-wrong-seats"
    assert refusal.value.params == {"option": "pairs", "seats": 4}


def test_options_go_through_plain_data() -> None:
    options = complete_options(KNOWN, {"steep": True})
    fields = RecordFields({"options": plain_options(options)})
    assert read_options(fields, "options") == options


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 1000])
def test_a_game_is_not_for_any_number_of_seats(seats: int) -> None:
    with pytest.raises(BadSeats) as refusal:
        STAIRS.start(seats, {}, FastChance(1))
    assert refusal.value.params == {"seats": seats, "min": 2, "max": 3}


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownGame) as refusal:
        conclave.load_game("chess")
    assert "abracada" in str(refusal.value.params["games"])
    assert [game.slug for game in conclave.all_games()].count("abracada") == 1


def test_a_game_asks_for_one_thing_at_most_of_those_in_a_hurry() -> None:
    for game in conclave.all_games():
        main = [option for option in game.options if option.main]
        assert len(main) <= 1
        assert all(len(option.choices) > 1 and not option.seats for option in main)
