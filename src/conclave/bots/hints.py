"""Advice to a player: the best moves, what each is worth, and why.

Moves are compared as in ``trials``: in the same imagined positions and with the same luck, with
everybody following the guide's playout. The better half is tried on until three are left. What a
master would do stays in the running to the end. Those who were lucky so far come out on top, so the
shares of the last three are told from games played after they were chosen.
"""

from math import sqrt
from time import perf_counter

from conclave.bots.levels import choose
from conclave.core.chance import Chance, FastChance
from conclave.core.errors import NotYourTurn
from conclave.core.game import AnyGame
from conclave.core.guide import MASTER
from conclave.core.messages import Message
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict
from conclave.core.state import Move, State, shares

SECONDS = 1.1
"""Of thinking, so that the answer is there within a second and a half."""
MOST_HINTS = 3
FOR_THE_MASTER = 0.4
"""Of the time goes to finding what a master would do."""
FEWEST = 3
"""Trials before each cut and after the last, however long they take."""
CONFIDENCE = 1.96
"""Standard errors on each side of a mean that hold 95 % of what it could be."""
SEEDS = 1 << 30


class Hint:
    """A move worth making: what to say, its share of the victory with half of the 95 % interval,
    and what speaks for it. ``games`` were played out to tell."""

    def __init__(
        self, sentence: str, share: float, error: float, games: int, reasons: list[Message]
    ) -> None:
        self.sentence = sentence
        self.share = share
        self.error = error
        self.games = games
        self.reasons = reasons

    def dump(self) -> PlainDict:
        return {
            "sentence": self.sentence,
            "share": round(self.share, 4),
            "error": round(self.error, 4),
            "games": self.games,
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
    return [
        Hint(
            perspective.say(entrant.move),
            entrant.mean(),
            entrant.error(),
            entrant.games,
            game.guide.reasons(imagined, entrant.move),
        )
        for entrant in contest.best()
    ]


class Entrant:
    """A move, and what came of trying it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.games = 0
        self.total = 0.0
        self.squares = 0.0

    def start_over(self) -> None:
        self.games = 0
        self.total = self.squares = 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.total += share
        self.squares += share * share

    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    def error(self) -> float:
        """Half of the 95 % interval of the mean. What always came out the same after a few tries
        need not do so for ever: one more try is counted that came out the other way."""
        count = self.games + 1
        mean = self.mean()
        far = max(mean, 1.0 - mean)
        squares = max(0.0, self.squares - self.games * mean * mean)
        squares += far * far * self.games / count
        return CONFIDENCE * sqrt(squares / max(1, self.games) / count)


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
        self.entrants = [Entrant(move) for _, move in self.guide.priors(imagined)]
        self.favourite: Move | None = None

    def run(self, seconds: float) -> None:
        """The worse half goes again and again, each time after the same while; the last ones have
        twice that long."""
        end = perf_counter() + seconds
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
                entrant.start_over()
        self._try_until(end)

    def _try_until(self, moment: float) -> None:
        trials = 0
        while trials < FEWEST or perf_counter() < moment:
            self._try_all()
            trials += 1

    def best(self) -> list[Entrant]:
        """At most three, by what they did, the master's choice among them."""
        ranked = sorted(self.entrants, key=_by_mean)
        best = ranked[:MOST_HINTS]
        for entrant in ranked[MOST_HINTS:]:
            if entrant.move == self.favourite:
                best[-1] = entrant
        return best

    def _ask_the_master(self, seconds: float) -> None:
        self.favourite = choose(self.game, self.perspective, MASTER, self.chance, seconds)
        if all(entrant.move != self.favourite for entrant in self.entrants):
            self.entrants.append(Entrant(self.favourite))

    def _try_all(self) -> None:
        imagined = self.perspective.imagine(self.chance)
        seed = self.chance.below(SEEDS)
        for entrant in self.entrants:
            entrant.add(self._play_on(imagined, entrant.move, seed))

    def _play_on(self, imagined: State, move: Move, seed: int) -> float:
        """The seat's share if the move is made and everybody then follows the playout."""
        guide = self.guide
        luck = FastChance(seed)
        state = imagined.copy()
        state.play(move, luck)
        chapter = self.chapter
        left = self.foresight
        while not state.over():
            now = guide.chapter(state)
            if now != chapter:
                chapter = now
                left -= 1
                if left == 0:
                    break
            state.play(guide.playout(state, luck), luck)
        # Alone everybody wins: how well is for the guide to say.
        if state.over() and state.seats > 1:
            return shares([standing.place for standing in state.standings()])[self.seat]
        return guide.evaluate(state)[self.seat]

    def _drop_the_worse_half(self) -> None:
        ranked = sorted(self.entrants, key=_by_mean)
        kept = ranked[: max(MOST_HINTS, (len(ranked) + 1) // 2)]
        self.entrants = kept + [
            entrant for entrant in ranked[len(kept) :] if entrant.move == self.favourite
        ]


def _by_mean(entrant: Entrant) -> float:
    return -entrant.mean()
