"""The position: what lies on the table, and the parts that act on it."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.errors import IllegalMove
from conclave.core.plain import PlainDict
from conclave.core.state import Move, Standing
from conclave.games.five_seals.knowledge.imagine import Origin
from conclave.games.five_seals.notation.dump import dump
from conclave.games.five_seals.rules.legal import any_legal, legal
from conclave.games.five_seals.rules.play import play
from conclave.games.five_seals.rules.score import standings
from conclave.games.five_seals.rules.state import Table
from conclave.games.five_seals.rules.variant import Variant


class Position(Table):
    """A position of Five Seals of Magic."""

    __slots__ = ("origin",)

    origin: Origin | None
    """The position that this one was imagined from; one in play has none."""

    def __init__(self, seats: int, variant: Variant, circle: int) -> None:
        super().__init__(seats, variant, circle)
        self.origin = None

    def legal(self) -> list[Move]:
        known = self.moves
        if known is None:
            known = legal(self)
            self.moves = known
        return known

    def play(self, move: Move, chance: Chance, told: Told = None) -> None:
        known = self.moves
        if known is None:
            known = legal(self)
        for offered in known:  # most callers give back the very move they were offered
            if offered is move:
                break
        else:
            if move not in known:
                raise IllegalMove("move-not-legal", {"sentence": str(move)})
        self.moves = None
        play(self, move, chance, told)

    def play_any(self, chance: Chance) -> None:
        known = self.moves
        if known is None:
            move = any_legal(self, chance)
        else:
            move = known[chance.below(len(known))]
            self.moves = None
        play(self, move, chance, None)

    def copy(self) -> "Position":
        twin = Position(self.seats, self.variant, self.circle)
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.decider = self.decider
        twin.phase = self.phase
        twin.casting = self.casting
        twin.chosen = self.chosen
        twin.quiet = self.quiet
        twin.broken = self.broken
        twin.lying = self.lying[:]
        twin.sealed = self.sealed[:]
        twin.prey = self.prey[:]
        twin.gone = self.gone
        twin.sixes = self.sixes
        twin.region = self.region[:]
        twin.floor = self.floor[:]
        twin.mages = self.mages[:]
        twin.familiars = self.familiars[:]
        twin.guardians = self.guardians[:]
        twin.sentries = self.sentries
        twin.dice = self.dice[:]
        twin.cups = self.cups[:]
        twin.supply = self.supply[:]
        twin.ready = self.ready[:]
        twin.spent = self.spent[:]
        twin.absorbed = self.absorbed[:]
        twin.done = self.done
        twin.moves = self.moves
        twin.origin = self.origin
        return twin

    def imagine(self, seat: int, chance: Chance) -> "Position":
        """Everything lies open, and dice are not rolled ahead of time."""
        twin = self.copy()
        if twin.origin is None:
            twin.origin = Origin(self.copy())
        return twin

    def standings(self) -> list[Standing]:
        return standings(self)

    def dump(self) -> PlainDict:
        return dump(self)
