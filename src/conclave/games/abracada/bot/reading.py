"""Own stones read off what the others do, who see them."""

from time import perf_counter
from typing import Final, TypeAlias

from conclave.core.moment import Moment
from conclave.core.state import Move
from conclave.games.abracada.bot.hand_belief import (
    Bag,
    HandBelief,
    bags,
    taught,
    ways,
)
from conclave.games.abracada.bot.rival_model import RivalModel
from conclave.games.abracada.knowledge.own_stones import unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.state import REFILL

Sight: TypeAlias = tuple[tuple[int, ...], ...]
"""All that the model of a rival is asked about, as numbers."""

MOST_KEPT: Final = 512
_KEPT: Final[dict[Sight, dict[Bag, float]]] = {}
"""What decisions have told: a seat that reads the same round again at its next decision need not
work it out again."""


def read_hand(now: Position, past: list[Moment], seconds: float) -> HandBelief:
    """What the actor's stones may be. Without a past it is what its lessons tell. If there is not
    time for all decisions, the latest are read."""
    seat = now.turn
    deadline = perf_counter() + seconds
    told: list[dict[Bag, float]] = [{} for _ in past]
    for place in range(len(past) - 1, -1, -1):
        before = past[place].imagined
        assert isinstance(before, Position)
        if before.turn != seat:
            told[place] = _told_by(before, seat, past[place].move)
            if perf_counter() > deadline:
                break
    first = now
    if past and isinstance(past[0].imagined, Position):
        first = past[0].imagined
    likely = by_lessons(first, seat)
    lessons = first.lessons[seat]
    for place, moment in enumerate(past):
        before = moment.imagined
        assert isinstance(before, Position)
        learned = before.lessons[seat][len(lessons) :]
        if learned:
            likely = taught(likely, learned, unseen_stones(before, seat))
            lessons = before.lessons[seat]
        by_bag = told[place]
        if by_bag:
            # A bag that is missing here would hold stones that have been seen elsewhere since.
            likely = {bag: chance * by_bag.get(bag, 0.0) for bag, chance in likely.items()}
    unseen = unseen_stones(now, seat)
    likely = taught(likely, now.lessons[seat][len(lessons) :], unseen)
    return HandBelief({bag: chance * ways(bag, unseen) for bag, chance in likely.items()})


def by_lessons(position: Position, seat: int) -> dict[Bag, float]:
    """Every bag that the seat's lessons allow."""
    lessons = position.lessons[seat]
    unseen = unseen_stones(position, seat)
    before = unseen[:]
    dealt = len(position.hands[seat])
    for lesson in lessons:
        if lesson > REFILL:
            dealt -= lesson - REFILL
        elif lesson > 0:
            before[lesson] += 1
            dealt += 1
    likely = taught(dict.fromkeys(bags(dealt, before), 1.0), lessons, before)
    return {bag: chance for bag, chance in likely.items() if ways(bag, unseen)}


def _told_by(before: Position, seat: int, move: Move) -> dict[Bag, float]:
    """How likely the move was, by what the seat may have had before it."""
    sight = _sight(before, seat, move)
    known = _KEPT.get(sight)
    if known is None:
        rival = RivalModel(before, seat)
        known = {bag: rival.likelihood(bag, move) for bag in by_lessons(before, seat)}
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[sight] = known
    return known


def _sight(before: Position, seat: int, move: Move) -> Sight:
    variant = before.variant
    hands = [tuple(hand) for other, hand in enumerate(before.hands) if other != seat]
    return (
        (seat, before.turn, before.last, len(before.pile), len(before.secrets), *move),
        (variant.easy, variant.slips, variant.rounds, variant.last_standing),
        tuple(before.lives),
        tuple(before.points),
        tuple(before.board),
        tuple([len(taken) for taken in before.taken]),
        tuple(before.taken[seat]),
        before.lessons[seat],
        before.lessons[before.turn],
        *hands,
    )
