"""What each seat did how often in a game, counted from what was told of it."""

from typing import Final

from conclave.core.events import Event
from conclave.core.plain import Plain

TALLIES: Final = (
    *("rounds", "give_ups", "rolled", "sixes", "held", "unused"),
    *("seals", "scrolls", "spells", "stolen"),
)
_ONE: Final = {
    "five_seals-break": "seals",
    "five_seals-take-scroll": "scrolls",
    "five_seals-cast": "spells",
    "five_seals-give-up": "give_ups",
    "five_seals-roll": "rounds",
    "five_seals-no-roll": "rounds",
}
"""What counts once for the seat that it is told of."""


def tallies(seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
    """``held`` are dice rolled or stolen, ``unused`` those of them that went back in giving up."""
    counts = [dict.fromkeys(TALLIES, 0) for _ in range(seats)]
    for events in told:
        for event in events:
            _count(counts, event)
    return counts


def _count(counts: list[dict[str, int]], event: Event) -> None:
    if event.id in _ONE:
        counts[_int(event.params["seat"])][_ONE[event.id]] += 1
    if event.id in ("five_seals-roll", "five_seals-grow"):
        of_seat, dice = counts[_int(event.params["seat"])], _dice(event)
        of_seat["rolled"] += len(dice)
        of_seat["held"] += len(dice)
        of_seat["sixes"] += len([die for die in dice if die.endswith("6")])
    elif event.id == "five_seals-give-up":
        counts[_int(event.params["seat"])]["unused"] += len(_dice(event))
    elif event.id == "five_seals-theft":
        thief = counts[_int(event.params["actor"])]
        thief["stolen"] += 1
        thief["held"] += 1


def _dice(event: Event) -> list[str]:
    return str(event.params.get("dice", event.params.get("die"))).split()


def _int(value: Plain) -> int:
    assert isinstance(value, int)
    return value
