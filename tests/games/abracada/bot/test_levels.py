"""How the levels play Abracada…What?, on positions where anybody can see what is right."""

import pytest

from conclave.bots.levels import LEVELS, choose
from conclave.core.chance import FastChance
from conclave.core.options import Options
from conclave.core.perspective import Perspective
from conclave.games.abracada.bot.evaluate import between_rounds, evaluate
from conclave.games.abracada.bot.turn_search import TurnPlan
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import STOP
from tests.games.abracada.drawing import GAME, table

pytestmark = pytest.mark.usefixtures("unhurried")

THINKING = LEVELS[1:]


def answer(position: Position, level: str, seed: int = 1) -> str:
    perspective = Perspective(GAME, position, position.turn, FastChance(seed))
    return perspective.say(choose(GAME, perspective, level, FastChance(seed)))


def own_odds(position: Position) -> list[float]:
    seat = position.turn
    return odds(position.lessons[seat], len(position.hands[seat]), unseen_stones(position, seat))


@pytest.mark.parametrize("level", LEVELS)
def test_a_spell_that_surely_hits_and_kills_is_cast(level: str) -> None:
    position = table("> 7 7 8", "2 3 3 8 8 | 1 life", pile="", secrets="")
    assert own_odds(position)[7] == 1
    assert answer(position, level) == "cast 7"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_stone_is_cast_when_it_is_known(level: str) -> None:
    position = table("> 8 | 1 life", "2 3 3 8 8", "4 5 5 6 6", after=6, pile="", secrets="")
    assert answer(position, level) == "cast 8"


@pytest.mark.parametrize("level", LEVELS)
def test_with_one_life_the_sure_hit_is_preferred(level: str) -> None:
    position = table("> 8 8 | 1 life", "5 6 6 7 7", pile="8 8 8", secrets="3")
    assert own_odds(position)[8] == 1
    assert answer(position, level) == "cast 8"


@pytest.mark.parametrize("level", LEVELS)
def test_with_one_life_and_poor_odds_one_stops(level: str) -> None:
    position = table(
        "> 4 4 5 7 | 1 life",
        "1 2 3 7 8",
        "2 3 5 8 8",
        "3 5 6 6 8",
        after=6,
        pile="4 4 5 5 6 6",
        secrets="6 7 7 8",
        lessons={0: [6]},
    )
    assert max(own_odds(position)[6:]) < 0.75
    assert answer(position, level) == "stop"


@pytest.mark.parametrize("level", THINKING)
def test_the_neighbour_who_can_be_killed_is_aimed_at(level: str) -> None:
    position = table("> 6 6 7 7 8", "2 3 3 8 8", "2 4 5 8 8 | 1 life", pile="", secrets="")
    assert own_odds(position)[7] == 1
    assert answer(position, level) in ("cast 6", "cast 7")
    left_with_sixes_cast = table(
        "> 7 7 8", "2 3 3 8 8", "2 4 5 8 8 | 1 life", after=6, pile="", secrets=""
    )
    assert answer(left_with_sixes_cast, level) == "cast 7"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"slips": True}, {"easy": True}], ids=str)
def test_nobody_names_what_cannot_hit(level: str, options: Options) -> None:
    chance = FastChance(11)
    state = GAME.start(3, options, chance)
    assert isinstance(state, Position)
    for _ in range(60):
        if state.over():
            break
        perspective = Perspective(GAME, state, state.turn, chance)
        move = choose(GAME, perspective, level, chance)
        if move[0] != STOP:
            assert own_odds(state)[move[1]] > 0
            assert state.variant.easy or move[1] >= state.last
        state.play(move, chance)


def test_the_plan_knows_the_value_of_a_turn_that_holds_no_doubt() -> None:
    """A14, A17: 5 points and a certain kill make 8, and that is the game."""
    position = table("> 7 8 | 5 points", "2 3 3 8 8 | 1 life, 7 points", pile="", secrets="")
    plan = {GAME.say(position, move): share for share, move in TurnPlan(position, 4, 0.04).priors()}
    assert plan["cast 7"] == pytest.approx(1)
    assert plan["cast 8"] < 1


def test_the_plan_weighs_a_miss_by_its_exact_chance() -> None:
    """Seat 0 holds one of two unseen stones: half the time the kill wins, else A15 loses."""
    position = table("> 7 | 5 points, 1 life", "2 3 3 8 8 | 1 life, 7 points", pile="8", secrets="")
    plan = {GAME.say(position, move): share for share, move in TurnPlan(position, 4, 0.04).priors()}
    assert plan["cast 7"] == pytest.approx(0.5)


def test_shares_of_the_victory_are_shared_out_whole() -> None:
    chance = FastChance(3)
    for seats in (2, 3, 4, 5):
        state = GAME.start(seats, {}, chance)
        assert isinstance(state, Position)
        assert sum(evaluate(state)) == pytest.approx(1)
        assert sum(between_rounds([7] + [0] * (seats - 1))) == pytest.approx(1)
        assert between_rounds([7] + [0] * (seats - 1))[0] > 0.5
