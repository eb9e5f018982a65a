"""A game goes on by the rules it began with, whatever they are by now."""

import pytest

from conclave.core.chance import Chance, FastChance
from conclave.core.errors import BadRecord, UnknownVersion
from conclave.core.match import Match, new_match, new_table_match, replay, resume, verify
from conclave.core.options import Options
from conclave.core.record import read_record
from conclave.core.state import State
from conclave.texts import explain
from tests.core.stairs import Climb, Stairs

SEED = "ab" * 32
NONCES = ["kettle", "moth"]


class FormerStairs(Stairs):
    """In version 2 everybody began a step further up."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        climb = super().deal(seats, options, chance)
        assert isinstance(climb, Climb)
        climb.heights = [height + 1 for height in climb.heights]
        return climb


GAME = Stairs()
GAME.former = (FormerStairs(),)


def begun(version: int) -> Match:
    match = new_table_match(GAME.by_version(version), 2, {}, SEED, NONCES)
    match.say(0, "step up")
    return match


def heights(match: Match) -> list[int]:
    assert isinstance(match.state, Climb)
    return match.state.heights


def test_a_new_game_is_played_by_the_newest_version() -> None:
    assert new_match(GAME, 2, {}, FastChance(1)).record.version == GAME.version == 3


def test_the_rule_book_of_a_version() -> None:
    assert GAME.by_version(3) is GAME
    assert GAME.by_version(2) is GAME.former[0]


@pytest.mark.parametrize(("version", "after"), [(2, [2, 1]), (3, [1, 0])])
def test_a_record_is_replayed_and_resumed_by_its_version(version: int, after: list[int]) -> None:
    record = read_record(begun(version).record.dump())
    for again in (replay(GAME, record), resume(GAME, record, SEED)):
        assert again.game.version == again.record.version == version
        assert heights(again) == after
        assert again.record.dump() == record.dump()
    record.seed = SEED
    assert heights(verify(GAME, record)) == after


def test_a_move_taken_back_is_taken_back_by_the_version_of_the_game() -> None:
    match = resume(GAME, begun(2).record, SEED)
    match.undo(0)
    assert heights(match) == [1, 1]


@pytest.mark.parametrize("version", [1, 4])
def test_a_version_that_is_gone_or_yet_to_come_is_refused_in_a_sentence(version: int) -> None:
    with pytest.raises(UnknownVersion) as unknown:
        GAME.by_version(version)
    assert explain(unknown.value) == (
        f"There is no version {version} of the rules here; this Conclave knows 2, 3."
    )
    record = begun(3).record
    record.version = version
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record)
    assert f"version {version} of the rules" in explain(refused.value)
    assert "knows 2, 3" in explain(refused.value)
