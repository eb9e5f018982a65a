"""Positions from data that somebody wrote: those that can't be are refused with a reason."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition, ConclaveError
from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import may_say, say, table


def running() -> PlainDict:
    """A position with something in every field."""
    return table(
        "> fire.3 air.2 | change.air, -growth.fire | at h1a, familiar at a1b",
        "x fire water | renewal.mind | at q2",
        "  earth.6 | | familiar at p1a",
        seals="p1a=fire.2 b1q=water.4",
        scrolls="a1=change.fire v1=speed.air",
        circle=4,
        guardians={"fire": "a1"},
        first=2,
        quiet=1,
        gone=7,
        round=4,
    ).dump()


def refusal(**changed: Plain) -> ConclaveError:
    written = {name: value for name, value in running().items() if name != "supply"}
    with pytest.raises(ConclaveError) as refused:
        GAME.restore({**written, **changed})
    return refused.value


def test_the_smallest_position_is_two_mages_in_an_empty_dungeon() -> None:
    position = GAME.restore({"seats": 2})
    assert isinstance(position, Position)
    assert may_say(position) == ["cast binding", "give up"]
    assert position.supply == [3, 3, 3, 3]


def test_what_is_restored_is_what_was_dumped() -> None:
    dumped = running()
    assert GAME.restore(dumped).dump() == dumped
    assert GAME.restore(json.loads(json.dumps(dumped))).dump() == dumped


def test_ways_that_are_open_in_the_data_are_open_on_the_table() -> None:
    position = table("> fire.6", "  ", scrolls="v3=synergy.fire", ways="h1a a1b b1b b2b b3q q3v")
    assert may_say(position, "break") == ["v3 fire.6"]


@pytest.mark.parametrize(
    ("circle", "sentences"),
    [
        (2, ["cast swap.fire", "choose h1a"]),
        (2, ["cast exchange.fire", "choose h1a"]),
        (2, ["cast rearrangement.fire", "choose b3"]),
        (2, ["cast disintegration.fire"]),
        (2, ["break h1a fire.2"]),
        (3, ["cast alteration.fire", "raise fire.2"]),
        (3, ["cast alteration.fire", "raise none"]),
        (3, ["cast deception.fire"]),
        (3, ["cast theft.fire from cat"]),
        (3, ["cast transfer.fire"]),
        (3, ["cast exploitation.fire"]),
        (4, ["cast dispatch.fire"]),
        (4, ["cast leap.fire"]),
        (4, ["cast guardian.fire"]),
        (4, ["cast speed.fire"]),
        (4, ["cast speed.fire", "break h1a fire.2"]),
        (4, ["cast teleportation.fire"]),
        (4, ["cast binding"]),
    ],
)
def test_every_step_of_a_spell_can_be_dumped_and_restored(
    circle: int, sentences: list[str]
) -> None:
    spells = {
        2: "swap exchange absorption disintegration rearrangement",
        3: "deception alteration transfer theft exploitation",
        4: "dispatch leap teleportation guardian speed",
    }[circle]
    scrolls = ", ".join(f"{spell}.fire" for spell in spells.split())
    position = table(
        f"> fire.2 air.3 | change.air, {scrolls}",
        "  fire.3 fire.4 | change.fire | at h3a",
        seals="h1a=fire.2 h2a=fire.2 a1b=fire.3",
        scrolls="a1=renewal.mind a3=renewal.air b3=strengthening.fire",
        circle=circle,
        ways="a3b",
    )
    if sentences == ["cast teleportation.fire"]:
        position = table(
            "> fire.2 | teleportation.fire",
            "  | at h3a",
            scrolls="a3=renewal.fire a1=change.fire a2=change.air",
            seals="a3p=fire.2",
            circle=4,
            ways="",
        )
    say(position, *sentences)
    dumped = position.dump()
    restored = GAME.restore(json.loads(json.dumps(dumped)))
    assert restored.dump() == dumped
    assert restored.legal() == position.legal()
    for move in position.legal():
        one, other = position.copy(), restored.copy()
        one.play(move, FastChance(1))
        other.play(move, FastChance(1))
        assert one.dump() == other.dump()


@pytest.mark.parametrize(
    ("changed", "id"),
    [
        ({"seats": 6}, "position-bad-field"),
        ({"circle": 3}, "position-bad-field"),
        ({"phase": "lunch"}, "position-bad-field"),
        ({"turn": 3}, "position-bad-field"),
        ({"turn": 1}, "position-bad-field"),
        ({"done": [7]}, "position-bad-field"),
        ({"quiet": 3}, "position-bad-field"),
        ({"dice": [["fire.7"], [], []]}, "position-bad-field"),
        ({"dice": [["fire.1"], []]}, "position-bad-field"),
        ({"cups": [[], ["mind"], []]}, "position-bad-field"),
        ({"seals": {"z9z": "fire.2"}}, "five_seals-no-such-spot"),
        ({"seals": {"a1p": "mind.2"}}, "five_seals-no-such-piece"),
        ({"seals": {"a2": "fire.2"}}, "five_seals-wrong-place"),
        ({"scrolls": {"b2q": "change.fire"}}, "five_seals-wrong-place"),
        ({"scrolls": {"a1": "deception.fire"}}, "five_seals-other-circle"),
        ({"ready": [["theft.mind"], [], []]}, "five_seals-other-circle"),
        ({"familiar": [None, None, None]}, "five_seals-no-such-field"),
        ({"scrolls": {"a1": "binding"}}, "five_seals-too-many"),
        ({"seals": dict.fromkeys(["a1p", "b1q", "q1v", "b1v", "b2q", "p1a"], "fire.6")},
         "five_seals-too-many"),
        ({"supply": {"fire": 9, "water": 3, "air": 3, "earth": 3}}, "five_seals-dice-miscounted"),
        ({"dice": [["fire.1"] * 5, [], []]}, "five_seals-dice-miscounted"),
        ({"mages": ["h1a", "h1a", "s3"]}, "five_seals-spot-taken"),
        ({"mages": ["b1q", "q2", "s3"]}, "five_seals-spot-taken"),
        ({"familiars": ["h1a", None, "h1a"]}, "five_seals-spot-taken"),
        ({"guardians": {"air": "a1"}}, "five_seals-wrong-place"),
        ({"ready": [["binding", "binding"], [], []]}, "five_seals-one-binding"),
        ({"spent": [[], ["growth.air"], []]}, "five_seals-round-is-over"),
        ({"cups": [["fire"], [], []], "dice": [[], [], []]}, "five_seals-round-goes-on"),
        ({"phase": "swap", "casting": "swap.fire"}, "position-bad-field"),
        ({"phase": "leap", "casting": "leap.fire", "spent": [["leap.fire"], [], []]},
         "five_seals-nothing-to-say"),
        ({"options": {"circle": 9}}, "option-bad-value"),
    ],
)  # fmt: skip
def test_what_can_not_lie_on_a_table_is_refused(changed: PlainDict, id: str) -> None:
    assert refusal(**changed).id == id


def test_the_circle_may_be_said_without_the_option() -> None:
    position = GAME.restore({"seats": 2, "circle": 4, "ready": [["speed.fire"], []]})
    assert GAME.restore({"seats": 2, "options": {"circle": 4}}).dump()["circle"] == 4
    assert position.dump()["options"] == {"circle": 4, "dungeon": "round"}


@pytest.mark.parametrize(
    ("circle", "more", "id"),
    [
        (2, {"guardians": {"fire": "a1"}}, "five_seals-other-circle"),
        (4, {"guardians": {"fire": "a1"}}, ""),
        (4, {"absorbed": {"fire": "fire.2"}}, "five_seals-other-circle"),
        (2, {"absorbed": {"fire": "fire.2"}}, "five_seals-nobody-has"),
        (2, {"absorbed": {"fire": "fire.2"}, "ready": [["absorption.fire"], []]}, ""),
    ],
)
def test_guardians_and_absorbed_tokens_are_of_their_own_circles(
    circle: int, more: PlainDict, id: str
) -> None:
    data: PlainDict = {"seats": 2, "circle": circle, "scrolls": {"a1": "change.fire"}, **more}
    found = ""
    try:
        GAME.restore(data)
    except BadPosition as refused:
        found = refused.id
    assert found == id


def test_a_familiar_stands_on_tokens_only_where_dispatch_is_played() -> None:
    with pytest.raises(BadPosition) as refused:
        table("> fire.1 | familiar at h1a", "  ", seals="h1a=fire.2", circle=1)
    assert refused.value.id == "five_seals-spot-taken"


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from(["fire.2", "a1", "mind", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(field=st.sampled_from(sorted(running())), value=plain)
def test_whatever_is_written_is_restored_or_refused_by_name(field: str, value: Plain) -> None:
    try:
        position = GAME.restore({**running(), field: value})
    except ConclaveError:
        return
    assert position.over() or position.legal()
