"""What the tricks of a round come to."""

from conclave.core.compiled import i64
from conclave.games.twelve_missions.box.cards import count_of


def sum_of_values(cards: i64, sums: list[int]) -> int:
    """As printed: the sums of each of the four colours."""
    low: i64 = cards & 0xFFFF
    high: i64 = cards >> 16
    return sums[low & 0xFF] + sums[low >> 8] + sums[high & 0xFF] + sums[high >> 8]


class Tally:
    """M14: as printed, whatever cubes and powers made of the cards."""

    def __init__(
        self, worth: int, tricks: list[int], taken: list[int], small: list[int], sums: list[int]
    ) -> None:
        self.worth = worth
        """The fixed points of the mission."""
        self.tricks = tricks
        self.taken = taken
        """The cards in each seat's tricks, as masks."""
        self.small = small
        """How many of its tricks are small enough for mission 7, which alone asks."""
        self.sums = sums
        """As ``edition.sums``."""

    def cards(self, seat: int, kind: int) -> int:
        """How many of these cards the seat has."""
        return count_of(self.taken[seat] & kind)

    def values(self, seat: int) -> int:
        """What the values in its tricks add up to."""
        return sum_of_values(self.taken[seat], self.sums)

    def most_alone(self, seat: int, counts: list[int]) -> bool:
        """M19: a tie is nobody's."""
        own = counts[seat]
        return all(own > count for at, count in enumerate(counts) if at != seat)

    def most_cards_alone(self, seat: int, kind: int) -> bool:
        """The same of cards."""
        own = self.cards(seat, kind)
        for other in range(len(self.taken)):
            if other != seat and self.cards(other, kind) >= own:
                return False
        return True

    def of_pair(self, seat: int) -> int:
        return self.tricks[seat] + self.tricks[(seat + 2) % 4]

    def of_other_pair(self, seat: int) -> int:
        return self.tricks[(seat + 1) % 4] + self.tricks[(seat + 3) % 4]
