"""What a sentence would cost and bring is told beforehand, and comes true."""

from conclave.core.chance import FastChance
from conclave.core.errors import Parameters
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import say, table


def effect(position: Position, sentence: str) -> tuple[str, Parameters]:
    message = GAME.previews(position)[sentence].effect
    return message.id.removeprefix("five_seals-preview-"), message.params


def test_F10_a_seal_tells_its_dice_and_the_rooms_behind_it() -> None:
    position = table(
        "> fire.4 air.1",
        "  ",
        seals="h1a=fire.2",
        scrolls="a1=change.fire b1=growth.air",
        ways="a1b",
    )
    preview = GAME.previews(position)["break h1a fire.4"]
    assert preview.cost
    assert preview.cost.params == {"dice": "fire.4", "over": 2}
    kind, params = effect(position, "break h1a fire.4")
    assert kind == "break"
    assert (params["opens"], params["held"]) == (2, 2)
    assert params["scrolls"] == "growth.air change.fire"
    assert params["last"] is False
    assert preview.points == []


def test_F11_a_seal_between_rooms_in_reach_opens_nothing() -> None:
    position = table("> fire.4", "  ", seals="a1p=fire.2", ways="h1a h1p")
    kind, params = effect(position, "break a1p fire.4")
    assert (kind, params["opens"], params["last"]) == ("break", 0, True)


def test_F16_a_scroll_tells_the_points_that_it_then_brings() -> None:
    position = table(
        "> fire.4 air.2 | synergy.fire, change.fire",
        "  ",
        scrolls="a1=strengthening.fire a2=change.air",
        ways="h1a h2a",
    )
    before = position.standings()[0].points
    preview = GAME.previews(position)["break a1 fire.4"]
    assert preview.points == [(0, 5)]
    say(position, "break a1 fire.4")
    assert position.standings()[0].points - before == 5


def test_F14_the_scroll_that_brings_the_last_round_says_so() -> None:
    scrolls = "a1=synergy.fire a2=synergy.air a3=synergy.mind a4=synergy.earth"
    for sixes, ends in ((scrolls, True), (scrolls + " a5=synergy.water", False)):
        position = table("> fire.6", "  ", scrolls=sixes)
        found = GAME.previews(position)
        assert found["break a1 fire.6"].effect.params["ends"] is ends


def test_F9_what_cannot_be_said_tells_why() -> None:
    position = table("> fire.4 | synergy.fire, -growth.fire", "  ", seals="h1a=fire.2")
    found = GAME.previews(position)
    assert found["give up"].barred
    assert found["give up"].effect.id == "five_seals-must-break"
    assert found["cast synergy.fire"].effect.id == "five_seals-never-cast"
    assert found["cast growth.fire"].effect.id == "five_seals-face-down"
    assert not found["break h1a fire.4"].barred


def test_F18_F20_dice_tell_what_they_become_and_F19_that_nobody_knows() -> None:
    position = table(
        "> fire.3 fire.5 | change.fire, strengthening.fire, renewal.fire",
        "  ",
    )
    assert effect(position, "cast change.fire fire.3 to air") == (
        "turn",
        {"dice": "fire.3", "now": "air.3"},
    )
    assert effect(position, "cast strengthening.fire fire.3 fire.5") == (
        "turn",
        {"dice": "fire.3 fire.5", "now": "fire.5 fire.6"},
    )
    assert effect(position, "cast renewal.fire fire.3") == ("reroll", {"dice": "fire.3"})


def test_F30_a_trade_tells_what_synergy_makes_of_it() -> None:
    position = table(
        "> fire.3 | synergy.fire, change.air, -transfer.fire",
        "  air.2 | change.fire",
        circle=3,
        phase="transfer",
        casting="transfer.fire",
    )
    said = "take cat change.fire for change.air"
    assert GAME.previews(position)[said].points == [(0, 1)]
    before = [standing.points for standing in position.standings()]
    say(position, said)
    after = [standing.points for standing in position.standings()]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 0]


def test_every_sentence_of_a_game_is_foretold_but_which_places_trade() -> None:
    for circle in (1, 2, 3, 4):
        luck = FastChance(circle)
        position = GAME.start(3, {"circle": circle}, luck)
        for _ in range(300):
            if position.over():
                break
            legal = position.legal()
            found = GAME.previews(position)
            for move in legal:
                said = GAME.say(position, move)
                assert said in found or said.split()[0] in ("choose", "with", "raise", "lower")
            position.play(legal[luck.below(len(legal))], luck)
