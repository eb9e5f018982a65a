"""The bots' judgement: what is better must be worth more, and policies must make sense."""

import pytest

from conclave.core.chance import FastChance
from conclave.games.archmage.bot.evaluate import expected_points
from conclave.games.archmage.bot.policy import policy
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from tests.games.archmage.drawing import table


def says(position: Position) -> str:
    return GAME.say(position, policy(position, FastChance(1)))


def mean_points(seats: int, games: int) -> float:
    points: list[int] = []
    for seed in range(games):
        chance = FastChance(seed)
        state = GAME.start(seats, {}, chance)
        assert isinstance(state, Position)
        while not state.over():
            state.play(policy(state, chance), chance)
        points += [standing.points for standing in state.standings()]
    return sum(points) / len(points)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_policy_builds_towers_and_climbs(seats: int) -> None:
    assert mean_points(seats, 6) > 13


def test_an_apprentice_is_initiated_where_it_can_be() -> None:
    assert says(table("> at e2, has scrolls.2", "  at g2", points=0)) == "initiate time"


def test_a_free_hex_is_deployed_on() -> None:
    assert says(table("> at c2", "", land="c2=mine")) == "deploy"


def test_a_hidden_hex_is_explored() -> None:
    assert says(table("> at c2", "")) == "explore"


def test_time_stop_is_cast_when_it_can_be() -> None:
    assert says(table("> at c2, has bones.3, taught time-stop", "")) == "cast time-stop"


def test_a_chain_of_promotions_is_taken_for_points() -> None:
    position = table("> at c2, tower c2, taught time.2 blood.2", "", land="c2=mine", points=0)
    assert says(position) == "promote gate from time"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("taught time", ""),
        ("taught gate", "taught time"),
        ("has scrolls.2", "has scrolls"),
        ("holds c2", "holds c1"),
        ("tower c2", "holds c2"),
        ("taught gate", "taught gate, corrupt gate"),
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    land = "c2=mine"
    one, other = (table(f"> at g2, {seat}", "", land=land) for seat in (better, worse))
    assert expected_points(one, 0) > expected_points(other, 0)


def test_shares_of_the_victory_make_up_one() -> None:
    position = table("> taught time", "  taught gate", "")
    shares = GAME.guide.evaluate(position)
    assert sum(shares) == pytest.approx(1)
    assert max(shares) == shares[1]


def test_every_move_of_the_policy_is_legal_and_every_spell_finds_its_targets() -> None:
    for seats in (1, 2, 4):
        chance = FastChance(seats)
        state = GAME.start(seats, {}, chance)
        assert isinstance(state, Position)
        while not state.over():
            move = policy(state, chance) if chance.below(3) else chance.pick(state.legal())
            assert move in state.legal()
            state.play(move, chance)
