"""What a person would laugh at: naming what can't be there, and leaving what must be."""

from conclave.core.follies import Deed
from conclave.games.abracada.bot.follies import FOLLIES
from conclave.games.abracada.position import Position
from tests.games.abracada.drawing import GAME, table


def follies(position: Position, sentence: str) -> set[str]:
    deed = Deed(position, GAME.hear(position, sentence))
    return {
        folly.id.removeprefix("abracada-folly-")
        for folly in FOLLIES
        if folly.occasion(deed) and folly.silly(deed)
    }


def two_left(after: int = 0) -> Position:
    """All other stones lie open: what is left to the actor is a 5 and one of 7 or 8."""
    return table("> 5 7", "1 2 3 3 8", pile="", secrets="8", after=after)


def test_a_spell_that_none_of_the_stones_can_be_is_counted() -> None:
    assert follies(two_left(), "cast 4") == {"hopeless"}
    assert follies(two_left(), "cast 5") == set()


def test_a_spell_that_must_be_there_is_counted_if_it_is_left() -> None:
    position = table("> 5 7", "1 2 3 3 8", pile="", secrets="", after=4)
    assert follies(position, "stop") == {"sure-left"}
    assert follies(position, "cast 5") == set()


def test_a_risk_before_a_lower_spell_that_must_be_there_is_counted() -> None:
    position = table("> 5 5 7", "1 2 3 3 8", pile="", secrets="8")
    assert follies(position, "cast 8") == {"sure-leapt-over"}
    assert follies(position, "cast 5") == set()


def test_a_sure_spell_that_would_do_nothing_may_be_left() -> None:
    position = table("> 8 8", "1 2 3 3 7", pile="", secrets="", after=4)
    assert follies(position, "stop") == set()
