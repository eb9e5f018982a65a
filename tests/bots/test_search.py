from conclave.bots.search import Search
from conclave.core.chance import Chance, FastChance
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.guide import Effort
from conclave.core.perspective import Perspective
from conclave.core.state import Move, Standing, State
from tests.bots.toys import Sticks, ToyGame, ToyGuide, Urn

PATIENT = 600.0
"""Seconds: never the limit here, so that the iterations are."""


def search(game: AnyGame, effort: Effort, seed: int = 1, state: State | None = None) -> Search:
    chance = FastChance(seed)
    state = state or game.start(2, {}, chance)
    grown = Search(game, Perspective(game, state, state.actor(), chance), effort, chance)
    grown.run()
    return grown


def test_it_leaves_the_other_a_multiple_of_four_sticks() -> None:
    for sticks in (5, 6, 7, 9, 10, 11):
        grown = search(ToyGame(Sticks(sticks)), Effort(3000, PATIENT, 20))
        assert grown.best() == (sticks % 4,)


def test_it_takes_a_win_at_once() -> None:
    assert search(ToyGame(Sticks(3)), Effort(100, PATIENT, 20)).best() == (3,)


def test_it_goes_by_the_odds_of_what_it_cannot_see_and_knows_their_value() -> None:
    for blue in (False, True):
        grown = search(ToyGame(Urn(blue)), Effort(4000, PATIENT, 5))
        assert grown.best() == (1,)
        assert abs(grown.root.branches[(1,)].mean() - 3 / 4) < 0.03
        assert abs(grown.root.branches[(0,)].mean() - 1 / 4) < 0.1


def test_it_spends_its_iterations_and_no_more() -> None:
    grown = search(ToyGame(Sticks(9)), Effort(137, PATIENT, 20))
    assert grown.iterations == 137
    assert sum(branch.tries for branch in grown.root.branches.values()) == 137


def test_it_stops_when_its_seconds_are_up_but_looks_at_least_once() -> None:
    assert search(ToyGame(Sticks(9)), Effort(10**9, 0.0, 20)).iterations == 1


def test_equal_seeds_grow_equal_trees() -> None:
    one, other = (search(ToyGame(Sticks(10)), Effort(500, PATIENT, 20), seed=5) for _ in range(2))
    assert {m: (b.tries, b.share) for m, b in one.root.branches.items()} == {
        m: (b.tries, b.share) for m, b in other.root.branches.items()
    }


class Counting(ToyGuide):
    """Counts the moves that playouts make, and who makes them."""

    def __init__(self) -> None:
        self.moves_of = [0, 0]
        self.evaluated = 0

    def playout(self, state: State, chance: Chance) -> Move:
        self.moves_of[state.actor()] += 1
        return super().playout(state, chance)

    def evaluate(self, state: State) -> list[float]:
        self.evaluated += 1
        return super().evaluate(state)


def test_the_horizon_cuts_playouts_off_with_the_games_own_evaluation() -> None:
    game = ToyGame(Sticks(40))
    guide = game.guide = Counting()
    search(game, Effort(50, PATIENT, horizon=3))
    assert guide.evaluated == 50
    assert sum(guide.moves_of) == 150


class Chapters(Counting):
    """Ends a chapter with every tenth stick."""

    def chapter(self, state: State) -> int:
        assert isinstance(state, Sticks)
        return -(-state.sticks // 10)


def test_playouts_and_the_tree_end_with_the_chapter_the_search_began_in() -> None:
    game = ToyGame(Sticks(31))
    guide = game.guide = Chapters()
    grown = search(game, Effort(200, PATIENT, horizon=20))
    assert guide.evaluated == 200
    assert sum(guide.moves_of) == 0
    assert all(not branch.next for branch in grown.root.branches.values())
    longer = search(ToyGame(Sticks(35)), Effort(200, PATIENT, horizon=20))
    assert any(branch.next for branch in longer.root.branches.values())


class Alone(Sticks):
    """One seat takes all the sticks, and has done well if it needed few turns."""

    def __init__(self, sticks: int, turns: int = 0) -> None:
        super().__init__(sticks)
        self.seats = 1
        self.turns = turns

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        self.sticks -= move[0]
        self.turns += 1

    def copy(self) -> "Alone":
        return Alone(self.sticks, self.turns)

    def imagine(self, seat: int, chance: Chance) -> "Alone":
        return self.copy()

    def standings(self) -> list[Standing]:
        return [Standing(0, 1, -self.turns, {})]


class Hurried(ToyGuide):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Alone)
        return [1 - state.turns / 10]


def test_alone_it_goes_for_the_best_end_since_everybody_wins() -> None:
    game = ToyGame(Alone(9))
    game.guide = Hurried()
    alone = Alone(9)
    assert search(game, Effort(600, PATIENT, 20), state=alone).best() == (3,)


def test_without_rivals_the_tree_holds_only_the_seats_own_decisions() -> None:
    game = ToyGame(Sticks(12))
    grown = search(game, Effort(300, PATIENT, 20, rivals=False))
    assert all(not branch.next for branch in grown.root.branches.values())


class Certain(ToyGuide):
    """Is sure, and wrong, that a single stick is the thing to take."""

    def priors(self, state: State) -> list[tuple[float, Move]]:
        return [(0.9 if move == (1,) else 0.1, move) for move in state.legal()]


def test_trust_makes_the_guides_expectation_count_until_experience_outweighs_it() -> None:
    game = ToyGame(Sticks(7))
    game.guide = Certain()
    assert search(game, Effort(50, PATIENT, 20, prior_weight=1000)).best() == (1,)
    assert search(game, Effort(3000, PATIENT, 20, prior_weight=10)).best() == (3,)
