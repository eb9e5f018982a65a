"""Law 10: a tensor keeps to the ranges it names, and every legal move has one number of its own."""

from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.tensors import NUMBER, read_numbers
from tests.laws.tables import TableSetting, at_every_table, positions

seeds = st.integers(0, 2**32)


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_every_number_is_in_the_range_of_its_field(setting: TableSetting, seed: int) -> None:
    game = setting.game
    tensor = game.observation
    if tensor is None:
        return
    into = bytearray((tensor.size + 2) * NUMBER)
    for state in positions(setting, seed, count=5):
        for seat in range(setting.seats):
            game.observe(state, seat, into, 1)
            row = read_numbers(into, 0, tensor.size + 2)
            assert (row[0], row[-1]) == (0, 0), "it writes beside its place"
            for field in tensor.fields:
                told = tensor.read(field.name, row[1:-1])
                assert all(field.low <= number <= field.high for number in told), field.name


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_the_mask_tells_the_legal_moves(setting: TableSetting, seed: int) -> None:
    game = setting.game
    if not game.actions:
        return
    into = bytearray(b"\x07" * (game.actions + 2))
    for state in positions(setting, seed, count=20):
        game.mask(state, into, 1)
        assert (into[0], into[-1]) == (7, 7), "it writes beside its place"
        numbers = [game.action(state, move) for move in state.legal()]
        assert len(set(numbers)) == len(numbers)
        assert list(into[1:-1]) == [int(n in numbers) for n in range(game.actions)]
        assert [game.move_of(state, number) for number in numbers] == state.legal()
