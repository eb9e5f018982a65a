"""What is counted of a game for statistics."""

from conclave.core.chance import FastChance
from conclave.games.five_seals.game import GAME
from tests.games.five_seals.drawing import say, table


def test_a_die_that_is_grown_is_rolled_and_held() -> None:
    position = table("> fire.1 | growth.air", "  water.6", seals="h1a=earth.3")
    told = say(position, "cast growth.air", rolls=[6])
    first, second = GAME.tallies(2, [told])
    assert (first["spells"], first["rolled"], first["sixes"], first["held"]) == (1, 1, 1, 1)
    assert set(second.values()) == {0}


def test_dice_that_go_back_in_giving_up_are_unused() -> None:
    position = table("> fire.1 fire.1 air.2", "  air.1", seals="h1a=water.3")
    first, _ = GAME.tallies(2, [say(position, "give up")])
    assert (first["give_ups"], first["unused"]) == (1, 3)


def test_seals_and_scrolls_are_counted_for_whoever_breaks_them() -> None:
    position = table("> fire.2 fire.3", "  fire.4", seals="h1a=fire.2 h2a=fire.2")
    told = [say(position, "break h1a fire.2"), say(position, "break h2a fire.4")]
    first, second = GAME.tallies(2, told)
    assert (first["seals"], second["seals"]) == (1, 1)
    assert first["scrolls"] == second["scrolls"] == 0


def test_a_round_is_counted_for_everybody_when_it_is_rolled() -> None:
    position = GAME.start(2, {}, FastChance(1))
    told = say(position, "take fire fire water", "take air air air", rolls=[1, 6, 3, 2, 2, 5])
    tallies = GAME.tallies(2, [told])
    assert [counts["rounds"] for counts in tallies] == [1, 1]
    assert [counts["rolled"] for counts in tallies] == [3, 3]
    assert sum(counts["sixes"] for counts in tallies) == 1
