"""What a person would laugh at in a Journey, and what the bots do instead."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.follies import Deed
from conclave.games.archmage.bot.follies import FOLLIES
from conclave.games.archmage.bot.policy import policy
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from tests.games.archmage.drawing import table


def follies(position: Position, *sentences: str) -> set[str]:
    """What there is to laugh at in the last of these moves of one seat."""
    deed: Deed[Position] | None = None
    chance = FastChance(1)
    for sentence in sentences:
        move = GAME.hear(position, sentence)
        deed = Deed(position.copy(), move, deed)
        position.play(move, chance)
    assert deed is not None
    return {
        folly.id.removeprefix("archmage-folly-")
        for folly in FOLLIES
        if folly.occasion(deed) and folly.silly(deed)
    }


def in_town(points: int) -> Position:
    """In the Town c1, which is the seat's, as is all around it; what lies further off is face
    down."""
    seat = "> at c1, holds c1 b1 c2 d1, tower a3"
    return table(seat, "  at g2", land="c1=town", points=points)


def test_points_unused_are_counted_from_three_on() -> None:
    assert "points-unused" in follies(in_town(3), "gather")
    assert "points-unused" not in follies(in_town(2), "gather")


def test_what_could_be_fetched_on_the_way_there_and_back_is_counted() -> None:
    """Two steps, a look, two steps back."""
    assert follies(in_town(5), "gather") == {"points-unused", "errand-left"}
    assert follies(in_town(4), "gather") == {"points-unused"}


def test_a_walk_in_a_circle_is_counted_unless_something_was_done_on_it() -> None:
    assert "circle" in follies(in_town(2), "travel c2", "travel c1", "gather")
    assert "circle" not in follies(in_town(1), "travel c2", "end")
    errand = ("travel c2", "travel c3", "explore", "travel c2", "travel c1", "gather")
    assert follies(in_town(5), *errand) == set()


def test_free_land_is_counted_where_followers_abound() -> None:
    def on_free_land(company: int) -> Position:
        return table(f"> at c2, company {company}", "  at g2", land="c2=mine", points=0)

    assert follies(on_free_land(8), "end") == {"land-left"}
    assert follies(on_free_land(2), "end") == set()


@pytest.mark.parametrize("points", [4, 5])
def test_a_mage_at_its_goal_still_fetches_what_it_can_bring_back(points: int) -> None:
    position = in_town(points)
    chance = FastChance(1)
    said: list[str] = []
    while not said or said[-1] != "gather":
        move = policy(position, chance)
        said.append(GAME.say(position, move))
        position.play(move, chance)
    assert ("explore" in said) == (points == 5)


def test_nobody_thinks_of_ending_a_journey_with_something_to_fetch_nearby() -> None:
    """Such a move beat the plan by luck now and then."""

    def thought_of(position: Position) -> set[str]:
        return {GAME.say(position, move).split()[0] for move in GAME.guide.candidates(position)}

    assert thought_of(in_town(5)) == {"travel"}
    assert {"gather", "end"} < thought_of(in_town(4))
