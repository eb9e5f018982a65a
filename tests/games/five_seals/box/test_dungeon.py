"""F1–F5: the pieces, and the dungeon for each number of seats."""

from collections import Counter
from pathlib import Path

import pytest

from conclave.core.chance import FastChance
from conclave.core.fields import PositionFields
from conclave.games.five_seals.box import plan_file as plans
from conclave.games.five_seals.box.codes import (
    CIRCLE_OF,
    KNOWN_SCROLLS,
    SPELL_WORDS,
    STRENGTH_OF,
    TOKEN_WORDS,
    circle_scrolls,
)
from conclave.games.five_seals.box.dice import KNOWN_DICE
from conclave.games.five_seals.box.dungeon import Dungeon, dungeon_of
from conclave.games.five_seals.box.pieces import ELEMENT_WORDS, FAMILIARS, TOKENS
from conclave.games.five_seals.box.plan_file import BadPlan, read_plan
from conclave.games.five_seals.game import GAME
from conclave.texts import say
from tests.games.five_seals.drawing import may_say, table

ROUND = (Path(plans.__file__).parent / "plans" / "round.toml").read_text(encoding="utf-8")


def strengths(dungeon: Dungeon) -> tuple[Counter[int], Counter[int]]:
    """How many seal circles and how many scroll boxes there are of each strength."""
    circles = dungeon.spots[dungeon.starts : dungeon.boxes]
    boxes = dungeon.spots[dungeon.boxes :]
    return Counter(spot.strength for spot in circles), Counter(spot.strength for spot in boxes)


def test_F1_mind_is_on_scrolls_only() -> None:
    assert ELEMENT_WORDS == ("fire", "water", "air", "earth", "mind")
    elements = {word.partition(".")[0] for word in [*TOKEN_WORDS, *KNOWN_DICE]}
    assert elements == {"fire", "water", "air", "earth"}
    assert {f"{spell}.mind" for spell in SPELL_WORDS[1:]} <= set(KNOWN_SCROLLS)


def test_F3_the_familiars_sit_in_the_order_of_the_seats() -> None:
    assert FAMILIARS == ("raven", "cat", "owl", "snake", "toad")
    seats = GAME.view(GAME.start(5, {}, FastChance(1)), None)["seats"]
    assert isinstance(seats, list)
    assert tuple(PositionFields(seat).text("word") for seat in seats) == FAMILIARS
    mages = [say(f"five_seals-mage-{word}") for word in FAMILIARS]
    assert mages[0] == "Shaman of the North"
    assert mages[4] == "Warlock of the Beyond"


def test_F2_there_are_120_tokens_and_25_scrolls_in_a_circle() -> None:
    assert sum(TOKENS) * 4 == 120
    for circle in (1, 2, 3, 4):
        scrolls = circle_scrolls(circle)
        assert len(set(scrolls)) == 25
        assert {CIRCLE_OF[scroll] for scroll in scrolls} == {circle}
        assert Counter(STRENGTH_OF[scroll] for scroll in scrolls) == dict.fromkeys(range(2, 7), 5)


@pytest.mark.parametrize(
    ("seats", "wedges", "circles", "boxes"),
    [
        (2, 6, [24, 12, 12, 6, 6], 6),
        (3, 7, [28, 14, 14, 9, 9], 7),
        (4, 9, [36, 18, 18, 15, 15], 9),
        (5, 10, [40, 20, 20, 18, 18], 10),
    ],
)
def test_F4_the_dungeon_grows_with_the_seats(
    seats: int, wedges: int, circles: list[int], boxes: int
) -> None:
    dungeon = dungeon_of("round", seats)
    of_seals, of_scrolls = strengths(dungeon)
    assert len(dungeon.segments) == wedges
    assert [of_seals[strength] for strength in range(2, 7)] == circles
    assert [of_scrolls[strength] for strength in range(2, 7)] == [boxes] * 5
    assert dungeon.starts == 6


@pytest.mark.parametrize(
    ("spot", "areas", "strength"),
    [
        ("h3a", "h a3", 2),
        ("h3p", "h p3", 2),
        ("a3p", "a3 p3", 2),
        ("p3a", "p3 a4", 2),
        ("a3b", "a3 b3", 3),
        ("b3b", "b3 b4", 3),
        ("p3b", "p3 b3", 4),
        ("b3q", "b3 q3", 4),
        ("q3v", "q3 v3", 5),
        ("b3v", "b3 v3", 6),
        ("v3q5", "v3 q4", 5),
        ("v3q6", "v3 q4", 6),
        ("p9a", "p9 a1", 2),
        ("v9q5", "v9 q1", 5),
        ("a3", "a3", 2),
        ("p3", "p3", 3),
        ("b3", "b3", 4),
        ("q3", "q3", 5),
        ("v3", "v3", 6),
    ],
)
def test_F4_where_the_doorways_lead_at_a_table_of_four(
    spot: str, areas: str, strength: int
) -> None:
    dungeon = dungeon_of("round", 4)
    found = dungeon.spots[dungeon.known[spot]]
    assert found.strength == strength
    touched = [dungeon.areas[number].word for number in found.areas]
    assert list(dict.fromkeys(touched)) == areas.split()


def test_F4_small_segments_have_no_doorway_between_the_outer_rooms_of_two_wedges() -> None:
    dungeon = dungeon_of("round", 4)
    assert dungeon.segments[0] == "small"
    assert "v1q5" not in dungeon.known
    assert "v2q5" in dungeon.known, "wedges 2 and 3 are one large segment"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_F4_every_spot_is_drawn_on_the_walls_or_in_its_room(seats: int) -> None:
    dungeon = dungeon_of("round", seats)
    for spot in dungeon.spots:
        distance, angle = spot.at
        for number in spot.areas:
            area = dungeon.areas[number]
            assert area.radii[0] <= distance <= area.radii[1]
            turns = [angle, angle - 1, angle + 1]
            assert any(area.angles[0] - 1e-3 <= t <= area.angles[1] + 1e-3 for t in turns)
    corners = {(spot.x, spot.y) for spot in dungeon.spots}
    assert len(corners) == len(dungeon.spots), "no two are drawn at the same place"


@pytest.mark.parametrize(
    ("written", "instead", "refusal"),
    [
        ("starts = 6", "starts = 1", "five_seals-plan-too-few-starts"),
        ("strength = 6, at", "strength = 7, at", "five_seals-plan-no-such-strength"),
        ("strength = 6, at", "strength = 5, at", "five_seals-plan-too-big"),
        ('rooms = ["b", "v"]', 'rooms = ["b", "z"]', "five_seals-plan-no-such-room"),
        ('rooms = ["h", "a"]', 'rooms = ["h", "p"]', "five_seals-plan-same-names"),
        ("radius = 0.30", 'radius = "wide"', "five_seals-plan-bad-field"),
        ('"large"]\n4', '"huge"]\n4', "five_seals-plan-bad-field"),
        ("[hall]", "[hall", "five_seals-plan-not-toml"),
    ],
)
def test_F4_a_plan_that_can_not_be_built_is_refused(
    written: str, instead: str, refusal: str
) -> None:
    assert written in ROUND
    with pytest.raises(BadPlan) as refused:
        Dungeon(read_plan("other", ROUND.replace(written, instead)), 3)
    assert refused.value.id == refusal


def test_F4_a_room_that_nobody_can_enter_is_refused() -> None:
    doors = ROUND.replace('rooms = ["b", "q"]', 'rooms = ["b", "a"]')
    doors = doors.replace('rooms = ["q", "v"]', 'rooms = ["a", "v"]')
    with pytest.raises(BadPlan) as refused:
        Dungeon(read_plan("other", doors), 2)
    assert refused.value.id == "five_seals-plan-walled-up"
    assert refused.value.params["room"] == "q1"


def test_F4_another_plan_is_another_file() -> None:
    fewer = ROUND.replace(
        '2 = ["small", "small", "small", "small", "small", "small"]', '2 = ["large", "large"]'
    )
    dungeon = Dungeon(read_plan("cellar", fewer), 2)
    assert len(dungeon.segments) == 4
    assert {"v4q5", "b4"} <= set(dungeon.known)


def test_F5_figures_in_the_hall_block_nothing() -> None:
    position = table("> fire.3 | at s1", "  | at s2", "  | at s3", seals="h1a=fire.2", ways="")
    assert may_say(position, "break") == ["h1a fire.3"]
