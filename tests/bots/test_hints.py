"""Advice: the best moves first, with shares that anybody can work out, from what the seat knows."""

import pytest

import conclave
from conclave.bots.hints import Entrant, hint
from conclave.core.chance import FastChance
from conclave.core.errors import NotYourTurn
from tests.bots.toys import Sticks, ToyGame, Urn
from tests.laws.tables import for_every_game


def test_the_likelier_colour_comes_first_with_its_share() -> None:
    urn = Urn(blue=False)
    first, second = hint(ToyGame(urn), urn, 0, FastChance(1), seconds=0.2)
    assert (first.sentence, second.sentence) == ("1", "0")
    assert abs(first.share - 0.75) <= 2 * first.error < 0.15
    assert abs(second.share - 0.25) <= 2 * second.error < 0.15
    assert first.games == second.games > 100


def entrant(won: list[float]) -> Entrant:
    made = Entrant((0,))
    made.won = won
    return made


def test_the_error_shrinks_with_the_root_of_the_games() -> None:
    few, many = entrant([0.0, 1.0] * 50), entrant([0.0, 1.0] * 800)
    assert abs(many.error() - 1.96 * 0.5 / 40) < 0.001
    assert abs(few.error() / many.error() - 4) < 0.1


def test_what_always_won_may_still_lose() -> None:
    lucky = entrant([1.0] * 5)
    assert lucky.mean() == 1
    assert lucky.error() > 0.2


def test_a_little_better_by_chance_is_not_better() -> None:
    favourite = entrant([0.0, 1.0] * 10)
    assert not entrant([1.0, 0.0] * 9 + [1.0, 1.0]).surely_beats(favourite)
    assert entrant([0.5, 1.0] * 10).surely_beats(favourite), "always as good, or better"


def test_a_winning_move_is_found() -> None:
    sticks = Sticks(3)
    first, *_ = hint(ToyGame(sticks), sticks, 0, FastChance(1), seconds=0.1)
    assert first.sentence == "3"
    assert first.share == 1


def test_whoever_is_not_asked_gets_no_hint() -> None:
    sticks = Sticks(3)
    with pytest.raises(NotYourTurn):
        hint(ToyGame(sticks), sticks, 1, FastChance(1))


@for_every_game
def test_every_hint_can_be_said_and_has_a_reason(game: conclave.Game[conclave.State]) -> None:
    chance = FastChance(11)
    for seats in (game.fewest_seats, game.most_seats):
        state = game.start(seats, {}, chance)
        for _ in range(6):
            for _ in range(9):
                if not state.over():
                    state.play(game.guide.playout(state, chance), chance)
            if state.over():
                break
            hints = hint(game, state, state.actor(), chance, seconds=0.05)
            assert 1 <= len(hints) <= 3
            assert [one.share for one in hints] == sorted([one.share for one in hints])[::-1]
            for one in hints:
                game.hear(state, one.sentence)
                assert 0 <= one.share <= 1
                assert one.error > 0
                assert one.reasons, (game.slug, one.sentence)
