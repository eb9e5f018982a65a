"""What could not be asked or done in a turn, or counted at the end, is refused."""

import pytest

from conclave.core.plain import Plain, PlainDict
from conclave.games.archmage.game import GAME
from tests.games.archmage.notation.refusals import FIVE, LATER, refusal


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"round": 14}, "round position-bad-field"),
        ({"turn": 2}, "turn position-bad-field"),
        ({"turn": -1}, "turn turn-and-phase"),
        ({"decider": 1}, "decider decider"),
        ({"phase": "dinner"}, "phase no-such-word"),
        ({"phase": "prepare", "round": 1}, "phase no-preparation"),
        ({"phase": "prepare", "points": 4}, "points points"),
        ({"phase": "prepare", "round": 13}, "phase single-planet"),
        ({"stage": "journeys-end"}, "stage stage"),
        ({"points": 6}, "points points"),
        ({"points": 99}, "points points"),
        ({"swift": 3}, "players.0.spent at-work"),
        ({"subjugating": True}, "players.0.spent at-work"),
        ({"again": True}, "players.0.spent at-work"),
        ({"divined": ["c1"]}, "divined not-divining"),
        ({"args": [1]}, "args args"),
        ({"rites": 1}, "rites rites"),
        ({"rite_spheres": ["time"]}, "rite_spheres rite-spheres"),
        ({"promoting": True}, "promoting only-in-the-tower"),
        ({"warding": True}, "warding only-in-the-tower"),
        ({"phase": "journeys-end"}, "stage no-end-here"),
        ({"phase": "towns"}, "args args"),
        ({"phase": "offer"}, "args args"),
        ({"phase": "price", "args": [99, 1, 0]}, "args args"),
        ({"phase": "price", "args": [6, 2, 0]}, "players.0.spent at-work"),
        ({"phase": "imprison"}, "players.0.spent at-work"),
        ({"phase": "over", "round": 13}, "players.0.score score-and-round"),
    ],
)
def test_the_turn(fields: PlainDict, why: str) -> None:
    assert refusal({"seats": 2, "round": LATER, **fields}) == why


ALL: PlainDict = {
    "apprentices": {
        **dict.fromkeys(("time", "blood", "nature", "will", "matter", "death"), 1),
        **dict.fromkeys(("gate", "chasm", "wellspring", "imprison", "shadow", "divination"), 1),
        **dict.fromkeys(("time-stop", "corrupt", "upheaval", "automaton", "obliterate"), 1),
    }
}


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"swift": 3}, "swift points"),
        ({"points": 6, "second": True}, "points points"),
        ({"again": True, "second": True}, "second third-journey"),
        ({"divining": True, "divined": ["c1"]}, "divined divined-wild"),
        ({"divining": True, "divined": ["c2"]}, "divined divined-points"),
        ({"phase": "vines", "args": [1]}, "args args"),
        ({"phase": "vines", "args": [3]}, "args args"),
        ({"phase": "vines", "args": []}, "args args"),
        ({"phase": "gate", "stage": "journeys-end"}, "args args"),
        ({"phase": "decay"}, "args args"),
        ({"phase": "discard", "args": [3]}, "decider decider-another"),
        ({"phase": "discard", "args": [3], "decider": 1}, "args args"),
        ({"phase": "imprison"}, "phase nothing-to-say"),
        ({"phase": "corrupt", "args": [0]}, "args args"),
        ({"phase": "corrupt", "args": [1]}, "phase nothing-to-say"),
        ({"phase": "quench", "args": [2]}, "args args"),
        ({"phase": "lift", "args": [49]}, "args args"),
        ({"phase": "settle", "args": [0, 48]}, "args args"),
        ({"phase": "automaton"}, "args args"),
        ({"phase": "penalty", "args": [0, 1, 0, 1]}, "args args"),
        ({"phase": "price", "args": [6, 2, 1]}, "args args"),
        ({"phase": "price", "args": [6, 3, 0]}, "args args"),
    ],
)
def test_what_a_spell_does_and_asks(fields: PlainDict, why: str) -> None:
    player: PlainDict = {**ALL, "relics": {"scrolls": 2, "blood": 2}}
    land: PlainDict = {"map": {"c2": "mine"}, "shown": ["c2"]}
    data: PlainDict = {"seats": 2, "round": LATER, **land, "players": [player, {}], **fields}
    assert refusal(data) == why


@pytest.mark.parametrize(
    ("mage", "fields", "why"),
    [
        ("c1", {"rites": 1, "rite_spheres": ["time"]}, "rites rites"),
        ("e2", {"rites": 3, "rite_spheres": ["time"]}, "rites rites"),
        ("e2", {"rites": 2, "rite_spheres": ["will"]}, "rite_spheres rite-spheres"),
        ("e2", {"rites": 2}, "rite_spheres rite-spheres"),
        ("b1", {"rites": 1, "rite_spheres": ["time", "blood"]}, "rite_spheres rite-spheres"),
        ("e3", {}, "stage no-end-here"),
        ("a2", {}, "stage no-end-here"),
        ("c3", {}, "stage no-end-here"),
        ("c2", {"rites": 1, "rite_spheres": ["time"]}, "rite_spheres rite-spheres"),
        ("c2", {"warding": True}, "warding warding-first"),
        ("c2", {"rite_spheres": ["time"], "promoting": True}, "rite_spheres rite-spheres"),
        ("c2", {"rite_spheres": FIVE}, "promoting promoting-still"),
        ("c1", {"points": 1}, "points points"),
    ],
)
def test_X8_what_a_journeys_end_still_allows(mage: str, fields: PlainDict, why: str) -> None:
    data: PlainDict = {
        "seats": 2,
        "round": LATER,
        "phase": "journeys-end",
        "map": {"b1": "drow", "c2": "mine", "c3": "grove"},
        "shown": ["b1", "c2", "c3"],
        "players": [{"mage": mage, "tower": "c2"}, {"holds": ["c3"]}],
        **fields,
    }
    assert refusal(data) == why


@pytest.mark.parametrize(
    ("warlord", "why"),
    [
        ({"at": "c2"}, "warlord.at warlord-not-roamed"),
        ({"holds": ["c1"]}, "warlord.holds warlord-not-roamed"),
        ({"at": "c2", "roamed": True}, "warlord.at warlord-unseen"),
        ({"hindered": 2}, "warlord.hindered warlord-hindrance"),
        ({"skips": True}, "players.0.spent at-work"),
        ({"hat": 1}, "warlord.hat position-unknown-field"),
        ([], "warlord position-bad-field"),
    ],
)
def test_X14_the_warlord(warlord: Plain, why: str) -> None:
    assert refusal({"seats": 1, "round": LATER, "warlord": warlord}) == why


def test_X7_exploring_took_a_point() -> None:
    seat: PlainDict = {"mage": "b1", "relics": {"scrolls": 2}}
    land: PlainDict = {"map": {"b1": "drow"}, "shown": ["b1"]}
    data: PlainDict = {"seats": 2, "phase": "offer", **land, "players": [seat, {}]}
    assert GAME.restore(data).dump()["points"] == 4
    assert refusal({**data, "points": 5}) == "points points"


def test_X14_the_warlord_has_not_roamed_in_round_1() -> None:
    warlord: PlainDict = {"at": "c2", "roamed": True}
    assert refusal({"seats": 1, "warlord": warlord}) == "warlord.roamed warlord-waits"


def test_X15_nobody_is_corrupted_or_imprisoned_alone() -> None:
    spoiled: PlainDict = {"apprentices": {"time": 1}, "corrupt": {"time": 1}}
    data: PlainDict = {"seats": 1, "round": LATER}
    assert refusal({**data, "players": [spoiled]}) == "players.0.corrupt.time not-alone"
    taken: PlainDict = {"imprisoned": 1}
    assert refusal({**data, "players": [taken]}) == "players.0.imprisoned not-alone"


@pytest.mark.parametrize(
    ("score", "why"),
    [
        ([1, 0, 0, 2, 0, 1, 1], None),
        ([1, 0, 0, 2, 0, 1, 0], "score-and-table"),
        ([2, 0, 0, 2, 0, 1, 1], "score-and-table"),
        ([1, 0, 0, 12, 0, 1, 1], "score-and-table"),
        ([1, 0, 0, 2, 1, 1, 1], "score-and-table"),
        ([1, 0, 0, 2, 0, 2, 1], "score-and-table"),
        (None, "score-and-round"),
        ([1, 0, 0, 2], "position-bad-field"),
    ],
)
def test_X27_a_score_fits_what_the_seat_has(score: Plain, why: str | None) -> None:
    scored: PlainDict = {"holds": ["c1"], "apprentices": {"time": 1}, "score": score}
    data: PlainDict = {"seats": 2, "round": 13, "turn": 1, "players": [scored, {}]}
    if why is None:
        assert GAME.restore(data).standings()[0].points == 3
    else:
        assert refusal(data) == f"players.0.score {why}"


def test_X11_the_game_is_over_in_the_last_round_only() -> None:
    players: Plain = [{"score": [0] * 7}, {"score": [0] * 7}]
    data: PlainDict = {"seats": 2, "phase": "over", "players": players}
    assert GAME.restore(data).over()
    assert refusal({**data, "round": 12}) == "round over-too-soon"
    assert refusal({**data, "turn": 1}) == "turn turn-and-phase"
