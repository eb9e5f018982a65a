"""What each seat did how often in a game, counted from what was told of it."""

from typing import Final

from conclave.core.events import Event
from conclave.core.plain import Plain

TALLIES: Final = (
    *("rounds", "dice", "sixes", "unused", "give_ups"),
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
    """``unused`` are dice that went back when their seat gave up."""
    counts = [dict.fromkeys(TALLIES, 0) for _ in range(seats)]
    for events in told:
        for event in events:
            _count(counts, event)
    return counts


def _count(counts: list[dict[str, int]], event: Event) -> None:
    if event.id in _ONE:
        counts[_int(event.params["seat"])][_ONE[event.id]] += 1
    if event.id in ("five_seals-roll", "five_seals-give-up"):
        seat = _int(event.params["seat"])
        dice = str(event.params["dice"]).split()
        if event.id == "five_seals-give-up":
            counts[seat]["unused"] += len(dice)
        else:
            counts[seat]["dice"] += len(dice)
            counts[seat]["sixes"] += len([die for die in dice if die.endswith("6")])
    elif event.id == "five_seals-theft":
        counts[_int(event.params["actor"])]["stolen"] += 1


def _int(value: Plain) -> int:
    assert isinstance(value, int)
    return value
