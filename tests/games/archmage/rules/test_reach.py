"""What the table shows, and bots count on, as the reach of a mage: the same as travelling there."""

import pytest

from conclave.core.chance import FastChance
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.moves import TRAVEL
from conclave.games.archmage.rules.reach import distances, reach
from tests.games.archmage.drawing import solo, table


def travelled(position: Position) -> dict[int, int]:
    """By playing every way there is: the fewest points to each hex."""
    found = {position.mages[position.turn]: 0}
    points = position.points + position.swift
    edge = [position]
    while edge:
        here = edge.pop(0)
        for move in here.legal():
            if move[0] != TRAVEL:
                continue
            there = here.copy()
            there.play(move, FastChance(0))
            spent = points - there.points - there.swift
            if spent < found.get(move[1], points + 1):
                found[move[1]] = spent
                edge.append(there)
    return found


@pytest.mark.parametrize(
    "position",
    [
        table("> at c2", "  at c3"),
        table("> at e3", "", "", ""),
        table(
            "> at d2, taught time, knows quicken",
            "  at d3, tower c3, taught nature chasm",
            "  at f3, holds c1",
            land="c3=mine d1=grove",
            tokens="e1=vines.1 c2=chasm.1 d1=wellspring.2 f1=upheaval.0 b1=vines.1",
            swift=2,
            points=3,
        ),
        table("> at e0", "", moved={"a1": "e0", "a2": "d0"}, tokens="d0=upheaval.1"),
        table("> at c2", "", points=0),
        solo("at e2, tower d2", at="f2", inflamed="e1", tokens="e1=upheaval.0"),
    ],
)
def test_X7_what_is_in_reach_is_what_can_be_travelled(position: Position) -> None:
    points = position.points + position.swift
    found = distances(position, position.mages[position.turn], points)
    assert found == travelled(position)
    assert [hex for hex, _, _ in reach(position)] == sorted(found)


@pytest.mark.parametrize("seed", range(4))
def test_X7_the_reach_is_true_in_whole_games(seed: int) -> None:
    chance = FastChance(seed)
    position = GAME.start(1 + seed, {"length": 9}, chance)
    while not position.over():
        if position.in_journey() and position.phase == position.stage and not chance.below(40):
            points = position.points + position.swift
            assert distances(position, position.mages[position.turn], points) == travelled(position)
        position.play(GAME.guide.playout(position, chance), chance)
