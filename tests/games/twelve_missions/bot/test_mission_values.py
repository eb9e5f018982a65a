"""What the bots make of each mission."""

import pytest

from conclave.games.twelve_missions.bot.mission_values import MISSION_VALUES
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from conclave.games.twelve_missions.rules.missions.mission import Mission


def test_the_bots_have_an_opinion_of_every_mission() -> None:
    without = [
        mission.number
        for mission in MISSIONS[1:]
        if mission.number >= len(MISSION_VALUES) or not _opinion(mission)
    ]
    assert without == []


def _opinion(mission: Mission) -> bool:
    value = MISSION_VALUES[mission.number]
    return bool(value.by_tricks or value.goal or value.picky)


@pytest.mark.parametrize("mission", MISSIONS[1:])
def test_their_opinion_agrees_with_the_mission(mission: Mission) -> None:
    value = MISSION_VALUES[mission.number]
    assert value.paired == mission.in_pairs
    if value.goal:
        assert value.goal == mission.goal
    if value.by_tricks:
        assert len(value.by_tricks) > mission.dealt(), "one for each number of tricks"
