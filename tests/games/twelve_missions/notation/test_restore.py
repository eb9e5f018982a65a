"""Positions written by hand: what may be left out, and how they are played on."""

from conclave.core.plain import Plain, PlainDict
from tests.games.twelve_missions.drawing import GAME, words

SMALL: PlainDict = {"seats": 2, "mission": 1, "hands": [words("b3 k3"), words("b4 k4")]}


def test_seats_mission_and_hands_are_enough() -> None:
    position = GAME.restore(dict(SMALL))
    dumped = position.dump()
    assert dumped["phase"] == "trick"
    assert dumped["turn"] == 0
    assert dumped["dominant"] == "red"
    undealt = dumped["undealt"]
    assert isinstance(undealt, list)
    assert len(undealt) == 28
    assert GAME.restore(dumped).dump() == dumped


def test_a_trick_under_way_finds_its_next_player() -> None:
    trick: list[Plain] = [{"seat": 0, "card": "blue.farmer"}]
    hands: list[Plain] = [words("k3"), words("b4 k4")]
    position = GAME.restore({**SMALL, "hands": hands, "trick": trick})
    assert position.actor() == 1
    assert GAME.sentences(position) == ["play blue.assassin"]


def test_who_decides_follows_from_the_phase() -> None:
    trick: list[Plain] = [{"seat": 0, "card": "blue.dwarf"}]
    hands: list[Plain] = [words("k3"), words("b4 k4")]
    spending: PlainDict = {
        **SMALL,
        "hands": hands,
        "trick": trick,
        "phase": "spend",
        "crystals": [1, 0],
    }
    assert GAME.restore(spending).actor() == 0
    resources: PlainDict = {**SMALL, "phase": "resources", "dealer": 0, "queue": [1, 0]}
    assert GAME.restore(resources).actor() == 1
    taken: list[Plain] = [{"seat": 0, "cards": words("y3 y4")}]
    stealing: PlainDict = {**SMALL, "phase": "theft", "queue": [0], "tricks": taken}
    stealing.update({"scroll": 10, "effect_seat": 1})
    assert GAME.restore(stealing).actor() == 1
