"""What a seat is shown."""

import pytest

from conclave.core.plain import Plain, PlainDict
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import GAME, Luck, say, seen, table, words


def test_a_view_shows_own_cards_only() -> None:
    position = table("b3 k3 | scrolls 3", "b4 k4 | scrolls 12")
    assert seen(position, 0, 0)["cards"] == words("b3 k3")
    assert seen(position, 0, 1)["cards"] is None
    assert seen(position, 0, 1)["count"] == 2
    assert seen(position, None, 0)["cards"] is None


def test_a_view_shows_how_far_each_seat_is() -> None:
    position = table("b3 k3", "b4 k4", mission=1, tricks=((0, "y3 y4"), (0, "y5 y6")))
    assert {"have": 2, "goal": 3, "now": 0}.items() <= seen(position, 1, 0).items()
    position = table("b3 k3", "b4 k4", mission=3, tricks=((0, "b5 y4"), (0, "y5 y6")))
    assert {"have": 1, "goal": None, "now": 1}.items() <= seen(position, 1, 0).items()


def test_a_view_shows_how_many_cards_left_the_round_and_to_their_owner_which() -> None:
    away: list[Plain] = [words("y3 y4 y5 y6"), words("r3 r4 r5 r6")]
    position = table("b3 k3", "b4 k4", mission=24, rest={"away": away})
    assert {"away": words("y3 y4 y5 y6"), "away_count": 4}.items() <= seen(position, 0, 0).items()
    assert {"away": None, "away_count": 4}.items() <= seen(position, 0, 1).items()


def test_a_view_shows_how_many_tricks_the_round_has() -> None:
    position = table("b3 k3", "b4 k4", tricks=((0, "y3 y4"),))
    assert GAME.view(position, 0)["tricks_in_round"] == 3
    say(position, "play b3")
    assert GAME.view(position, 0)["tricks_in_round"] == 3
    hands = ("b3 b4 b5 b6 b7 b8 b9 b10", "y3 y4 y5 y6 y7 y8 y9 y10")
    split = table(*hands, mission=24, phase="choose")
    assert GAME.view(split, 0)["tricks_in_round"] == 4


@pytest.mark.parametrize("asker", [0, 1])
def test_a_card_on_its_way_by_scroll_2_is_one_trick_neither_more_nor_fewer(asker: int) -> None:
    giver = 1 - asker
    asked = table("b3 k3", "b4 k4", phase="hand_over", leads=giver, scroll=(2, asker), choice=0)
    say(asked, f"give b{3 + giver}")
    assert GAME.view(asked, 0)["tricks_in_round"] == 2


def test_a_view_shows_the_colours_in_each_seats_tricks() -> None:
    position = table("b3 k3", "b4 k4", mission=2, tricks=((0, "b5 y4"), (0, "y5 y6")))
    counts = {"blue": 1, "yellow": 3, "red": 0, "black": 0}
    assert {"have": 2, "colours": counts}.items() <= seen(position, 1, 0).items()


def opened(position: Position, seat: int) -> PlainDict:
    seats = GAME.open_view(position)["seats"]
    assert isinstance(seats, list)
    shown = seats[seat]
    assert isinstance(shown, dict)
    return shown


def test_an_open_view_shows_every_hand_and_scroll() -> None:
    position = table("b3 k3 | scrolls 3", "b4 k4 | scrolls 12")
    assert opened(position, 0).items() >= {"cards": words("b3 k3"), "scrolls": [3]}.items()
    assert opened(position, 1).items() >= {"cards": words("b4 k4"), "scrolls": [12]}.items()
    assert GAME.view(position, 0).keys() == GAME.open_view(position).keys()


def test_an_open_view_shows_what_was_set_apart_in_secret() -> None:
    away: list[Plain] = [words("y3 y4 y5 y6"), words("r3 r4 r5 r6")]
    position = table("b3 k3", "b4 k4", mission=24, rest={"away": away})
    assert opened(position, 1)["away"] == away[1]


def test_an_open_view_shows_what_lies_face_down_before_a_seat() -> None:
    stacks: PlainDict = {"down": [words("y3 y4"), words("y5 y6")]}
    position = table("b3 k3", "b4 k4", mission=19, rest=stacks)
    assert opened(position, 1)["under"] == words("y5 y6")
    assert seen(position, 1, 1)["under"] is None


def test_an_open_view_shows_what_an_explorer_looks_at_and_has_exchanged() -> None:
    position = table("b5 k3 | 1 crystal", "b4 k4", tricks=((1, "y3 y9"),))
    say(position, "play b5", "power", luck=Luck(1))
    assert GAME.view(position, None)["drawn"] is None
    assert GAME.open_view(position)["drawn"] == "yellow.oracle"
    say(position, "return k3")
    assert GAME.view(position, None)["tricks"] == [{"seat": 1, "cards": words("y3 y9")}]
    assert GAME.open_view(position)["tricks"] == [{"seat": 1, "cards": words("y3 k3")}]
