"""A position: who decides, what may be done, what comes of it."""

from typing import Final, TypeAlias, TypeVar

from conclave.core.chance import Chance
from conclave.core.compiled import mypyc_attr
from conclave.core.events import Event
from conclave.core.plain import Plain, PlainDict

Move: TypeAlias = tuple[int, ...]
"""A kind and what it is about: small, hashable, compared by content."""

NOBODY: Final = -1
"""The actor of a game that is over."""


class Standing:
    """How a seat stands: its place (ties share one), its points and what they are made of."""

    def __init__(self, seat: int, place: int, points: int, parts: dict[str, int]) -> None:
        self.seat = seat
        self.place = place
        self.points = points
        self.parts = parts

    def dump(self) -> PlainDict:
        parts: dict[str, Plain] = {**self.parts}
        return {"seat": self.seat, "place": self.place, "points": self.points, "parts": parts}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. It changes by ``play`` and by nothing else."""

    __slots__ = ("seats",)

    seats: int

    def actor(self) -> int:
        """The seat that decides; NOBODY when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[Move]:
        """The complete legal moves of the actor, in a fixed order. Not yours to change."""
        raise NotImplementedError

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        """Make the move. All luck comes from ``chance``; what happens is appended to ``told``.

        A move that is not legal raises IllegalMove and changes nothing.
        """
        raise NotImplementedError

    def play_any(self, chance: Chance) -> None:
        """Make one of the legal moves, each as likely as the others: what comes of it, and the luck
        it takes, is as of ``play(chance.pick(legal()), chance)``. A game may do it sooner."""
        legal = self.legal()
        self.play(legal[chance.below(len(legal))], chance)

    def copy(self) -> "State":
        raise NotImplementedError

    def over(self) -> bool:
        return self.actor() == NOBODY

    def standings(self) -> list[Standing]:
        """Each seat's standing, in the order of the seats; provisional until the game is over."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The places alone. A game may tell them sooner than all of its standings."""
        return [standing.place for standing in self.standings()]

    def imagine(self, seat: int, chance: Chance) -> "State":
        """Another position that ``seat`` could not tell from this one, fairly drawn.

        It depends on what the seat knows and on ``chance`` alone: from two positions that look
        alike to the seat, equal luck imagines equal positions.
        """
        raise NotImplementedError

    def reshuffled(self, chance: Chance) -> "State":
        """The same position with what nobody has seen laid anew, fairly drawn: the order of piles,
        and which of the unseen things lie where. No seat could tell the two apart, nor could all
        of them together. It depends on what lies unseen, and on ``chance``, but not on how it lies.
        """
        return self.copy()

    def unseen(self) -> int:
        """How many things nobody has seen that lie ready to be drawn. It changes when, and only
        when, one of them is."""
        return 0

    def dump(self) -> PlainDict:
        """The whole position as plain data; ``Game.restore`` takes it back."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
"""The positions of one game."""


def shares(places: list[int]) -> list[float]:
    """Each seat's share of the victory: winners who share the first place share the victory."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def rank(scores: list[tuple[int, ...]]) -> list[int]:
    """Places by score, higher is better; equal scores share a place."""
    return [1 + sum(other > score for other in scores) for score in scores]
