"""F7–F9, F13–F15: taking dice, turns, giving up, the ends of rounds and of the game."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import IllegalMove
from conclave.core.state import NOBODY
from conclave.games.five_seals.game import GAME
from tests.games.five_seals.drawing import (
    can_cast,
    dice,
    familiar_at,
    has,
    ids,
    may_say,
    say,
    table,
)

SIXES = "v1=synergy.fire v2=synergy.air v3=synergy.water v4=synergy.earth"
"""As many as let a game of two go on."""


def test_F7_any_seat_may_be_first() -> None:
    firsts = {GAME.start(3, {}, FastChance(seed)).actor() for seed in range(30)}
    assert firsts == {0, 1, 2}


def test_F7_each_seat_in_turn_takes_any_three_dice() -> None:
    position = GAME.start(2, {}, FastChance(1))
    first = position.actor()
    assert len(may_say(position, "take")) == 20
    say(position, "take fire fire fire")
    assert position.actor() == 1 - first
    assert may_say(position, "take fire") == [], "three dice of each colour are all there are"
    assert len(may_say(position, "take")) == 10


def test_F8_when_all_have_taken_dice_everybody_rolls_and_the_first_begins() -> None:
    position = GAME.start(2, {}, FastChance(1))
    first = position.actor()
    told = say(position, "take fire fire water", "take air air air", rolls=[1, 6, 3, 2, 2, 5])
    assert ids(told) == ["draft", "draft", "round", "roll", "roll"]
    assert position.actor() == first
    assert dice(position, first) == "fire.1 fire.6 water.3"
    assert dice(position, 1 - first) == "air.2 air.2 air.5"
    assert position.supply == [1, 2, 0, 3]


def test_F8_turns_go_clockwise_and_skip_whose_round_is_over() -> None:
    position = table("> fire.2 fire.3", "x air air", "  fire.4", seals="h1a=fire.2 h2a=fire.2")
    say(position, "break h1a fire.2")
    assert position.actor() == 2
    say(position, "break h2a fire.4", "take water water water")
    assert position.actor() == 0


def test_F9_who_can_break_must_break() -> None:
    position = table("> fire.2", "  air.1", seals="h1a=fire.2")
    with pytest.raises(IllegalMove) as refusal:
        say(position, "give up")
    assert refusal.value.id == "five_seals-must-break"


def test_F9_who_can_break_may_cast_before() -> None:
    position = table("> fire.2 | renewal.fire", "  air.1", seals="h1a=fire.2")
    assert "cast renewal.fire fire.2" in may_say(position)


def test_F9_who_can_not_break_may_cast_or_give_up_and_need_not_cast() -> None:
    position = table("> fire.1 | strengthening.fire", "  air.1", seals="h1a=fire.3")
    assert may_say(position) == ["cast binding", "cast strengthening.fire fire.1", "give up"]
    say(position, "cast strengthening.fire fire.1")
    assert "give up" not in may_say(position), "now the seal can be broken, so it must be"


def test_F9_any_number_of_scrolls_one_after_the_other() -> None:
    position = table("> fire.1 | growth.air, growth.water", "  air.1", seals="h1a=earth.3")
    say(position, "cast growth.air", "cast growth.water", rolls=[4, 5])
    assert dice(position, 0) == "fire.1 water.5 air.4"
    assert position.actor() == 0


def test_F9_a_scroll_that_was_cast_lies_face_down_until_the_round_is_over_for_the_seat() -> None:
    position = table("> fire.1 | growth.air", "  air.1", seals="h1a=fire.3")
    say(position, "cast growth.air", rolls=[1])
    assert has(position, 0, "growth.air") == "face down"
    assert not can_cast(position, "growth.air")
    say(position, "give up")
    assert has(position, 0, "growth.air") == "face up"


def test_F9_giving_up_sends_all_dice_back() -> None:
    position = table("> fire.1 fire.1 air.2", "  air.1", seals="h1a=water.3")
    told = say(position, "give up")
    assert ids(told) == ["give-up", "finish"]
    assert dice(position, 0) == ""
    assert position.supply == [3, 3, 2, 3]
    assert position.done == 1


def test_F13_without_dice_the_round_is_over_and_three_dice_are_taken_at_once() -> None:
    position = table(
        "> fire.2 | -growth.air | familiar at h3a", "  air.1", seals="h1a=fire.2", ways=""
    )
    say(position, "break h1a fire.2")
    assert position.done == 1
    assert has(position, 0, "growth.air") == "face up"
    assert familiar_at(position, 0) == ""
    assert position.actor() == 0
    say(position, "take fire water earth")
    assert position.actor() == 1
    assert position.cups[:4] == [1, 1, 0, 1]


def test_F13_with_dice_left_the_round_goes_on() -> None:
    position = table("> fire.2 fire.2", "  air.1", seals="h1a=fire.2")
    say(position, "break h1a fire.2")
    assert position.done == 0
    assert position.actor() == 1


def test_F13_the_familiar_that_goes_home_opens_its_way() -> None:
    position = table("> water.1 | at s1, familiar at h1a", "  fire.2", seals="a1p=fire.2", ways="")
    say(position, "give up", "take fire fire air")
    assert "break a1p fire.2" in may_say(position)


def test_F13_who_finds_fewer_dice_takes_fewer() -> None:
    position = table(
        "> fire.2",
        "  fire.1 fire.1 water.1 water.1 water.1 air.1 air.1 air.1 earth.1 earth.1",
        seals="h1a=fire.2",
    )
    say(position, "break h1a fire.2")
    assert may_say(position) == ["take fire earth"]


def test_F13_who_finds_no_dice_begins_the_next_round_without() -> None:
    everything = "fire.1 fire.1 fire.1 water.1 water.1 water.1 air.1 air.1 air.1"
    position = table(">  ", f"  {everything} earth.1 earth.1 earth.1", scrolls=SIXES)
    say(position, "give up")
    assert position.actor() == 1, "there is nothing to take"
    say(position, "give up")
    say(position, "take fire fire fire", rolls=[1, 1, 1])
    assert dice(position, 0) == ""
    say(position, "give up", "take fire fire fire")
    assert position.actor() == 0
    assert may_say(position)[0] == "cast binding"
    assert may_say(position)[-1] == "give up"


def test_F14_the_marker_moves_left_and_everybody_rolls_again() -> None:
    position = table("> fire.1", "x air water", scrolls=SIXES, seals="h1a=fire.6")
    told = say(position, "give up", "take fire fire fire", rolls=[2, 3, 4, 5, 6])
    assert ids(told)[-3:] == ["round", "roll", "roll"]
    assert position.round == 2
    assert position.first == 1
    assert position.actor() == 1
    assert dice(position, 1) == "water.2 air.3"
    assert dice(position, 0) == "fire.4 fire.5 fire.6"
    assert position.done == 0


@pytest.mark.parametrize(("seats", "fewest"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_F14_the_game_ends_when_few_scrolls_of_strength_6_are_left(seats: int, fewest: int) -> None:
    for left in (fewest, fewest - 1):
        scrolls = [f"v{n + 1}=synergy.{e}" for n, e in enumerate(["fire", "air", "water"])]
        scrolls += ["v4=synergy.earth", "v5=synergy.mind"]
        others = ["x air"] * (seats - 1)
        position = table("> fire.1", *others, scrolls=" ".join(scrolls[:left]), broken=True)
        say(position, "give up")
        assert position.over() == (left < fewest)


def test_F14_the_round_is_played_to_its_end() -> None:
    position = table("> fire.6 fire.1", "  air.1", scrolls="v1=synergy.fire", broken=True)
    say(position, "break v1 fire.6")
    assert not position.over()
    say(position, "give up", "take air air air", "give up")
    assert position.over()
    assert position.actor() == NOBODY
    assert position.legal() == []


def test_F15_three_rounds_without_a_broken_seal_end_the_game() -> None:
    position = table("> fire.1", "x", scrolls=SIXES, quiet=2)
    say(position, "give up")
    assert position.over()


def test_F15_a_broken_seal_starts_the_count_anew() -> None:
    position = table("> fire.2", "x", scrolls=SIXES, seals="h1a=fire.2", quiet=2)
    say(position, "break h1a fire.2", "take fire fire air", rolls=[1, 1, 1])
    assert not position.over()
    assert position.quiet == 0


def test_F15_quiet_rounds_are_counted() -> None:
    position = table("> fire.1", "x", scrolls=SIXES)
    say(position, "give up", "take fire fire air", rolls=[1, 1, 1])
    assert position.quiet == 1
