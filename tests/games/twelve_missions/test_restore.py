"""Positions written by hand: what may be left out, and what is refused."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition, IllegalMove
from conclave.core.plain import Plain, PlainDict
from tests.games.twelve_missions.drawing import GAME, choices, say, seen, table, words

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


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"seats": 5}, "position-bad-field"),
        ({"mission": 7}, "twelve_missions-mission-not-for"),
        ({"mission": 26}, "position-bad-field"),
        ({"hands": [["blue.farmer"], ["blue.page"]]}, "twelve_missions-no-such-card"),
        ({"hands": [["blue.farmer"], ["blue.farmer"]]}, "twelve_missions-card-twice"),
        ({"hands": [["blue.farmer"], []]}, "twelve_missions-hands-uneven"),
        ({"undealt": ["red.farmer"]}, "twelve_missions-cards-miscounted"),
        ({"dominant": "green"}, "position-bad-field"),
        ({"phase": "tea"}, "position-bad-field"),
        ({"turn": 2}, "position-bad-field"),
        ({"queue": [1]}, "position-bad-field"),
        ({"scrolls": [[3], [3]]}, "twelve_missions-scrolls-miscounted"),
        ({"scrolls": [[17], []]}, "position-bad-field"),
        ({"deck": [1, 2]}, "twelve_missions-scrolls-miscounted"),
        ({"up": [["red.farmer"], ["red.dwarf"]]}, "position-bad-field"),
        ({"phase": "spend"}, "position-bad-field"),
        ({"phase": "explore"}, "position-bad-field"),
        ({"effect": 19}, "position-bad-field"),
        ({"facts": [[0]]}, "position-bad-field"),
        ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [1, 0, 31]]}, "position-bad-field"),
        ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [99]]}, "position-bad-field"),
        ({"facts": [[0, 2, 0, 0, 2, 0, 0, 27]]}, "position-bad-field"),
        ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [14, 1, 255 << 8]]}, "position-bad-field"),
        ({"phase": "theft", "queue": [1]}, "position-bad-field"),
        ({"mission": 15, "phase": "choose", "queue": [1]}, "position-bad-field"),
        ({"mission": 24, "phase": "choose", "queue": [0]}, "position-bad-field"),
        ({"trick": [{"seat": 0, "card": "blue.wizard", "power": "juggler"}]}, "position-bad-field"),
        ({"round": 13}, "position-bad-field"),
        ({"crystals": [1]}, "position-bad-field"),
    ],
)
def test_what_is_no_position_is_refused_by_name(change: PlainDict, id: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **change})
    assert refusal.value.id == id


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


def test_nonsense_is_refused_and_changes_nothing() -> None:
    position = table("b3 k3", "b4 k4")
    before = position.dump()
    for move in ((), (0,), (0, 99), (0, -1), (0, 0, 1), (3, 1), (99,), (2, 0, 0)):
        with pytest.raises(IllegalMove):
            position.play(move, FastChance(1))
    assert position.dump() == before


def test_a_view_shows_own_cards_only() -> None:
    position = table("b3 k3 | scrolls 3", "b4 k4 | scrolls 12")
    assert seen(position, 0, 0)["cards"] == words("b3 k3")
    assert seen(position, 0, 1)["cards"] is None
    assert seen(position, 0, 1)["count"] == 2
    assert seen(position, None, 0)["cards"] is None


def test_a_view_shows_how_far_each_seat_is() -> None:
    position = table("b3 k3", "b4 k4", mission=1, tricks=((0, "y3 y4"), (0, "y5 y6")))
    assert {"have": 2, "goal": 3, "now": 0}.items() <= seen(position, 1, 0).items()
    position = table("b3 k3", "b4 k4", mission=3, tricks=((0, "b5 y4"), (0, "y5 y6")))
    assert {"have": 1, "goal": None, "now": 1}.items() <= seen(position, 1, 0).items()


def test_a_sentence_that_can_not_be_said_is_explained() -> None:
    position = table("b3 k3 | 2 cubes", "b4 k4")
    for sentence, id in (
        ("play red.dwarf", "twelve_missions-not-your-card"),
        ("take crystals", "move-not-legal"),
    ):
        with pytest.raises(IllegalMove) as refusal:
            GAME.hear(position, sentence)
        assert refusal.value.id == id
    assert choices(position) == {"play blue.farmer", "play black.farmer"}


def test_a_view_shows_how_many_cards_left_the_round_and_to_their_owner_which() -> None:
    away: list[Plain] = [words("y3 y4 y5 y6"), words("r3 r4 r5 r6")]
    position = table("b3 k3", "b4 k4", mission=24, rest={"away": away})
    assert {"away": words("y3 y4 y5 y6"), "away_count": 4}.items() <= seen(position, 0, 0).items()
    assert {"away": None, "away_count": 4}.items() <= seen(position, 0, 1).items()


def test_a_view_shows_how_many_tricks_the_round_has() -> None:
    position = table("b3 k3", "b4 k4", tricks=((0, "y3 y4"),))
    assert GAME.view(position, 0)["tricks_in_round"] == 3
    say(position, "play b3")
    assert GAME.view(position, 0)["tricks_in_round"] == 3
    split = table("b3 b4 b5 b6 k3", "y3 y4 y5 y6 r3", mission=24, phase="choose")
    assert GAME.view(split, 0)["tricks_in_round"] == 1


def test_a_view_shows_the_colours_in_each_seats_tricks() -> None:
    position = table("b3 k3", "b4 k4", mission=2, tricks=((0, "b5 y4"), (0, "y5 y6")))
    counts = {"blue": 1, "yellow": 3, "red": 0, "black": 0}
    assert {"have": 2, "colours": counts}.items() <= seen(position, 1, 0).items()
