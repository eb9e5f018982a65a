"""What everybody sees, and what is seen when all is open."""

from conclave.core.plain import Plain, PlainDict
from conclave.games.archmage.game import GAME
from tests.games.archmage.drawing import table


def hexes(view: PlainDict) -> dict[Plain, dict[str, Plain]]:
    listed = view["hexes"]
    assert isinstance(listed, list)
    return {str(hex["word"]): hex for hex in listed if isinstance(hex, dict)}


def test_an_open_view_shows_what_lies_face_down_and_that_it_does() -> None:
    position = table("> at c2", "  at g2", land="c2=mine", hidden="c3=crypt")
    watched, opened = hexes(GAME.view(position, None)), hexes(GAME.open_view(position))
    assert (watched["c3"]["kind"], watched["c3"]["under"]) == (None, None)
    assert (opened["c3"]["kind"], opened["c3"]["under"]) == (None, "crypt")
    assert (opened["c2"]["kind"], opened["c2"]["under"]) == ("mine", None)
