"""What an instinct weighs moves by, and who goes by it."""

import pytest

from conclave.bots.trials import Comparison
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.guide import GRANDMASTER, MASTER, Trials
from conclave.core.perspective import Perspective
from conclave.games.five_seals.bot.outlook import Outlook
from conclave.games.five_seals.bot.trait_blocks import PLACES
from conclave.games.five_seals.bot.traits import traits
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.phases import DRAFT
from tests.games.five_seals.drawing import table

GAME = load_game("five_seals")


@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_every_move_has_traits_and_every_trait_a_place(circle: int) -> None:
    luck = FastChance(circle)
    position = GAME.start(3, GAME.agree(3, {"circle": circle}), luck)
    weighed = 0
    while not position.over():
        assert isinstance(position, Position)
        moves = GAME.guide.sensible(position)
        assert set(moves) <= set(position.legal())
        found = GAME.guide.traits(position, moves)
        if position.phase == DRAFT:
            assert not found
        else:
            weighed += 1
            assert len(found) == len(moves)
            for places in found:
                assert len(set(places)) == len(places)
                assert 0 <= min(places) <= max(places) < PLACES
        position.play(GAME.guide.react(position, luck), luck)
    assert weighed > 50


def test_the_outlook_is_what_dice_could_take_now_and_next() -> None:
    position = table(
        "> fire.3 air.2 air.4",
        "  fire.3 water.6",
        "  fire.2",
        seals="a1b=air.4",
        scrolls="a1=renewal.fire b1=strengthening.air",
        ways="h1a",
    )
    outlook = Outlook(position)
    spot = position.dungeon.words.index
    assert outlook.dice == 3
    assert outlook.pips == [3, 0, 6, 0]
    assert outlook.scroll(outlook.pips) == 3
    assert outlook.scroll(outlook.pips, but=spot("a1")) == 0
    assert outlook.scroll([2, 6, 6, 6]) == 0
    assert outlook.after_it(spot("a1")) == 1, "the third mage's die is too low"
    assert outlook.behind(spot("a1b"), [0, 0, 4, 0]) == 4
    assert outlook.behind(spot("a1b"), [3, 0, 3, 0]) == 0
    assert outlook.doorway([0, 0, 4, 0]) > outlook.doorway([0, 0, 3, 0])
    assert outlook.near(spot("a1b")) == 2


def test_where_the_same_dice_serve_moves_are_told_apart_by_what_they_take() -> None:
    position = table("> fire.6", "  ", scrolls="a1=renewal.fire a2=synergy.fire", ways="h1a h2a")
    rows = traits(position, GAME.guide.sensible(position))
    assert len({tuple(row) for row in rows}) == len(rows) == 3, "two scrolls, and Binding"


def test_a_grandmaster_plans_by_instinct_and_others_do_not() -> None:
    position = table("> fire.6", "  ", scrolls="a1=renewal.fire a2=synergy.fire", ways="h1a h2a")
    efforts = {level: GAME.guide.effort(level, position) for level in GAME.guide.levels[1:]}
    assert [level for level, effort in efforts.items() if effort.instinct] == [GRANDMASTER]
    assert GAME.guide.instinct(position) is not None
    chance = FastChance(1)
    perspective = Perspective(GAME, position, 0, chance)
    for level in (MASTER, GRANDMASTER):
        effort = efforts[level]
        assert isinstance(effort, Trials)
        plan = Comparison(GAME, perspective, effort, chance).plan
        assert GAME.say(position, plan) == "break a2 fire.6"


def test_an_instinct_says_how_it_came_to_be() -> None:
    instinct = GAME.guide.instinct(table("> fire.6", "  "))
    assert instinct is not None
    assert instinct.card["game"] == "five_seals"
    for entry in ("seed", "seats", "chapters", "runs", "varied", "command", "minutes"):
        assert entry in instinct.card, entry
