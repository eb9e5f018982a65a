from itertools import combinations_with_replacement

from conclave.games.five_seals.box.dice import SLOTS, choices_up_to, handful_of
from conclave.games.five_seals.box.pieces import DICE


def test_every_handful_has_a_slot_of_its_own() -> None:
    handfuls = [
        handful_of(list(shown))
        for many in range(DICE + 1)
        for shown in combinations_with_replacement(range(1, 7), many)
    ]
    assert len(handfuls) == 924
    assert len({handful % SLOTS for handful in handfuls}) == 924


def test_choices_may_be_of_a_few_dice_only() -> None:
    handful = handful_of([1, 1, 5])
    assert choices_up_to(0, handful) == []
    assert choices_up_to(1, handful) == [handful_of([1]), handful_of([5])]
    assert choices_up_to(2, handful) == [handful_of(shown) for shown in ([1], [1, 1], [1, 5], [5])]
    assert choices_up_to(DICE, 0) == []
