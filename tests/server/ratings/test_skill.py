"""The figures that people are shown."""

import pytest

from conclave.arena.ladder import BETA, MU, Placed, fit
from conclave.bots.levels import own_levels
from conclave.catalogue import SLUGS, load_game
from conclave.core.chance import FastChance
from conclave.server.ratings import skill
from conclave.server.ratings.anchors import anchors
from conclave.server.ratings.skill import SETTLED, Skill, skills_after


def test_everybody_begins_at_1500_and_provisionally() -> None:
    assert Skill().shown == 1500
    assert Skill().provisional
    assert not Skill(25, SETTLED).provisional


def test_winners_gain_what_losers_lose_and_ties_between_equals_change_nothing() -> None:
    first, second = skills_after([Skill(), Skill()], [1, 2])
    assert first.mu - 25 == pytest.approx(25 - second.mu)
    assert first.shown > 1550 > 1450 > second.shown
    tied = skills_after([Skill(), Skill()], [1, 1])
    assert [one.shown for one in tied] == [1500, 1500]
    assert all(one.sigma < skill.SIGMA for one in tied)


def test_several_games_settle_a_rating() -> None:
    one, games = Skill(), 0
    while one.provisional:
        games += 1
        place = games % 4 + 1
        others = [other for other in range(1, 5) if other != place]
        one = skills_after([one, *[Skill(25, 1)] * 3], [place, *others])[0]
    assert 5 <= games <= 10


def test_a_win_over_the_stronger_counts_for_more() -> None:
    over_master = skills_after([Skill(25, 4), Skill(32, 1)], [1, 2])[0]
    over_novice = skills_after([Skill(25, 4), Skill(18, 1)], [1, 2])[0]
    assert over_master.mu - 25 > 2 * (over_novice.mu - 25) > 0


def test_the_ladder_finds_the_strengths_that_games_were_drawn_with() -> None:
    strengths = {"novice": 20.0, "adept": 25.0, "master": 27.5}
    chance = FastChance(5)
    games = [_drawn(strengths, chance) for _ in range(3000)]
    ladder = {one.level: one for one in fit(games, list(strengths), "adept")}
    assert ladder["adept"].mu == MU == skill.MU
    for level in ("novice", "master"):
        rung = ladder[level]
        assert 0 < rung.sigma < 0.4
        assert abs(rung.mu - strengths[level]) < 4 * rung.sigma


def _drawn(strengths: dict[str, float], chance: FastChance) -> Placed:
    levels = tuple(strengths)
    scale = BETA * 3**0.5
    left = list(range(3))
    places = [0, 0, 0]
    for place in (1, 2, 3):
        powers = [2.718281828 ** (strengths[levels[seat]] / scale) for seat in left]
        at = chance.below(10**9) / 10**9 * sum(powers)
        pick = 0
        while at > powers[pick]:
            at -= powers[pick]
            pick += 1
        places[left.pop(pick)] = place
    return Placed(levels, tuple(places))


def test_ties_pull_together_and_a_clean_sweep_stays_finite() -> None:
    tied = [Placed(("novice", "adept"), (1, 1))] * 50
    assert fit(tied, ["novice", "adept"], "adept")[0].mu == pytest.approx(MU)
    swept = [Placed(("novice", "adept"), (2, 1))] * 50
    assert MU - 61 < fit(swept, ["novice", "adept"], "adept")[0].mu < MU - 10


def test_every_bot_of_every_game_is_measured_and_stronger_levels_stand_higher() -> None:
    for slug in SLUGS:
        marks = [anchors(slug)[level] for level in own_levels(load_game(slug))]
        assert marks[1].shown == 1500
        assert [mark.mu for mark in marks] == sorted(mark.mu for mark in marks)
        assert not any(mark.provisional for mark in marks)
