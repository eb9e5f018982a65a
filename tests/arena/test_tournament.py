import pytest

from conclave.arena.seating import lineups
from conclave.arena.tournament import BadContest, run_arena
from conclave.catalogue import load_game
from conclave.core.errors import BadSeats, UnknownLevel
from conclave.core.state import shares
from tests.bots.toys import Sticks, ToyGame

ABRACADA = load_game("abracada")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("levels", [["a", "b"], ["a", "b", "c"]])
def test_over_the_rotations_each_level_sits_in_each_seat_once(
    levels: list[str], seats: int
) -> None:
    rotations = lineups(levels, seats)
    for level in levels:
        for seat in range(seats):
            assert [lineup[seat] for lineup in rotations].count(level) == 1


def test_four_seats_are_filled_in_turn() -> None:
    assert lineups(["a", "b"], 4) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]


def test_those_who_tie_share_the_victory() -> None:
    assert shares([1, 3, 1, 4]) == [0.5, 0, 0.5, 0]


def test_a_game_that_the_first_seat_always_wins_shows_nobody_stronger() -> None:
    """With three sticks the first to move can take them all; with one it must."""
    result = run_arena(ToyGame(Sticks(1)), 2, ["novice", "random"], 20, processes=1)
    for level in result.levels:
        assert (level.share, level.low, level.high) == (0.5, 0.5, 0.5)
        assert level.share == result.even


def test_a_level_that_plays_better_shows_it_above_the_even_share() -> None:
    result = run_arena(ABRACADA, 4, ["novice", "random"], 40, seed=1, processes=1)
    novice, at_random = result.levels
    assert novice.low > result.even == 0.25 > at_random.high
    assert novice.share + at_random.share == pytest.approx(0.5)
    assert novice.points > at_random.points
    assert (result.games, result.deals, novice.seat_games) == (40, 20, 80)
    assert 0 < novice.think_median <= novice.think_p99 <= novice.think_max


def test_alone_the_most_points_on_the_same_deal_win_it() -> None:
    archmage = load_game("archmage")
    levels = ["novice", "random"]
    result = run_arena(archmage, 1, levels, 16, options={"length": 9}, processes=1)
    assert result.even == 0.5
    novice, chance = result.levels
    assert novice.points > chance.points
    assert novice.low > result.even > chance.high
    assert novice.share + chance.share == pytest.approx(1)


def test_two_processes_play_the_same_games_as_one() -> None:
    def figures(processes: int) -> list[tuple[str, float, float, float, int]]:
        result = run_arena(ABRACADA, 3, ["novice", "adept"], 6, seed=4, processes=processes)
        return [(one.level, one.share, one.low, one.points, one.decisions) for one in result.levels]

    assert figures(1) == figures(2)


def test_games_are_played_in_whole_deals_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    result = run_arena(
        ABRACADA,
        3,
        ["novice", "adept", "random"],
        4,
        progress=lambda played, of: told.append((played, of)),
        processes=1,
    )
    assert result.games == 6
    assert told == [(3, 6), (6, 6)]


def test_silly_moves_are_counted_if_they_are_studied() -> None:
    result = run_arena(ABRACADA, 3, ["novice", "random"], 8, processes=1, study=True)
    novice, at_random = ({one.folly: one for one in level.follies} for level in result.levels)
    hopeless = "abracada-folly-hopeless"
    assert novice[hopeless].committed == 0 < novice[hopeless].occasions
    assert 0 < at_random[hopeless].committed < at_random[hopeless].occasions
    unstudied = run_arena(ABRACADA, 3, ["novice", "random"], 8, processes=1)
    assert [level.follies for level in unstudied.levels] == [[], []]
    shares = [[level.share for level in one.levels] for one in (result, unstudied)]
    assert shares[0] == shares[1], "to be watched changes nothing"


def test_a_level_may_be_studied_alone() -> None:
    result = run_arena(ABRACADA, 3, ["novice"], 2, processes=1, study=True)
    assert [level.share for level in result.levels] == [result.even]
    with pytest.raises(BadContest, match="arena-levels-must-differ"):
        run_arena(ABRACADA, 3, ["novice"], 2, processes=1)


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadSeats):
        run_arena(ABRACADA, 6, ["novice", "random"], 2)
    with pytest.raises(UnknownLevel):
        run_arena(ABRACADA, 4, ["novice", "wizard"], 2)
    with pytest.raises(BadContest, match="arena-levels-must-differ"):
        run_arena(ABRACADA, 4, ["novice", "novice"], 2)
    with pytest.raises(BadContest, match="arena-too-many-levels"):
        run_arena(ABRACADA, 2, ["novice", "adept", "master"], 2)
    with pytest.raises(BadContest, match="arena-no-games"):
        run_arena(ABRACADA, 2, ["novice", "adept"], 0)
