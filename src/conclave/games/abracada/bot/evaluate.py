"""What a position is worth: each seat's expected share of the victory.

A round ends because one seat kills another, because a seat brings itself to 0, or because a seat
casts its last stone. How likely each of these is can be read off lives, stones and turns; each
leaves everybody with points for the next round, and points give each seat its weight in the share
of the victory. Nobody's worth can fall below the worst or rise above the best ending there is.
"""

from math import exp
from typing import Final

from conclave.core.state import shares
from conclave.games.abracada.bot.weights import LAST_ROUND, WEIGHTS
from conclave.games.abracada.box.pieces import SPELLS, TOP
from conclave.games.abracada.knowledge.own_stones import unseen_stones
from conclave.games.abracada.rules.score import places, round_points
from conclave.games.abracada.rules.spells import (
    AIMS,
    AT_ALL,
    AT_BOTH,
    AT_LEFT,
    AT_NOBODY,
    AT_RIGHT,
    BOOK,
)
from conclave.games.abracada.rules.state import Table

NOT_SEEN: Final = -1
"""As the observer: nobody's stones are hidden."""
UNSEEN: Final[list[float]] = []
"""Of the observer's own stones: that they are like all that it has not seen."""

STINGS: Final = [AT_NOBODY if spell.rolls else spell.aim for spell in BOOK]
"""By spell: at whom it is aimed if it costs a life."""
BURNS: Final = [1.0 if spell.rolls and spell.aim == AT_ALL else 0.0 for spell in BOOK]
"""By spell: 1 if it costs all others as many lives as the die says."""


class Endings:
    """The endings that a round may come to, each with its likelihood and the weights it leaves.

    A share of the victory is a seat's weight over the sum of all. So each ending counts by its
    likelihood over that sum, and is entered for those whose weight it changes.
    """

    def __init__(self, won: list[float], survived: list[float], died: list[float]) -> None:
        """The weight of each seat if it wins the round, lives on, or dies."""
        seats = range(len(won))
        self.won = won
        self.survived = survived
        self.died = died
        self.gain = [won[seat] - survived[seat] for seat in seats]
        self.loss = [died[seat] - survived[seat] for seat in seats]
        self.all_alive = sum(survived)
        self.all_dead = sum(died)
        self.total = 0.0
        self.somebody = 0.0
        """A seat killed another or fell."""
        self.empty = 0.0
        """A seat cast its last stone."""
        self.lifted = [0.0] * len(won)
        self.felled = [0.0] * len(won)
        self.emptied = [0.0] * len(won)

    def kill(self, killer: int, victim: int, likely: float) -> None:
        """A14."""
        part = likely / (self.all_alive + self.gain[killer] + self.loss[victim])
        self.total += likely
        self.somebody += part
        self.lifted[killer] += part
        self.felled[victim] += part

    def fall(self, seat: int, likely: float) -> None:
        """A15."""
        part = likely / (self.all_alive + self.loss[seat])
        self.total += likely
        self.somebody += part
        self.felled[seat] += part

    def last_stone(self, seat: int, likely: float) -> None:
        """A13."""
        part = likely / (self.all_dead + self.won[seat] - self.died[seat])
        self.total += likely
        self.empty += part
        self.emptied[seat] = part

    def shares(self) -> list[float]:
        return [
            (
                self.survived[seat] * self.somebody
                + self.gain[seat] * self.lifted[seat]
                + self.loss[seat] * self.felled[seat]
                + self.died[seat] * self.empty
                + (self.won[seat] - self.died[seat]) * self.emptied[seat]
            )
            / self.total
            for seat in range(len(self.won))
        ]


class Outlook:
    """The shares of the victory as one seat, the observer, sees them from its own turn.

    Everybody's stones count as they lie there, the observer's own as the average of what it has
    not seen, if nothing better is known.
    """

    def __init__(self, table: Table, observer: int, own: list[float] = UNSEEN) -> None:
        """``own`` tells, if anything, how likely one of the observer's stones is of each spell."""
        self.observer = observer
        self.weights = WEIGHTS[table.seats]
        self.stings: list[list[float]] = []
        """How many lives the stones of each seat would cost each other; for the observer, how
        many one of its stones would on average."""
        self.burns: list[float] = []
        """How many dragons lie before each seat; for the observer as above."""
        for seat in range(table.seats):
            by_aim = [0.0] * AIMS
            burn = 0.0
            if seat == observer:
                likely = own or average(table, observer)
                for spell in SPELLS:
                    by_aim[STINGS[spell]] += likely[spell]
                    burn += BURNS[spell] * likely[spell]
            else:
                for stone in table.hands[seat]:
                    by_aim[STINGS[stone]] += 1
                    burn += BURNS[stone]
            self.stings.append(_sting(table.seats, seat, by_aim))
            self.burns.append(burn)

    def take_for_average(self, table: Table, seat: int, likely: list[float]) -> None:
        """Of another seat's stones is known only how likely any one of them is of each spell."""
        stones = len(table.hands[seat])
        by_aim = [0.0] * AIMS
        for spell in SPELLS:
            by_aim[STINGS[spell]] += stones * likely[spell]
        self.stings[seat] = _sting(table.seats, seat, by_aim)
        self.burns[seat] = sum([BURNS[spell] * stones * likely[spell] for spell in SPELLS])

    def shares(self, table: Table) -> list[float]:
        """At the beginning of a turn, in a round that may have gone on from where the outlook was
        taken: in lives, and in the observer's stones and secrets."""
        weights = self.weights
        lives = table.lives
        endings = _endings(table)
        for seat in range(table.seats):
            if not lives[seat]:
                continue
            wait = (seat - table.turn) % table.seats
            self._hunt(endings, table, seat, wait)
            endings.fall(seat, exp(weights.fall[lives[seat]] + weights.fall_wait[wait]))
            endings.last_stone(seat, exp(weights.empty[len(table.hands[seat])]))
        return endings.shares()

    def _hunt(self, endings: Endings, table: Table, killer: int, wait: int) -> None:
        weights = self.weights
        stones = len(table.hands[killer]) if killer == self.observer else 1
        sting = self.stings[killer]
        burn = self.burns[killer] * stones
        hunt, frail = weights.hunt[wait], weights.frail
        per_sting, per_burn = weights.sting, weights.burn
        for victim, left in enumerate(table.lives):
            if victim != killer and left:
                hurt = per_sting[left] * sting[victim] * stones
                likely = exp(hunt + frail[left] + hurt + per_burn[left] * burn)
                endings.kill(killer, victim, likely)


def average(table: Table, observer: int) -> list[float]:
    """How many of the stones that the observer has not seen are of each spell."""
    unseen = unseen_stones(table, observer)
    total = sum(unseen[1:])
    return [count / total for count in unseen]


def _sting(seats: int, holder: int, by_aim: list[float]) -> list[float]:
    """How many lives each seat would lose by the holder's stones, counted by their aim."""
    lost = [by_aim[AT_ALL]] * seats
    left = (holder + 1) % seats
    right = (holder - 1) % seats
    lost[left] += by_aim[AT_BOTH] + by_aim[AT_LEFT]
    lost[right] += by_aim[AT_RIGHT]
    if right != left:
        lost[right] += by_aim[AT_BOTH]
    return lost


def _endings(table: Table) -> Endings:
    """No ending yet, but what weight each would leave a seat with."""
    variant = table.variant
    weight = LAST_ROUND if variant.rounds else WEIGHTS[table.seats].lead
    won: list[float] = []
    survived: list[float] = []
    died: list[float] = []
    for seat in range(table.seats):
        points = table.points[seat]
        secrets = len(table.taken[seat])
        after_winning = points + round_points(variant, True, secrets)
        after_living = (
            points + round_points(variant, False, secrets) if table.lives[seat] else points
        )
        won.append(weight[min(TOP, after_winning)])
        survived.append(weight[min(TOP, after_living)])
        died.append(weight[points])
    return Endings(won, survived, died)


def settled(table: Table) -> list[float]:
    """Each seat's share of the victory when a round has been settled."""
    return shares(places(table)) if table.over() else between_rounds(table.points)


def between_rounds(points: list[int]) -> list[float]:
    """Each seat's share of the victory when a new round is to be dealt."""
    lead = WEIGHTS[len(points)].lead
    weights = [lead[held] for held in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def evaluate(table: Table) -> list[float]:
    """Each seat's share of the victory, the stones of all being seen."""
    return Outlook(table, NOT_SEEN).shares(table)
