"""Who sits with whom in the next round, and in which seat."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import TypeAlias

from conclave.server.nights.points import Met

AGAIN = 150
"""What it costs to meet again, in tenths of a point between those who meet: more than a victory."""
NEVER = 1_000_000
PASSES = 50

Costs: TypeAlias = dict[int, dict[int, int]]
"""What it costs that two sit at one table."""


@dataclass
class Hall:
    """What is known when a round is made. People are called by their numbers."""

    people: list[int]
    seats: int
    """At a table, at most."""
    points: dict[int, int] = field(default_factory=dict)
    met: list[Met] = field(default_factory=list)
    blocked: set[frozenset[int]] = field(default_factory=set)

    def meetings(self) -> Counter[frozenset[int]]:
        return Counter(
            frozenset(pair) for table in self.met for pair in combinations(table.people, 2)
        )


def swiss(hall: Hall, random: Random) -> list[list[int]]:
    """Those with about as many points meet, and the same two as seldom as can be. In the first
    round it is drawn."""
    order = list(hall.people)
    random.shuffle(order)
    order.sort(key=lambda number: -hall.points.get(number, 0))
    groups: list[list[int]] = []
    for size in _sizes(len(order), hall.seats):
        groups.append(order[:size])
        order = order[size:]
    _improve(groups, hall)
    return _apart(groups, hall)


def fixed(hall: Hall, before: list[list[int]], random: Random) -> list[list[int]]:
    """The same tables as before; who is new goes where there is room. At first it is drawn."""
    here = set(hall.people)
    groups = [kept for group in before if (kept := [one for one in group if one in here])]
    if not groups:
        return swiss(hall, random)
    _merge(groups, hall)
    seated = {number for group in groups for number in group}
    for number in sorted(here - seated):
        welcoming = [
            group
            for group in groups
            if len(group) < hall.seats and not _strangers(hall, number, group)
        ]
        if welcoming:
            min(welcoming, key=len).append(number)
        else:
            groups.append([number])
    return _apart(groups, hall)


def seat_order(group: list[int], before: list[int] | None, met: list[Met]) -> list[int]:
    """At the same table everybody moves on by a seat; else whoever sat late before sits early."""
    if before is not None and set(before) & set(group):
        stayed = [number for number in before if number in group]
        order = stayed + [number for number in group if number not in stayed]
        return order[1:] + order[:1]
    late: Counter[int] = Counter()
    for table in met:
        for seat, number in enumerate(table.people):
            late[number] += seat
    return sorted(group, key=lambda number: (-late[number], group.index(number)))


def _sizes(people: int, seats: int) -> list[int]:
    """As few tables as will do, and as even as can be."""
    tables = -(-people // seats)
    return [people // tables + (number < people % tables) for number in range(tables)]


def _improve(groups: list[list[int]], hall: Hall) -> None:
    """Swap people between tables as long as that helps."""
    costs = _costs(hall)
    for _ in range(PASSES):
        better = False
        for one, other in combinations(groups, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    if _gain(costs, one, one[here], other, other[there]) > 0:
                        one[here], other[there] = other[there], one[here]
                        better = True
        if not better:
            return


def _costs(hall: Hall) -> Costs:
    meetings = hall.meetings()
    costs: Costs = {number: {} for number in hall.people}
    for one, other in combinations(hall.people, 2):
        both = frozenset((one, other))
        apart = abs(hall.points.get(one, 0) - hall.points.get(other, 0))
        cost = apart + AGAIN * meetings[both] ** 2 + NEVER * (both in hall.blocked)
        costs[one][other] = costs[other][one] = cost
    return costs


def _gain(costs: Costs, one: list[int], here: int, other: list[int], there: int) -> int:
    """What it would save if these two changed places."""
    gain = 0
    for number in one:
        if number != here:
            gain += costs[here][number] - costs[there][number]
    for number in other:
        if number != there:
            gain += costs[there][number] - costs[here][number]
    return gain


def _merge(groups: list[list[int]], hall: Hall) -> None:
    """Tables that many have left come together where they fit at one."""
    while len(groups) > 1:
        groups.sort(key=len)
        small, next_small = groups[0], groups[1]
        if len(small) + len(next_small) > hall.seats or len(next_small) == hall.seats:
            return
        if any(_strangers(hall, number, next_small) for number in small):
            return
        next_small += small
        del groups[0]


def _strangers(hall: Hall, number: int, group: list[int]) -> bool:
    return any(frozenset((number, other)) in hall.blocked for other in group)


def _apart(groups: list[list[int]], hall: Hall) -> list[list[int]]:
    """Whoever still sits with somebody they never sit with gets another table."""
    done: list[list[int]] = []
    for group in groups:
        kept: list[int] = []
        for number in group:
            if not _strangers(hall, number, kept):
                kept.append(number)
                continue
            room = [
                one for one in done if len(one) < hall.seats and not _strangers(hall, number, one)
            ]
            if room:
                room[0].append(number)
            else:
                done.append([number])
        done.append(kept)
    return done
