"""What each seat did how often in a game, counted from what was told of it."""

from typing import Final

from conclave.core.events import Event
from conclave.core.plain import Plain

TALLIES: Final = (
    *("explored", "deployed", "attacks", "slain"),
    *("relics", "initiated", "promoted", "spells"),
)

ONE_EACH: Final = {
    "archmage-explore": "explored",
    "archmage-deploy": "deployed",
    "archmage-attack": "attacks",
    "archmage-planet": "relics",
    "archmage-take": "relics",
    "archmage-divine": "relics",
    "archmage-initiate": "initiated",
    "archmage-promote": "promoted",
    "archmage-cast": "spells",
}


def tallies(seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
    """A follower that falls is slain by whoever attacks in the same move; fire and towers, which
    nobody attacks with, are nobody's."""
    counts = [dict.fromkeys(TALLIES, 0) for _ in range(seats)]
    for events in told:
        attackers = [_int(event.params["seat"]) for event in events if _is_attack(event)]
        for event in events:
            tally = ONE_EACH.get(event.id)
            if tally is not None:
                counts[_int(event.params["seat"])][tally] += 1
            elif event.id == "archmage-gain":
                counts[_int(event.params["seat"])]["relics"] += _int(event.params["count"])
            if event.id == "archmage-slain" and attackers:
                counts[attackers[0]]["slain"] += 1
    return counts


def _is_attack(event: Event) -> bool:
    return event.id == "archmage-attack"


def _int(value: Plain) -> int:
    assert isinstance(value, int)
    return value
