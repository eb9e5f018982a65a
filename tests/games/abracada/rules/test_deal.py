"""A1–A4: the pieces, who sees them, the deal and who begins."""

from collections import Counter

import pytest

from conclave.core.chance import FastChance, ScriptedChance
from conclave.games.abracada.position import Position
from tests.chi_square import fits
from tests.games.abracada.drawing import GAME, last_round, say, seen, table

SEATS = [2, 3, 4, 5]


def dealt(seats: int, seed: int = 1) -> Position:
    position = GAME.start(seats, {}, FastChance(seed))
    assert isinstance(position, Position)
    return position


@pytest.mark.parametrize("seats", SEATS)
def test_A1_spell_n_exists_n_times(seats: int) -> None:
    position = dealt(seats)
    stones = Counter(position.pile + position.secrets)
    for hand in position.hands:
        stones.update(hand)
    stones.update({spell: position.board[spell] for spell in range(1, 9)})
    assert stones == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8}


def test_A1_each_face_of_the_die_is_there_twice() -> None:
    faces = []
    for face in range(6):
        position = table("> 8 8 8 8 8", "  7 7 7 7 7")
        position.play((0, 1), ScriptedChance(face))
        faces.append(6 - position.lives[0])
    assert faces == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_A2_a_seat_sees_all_stones_but_its_own(seats: int) -> None:
    position = dealt(seats)
    for seat in range(seats):
        for other in range(seats):
            shown = seen(position, viewer=seat, seat=other)
            assert shown["stones"] == (None if other == seat else position.hands[other])
            assert shown["count"] == 5


def test_A2_a_spectator_sees_nobody_s_stones_while_a_round_runs() -> None:
    position = dealt(4)
    for seat in range(4):
        assert seen(position, viewer=None, seat=seat)["stones"] is None
    assert GAME.view(position, None)["unseen"] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_A2_what_a_seat_has_not_seen_is_its_own_row_the_pile_and_the_secret_stones() -> None:
    position = table("> 8 8 7 6 5", "  8 7 7 6 6 | took 1", pile="2 3", secrets="4 4 4")
    assert GAME.view(position, 0)["unseen"] == [1, 1, 1, 3, 1, 1, 1, 2]
    assert GAME.view(position, 1)["unseen"] == [0, 1, 1, 3, 0, 2, 2, 1]


@pytest.mark.parametrize(
    ("seats", "board", "pile"), [(2, 12, 10), (3, 6, 11), (4, 0, 12), (5, 0, 7)]
)
def test_A3_the_deal(seats: int, board: int, pile: int) -> None:
    position = dealt(seats)
    assert position.lives == [6] * seats
    assert [len(hand) for hand in position.hands] == [5] * seats
    assert sum(position.board) == board
    assert len(position.secrets) == 4
    assert len(position.pile) == pile
    assert position.taken == [[]] * seats
    assert position.points == [0] * seats


def test_A3_every_stone_can_be_dealt_anywhere() -> None:
    """Where the only dragon lies: five in each hand, twelve on the board, four secret, ten left."""
    counts: Counter[str] = Counter()
    for seed in range(3000):
        position = dealt(2, seed)
        places = {
            "first hand": 1 in position.hands[0],
            "second hand": 1 in position.hands[1],
            "board": position.board[1] == 1,
            "secret": 1 in position.secrets,
            "pile": 1 in position.pile,
        }
        counts[next(place for place, there in places.items() if there)] += 1
    shares = {"first hand": 5, "second hand": 5, "board": 12, "secret": 4, "pile": 10}
    assert fits(counts, {place: stones / 36 for place, stones in shares.items()})


def test_A3_a_new_round_is_dealt_from_all_stones_with_full_lives() -> None:
    position = table("> 8 8 7 6 5 | 1 life", "  8 7 7 6 6 | 3 lives, took 8 8", "  8 7 6 5 5")
    say(position, "cast 4")
    assert position.round == 2
    assert position.lives == [6, 6, 6]
    assert position.taken == [[], [], []]
    assert [len(hand) for hand in position.hands] == [5, 5, 5]
    assert (sum(position.board), len(position.secrets), len(position.pile)) == (6, 4, 11)
    assert position.lessons == [(), (), ()]


def test_A4_any_seat_may_start_the_first_round() -> None:
    starters = Counter(dealt(5, seed).turn for seed in range(1000))
    assert fits(starters, dict.fromkeys(range(5), 0.2))


def test_A4_the_next_round_is_started_by_whose_turn_would_have_come() -> None:
    position = table("  8 8 7 6 5", "> 8 7 7 6 6 | 1 life", "  8 7 6 5 5")
    say(position, "cast 4")
    assert position.turn == 2
    assert position.last == 0


def test_A4_the_seat_after_the_last_is_the_first() -> None:
    position = table("  8 8 7 6 5 | 1 life", "  8 7 7 6 6", "> 8 7 6 5 5")
    say(position, "cast 6")
    assert last_round(position).winner == 2
    assert position.turn == 0


def test_A4_the_seat_to_the_left_starts_also_when_it_died() -> None:
    position = table("> 8 8 7 6 5", "  8 7 7 6 6 | 1 life", "  8 7 6 5 5")
    say(position, "cast 6")
    assert position.turn == 1
