"""What a person would laugh at: that it is counted, and that a master does not do it."""

import pytest

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.follies import Deed
from conclave.core.perspective import Perspective
from conclave.games.twelve_missions.bot.follies import FOLLIES
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import CARD, play, say, table, word

GAME = load_game("twelve_missions")
pytestmark = pytest.mark.usefixtures("unhurried")
at_every_level = pytest.mark.parametrize("level", ["adept", "master"])


def follies(position: Position, sentence: str) -> set[str]:
    """What there is to laugh at in that move."""
    spelled = CARD.sub(lambda found: word(found[0]), sentence)
    deed = Deed(position, GAME.hear(position, spelled))
    return {
        folly.id.removeprefix("twelve_missions-folly-")
        for folly in FOLLIES
        if folly.occasion(deed) and folly.silly(deed)
    }


def answers(position: Position, level: str, tries: int = 6) -> set[str]:
    """What bots of that level say here, by several lots."""
    said: set[str] = set()
    for seed in range(tries):
        chance = FastChance(seed)
        perspective = Perspective(GAME, position, position.actor(), chance)
        said.add(GAME.say(position, choose(GAME, perspective, level, chance)))
    return said


def lost_by_far() -> Position:
    """The last to play stands six below, with three cubes."""
    position = table("b10 k3 y3", "b4 k4 y4 | 3 cubes", mission=18)
    play(position, "b10")
    say(position, "play b4")
    return position


def won_already() -> Position:
    position = table("b4 k3 y3", "b10 k4 y4 | 3 cubes", mission=18)
    play(position, "b4")
    say(position, "play b10")
    return position


def behind_with_two_to_come() -> Position:
    """Second of four, six below the first, and nobody has a crystal."""
    position = table(*("b10 k3 y3", "b4 k4 y4 | 3 cubes", "b5 k5 y5", "b6 k6 y6"), mission=18)
    play(position, "b10")
    say(position, "play b4")
    return position


def unbeaten_lead() -> Position:
    """All blue cards that could come between have been played, and nobody else has cubes."""
    tricks = ((1, "b4 b5 b9"), (1, "b6 b7 b8"))
    position = table("b10 k3 | 5 cubes", "k4 y4", "b3 k5", mission=25, tricks=tricks)
    say(position, "play b10")
    return position


def test_cubes_on_a_lost_trick_are_counted() -> None:
    assert follies(lost_by_far(), "cubes +3") == {"lost-anyway"}
    assert follies(lost_by_far(), "cubes -1") == {"lost-anyway"}
    assert follies(lost_by_far(), "done") == set()


def test_cubes_on_a_trick_that_is_ones_own_already_are_counted() -> None:
    assert follies(won_already(), "cubes +1") == {"taken-anyway"}
    assert follies(won_already(), "cubes -3") == {"taken-anyway"}


def test_cubes_upwards_that_do_not_take_the_lead_are_counted() -> None:
    assert follies(behind_with_two_to_come(), "cubes +3") == {"up-in-vain"}


def test_cubes_downwards_on_a_card_that_is_behind_are_counted() -> None:
    assert follies(behind_with_two_to_come(), "cubes -3") == {"down-behind"}


def test_cubes_downwards_let_a_card_between_or_they_are_counted() -> None:
    position = table("b10 k3 y3 | 5 cubes", "b9 k4 y4", "b3 k5 y5", mission=25)
    say(position, "play b10")
    assert follies(position, "cubes -5") == set()
    assert follies(unbeaten_lead(), "cubes -5") == {"down-in-vain"}


def test_cubes_that_turn_the_trick_are_not_laughed_at() -> None:
    position = table("b6 k3 y3", "b4 k4 y4 | 3 cubes", mission=18)
    play(position, "b6")
    say(position, "play b4")
    assert follies(position, "cubes +3") == set()


def test_mission_7_counts_cubes() -> None:
    hands = ("b10 k3 y3", "b9 k4 y4", "b8 k5 y5", "b4 k6 y6 | 3 cubes")
    position = table(*hands, mission=7)
    play(position, "b10 b9 b8")
    say(position, "play b4")
    assert follies(position, "cubes -3") == set()


def test_a_dwarf_that_changes_nothing_is_counted() -> None:
    """Turned about, the lowest dominant card takes the trick: there is but one."""
    position = table("r6 b3 y3", "b6 y4 y5 | 1 crystal", mission=18, dominant="red")
    play(position, "r6")
    say(position, "play b6")
    assert follies(position, "power") == {"idle-power"}


def test_scrolls_are_counted_where_one_is_in_hand_and_where_no_round_is_left() -> None:
    def asked(round: int) -> Position:
        position = table(
            *("b3 | 1 points scrolls 3", "b4 | 1 points"),
            phase="resources",
            rest={"round": round, "dealer": 1},
        )
        assert position.actor() == 0
        return position

    assert follies(asked(3), "take scroll") == {"scroll-on-scroll"}
    assert follies(asked(12), "take scroll") == {"scroll-on-scroll", "scroll-too-late"}
    assert follies(asked(12), "take cubes") == set()


def test_a_high_card_under_a_lost_trick_is_counted_where_tricks_are_wanted() -> None:
    def asked(mission: int) -> Position:
        position = table("b10 k3 y3", "b9 b3 y4", mission=mission)
        play(position, "b10")
        return position

    assert follies(asked(18), "play b9") == {"thrown-high"}
    assert follies(asked(18), "play b3") == set()
    assert follies(asked(25), "play b9") == set(), "who wants no tricks gets rid of it"


AFTER_PLAYING: dict[str, tuple[list[str], int, str, str]] = {
    "a trick that stays lost": (["b10 k3", "b4 k4 | 3 cubes"], 18, "b10", "b4"),
    "one that is lost as wanted": (["b10 k3 y3", "b4 k4 y4 | 3 cubes"], 25, "b10", "b4"),
    "one that can't be got rid of": (["b4 k3 y3", "b10 k4 y4 | 3 cubes"], 25, "b4", "b10"),
    "one that two more will play to": (
        ["b10 k3", "b4 k4 | 3 cubes", "b5 k5", "b6 k6"],
        *(18, "b10", "b4"),
    ),
    "one that a Dwarf could only spoil": (
        ["b10 k3 y3", "b4 k4 y4 | 3 cubes", "b5 k5 y5 | 1 crystal", "b6 k6 y6"],
        *(25, "b10", "b4"),
    ),
}
"""Hands, mission, what was played before and by the seat with cubes."""


@at_every_level
@pytest.mark.parametrize("trick", AFTER_PLAYING)
def test_no_cubes_are_laid_for_nothing(trick: str, level: str) -> None:
    hands, mission, before, card = AFTER_PLAYING[trick]
    position = table(*hands, mission=mission)
    play(position, before)
    say(position, f"play {card}")
    assert answers(position, level) == {"done"}


@at_every_level
def test_no_lead_is_lowered_that_nothing_can_beat(level: str) -> None:
    assert answers(unbeaten_lead(), level) == {"done"}


@at_every_level
def test_no_high_card_is_thrown_under_a_lost_trick_that_was_wanted(level: str) -> None:
    position = table("r10 k3 y3 r3", "k5 k9 k4 y5", "b9 b3 y4 b4", mission=8)
    play(position, "r10 k5")
    assert "play blue.oracle" not in answers(position, level)


def test_no_scroll_is_taken_that_nobody_will_ever_use() -> None:
    """The last round but one: one scroll for that, one for the two points, and one more."""
    seats = (
        "b3 b7 k9 y9 r4 r9 y3 k4 | 1 points, scrolls 2 3 12",
        "b4 b8 k8 y8 r5 r8 y4 k5 | 1 points",
    )
    position = table(*seats, mission=1, phase="resources", rest={"round": 11, "dealer": 1})
    assert "take scroll" not in answers(position, "master")
