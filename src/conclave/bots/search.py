"""Information-set Monte-Carlo tree search, for any game.

Each iteration imagines a whole position that fits what the seat knows, walks down one tree that
all these positions share, adds a leaf, plays on by the game's own playout and takes the game's
evaluation back up. The tree holds decisions, not positions: a branch is a move by its content,
and counts how often it was available besides how often it was tried, since a move may be legal in
some imagined positions only. Every seat goes for its own share of the victory.
"""

from math import log, sqrt
from time import perf_counter

from conclave.bots.playouts import outcome
from conclave.core.chance import Chance
from conclave.core.game import AnyGame
from conclave.core.guide import Effort
from conclave.core.perspective import Perspective
from conclave.core.state import Move, State


class Decision:
    """A place in the tree where somebody decides."""

    def __init__(self, actor: int) -> None:
        self.actor = actor
        self.branches: dict[Move, Branch] = {}
        self.moves: list[Move] = []
        """What could be done here last time, and the branches of that."""
        self.row: list[Branch] = []

    def branches_of(self, moves: list[Move]) -> "list[Branch]":
        if moves is not self.moves:
            self.moves = moves
            self.row = []
            for move in moves:
                branch = self.branches.get(move)
                if branch is None:
                    branch = self.branches[move] = Branch(self.actor)
                self.row.append(branch)
        return self.row


class Branch:
    """A move at a decision, and what came of trying it."""

    def __init__(self, actor: int) -> None:
        self.actor = actor
        self.available = 0.0  # a number to take the logarithm of
        self.tries = 0
        self.share = 0.0
        """The actor's share of the victory, summed over the tries."""
        self.next: dict[int, Decision] = {}
        """By the guide's node key after the move."""

    def mean(self) -> float:
        return self.share / self.tries if self.tries else 0.0


class Search:
    """A tree that grows over one decision of one seat."""

    def __init__(
        self, game: AnyGame, perspective: Perspective, effort: Effort, chance: Chance
    ) -> None:
        self.guide = game.guide
        self.perspective = perspective
        self.seat = perspective.seat
        self.effort = effort
        self.chance = chance
        self.root = Decision(perspective.seat)
        self.candidates: list[Move] = []
        self.iterations = 0
        imagined = perspective.imagine(chance)
        self.chapter = self.guide.chapter(imagined)
        for share, move in perspective.priors(imagined):
            self.candidates.append(move)
            branch = self.root.branches[move] = Branch(perspective.seat)
            branch.tries = effort.prior_weight
            branch.available = float(effort.prior_weight)
            branch.share = share * effort.prior_weight

    def run(self) -> None:
        """Iterate until the effort is spent."""
        deadline = perf_counter() + self.effort.seconds
        while self.iterations < self.effort.iterations:
            self.iterate()
            if perf_counter() > deadline:
                break

    def best(self) -> Move:
        """The move tried most: its worth is known best, and it was tried for being good."""
        best = self.candidates[0]
        most = (-1, 0.0)
        for move in self.candidates:
            branch = self.root.branches.get(move)
            if branch is not None and (branch.tries, branch.mean()) > most:
                best = move
                most = (branch.tries, branch.mean())
        return best

    def iterate(self) -> None:
        self.iterations += 1
        state = self.perspective.imagine(self.chance)
        path = self._descend(state)
        won = self._play_out(state)
        for branch in path:
            branch.tries += 1
            branch.share += won[branch.actor]

    def _descend(self, state: State) -> list[Branch]:
        """Walk down the tree, playing the moves, as far as a branch never tried before or the end
        of the chapter."""
        path: list[Branch] = []
        decision = self.root
        moves = self.candidates
        while True:
            chosen = self._select(decision, moves)
            branch = decision.row[chosen]
            path.append(branch)
            state.play(moves[chosen], self.chance)
            if branch.tries == 0 or state.over():
                return path
            actor = state.actor()
            if actor != self.seat and not self.effort.rivals:
                return path
            if self.guide.chapter(state) != self.chapter:
                return path
            key = self.guide.node_key(state)
            following = branch.next.get(key)
            if following is None:
                following = branch.next[key] = Decision(actor)
            decision = following
            if self.effort.instinct:
                moves = self.guide.sensible(state)
            else:
                moves = self.guide.candidates(state)

    def _select(self, decision: Decision, moves: list[Move]) -> int:
        """Which to try: one never tried, in a random order; else the one with the highest upper
        confidence bound."""
        fresh: list[int] = []
        best = 0
        most = -1.0
        exploration = self.effort.exploration
        for number, branch in enumerate(decision.branches_of(moves)):
            branch.available += 1.0
            tries = branch.tries
            if tries == 0:
                fresh.append(number)
            elif not fresh:
                bound = branch.share / tries + exploration * sqrt(log(branch.available) / tries)
                if bound > most:
                    best = number
                    most = bound
        return self.chance.pick(fresh) if fresh else best

    def _play_out(self, state: State) -> list[float]:
        """Play on to the end of the chapter that the search began in, or to the horizon."""
        guide = self.guide
        chance = self.chance
        for _ in range(self.effort.horizon):
            if state.over() or guide.chapter(state) != self.chapter:
                break
            if self.effort.instinct:
                state.play(guide.react(state, chance), chance)
            else:
                guide.advance(state, chance)
        return outcome(guide, state)
