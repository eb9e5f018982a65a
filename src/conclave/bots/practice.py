"""Chapters played by instinct, and what they teach it.

The same chapter is begun several times and played on by everybody's instinct. Where a seat did
better than it did on average in the other runs, what it did becomes likelier, and less likely where
it did worse.
"""

from math import log

from conclave.core.chance import Chance
from conclave.core.guide import Guide
from conclave.core.instinct import Instinct, drawn
from conclave.core.state import State

FAINT = 0.0005
"""Less than this is not worth noting."""


class Step:
    """A move that was made by instinct: whose, the traits of all that could be done, and the part
    of the odds that each of these moves had."""

    def __init__(self, seat: int, traits: list[list[int]], chosen: int, parts: list[float]) -> None:
        self.seat = seat
        self.traits = traits
        self.chosen = chosen
        self.parts = parts


class Slopes:
    """Which weights should grow, and how fast."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.slopes: list[float] = []


def play_chapter(
    guide: Guide[State], instinct: Instinct, state: State, chance: Chance
) -> list[Step]:
    """Everybody plays by that instinct to the end of the chapter."""
    steps: list[Step] = []
    chapter = guide.chapter(state)
    while not state.over() and guide.chapter(state) == chapter:
        moves = guide.sensible(state)
        if len(moves) == 1:
            state.play(moves[0], chance)
            continue
        traits = guide.traits(state, moves)
        if not traits:
            state.play(guide.carry_on(state, chance), chance)
            continue
        odds = instinct.odds(traits)
        chosen = drawn(odds, chance)
        total = sum(odds)
        steps.append(Step(state.actor(), traits, chosen, [one / total for one in odds]))
        state.play(moves[chosen], chance)
    return steps


def teach(steps: list[Step], gains: list[float], variety: float, slopes: Slopes) -> None:
    """Adds what makes the moves of seats that gained likelier. ``variety`` is what it counts for
    not to be sure of oneself."""
    for step in steps:
        gain = gains[step.seat]
        parts = step.parts
        mean = sum([part * log(part) for part in parts if part > 0.0])
        for place, part in enumerate(parts):
            slope = gain * ((1.0 if place == step.chosen else 0.0) - part)
            if part > 0.0:
                slope -= variety * part * (log(part) - mean)
            if not -FAINT < slope < FAINT:
                for trait in step.traits[place]:
                    slopes.places.append(trait)
                    slopes.slopes.append(slope)
