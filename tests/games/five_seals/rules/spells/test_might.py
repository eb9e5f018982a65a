"""F18–F22: the Circle of Might."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import IllegalMove
from conclave.games.five_seals.game import GAME
from tests.games.five_seals.drawing import can_cast, dice, has, ids, may_say, say, table


def test_F18_the_books_example_of_change() -> None:
    position = table("> water.3 water.5 | change.water", "  ")
    said = may_say(position, "cast change.water")
    assert "water.3 water.5 to air" in said
    assert "water.3 to fire" in said
    say(position, "cast change.water water.3 water.5 to air")
    assert dice(position, 0) == "air.3 air.5"
    assert position.supply == [3, 3, 1, 3]


def test_F18_change_of_mind_changes_any_one_colour() -> None:
    position = table("> water.3 fire.5 | change.mind", "  ")
    said = may_say(position, "cast change.mind")
    assert {line.split(" to ")[0] for line in said} == {"water.3", "fire.5"}
    assert len(said) == 6


def test_F18_the_supply_must_have_as_many() -> None:
    position = table("> water.3 water.5 | change.water", "  air.1 air.1 fire.1 fire.1 fire.1")
    said = may_say(position, "cast change.water")
    assert "water.3 to air" in said
    assert "water.3 water.5 to air" not in said
    assert not any(line.endswith("to fire") for line in said)


def test_F18_without_dice_of_its_colour_there_is_nothing_to_change() -> None:
    assert not can_cast(table("> fire.3 | change.water", "  "), "change.water")


def test_F18_equal_dice_are_one_move() -> None:
    position = table("> water.3 water.3 | change.water", "  ")
    assert len(may_say(position, "cast change.water")) == 6


def test_F19_renewal_rerolls_the_dice_one_chooses() -> None:
    position = table("> air.2 air.4 earth.3 | renewal.air", "  ")
    assert may_say(position, "cast renewal.air") == ["air.2", "air.2 air.4", "air.4"]
    told = say(position, "cast renewal.air air.2 air.4", rolls=[6, 1])
    assert ids(told) == ["cast", "turn-dice"]
    assert dice(position, 0) == "air.1 air.6 earth.3"


def test_F19_the_books_example_of_renewal_of_mind() -> None:
    position = table("> air.2 air.4 earth.3 | renewal.mind", "  ")
    said = may_say(position, "cast renewal.mind")
    assert said == ["air.2", "air.2 air.4", "air.4", "earth.3"]


def test_F19_without_dice_of_its_colour_there_is_nothing_to_reroll() -> None:
    assert not can_cast(table("> earth.3 | renewal.air", "  "), "renewal.air")


def test_F20_the_books_example_of_strengthening() -> None:
    position = table("> earth.2 earth.5 air.4 | strengthening.earth, strengthening.mind", "  ")
    assert may_say(position, "cast strengthening.mind") == [
        *("air.4", "earth.2", "earth.2 earth.5", "earth.5")
    ]
    say(position, "cast strengthening.earth earth.2 earth.5")
    assert dice(position, 0) == "air.4 earth.4 earth.6"


def test_F20_a_die_that_shows_6_can_not_be_chosen() -> None:
    position = table("> fire.6 fire.1 | strengthening.fire", "  ")
    assert may_say(position, "cast strengthening.fire") == ["fire.1"]
    assert not can_cast(table("> fire.6 | strengthening.fire", "  "), "strengthening.fire")


def test_F21_growth_takes_a_die_from_the_supply_and_rolls_it() -> None:
    position = table("> fire.1 | growth.air", "  ")
    say(position, "cast growth.air", rolls=[5])
    assert dice(position, 0) == "fire.1 air.5"
    assert position.supply[2] == 2


def test_F21_growth_of_mind_takes_any_colour_the_supply_has() -> None:
    position = table("> fire.1 fire.1 fire.1 | growth.mind", "  ")
    assert may_say(position, "cast growth.mind") == ["water", "air", "earth"]
    say(position, "cast growth.mind earth", rolls=[2])
    assert dice(position, 0) == "fire.1 fire.1 fire.1 earth.2"


def test_F21_growth_needs_a_die_in_the_supply() -> None:
    position = table("> fire.1 fire.1 fire.1 | growth.fire", "  ")
    assert not can_cast(position, "growth.fire")
    with pytest.raises(IllegalMove) as refusal:
        say(position, "cast growth.fire")
    assert refusal.value.id == "five_seals-no-effect"


def test_F22_synergy_is_never_cast() -> None:
    position = table("> fire.1 | synergy.fire", "  ")
    with pytest.raises(IllegalMove) as refusal:
        say(position, "cast synergy.fire")
    assert refusal.value.id == "five_seals-never-cast"


@pytest.mark.parametrize("spell", ["change", "renewal", "strengthening", "growth"])
@pytest.mark.parametrize("colour", ["fire", "water", "air", "earth"])
def test_F38_F18_to_F21_a_scroll_works_for_its_own_colour_alone(spell: str, colour: str) -> None:
    everything = "fire.1 water.1 air.1 earth.1"
    position = table(f"> {everything} | {spell}.{colour}", "  ")
    said = may_say(position, f"cast {spell}.{colour}")
    assert {line.split(".")[0] for line in said if line} <= {colour}
    assert said


@pytest.mark.parametrize("spell", ["change", "renewal", "strengthening", "growth"])
def test_F38_F18_to_F21_a_mind_scroll_works_for_every_colour(spell: str) -> None:
    position = table(f"> fire.1 water.1 air.1 earth.1 | {spell}.mind", "  ")
    said = may_say(position, f"cast {spell}.mind")
    assert {line.split()[0].split(".")[0] for line in said} == {"fire", "water", "air", "earth"}


EVERY_FIRE = "fire.1 fire.2 fire.3 fire.4 fire.5 fire.6"


def test_F18_with_very_many_ways_the_dice_of_a_change_are_asked_next() -> None:
    position = table(f"> {EVERY_FIRE} | change.fire", "  ", "  ", "  ", "  ")
    assert may_say(position, "cast change.fire") == [""]
    say(position, "cast change.fire")
    said = may_say(position, "choose")
    assert len(said) == 3 * 63
    told = say(position, "choose fire.2 fire.5 to air")
    assert ids(told) == ["turn-dice"]
    assert dice(position, 0) == "fire.1 fire.3 fire.4 fire.6 air.2 air.5"
    assert has(position, 0, "change.fire") == "face down"
    assert GAME.asks(position).id == "five_seals-ask-stuck"


def test_F19_so_are_those_of_a_renewal() -> None:
    position = table(f"> {EVERY_FIRE} | renewal.mind", "  ", "  ", "  ", "  ")
    say(position, "cast renewal.mind")
    assert len(may_say(position, "choose")) == 63
    say(position, "choose fire.1 fire.2", rolls=[6, 5])
    assert dice(position, 0) == "fire.3 fire.4 fire.5 fire.5 fire.6 fire.6"


def test_F20_and_of_a_strengthening() -> None:
    rainbow = "fire.1 fire.2 fire.3 fire.4 fire.5 air.1 air.2 air.3 air.4 air.5"
    position = table(f"> {rainbow} | strengthening.mind", "  ", "  ", "  ", "  ")
    say(position, "cast strengthening.mind")
    assert len(may_say(position, "choose")) == 31 + 31
    say(position, "choose air.1 air.5")
    assert dice(position, 0) == "fire.1 fire.2 fire.3 fire.4 fire.5 air.2 air.3 air.3 air.4 air.6"


def test_F32_and_those_of_a_scroll_that_is_used() -> None:
    position = table(
        f"> {EVERY_FIRE} | exploitation.fire", "  water.1 | change.fire", "  ", "  ", "  ", circle=3
    )
    say(position, "cast exploitation.fire", "use cat change.fire", "choose fire.1 to earth")
    assert dice(position, 0) == "fire.2 fire.3 fire.4 fire.5 fire.6 earth.1"
    assert has(position, 1, "change.fire") == "face down"


def test_no_hand_of_one_colour_makes_a_long_list() -> None:
    """Six different dice and every scroll that can be cast on them, in a dungeon as it is dealt."""
    dealt = GAME.start(5, {"circle": 1}, FastChance(3)).dump()
    spells = ("change", "renewal", "strengthening", "growth")
    rows = ", ".join(f"{spell}.{element}" for spell in spells for element in ("fire", "mind"))
    seals = dealt["seals"]
    assert isinstance(seals, dict)
    position = table(
        f"> {EVERY_FIRE} | {rows}", "  ", "  ", "  ", "  ",
        seals=" ".join(f"{spot}={token}" for spot, token in seals.items()),
    )  # fmt: skip
    assert 60 < len(position.legal()) < 200
