"""Law 4 for each game: what there is of every kind of piece, counted in a dumped position.

A game that comes into the catalogue gets its own count here: a function from ``State.dump()`` to
the number of pieces by kind, the same at every moment of a game.
"""

from collections import Counter
from collections.abc import Callable

from conclave.core.plain import Plain, PlainDict


def _pieces(places: list[Plain]) -> list[Plain]:
    """The pieces in lists and lists of lists."""
    return [
        piece
        for place in places
        for piece in (_pieces(place) if isinstance(place, list) else [place])
    ]


def abracada(position: PlainDict) -> dict[str, int]:
    """A1: stones by their spell."""
    board = position["board"]
    assert isinstance(board, list)
    stones: Counter[str] = Counter()
    for spell, count in enumerate(board, start=1):
        assert isinstance(count, int)
        stones[f"stone {spell}"] += count
    places = [position[place] for place in ("hands", "pile", "secrets", "taken")]
    stones.update(f"stone {spell}" for spell in _pieces(places))
    return dict(stones)


CENSUS: dict[str, Callable[[PlainDict], dict[str, int]]] = {
    "abracada": abracada,
}
