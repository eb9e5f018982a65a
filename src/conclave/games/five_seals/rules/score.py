"""Points, and who wins (F16)."""

from conclave.core.events import Event
from conclave.core.plain import plain_ints
from conclave.core.state import Standing, rank
from conclave.games.five_seals.box.codes import STRENGTH_OF
from conclave.games.five_seals.rules.spells.book import POINTS_PER_SCROLL
from conclave.games.five_seals.rules.state import Table


def score(table: Table, seat: int) -> tuple[int, int]:
    """F16: the points of a seat, and how many of them are for Synergy."""
    return points_of(table.ready[seat] + table.spent[seat])


def points_of(scrolls: tuple[int, ...]) -> tuple[int, int]:
    points = 0
    synergy = 0
    for scroll in scrolls:
        points += STRENGTH_OF[scroll]
        if POINTS_PER_SCROLL[scroll]:
            alike = [other for other in scrolls if other % 5 == scroll % 5]
            synergy += POINTS_PER_SCROLL[scroll] * len(alike)
    return points + synergy, synergy


def standings(table: Table) -> list[Standing]:
    """F16: the highest score wins; ties share."""
    scores = [score(table, seat) for seat in range(table.seats)]
    places = rank([(points,) for points, _ in scores])
    return [
        Standing(seat, places[seat], points, {"scrolls": points - synergy, "synergy": synergy})
        for seat, (points, synergy) in enumerate(scores)
    ]


def tell_end(told: list[Event], table: Table) -> None:
    points = [score(table, seat)[0] for seat in range(table.seats)]
    stalemate = table.sixes >= table.variant.fewest_sixes  # F15
    told.append(
        Event("five_seals-game-over", {"points": plain_ints(points), "stalemate": stalemate})
    )
