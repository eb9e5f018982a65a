"""A5–A11: naming spells, hit and miss, going on, stopping and refilling."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import IllegalMove
from conclave.games.abracada.rules.state import REFILL
from tests.games.abracada.drawing import GAME, ids, last_round, say, table


def test_A5_the_actor_names_any_spell_first() -> None:
    position = table("> 8 8 7 6 5", "  8 7 7 6 6")
    assert GAME.sentences(position) == [f"cast {spell}" for spell in range(1, 9)]


def test_A5_the_first_cast_is_compulsory() -> None:
    position = table("> 8 8 7 6 5", "  8 7 7 6 6")
    with pytest.raises(IllegalMove) as refusal:
        say(position, "stop")
    assert refusal.value.id == "abracada-stop-too-early"
    assert position.turn == 0


@pytest.mark.parametrize("spell", [2, 3, 4, 5, 6, 7, 8])
def test_A6_a_miss_costs_a_life_and_the_turn(spell: int) -> None:
    position = table("> 1", "  2", "  3", pile="")
    told = say(position, f"cast {spell}")
    assert ids(told) == ["miss", "lose"]
    assert position.lives == [5, 6, 6]
    assert position.turn == 1


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_A6_missing_the_dragon_costs_what_the_die_shows(roll: int) -> None:
    position = table("> 8 8 8 8 8", "  7 7 7 7 7")
    told = say(position, "cast 1", roll=roll)
    assert ids(told) == ["miss", "roll", "lose"]
    assert position.lives == [6 - roll, 6]
    assert position.turn == 1


def test_A6_a_miss_takes_no_stone() -> None:
    position = table("> 8 8 8 8 8", "  7 7 7 7 7")
    before = position.board[:]
    say(position, "cast 4")
    assert position.hands[0] == [8, 8, 8, 8, 8]
    assert position.board == before


def test_A6_a_miss_after_hits_ends_the_turn_too() -> None:
    position = table("> 4 8 8 8", "  7 7 7 7 7", after=6, pile="5")
    say(position, "cast 7")
    assert position.lives == [5, 6]
    assert position.hands[0] == [4, 8, 8, 8, 5]
    assert position.turn == 1


def test_A7_a_hit_moves_one_stone_to_the_board() -> None:
    position = table("> 8 8 7 6 5", "  8 7 7 6 6")
    before = position.board[8]
    say(position, "cast 8")
    assert sorted(position.hands[0]) == [5, 6, 7, 8]
    assert position.board[8] == before + 1


@pytest.mark.parametrize("spell", range(1, 9))
def test_A7_after_a_hit_an_equal_or_higher_spell_or_stop(spell: int) -> None:
    position = table("> 8 8 8 8", "  7 7 7 7 7", after=spell)
    higher = [f"cast {other}" for other in range(spell, 9)]
    assert GAME.sentences(position) == [*higher, "stop"]


def test_A7_the_same_actor_goes_on_and_the_number_counts_from_the_latest_cast() -> None:
    position = table("> 3 5 5 8 8", "  7 7 7 7 7")
    say(position, "cast 3", roll=1)
    say(position, "cast 5")
    assert position.turn == 0
    assert GAME.sentences(position)[0] == "cast 5"
    say(position, "cast 5")
    assert position.lives == [6, 4]


def test_A7_no_refill_between_casts() -> None:
    position = table("> 8 8 7 6 5", "  8 7 7 6 6", pile="4 4")
    say(position, "cast 5")
    assert len(position.hands[0]) == 4
    assert len(position.pile) == 2


def test_A8_a_lower_number_is_not_legal() -> None:
    position = table("> 4 8 8 8", "  7 7 7 7 7", after=5)
    before = position.dump()
    with pytest.raises(IllegalMove) as refusal:
        say(position, "cast 4")
    assert refusal.value.id == "abracada-too-low"
    assert refusal.value.params == {"spell": 4, "last": 5}
    with pytest.raises(IllegalMove):
        position.play((0, 4), FastChance(1))
    assert position.dump() == before


SLIPS: dict[str, bool | int | str] = {"slips": True}


@pytest.mark.parametrize("held", ["4 8 8 8", "5 8 8 8"])
def test_A8_with_slips_a_lower_number_costs_a_life_and_the_turn(held: str) -> None:
    position = table(f"> {held}", "  7 7 7 7 7", after=5, pile="6", options=SLIPS)
    told = say(position, "cast 4")
    assert ids(told) == ["slip", "lose", "refill"]
    assert position.lives == [5, 6]
    assert position.turn == 1
    assert len(position.hands[0]) == 5


def test_A8_a_slip_keeps_the_stone_and_tells_nothing_about_it() -> None:
    outcomes = []
    for held in ["4 8 8 8", "5 8 8 8"]:
        position = table(f"> {held}", "  7 7 7 7 7", after=5, pile="6", options=SLIPS)
        told = say(position, "cast 4")
        outcomes.append([GAME.tell(event, 0) for event in told])
        assert position.hands[0] == [int(held[0]), 8, 8, 8, 6]
        assert position.lessons[0] == (REFILL + 1,)
    assert outcomes[0] == outcomes[1]


def test_A8_a_slip_on_the_dragon_costs_one_life_without_a_roll() -> None:
    position = table("> 1 8 8 8", "  7 7 7 7 7", after=5, options=SLIPS)
    assert "roll" not in ids(say(position, "cast 1"))
    assert position.lives == [5, 6]


def test_A8_an_equal_number_is_no_slip() -> None:
    position = table("> 5 8 8 8", "  7 7 7 7 7", after=5, options=SLIPS)
    say(position, "cast 5")
    assert position.lives == [6, 5]


def test_A8_the_first_cast_of_a_turn_is_never_a_slip() -> None:
    position = table("> 8 8 8 8 8", "  1 7 7 7 7", options=SLIPS)
    say(position, "cast 8")
    say(position, "stop")
    assert "slip" not in ids(say(position, "cast 1", roll=1))


def test_A8_a_slip_can_be_the_death_of_the_actor() -> None:
    position = table("> 4 8 8 8 | 1 life", "  7 7 7 7 7", after=5, options=SLIPS)
    say(position, "cast 4")
    result = last_round(position)
    assert (result.ending, result.gains) == ("fell", [0, 1])


def test_A8_the_easy_game_knows_no_slips() -> None:
    options: dict[str, bool | int | str] = {"slips": True, "easy": True}
    position = table("> 4 8 8 8", "  7 7 7 7 7", after=5, options=options)
    say(position, "cast 4")
    assert position.lives == [6, 6]
    assert len(position.taken[0]) == 1


def test_A9_stopping_refills_to_five_and_the_left_seat_is_next() -> None:
    position = table("  8 8 7 6 5", "> 8 7", "  7 6 6 5 5", after=6, pile="4 3 2 1")
    told = say(position, "stop")
    assert ids(told) == ["stop", "refill"]
    assert sorted(position.hands[1]) == [2, 3, 4, 7, 8]
    assert position.pile == [1]
    assert position.turn == 2
    assert position.last == 0


def test_A9_a_refill_goes_as_far_as_the_pile_lasts() -> None:
    position = table("> 8 7", "  7 6 6 5 5", after=6, pile="4")
    say(position, "stop")
    assert sorted(position.hands[0]) == [4, 7, 8]
    assert position.pile == []


def test_A9_without_a_pile_nothing_is_drawn() -> None:
    position = table("> 8 7", "  7 6 6 5 5", after=6, pile="")
    assert ids(say(position, "stop")) == ["stop"]
    assert position.hands[0] == [8, 7]
    assert position.lessons[0] == ()


def test_A9_a_full_hand_is_not_refilled() -> None:
    position = table("> 8 8 8 8 8", "  7 6 6 5 5", pile="4 4")
    say(position, "cast 1", roll=1)
    assert position.hands[0] == [8, 8, 8, 8, 8]
    assert len(position.pile) == 2


def test_A9_turns_go_round_the_table() -> None:
    position = table("> 8 8 8 8 8", "  7 7 7 7 7", "  6 6 6 6 6", "  5 5 5 5 5", "  4 4 4 3 3")
    turns = []
    for _ in range(6):
        turns.append(position.turn)
        say(position, "cast 2")
    assert turns == [0, 1, 2, 3, 4, 0]


def test_A9_only_the_owner_is_not_told_what_was_drawn() -> None:
    position = table("> 8 7", "  7 6 6 5 5", "  8 8 6 6 5", after=6, pile="4 3 1")
    refill = say(position, "stop")[-1]
    assert GAME.tell(refill, 0) == {"id": "abracada-refill", "seat": 0, "count": 3}
    shown = GAME.tell(refill, 1)
    assert shown is not None
    assert shown["stones"] == position.hands[0][2:]
    assert GAME.tell(refill, 2) == shown
    assert GAME.tell(refill, None) == GAME.tell(refill, 0)


def test_A10_casting_the_last_stone_wins_at_once_before_any_refill() -> None:
    position = table("> 8", "  7 7 7 7 7", "  6 6 6 6 6", pile="5 5 5 5 5")
    told = say(position, "cast 8")
    assert ids(told) == ["hit", "gain", "round-over", "deal"]
    result = last_round(position)
    assert (result.ending, result.winner, result.gains) == ("emptied", 0, [3, 0, 0])
    assert result.hands[0] == []


def test_A10_a_death_caused_by_the_last_stone_changes_nothing() -> None:
    position = table("> 6", "  7 7 7 7 7 | 1 life", "  6 6 5 5 5 | took 8")
    told = say(position, "cast 6")
    assert "dead" in ids(told)
    result = last_round(position)
    assert (result.ending, result.gains) == ("emptied", [3, 0, 0])


def test_A10_the_effect_of_the_last_stone_happens_first() -> None:
    position = table("> 3 | 2 lives", "  7 7 7 7 7")
    say(position, "cast 3", roll=3)
    assert last_round(position).lives == [5, 0]


def test_A10_a_secret_stone_taken_with_the_last_stone_counts() -> None:
    position = table("> 4", "  7 7 7 7 7")
    say(position, "cast 4")
    assert last_round(position).gains == [4, 0]


def test_A10_a_secret_stone_in_front_of_the_actor_does_not_keep_the_hand_full() -> None:
    position = table("> 8 | took 5", "  7 7 7 7 7")
    say(position, "cast 8")
    assert last_round(position).gains == [4, 0]


def test_A11_lives_never_exceed_six() -> None:
    position = table("> 3 8 8 8 8 | 4 lives", "  7 7 7 7 7")
    told = say(position, "cast 3", roll=3)
    assert position.lives[0] == 6
    assert GAME.tell(told[-1], 0) == {"id": "abracada-gain", "seat": 0, "lives": 2}


def test_A11_lives_never_fall_below_none() -> None:
    position = table("> 1 8 8 8 8", "  7 7 7 7 7 | 2 lives")
    told = say(position, "cast 1", roll=3)
    assert last_round(position).lives == [6, 0]
    lost = next(event for event in told if event.id == "abracada-lose")
    assert lost.params == {"seat": 1, "lives": 2}, "nobody loses lives that are not there"
