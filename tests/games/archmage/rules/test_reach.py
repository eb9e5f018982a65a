"""What the table shows, and bots count on, as the reach of a mage: the same as travelling there."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.plain import PlainDict
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.moves import TRAVEL
from conclave.games.archmage.rules.reach import distances, gives, ways
from tests.games.archmage.drawing import at, say, solo, table


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
    assert {hex: way.cost for hex, way in ways(position).items()} == found


@pytest.mark.parametrize("seed", range(4))
def test_X7_the_reach_is_true_in_whole_games(seed: int) -> None:
    chance = FastChance(seed)
    position = GAME.start(1 + seed, {"length": 9}, chance)
    while not position.over():
        if position.in_journey() and position.phase == position.stage and not chance.below(40):
            points = position.points + position.swift
            found = travelled(position)
            assert distances(position, position.mages[position.turn], points) == found
            assert {hex: way.cost for hex, way in ways(position).items()} == found
        position.play(GAME.guide.playout(position, chance), chance)


def shown_way(position: Position, word: str) -> PlainDict:
    rows = GAME.view(position, 0)["reach"]
    assert isinstance(rows, list)
    for row in rows:
        assert isinstance(row, dict)
        if row["hex"] == word:
            return row
    raise AssertionError(f"{word} is out of reach")


def test_X7_a_way_names_its_hexes_one_beside_the_other() -> None:
    way = shown_way(table("> at e1", "  at g2"), "b2")
    assert (way["cost"], way["left"], way["gives"], way["stop"]) == (3, 2, "explore", None)
    path = way["path"]
    assert isinstance(path, list)
    assert path[-1] == "b2"
    position = table("> at e1", "  at g2")
    for word in path:
        say(position, f"travel {word}")
    assert at(position) == "b2"


def test_X7_of_ways_that_cost_the_same_the_one_is_taken_on_which_nothing_happens() -> None:
    position = table("> at e2", "  at g2, taught blood chasm", tokens="d2=chasm.1")
    assert shown_way(position, "c3")["path"] == ["d3", "c3"]
    assert shown_way(position, "c3")["stop"] is None
    assert shown_way(position, "c2")["stop"] == ["d2", "chasm"]


def test_X7_a_way_is_stopped_where_something_happens() -> None:
    position = table("> at e2", "  at d2", "  at f2", "  at d3")
    way = shown_way(position, "e3")
    assert way["stop"] == ["e3", "cursed-tower"]
    empty = table("> at e2, company 0", "  at d2", "  at f2", "  at d3")
    assert shown_way(empty, "e3")["stop"] is None


def test_X7_what_can_be_done_where_the_way_leads_counts_what_is_left() -> None:
    position = table("> at d2", "  at g2, holds c2", land="c2=mine", points=1)
    word = position.layout.words.index
    assert gives(position, word("c1"), 1) == "gather"
    assert gives(position, word("d1"), 1) == "explore"
    assert gives(position, word("d1"), 0) == "nothing"
    assert gives(position, word("c2"), 1) == "attack"
    assert gives(position, word("c2"), 0) == "nothing"
