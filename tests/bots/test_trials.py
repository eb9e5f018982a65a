from conclave.bots.levels import choose
from conclave.bots.trials import Comparison
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.guide import Effort, Trials
from conclave.core.perspective import Perspective
from conclave.core.state import Move, State
from tests.bots.toys import Sticks, ToyGame, ToyGuide, Urn

PATIENT = 600.0
WHOLE = 100
"""Chapters: more than any game here has."""


class Cautious(ToyGuide):
    """Plans to take a single stick, and knows who has won."""

    def __init__(self) -> None:
        self.planned = 0

    def playout(self, state: State, chance: Chance) -> Move:
        self.planned += 1
        return state.legal()[0]

    def evaluate(self, state: State) -> list[float]:
        if not state.over():
            return super().evaluate(state)
        return [1.0 if standing.place == 1 else 0.0 for standing in state.standings()]

    def effort(self, level: str, state: State) -> Effort:
        return Trials(8, PATIENT, WHOLE, 3)


def cautious(first: State) -> ToyGame:
    game = ToyGame(first)
    game.guide = Cautious()
    return game


def compare(game: AnyGame, effort: Trials, seed: int = 1) -> Comparison:
    chance = FastChance(seed)
    state = game.start(2, {}, chance)
    comparison = Comparison(game, Perspective(game, state, state.actor(), chance), effort, chance)
    comparison.run()
    return comparison


def test_what_wins_is_preferred_to_a_plan_that_loses() -> None:
    # Everybody takes one stick after the other, so an odd number is left to whoever wins.
    game = cautious(Sticks(4))
    assert compare(game, Trials(8, PATIENT, WHOLE, 3)).best() == (2,)
    perspective = Perspective(game, Sticks(4), 0, FastChance(1))
    assert choose(game, perspective, "adept", FastChance(1)) == (2,)


def test_a_plan_is_kept_unless_something_is_better_beyond_doubt() -> None:
    assert compare(cautious(Sticks(5)), Trials(8, PATIENT, WHOLE, 3)).best() == (1,)
    plain = ToyGame(Sticks(40))
    kept = compare(plain, Trials(4, PATIENT, 1, 3))
    assert kept.best() == kept.plan


def test_both_are_tried_in_the_same_imagined_positions() -> None:
    """The urn holds one red and three blue balls: red is the plan, and blue is better."""
    comparison = compare(cautious(Urn(False)), Trials(64, PATIENT, WHOLE, 1))
    assert comparison.plan == (0,)
    assert comparison.best() == (1,)
    assert set(comparison.alternatives[0].gains) == {1.0, -1.0}


def test_alternatives_are_halved_as_trials_go_on() -> None:
    comparison = compare(cautious(Sticks(40)), Trials(4, PATIENT, WHOLE, 3))
    # Two trials of the plan and two others, and two more: three sticks make two alternatives.
    assert comparison.playouts == 4 * 3
    narrow = compare(cautious(Sticks(40)), Trials(4, PATIENT, WHOLE, 1))
    assert len(narrow.alternatives) == 1


class Bold(Cautious):
    """Would take a single stick, but for its instinct, which takes two."""

    def react(self, state: State, chance: Chance, surely: bool = False) -> Move:
        assert surely
        return state.legal()[min(1, len(state.legal()) - 1)]


def test_with_instinct_the_plan_is_its_likeliest_move_and_everybody_goes_by_it() -> None:
    game = ToyGame(Sticks(7))
    guide = game.guide = Bold()
    bold = compare(game, Trials(8, PATIENT, WHOLE, 3, instinct=True))
    assert bold.plan == (2,)
    assert guide.planned == 0


class Chapters(Cautious):
    """Ends a chapter with every tenth stick."""

    def chapter(self, state: State) -> int:
        assert isinstance(state, Sticks)
        return -(-state.sticks // 10)


def test_games_are_played_on_through_so_many_chapters() -> None:
    counts = []
    for chapters in (1, 2):
        game = ToyGame(Sticks(35))
        guide = game.guide = Chapters()
        compare(game, Trials(1, PATIENT, chapters, 1))
        counts.append(guide.planned)
    assert counts[1] == counts[0] + 2 * 10


def test_it_stops_when_its_seconds_are_up_and_then_keeps_the_plan() -> None:
    hasty = compare(cautious(Sticks(4)), Trials(8, 0.0, WHOLE, 3))
    assert hasty.playouts == 3
    assert hasty.best() == hasty.plan
