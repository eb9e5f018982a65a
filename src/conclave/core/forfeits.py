"""Who lost a game before its end, and what its result is then."""

from typing import Final

from conclave.core.errors import BadRecord
from conclave.core.plain import PlainDict
from conclave.core.state import Standing

LATE: Final = "late"
RESIGNED: Final = "resigned"
REPLACED: Final = "replaced"
FORFEITS: Final = (LATE, RESIGNED, REPLACED)


class Forfeit:
    """The owner of a seat ran out of time, resigned, or was replaced by a bot that the others asked
    for, when so many moves had been made."""

    def __init__(self, seat: int, how: str, after: int) -> None:
        self.seat = seat
        self.how = how
        self.after = after

    def dump(self) -> PlainDict:
        return {"seat": self.seat, "how": self.how, "after": self.after}


def settled(standings: list[Standing], forfeits: list[Forfeit]) -> list[Standing]:
    """The result of a game that some did not play to its end: they come after all others, whatever
    was made of their seats, and who lost first comes last. Points stay what they are."""
    lost = {forfeit.seat: forfeit.after for forfeit in forfeits}
    stayed = [standing.place for standing in standings if standing.seat not in lost]

    def place(standing: Standing) -> int:
        if standing.seat not in lost:
            return 1 + sum(other < standing.place for other in stayed)
        later = sum(after > lost[standing.seat] for after in lost.values())
        return 1 + len(stayed) + later

    return [
        Standing(standing.seat, place(standing), standing.points, standing.parts)
        for standing in standings
    ]


def check_forfeits(
    forfeits: list[Forfeit], adjudicated: bool, seats: int, moves: int, over: bool
) -> None:
    """BadRecord if no game could have been lost so."""
    lost = [forfeit.seat for forfeit in forfeits]
    if len(set(lost)) != len(lost) or not all(0 <= seat < seats for seat in lost):
        raise BadRecord("record-bad-field", {"field": "forfeits"})
    for forfeit in forfeits:
        if forfeit.how not in FORFEITS or not 0 <= forfeit.after <= moves:
            raise BadRecord("record-bad-field", {"field": "forfeits"})
    in_the_end = any(one.how == LATE and one.after == moves for one in forfeits)
    if adjudicated and (over or not in_the_end):
        raise BadRecord("record-bad-field", {"field": "adjudicated"})
