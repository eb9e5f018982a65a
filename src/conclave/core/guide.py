"""What a game tells the bots about playing it well."""

from typing import Final, Generic

from conclave.core.chance import Chance
from conclave.core.compiled import mypyc_attr
from conclave.core.follies import Folly
from conclave.core.insight import Insight
from conclave.core.instinct import Instinct
from conclave.core.messages import Message
from conclave.core.moment import Moment
from conclave.core.net import Figures, Net
from conclave.core.state import Move, S, shares

NOVICE = "novice"
ADEPT = "adept"
MASTER = "master"
GRANDMASTER = "grandmaster"

USUAL_LEVELS: Final = (NOVICE, ADEPT, MASTER)
ALL_LEVELS: Final = (*USUAL_LEVELS, GRANDMASTER)


class Effort:
    """How hard a level searches for a move.

    The search ends after ``iterations``, or sooner when the seconds are up. Beyond the tree an
    iteration advances at most ``horizon`` times before it asks the guide's evaluation.
    ``exploration`` weighs what was seldom tried against what did well. With ``rivals`` the tree
    holds the other seats' decisions too; without, they play by the guide's playout, as is right
    where a rival can't see what the searching seat sees of it. What the guide expects of the first
    moves counts as if it had come of ``prior_weight`` iterations. With ``instinct`` everybody in
    the tree thinks about sensible moves alone, and beyond it plays by the guide's instinct.
    """

    def __init__(
        self,
        iterations: int,
        seconds: float,
        horizon: int,
        exploration: float = 0.5,
        rivals: bool = True,
        prior_weight: int = 0,
        instinct: bool = False,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.horizon = horizon
        self.exploration = exploration
        self.rivals = rivals
        self.prior_weight = prior_weight
        self.instinct = instinct


class Trials(Effort):
    """How hard a level tries other moves against the guide's playout, in place of a tree.

    At most ``breadth`` of them, each in at most ``trials`` trials or until the seconds are up. A
    trial goes on through that many ``chapters``, the present one included. A move is preferred to
    the playout's if it did better by more than ``doubt`` standard errors. With ``learned`` it is
    the guide's net that says how well it did. With ``instinct`` the guide's instinct takes the
    place of its playout, and always does what it finds likeliest.
    """

    def __init__(
        self,
        trials: int,
        seconds: float,
        chapters: int,
        breadth: int,
        doubt: float = 1.0,
        learned: bool = False,
        instinct: bool = False,
    ) -> None:
        # A tree of the same size, for whoever wants one all the same.
        super().__init__(trials * breadth, seconds, 40, 0.01, False, instinct=instinct)
        self.trials = trials
        self.chapters = chapters
        self.breadth = breadth
        self.doubt = doubt
        self.learned = learned


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """A game's own advice for bots. It may look at the whole of a position: it is shown only
    positions that the choosing seat imagined."""

    levels: tuple[str, ...] = USUAL_LEVELS
    """The levels that are worth telling apart in this game, from the weakest to the strongest."""
    reads: bool = False
    """Whether a grandmaster goes by what it has seen the others decide."""
    places: int = 0
    """How many weights an instinct has in this game; 0: nobody has one."""
    net: Net | None = None
    """What was learned from games (``conclave learn``); None: nothing."""

    def evaluate(self, state: S) -> list[float]:
        """For each seat its expected share of the victory, from 0 to 1, all together 1. Alone it is
        how well the game goes, and went if it is over."""
        raise NotImplementedError

    def judge(self, state: S) -> list[float]:
        """As ``evaluate``, by the net if there is one."""
        net = self.net
        if net is None or state.seats == 1:
            return self.evaluate(state)
        if state.over():
            return shares(state.places())
        return net.shares(self.figures(state))

    def figures(self, state: S) -> Figures:
        """What a net judges a position by."""
        raise NotImplementedError

    def playout(self, state: S, chance: Chance) -> Move:
        """A quick, sensible move of the actor, who knows only what its seat knows."""
        raise NotImplementedError

    def carry_on(self, state: S, chance: Chance) -> Move:
        """The same where a game is played through several chapters, or to its end: what a search
        may leave aside because it ends sooner counts there."""
        return self.playout(state, chance)

    def advance(self, state: S, chance: Chance) -> None:
        """Play on by such moves, by one at least and to the end of the chapter at most, in a
        position that nobody will imagine from nor play on beyond the chapter."""
        state.play(self.playout(state, chance), chance)

    def instinct(self, state: S) -> Instinct | None:
        """What a seat at that table has learned to do without thinking; None: nothing."""
        return None

    def traits(self, state: S, moves: list[Move]) -> list[list[int]]:
        """By what an instinct weighs the actor's moves: for each the places of its weights; none at
        all where it weighs nothing. What other seats hide has no part in it."""
        return []

    def react(self, state: S, chance: Chance, surely: bool = False) -> Move:
        """A move of the actor by instinct, or by the playout where it has none: drawn by its odds,
        or ``surely`` the likeliest one."""
        instinct = self.instinct(state)
        if instinct is not None:
            moves = self.sensible(state)
            if len(moves) == 1:
                return moves[0]
            traits = self.traits(state, moves)
            if traits and surely:
                return moves[instinct.likeliest(traits)]
            if traits:
                return moves[instinct.pick(traits, chance)]
        return self.playout(state, chance)

    def chapter(self, state: S) -> int:
        """A number that changes where a search should stop, e.g. that of the round."""
        return 0

    def node_key(self, state: S) -> int:
        """A number that tells apart the positions one and the same move may lead to."""
        return state.actor()

    def candidates(self, state: S) -> list[Move]:
        """The legal moves that are worth thinking about, at least one."""
        return state.legal()

    def sensible(self, state: S) -> list[Move]:
        """The actor's moves that an instinct weighs, at least one."""
        return self.candidates(state)

    def priors(self, state: S) -> list[tuple[float, Move]]:
        """The moves a search begins with, at least one, each with the share of the victory that it
        promises at first sight; how much that counts is the effort's ``prior_weight``."""
        return [(0.0, move) for move in self.candidates(state)]

    def advise(self, state: S, level: str, chance: Chance) -> Move | None:
        """A move that the game finds without search for an actor of that level; None: search."""
        return self.playout(state, chance) if level == NOVICE else None

    def read(self, state: S, past: list[Moment], chance: Chance, seconds: float) -> Insight | None:
        """What the actor makes of what it has seen everybody decide in this chapter; None: nothing
        beyond what the rules tell. There are about so many seconds for it."""
        return None

    def effort(self, level: str, state: S) -> Effort:
        """How hard an actor of that level searches."""
        if level == ADEPT:
            return Effort(iterations=100, seconds=0.04, horizon=10)
        return Effort(iterations=2000, seconds=0.9, horizon=10)

    def foresight(self, state: S) -> int:
        """Through how many chapters, the present one included, a game is played on to tell a
        move's share of the victory; 0: to the end of the game, which needs no evaluation."""
        return 0

    def foresight_error(self, state: S) -> float:
        """How far the evaluation at that horizon lies from games played to the end, as a standard
        error of the share; measured, and 0 where games are played to the end."""
        return 0.0

    def reasons(self, state: S, move: Move) -> list[Message]:
        """Why the actor might make that legal move, the weightiest first: figures of this very
        position in words. They are the same in all positions that the actor can't tell apart."""
        return []

    def follies(self) -> list[Folly[S]]:
        """The silly moves that are worth counting in this game, those of one kind together."""
        return []
