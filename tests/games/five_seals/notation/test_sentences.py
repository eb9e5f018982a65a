"""Dice have no order: sentences that name them are heard in any, and written down in one."""

import pytest

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.errors import AmbiguousMove, IllegalMove
from conclave.core.match import new_match
from conclave.games.five_seals.game import GAME
from tests.games.five_seals.drawing import table


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("break h1a earth.3 earth.2", "break h1a earth.2 earth.3"),
        ("break h1a EARTH.2   earth.3", "break h1a earth.2 earth.3"),
        (
            "cast renewal.earth earth.3 earth.1 earth.2",
            "cast renewal.earth earth.1 earth.2 earth.3",
        ),
        ("cast change.mind earth.3 earth.1 to fire", "cast change.mind earth.1 earth.3 to fire"),
    ],
)
def test_dice_are_named_in_any_order(said: str, written: str) -> None:
    position = table(
        "> earth.3 earth.2 earth.1 | renewal.earth, change.mind", "  ", seals="h1a=earth.5"
    )
    assert GAME.say(position, GAME.hear(position, said)) == written


@pytest.mark.parametrize("said", ["h1a break earth.2", "break earth.2 h1a", "earth.2 break h1a"])
def test_only_dice_change_places(said: str) -> None:
    position = table("> earth.2", "  ", seals="h1a=earth.2")
    with pytest.raises(IllegalMove):
        GAME.hear(position, said)


def test_a_die_taken_and_a_die_given_do_not_change_places() -> None:
    position = table(
        "> fire.5 water.3 | -deception.mind",
        "  fire.2 water.3",
        circle=3,
        phase="deceive",
        casting="deception.mind",
    )
    one = GAME.hear(position, "take cat fire.2 for water.3")
    with pytest.raises(IllegalMove):
        GAME.hear(position, "take cat water.3 for fire.2")
    assert one != GAME.hear(position, "take cat water.3 for fire.5")


@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_the_kind_of_a_move_tells_the_first_word(circle: int) -> None:
    chance = FastChance(circle)
    position = GAME.start(3, {"circle": circle}, chance)
    while not position.over():
        for move in position.legal():
            assert GAME.words(position, move)[0] == GAME.openings[move[0]]
        position.play(chance.pick(position.legal()), chance)


def test_F7_colours_are_taken_in_any_order_and_recorded_in_one() -> None:
    match = new_match(load_game("five_seals"), 2, {}, FastChance(1))
    match.say(match.state.actor(), "take water fire fire")
    assert match.record.moves[-1].sentence == "take fire fire water"


def test_some_dice_of_a_break_are_told_which_others_go_with_them() -> None:
    position = table("> earth.3 earth.2 earth.2", "  ", seals="h1a=earth.5")
    with pytest.raises(AmbiguousMove) as unfinished:
        GAME.hear(position, "break h1a earth.3")
    assert unfinished.value.params["next"] == "earth.2"
