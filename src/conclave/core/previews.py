"""What a sentence would cost and bring, told to its speaker before it is said."""

from conclave.core.messages import Message
from conclave.core.plain import Plain, PlainDict


class Preview:
    """As far as the speaker can know: what comes of a sentence, its cost, and whose points change.

    A ``firm`` one is done once a game, so clients ask for it to be pressed firmly. A ``barred``
    one is no sentence but a verb that can't be said now; then ``effect`` tells why. An ``idle``
    one changes nothing that anybody could wish to change: clients may say it unasked.
    """

    def __init__(
        self,
        effect: Message,
        cost: Message | None = None,
        points: list[tuple[int, int]] | None = None,
        firm: bool = False,
        barred: bool = False,
        idle: bool = False,
    ) -> None:
        self.effect = effect
        self.cost = cost
        self.points = points or []
        self.firm = firm
        self.barred = barred
        self.idle = idle
        self.dumped: PlainDict | None = None

    def dump(self) -> PlainDict:
        """Not yours to change: a game may show one preview many times, and it is dumped once."""
        dumped = self.dumped
        if dumped is None:
            dumped = self.dumped = self._dump()
        return dumped

    def _dump(self) -> PlainDict:
        points: list[Plain] = [[seat, change] for seat, change in self.points]
        return {
            "effect": self.effect.dump(),
            "cost": None if self.cost is None else self.cost.dump(),
            "points": points,
            "firm": self.firm,
            "barred": self.barred,
            "idle": self.idle,
        }
