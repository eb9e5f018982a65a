"""What a place at a table is worth, and how a match night stands.

The first place is worth 12 points and the last none, with equal steps between, however many sit at
the table: so tables of different sizes can be compared. Who share a place share the points of the
places they take up. Among those with as many points, who has more first places stands higher, then
whoever met the stronger: the sum of the points that all opponents have in the end, one for each
meeting. Who are equal in all of that share a place.
"""

from dataclasses import dataclass, field
from typing import Final

FIRST: Final = 120
"""Points are counted in tenths, in which everything comes out even."""


@dataclass
class Met:
    """A table whose result counts: who sat there by number, and their places."""

    people: list[int]
    places: list[int]


@dataclass
class Tally:
    number: int
    points: int = 0
    wins: int = 0
    played: int = 0
    opposition: int = 0
    place: int = 1
    opponents: list[int] = field(default_factory=list)

    @property
    def key(self) -> tuple[int, int, int]:
        return self.points, self.wins, self.opposition


def worth(places: list[int]) -> list[int]:
    """In tenths of a point, seat by seat."""
    seats = len(places)
    if seats < 2:
        return [FIRST] * seats
    step = FIRST // (seats - 1)
    found = []
    for place in places:
        ahead = sum(other < place for other in places)
        shared = places.count(place)
        found.append(FIRST - step * ahead - step * (shared - 1) // 2)
    return found


def standings(numbers: list[int], tables: list[Met]) -> list[Tally]:
    """The best first."""
    tallies = {number: Tally(number) for number in numbers}
    for table in tables:
        for number, place, points in zip(
            table.people, table.places, worth(table.places), strict=True
        ):
            tally = tallies.setdefault(number, Tally(number))
            tally.points += points
            tally.wins += place == 1
            tally.played += 1
            tally.opponents += [other for other in table.people if other != number]
    for tally in tallies.values():
        tally.opposition = sum(tallies[other].points for other in tally.opponents)
    order = sorted(tallies.values(), key=lambda one: (*(-part for part in one.key), one.number))
    for tally in order:
        tally.place = 1 + sum(other.key > tally.key for other in order)
    return order
