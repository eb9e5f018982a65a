"""M15–M17: the end of the game."""

from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import GAME, play, table

LAST_ROUND: PlainDict = {"round": 12}


def finished(*lines: str, rest: PlainDict | None = None, pairs: bool = False) -> Position:
    """The last trick of the last round, of mission 24: with no trick taken, two points."""
    position = table(
        *lines, mission=24, options={"pairs": pairs}, rest={**LAST_ROUND, **(rest or {})}
    )
    cards = " ".join(line.split()[0] for line in lines)
    play(position, cards)
    assert position.over()
    return position


def places(position: Position) -> list[int]:
    return [standing.place for standing in position.standings()]


def test_M15_most_points_win() -> None:
    position = finished("b10 | 9 points", "b4 | 6 points")
    assert [standing.points for standing in position.standings()] == [9, 8]
    assert places(position) == [1, 2]


def test_M15_an_unused_scroll_is_worth_two_points_but_only_once() -> None:
    position = finished("b10 | 9 points", "b4 | 6 points, scrolls 3 12")
    first, second = position.standings()
    assert (first.points, second.points) == (9, 10)
    assert second.parts == {"missions": 8, "scrolls": 0, "unused-scroll": 2}


def test_M15_scroll_5_counts_as_unused() -> None:
    position = finished("b10", "b4", rest={"open_scrolls": [[5], []]})
    assert position.standings()[0].parts["unused-scroll"] == 2


def test_M15_a_tie_goes_to_fewer_negative_points() -> None:
    position = finished("b10 | 8 points", "b4 | 6 points", rest={"lost": [4, 3]})
    assert places(position) == [2, 1]


def test_M15_then_to_the_seat_without_an_unused_scroll() -> None:
    position = finished("b10 | 8 points", "b4 | 4 points, scrolls 3", rest={"lost": [3, 3]})
    assert places(position) == [1, 2]


def test_M15_then_it_is_shared() -> None:
    position = finished("b10 | 8 points", "b4 | 6 points", rest={"lost": [3, 3]})
    assert places(position) == [1, 1]


def test_M15_scrolls_stay_secret_until_the_end() -> None:
    position = table("b10 | 9 points", "b4 | 8 points, scrolls 3")
    assert [standing.points for standing in position.standings()] == [9, 8]


def test_M15_negative_points_are_those_of_missions() -> None:
    position = table("r10", "b4", mission=9, dominant="blue", scroll=(12, 1))
    play(position, "r10 b4")
    assert position.points == [0, 0]
    assert position.lost == [0, 1]


def test_M16_opposite_seats_add_their_points() -> None:
    lines = ("b10 | 1 point", "b4 | 5 points", "b5 | 6 points", "b6 | 3 points")
    position = finished(*lines, pairs=True)
    assert [standing.points for standing in position.standings()] == [9, 12, 9, 12]
    assert places(position) == [3, 1, 3, 1]
    assert position.standings()[0].parts["partner"] == 8


def test_M16_a_pairs_tie_looks_at_both_partners() -> None:
    lines = ("b10 | 3 points", "b4 | 2 points", "b5 | 3 points", "b6 | 2 points")
    position = finished(*lines, pairs=True, rest={"lost": [0, 2, 3, 0]})
    assert places(position) == [3, 1, 3, 1]


def test_M17_a_shorter_game() -> None:
    for rounds in (4, 8):
        position = table(
            "b10", "b4", mission=24, options={"rounds": rounds}, rest={"round": rounds}
        )
        play(position, "b10 b4")
        assert position.over()
        assert GAME.view(position, None)["rounds"] == rounds


def test_the_game_goes_on_before_the_last_round() -> None:
    position = table("b10", "b4", mission=24, rest={"round": 11})
    play(position, "b10 b4")
    assert not position.over()
    assert position.round == 12
