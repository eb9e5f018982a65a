"""Where the hexes lie and which touch: one such object until an Upheaval makes another."""

from typing import Final

from conclave.games.archmage.box.coordinates import (
    BACKS,
    HEXES,
    HOMES,
    NEXT_TO,
    NOWHERE,
    PLACE_WORDS,
)

ALL_HEXES: Final = (1 << HEXES) - 1
BIT: Final[list[int]] = [1 << hex for hex in range(HEXES)]


def _mask_of(backs: str) -> int:
    return sum(BIT[hex] for hex in range(HEXES) if BACKS[hex] in backs)


CITY: Final = _mask_of("rc")
CENTRE: Final = BACKS.index("c")
FACE_UP: Final = _mask_of("rct")
"""X1: what lies face up from the beginning."""


def hexes_in(mask: int) -> list[int]:
    """The numbers of the hexes in a mask, ascending."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


class Layout:
    """Shared by copies of a position, never altered."""

    def __init__(self, place: list[int]) -> None:
        self.place = place
        self.at: dict[int, int] = {where: hex for hex, where in enumerate(place)}
        self.beside: list[list[int]] = []
        """By hex and direction, clockwise from north; NOWHERE at the edge."""
        self.near: list[list[int]] = []
        """The neighbours of each hex, clockwise from north."""
        self.around: list[int] = []
        """The same as a mask."""
        self.border = 0
        for hex in range(HEXES):
            beside = [self.at.get(where, NOWHERE) for where in NEXT_TO[place[hex]]]
            near = [other for other in beside if other != NOWHERE]
            self.beside.append(beside)
            self.near.append(near)
            self.around.append(sum([BIT[other] for other in near]))
            if len(near) < 6:
                self.border |= BIT[hex]
        self.words = [PLACE_WORDS[where] for where in place]
        self.written = b""
        """Where the hexes lie as numbers, once somebody has asked."""

    def connected(self, within: int) -> bool:
        """Whether a mage could walk from any hex of the mask to any other without leaving it."""
        if not within:
            return True
        reached = within & -within
        edge = reached
        while edge:
            lowest = edge & -edge
            edge ^= lowest
            new = self.around[lowest.bit_length() - 1] & within & ~reached
            reached |= new
            edge |= new
        return reached == within

    def touching(self, where: int, without: int) -> int:
        """The hexes beside a place, except ``without``, as a mask."""
        touched = 0
        for other in NEXT_TO[where]:
            hex = self.at.get(other, NOWHERE)
            if hex != NOWHERE:
                touched |= BIT[hex]
        return touched & ~without


AS_LAID_OUT: Final = Layout(HOMES)
