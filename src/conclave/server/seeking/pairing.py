"""Who is seated with whom. Whoever has waited longest comes first."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, TypeVar

import msgspec

from conclave.core.game import AnyGame
from conclave.server.seeking.wish import Terms, Wish, accepts, terms_of
from conclave.server.storage.blocks import Pair
from conclave.server.storage.rows import GuestRow

MOST_CONSIDERED = 100

T = TypeVar("T")


class Seeker(msgspec.Struct):
    guest: GuestRow
    wish: Wish
    since: float


class Company(NamedTuple):
    """People for one table; bots take the seats that are left."""

    people: list[Seeker]
    size: int
    terms: Terms


def pair(
    seekers: list[Seeker], blocked: set[Pair], game: AnyGame, now: float, patience: float
) -> list[Company]:
    """As many as can be seated now; nobody twice. After so many seconds bots will do."""
    waiting = sorted(seekers, key=lambda one: (one.since, one.guest.id))[:MOST_CONSIDERED]
    found: list[Company] = []
    for first in list(waiting):
        if first not in waiting:
            continue
        others = [one for one in waiting if one is not first]
        company = _of_people(first, others, blocked, game)
        if company is None and first.wish.bots and now - first.since >= patience:
            company = _with_bots(first, others, blocked, game)
        if company is not None:
            found.append(company)
            waiting = [one for one in waiting if one not in company.people]
    return found


def might_meet(one: Seeker, other: Seeker, game: AnyGame) -> bool:
    """Whether there is a table that both would accept."""
    sizes = range(max(one.wish.fewest, other.wish.fewest), min(one.wish.most, other.wish.most) + 1)
    return any(
        accepts(other.wish, game, size, terms)
        for size in sizes
        for terms in _terms(one, [other], game, size)
    )


def _of_people(
    first: Seeker, others: list[Seeker], blocked: set[Pair], game: AnyGame
) -> Company | None:
    """The largest table that people alone can fill."""
    for size in range(min(first.wish.most, 1 + len(others)), first.wish.fewest - 1, -1):
        for terms in _terms(first, others, game, size):
            people = _gather(first, others, blocked, game, size, terms)
            if len(people) == size:
                return Company(people, size, terms)
    return None


def _with_bots(
    first: Seeker, others: list[Seeker], blocked: set[Pair], game: AnyGame
) -> Company | None:
    """The size that the first likes best, with as many people as can be had."""
    willing = [one for one in others if one.wish.bots]
    size = first.wish.seats
    companies = [
        Company(_gather(first, willing, blocked, game, size, terms), size, terms)
        for terms in _terms(first, willing, game, size)
    ]
    return max(companies, key=lambda company: len(company.people), default=None)


def _gather(
    first: Seeker,
    others: list[Seeker],
    blocked: set[Pair],
    game: AnyGame,
    size: int,
    terms: Terms,
) -> list[Seeker]:
    people = [first]
    for one in others:
        if len(people) == size:
            break
        free = all(frozenset((one.guest.id, each.guest.id)) not in blocked for each in people)
        if free and accepts(one.wish, game, size, terms):
            people.append(one)
    return people


def _terms(first: Seeker, others: list[Seeker], game: AnyGame, size: int) -> Iterator[Terms]:
    """What the first would play by, their own wishes before those of others."""
    liked = [terms_of(first.wish, game, size)]
    liked += [
        terms_of(one.wish, game, size) for one in others if one.wish.fewest <= size <= one.wish.most
    ]
    options = _distinct([terms.options for terms in liked])
    clocks = _distinct([terms.clock for terms in liked])
    rated = _distinct([terms.rated for terms in liked])
    for choice in product(options, clocks, rated):
        terms = Terms(*choice)
        if accepts(first.wish, game, size, terms):
            yield terms


def _distinct(things: list[T]) -> list[T]:
    found: list[T] = []
    for thing in things:
        if thing not in found:
            found.append(thing)
    return found
