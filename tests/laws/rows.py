"""Reading a tensor's row back, as one who knows its fields would."""

from conclave.core.game import AnyGame
from conclave.core.plain import Plain
from conclave.core.state import NOBODY, State
from conclave.core.tensors import NUMBER, Tensor, read_numbers


class Row:
    """What a seat observes, read field by field."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        assert game.observation is not None
        self.tensor: Tensor = game.observation
        self.seat = seat
        into = bytearray(self.tensor.size * NUMBER)
        game.observe(state, seat, into, 0)
        self.numbers = read_numbers(into, 0, self.tensor.size)
        self._read: dict[str, list[int]] = {}
        self.seats = 1 + self.one("seats")

    def read(self, name: str) -> list[int]:
        if name not in self._read:
            self._read[name] = self.tensor.read(name, self.numbers)
        return self._read[name]

    def tens(self, name: str) -> list[float]:
        """The numbers of a field as they are written."""
        first = self.tensor.offsets[name]
        return self.numbers[first : first + self.tensor.field(name).size]

    def one(self, name: str) -> int:
        """The place of the only 1, or −1."""
        return place_of_one(self.read(name))

    def whose(self, name: str) -> int:
        """The seat that a field tells of, from the first seat on."""
        return self.seat_at(self.one(name))

    def seat_at(self, place: int) -> int:
        return NOBODY if place < 0 else (self.seat + place) % self.seats

    def parts(self, name: str, count: int) -> list[list[int]]:
        """A field in so many equal parts."""
        return split(self.read(name), count)

    def in_order(self, told: list[Plain]) -> list[Plain]:
        """What is told from the observer on, from the first seat on."""
        return [told[(seat - self.seat) % self.seats] for seat in range(self.seats)]


def split(numbers: list[int], count: int) -> list[list[int]]:
    size = len(numbers) // count
    return [numbers[at * size : at * size + size] for at in range(count)]


def place_of_one(numbers: list[int]) -> int:
    assert sorted(set(numbers)) in ([0], [1], [0, 1])
    assert sum(numbers) <= 1
    return numbers.index(1) if 1 in numbers else -1


def set_places(numbers: list[int]) -> list[int]:
    """Where there is a 1."""
    return [place for place, number in enumerate(numbers) if number]


def in_turn(numbers: list[int]) -> list[int]:
    """The places in the order that their numbers, from 1 on, tell."""
    order = sorted((number, place) for place, number in enumerate(numbers) if number)
    assert [number for number, _ in order] == list(range(1, len(order) + 1))
    return [place for _, place in order]
