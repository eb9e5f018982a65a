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


def twelve_missions(position: PlainDict) -> dict[str, int]:
    """M1, M2: cards and scrolls by name, and the missions there are at this table."""
    places = [position[place] for place in ("hands", "up", "down", "away", "undealt", "turned")]
    tricks, trick, sheet = position["tricks"], position["trick"], position["sheet"]
    assert isinstance(tricks, list)
    assert isinstance(trick, list)
    assert isinstance(sheet, list)
    places += [taken["cards"] for taken in tricks if isinstance(taken, dict)]
    places += [played["card"] for played in trick if isinstance(played, dict)]
    counts: Counter[str] = Counter(str(card) for card in _pieces(places))
    scrolls = ("deck", "scrolls", "open_scrolls", "burnt", "looked_at", "used")
    counts.update(f"scroll {number}" for number in _pieces([position[at] for at in scrolls]))
    missions = [position["mission"], position["missions"]]
    missions += [row["mission"] for row in sheet if isinstance(row, dict)]
    if position["phase"] == "over":
        missions = missions[1:]  # the last mission is on the sheet already
    counts.update(f"mission {number}" for number in _pieces(missions))
    return dict(counts)


def archmage(position: PlainDict) -> dict[str, int]:
    """X1, X3: hexes by their kind, and every seat's followers, planets and mage."""
    kinds, players = position["map"], position["players"]
    assert isinstance(kinds, dict)
    assert isinstance(players, list)
    pieces: Counter[str] = Counter(str(kind) for kind in kinds.values())
    for seat, player in enumerate(players):
        assert isinstance(player, dict)
        holds, taught, planets = player["holds"], player["apprentices"], player["planets"]
        assert isinstance(holds, list)
        assert isinstance(taught, dict)
        assert isinstance(planets, dict)
        counted = [player[place] for place in ("company", "supply", "imprisoned")]
        followers = sum(n for n in [*counted, *taught.values()] if isinstance(n, int))
        followers += len(holds) - (player["tower"] is not None)
        pieces[f"followers of seat {seat}"] += followers
        pieces[f"planets of seat {seat}"] = len(planets)
        doors = player["doors"]
        assert isinstance(doors, dict)
        pieces.update(f"followers of seat {owner}" for owner in doors.values())
    return dict(pieces)


def five_seals(position: PlainDict) -> dict[str, int]:
    """F2, F6: scrolls by name, dice by colour, and seal tokens, those gone from the game too."""
    pieces: Counter[str] = Counter()
    scrolls, supply = position["scrolls"], position["supply"]
    assert isinstance(scrolls, dict)
    assert isinstance(supply, dict)
    rows = [position["ready"], position["spent"]]
    pieces.update(f"scroll {scroll}" for scroll in [*scrolls.values(), *_pieces(rows)])
    dice = _pieces([position["dice"], position["cups"]])
    pieces.update(f"{str(die).partition('.')[0]} die" for die in dice)
    for colour, count in supply.items():
        assert isinstance(count, int)
        pieces[f"{colour} die"] += count
    seals, absorbed, gone = position["seals"], position["absorbed"], position["gone"]
    assert isinstance(seals, dict)
    assert isinstance(absorbed, dict)
    assert isinstance(gone, int)
    pieces["tokens"] = len(seals) + len(absorbed) + gone
    return dict(pieces)


CENSUS: dict[str, Callable[[PlainDict], dict[str, int]]] = {
    "abracada": abracada,
    "five_seals": five_seals,
    "archmage": archmage,
    "twelve_missions": twelve_missions,
}
