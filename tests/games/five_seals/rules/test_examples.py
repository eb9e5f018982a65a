"""The rule book's example of a turn, both options.

The mage stands in the doorway h1a, right before Growth of Fire; Renewal of Mind is reachable too.
"""

from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import (
    can_cast,
    dice,
    familiar_at,
    has,
    may_say,
    say,
    stands_at,
    table,
)


def example() -> Position:
    return table(
        "> water.3 air.2 fire.1 | binding, change.air, strengthening.fire | at h1a",
        "  fire.1 | binding",
        scrolls="q1=growth.fire p1=renewal.mind",
        ways="a1b b1q a1p",
    )


def test_option_1_two_spells_and_both_red_dice() -> None:
    position = example()
    say(position, "cast change.air air.2 to fire")
    assert dice(position, 0) == "fire.1 fire.2 water.3"
    assert "cast strengthening.fire fire.1 fire.2" in may_say(position)
    say(position, "cast strengthening.fire fire.1 fire.2")
    assert dice(position, 0) == "fire.3 fire.4 water.3"
    say(position, "break q1 fire.3 fire.4")
    assert stands_at(position, 0) == "q1"
    assert has(position, 0, "growth.fire") == "face up"
    assert has(position, 0, "change.air") == "face down"
    say(position, "give up", "take air air air")
    assert position.actor() == 0
    assert dice(position, 0) == "water.3"
    assert can_cast(position, "growth.fire")


def test_option_1_strengthening_one_die_is_enough_to_be_legal() -> None:
    position = example()
    say(position, "cast change.air air.2 to fire", "cast strengthening.fire fire.2")
    assert may_say(position, "break q1") == ["fire.1 fire.4"]


def test_option_2_the_familiar_keeps_the_way_and_the_blue_die_takes_the_mind_scroll() -> None:
    position = example()
    say(position, "cast binding", "stay", "break p1 water.3")
    assert familiar_at(position, 0) == "h1a"
    assert stands_at(position, 0) == "p1"
    assert has(position, 0, "renewal.mind") == "face up"
    assert may_say(position, "break q1") == [], "the familiar blocks the passage"
    say(position, "give up", "take earth earth earth")
    assert can_cast(position, "renewal.mind")
    say(position, "cast change.air air.2 to fire", "cast strengthening.fire fire.1 fire.2")
    assert may_say(position, "break q1") == ["fire.3 fire.4"]
