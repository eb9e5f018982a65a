"""What a seat is shown of what it could work out by itself, and what is shown when all is open."""

from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from tests.games.abracada.drawing import GAME, table


def test_A21_the_odds_are_shown_only_where_the_table_wants_them() -> None:
    plain = table("> 8 8 8 7 7", "  6 6 5 5 4")
    shown = table("> 8 8 8 7 7", "  6 6 5 5 4", options={"odds": True})
    assert "odds" not in GAME.view(plain, 0)
    assert "odds" not in GAME.view(shown, None)
    chances = GAME.view(shown, 0)["odds"]
    assert isinstance(chances, list)
    assert chances == [round(chance, 4) for chance in odds((), 5, unseen_stones(shown, 0))[1:]]


def test_an_open_view_shows_every_stone_on_the_table() -> None:
    position = table("> 8 8 8 7 7", "  6 6 5 5 | took 4", secrets="7 1 5", pile="8 2 8")
    view = GAME.open_view(position)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [(seat["stones"], seat["took"]) for seat in seats if isinstance(seat, dict)] == [
        ([8, 8, 8, 7, 7], []),
        ([6, 6, 5, 5], [4]),
    ]
    assert view["secret_stones"] == [1, 5, 7], "not in the order in which they would be taken"
    assert view["unseen"] == [0, 1, 0, 0, 0, 0, 0, 2], "what is in the pile"


def test_an_open_view_tells_no_order_of_what_lies_hidden() -> None:
    one = table("> 8 8 8 7 7", "  6 6 5 5 4", secrets="7 1 5 3", pile="8 2 8 6")
    other = table("> 8 8 8 7 7", "  6 6 5 5 4", secrets="5 7 3 1", pile="2 6 8 8")
    assert GAME.open_view(one) == GAME.open_view(other)


def test_who_watches_sees_no_stone_that_is_not_on_the_board() -> None:
    view = GAME.view(table("> 8 8 8 7 7", "  6 6 5 5 | took 4"), None)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert all(isinstance(seat, dict) and seat["stones"] is seat["took"] is None for seat in seats)
    assert view["secret_stones"] is view["mine"] is None
