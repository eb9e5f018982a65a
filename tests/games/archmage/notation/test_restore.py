"""Positions as data: what may be left out, and what is refused by name."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from conclave.games.archmage.game import GAME
from tests.games.archmage.drawing import player, table


def refusal(**fields: Plain) -> str:
    data: PlainDict = {"seats": 2, **fields}
    with pytest.raises(BadPosition) as refused:
        GAME.restore(data)
    error = refused.value
    if error.id == "position-bad-field":
        return str(error.params["field"])
    return error.id.removeprefix("archmage-")


def test_seats_alone_make_a_position() -> None:
    position = GAME.restore({"seats": 3})
    assert position.actor() == 0
    assert "travel e2" in GAME.sentences(position)


def test_named_hexes_are_taken_out_of_their_piles() -> None:
    kinds = GAME.restore({"seats": 2, "map": {"c2": "mine", "c3": "mine"}}).dump()["map"]
    assert isinstance(kinds, dict)
    assert list(kinds.values()).count("mine") == 6


def test_followers_that_are_not_counted_make_25() -> None:
    position = table("> holds c1, taught time.2, company 3", "  doors will.0")
    assert player(position, 0)["supply"] == 25 - 1 - 2 - 3 - 1


def test_planets_that_are_not_given_fit_the_round() -> None:
    position = table(">", "", round=12)
    assert sum(abs(oval) for oval in position.planets[:6]) == 1
    assert sum(abs(oval) for oval in position.planets[6:]) == 2


@pytest.mark.parametrize("seed", range(6))
def test_positions_of_whole_games_come_back_the_same(seed: int) -> None:
    chance = FastChance(seed)
    state = GAME.start(1 + seed % 4, {}, chance)
    while not state.over():
        dumped = state.dump()
        assert GAME.restore(dumped).dump() == dumped
        state.play(chance.pick(state.legal()), chance)
    assert GAME.restore(state.dump()).dump() == state.dump()


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"seats": 5}, "seats-out-of-range"),
        ({"seats": True}, "seats"),
        ({"luck": 3}, "no-such-field"),
        ({"options": {"length": 10}}, "option-bad-value"),
        ({"round": 14}, "round"),
        ({"turn": 2}, "turn"),
        ({"phase": "dinner"}, "no-such-phase"),
        ({"map": {"c2": "swamp"}}, "no-such-kind"),
        ({"map": {"c1": "mine"}}, "wrong-kind"),
        ({"map": {"b1": "mine"}}, "wrong-kind"),
        ({"map": {"k1": "mine"}}, "no-such-hex"),
        ({"map": {f"c{n}": "mine" for n in (2, 3, 5, 6)} | {"b2": "mine"}}, None),
        ({"wards": ["c1"]}, "stray-ward"),
        ({"tokens": {"e3": ["vines", 0]}}, "no-token-here"),
        ({"tokens": {"c2": ["wellspring", 0]}}, "no-token-here"),
        ({"tokens": {"c2": ["ice", 0]}}, "tokens"),
        ({"tokens": {"c2": ["vines", 2]}}, "tokens"),
        ({"moved": {"a1": "y1"}}, "map-in-pieces"),
        ({"moved": {"a1": "b1"}}, "moved"),
        ({"players": [{}]}, "players"),
        ({"players": [{"holds": ["c2"]}, {}]}, "not-to-hold"),
        ({"players": [{"holds": ["e2"]}, {}]}, "not-to-hold"),
        ({"players": [{"holds": ["c1"]}, {"holds": ["c1"]}]}, "held-twice"),
        ({"players": [{"tower": "c1"}, {}]}, "tower-in-the-wild"),
        ({"players": [{"mage": "c1"}, {"mage": "c1"}]}, "two-mages"),
        ({"players": [{"company": 20, "supply": 20}, {}]}, "followers"),
        ({"players": [{"company": 26}, {}]}, "players.company"),
        ({"players": [{"relics": {"gold": 1}}, {}]}, "no-such-word"),
        ({"players": [{"relics": {"gems": -1}}, {}]}, "players.relics.gems"),
        ({"players": [{"corrupt": {"time": 1}}, {}]}, "players.corrupt"),
        ({"players": [{"spent": ["gate"]}, {}]}, "players.spent"),
        ({"players": [{"doors": {"time": 0}}, {}]}, "players.doors.time"),
        ({"players": [{"known": ["fireball"]}, {}]}, "no-such-word"),
        ({"players": [{"planets": {"gems": 1}}, {}]}, "planets-and-round"),
        ({"players": [{"hat": 1}, {}]}, "no-such-field"),
        ({"players": [{"score": [1, 0, 0, 0, 0, 0, 0]}, {}]}, "score-and-round"),
        ({"warlord": {"at": "e3"}}, "warlord"),
        ({"phase": "prepare"}, "wrong-step"),
        ({"phase": "towns"}, "wrong-step"),
        ({"phase": "price", "args": [99, 1, 0]}, "wrong-step"),
        ({"phase": "settle", "args": [0, 48]}, "wrong-step"),
        ({"phase": "offer"}, "wrong-step"),
        ({"phase": "imprison"}, "nothing-to-say"),
        ({"phase": "corrupt", "args": [1]}, "nothing-to-say"),
    ],
)
def test_what_could_not_be_so_is_refused_by_name(fields: PlainDict, why: str | None) -> None:
    if why is None:
        GAME.restore({"seats": 2, **fields})
    else:
        assert refusal(**fields) == why
