import pytest

from conclave.core.tensors import NUMBER, Field, Tensor, flags, numbers, one_of, read_numbers


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
