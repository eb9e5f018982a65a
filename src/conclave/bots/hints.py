"""Advice to a player: the best moves, what each is worth, and why.

Moves are compared as in ``trials``: in the same imagined positions and with the same luck, with
everybody following the guide's playout. The better half is tried on until three are left. What a
master would do stays in the running to the end. Those who were lucky so far come out on top, so the
shares of the last three are told from games played after they were chosen. And where one did better
than the master's choice by no more than chance would have it, both are told to be worth the same.

Where games are played on to a horizon only, its evaluation may be off, for all moves alike. If it
may be off by much, some time goes to games played to the end, which set the level of all shares.
"""

from math import sqrt
from time import perf_counter

from conclave.bots.levels import choose
from conclave.bots.playouts import outcome, play_on
from conclave.core.chance import Chance, FastChance
from conclave.core.errors import NotYourTurn
from conclave.core.game import AnyGame
from conclave.core.guide import MASTER
from conclave.core.messages import Message
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict
from conclave.core.state import Move, State

SECONDS = 1.1
"""Of thinking, so that the answer is there within a second and a half."""
MOST_HINTS = 3
FOR_THE_MASTER = 0.4
"""Of the time goes to finding what a master would do."""
FOR_THE_LEVEL = 0.3
"""Of the time goes to games played to the end, if the horizon is worth little."""
MUCH_DOUBT = 0.08
FEWEST = 3
"""Trials before each cut and after the last, however long they take."""
CONFIDENCE = 1.96
"""Standard errors on each side of a mean that hold 95 % of what it could be."""
SEEDS = 1 << 30


class Hint:
    """A move worth making: what to say, its share of the victory with half of the 95 % interval,
    and what speaks for it. ``games`` were played out to tell. An ``equal`` one is not clearly worse
    than the best: they are compared game by game, so that may be told before their shares are."""

    def __init__(
        self,
        sentence: str,
        share: float,
        error: float,
        games: int,
        equal: bool,
        reasons: list[Message],
    ) -> None:
        self.sentence = sentence
        self.share = share
        self.error = error
        self.games = games
        self.equal = equal
        self.reasons = reasons

    def dump(self) -> PlainDict:
        return {
            "sentence": self.sentence,
            "share": round(self.share, 4),
            "error": round(self.error, 4),
            "games": self.games,
            "equal": self.equal,
            "reasons": [reason.dump() for reason in self.reasons],
        }


def hint(
    game: AnyGame, state: State, seat: int, chance: Chance, seconds: float = SECONDS
) -> list[Hint]:
    """The best moves of the seat, which must be the actor: at most three, the best first. Nothing
    is used but what the seat knows."""
    return hints_for(game, Perspective(game, state, seat, chance), chance, seconds)


def hints_for(
    game: AnyGame, perspective: Perspective, chance: Chance, seconds: float = SECONDS
) -> list[Hint]:
    if not perspective.legal():
        raise NotYourTurn("hint-not-your-turn")
    contest = Contest(game, perspective, chance)
    contest.run(seconds)
    imagined = perspective.imagine(chance)
    best = contest.best()
    return [
        Hint(
            perspective.say(entrant.move),
            min(1.0, max(0.0, contest.share(entrant) + contest.shift)),
            sqrt(entrant.error() ** 2 + (CONFIDENCE * contest.doubt) ** 2),
            len(entrant.won) + len(contest.level.won),
            not best[0].surely_beats(entrant, CONFIDENCE),
            game.guide.reasons(imagined, entrant.move),
        )
        for entrant in best
    ]


class Entrant:
    """A move, and what came of trying it: its share of the victory in each game."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.won: list[float] = []

    def mean(self) -> float:
        return sum(self.won) / len(self.won) if self.won else 0.0

    def error(self) -> float:
        """Half of the 95 % interval of the mean. What always came out the same after a few tries
        need not do so for ever: one more try is counted that came out the other way."""
        mean = self.mean()
        far = max(mean, 1.0 - mean)
        games = len(self.won)
        squares = sum([(won - mean) ** 2 for won in self.won]) + far * far * games / (games + 1)
        return CONFIDENCE * sqrt(squares / max(1, games) / (games + 1))

    def variance(self) -> float:
        """Of the mean; a few tries that all came out the same leave some."""
        return (self.error() / CONFIDENCE) ** 2

    def surely_beats(self, other: "Entrant", doubt: float = 1.0) -> bool:
        """By more than that many standard errors of the difference: both had the same luck in each
        game."""
        games = len(self.won)
        gains = [own - theirs for own, theirs in zip(self.won, other.won, strict=True)]
        gain = sum(gains) / max(1, games)
        spread = sum([(one - gain) ** 2 for one in gains]) / max(1, games - 1)
        return gain > doubt * sqrt(spread / max(1, games))


class Contest:
    """The moves of one decision, tried against each other."""

    def __init__(self, game: AnyGame, perspective: Perspective, chance: Chance) -> None:
        self.game = game
        self.guide = game.guide
        self.perspective = perspective
        self.seat = perspective.seat
        self.chance = chance
        imagined = perspective.imagine(chance)
        self.chapter = self.guide.chapter(imagined)
        self.foresight = self.guide.foresight(imagined)
        self.doubt = self.guide.foresight_error(imagined)
        """The standard error that all shares have in common."""
        self.shift = 0.0
        """What games played to the end add to all shares."""
        self.level = Entrant(())
        """The first move, in such games."""
        self.entrants = [Entrant(move) for _, move in self.guide.priors(imagined)]
        self.favourite: Entrant | None = None
        """What a master would do."""

    def run(self, seconds: float) -> None:
        """The worse half goes again and again, each time after the same while; the last ones have
        twice that long."""
        last = perf_counter() + seconds
        end = last - (seconds * FOR_THE_LEVEL if self.doubt > MUCH_DOUBT else 0.0)
        if len(self.entrants) > 1:
            self._ask_the_master(seconds * FOR_THE_MASTER)
        cuts = 0
        while (len(self.entrants) - 1) >> cuts >= MOST_HINTS:
            cuts += 1
        stretch = (end - perf_counter()) / (cuts + 2)
        for left in range(cuts, 0, -1):
            self._try_until(end - (left + 1) * stretch)
            self._drop_the_worse_half()
        if cuts:
            for entrant in self.entrants:
                entrant.won = []
        self._try_until(end)
        if self.doubt > MUCH_DOUBT:
            self._find_level(last)

    def _find_level(self, moment: float) -> None:
        """Games to the end and the evaluation each count by how sure they are."""
        first = self.best()[0]
        self.foresight = 0
        while len(self.level.won) < FEWEST or perf_counter() < moment:
            imagined = self.perspective.imagine(self.chance)
            seed = self.chance.below(SEEDS)
            self.level.won.append(self._play_on(imagined, first.move, seed))
        noise = self.level.variance()
        known = self.doubt**2
        self.shift = (self.level.mean() - self.share(first)) * known / (known + noise)
        self.doubt = sqrt(known * noise / (known + noise))

    def _try_until(self, moment: float) -> None:
        trials = 0
        while trials < FEWEST or perf_counter() < moment:
            self._try_all()
            trials += 1

    def best(self) -> list[Entrant]:
        """At most three by their shares, the master's choice first among equals."""
        ranked = sorted(self.entrants, key=self._rank)
        best = ranked[:MOST_HINTS]
        if self.favourite is not None and self.favourite not in best:
            best[-1] = self.favourite
        return best

    def share(self, entrant: Entrant) -> float:
        favourite = self.favourite
        if favourite is None or entrant is favourite:
            return entrant.mean()
        if entrant.mean() > favourite.mean() and not entrant.surely_beats(favourite):
            return favourite.mean()
        return entrant.mean()

    def _rank(self, entrant: Entrant) -> tuple[float, bool]:
        return -self.share(entrant), entrant is not self.favourite

    def _ask_the_master(self, seconds: float) -> None:
        choice = choose(self.game, self.perspective, MASTER, self.chance, seconds)
        for entrant in self.entrants:
            if entrant.move == choice:
                self.favourite = entrant
                return
        self.favourite = Entrant(choice)
        self.entrants.append(self.favourite)

    def _try_all(self) -> None:
        imagined = self.perspective.imagine(self.chance)
        seed = self.chance.below(SEEDS)
        for entrant in self.entrants:
            entrant.won.append(self._play_on(imagined, entrant.move, seed))

    def _play_on(self, imagined: State, move: Move, seed: int) -> float:
        """The seat's share if the move is made and everybody then follows the playout."""
        luck = FastChance(seed)
        state = imagined.copy()
        state.play(move, luck)
        play_on(self.guide, state, luck, self.chapter, self.foresight)
        return outcome(self.guide, state)[self.seat]

    def _drop_the_worse_half(self) -> None:
        ranked = sorted(self.entrants, key=self._rank)
        kept = ranked[: max(MOST_HINTS, (len(ranked) + 1) // 2)]
        if self.favourite is not None and self.favourite not in kept:
            kept.append(self.favourite)
        self.entrants = kept
