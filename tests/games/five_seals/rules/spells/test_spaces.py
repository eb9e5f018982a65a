"""F23–F27: the Circle of Spaces."""

import pytest

from tests.games.five_seals.drawing import (
    can_cast,
    dice,
    has,
    ids,
    lies_at,
    may_say,
    say,
    stands_at,
    table,
)


def test_F23_swap_trades_equally_strong_tokens_of_different_colours() -> None:
    seals = "h1a=fire.2 h2a=fire.2 a1b=fire.3 h3a=air.2 b1q=water.4"
    position = table("> air.1 | swap.fire", "  ", seals=seals, circle=2, ways=None)
    say(position, "cast swap.fire")
    assert may_say(position, "choose") == ["h1a", "h2a"]
    say(position, "choose h2a")
    assert may_say(position, "with") == ["h3a"]
    told = say(position, "with h3a")
    assert ids(told) == ["trade-places"]
    assert (lies_at(position, "h2a"), lies_at(position, "h3a")) == ("air.2", "fire.2")
    assert position.actor() == 0


def test_F23_one_of_the_two_is_of_its_colour() -> None:
    seals = "h1a=air.2 h2a=water.2 a1b=fire.3"
    assert not can_cast(table("> air.1 | swap.fire", "  ", seals=seals, circle=2), "swap.fire")


def test_F23_swap_of_mind_takes_any_two_colours() -> None:
    seals = "h1a=air.2 h2a=water.2 h3a=water.2 a1b=fire.3"
    position = table("> air.1 | swap.mind", "  ", seals=seals, circle=2)
    say(position, "cast swap.mind")
    assert may_say(position, "choose") == ["h1a", "h2a", "h3a"]
    say(position, "choose h2a")
    assert may_say(position, "with") == ["h1a"]


def test_F41_F23_scrolls_are_not_swapped_and_reach_does_not_matter() -> None:
    position = table(
        "> air.1 | swap.fire",
        "  ",
        seals="b1q=fire.4 b2q=air.4",
        scrolls="b1=strengthening.air",
        circle=2,
        ways="",
    )
    say(position, "cast swap.fire", "choose b1q")
    assert "b1" not in may_say(position, "with")
    assert "b2q" in may_say(position, "with")


def test_F24_exchange_trades_tokens_of_its_colour() -> None:
    seals = "h1a=fire.2 h2a=fire.2 a1b=fire.3 h3a=air.2"
    position = table("> air.1 | exchange.fire", "  ", seals=seals, circle=2)
    say(position, "cast exchange.fire")
    assert may_say(position, "choose") == ["h1a", "a1b", "h2a"]
    say(position, "choose h1a")
    assert may_say(position, "with") == ["a1b"], "equal strength would change nothing"
    say(position, "with a1b")
    assert (lies_at(position, "h1a"), lies_at(position, "a1b")) == ("fire.3", "fire.2")


def test_F24_tokens_of_one_strength_can_not_be_exchanged() -> None:
    position = table("> | exchange.fire", "  ", seals="h1a=fire.2 h2a=fire.2", circle=2)
    assert not can_cast(position, "exchange.fire")


def test_F24_exchange_of_mind_takes_one_colour_of_choice() -> None:
    seals = "h1a=fire.2 a1b=fire.3 h3a=air.2 a3b=water.3"
    position = table("> | exchange.mind", "  ", seals=seals, circle=2)
    say(position, "cast exchange.mind")
    assert may_say(position, "choose") == ["h1a", "a1b"]


def test_F24_what_can_be_broken_goes_with_the_token() -> None:
    position = table(
        "> fire.2 | exchange.fire", "  ", seals="h1a=fire.6 h2a=fire.2", circle=2, ways=""
    )
    assert may_say(position, "break") == ["h2a fire.2"]
    say(position, "cast exchange.fire", "choose h1a", "with h2a")
    assert may_say(position, "break") == ["h1a fire.2"]


def test_F25_a_broken_token_may_be_absorbed() -> None:
    position = table("> fire.3 air.2 | absorption.fire", "  air.1", seals="h1a=fire.3", circle=2)
    say(position, "break h1a fire.3")
    assert position.actor() == 0
    assert may_say(position) == ["absorb absorption.fire", "leave"]
    told = say(position, "absorb absorption.fire")
    assert ids(told) == ["absorb"]
    assert position.dump()["absorbed"] == {"fire": "fire.3"}
    assert position.gone == 0
    assert position.actor() == 1


def test_F25_it_may_be_left() -> None:
    position = table("> fire.3 air.2 | absorption.fire", "  air.1", seals="h1a=fire.3", circle=2)
    say(position, "break h1a fire.3", "leave")
    assert position.dump()["absorbed"] == {}
    assert position.gone == 1


@pytest.mark.parametrize("scroll", ["absorption.air", "-absorption.fire", "-absorption.mind"])
def test_F25_not_of_another_colour_and_not_face_down(scroll: str) -> None:
    position = table(f"> fire.3 air.2 | {scroll}", "  air.1", seals="h1a=fire.3", circle=2)
    say(position, "break h1a fire.3")
    assert position.actor() == 1


def test_F25_absorption_of_mind_takes_tokens_of_any_colour() -> None:
    position = table(
        "> fire.3 air.2 | absorption.fire, absorption.mind", "  air.1", seals="h1a=fire.3", circle=2
    )
    say(position, "break h1a fire.3")
    assert may_say(position, "absorb") == ["absorption.fire", "absorption.mind"]


def test_F25_the_familiars_break_counts_and_a_scrolls_seal_does_not() -> None:
    position = table("> fire.3 air.2 | absorption.fire", "  air.1", seals="h1a=fire.3", circle=2)
    say(position, "cast binding", "break h1a fire.3")
    assert may_say(position) == ["absorb absorption.fire", "leave"]
    position = table("> fire.3 | absorption.fire", "  air.1", scrolls="a1=change.fire", circle=2)
    say(position, "break a1 fire.3")
    assert may_say(position, "absorb") == []


def test_F25_the_absorption_scroll_just_taken_absorbs_nothing_yet() -> None:
    position = table("> fire.4", "  air.1", scrolls="b1=absorption.fire", circle=2)
    say(position, "break b1 fire.4")
    assert has(position, 0, "absorption.fire") == "face up"
    assert may_say(position, "absorb") == []


def test_F25_the_choice_comes_before_the_round_is_over() -> None:
    position = table("> fire.3 | absorption.fire", "  air.1", seals="h1a=fire.3", circle=2)
    say(position, "break h1a fire.3")
    assert position.done == 0
    say(position, "absorb absorption.fire")
    assert position.done == 1


def test_F25_a_token_already_there_leaves_the_game() -> None:
    position = table(
        "> fire.3 air.2 | absorption.fire",
        "  air.1",
        seals="h1a=fire.3",
        circle=2,
        absorbed={"fire": "fire.6"},
    )
    say(position, "break h1a fire.3", "absorb absorption.fire")
    assert position.dump()["absorbed"] == {"fire": "fire.3"}
    assert position.gone == 1


def test_F25_the_same_token_again_is_no_choice() -> None:
    position = table(
        "> fire.3 air.2 | absorption.fire",
        "  air.1",
        seals="h1a=fire.3",
        circle=2,
        absorbed={"fire": "fire.3"},
    )
    say(position, "break h1a fire.3")
    assert position.actor() == 1


def test_F25_cast_it_adds_the_tokens_strength_to_one_die_of_any_colour() -> None:
    position = table(
        "> water.1 air.5 earth.6 | absorption.fire", "  ", circle=2, absorbed={"fire": "fire.3"}
    )
    assert may_say(position, "cast absorption.fire") == ["water.1", "air.5"]
    say(position, "cast absorption.fire water.1")
    assert dice(position, 0) == "water.4 air.5 earth.6"
    assert position.dump()["absorbed"] == {}
    assert position.gone == 1


def test_F25_a_die_stops_at_6() -> None:
    position = table("> air.5 | absorption.fire", "  ", circle=2, absorbed={"fire": "fire.3"})
    say(position, "cast absorption.fire air.5")
    assert dice(position, 0) == "air.6"


def test_F25_without_a_token_or_with_sixes_only_it_can_not_be_cast() -> None:
    assert not can_cast(table("> air.5 | absorption.fire", "  ", circle=2), "absorption.fire")
    position = table("> air.6 | absorption.fire", "  ", circle=2, absorbed={"fire": "fire.3"})
    assert not can_cast(position, "absorption.fire")


def test_F25_the_token_stays_when_the_round_is_over() -> None:
    position = table("> air.1 | absorption.fire", "  ", circle=2, absorbed={"fire": "fire.3"})
    say(position, "give up")
    assert position.dump()["absorbed"] == {"fire": "fire.3"}


def test_F26_disintegration_removes_any_token_of_its_colour_and_opens_the_way() -> None:
    position = table(
        "> fire.2 | disintegration.fire",
        "  ",
        seals="h1a=fire.2 b3q=fire.4",
        scrolls="a1=change.fire",
        circle=2,
        ways="",
    )
    say(position, "cast disintegration.fire")
    assert may_say(position, "remove") == ["h1a", "b3q"]
    say(position, "remove h1a")
    assert lies_at(position, "h1a") == ""
    assert stands_at(position, 0) == "s1"
    assert may_say(position, "break") == ["a1 fire.2"]


def test_F26_it_is_not_a_break() -> None:
    position = table(
        "> fire.2 | disintegration.fire, absorption.fire",
        "  ",
        seals="h1a=fire.2 h2a=fire.2",
        circle=2,
        ways="",
    )
    say(position, "cast disintegration.fire", "remove h1a")
    assert may_say(position) == [*("break h2a fire.2", "cast binding")], (
        "nothing to absorb, no giving up: a seal must still be broken"
    )
    assert not position.broken


def test_F26_scrolls_are_not_disintegrated_and_wrong_colours_neither() -> None:
    position = table(
        "> fire.2 | disintegration.fire",
        "  ",
        seals="h1a=air.2",
        scrolls="a1=change.fire",
        circle=2,
    )
    assert not can_cast(position, "disintegration.fire")


def test_F26_disintegration_of_mind_takes_any_token() -> None:
    seals = "h1a=air.2 h2a=water.2 a1b=fire.3"
    position = table("> | disintegration.mind", "  ", seals=seals, circle=2)
    say(position, "cast disintegration.mind")
    assert may_say(position, "remove") == ["h1a", "a1b", "h2a"]


def test_F27_rearrangement_trades_two_scrolls_one_of_them_of_its_colour() -> None:
    scrolls = "a1=change.fire q2=growth.air v3=synergy.water"
    position = table("> | rearrangement.fire", "  ", scrolls=scrolls, circle=2)
    say(position, "cast rearrangement.fire")
    assert may_say(position, "choose") == ["a1"]
    say(position, "choose a1")
    assert may_say(position, "with") == ["q2", "v3"]
    say(position, "with v3")
    assert (lies_at(position, "a1"), lies_at(position, "v3")) == ("synergy.water", "change.fire")


def test_F27_both_may_be_of_its_colour() -> None:
    scrolls = "a1=change.fire q2=growth.fire"
    position = table("> | rearrangement.fire", "  ", scrolls=scrolls, circle=2)
    say(position, "cast rearrangement.fire", "choose q2")
    assert may_say(position, "with") == ["a1"]


def test_F27_rearrangement_of_mind_wants_a_mind_scroll() -> None:
    scrolls = "a1=change.fire q2=growth.air"
    position = table("> | rearrangement.mind", "  ", scrolls=scrolls, circle=2)
    assert not can_cast(position, "rearrangement.mind")
    position = table("> | rearrangement.mind", "  ", scrolls=scrolls + " p1=renewal.mind", circle=2)
    say(position, "cast rearrangement.mind")
    assert may_say(position, "choose") == ["p1"]


def test_F27_a_single_scroll_has_nothing_to_trade_with() -> None:
    position = table("> | rearrangement.fire", "  ", scrolls="a1=change.fire", circle=2)
    assert not can_cast(position, "rearrangement.fire")


def test_F27_scrolls_of_strength_6_count_wherever_they_lie() -> None:
    scrolls = "a1=change.fire v3=synergy.water"
    position = table("> | rearrangement.fire", "  ", scrolls=scrolls, circle=2)
    say(position, "cast rearrangement.fire", "choose a1", "with v3")
    assert position.sixes == 1
