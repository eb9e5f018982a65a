"""What could not be asked or done in a turn is refused, with the field and the reason."""

import pytest

from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.game import GAME
from tests.games.five_seals.drawing import running, say, table
from tests.games.five_seals.notation.refusals import changed, refusal


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"turn": 3}, "turn", "position-bad-field"),
        ({"turn": 1, "decider": 1}, "turn", "turn-is-over"),
        ({"decider": 2}, "decider", "decides"),
        ({"decider": 1}, "decider", "decides"),
        ({"spent": [[], ["growth.air"], []]}, "spent.1", "round-is-over"),
        ({"dice": [[], ["air.1"], []]}, "dice.1", "round-is-over"),
        ({"familiars": [None, "a1b", None]}, "familiars.1", "round-is-over"),
        ({"cups": [["fire"], [], []], "dice": [[], [], []]}, "cups.0", "round-goes-on"),
        ({"casting": "growth.fire"}, "casting", "nothing-cast"),
        ({"chosen": "h1a"}, "chosen", "nothing-chosen"),
    ],
)  # fmt: skip
def test_F8_F13_a_turn_is_that_of_a_seat_whose_round_goes_on(
    changes: PlainDict, field: str, reason: str
) -> None:
    assert refusal(changed(running(), **changes)) == (field, reason)


def first_dice(**changes: Plain) -> PlainDict:
    """The cat takes dice after the owl, who was first, and the raven."""
    cup: list[Plain] = ["fire", "fire", "air"]
    data: PlainDict = {"seats": 3, "circle": 4, "round": 0, "phase": "draft", "first": 2}
    return {**data, "turn": 1, "done": [0, 2], "cups": [cup, [], cup], **changes}


def test_F7_the_first_dice_are_taken_in_turn() -> None:
    assert GAME.restore(first_dice()).actor() == 1


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"phase": "turn"}, "phase", "first-dice"),
        ({"decider": 0}, "decider", "decides"),
        ({"done": [0]}, "done", "dice-in-turn"),
        ({"done": [0, 1, 2]}, "done", "dice-in-turn"),
        ({"cups": [["fire"], [], ["air", "air", "air"]]}, "cups.0", "dice-in-turn"),
        ({"dice": [[], ["water.1"], []]}, "dice.1", "not-begun"),
        ({"ready": [[], ["growth.fire"], []]}, "ready.1", "not-begun"),
        ({"spent": [[], ["binding"], []]}, "ready.1", "not-begun"),
        ({"spent": [[], ["growth.fire"], []]}, "spent.1", "not-begun"),
        ({"mages": ["h1a", "s2", "s3"]}, "mages.0", "not-begun"),
        ({"familiars": [None, None, "h1a"]}, "familiars.2", "not-begun"),
        ({"gone": 1}, "gone", "not-begun"),
        ({"quiet": 1}, "quiet", "not-begun"),
        ({"broken": True}, "broken", "not-begun"),
        ({"guardians": {"fire": "a1"}, "scrolls": {"a1": "change.fire"}},
         "guardians", "not-begun"),
    ],
)  # fmt: skip
def test_F7_before_the_first_round_nothing_has_happened(
    changes: PlainDict, field: str, reason: str
) -> None:
    assert refusal(first_dice(**changes)) == (field, reason)


SIXES = {
    f"v{wedge}": f"synergy.{e}" for wedge, e in enumerate(("fire", "air", "water", "earth"), 1)
}


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({}, None),
        ({"decider": 1, "done": [1]}, ("decider", "decides")),
        ({"cups": [["fire"], []]}, ("cups.0", "takes-dice")),
        ({"done": [0, 1]}, None),
        ({"done": [0, 1], "scrolls": {}}, ("phase", "no-more-dice")),
        ({"done": [0, 1], "quiet": 2, "broken": False}, ("phase", "no-more-dice")),
        ({"done": [1], "turn": 1, "decider": 0}, ("turn", "turn-is-over")),
    ],
)  # fmt: skip
def test_F13_F14_dice_are_taken_for_a_round_that_comes(
    changes: PlainDict, refused: tuple[str, str] | None
) -> None:
    data: PlainDict = {"seats": 2, "phase": "draft", "broken": True, "scrolls": {**SIXES}}
    if refused is None:
        assert GAME.restore({**data, **changes}).actor() == 0
    else:
        assert refusal({**data, **changes}) == refused


def test_F13_nobody_takes_dice_from_an_empty_supply() -> None:
    all_dice: list[Plain] = [f"{c}.1" for c in ("fire", "water", "air", "earth") for _ in range(3)]
    data: PlainDict = {"seats": 2, "phase": "draft", "dice": [[], all_dice]}
    assert refusal(data) == ("phase", "nothing-to-ask")


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({}, None),
        ({"turn": -1, "decider": -1}, None),
        ({"turn": 0}, ("turn", "nobodys-turn")),
        ({"decider": 1}, ("decider", "nobodys-turn")),
        ({"done": [0]}, ("done", "over-for-all")),
        ({"scrolls": {**SIXES}}, ("phase", "goes-on")),
        ({"scrolls": {**SIXES}, "quiet": 2}, None),
        ({"scrolls": {**SIXES}, "quiet": 2, "broken": True}, ("phase", "goes-on")),
    ],
)  # fmt: skip
def test_F14_F15_the_game_is_over_when_it_ends(
    changes: PlainDict, refused: tuple[str, str] | None
) -> None:
    data: PlainDict = {"seats": 2, "phase": "over", **changes}
    if refused is None:
        assert GAME.restore(data).over()
    else:
        assert refusal(data) == refused


def robbed() -> PlainDict:
    """The raven robs the cat, who has two dice to choose from."""
    position = table(
        "> air.1 | theft.fire", "  fire.2 fire.6", "  fire.3", scrolls="v1=synergy.fire", circle=3
    )
    say(position, "cast theft.fire from cat")
    return position.dump()


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"decider": 0}, "decider", "robs"),
        ({"done": [1], "dice": [["air.1"], [], []]}, "decider", "robs"),
        ({"decider": 2}, "phase", "nothing-to-ask"),
        ({"casting": "change.fire"}, "casting", "other-spell"),
        ({"casting": "theft.air"}, "casting", "not-cast"),
        ({"casting": None}, "casting", "position-bad-field"),
        ({"spent": [[], ["theft.fire"], []]}, "casting", "not-cast"),
    ],
)  # fmt: skip
def test_F31_only_a_robbed_opponent_gives_a_die(
    changes: PlainDict, field: str, reason: str
) -> None:
    assert GAME.restore(robbed()).actor() == 1
    assert refusal(changed(robbed(), **changes)) == (field, reason)


def test_F31_who_takes_dice_in_anothers_turn_was_robbed_of_the_last_one() -> None:
    position = table(
        "> air.1 | theft.fire", "  fire.2", "  fire.3", scrolls="v1=synergy.fire", circle=3
    )
    say(position, "cast theft.fire from cat")
    dumped = position.dump()
    assert GAME.restore(dumped).actor() == 1
    face_up: list[Plain] = [["theft.fire"], [], []]
    assert refusal(changed(dumped, spent=[[], [], []], ready=face_up)) == ("decider", "decides")
    assert refusal(changed(dumped, dice=[[], [], []])) == ("decider", "decides")


def test_F32_a_scroll_is_cast_from_anothers_row_by_exploitation_alone() -> None:
    position = table(
        "> air.1 | exploitation.fire", "  fire.2 fire.6 | theft.fire", "  fire.3", circle=3
    )
    say(position, "cast exploitation.fire", "use cat theft.fire from cat")
    dumped = position.dump()
    assert GAME.restore(dumped).dump() == dumped
    spent: list[Plain] = [["exploitation.air"], ["theft.fire"], []]
    assert refusal(changed(dumped, spent=spent)) == ("casting", "not-cast")


def test_F23_F27_the_first_of_two_places_can_be_chosen() -> None:
    position = table(
        "> fire.2 | rearrangement.fire",
        "  ",
        seals="h1a=fire.2",
        scrolls="a1=change.fire a2=change.air",
        circle=2,
    )
    say(position, "cast rearrangement.fire", "choose a1")
    dumped = position.dump()
    assert GAME.restore(dumped).dump() == dumped
    for spot in ("h1a", "a2", "a3", "s1"):
        assert refusal(changed(dumped, chosen=spot)) == ("chosen", "can-not-choose")
    assert refusal(changed(dumped, chosen="z9")) == ("chosen", "no-such-spot")


def absorbing() -> PlainDict:
    position = table("> fire.2 | absorption.fire", "  ", seals="h1a=fire.2", circle=2)
    say(position, "break h1a fire.2")
    return position.dump()


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"gone": 0}, "gone", "none-gone"),
        ({"broken": False}, "broken", "just-broken"),
        ({"chosen": "air.2"}, "phase", "nothing-to-ask"),
        ({"chosen": "a1"}, "chosen", "no-such-piece"),
        ({"mages": ["s1", "s2"]}, "mages.0", "stands-elsewhere"),
        ({"ready": [[], []], "spent": [["absorption.fire"], []]}, "phase", "nothing-to-ask"),
    ],
)  # fmt: skip
def test_F25_a_token_is_absorbed_that_was_just_broken(
    changes: PlainDict, field: str, reason: str
) -> None:
    dumped = absorbing()
    assert GAME.restore(dumped).dump() == dumped
    assert refusal(changed(dumped, **changes)) == (field, reason)


def test_F25_what_is_plain_about_an_absorbed_token_may_be_left_out() -> None:
    dumped = absorbing()
    short = {name: value for name, value in dumped.items() if name not in ("gone", "broken")}
    assert GAME.restore(short).dump() == dumped


@pytest.mark.parametrize(
    ("chosen", "dice", "refused"),
    [
        ("fire", ["fire.2"], None),
        ("mind", ["fire.1"], None),
        ("fire", ["fire.1"], ("chosen", "not-raised")),
        ("air", ["air.2"], ("chosen", "not-raised")),
        ("wood", ["air.2"], ("chosen", "no-such-element")),
    ],
)
def test_F29_what_was_raised_is_of_the_scrolls_colour(
    chosen: str, dice: list[Plain], refused: tuple[str, str] | None
) -> None:
    data: PlainDict = {"seats": 2, "circle": 3, "phase": "lower", "casting": "alteration.fire"}
    data.update({"spent": [["alteration.fire"], []], "dice": [dice, ["fire.3"]], "chosen": chosen})
    if refused is None:
        assert GAME.restore(data).actor() == 0
    else:
        assert refusal(data) == refused
    nothing_to_lower: list[Plain] = [["fire.2"], ["fire.1"]]
    data.update({"dice": nothing_to_lower, "chosen": "fire"})
    assert refusal(data) == ("phase", "nothing-to-ask")


@pytest.mark.parametrize(
    ("phase", "scroll", "circle"),
    [
        ("raise", "alteration.fire", 3),
        ("renew", "renewal.fire", 1),
        ("leap", "leap.fire", 4),
        ("swap", "swap.fire", 2),
    ],
)
def test_a_step_without_a_choice_is_not_asked(phase: str, scroll: str, circle: int) -> None:
    data: PlainDict = {"seats": 2, "circle": circle, "phase": phase, "casting": scroll}
    data.update({"spent": [[scroll], []], "dice": [["fire.2"], []]})
    assert refusal(data) == ("phase", "nothing-to-ask")


def test_F37_the_second_seal_follows_a_first() -> None:
    position = table(
        "> fire.2 | speed.fire", "  ", seals="h1a=fire.2 h2a=fire.2", circle=4, ways=""
    )
    say(position, "cast speed.fire", "break h1a fire.2")
    dumped = position.dump()
    assert GAME.restore(dumped).dump() == dumped
    assert refusal(changed(dumped, broken=False)) == ("broken", "just-broken")
    assert refusal(changed(dumped, mages=["s1", "s2"])) == ("mages.0", "stands-elsewhere")
