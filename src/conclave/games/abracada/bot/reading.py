"""Own stones read off what the others do, who see them."""

from typing import Final

from conclave.core.moment import Moment
from conclave.games.abracada.bot.hand_belief import (
    Bag,
    HandBelief,
    bags,
    stones_of,
    taught,
    ways,
)
from conclave.games.abracada.bot.rival_model import as_seen_by_actor, likelihood
from conclave.games.abracada.box.pieces import HAND, SPELLS
from conclave.games.abracada.knowledge.own_stones import unseen_stones
from conclave.games.abracada.position import Position

HOPELESS: Final = 1e-5
"""Bags so much less likely than the likeliest are not thought about again."""


def read_hand(now: Position, past: list[Moment]) -> HandBelief:
    """What the actor's stones may be. Without a past it is what its lessons tell."""
    seat = now.turn
    unseen = unseen_stones(now, seat)
    first = now
    if past and isinstance(past[0].imagined, Position):
        first = past[0].imagined
    likely = _at_first(first, seat)
    lessons = first.lessons[seat]
    for moment in past:
        before = moment.imagined
        assert isinstance(before, Position)
        learned = before.lessons[seat][len(lessons) :]
        if learned:
            likely = taught(likely, learned, unseen_stones(before, seat))
            lessons = before.lessons[seat]
        if before.turn != seat:
            likely = _weighed(likely, moment, before, seat, unseen)
    likely = taught(likely, now.lessons[seat][len(lessons) :], unseen)
    return HandBelief({bag: chance * ways(bag, unseen) for bag, chance in likely.items()})


def _at_first(first: Position, seat: int) -> dict[Bag, float]:
    """By the lessons alone."""
    lessons = first.lessons[seat]
    unseen = unseen_stones(first, seat)
    for lesson in lessons:
        if lesson in SPELLS:
            unseen[lesson] += 1
    return taught(dict.fromkeys(bags(HAND, unseen), 1.0), lessons, unseen)


def _weighed(
    likely: dict[Bag, float], moment: Moment, before: Position, seat: int, unseen: list[int]
) -> dict[Bag, float]:
    known = moment.likely
    after: dict[Bag, float] = {}
    for bag, chance in likely.items():
        found = known.get(bag)
        if found is None:
            table = as_seen_by_actor(before, seat, stones_of(bag))
            found = known[bag] = likelihood(table, moment.move)
        after[bag] = chance * found
    return _without_hopeless(after)


def _without_hopeless(likely: dict[Bag, float]) -> dict[Bag, float]:
    least = HOPELESS * max(likely.values())
    return {bag: chance for bag, chance in likely.items() if chance > least}
