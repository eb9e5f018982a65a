"""What a net is shown: what dice could break at once, and what is there now."""

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.games.five_seals.bot.figures import figures
from conclave.games.five_seals.bot.prospects import Prospects, rivalry
from conclave.games.five_seals.bot.room_values import room_values, rooms_now
from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import say, table

GAME = load_game("five_seals")


def prospects(position: Position) -> list[Prospects]:
    rooms = rooms_now(position)
    return [Prospects(position, seat, rooms) for seat in range(position.seats)]


def test_dice_are_enough_for_what_has_their_colour_and_no_more_strength() -> None:
    position = table(
        "> fire.2 fire.3 water.1", "  ",
        scrolls="a1=growth.fire a2=change.water a3=strengthening.mind v1=synergy.fire",
    )  # fmt: skip
    raven, cat = prospects(position)
    assert raven.scrolls == [1, 0, 1, 1, 1]
    assert raven.payable == [0, 0, 1, 1, 0], "five of Fire, and as many for the Mind"
    assert raven.nearby == 2 + 4 + 5 + 6 + 1, "Synergy counts itself"
    assert raven.nearest == 7
    assert cat.scrolls == raven.scrolls
    assert cat.payable == [0] * 5


def test_F36_what_is_guarded_can_not_be_taken() -> None:
    position = table(
        "> fire.5 | -guardian.fire", "  ", scrolls="a1=growth.fire", circle=4,
        guardians={"fire": "a1"},
    )  # fmt: skip
    assert prospects(position)[0].payable == [0] * 5


def test_doorways_count_if_dice_open_them_to_something_new() -> None:
    position = table(
        "> fire.2", "  ", seals="h1a=fire.2 h2a=fire.3", scrolls="v1=synergy.air", ways="a1b b1v"
    )
    raven, cat = prospects(position)
    assert raven.openings == 1
    assert raven.opening == rooms_now(position)[position.dungeon.one[position.dungeon.boxes]]
    assert (cat.openings, cat.opening) == (0, 0.0)


def test_who_is_on_turn_sooner_may_take_it_first() -> None:
    position = table(
        "  fire.6 water.2", "> fire.6", "  fire.5", scrolls="a1=growth.fire a2=change.water"
    )
    everybody = prospects(position)
    assert rivalry(position, everybody, 0) == [5, 2, 2, 2, 0]
    assert rivalry(position, everybody, 1) == [5, 0, 5, 0, 2]
    assert rivalry(position, everybody, 2) == [5, 0, 0, 1, 1]


def test_in_play_rooms_promise_what_is_there_now() -> None:
    position = table("> fire.6 fire.2", "  ", scrolls="v1=synergy.fire a2=change.air")
    assert max(room_values(position)) == 6
    say(position, "break v1 fire.6")
    assert max(room_values(position)) == 2
    imagined = position.imagine(0, FastChance(1))
    assert room_values(imagined) == room_values(position)


def test_figures_tell_the_table_as_it_is_wherever_the_thinking_began() -> None:
    position = table("> fire.6 fire.2", "  ", scrolls="v1=synergy.fire a2=change.air")
    imagined = position.imagine(0, FastChance(1))
    room_values(imagined)
    for one in (position, imagined):
        say(one, "break v1 fire.6")
    assert figures(imagined).seats == figures(position).seats


def test_a_plan_goes_by_the_table_as_it_is() -> None:
    """It makes the same move whether it has followed the game or looks at it for the first time."""
    luck = FastChance(3)
    position = GAME.start(4, {}, luck)
    while not position.over():
        fresh = GAME.restore(position.dump())
        move = GAME.guide.carry_on(position, FastChance(7))
        assert move == GAME.guide.carry_on(fresh, FastChance(7))
        position.play(move, luck)
