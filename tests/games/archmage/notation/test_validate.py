"""What could not lie on a table is refused with its field and the reason."""

import pytest

from conclave.core.plain import Plain, PlainDict
from conclave.games.archmage.game import GAME
from tests.games.archmage.notation.refusals import LATER, THREE, first, refusal


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
