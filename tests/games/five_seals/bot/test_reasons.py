"""What speaks for a move: figures that a player could count on the table."""

from itertools import product

import pytest

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.errors import Parameters
from conclave.games.five_seals.position import Position
from conclave.texts import Listener, ask, knows
from tests.games.five_seals.drawing import movement, table

GAME = load_game("five_seals")
SIXES = "v2=synergy.fire v3=synergy.air v4=synergy.mind v5=synergy.earth"


def reasons(position: Position, sentence: str) -> dict[str, Parameters]:
    """By kind, in their order."""
    move = GAME.hear(position, sentence)
    found = GAME.guide.reasons(position.imagine(position.actor(), FastChance(1)), move)
    assert found
    return {one.id.removeprefix("five_seals-reason-"): one.params for one in found}


def picked(params: Parameters, *names: str) -> tuple[str | int, ...]:
    return tuple(params[name] for name in names)


def test_dice_to_take_tell_the_chance_of_the_best() -> None:
    position = table(
        *("x", "  air.2"),
        seals="a1b=fire.4",
        scrolls="b1=growth.air",
        ways="h1a",
        phase="draft",
        turn=0,
        round=2,
    )
    told = reasons(position, "take fire fire earth")
    rolls = list(product(range(1, 7), repeat=3))
    enough = [roll for roll in rolls if roll[0] + roll[1] >= 4]
    assert list(told) == ["draft", "draft-any"]
    assert picked(told["draft"], "spot", "percent") == ("a1b", round(100 * len(enough) / 216))


def test_the_chance_of_anything_is_counted_over_all_colours() -> None:
    position = table(
        *("x", "  air.2"), seals="a1b=fire.4 a1p=air.3", phase="draft", turn=0, round=2
    )
    rolls = list(product(range(1, 7), repeat=3))
    some = [roll for roll in rolls if roll[0] >= 4 or roll[1] + roll[2] >= 3]
    told = reasons(position, "take fire air air")["draft-any"]
    assert picked(told, "percent", "count") == (round(100 * len(some) / 216), 2)


def test_a_scroll_tells_its_points_with_synergy_and_who_is_ahead() -> None:
    position = table(
        "> fire.5 air.1 | synergy.fire", "  | growth.air", scrolls=f"a1=change.fire {SIXES}"
    )
    told = reasons(position, "break a1 fire.5")
    # Binding 1, Synergy 6 and 1 for itself; the scroll 2, and 1 for it.
    assert picked(told["points"], "gain", "mine", "seat", "theirs") == (3, 11, 1, 6)


def test_a_scroll_that_somebody_else_would_take_says_with_what() -> None:
    position = table("> fire.5 air.1", "  fire.1 fire.2 water.6", scrolls=f"a1=change.fire {SIXES}")
    told = reasons(position, "break a1 fire.5")
    assert picked(told["rival"], "seat", "dice") == (1, "fire.2")
    alone = table("> fire.5 air.1", "  fire.1 water.6", scrolls=f"a1=change.fire {SIXES}")
    assert "rival" not in reasons(alone, "break a1 fire.5")


def test_the_six_that_ends_the_game_says_so() -> None:
    position = table("> fire.6", "  ", scrolls=SIXES)
    assert "ends" in reasons(position, "break v2 fire.6")
    five = table("> fire.6", "  ", scrolls=f"{SIXES} v6=synergy.water")
    assert reasons(five, "break v2 fire.6")["sixes"] == {"left": 1}


def test_a_doorway_tells_its_rooms_their_points_and_how_near_the_deep_is() -> None:
    position = table(
        "> fire.3 air.1",
        "  ",
        seals="a1b=fire.3",
        scrolls="b1=growth.air v1=synergy.air",
        ways="h1a",
    )
    told = reasons(position, "break a1b fire.3")
    assert list(told) == ["opens", "nearer", "idle"]
    assert told["opens"] == {"rooms": 1, "worth": 5}
    # Hall and room A; B1V or B1Q and Q1V seal the rest of the way.
    assert picked(told["nearer"], "spot", "before", "left") == ("v1", 2, 1)
    assert told["idle"]["dice"] == "air.1"


def test_dice_that_are_left_name_what_they_break_next() -> None:
    position = table(
        "> fire.3 air.4", "  ", seals="a1b=fire.3", scrolls="b1=strengthening.air", ways="h1a"
    )
    told = reasons(position, "break a1b fire.3")
    assert picked(told["next"], "spell", "spot", "dice") == ("strengthening", "b1", "air.4")


def test_the_last_dice_tell_who_chooses_new_ones_when() -> None:
    position = table("> fire.3", "x air", "  air.2", seals="a1b=fire.3", ways="h1a")
    assert reasons(position, "break a1b fire.3")["last-dice"] == {"place": 2, "seats": 3}


def test_giving_up_counts_what_can_not_be_broken() -> None:
    position = table("> fire.1", "  air.2", seals="h1a=fire.2 h2a=air.2")
    told = reasons(position, "give up")
    assert told["none"] == {"count": 2, "dice": "fire.1"}
    assert told["new-dice"] == {"place": 1, "seats": 2, "most": 3}


def test_dice_that_change_tell_what_they_break_then() -> None:
    position = table(
        "> air.4 | change.air", "  ", scrolls="a1=strengthening.fire", seals="h2a=air.2"
    )
    told = reasons(position, "cast change.air air.4 to fire")
    assert picked(told["then"], "spot", "dice") == ("a1", "fire.4")
    assert told["breaks"] == {"count": 1, "before": 1}


def test_a_reroll_tells_its_chance() -> None:
    position = table("> fire.1 fire.2 | renewal.fire", "  ", scrolls="a1=growth.fire")
    rolls = list(product(range(1, 7), repeat=2))
    enough = [roll for roll in rolls if sum(roll) >= 5]
    more = [roll for roll in rolls if sum(roll) > 3]
    told = reasons(position, "cast renewal.fire fire.1 fire.2")
    assert told["reroll"]["percent"] == round(100 * len(enough) / 36)
    assert picked(told["reroll-total"], "total", "percent") == (3, round(100 * len(more) / 36))
    # The 2 stays: a 3 or more beside it will do.
    one = reasons(position, "cast renewal.fire fire.1")
    assert one["reroll"]["percent"] == round(100 * 4 / 6)


def test_a_new_die_tells_its_chance_beside_those_that_lie_there() -> None:
    position = table("> fire.2 | growth.mind", "  ", scrolls="a1=growth.fire")
    told = reasons(position, "cast growth.mind fire")
    assert told["grow"]["percent"] == round(100 * 4 / 6)
    assert told["grow-total"]["total"] == 2


def test_a_familiar_that_stays_tells_whom_it_keeps_out_of_what() -> None:
    position = table("> fire.1 | at a1b", "  air.1", scrolls="b1=strengthening.air", ways="h1a a1b")
    position.play(GAME.hear(position, "cast binding"), FastChance(1))
    assert reasons(position, "stay")["blocks"] == {"count": 1, "rooms": 1, "worth": 4}


def test_the_familiar_on_an_errand_tells_what_it_opens() -> None:
    position = table("> fire.3", "  ", seals="h1a=fire.2", scrolls="a1=change.air", ways="")
    position.play(GAME.hear(position, "cast binding"), FastChance(1))
    told = reasons(position, "break h1a fire.3")
    assert told["errand"] == {"rooms": 1, "worth": 2, "spot": "s1"}


def test_a_theft_tells_what_the_victim_can_choose_from() -> None:
    position = table("> air.1 | theft.fire", "  fire.2 fire.5 air.6", circle=3)
    assert reasons(position, "cast theft.fire from cat")["theft"] == {
        "seat": 1,
        "dice": "fire.2 fire.5",
    }
    last = table("> air.1 | theft.fire", "  fire.2", circle=3)
    assert reasons(last, "cast theft.fire from cat")["robbed"] == {"seat": 1}


def test_a_victim_is_told_what_is_left() -> None:
    position = table(
        "> air.1 | -theft.fire",
        "  fire.1 fire.2",
        circle=3,
        scrolls="a1=change.fire",
        phase="give",
        casting="theft.fire",
        decider=1,
    )
    assert reasons(position, "give fire.1")["give"] == {"count": 1, "before": 1}
    assert reasons(position, "give fire.2")["give"] == {"count": 0, "before": 1}


def test_a_trade_tells_both_scores() -> None:
    position = table(
        "> air.1 | transfer.fire, change.air", "  air.2 | change.fire, synergy.air", circle=3
    )
    told = reasons(position, "cast transfer.fire")["trade"]
    # Both have 2 for the scroll as before; the Synergy of the other counts one more Air scroll.
    assert told == {"seat": 1, "mine": 1 + 4 + 2, "theirs": 1 + 6 + 1 + 2 + 1}


def test_what_is_guarded_tells_who_would_have_taken_it() -> None:
    position = movement("> air.1 | guardian.fire", "  fire.6", scrolls="a1=change.fire", ways="h1a")
    told = reasons(position, "cast guardian.fire")
    assert picked(told["rival"], "seat", "dice") == (1, "fire.6")
    assert picked(told["denies"], "count", "spot") == (1, "a1")


def test_a_leap_tells_what_it_takes() -> None:
    position = movement("> air.6 | leap.fire", "  ", seals="h1a=fire.2", scrolls="a1=change.air")
    told = reasons(position, "cast leap.fire")
    assert picked(told["reaches"], "spot", "count") == ("a1", 2)


def test_an_absorbed_seal_tells_what_it_will_add() -> None:
    position = table("> fire.3 air.1 | absorption.fire", "  ", circle=2, seals="h1a=fire.3")
    position.play(GAME.hear(position, "break h1a fire.3"), FastChance(1))
    assert reasons(position, "absorb absorption.fire")["absorb"] == {"strength": 3, "before": 0}
    assert reasons(position, "leave")["leave"] == {"strength": 3}


@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_every_move_has_a_reason_that_can_be_read(circle: int) -> None:
    luck = FastChance(circle)
    position = GAME.start(3, {"circle": circle}, luck)
    assert isinstance(position, Position)
    while not position.over():
        listener = Listener(["Ines", "Basil", "Cleo"], position.actor())
        imagined = position.imagine(position.actor(), luck)
        legal = position.legal()
        for move in {legal[0], legal[-1], luck.pick(legal)}:
            found = GAME.guide.reasons(imagined, move)
            assert 1 <= len(found) <= 3
            for reason in found:
                assert knows(reason.id), reason.id
                assert "{" not in ask(reason.id, reason.params, listener)
        position.play(GAME.guide.playout(position, luck), luck)
