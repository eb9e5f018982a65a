"""The 25 missions: what each is worth."""

import pytest

from conclave.core.plain import PlainDict
from tests.games.twelve_missions.drawing import gains, play, say, table, words


def scored(mission: int, *tricks: tuple[int, str], dominant: str = "red") -> list[int]:
    """What the seats gain if these are their tricks and seat 0 takes one more, of black cards."""
    seats = [f"k{value}" for value in (10, 7, 8, 9)]
    position = table(*seats, mission=mission, tricks=tricks, dominant=dominant)
    play(position, "k10 k7 k8 k9")
    return gains(position)


TWO_MORE = ((0, "b3 b4 b5 b6"), (0, "b7 b8 b9 b10"))
THREE_MORE = (*TWO_MORE, (0, "y3 y4 y5 y6"))


def test_mission_1_exactly_three_tricks() -> None:
    assert scored(1, *TWO_MORE) == [4, 0, 0, 0]
    assert scored(1, *THREE_MORE) == [0, 0, 0, 0]
    assert scored(1, (0, "b3 b4 b5 b6")) == [0, 0, 0, 0]


@pytest.mark.parametrize(("mission", "points"), [(2, -4), (8, 4)])
def test_missions_2_and_8_all_four_colours_in_tricks_together(mission: int, points: int) -> None:
    with_all = ((0, "b3 b4 y3 y4"), (0, "r3 r4 r5 r6"))
    assert scored(mission, *with_all) == [points, 0, 0, 0]
    assert scored(mission, (0, "b3 b4 y3 y4")) == [0, 0, 0, 0]


def test_mission_3_a_point_for_each_blue_card() -> None:
    assert scored(3, (1, "b3 b4 y3 y4"), (2, "b5 r4 r5 r6")) == [0, 2, 1, 0]


def test_mission_4_a_point_for_each_yellow_card() -> None:
    assert scored(4, (1, "b3 b4 y3 y4"), (2, "y5 y6 y7 r6")) == [0, 2, 3, 0]


def test_mission_5_four_tricks_or_more() -> None:
    assert scored(5, *THREE_MORE) == [5, 0, 0, 0]
    assert scored(5, *TWO_MORE) == [0, 0, 0, 0]


def test_mission_6_neither_a_dwarf_nor_a_wizard() -> None:
    assert scored(6, (1, "b3 b4 b5 b6"), (2, "y3 y4 y5 y8"), (3, "r3 r4 r5 r7")) == [0, 0, 5, 0]


def test_mission_7_two_points_for_each_small_trick() -> None:
    assert scored(7, (1, "b3 y3 r9 r10"), (2, "b4 b5 y7 y10"), (3, "b6 y4 y5 r3")) == [
        0,
        4 - 2,
        0,
        2,
    ]


def test_M14_mission_7_counts_cubes() -> None:
    position = table("k10 | 6 cubes", "k7", "k6", "k8", mission=7, tricks=((1, "b3 b4 b5 b6"),))
    say(position, "play k10", "cubes -6", "play k7", "play k6", "play k8")
    assert gains(position) == [0, 2, 0, 2]  # 4 + 7 + 6 + 8 = 25


def test_mission_9_each_red_card_costs_a_point() -> None:
    assert scored(9, (1, "r3 r4 y3 y4"), (2, "r5 y6 y7 y8")) == [0, -2, -1, 0]


def test_mission_10_each_black_card_costs_a_point() -> None:
    assert scored(10, (1, "k3 r4 y3 y4")) == [-4, -1, 0, 0]


def test_mission_11_values_of_80_or_more() -> None:
    # 34 of the last trick and 46 of the others make exactly 80
    assert scored(11, (0, "b3 b4 b5 b6"), (0, "y4 y7 y8 y9")) == [5, 0, 0, 0]
    assert scored(11, (0, "b3 b4 b5 b6"), (0, "y3 y7 y8 y9")) == [0, 0, 0, 0]


def test_M14_mission_11_does_not_count_cubes() -> None:
    position = table(
        "k10 | 9 cubes",
        "k7",
        "k8",
        "k9",
        mission=11,
        tricks=((0, "b3 b4 b5 b6"), (0, "y3 y7 y8 y9")),
    )
    say(position, "play k10", "cubes +9", "play k7", "play k8", "play k9")
    assert gains(position) == [0, 0, 0, 0]


def test_mission_12_an_odd_number_of_tricks() -> None:
    assert scored(12, *TWO_MORE, (1, "y3 y4 y5 y6")) == [-2, -2, 0, 0]
    assert scored(12, *THREE_MORE) == [0, 0, 0, 0]


def test_mission_13_exactly_one_trick() -> None:
    assert scored(13, (1, "y3 y4 y5 y6"), *[(2, "b3 b4 b5 b6"), (2, "b7 b8 b9 b10")]) == [
        3,
        3,
        0,
        0,
    ]


def test_mission_14_exactly_two_tricks() -> None:
    turned: PlainDict = {"turned": words("y3 r3")}
    position = table("k10", "k7", "k8", "k9", mission=14, tricks=((0, "b3 b4 b5 b6"),), rest=turned)
    play(position, "k10 k7 k8 k9")
    assert gains(position) == [3, 0, 0, 0]


@pytest.mark.parametrize("mission", [15, 22])
def test_M19_missions_15_and_22_most_tricks_alone(mission: int) -> None:
    hands = ("k10", "k7", "k8", "k9")
    rows: PlainDict = {"rows": [words(hand) for hand in hands]} if mission == 15 else {}
    for tricks, expected in (
        (((0, "b3 b4 b5 b6"), (1, "y3 y4 y5 y6")), [5, 0, 0, 0]),
        (((1, "b3 b4 b5 b6"),), [0, 0, 0, 0]),  # one each: nobody
    ):
        position = table(*hands, mission=mission, tricks=tricks, rest=rows)
        play(position, "k10 k7 k8 k9")
        assert gains(position) == expected


def test_mission_16_four_tricks_or_more_cost() -> None:
    assert scored(16, *THREE_MORE) == [-5, 0, 0, 0]
    assert scored(16, *TWO_MORE) == [0, 0, 0, 0]


def test_mission_17_exactly_two_tricks_cost() -> None:
    assert scored(17, (0, "b3 b4 b5 b6")) == [-5, 0, 0, 0]
    assert scored(17, *TWO_MORE) == [0, 0, 0, 0]


def test_mission_18_a_point_for_each_trick() -> None:
    assert scored(18, *TWO_MORE, (3, "y3 y4 y5 y6")) == [3, 0, 0, 1]


def test_mission_19_a_point_for_each_dwarf_or_wizard() -> None:
    assert scored(19, (1, "b6 b7 y6 y3")) == [1, 3, 0, 0]  # and the Wizard k7 in the last trick


@pytest.mark.parametrize(("mission", "points"), [(20, [3, 0, 3, 0]), (21, [0, -3, 0, -3])])
def test_missions_20_and_21_are_played_in_pairs(mission: int, points: list[int]) -> None:
    assert scored(mission, (2, "b3 b4 b5 b6"), (1, "y3 y4 y5 y6")) == points
    assert scored(mission, (1, "y3 y4 y5 y6")) == [0, 0, 0, 0]


def test_M19_mission_23_most_of_each_colour_alone() -> None:
    assert scored(23, (1, "b3 b4 y3 y4"), (2, "b5 r3 r4 y5"), (3, "r5 r6 b6 y6")) == [
        2,  # black
        4,  # blue and yellow
        0,  # as many red cards as the next seat
        0,
    ]


def test_mission_24_no_trick() -> None:
    assert scored(24, (1, "b3 b4 b5 b6")) == [0, 0, 2, 2]


def test_mission_25_each_trick_costs_a_point() -> None:
    assert scored(25, *TWO_MORE) == [-3, 0, 0, 0]
