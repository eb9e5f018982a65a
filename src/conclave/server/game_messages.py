"""The game at a table, told to a seat as it may know it."""

from functools import cached_property
from math import ceil

from conclave.core.match import Match
from conclave.core.plain import Plain, PlainDict
from conclave.server.curtain import needs_curtain
from conclave.server.payloads import log_payload, move_payload, position_payload
from conclave.server.sofa_seats import sofa_seats
from conclave.server.storage.tables import StoredTable


class GameMessages:
    """Made of a table as it is now; ``waited_for`` is the seat that bots wait for, and the seconds
    for which they still do."""

    def __init__(
        self,
        table: StoredTable,
        match: Match,
        numbers: list[int],
        version: int,
        hurried: dict[int, str],
        waited_for: tuple[int, float],
        clocks: PlainDict | None,
    ) -> None:
        self.table = table
        self.match = match
        self.numbers = numbers
        self.version = version
        self.hurried = hurried
        self.waited_for = waited_for
        self.sofa = sofa_seats(table)
        self.clocks = clocks

    def log(self, seat: int | None) -> PlainDict:
        return {"type": "log", "moves": log_payload(self.match, self.numbers, self.hurried, seat)}

    def position(self, seat: int | None) -> PlainDict:
        return {"type": "position", "position": self._position(seat)}

    def moved(self, seat: int | None) -> PlainDict:
        match = self.match
        said = match.record.moves[-1]
        move: Plain = move_payload(
            match.game,
            self.version,
            said.seat,
            said.sentence,
            match.told[-1],
            match.points[-1],
            seat,
            self.hurried.get(self.version),
        )
        return {"type": "moved", "move": move, "position": self._position(seat)}

    def undone(self, number: int, seat: int | None) -> PlainDict:
        return {"type": "undone", "number": number, "position": self._position(seat)}

    def _position(self, seat: int | None) -> PlainDict:
        # Where a rematch was asked for, the game stands as it ended, be it for practice.
        present = self.table.row.rematch is None
        speaks = present and seat is not None and self.table.seats[seat].player() is None
        waited_for, seconds = self.waited_for
        regret = ceil(seconds * 1000) if seat == waited_for else 0
        position = position_payload(self.match, self.version, seat, speaks, regret)
        if self.sofa:
            position["curtain"] = self.curtain
        if self.clocks is not None:
            position["clocks"] = self.clocks
        return position

    @cached_property
    def curtain(self) -> bool:
        return needs_curtain(self.match, self.sofa)
