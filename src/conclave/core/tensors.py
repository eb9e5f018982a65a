"""What a seat knows as a row of numbers, for those who teach machines.

A game names its fields once, and they are the same for every number of seats and every set of
options: what a table does not use is zero. Seats are told from the observer's: it comes first, then
the others in turn order.

A row is written piece by piece from tables made beforehand, each piece being the numbers of one
field as bytes. Compiled, a piece of 32 numbers takes hardly longer than one number that is written
into a buffer by its index, and the row needs no clearing.
"""

from struct import Struct, pack, unpack_from
from typing import Final

NUMBER: Final = 4
"""The bytes of a number: they are 32-bit floats as the machine has them, as numpy reads them."""


class Field:
    """Some numbers of a row that belong together.

    ``low`` and ``high`` are in the game's own units; what is written is divided by ``scale``, so
    that most of it lies between −1 and 1.
    """

    def __init__(
        self, name: str, size: int, low: int, high: int, what: str, scale: int = 1
    ) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.what = what
        self.scale = scale


class Tensor:
    """The fields of a row, one after the other."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.offsets: dict[str, int] = {}
        """By name: where a field begins, in numbers."""
        self.size = 0
        """How many numbers a row has."""
        for field in fields:
            if field.name in self.offsets:
                raise ValueError(f"there are two fields named {field.name}")
            self.offsets[field.name] = self.size
            self.size += field.size
        self._row = Struct(f"{self.size * NUMBER}s")

    def write(self, pieces: list[bytes], into: bytearray, at: int) -> None:
        """The row that the pieces make, into a buffer from its number ``at`` on."""
        row = b"".join(pieces)
        if len(row) != self.size * NUMBER:
            raise ValueError(f"a row of {len(row) // NUMBER} numbers where {self.size} were named")
        # Put in place by its slice, the row would be copied once more on the way.
        self._row.pack_into(into, self._first_byte(into, at), row)

    def _first_byte(self, into: bytearray, at: int) -> int:
        first = at * NUMBER
        if first < 0 or first + self.size * NUMBER > len(into):
            raise ValueError(f"the buffer has no room for {self.size} numbers from number {at} on")
        return first

    def field(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    def read(self, name: str, row: list[float]) -> list[int]:
        """The numbers of a field in the game's own units again."""
        field = self.field(name)
        first = self.offsets[name]
        return [round(number * field.scale) for number in row[first : first + field.size]]


class SparseTensor(Tensor):
    """A tensor most of whose numbers are zero. Its pieces have fixed places, so each is written
    straight to where it belongs; it may leave out the zeros that it ends in, or all of itself."""

    def __init__(self, fields: list[Field], parts: dict[str, int], steady: tuple[str, str]) -> None:
        """``parts`` names the fields that are made of several pieces of one size, ``steady`` the
        first and the last of those that seldom change from one row to the next."""
        super().__init__(fields)
        self.places: dict[str, int] = {}
        """By name: where the pieces of a field begin, in pieces."""
        sizes: list[int] = []
        for field in fields:
            self.places[field.name] = len(sizes)
            pieces = parts.get(field.name, 1)
            sizes += [field.size // pieces * NUMBER] * pieces
        self.blank = [b""] * len(sizes)
        """The pieces of a row that is all zeros."""
        first, last = steady
        self._steady: int = self.places[first]
        self._steady_end: int = self.places[last] + parts.get(last, 1)
        self._whole = _Block(0, len(sizes), sizes)
        self._head = _Block(0, self._steady, sizes)
        self._middle = [_Block(n, n + 1, sizes) for n in range(self._steady, self._steady_end)]
        self._tail = _Block(self._steady_end, len(sizes), sizes)

    def write(self, pieces: list[bytes], into: bytearray, at: int) -> None:
        self._whole.write(pieces, into, self._first_byte(into, at))

    def write_over(
        self, pieces: list[bytes], into: bytearray, at: int, steady: list[bytes]
    ) -> list[bytes]:
        """The same over a row that has these steady pieces, or none if it is all zeros. Returns
        those that it has now."""
        first = self._first_byte(into, at)
        self._head.write(pieces, into, first)
        now = pieces[self._steady : self._steady_end]
        before = steady or self.blank
        for place in range(len(now)):
            if now[place] is not before[place]:
                self._middle[place].write_one(now[place], into, first)
        self._tail.write(pieces, into, first)
        return now


class _Block:
    """Some pieces of a row, one after the other."""

    def __init__(self, first: int, end: int, sizes: list[int]) -> None:
        self.first = first
        self.end = end
        self.offset = sum(sizes[:first])
        self.layout = Struct("".join([f"{size}s" for size in sizes[first:end]]))

    def write(self, pieces: list[bytes], into: bytearray, at: int) -> None:
        self.layout.pack_into(into, at + self.offset, *pieces[self.first : self.end])

    def write_one(self, piece: bytes, into: bytearray, at: int) -> None:
        self.layout.pack_into(into, at + self.offset, piece)


def numbers(values: list[int], scale: int = 1) -> bytes:
    """These numbers as a piece. Where it is hot, the tables below are quicker."""
    return pack(f"={len(values)}f", *[value / scale for value in values])


def nothing(size: int) -> bytes:
    return bytes(size * NUMBER)


def one_of(size: int) -> list[bytes]:
    """By place: a piece with 1 there. By −1, nobody or nothing: zeros alone."""
    return [numbers([int(other == place) for other in range(size)]) for place in range(size)] + [
        nothing(size)
    ]


def cut(pieces: list[bytes]) -> list[bytes]:
    """The same pieces without the zeros that they end in."""
    return [piece.rstrip(b"\0") for piece in pieces]


def amounts(high: int, scale: int) -> list[bytes]:
    """By a number from 0 on: the piece that is this number."""
    return [numbers([amount], scale) for amount in range(high + 1)]


def four_amounts(high: int, scale: int) -> list[bytes]:
    """Of four numbers from 0 to ``high`` the piece that they make, by the number whose digits to
    the base ``high + 1`` they are, the first being the highest."""
    single = amounts(high, scale)
    pairs = [one + two for one in single for two in single]
    return [one + two for one in pairs for two in pairs]


def seat_orders(most: int) -> list[list[list[int]]]:
    """By the number of seats and by seat: all seats from that one on, in turn order."""
    return [
        [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        for seats in range(most + 1)
    ]


def flags(bits: int) -> list[bytes]:
    """By a mask of so many bits: 1 for each that is set, the lowest first."""
    return [numbers([mask >> bit & 1 for bit in range(bits)]) for mask in range(1 << bits)]


_COUNTS: Final = [numbers([count]) for count in range(32)]


def one_number(count: int) -> bytes:
    """A small number as a piece."""
    return _COUNTS[count]


def write_numbers(values: list[float], into: bytearray, at: int) -> None:
    """These numbers, into a buffer from its number ``at`` on."""
    into[at * NUMBER : (at + len(values)) * NUMBER] = pack(f"={len(values)}f", *values)


def read_numbers(buffer: bytearray, at: int, size: int) -> list[float]:
    """So many numbers of a buffer, from its number ``at`` on."""
    return list(unpack_from(f"={size}f", buffer, at * NUMBER))
