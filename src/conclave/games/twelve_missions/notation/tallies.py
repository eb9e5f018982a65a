"""What each seat did how often in a game, counted from what was told of it."""

from typing import Final

from conclave.core.events import Event
from conclave.core.plain import Plain

TALLIES: Final = (
    *("tricks", "all_tricks", "rounds", "missions_up", "missions_down"),
    *("powers", "cubes", "scrolls"),
)


def tallies(seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
    counts = [dict.fromkeys(TALLIES, 0) for _ in range(seats)]
    for events in told:
        for event in events:
            if event.id == "twelve_missions-round-over":
                _count_round(counts, event)
            elif event.id == "twelve_missions-trick":
                for seat in counts:
                    seat["all_tricks"] += 1
                _count(counts, event, "tricks", 1)
            elif event.id == "twelve_missions-steal":
                # The trick was told as its first owner's.
                _count(counts, event, "tricks", 1)
                counts[_int(event.params["actor"])]["tricks"] -= 1
            elif event.id == "twelve_missions-cubes":
                _count(counts, event, "cubes", abs(_int(event.params["cubes"])))
            elif event.id == "twelve_missions-activate":
                _count(counts, event, "scrolls", 1)
            elif _is_power(event):
                _count(counts, event, "powers", 1)
    return counts


def _is_power(event: Event) -> bool:
    """The Assassin's power is told with the card that it lets a seat play."""
    if event.id == "twelve_missions-play":
        return event.params["power"] is True
    return event.id == "twelve_missions-power"


def _count(counts: list[dict[str, int]], event: Event, tally: str, count: int) -> None:
    counts[_int(event.params["seat"])][tally] += count


def _count_round(counts: list[dict[str, int]], event: Event) -> None:
    gains = event.params["of_mission"]
    assert isinstance(gains, list)
    for seat, gain in enumerate(gains):
        counts[seat]["rounds"] += 1
        if _int(gain) > 0:
            counts[seat]["missions_up"] += 1
        elif _int(gain) < 0:
            counts[seat]["missions_down"] += 1


def _int(value: Plain) -> int:
    assert isinstance(value, int)
    return value
