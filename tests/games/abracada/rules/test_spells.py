"""A12: the eight spells, in the book's order."""

import pytest

from conclave.games.abracada.knowledge.own_stones import unseen_stones
from conclave.games.abracada.rules.moves import CASTS
from conclave.games.abracada.rules.spells import (
    AT_ALL,
    AT_BOTH,
    AT_LEFT,
    AT_NOBODY,
    AT_RIGHT,
    BOOK,
    Spell,
)
from tests.games.abracada.drawing import GAME, Rolls, ids, last_round, say, seen, table


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_A12_ancient_dragon_takes_the_roll_from_all_others(roll: int) -> None:
    position = table("  8 8 8 8 8", "> 1 7 7 7 7 | 3 lives", "  6 6 6 6 6 | 5 lives", "  5 5 5 5 5")
    say(position, "cast 1", roll=roll)
    assert position.lives == [6 - roll, 3, 5 - roll, 6 - roll]


def test_A12_dark_wanderer_takes_one_from_all_others_for_the_actor() -> None:
    position = table("  8 8 8 8 8", "> 2 7 7 7 7 | 3 lives", "  6 6 6 6 6 | 5 lives", "  5 5 5 5 5")
    say(position, "cast 2")
    assert position.lives == [5, 4, 4, 5]


def test_A12_dark_wanderer_gains_no_seventh_life() -> None:
    position = table("> 2 7 7 7 7", "  6 6 6 6 6")
    say(position, "cast 2")
    assert position.lives == [6, 5]


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_A12_sweet_dream_gains_the_roll(roll: int) -> None:
    position = table("> 3 7 7 7 7 | 1 life", "  6 6 6 6 6")
    say(position, "cast 3", roll=roll)
    assert position.lives == [1 + roll, 6]


def test_A12_night_singer_takes_a_secret_stone_that_only_the_actor_knows() -> None:
    position = table("> 4 7 7 7 7", "  6 6 6 6 6", "  8 8 8 8 8", secrets="5 1 2 3")
    told = say(position, "cast 4")
    assert position.taken == [[5], [], []]
    assert len(position.secrets) == 3
    assert position.hands[0] == [7, 7, 7, 7], "it is not a stone to cast"
    assert GAME.tell(told[-1], 0) == {"id": "abracada-secret", "seat": 0, "stone": 5}
    for other in (1, 2, None):
        assert GAME.tell(told[-1], other) == {"id": "abracada-secret", "seat": 0}


def test_A12_a_taken_secret_stone_may_be_looked_at_any_time_by_its_owner_alone() -> None:
    position = table("  7 7 7 7 | took 5 1", "> 6 6 6 6 6")
    assert GAME.view(position, 0)["mine"] == [5, 1]
    assert GAME.view(position, 1)["mine"] == []
    assert GAME.view(position, None)["mine"] is None
    for seat in (0, 1, None):
        assert seen(position, viewer=seat, seat=0)["taken"] == 2


def test_A12_a_taken_secret_stone_can_not_be_cast() -> None:
    position = table("> 7 7 7 7 8 | took 5", "  6 6 6 6 6")
    assert "miss" in ids(say(position, "cast 5"))


def test_A12_a_known_secret_stone_is_not_among_the_unseen() -> None:
    position = table("> 7 7 7 7 8 | took 1", "  6 6 6 6 6", "  8 8 8 8 2")
    assert unseen_stones(position, 0)[1] == 0
    assert unseen_stones(position, 1)[1] == 1


def test_A12_without_a_secret_stone_night_singer_does_nothing() -> None:
    position = table("> 4 7 7 7 7 | took 8 8", "  6 6 6 6 6 | took 8 8", secrets="")
    told = say(position, "cast 4")
    assert ids(told) == ["hit", "no-secret"]
    assert [len(stones) for stones in position.taken] == [2, 2]
    assert position.lives == [6, 6]
    assert position.turn == 0, "the turn goes on as after any hit"


def test_A12_lightning_tempest_strikes_left_and_right() -> None:
    position = table("> 5 7 7 7 7", "  6 6 6 6 6", "  8 8 8 8 8", "  5 5 5 5 4")
    say(position, "cast 5")
    assert position.lives == [6, 5, 6, 5]


def test_A12_lightning_tempest_strikes_once_with_two_seats() -> None:
    position = table("> 5 7 7 7 7", "  6 6 6 6 6")
    say(position, "cast 5")
    assert position.lives == [6, 5]


def test_A12_blizzard_strikes_the_left() -> None:
    position = table("> 6 7 7 7 7", "  6 6 6 6 6", "  8 8 8 8 8")
    say(position, "cast 6")
    assert position.lives == [6, 5, 6]


def test_A12_fireball_strikes_the_right() -> None:
    position = table("> 7 7 7 7 7", "  6 6 6 6 6", "  8 8 8 8 8")
    say(position, "cast 7")
    assert position.lives == [6, 6, 5]


def test_A12_left_and_right_go_round_the_end_of_the_table() -> None:
    left = table("  7 7 7 7 7", "  6 6 6 6 5", "> 8 8 8 8 6")
    say(left, "cast 6")
    assert left.lives == [5, 6, 6]
    right = table("> 8 8 8 8 7", "  6 6 6 6 6", "  7 7 7 7 6")
    say(right, "cast 7")
    assert right.lives == [6, 6, 5]


@pytest.mark.parametrize("spell", [6, 7])
def test_A12_with_two_seats_left_and_right_are_the_other(spell: int) -> None:
    position = table("> 6 7 7 7 7", "  6 6 6 6 6")
    say(position, f"cast {spell}")
    assert position.lives == [6, 5]


@pytest.mark.parametrize(("lives", "after"), [(3, 4), (6, 6)])
def test_A12_magic_drink_gains_a_life(lives: int, after: int) -> None:
    position = table(f"> 8 7 7 7 7 | {lives} lives", "  6 6 6 6 6")
    say(position, "cast 8")
    assert position.lives == [after, 6]


def test_A12_which_secret_stone_is_taken_was_settled_by_the_shuffle() -> None:
    """No luck is asked for: they were shuffled at the deal, and nobody knows one by its back."""
    position = table("> 4 4 7 7 7", "  6 6 6 6 6", secrets="5 1 2 3")
    say(position, "cast 4")
    say(position, "cast 4")
    assert position.taken[0] == [5, 1]
    assert sorted(position.secrets) == [2, 3]


def test_A12_a_spell_that_kills_still_does_the_rest_of_its_effect() -> None:
    position = table("> 2 7 7 7 7 | 2 lives", "  6 6 6 6 6 | 1 life", "  8 8 8 8 8 | 3 lives")
    say(position, "cast 2")
    assert last_round(position).lives == [3, 0, 2]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("spell", BOOK[1:], ids=lambda spell: f"spell {spell.number}")
def test_A12_a_spell_strikes_those_it_is_aimed_at(spell: Spell, seats: int) -> None:
    """What a spell says of itself before it is cast is what it does."""
    rows = ["  8 8 8 8 7", "> 7 7 7 7 6", "  6 6 6 5 5", "  4 4 5 5 5", "  6 3 3 3 8"][:seats]
    position = table(*rows, pile="", secrets="")
    left, right = position.left_of(1), position.right_of(1)
    others = set(range(seats)) - {1}
    aimed_at: dict[int, set[int]] = {
        AT_NOBODY: set(),
        AT_ALL: others,
        AT_BOTH: {left, right},
        AT_LEFT: {left},
        AT_RIGHT: {right},
    }
    rolls = Rolls([2])
    spell.effect(position, CASTS[spell.number], rolls, None)
    assert {seat for seat, lives in enumerate(position.lives) if lives < 6} == aimed_at[spell.aim]
    assert (not rolls.faces) == spell.rolls
