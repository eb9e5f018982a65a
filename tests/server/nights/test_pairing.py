"""Points, standings and who meets whom."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from conclave.server.nights.pairing import Hall, fixed, seat_order, swiss
from conclave.server.nights.points import FIRST, Met, standings, worth


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [120, 0]),
        ([2, 1, 3], [60, 120, 0]),
        ([1, 2, 3, 4], [120, 80, 40, 0]),
        ([1, 1, 3, 4], [100, 100, 40, 0]),
        ([1, 2, 2, 2], [120, 40, 40, 40]),
        ([1, 1], [60, 60]),
        ([1, 2, 3, 4, 5, 6], [120, 96, 72, 48, 24, 0]),
        ([1, 2, 2, 4, 5], [120, 75, 75, 30, 0]),
        ([1], [120]),
    ],
)
def test_a_place_is_worth_the_same_at_tables_of_any_size_and_ties_share(
    places: list[int], points: list[int]
) -> None:
    assert worth(places) == points
    if len(places) > 1:
        assert sum(points) == FIRST * len(places) // 2


def test_equal_points_are_told_apart_by_wins_then_by_opposition() -> None:
    tables = [
        Met([1, 2, 3], [1, 2, 3]),
        Met([4, 5, 6], [1, 2, 3]),
        Met([1, 4, 2], [3, 1, 2]),
        Met([3, 5, 6], [1, 2, 3]),
    ]
    order = standings([1, 2, 3, 4, 5, 6, 7], tables)
    assert (order[0].number, order[0].points) == (4, 240)
    equal = [one for one in order if one.points == 120]
    assert {one.number for one in equal} == {1, 2, 3, 5}
    assert [one.number for one in equal] == [1, 3, 2, 5]  # a win each; 1 met the stronger; no wins
    assert order[-1].number in (6, 7)
    assert order[-1].points == order[-2].points == 0


def test_who_are_equal_in_everything_share_a_place() -> None:
    order = standings([1, 2], [Met([1, 2], [1, 1])])
    assert [one.place for one in order] == [1, 1]


def rounds(people: list[int], seats: int, count: int, seed: int = 1) -> list[list[Met]]:
    """Rounds in which lower numbers win."""
    played: list[list[Met]] = []
    for number in range(count):
        met = [table for tables in played for table in tables]
        points = {one.number: one.points for one in standings(people, met)}
        groups = swiss(Hall(people, seats, points, met), Random(seed + number))
        assert sorted(one for group in groups for one in group) == people
        assert all(len(group) <= seats for group in groups)
        played.append([Met(sorted(group), list(range(1, len(group) + 1))) for group in groups])
    return played


def test_in_swiss_rounds_of_two_nobody_meets_twice_and_the_best_meet() -> None:
    played = rounds(list(range(8)), 2, 4)
    pairs = Counter(tuple(table.people) for tables in played for table in tables)
    assert max(pairs.values()) == 1
    assert (0, 1) in pairs


def test_at_tables_of_four_the_same_meet_seldom() -> None:
    played = rounds(list(range(16)), 4, 3)
    meetings = Counter(
        pair for tables in played for table in tables for pair in combinations(table.people, 2)
    )
    assert max(meetings.values()) <= 2
    assert sum(count > 1 for count in meetings.values()) <= 6


@pytest.mark.parametrize("people", range(1, 14))
def test_tables_are_as_even_as_can_be(people: int) -> None:
    groups = swiss(Hall(list(range(people)), 4), Random(2))
    sizes = [len(group) for group in groups]
    assert len(sizes) == -(-people // 4)
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("people", [2, 3, 4, 7])
def test_blocked_people_never_sit_together(people: int) -> None:
    blocked = {frozenset((0, 1))}
    for seed in range(20):
        hall = Hall(list(range(people)), 4, blocked=blocked)
        groups = swiss(hall, Random(seed))
        assert not any({0, 1} <= set(group) for group in groups)
        assert sorted(one for group in groups for one in group) == hall.people
        again = fixed(hall, [list(range(people))[:4]], Random(seed))
        assert not any({0, 1} <= set(group) for group in again)


def test_fixed_tables_stay_and_who_is_new_goes_where_there_is_room() -> None:
    before = [[1, 2, 3], [4, 5, 6, 7]]
    groups = fixed(Hall([1, 2, 3, 4, 5, 6, 7, 8], 4), before, Random(1))
    assert sorted(map(sorted, groups)) == [[1, 2, 3, 8], [4, 5, 6, 7]]
    full = fixed(Hall([1, 2, 3, 4, 5], 4), [[1, 2, 3, 4]], Random(1))
    assert sorted(map(sorted, full)) == [[1, 2, 3, 4], [5]]
    left = fixed(Hall([1, 5], 4), before, Random(1))
    assert sorted(left[0]) == [1, 5]


def test_seats_move_on_at_a_fixed_table_and_even_out_elsewhere() -> None:
    assert seat_order([1, 2, 3], [1, 2, 3], []) == [2, 3, 1]
    assert seat_order([1, 3, 4], [1, 2, 3], []) == [3, 4, 1]
    met = [Met([1, 2], [1, 2]), Met([3, 4], [1, 2])]
    assert seat_order([1, 4], None, met) == [4, 1]
