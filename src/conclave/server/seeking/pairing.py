"""Who is seated with whom. Whoever has waited longest comes first.

What people insist on is brought together one by one, and not every mixture of wishes tried: many
who wait and agree on nothing must not keep the server busy.
"""

from typing import NamedTuple

import msgspec

from conclave.core.game import AnyGame
from conclave.server.seeking.agreeing import Demand, demand_of, liked_by, met, settled
from conclave.server.seeking.wish import Terms, Wish
from conclave.server.storage.blocks import Pair
from conclave.server.storage.rows import GuestRow

MOST_CONSIDERED = 100
MOST_LEADERS = 8
"""Of those whose wishes somebody who takes anything might follow."""


class Seeker(msgspec.Struct):
    guest: GuestRow
    wish: Wish
    since: float


class Company(NamedTuple):
    """People for one table; bots take the seats that are left."""

    people: list[Seeker]
    size: int
    terms: Terms


class Hall:
    """Those who wait for one game, and what each of them asks of a table of each size."""

    def __init__(self, seekers: list[Seeker], blocked: set[Pair], game: AnyGame) -> None:
        in_turn = sorted(seekers, key=lambda one: (one.since, one.guest.id))
        self.waiting = in_turn[:MOST_CONSIDERED]
        self.blocked = blocked
        self.game = game
        self.demands = {
            one.guest.id: {
                size: demand_of(one.wish, game, size)
                for size in range(one.wish.fewest, one.wish.most + 1)
            }
            for one in self.waiting
        }

    def might_meet(self, one: Seeker, other: Seeker) -> bool:
        """Whether there is a table that both would accept."""
        if self._are_apart(one, other):
            return False
        mine, theirs = (self.demands.get(who.guest.id, {}) for who in (one, other))
        return any(
            met(demand, theirs[size]) is not None for size, demand in mine.items() if size in theirs
        )

    def pair(self, now: float, patience: float) -> list[Company]:
        """As many as can be seated now; nobody twice. After so many seconds bots will do."""
        waiting, found = list(self.waiting), list[Company]()
        for first in self.waiting:
            if first not in waiting:
                continue
            others = [one for one in waiting if one is not first]
            company = self._of_people(first, others)
            if company is None and first.wish.bots and now - first.since >= patience:
                company = self._with_bots(first, others)
            if company is not None:
                found.append(company)
                waiting = [one for one in waiting if one not in company.people]
        return found

    def _of_people(self, first: Seeker, others: list[Seeker]) -> Company | None:
        """The largest table that people alone can fill."""
        for size in range(min(first.wish.most, 1 + len(others)), first.wish.fewest - 1, -1):
            best = self._best(first, others, size)
            if len(best.people) == size:
                return best
        return None

    def _with_bots(self, first: Seeker, others: list[Seeker]) -> Company:
        """The size that the first likes best, with as many people as can be had."""
        return self._best(first, [one for one in others if one.wish.bots], first.wish.seats)

    def _best(self, first: Seeker, others: list[Seeker], size: int) -> Company:
        """By the wishes of the first, or else by those of whoever brings the most together."""
        fitting = [one for one in others if size in self.demands[one.guest.id]]
        liked = liked_by(first.wish, self.game, size)
        best = self._gather([first], liked, fitting, size)
        led = 0
        for leader in fitting:
            if len(best.people) == size or led == MOST_LEADERS:
                break
            if self._are_apart(first, leader):
                continue
            both = met(self._asked(first, size), self._asked(leader, size))
            if both is None:
                continue
            led += 1
            company = self._gather([first, leader], both, fitting, size)
            if len(company.people) > len(best.people):
                best = company
        return best

    def _gather(
        self, people: list[Seeker], demand: Demand, others: list[Seeker], size: int
    ) -> Company:
        for one in others:
            if len(people) == size:
                break
            if one in people or any(self._are_apart(one, each) for each in people):
                continue
            both = met(demand, self._asked(one, size))
            if both is not None:
                people, demand = [*people, one], both
        people.sort(key=lambda one: (one.since, one.guest.id))
        return Company(people, size, settled(demand, people[0].wish, self.game, size))

    def _asked(self, one: Seeker, size: int) -> Demand:
        return self.demands[one.guest.id][size]

    def _are_apart(self, one: Seeker, other: Seeker) -> bool:
        return frozenset((one.guest.id, other.guest.id)) in self.blocked
