"""What bots make of a position."""

import pytest

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.guide import ADEPT, MASTER, NOVICE
from conclave.core.perspective import Perspective
from conclave.games.five_seals.bot.candidates import candidates
from conclave.games.five_seals.bot.evaluate import expected_points, expected_shares
from conclave.games.five_seals.bot.policy import policy
from conclave.games.five_seals.bot.room_values import room_values
from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import say, stands_at, table

GAME = load_game("five_seals")
pytestmark = pytest.mark.usefixtures("unhurried")


def says(position: Position, level: str, seed: int = 1) -> str:
    perspective = Perspective(GAME, position, position.actor(), FastChance(seed))
    return GAME.say(position, choose(GAME, perspective, level, FastChance(seed)))


@pytest.mark.parametrize("circle", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_policy_is_legal_and_leads_to_the_end(seats: int, circle: int) -> None:
    chance = FastChance(circle)
    position = GAME.start(seats, {"circle": circle}, chance)
    assert isinstance(position, Position)
    while not position.over():
        considered = candidates(position)
        assert considered
        assert set(considered) <= set(position.legal())
        assert sum(expected_shares(position)) == pytest.approx(1)
        position.play(policy(position, chance), chance)
    assert position.round < 20, "players with a plan do not dawdle"


def test_rooms_promise_what_lies_in_them_or_behind_them() -> None:
    position = table("> fire.1", "  ", scrolls="v1=synergy.fire", ways="h1a a1b")
    values = room_values(position)
    area = {area.word: number for number, area in enumerate(position.dungeon.areas)}
    assert values[area["v1"]] == 6
    assert values[area["v1"]] > values[area["b1"]] > values[area["a1"]] > values[area["h"]] > 0


def test_in_play_rooms_promise_what_is_there_now() -> None:
    position = table("> fire.6 fire.2", "  ", scrolls="v1=synergy.fire a2=change.air")
    assert max(room_values(position)) == 6
    say(position, "break v1 fire.6")
    assert max(room_values(position)) == 2
    assert room_values(position.imagine(0, FastChance(1))) == room_values(position)


def test_a_plan_goes_by_the_table_as_it_is() -> None:
    """It makes the same move whether it has followed the game or looks at it for the first time."""
    luck = FastChance(3)
    position = GAME.start(4, {}, luck)
    while not position.over():
        fresh = GAME.restore(position.dump())
        move = GAME.guide.carry_on(position, FastChance(7))
        assert move == GAME.guide.carry_on(fresh, FastChance(7))
        position.play(move, luck)


def test_more_scrolls_and_more_dice_are_better() -> None:
    poor = table("> fire.1", "  ")
    rich = table("> fire.1 fire.6 | growth.air", "  ")
    rooms = room_values(poor)
    assert expected_points(rich, 0, 1.0, rooms) > expected_points(poor, 0, 1.0, rooms)
    assert expected_shares(rich)[0] > 0.5 > expected_shares(rich)[1]


def test_the_scroll_that_wins_is_taken() -> None:
    position = table("> fire.6", "  | growth.air", scrolls="a1=change.fire v1=synergy.fire")
    for level in (ADEPT, MASTER):
        assert says(position, level) == "break v1 fire.6"


LEVELS = [NOVICE, ADEPT, MASTER]

WAY_OUT = {
    "change": table("> fire.6 | change.fire", "  ", scrolls="v1=synergy.water"),
    "strengthening": table("> fire.4 | strengthening.fire", "  ", scrolls="v1=synergy.fire"),
    "renewal": table("> fire.1 | renewal.fire", "  ", scrolls="a1=change.fire"),
    "growth": table("> fire.1 | growth.fire", "  ", scrolls="a1=change.fire"),
    "absorption": table(
        "> fire.1 | absorption.air", "  ", scrolls="a1=growth.fire", circle=2,
        absorbed={"air": "air.4"},
    ),
    "disintegration": table(
        "> fire.3 | disintegration.water", "  ", seals="h1a=water.2", scrolls="a1=renewal.fire",
        circle=2, ways="",
    ),
    "swap": table(
        "> fire.3 | swap.fire", "  ", seals="h1a=water.2 q5v=fire.2", scrolls="a1=renewal.fire",
        circle=2, ways="",
    ),
    "deception": table(
        "> air.3 | deception.fire", "  fire.1", scrolls="a1=renewal.fire", circle=3,
    ),
    "alteration": table(
        "> fire.4 | alteration.fire", "  fire.1", scrolls="q1=growth.fire", circle=3,
    ),
    "theft": table("> air.1 | theft.fire", "  fire.6", scrolls="q1=growth.fire", circle=3),
    "exploitation": table(
        "> fire.4 | exploitation.fire", "  air.1 | strengthening.fire", scrolls="v1=synergy.fire",
        circle=3,
    ),
    "leap": table(
        "> fire.3 | leap.water", "  ", seals="h1a=water.2", scrolls="a1=renewal.fire", circle=4,
        ways="",
    ),
    "teleportation": table(
        "> fire.3 | teleportation.fire", "  | at h1a", scrolls="a1=renewal.fire", circle=4, ways="",
    ),
}  # fmt: skip
"""Nothing can be broken, but there is a scroll to cast first."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("spell", WAY_OUT)
def test_nobody_gives_up_a_round_that_a_spell_can_save(spell: str, level: str) -> None:
    position = WAY_OUT[spell].copy()
    assert "give up" in GAME.sentences(position)
    assert says(position, level).startswith(f"cast {spell}")


@pytest.mark.parametrize("level", LEVELS)
def test_a_spell_that_opens_a_way_is_cast_where_it_opens_one(level: str) -> None:
    position = WAY_OUT["disintegration"].copy()
    say(position, "cast disintegration.water")
    assert says(position, level) == "remove h1a"


@pytest.mark.parametrize("level", LEVELS)
def test_dice_that_are_asked_after_their_scroll_are_changed_to_what_is_needed(level: str) -> None:
    position = table(
        "> fire.1 fire.2 fire.3 fire.4 fire.5 fire.6 | change.fire", "  ", "  ", "  ", "  ",
        scrolls="v1=synergy.water",
    )  # fmt: skip
    assert says(position, level) == "cast change.fire"
    say(position, "cast change.fire")
    said = says(position, level)
    assert said.endswith(" to water")
    say(position, said)
    assert says(position, level).startswith("break v1 water")


@pytest.mark.parametrize("level", [ADEPT, MASTER])
def test_strong_dice_are_kept_for_strong_seals(level: str) -> None:
    position = table(
        "> fire.2 fire.6", "  air.1", scrolls="a1=change.fire v1=synergy.fire", first=0
    )
    said = says(position, level)
    assert said in ("break a1 fire.2", "break v1 fire.6")


def test_F17_the_master_blocks_a_doorway_when_that_pays() -> None:
    """The cat would walk after the raven and take what the raven has no dice for."""
    position = table(
        "> fire.2 earth.1 | | at h1a",
        "  water.6",
        scrolls="a1=change.fire v1=synergy.water",
        ways="h1a a1b b1v",
    )
    assert says(position, MASTER) == "cast binding"
    say(position, "cast binding")
    assert says(position, MASTER) == "stay"
    say(position, "stay")
    assert says(position, MASTER) == "break a1 fire.2"
    say(position, "break a1 fire.2")
    assert stands_at(position, 0) == "a1"
    assert "break v1 water.6" not in GAME.sentences(position)


def test_the_master_takes_first_what_another_would_take() -> None:
    """Both scrolls can be had, but the cat is after the weaker one."""
    position = table(
        "> fire.2 earth.3",
        "  fire.3 | | at a2",
        scrolls="a1=change.fire p3=renewal.earth",
    )
    assert says(position, MASTER) == "break a1 fire.2"


def test_F36_the_master_has_a_scroll_guarded_that_another_would_take() -> None:
    position = table(
        "> fire.2 | guardian.water",
        "  water.6",
        scrolls="a1=change.fire v1=synergy.water a2=change.water",
        circle=4,
    )
    assert says(position, MASTER) == "cast guardian.water"
    say(position, "cast guardian.water")
    assert says(position, MASTER) == "guard v1"


def test_F33_the_master_sends_the_familiar_where_another_must_pass() -> None:
    position = table(
        "> fire.2 earth.1 | dispatch.water | at h4a",
        "  water.2 water.6",
        seals="h1a=water.2",
        scrolls="a4=change.fire v1=synergy.water",
        circle=4,
        ways="a1b b1v",
    )
    assert says(position, MASTER) == "cast dispatch.water"
    say(position, "cast dispatch.water")
    assert says(position, MASTER) == "send h1a"


@pytest.mark.parametrize("level", LEVELS)
def test_F31_a_victim_gives_the_die_it_needs_least(level: str) -> None:
    position = table("> air.1 | theft.fire", "  fire.2 fire.6", scrolls="v1=synergy.fire", circle=3)
    say(position, "cast theft.fire from cat")
    assert says(position, level) == "give fire.2"


@pytest.mark.parametrize("level", LEVELS)
def test_F7_dice_are_taken_for_what_is_within_reach(level: str) -> None:
    position = table(
        ">  ", "  ", scrolls="v1=synergy.fire q2=growth.fire b3=strengthening.fire",
        round=0, phase="draft",
    )  # fmt: skip
    assert says(position, level).split().count("fire") >= 2
