"""What a position is worth: each seat's expected share of the victory.

A round ends because one seat kills another, because a seat brings itself to 0, or because a seat
casts its last stone. How likely each of these is can be read off lives, stones and turns; each
leaves everybody with points for the next round, and points give each seat its weight in the share
of the victory. Nobody's worth can fall below the worst or rise above the best ending there is.
"""

from math import exp
from typing import Final

from conclave.games.abracada.bot.weights import FIGURES
from conclave.games.abracada.box.pieces import HAND, TOP
from conclave.games.abracada.knowledge.own_stones import unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.score import EMPTIED, FELL

NOT_SEEN: Final = -1
"""As the observer: nobody's stones are hidden."""
LAST_ROUND: Final = 8.0
"""Each point's weight when the game ends with this round (A20)."""


class Outlook:
    """The shares of the victory as one seat, the observer, sees them from its own turn.

    Everybody's stones count as they lie there, the observer's own as the average of what it has
    not seen. Lives, and the observer's stones and secrets, may differ from the position: that is
    what its turn is about.
    """

    def __init__(self, position: Position, observer: int) -> None:
        self.position = position
        self.observer = observer
        self.seats = position.seats
        self.figures = FIGURES[position.seats]
        self.stones = [len(hand) for hand in position.hands]
        self.taken = [len(stones) for stones in position.taken]
        self.sting: list[list[float]] = []
        """How many lives the stones of each seat would cost each other; for the observer, how
        many one of its stones would on average."""
        self.dragon: list[float] = []
        for seat in range(self.seats):
            counts = [0.0] * 9
            if seat == observer:
                unseen = unseen_stones(position, observer)
                total = sum(unseen)
                counts = [count / total for count in unseen]
            else:
                for stone in position.hands[seat]:
                    counts[stone] += 1
            self.sting.append(self._sting(seat, counts))
            self.dragon.append(counts[1])

    def _sting(self, holder: int, counts: list[float]) -> list[float]:
        """A12, without the dragon."""
        lost = [counts[2]] * self.seats
        left = (holder + 1) % self.seats
        right = (holder - 1) % self.seats
        lost[left] += counts[5] + counts[6]
        lost[right] += counts[7]
        if right != left:
            lost[right] += counts[5]
        return lost

    def shares(self, turn: int, lives: list[int], taken: int, stones: int) -> list[float]:
        """At the beginning of a turn. The observer has taken so many secret stones and has so
        many stones before it."""
        figures = self.figures
        seats = self.seats
        observer = self.observer
        won, survived, died = self._weights(lives, taken)
        whole = sum(survived)
        gain = [won[seat] - survived[seat] for seat in range(seats)]
        loss = [died[seat] - survived[seat] for seat in range(seats)]
        all_dead = sum(died)
        # Each ending's likelihood over the sum of weights it leaves, by whom it lifts and fells.
        lifted = [0.0] * seats
        felled = [0.0] * seats
        emptied = [0.0] * seats
        total = 0.0
        everything = 0.0
        every_empty = 0.0
        for killer in range(seats):
            if not lives[killer]:
                continue
            wait = (killer - turn) % seats
            before = stones if killer == observer else self.stones[killer]
            share_of = stones if killer == observer else 1
            sting = self.sting[killer]
            dragon = self.dragon[killer] * share_of
            for victim in range(seats):
                left = lives[victim]
                if victim == killer or not left:
                    continue
                likely = exp(
                    figures.hunt[wait]
                    + figures.frail[left]
                    + figures.sting[left] * sting[victim] * share_of
                    + figures.burn[left] * dragon
                )
                total += likely
                part = likely / (whole + gain[killer] + loss[victim])
                everything += part
                lifted[killer] += part
                felled[victim] += part
            likely = exp(figures.fall[lives[killer]] + figures.fall_wait[wait])
            total += likely
            part = likely / (whole + loss[killer])
            everything += part
            felled[killer] += part
            likely = exp(figures.empty[before])
            total += likely
            part = likely / (all_dead + won[killer] - died[killer])
            every_empty += part
            emptied[killer] = part
        return [
            (
                survived[seat] * everything
                + gain[seat] * lifted[seat]
                + loss[seat] * felled[seat]
                + died[seat] * every_empty
                + (won[seat] - died[seat]) * emptied[seat]
            )
            / total
            for seat in range(seats)
        ]

    def _weights(
        self, lives: list[int], taken: int
    ) -> tuple[list[float], list[float], list[float]]:
        """Each seat's weight in the next round if it wins this one, lives on, or dies."""
        lead = self.figures.lead
        position = self.position
        prize, consolation = 3, 1
        if position.variant.last_standing:
            prize, consolation = 2, 0
        won: list[float] = []
        survived: list[float] = []
        died: list[float] = []
        for seat in range(self.seats):
            points = position.points[seat]
            secrets = taken if seat == self.observer else self.taken[seat]
            after_winning = min(TOP, points + prize + secrets)
            after_living = min(TOP, points + consolation + secrets) if consolation else points
            if not lives[seat]:
                after_living = points
            if position.variant.rounds:
                won.append(exp(after_winning * LAST_ROUND))
                survived.append(exp(after_living * LAST_ROUND))
                died.append(exp(points * LAST_ROUND))
            else:
                won.append(exp(lead[after_winning]))
                survived.append(exp(lead[after_living]))
                died.append(exp(lead[points]))
        return won, survived, died

    def turn_over(self, lives: list[int], taken: int, stones: int) -> float:
        """The observer's share when its turn ends so, before it refills (A9)."""
        if lives[self.observer]:
            stones += min(HAND - stones, len(self.position.pile))
        turn = (self.observer + 1) % self.seats
        while not lives[turn]:
            turn = (turn + 1) % self.seats
        return self.shares(turn, lives, taken, stones)[self.observer]

    def round_over(self, lives: list[int], taken: int, ending: str) -> float:
        """The observer's share when its turn ends the round so (A13 to A17, A19)."""
        position = self.position
        winner = -1 if ending == FELL else self.observer
        prize, consolation = 3, 1
        if position.variant.last_standing:
            prize, consolation = 2, 0
            if ending != EMPTIED:
                winner = max(range(self.seats), key=lives.__getitem__)
        points = position.points[:]
        scores: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            gain = 0
            left = lives[seat] if ending != EMPTIED or seat == winner else 0
            secrets = taken if seat == self.observer else self.taken[seat]
            if seat == winner:
                gain = prize + secrets
            elif left and consolation:
                gain = consolation + secrets
            points[seat] = min(TOP, points[seat] + gain)
            scores.append((points[seat], gain, left))
        best = max(scores)
        if best[0] == TOP or position.round == position.variant.rounds:
            return 1 / scores.count(best) if scores[self.observer] == best else 0.0
        return between_rounds(points)[self.observer]


def between_rounds(points: list[int]) -> list[float]:
    """Each seat's share of the victory when a new round is to be dealt."""
    lead = FIGURES[len(points)].lead
    weights = [exp(lead[held]) for held in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def worth(position: Position) -> list[float]:
    """Each seat's share of the victory, the stones of all being seen."""
    outlook = Outlook(position, NOT_SEEN)
    return outlook.shares(position.turn, position.lives, 0, 0)
