"""Positions from data: what was dumped, and what somebody wrote."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition
from conclave.core.plain import Plain
from conclave.games.five_seals.game import GAME
from tests.games.five_seals.drawing import may_say, running, say, table


def test_the_smallest_position_is_two_mages_in_an_empty_dungeon() -> None:
    position = GAME.restore({"seats": 2})
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


def test_the_circle_may_be_said_without_the_option() -> None:
    position = GAME.restore({"seats": 2, "circle": 4, "ready": [["speed.fire"], []]})
    assert GAME.restore({"seats": 2, "options": {"circle": 4}}).dump()["circle"] == 4
    assert position.dump()["options"] == {"circle": 4, "dungeon": "round", "odds": False}


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from(["fire.2", "a1", "mind", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(field=st.sampled_from(sorted(running())), value=plain)
def test_whatever_is_written_is_restored_or_refused_by_name(field: str, value: Plain) -> None:
    try:
        position = GAME.restore({**running(), field: value})
    except BadPosition:
        return
    assert position.over() or position.legal()
