"""Scrolls 1 to 10, in the order of the book."""

import pytest

from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.box.cards import RED
from tests.games.twelve_missions.drawing import (
    cards,
    choices,
    gains,
    ids,
    on_top,
    play,
    say,
    seen,
    table,
)


def test_scroll_1_chooses_the_dominant_colour() -> None:
    """The book's example: black becomes red."""
    position = table("b3 | scrolls 1", "b4", phase="scroll", dominant="black")
    assert choices(position) == {
        *[f"activate scroll.1 {c}" for c in ("blue", "yellow", "red")],
        "pass",
    }
    say(position, "activate scroll.1 red")
    assert position.dominant == RED


def test_scroll_2_each_other_seat_hands_over_a_card_and_gets_one_back() -> None:
    """Yellow is dominant; red is asked for; the last seat has none and gives what it likes."""
    position = table(
        "r3 b3", "b4 k4 | scrolls 2", "r5 y5", "k6 y6", phase="scroll", dominant="yellow", leads=1
    )
    assert "activate scroll.2 yellow" not in choices(position)
    say(position, "activate scroll.2 red")
    assert position.turn == 2
    assert choices(position) == {"give red.explorer"}
    say(position, "give r5")
    assert position.turn == 1
    assert choices(position) == {
        "return blue.assassin",
        "return black.assassin",
        "return red.explorer",
    }
    say(position, "return b4")
    assert choices(position) == {"give black.dwarf", "give yellow.dwarf"}
    told = say(position, "give k6")
    assert "card" not in told[0].seen_by(2)
    say(position, "return k6", "give r3", "return k4")
    assert position.hands == [cards("b3 k4"), cards("r3 r5"), cards("b4 y5"), cards("k6 y6")]
    assert "take crystals" in choices(position)


def test_scroll_2_needs_hands() -> None:
    """In mission 18 nobody has one yet."""
    under: PlainDict = {
        "down": [["yellow.farmer"], ["yellow.dwarf"]],
        "covers": [["blue.farmer"], ["blue.dwarf"]],
    }
    position = table(" | up b3, scrolls 2", " | up b6", mission=18, phase="scroll", rest=under)
    assert choices(position) == {"pass"}


def test_scroll_3_doubles_the_points_gained() -> None:
    position = table("b10", "b4", mission=1, tricks=((0, "k3 k4"), (0, "k5 k6")), scroll=(3, 0))
    play(position, "b10 b4")
    assert gains(position) == [8, 0]


def test_scroll_3_does_not_double_a_loss() -> None:
    position = table("r10", "b4", mission=9, dominant="blue", scroll=(3, 1))
    play(position, "r10 b4")
    assert gains(position) == [0, -1]


def test_scroll_4_deals_again_with_the_same_mission_and_dealer() -> None:
    position = table("b3 b4 | scrolls 4", "y3 y4", phase="scroll", mission=1, leads=0)
    told = say(position, "activate scroll.4")
    assert "dealt" in ids(told)
    assert position.mission.number == 1
    assert position.dealer == 1
    assert [hand.bit_count() for hand in position.hands] == [8, 8]
    assert choices(position) == {"take crystals", "take cubes", "take both", "take scroll"}


def test_scroll_5_brings_another_and_stays_to_the_end() -> None:
    position = table("b3", "b4", phase="resources", rest=on_top(5, 12))
    say(position, "take scroll")
    assert position.open_scrolls == [(5,), ()]
    assert position.scrolls == [(12,), ()]
    assert seen(position, 1, 0)["open_scrolls"] == [5]


def test_scroll_5_is_never_activated() -> None:
    position = table("b3", "b4", mission=18, rest={"open_scrolls": [[5], []]})
    play(position, "b3 b4")
    assert "take crystals" in choices(position)


def test_scroll_6_skips_the_resources() -> None:
    position = table("b3 | scrolls 6", "b4", phase="scroll")
    say(position, "activate scroll.6")
    assert choices(position) == {"play blue.farmer"}


def test_scroll_7_copies_a_scroll_that_was_used_before() -> None:
    position = table("b3 | scrolls 7", "b4", phase="scroll", used=(12, 17, 1), rest={"round": 5})
    assert choices(position) == {
        "activate scroll.7 scroll.1 blue",
        "activate scroll.7 scroll.1 yellow",
        "activate scroll.7 scroll.1 black",
        "activate scroll.7 scroll.12",
        "activate scroll.7 scroll.17",
        "pass",
    }
    say(position, "activate scroll.7 scroll.12")
    assert position.effect.number == 12
    assert position.used == (12, 17, 1, 7)


def test_scroll_8_draws_three_keeps_one_and_may_activate_it_at_once() -> None:
    position = table("b3 | scrolls 8", "b4", phase="scroll", rest=on_top(9, 12, 20, held=8))
    told = say(position, "activate scroll.8")
    assert choices(position) == {"keep scroll.9", "keep scroll.12", "keep scroll.20"}
    assert "scrolls" not in told[-1].seen_by(1)
    say(position, "keep scroll.12")
    assert choices(position) == {"activate scroll.12", "pass"}
    assert position.burnt == [(9, 20), ()]
    say(position, "activate scroll.12")
    assert position.effect.number == 12
    assert position.scrolls == [(), ()]


def test_scroll_8_the_kept_one_may_be_saved() -> None:
    position = table("b3 | scrolls 8", "b4", phase="scroll", rest=on_top(9, 12, 20, held=8))
    say(position, "activate scroll.8", "keep scroll.12", "pass")
    assert position.scrolls == [(12,), ()]
    assert "take crystals" in choices(position)


def test_scroll_8_a_kept_17_gives_its_points() -> None:
    position = table("b3 | scrolls 8", "b4", phase="scroll", rest=on_top(17, 12, 20, held=8))
    say(position, "activate scroll.8", "keep scroll.17")
    assert position.points == [3, 0]
    assert "take crystals" in choices(position)


def test_scroll_9_takes_two_combinations() -> None:
    position = table("b3", "b4", phase="resources", scroll=(9, 0))
    assert choices(position) == {"take crystals both", "take crystals cubes", "take cubes both"}
    say(position, "take crystals both")
    assert (position.crystals[0], position.cubes[0]) == (3, 5)
    assert "take scroll" in choices(position)


@pytest.mark.parametrize(
    ("said", "crystals", "cubes"), [("crystals cubes", 2, 10), ("cubes both", 1, 15)]
)
def test_scroll_9_the_other_pairs(said: str, crystals: int, cubes: int) -> None:
    position = table("b3", "b4", phase="resources", scroll=(9, 0))
    say(position, f"take {said}")
    assert (position.crystals[0], position.cubes[0]) == (crystals, cubes)


def test_scroll_10_steals_a_trick_once_and_the_taker_still_leads() -> None:
    position = table("b3 k3 y3", "b9 k4 y4", "b4 k5 y5", scroll=(10, 0))
    play(position, "b3 b9 b4")
    assert position.turn == 0
    assert choices(position) == {"steal", "leave"}
    say(position, "steal")
    assert position.owners == [0]
    assert position.tricks == [1, 0, 0]
    assert position.turn == 1
    play(position, "k4 k5 k3")
    assert choices(position) == {"play yellow.explorer"}, "it works once"


def test_scroll_10_may_be_kept_for_a_later_trick() -> None:
    position = table("b3 k3", "b9 k4", scroll=(10, 0), mission=18)
    play(position, "b3 b9")
    say(position, "leave")
    play(position, "k4 k3")
    say(position, "steal")
    assert gains(position) == [1, 1]


def test_scroll_10_is_not_offered_for_own_tricks() -> None:
    position = table("b10 k3", "b9 k4", scroll=(10, 0))
    play(position, "b10 b9")
    assert choices(position) == {"play black.farmer"}
