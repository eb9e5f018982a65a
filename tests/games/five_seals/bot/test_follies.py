"""What a person would laugh at: giving up where a cast would have helped."""

import pytest

from conclave.core.follies import Deed
from conclave.games.five_seals.bot.follies import FOLLIES
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import table


def follies(position: Position, sentence: str = "give up") -> set[str]:
    deed = Deed(position, GAME.hear(position, sentence))
    return {
        folly.id.removeprefix("five_seals-folly-")
        for folly in FOLLIES
        if folly.occasion(deed) and folly.silly(deed)
    }


@pytest.mark.parametrize(
    "position",
    [
        table("> fire.6 | change.fire", "  ", scrolls="v1=synergy.water"),
        table(
            *("> fire.3 | disintegration.water", "  "),
            seals="h1a=water.2",
            scrolls="a1=renewal.fire",
            circle=2,
            ways="",
        ),
        table(
            *("> fire.3 | leap.water", "  "),
            seals="h1a=water.2",
            scrolls="a1=renewal.fire",
            circle=4,
            ways="",
        ),
    ],
    ids=["dice", "a step on the board", "a cast that breaks"],
)
def test_a_scroll_that_a_cast_would_have_won_is_counted(position: Position) -> None:
    assert follies(position) == {"scroll-left", "seal-left"}


def test_a_mere_seal_is_counted_apart() -> None:
    position = table("> fire.2 | change.fire", "  ", seals="h1a=water.2", ways="")
    assert follies(position) == {"seal-left"}


def test_luck_is_no_way_out() -> None:
    position = table("> fire.1 | renewal.fire", "  ", scrolls="a1=change.fire")
    assert follies(position) == set()


def test_who_casts_is_not_laughed_at() -> None:
    position = table("> fire.6 | change.fire", "  ", scrolls="v1=synergy.water")
    assert follies(position, "cast change.fire fire.6 to water") == set()
