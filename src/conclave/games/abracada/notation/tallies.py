"""What each seat did how often in a game, counted from what was told of it."""

from typing import Final

from conclave.core.events import Event
from conclave.core.plain import Plain
from conclave.core.state import NOBODY

TALLIES: Final = (
    *("casts", "hits", "rounds", "rounds_won", "rounds_survived"),
    *("felled", "lives_taken", "lives_lost", "secrets"),
)


def tallies(seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
    """Lives that a seat loses by its own miss are lost but taken by nobody."""
    counts = [dict.fromkeys(TALLIES, 0) for _ in range(seats)]
    actor = NOBODY
    for events in told:
        for event in events:
            if event.id in ("abracada-hit", "abracada-miss", "abracada-slip"):
                actor = _int(event.params["seat"])
                counts[actor]["casts"] += 1
                if event.id == "abracada-hit":
                    counts[actor]["hits"] += 1
            elif event.id == "abracada-round-over":
                _count_round(counts, event)
            elif event.id in ("abracada-lose", "abracada-dead", "abracada-secret"):
                _count(counts, actor, event)
    return counts


def _count(counts: list[dict[str, int]], actor: int, event: Event) -> None:
    seat = _int(event.params["seat"])
    if event.id == "abracada-secret":
        counts[seat]["secrets"] += 1
    elif event.id == "abracada-dead":
        if seat != actor:
            counts[actor]["felled"] += 1
    else:
        lives = _int(event.params["lives"])
        counts[seat]["lives_lost"] += lives
        if seat != actor:
            counts[actor]["lives_taken"] += lives


def _count_round(counts: list[dict[str, int]], event: Event) -> None:
    lives = event.params["lives"]
    assert isinstance(lives, list)
    for seat, left in enumerate(lives):
        counts[seat]["rounds"] += 1
        if left:
            counts[seat]["rounds_survived"] += 1
    winner = _int(event.params["winner"])
    if winner != NOBODY:
        counts[winner]["rounds_won"] += 1


def _int(value: Plain) -> int:
    assert isinstance(value, int)
    return value
