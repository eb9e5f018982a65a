"""Why a sentence can't be said now: a true reason, and what would be right."""

import pytest

from conclave.core.errors import IllegalMove
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from tests.games.archmage.drawing import say, solo, table


def why_not(position: Position, sentence: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.hear(position, sentence)
    return refused.value.id.removeprefix("archmage-")


@pytest.mark.parametrize(
    ("sentence", "why"),
    [
        ("travel c4", "too-far"),
        ("travel b1", "blocked"),
        ("travel c4 c4", "not-now"),
        ("explore", "already-shown"),
        ("deploy", "land-taken"),
        ("attack", "no-enemy"),
        ("gather", "no-town"),
        ("recruit", "no-camp"),
        ("build", "tower-stands"),
        ("initiate time", "no-initiation"),
        ("initiate time blood", "not-now"),
        ("promote gate from time", "no-promotion"),
        ("cast gate", "spell-unknown"),
        ("cast quicken", "spell-price"),
        ("cast quicken quicken", "not-now"),
        ("advance gems", "not-now"),
    ],
)
def test_on_a_journey(sentence: str, why: str) -> None:
    position = table("> at c2, holds c2, tower c3, taught time", "  at b1", land="c2=mine c3=mine")
    assert why_not(position, sentence) == why


def test_a_mage_tower_is_built_in_the_wild_and_once() -> None:
    assert why_not(table("> at c1", ""), "build") == "no-wild"
    assert why_not(table("> at c2", "", hidden="c2=mine"), "build") == "no-wild"
    position = table("> at c2, tower c3", "", land="c2=mine c3=mine")
    assert why_not(position, "build") == "tower-stands"


def test_an_action_that_would_bring_nothing() -> None:
    assert why_not(table("> at c1", ""), "gather") == "no-yield"
    assert why_not(table("> at b1, supply 0", "", land="b1=camp"), "recruit") == "no-supply"
    assert why_not(table("> at c2", "", land="c2=mine"), "ward") == "no-ward"
    assert why_not(table("> at c1", ""), "ward") == "no-wild"


def test_where_the_warlord_is_in_the_way() -> None:
    assert why_not(solo("at c1", at="c2"), "travel c2") == "blocked"


def test_too_few_points() -> None:
    assert why_not(table("> at c1", "", points=0), "travel c2") == "no-points-for"
    assert why_not(table("> at c2", "", hidden="c2=mine", points=0), "explore") == "no-points"
    position = table("> at c2", "  holds c2", land="c2=mine", points=0)
    assert why_not(position, "attack") == "no-points"


def test_a_promotion_that_is_said_otherwise() -> None:
    position = table("> at c2, tower c2, taught time blood", "", land="c2=mine")
    assert why_not(position, "promote gate from blood") == "promotion-said"
    assert why_not(position, "promote chasm from blood") == "no-promotion"


def test_once_the_journeys_end_has_begun() -> None:
    position = table("> at e2, has scrolls.3", "")
    say(position, "initiate time")
    assert why_not(position, "travel e1") == "journey-over"
    assert why_not(position, "gather") == "end-begun"
    assert why_not(position, "initiate time") == "no-initiation"
    assert why_not(position, "initiate blood") == "end-begun"


def test_what_is_asked_comes_first() -> None:
    position = table("> at c2", "", round=2, phase="prepare")
    assert why_not(position, "travel c3") == "answer-first"
