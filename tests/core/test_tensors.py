import pytest

from conclave.core.tensors import (
    NUMBER,
    Field,
    SparseTensor,
    Tensor,
    cut,
    flags,
    numbers,
    one_of,
    read_numbers,
)


def told(into: bytearray) -> list[float]:
    return read_numbers(into, 0, len(into) // NUMBER)


def test_a_row_is_read_in_the_units_of_the_game() -> None:
    tensor = Tensor([Field("turn", 2, 0, 1, "whose"), Field("points", 1, -9, 9, "many", 10)])
    assert (tensor.size, tensor.offsets) == (3, {"turn": 0, "points": 2})
    into = bytearray(5 * NUMBER)
    tensor.write([one_of(2)[1], numbers([-7], 10)], into, 1)
    assert told(into) == pytest.approx([0, 0, 1, -0.7, 0])
    assert tensor.read("points", told(into)[1:4]) == [-7]


def test_nobody_is_told_by_zeros() -> None:
    assert told(bytearray(one_of(3)[-1])) == [0, 0, 0]
    assert told(bytearray(flags(3)[0b110])) == [0, 1, 1]


def test_what_does_not_fit_is_refused_and_nothing_is_written() -> None:
    into = bytearray(2 * NUMBER)
    pair = Tensor([Field("pair", 2, 0, 1, "")])
    with pytest.raises(ValueError, match="a row of 1 numbers where 2 were named"):
        pair.write([numbers([1])], into, 0)
    with pytest.raises(ValueError, match="no room for 2 numbers from number 1 on"):
        pair.write([numbers([1, 1])], into, 1)
    assert into == bytearray(2 * NUMBER)
    with pytest.raises(ValueError, match="two fields named turn"):
        Tensor([Field("turn", 1, 0, 1, ""), Field("turn", 1, 0, 1, "")])


SPARSE = SparseTensor(
    [Field("turn", 2, 0, 1, ""), Field("board", 4, 0, 9, ""), Field("points", 1, 0, 9, "")],
    {"board": 2},
    ("board", "board"),
)


def test_a_sparse_row_is_filled_up_with_zeros() -> None:
    assert SPARSE.places == {"turn": 0, "board": 1, "points": 3}
    into = bytearray(numbers([7] * 8))
    SPARSE.write([cut(one_of(2))[0], b"", numbers([3, 4]), b""], into, 1)
    assert told(into) == [7, 1, 0, 0, 0, 3, 4, 0]


def test_steady_pieces_are_written_where_they_have_changed() -> None:
    into = bytearray(7 * NUMBER)
    three, five = numbers([3]), numbers([5])
    steady = SPARSE.write_over([b"", three, b"", five], into, 0, [])
    assert told(into) == [0, 0, 3, 0, 0, 0, 5]
    into[2 * NUMBER : 3 * NUMBER] = numbers([9])
    steady = SPARSE.write_over([five, three, five, b""], into, 0, steady)
    assert told(into) == [5, 0, 9, 0, 5, 0, 0]  # the 9 shows what was left alone
    SPARSE.write_over([five, b"", five, b""], into, 0, steady)
    assert told(into) == [5, 0, 0, 0, 5, 0, 0]
    with pytest.raises(ValueError, match="no room for 7 numbers from number 1 on"):
        SPARSE.write_over([b"", b"", b"", b""], into, 1, steady)
