"""What a seat is shown of what it could work out by itself."""

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
