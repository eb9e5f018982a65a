"""What could not lie on a table is refused with its field and the reason."""

import pytest

from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from conclave.games.archmage.game import GAME
from conclave.texts import explain

LATER = 5
"""A round in which anything may have happened."""
FIVE: list[Plain] = ["time", "blood", "nature", "will", "matter"]
THREE = ("c2", "c3", "c5")


def refusal(data: Plain) -> str:
    """The field, and the reason."""
    with pytest.raises(BadPosition) as refused:
        GAME.restore(data)
    error = refused.value
    field = str(error.params["field"])
    assert f"“{field}”" in explain(error) or error.id in ("seats-out-of-range", "option-bad-value")
    return f"{field} {error.id.removeprefix('archmage-')}"


def first(**player: Plain) -> PlainDict:
    """Two seats in a later round, the first of them like this."""
    return {"round": LATER, "players": [player, {}]}


@pytest.mark.parametrize("data", [None, True, -1, "a1", [], {}, [[]], {"seats": []}])
def test_what_is_no_position_at_all(data: Plain) -> None:
    assert refusal(data).endswith("position-bad-field")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"seats": 5}, "seats seats-out-of-range"),
        ({"seats": True}, "seats position-bad-field"),
        ({"luck": 3}, "luck position-unknown-field"),
        ({"options": {"length": 10}}, "options option-bad-value"),
        ({"players": [{}]}, "players players"),
        ({"players": [3, {}]}, "players.0 position-bad-field"),
        ({"players": [{}, {"hat": 1}]}, "players.1.hat position-unknown-field"),
        ({"warlord": {"at": "e3"}}, "warlord warlord-alone"),
    ],
)
def test_fields_that_there_are(fields: PlainDict, why: str) -> None:
    assert refusal({"seats": 2, **fields}) == why


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"map": {"c2": "swamp"}}, "map.c2 no-such-word"),
        ({"map": {"c2": []}}, "map.c2 position-bad-field"),
        ({"map": {"c1": "mine"}}, "map.c1 wrong-kind"),
        ({"map": {"b1": "mine"}}, "map.b1 wrong-kind"),
        ({"map": {"k1": "mine"}}, "map.k1 no-such-hex"),
        ({"shown": ["c2", "c2"]}, "shown said-twice"),
        ({"wards": ["c1"]}, "wards stray-ward"),
        ({"tokens": {"e3": ["vines", 0]}}, "tokens.e3 no-token-here"),
        ({"tokens": {"c2": ["wellspring", 0]}}, "tokens.c2 no-token-here"),
        ({"tokens": {"c2": ["ice", 0]}}, "tokens.c2 no-such-word"),
        ({"tokens": {"c2": [[], 0]}}, "tokens.c2 token-written"),
        ({"tokens": {"c2": ["vines", True]}}, "tokens.c2 token-written"),
        ({"tokens": {"c2": ["vines", 2]}}, "tokens.c2 no-such-seat"),
        ({"tokens": {"c2": ["vines", 0]}, "round": 1}, "tokens.c2 no-spell-yet"),
        ({"tokens": {hex: ["vines", 0] for hex in THREE}}, "tokens too-many-tokens"),
        ({"tokens": {"c2": ["vines", 0]}}, "players.0.spent at-work"),
        ({"moved": {"a1": []}}, "moved.a1 no-such-place"),
        ({"moved": {"a1": "y1"}}, "moved map-in-pieces"),
        ({"moved": {"a1": "b1"}}, "moved one-on-another"),
        ({"moved": {"e3": "e0"}}, "moved.e3 city-moved"),
        ({"moved": {"z1": "e0"}}, "moved.z1 no-such-hex"),
        ({"moved": {"a1": "b0"}, "round": 1}, "moved no-spell-yet"),
    ],
)
def test_the_map_and_what_lies_on_it(fields: PlainDict, why: str) -> None:
    assert refusal({"seats": 2, "round": LATER, **fields}) == why


def test_there_are_six_mines() -> None:
    five: PlainDict = dict.fromkeys(("c2", "c3", "c5", "c6", "b2"), "mine")
    GAME.restore({"seats": 2, "map": {**five, "b3": "mine"}})
    assert refusal({"seats": 2, "map": {**five, "b3": "mine", "b4": "mine"}}) == "map.b4 wrong-kind"


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ({"mage": "k9"}, "players.0.mage no-such-hex"),
        ({"holds": ["c2"]}, "players.0.holds not-to-hold"),
        ({"holds": ["e2"]}, "players.0.holds not-to-hold"),
        ({"tower": "c1"}, "players.0.tower tower-in-the-wild"),
        ({"company": 20, "supply": 20}, "players.0 followers"),
        ({"company": 26}, "players.0.company position-bad-field"),
        ({"relics": {"gold": 1}}, "players.0.relics no-such-word"),
        ({"relics": {"gems": -1}}, "players.0.relics.gems position-bad-field"),
        ({"relics": {"gems": True}}, "players.0.relics.gems position-bad-field"),
        ({"apprentices": {"time": 26}}, "players.0.apprentices.time position-bad-field"),
        ({"apprentices": {"time": 20, "will": 6}}, "players.0 followers"),
        ({"corrupt": {"time": 1}}, "players.0.corrupt.time corrupt"),
        ({"doors": {"time": 0}}, "players.0.doors.time own-doorway"),
        ({"doors": {"time": 2}}, "players.0.doors.time own-doorway"),
        ({"imprisoned": -1}, "players.0.imprisoned position-bad-field"),
        ({"score": [0, 0, 0, 0, 0, 0, 0]}, "players.0.score score-and-round"),
    ],
)
def test_what_a_seat_has(player: PlainDict, why: str) -> None:
    assert refusal({"seats": 2, **first(**player)}) == why


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ({"known": ["fireball"]}, "players.0.known no-such-word"),
        ({"known": ["gate"]}, "players.0.known known-untaught"),
        ({"known": ["decay"], "apprentices": {"gate": 1}}, "players.0.known known-untaught"),
        ({"known": ["time-stop"], "apprentices": {"gate": 1}}, "players.0.known known-untaught"),
        ({"known": [], "apprentices": {"gate": 1}}, "players.0.known risen-too-soon"),
        ({"spent": ["gate"]}, "players.0.spent spent-unknown"),
        ({"stone_skin": True}, "players.0.spent at-work"),
        (
            {"stone_skin": True, "apprentices": {"will": 1}, "spent": []},
            "players.0.spent at-work",
        ),
        (
            {"stone_skin": False, "apprentices": {"will": 1}, "spent": ["stone-skin"]},
            "players.0.spent spent-idle",
        ),
    ],
)
def test_X6_the_book(player: PlainDict, why: str) -> None:
    assert refusal({"seats": 2, **first(**player)}) == why


@pytest.mark.parametrize(
    ("known", "stands"), [("quicken", "gate"), ("quicken", "time-stop"), ("gate", "time-stop")]
)
def test_X6_a_spell_stays_known_when_its_apprentice_has_risen(known: str, stands: str) -> None:
    risen: PlainDict = {"known": [known], "apprentices": {stands: 1}}
    assert GAME.restore({"seats": 2, "round": LATER, "players": [{}, risen]}).dump()
    # But not on the first Journey of its turn.
    assert refusal({"seats": 2, **first(**risen)}) == "players.0.known known-untaught"


def test_X6_nothing_is_known_before_the_second_turn() -> None:
    taught: PlainDict = {"apprentices": {"time": 1}, "known": ["quicken"]}
    why = "players.0.known not-prepared"
    assert refusal({"seats": 2, "round": 1, "players": [taught, {}]}) == why
    above: PlainDict = {"apprentices": {"gate": 1}}
    why_above = "players.0.apprentices first-journey"
    assert refusal({"seats": 2, "players": [above, {}]}) == why_above
    later: PlainDict = {"round": 2, "starter": 1, "turn": 1, "players": [taught, {}]}
    assert refusal({"seats": 2, **later}) == why


@pytest.mark.parametrize(
    ("planets", "why"),
    [
        ({"gems": 1}, "planets-and-round"),
        ({"gems": 3, "blood": 3, "seeds": 2}, "planets-crowded"),
        ({"gems": -3, "blood": -2, "seeds": -2, "bones": 1}, "planets-crowded"),
        ({"gems": 1, "blood": 2, "seeds": 2, "bones": 3}, "planets-crowded"),
        ({"gems": 4, "blood": 4}, None),
    ],
)
def test_X4_X6_planets_come_from_ovals_of_their_own(planets: PlainDict, why: str | None) -> None:
    told = refusal({"seats": 2, **first(planets=planets)})
    if why is None:
        assert told == "players.0.planets.gems position-bad-field"
    else:
        assert told == f"players.0.planets {why}"


def test_X3_nobody_has_anything_before_the_first_turn() -> None:
    had: PlainDict = {"mage": "c1", "holds": ["c1"], "apprentices": {"time": 1}, "company": 4}
    for field, value in had.items():
        data: PlainDict = {"seats": 2, "players": [{}, {field: value}]}
        assert refusal(data) == f"players.1.{field} not-begun"


def test_X8_no_tower_and_no_wards_before_the_first_journeys_end() -> None:
    land: PlainDict = {"seats": 2, "map": {"c2": "mine"}, "shown": ["c2"]}
    built: PlainDict = {**land, "players": [{"tower": "c2"}, {}]}
    warded: PlainDict = {**land, "wards": ["c2"], "players": [{"holds": ["c2"]}, {}]}
    assert refusal(built) == "players.0.tower first-journey"
    assert refusal(warded) == "wards first-journey"
    for data in (built, warded):
        assert GAME.restore({**data, "turn": 1}).actor() == 1


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"tokens": {"c2": ["upheaval", 1]}}, "tokens.c2"),
        ({"players": [{"doors": {"time": 1}}, {}]}, "players.0.doors.time"),
        ({"players": [{"imprisoned": 1}, {}]}, "players.0.imprisoned"),
        ({"players": [{"apprentices": {"time": 1}, "corrupt": {"time": 1}}, {}]},
         "players.0.corrupt.time"),
    ],
)  # fmt: skip
def test_X6_a_seat_casts_nothing_before_its_second_turn(fields: PlainDict, field: str) -> None:
    data: PlainDict = {"seats": 2, "round": 2, **fields}
    assert refusal(data) == f"{field} no-spell-yet"
    assert GAME.restore({**data, "turn": 1}).actor() == 1
    assert refusal({**data, "turn": 1, "phase": "prepare"}) == f"{field} no-spell-yet"


def test_X8_an_enclaves_end_begins_with_an_initiation() -> None:
    ended: PlainDict = {"seats": 2, "round": LATER, "phase": "journeys-end"}
    nobody: PlainDict = {**ended, "players": [{"mage": "e2"}, {}]}
    assert refusal(nobody) == "stage nobody-initiated"
    somebody: PlainDict = {**ended, "players": [{"mage": "e2", "apprentices": {"time": 1}}, {}]}
    assert GAME.restore(somebody).legal()


def test_X7_one_holder_and_one_mage_a_hex() -> None:
    twice: PlainDict = {"seats": 2, "round": LATER}
    held: Plain = [{"holds": ["c1"]}, {"holds": ["c1"]}]
    assert refusal({**twice, "players": held}) == "players.1.holds held-twice"
    mages: Plain = [{"mage": "c1"}, {"mage": "c1"}]
    assert refusal({**twice, "players": mages}) == "players.1.mage two-mages"
    tower: PlainDict = {"map": {"c2": "mine"}, "shown": ["c2"]}
    guest: Plain = [{"tower": "c2"}, {"mage": "c2"}]
    assert refusal({**twice, **tower, "players": guest}) == "players.1.mage mage-on-tower"


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
