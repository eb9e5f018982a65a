"""What could not lie on a table is refused, with the field and the reason."""

import pytest

from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.game import GAME
from tests.games.five_seals.drawing import familiar_at, has, running
from tests.games.five_seals.notation.refusals import changed, refusal


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"seats": 6}, "seats", "seats-out-of-range"),
        ({"seats": "two"}, "seats", "position-bad-field"),
        ({"options": {"circle": 9}}, "options", "option-bad-value"),
        ({"options": {"circus": 1}}, "options", "option-unknown"),
        ({"options": {"circle": "random"}, "circle": 9}, "circle", "position-bad-field"),
        ({"circle": 3}, "circle", "two-circles"),
        ({"familiar": [None, None, None]}, "familiar", "position-unknown-field"),
        ({"phase": "lunch"}, "phase", "no-such-phase"),
        ({"round": -1}, "round", "position-bad-field"),
        ({"quiet": 3}, "quiet", "position-bad-field"),
        ({"round": 1}, "quiet", "too-quiet"),
        ({"broken": 1}, "broken", "position-bad-field"),
        ({"done": [7]}, "done", "position-bad-field"),
        ({"done": [1, 1]}, "done", "done-twice"),
    ],
)  # fmt: skip
def test_a_field_says_what_it_can_say(changes: PlainDict, field: str, reason: str) -> None:
    assert refusal(changed(running(), **changes)) == (field, reason)


def test_a_circle_left_to_chance_must_be_told() -> None:
    assert refusal({"seats": 2, "options": {"circle": "random"}}) == ("circle", "which-circle")


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"seals": {"z9z": "fire.2"}}, "seals.z9z", "no-such-spot"),
        ({"seals": {"a1p": "mind.2"}}, "seals.a1p", "no-such-piece"),
        ({"seals": {"a1p": None}}, "seals.a1p", "position-bad-field"),
        ({"seals": {"a2": "fire.2"}}, "seals.a2", "no-doorway"),
        ({"seals": {"s4": "fire.2"}}, "seals.s4", "no-doorway"),
        ({"scrolls": {"b2q": "change.fire"}}, "scrolls.b2q", "no-box"),
        ({"scrolls": {"a1": "binding"}}, "scrolls.a1", "binding-in-a-box"),
        ({"scrolls": {"a1": "deception.fire"}}, "scrolls.a1", "other-circle"),
        ({"ready": [["theft.mind"], [], []]}, "ready.0", "other-circle"),
        ({"ready": [["change.wood"], [], []]}, "ready.0", "no-such-piece"),
        ({"ready": [["speed.air"], [], []]}, "ready.0", "too-many"),
        ({"ready": [["binding", "binding"], [], []]}, "ready.0", "one-binding"),
        ({"ready": [["binding"]]}, "ready", "one-for-each-seat"),
        ({"seals": dict.fromkeys(["a1p", "b1q", "q1v", "b1v", "b2q", "p1a"], "fire.6")},
         "seals", "too-many"),
        ({"gone": 100}, "gone", "position-bad-field"),
        ({"gone": 73}, "gone", "too-many-gone"),
    ],
)  # fmt: skip
def test_F2_F6_seals_and_scrolls_are_those_of_the_box(
    changes: PlainDict, field: str, reason: str
) -> None:
    assert refusal(changed(running(), **changes)) == (field, reason)


def test_F6_there_are_no_more_scrolls_of_a_strength_than_boxes_for_it() -> None:
    growth = ["growth.fire", "growth.water", "growth.air", "growth.earth", "growth.mind"]
    data: PlainDict = {"seats": 2, "circle": 4, "ready": [list[Plain](growth), []]}
    theirs: list[Plain] = ["guardian.fire", "guardian.air"]
    assert GAME.restore({**data, "scrolls": {"q1": "guardian.fire"}}).seats == 2
    assert refusal({**data, "ready": [list[Plain](growth), theirs]}) == (
        "scrolls", "too-many-of-a-strength",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"dice": [["fire.7"], [], []]}, "dice.0", "no-such-die"),
        ({"dice": [["fire.1"], []]}, "dice", "one-for-each-seat"),
        ({"dice": [["fire.1"] * 7, [], []]}, "dice.0", "dice-miscounted"),
        ({"dice": [["fire.1"] * 5, [], []]}, "dice", "dice-miscounted"),
        ({"cups": [[], ["mind"], []]}, "cups.1", "no-such-colour"),
        ({"cups": [[], ["wood"], []]}, "cups.1", "no-such-element"),
        ({"cups": [[], ["air", "water", "water", "earth"], []]}, "cups.1", "cup-too-full"),
        ({"supply": {"fire": 9, "water": 3, "air": 3, "earth": 3}},
         "supply.fire", "dice-miscounted"),
        ({"supply": {"fire": 2, "water": 3, "air": 3, "earth": 3, "mind": 0}},
         "mind", "position-unknown-field"),
    ],
)  # fmt: skip
def test_F6_dice_are_those_of_the_supply(changes: PlainDict, field: str, reason: str) -> None:
    assert refusal(changed(running(), **changes)) == (field, reason)


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"mages": ["h1a", "h1a", "s3"]}, "mages.1", "spot-taken"),
        ({"mages": ["b1q", "q2", "s3"]}, "mages.0", "spot-taken"),
        ({"mages": ["a1", "q2", "s3"]}, "mages.0", "spot-taken"),
        ({"mages": ["s2", "q2", "s3"]}, "mages.0", "wrong-start"),
        ({"mages": ["h1a", "q2", None]}, "mages.2", "position-bad-field"),
        ({"familiars": ["h1a", None, "h1a"]}, "familiars.2", "spot-taken"),
        ({"familiars": ["a1", None, None]}, "familiars.0", "spot-taken"),
        ({"familiars": ["s1", None, "s1"]}, "familiars.2", "wrong-start"),
        ({"guardians": {"air": "a1"}}, "guardians.air", "guards-nothing"),
        ({"guardians": {"fire": "h1a"}}, "guardians.fire", "guards-nothing"),
        ({"guardians": {"wood": "a1"}}, "guardians.wood", "no-such-element"),
    ],
)  # fmt: skip
def test_F11_F36_figures_stand_where_figures_can_stand(
    changes: PlainDict, field: str, reason: str
) -> None:
    assert refusal(changed(running(), **changes)) == (field, reason)


@pytest.mark.parametrize(
    ("circle", "more", "refused"),
    [
        (2, {"guardians": {"fire": "a1"}}, ("guardians.fire", "other-circle")),
        (4, {"guardians": {"fire": "a1"}}, ("guardians.fire", "nobody-guards")),
        (4, {"guardians": {"fire": "a1"}, "spent": [[], ["guardian.fire"]]}, None),
        (4, {"absorbed": {"fire": "fire.2"}}, ("absorbed.fire", "other-circle")),
        (2, {"absorbed": {"fire": "fire.2"}}, ("absorbed.fire", "nobody-has")),
        (2, {"absorbed": {"fire": "fire.2"}, "ready": [["absorption.fire"], []]}, None),
        (2, {"absorbed": {"fire": "air.2"}, "ready": [["absorption.fire"], []]},
         ("absorbed.fire", "wrong-token")),
        (2, {"absorbed": {"mind": "air.2"}, "ready": [["absorption.mind"], []]}, None),
    ],
)  # fmt: skip
def test_F25_F36_guardians_and_absorbed_tokens_are_of_their_own_circles(
    circle: int, more: PlainDict, refused: tuple[str, str] | None
) -> None:
    data: PlainDict = {"seats": 2, "circle": circle, "scrolls": {"a1": "change.fire"}, **more}
    if refused is None:
        assert GAME.restore(data).seats == 2
    else:
        assert refusal(data) == refused


def test_F33_a_familiar_stands_on_tokens_only_where_dispatch_is_played() -> None:
    data: PlainDict = {"seats": 2, "seals": {"h1a": "fire.2"}, "familiars": ["h1a", None]}
    assert GAME.restore({**data, "circle": 4, "spent": [["dispatch.fire"], []]}).seats == 2
    assert refusal(data) == ("familiars.0", "spot-taken")


@pytest.mark.parametrize(
    ("seals", "row", "sent"),
    [
        ({}, {"ready": [["binding"], []]}, False),
        ({}, {"spent": [["binding"], []]}, True),
        ({}, {}, True),
        ({"h1a": "fire.2"}, {"spent": [["binding"], []]}, False),
        ({"h1a": "fire.2"}, {"spent": [["dispatch.air"], []]}, False),
        ({"h1a": "fire.2"}, {"spent": [["dispatch.mind"], []]}, True),
    ],
)
def test_F17_F33_what_sent_a_familiar_lies_face_down(
    seals: PlainDict, row: PlainDict, sent: bool
) -> None:
    data: PlainDict = {"seats": 2, "circle": 4, "seals": seals, "familiars": ["h1a", None], **row}
    if sent:
        assert familiar_at(GAME.restore(data), 0) == "h1a"
    else:
        assert refusal(data) == ("familiars.0", "not-sent")


def test_F17_binding_that_is_not_mentioned_lies_face_down_if_it_sent_the_familiar() -> None:
    position = GAME.restore({"seats": 2, "familiars": ["h1a", None]})
    assert has(position, 0, "binding") == "face down"
    assert has(position, 1, "binding") == "face up"


def test_F22_synergy_never_lies_face_down() -> None:
    data: PlainDict = {"seats": 2, "spent": [[], ["synergy.fire"]]}
    assert refusal(data) == ("spent.1", "never-face-down")


def test_F12_an_absorbable_token_lay_in_a_doorway() -> None:
    data: PlainDict = {
        "seats": 2,
        "circle": 2,
        "phase": "absorb",
        "chosen": "fire.2",
        "ready": [["absorption.fire"], []],
    }
    assert refusal({**data, "mages": ["a1", "s2"]}) == ("mages.0", "stands-elsewhere")
    assert GAME.restore({**data, "mages": ["h1a", "s2"]}).legal()


def test_F37_the_first_seal_of_speed_is_the_mages() -> None:
    data: PlainDict = {
        "seats": 2,
        "circle": 4,
        "phase": "speed-free",
        "casting": "speed.fire",
        "spent": [["speed.fire"], []],
        "seals": {"h2a": "fire.2"},
        "familiars": ["h1a", None],
    }
    assert refusal(data) == ("mages.0", "stands-elsewhere")
    assert GAME.restore({**data, "mages": ["a1", "s2"]}).legal()
