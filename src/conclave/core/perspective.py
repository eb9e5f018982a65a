"""What one seat may know of a position, and all that a bot ever gets.

It holds a position that the seat has imagined, not the true one: nothing hidden is in it, so a
bot can't cheat whatever it looks at.
"""

from conclave.core.chance import Chance, FastChance
from conclave.core.fields import PositionFields
from conclave.core.game import AnyGame
from conclave.core.insight import Insight
from conclave.core.moment import NO_PAST, Moment
from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.state import Move, State


class Perspective:
    def __init__(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        chance: Chance,
        past: list[Moment] = NO_PAST,
    ) -> None:
        self.game = game
        self.seat = seat
        self.past = past
        """What the seat has seen everybody decide, for levels that read."""
        self.insight: Insight | None = None
        """What it makes of that; until it does, all that the rules allow is equally likely."""
        self._imagined = state.imagine(seat, chance)

    def view(self) -> PlainDict:
        return self.game.view(self._imagined, self.seat)

    def actor(self) -> int:
        return self._imagined.actor()

    def legal(self) -> list[Move]:
        """The seat's legal moves; none unless it is the actor."""
        return self._imagined.legal() if self.actor() == self.seat else []

    def imagine(self, chance: Chance) -> State:
        """A whole position that the seat could not tell from the true one, fairly drawn."""
        if self.insight is not None:
            return self.insight.imagine(chance)
        return self._imagined.imagine(self.seat, chance)

    def priors(self, imagined: State) -> list[tuple[float, Move]]:
        """What the game's guide expects of the seat's moves in a position that it imagined."""
        if self.insight is not None:
            expected = self.insight.priors()
            if expected:
                return expected
        return self.game.guide.priors(imagined)

    def say(self, move: Move) -> str:
        return self.game.say(self._imagined, move)

    def dump(self) -> PlainDict:
        """To carry the perspective elsewhere, e.g. into another process."""
        dumped: PlainDict = {"seat": self.seat, "imagined": self._imagined.dump()}
        if self.past:
            dumped["past"] = [_dumped(moment) for moment in self.past]
        return dumped


def _dumped(moment: Moment) -> Plain:
    return {"imagined": moment.imagined.dump(), "move": plain_ints(list(moment.move))}


def restore_past(game: AnyGame, dumped: PlainDict) -> list[Moment]:
    """What a dumped perspective remembers."""
    fields = PositionFields(dumped)
    past: list[Moment] = []
    for moment in fields.items("past") if fields.has("past") else []:
        seen = PositionFields(moment, "past")
        past.append(Moment(game.restore(seen.mapping("imagined")), tuple(seen.ints("move"))))
    return past


def restore_perspective(game: AnyGame, dumped: PlainDict) -> Perspective:
    """The perspective that was dumped. What it holds is imagined anew, which changes nothing for
    the seat: it could not tell the two positions apart."""
    fields = PositionFields(dumped)
    state = game.restore(fields.mapping("imagined"))
    seat = fields.int_in("seat", 0, state.seats - 1)
    return Perspective(game, state, seat, FastChance(0), restore_past(game, dumped))
