"""The odds of a roll, against a count of all that dice may show."""

from itertools import product

import pytest

from conclave.core.chance import FastChance
from conclave.core.odds import Odds
from conclave.games.five_seals.box.dice import handful_of, payments
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.knowledge.odds import chance_of, chance_to_break, percent
from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import table


def odds(position: Position, seat: int = 0) -> list[Odds]:
    return GAME.odds(position, seat, FastChance(1))


def told(position: Position, spot: str, seat: int = 0) -> list[tuple[str, float]]:
    return [
        (one.what.id.removeprefix("five_seals-odds-"), round(one.share, 9))
        for one in odds(position, seat)
        if one.about == spot
    ]


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("strength", [2, 3, 4, 5, 6])
def test_a_roll_is_counted_as_the_rules_let_dice_pay(dice: int, strength: int) -> None:
    rolls = list(product(range(1, 7), repeat=dice))
    enough = [roll for roll in rolls if payments(handful_of(list(roll)), strength)]
    assert chance_of(dice, strength) == len(enough) / len(rolls)


def test_any_one_colour_breaks_a_mind_scroll() -> None:
    # Two Fire dice and one of Water, against Mind 4.
    rolls = list(product(range(1, 7), repeat=3))
    enough = [roll for roll in rolls if roll[0] + roll[1] >= 4 or roll[2] >= 4]
    assert chance_to_break([2, 1, 0, 0], 4 * 8 + 4) == pytest.approx(len(enough) / len(rolls))


def test_F43_dice_in_the_cup_are_what_will_be_rolled() -> None:
    position = table("x fire fire water", "> air.2", seals="h1a=fire.2 h2a=air.2", ways="a1b")
    assert told(position, "h1a") == [("taken", 1)]
    assert told(position, "h2a") == [("taken", 0)]


def test_before_dice_are_taken_each_number_of_them_is_told() -> None:
    position = table(
        *("x", "  air.2"), seals="a1b=fire.4", ways="h1a", phase="draft", turn=0, round=2
    )
    shares = [("take", 3 / 6), ("take", round(33 / 36, 9)), ("take", round(215 / 216, 9))]
    assert told(position, "a1b") == shares


def test_scrolls_that_roll_dice_have_odds_of_their_own() -> None:
    position = table("> fire.1 | renewal.fire, growth.mind", "  ", seals="a1b=fire.4", ways="h1a")
    # One die again, or one more beside the 1.
    assert told(position, "a1b")[:2] == [("renewal", 3 / 6), ("growth", round(4 / 6, 9))]


def test_what_is_out_of_reach_has_no_odds() -> None:
    position = table("> fire.1", "  ", seals="a1b=fire.4 h1a=fire.2", ways="")
    assert told(position, "a1b") == []
    assert told(position, "h1a") != []


def test_a_game_that_is_over_has_none() -> None:
    assert odds(table("x", "x", phase="over", turn=-1)) == []


def test_nothing_is_called_certain_that_is_not() -> None:
    assert [percent(share) for share in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
