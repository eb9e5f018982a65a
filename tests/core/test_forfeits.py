"""Games that somebody lost before their end."""

import pytest

from conclave.core.errors import BadRecord
from conclave.core.forfeits import Forfeit, check_forfeits, settled
from conclave.core.state import Standing


def places(reached: list[int], *lost: Forfeit) -> list[int]:
    standings = [Standing(seat, place, 0, {}) for seat, place in enumerate(reached)]
    return [standing.place for standing in settled(standings, list(lost))]


def test_who_lost_before_the_end_is_last_and_the_others_stand_as_they_stood() -> None:
    assert places([1, 2, 3], Forfeit(0, "late", 7)) == [3, 1, 2]
    assert places([2, 1, 2], Forfeit(2, "resigned", 7)) == [2, 1, 3]


def test_who_share_a_place_go_on_sharing_it() -> None:
    assert places([1, 2, 2, 4], Forfeit(0, "late", 7)) == [4, 1, 1, 3]


def test_of_several_the_first_to_lose_comes_last() -> None:
    lost = (Forfeit(0, "resigned", 3), Forfeit(1, "late", 9))
    assert places([1, 2, 3], *lost) == [3, 2, 1]
    together = (Forfeit(0, "resigned", 3), Forfeit(1, "late", 3))
    assert places([1, 2, 3], *together) == [2, 2, 1]


def test_a_game_that_all_have_lost_still_has_places() -> None:
    assert places([1, 2], Forfeit(0, "resigned", 3), Forfeit(1, "resigned", 4)) == [2, 1]


@pytest.mark.parametrize(
    "lost",
    [
        [Forfeit(4, "late", 1)],
        [Forfeit(-1, "late", 1)],
        [Forfeit(0, "bored", 1)],
        [Forfeit(0, "late", 6)],
        [Forfeit(0, "late", -1)],
        [Forfeit(0, "late", 1), Forfeit(0, "resigned", 2)],
    ],
)
def test_what_no_game_could_have_been_lost_by_is_refused(lost: list[Forfeit]) -> None:
    with pytest.raises(BadRecord):
        check_forfeits(lost, adjudicated=False, seats=4, moves=5, over=True)


@pytest.mark.parametrize(
    ("lost", "over"),
    [
        ([], False),
        ([Forfeit(0, "late", 4)], False),
        ([Forfeit(0, "resigned", 5)], False),
        ([Forfeit(0, "late", 5)], True),
    ],
)
def test_only_a_clock_that_ran_out_in_the_end_ends_a_game(lost: list[Forfeit], over: bool) -> None:
    with pytest.raises(BadRecord):
        check_forfeits(lost, adjudicated=True, seats=4, moves=5, over=over)
    check_forfeits([Forfeit(0, "late", 5)], adjudicated=True, seats=4, moves=5, over=False)
