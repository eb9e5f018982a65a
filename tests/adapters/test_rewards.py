"""Paid at the end or point by point, a seat gets the same in all."""

import numpy as np
import pytest

from conclave.adapters.gymnasium import Seat
from conclave.adapters.pettingzoo import Table
from conclave.adapters.vector import Tables
from conclave.core.chance import FastChance
from conclave.core.rewards import rewards

SLUGS = ("abracada", "twelve_missions")


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_seat_gets_on_the_way_adds_up_to_what_the_end_is_worth(slug: str) -> None:
    env = Seat(slug, 3, seat=1, level="random", actions="moves", rewards="points")
    luck = FastChance(2)
    for seed in range(3):
        env.reset(seed=seed)
        got: list[float] = []
        over = False
        while not over:
            action = luck.pick(np.flatnonzero(env.action_masks()).tolist())
            _, reward, over, _, _ = env.step(np.int64(action))
            got.append(reward)
        assert sum(got) == pytest.approx(rewards(env.position)[1], abs=1e-12)
        assert any(got[:-1]), "nothing on the way"


def test_points_are_paid_when_they_are_made() -> None:
    env = Seat("abracada", 2, level="random", actions="moves", rewards="points")
    env.reset(seed=3)
    luck = FastChance(3)
    over = False
    while not over:
        before = [standing.points for standing in env.position.standings()]
        action = luck.pick(np.flatnonzero(env.action_masks()).tolist())
        _, reward, over, _, _ = env.step(np.int64(action))
        after = [standing.points for standing in env.position.standings()]
        lead = after[0] - after[1] - before[0] + before[1]
        assert np.sign(reward) == np.sign(lead), (before, after)


@pytest.mark.parametrize("kind", ["end", "points"])
@pytest.mark.parametrize("slug", SLUGS)
def test_at_a_whole_table_every_seat_gets_its_own(slug: str, kind: str) -> None:
    env = Table(slug, 3, actions="moves", rewards=kind)
    luck = FastChance(5)
    env.reset(seed=5)
    got = dict.fromkeys(env.possible_agents, 0.0)
    paid = 0
    for agent in env.agent_iter():
        reward, over = env.last(observe=False)[1:3]
        got[agent] += reward
        paid += reward != 0 and not over
        env.step(None if over else luck.pick(env.speaker.next()))
    assert list(got.values()) == pytest.approx(rewards(env.position), abs=1e-12)
    assert bool(paid) == (kind == "points")


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("slug", SLUGS)
def test_at_many_tables_every_seat_gets_its_own(slug: str, seat: int | None) -> None:
    """With the same seed the same games, paid in one way and in the other."""
    plain, paid = (Tables(slug, 4, 3, seat=seat, rewards=kind) for kind in ("end", "points"))
    plain.reset(seed=4)
    _, info = paid.reset(seed=4)
    got = np.zeros((4, 3))
    ended = on_the_way = 0
    while ended < 6:
        movers = info["seat"]
        actions = plain.random_actions()
        _, _, over, _, end = plain.step(actions)
        _, rewards, _, _, info = paid.step(actions)
        for place in range(4):
            if over[place]:
                ended += 1
                assert rewards[place] == info["rewards"][place][movers[place]]
                assert got[place] + info["rewards"][place] == pytest.approx(
                    end["rewards"][place], abs=1e-6
                )
                got[place] = 0
            else:
                got[place, movers[place]] += rewards[place]
                on_the_way += bool(rewards[place])
    assert on_the_way


def test_there_are_no_other_rewards() -> None:
    refusal = "rewards come at the “end” or by “points”, not by “point”"
    with pytest.raises(ValueError, match=refusal):
        Seat("abracada", 2, rewards="point")
    with pytest.raises(ValueError, match=refusal):
        Table("abracada", 2, rewards="point")
    with pytest.raises(ValueError, match=refusal):
        Tables("abracada", 2, 2, rewards="point")
