"""A tiny game for the tests: two or three seats climb stairs, and each carries a hidden stone.

A turn is any number of steps, then ``rest``. ``roll`` steps as far as a die says, ``look`` shows
a stone to its owner. The first to be on the third stair wins. It is written as a stranger
would write a game, so it also shows that the contract can be met from outside the package.
"""

from conclave.core.chance import Chance
from conclave.core.errors import BadPosition, IllegalMove
from conclave.core.events import Event
from conclave.core.fields import PositionFields
from conclave.core.game import Game
from conclave.core.guide import Guide
from conclave.core.messages import Message
from conclave.core.options import Option, Options
from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.state import NOBODY, Move, Standing, State, rank

UP: Move = (0,)
DOWN: Move = (1,)
ROLL: Move = (2,)
LOOK: Move = (3,)
REST: Move = (4,)
SENTENCES = {UP: "step up", DOWN: "step down", ROLL: "roll", LOOK: "look", REST: "rest"}
TOP = 3


class Climb(State):
    def __init__(self, seats: int, heights: list[int], stones: list[int], turn: int) -> None:
        self.seats = seats
        self.heights = heights
        self.stones = stones
        self.turn = turn
        self.looked = [False] * seats

    def actor(self) -> int:
        return NOBODY if max(self.heights) >= TOP else self.turn

    def legal(self) -> list[Move]:
        if self.over():
            return []
        down = [DOWN] if self.heights[self.turn] else []
        return [UP, *down, ROLL, LOOK, REST]

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        if move not in self.legal():
            raise IllegalMove("move-not-legal", {"sentence": str(move)})
        seat = self.turn
        events = [Event("stairs-move", {"seat": seat, "kind": move[0]})]
        if move == ROLL:
            self.heights[seat] += chance.below(2)
        elif move == LOOK:
            self.looked[seat] = True
            stone: PlainDict = {"stone": self.stones[seat]}
            events.append(Event("stairs-stone", {"seat": seat}, stone, 1 << seat, reveals=True))
        elif move == REST:
            self.turn = (seat + 1) % self.seats
        else:
            self.heights[seat] += 1 if move == UP else -1
        if told is not None:
            told.extend(events)

    def copy(self) -> "Climb":
        twin = Climb(self.seats, self.heights[:], self.stones[:], self.turn)
        twin.looked = self.looked[:]
        return twin

    def standings(self) -> list[Standing]:
        places = rank([(height,) for height in self.heights])
        return [
            Standing(seat, places[seat], height, {"height": height})
            for seat, height in enumerate(self.heights)
        ]

    def imagine(self, seat: int, chance: Chance) -> "Climb":
        twin = self.copy()
        for other in range(self.seats):
            if other != seat or not self.looked[seat]:
                twin.stones[other] = chance.below(10)
        return twin

    def dump(self) -> PlainDict:
        return {
            "heights": plain_ints(self.heights),
            "stones": plain_ints(self.stones),
            "looked": list(self.looked),
            "turn": self.turn,
        }


class Stairs(Game[State]):
    def __init__(self) -> None:
        self.slug = "stairs"
        self.version = 3
        self.fewest_seats = 2
        self.most_seats = 3
        self.options = (Option("steep", (False, True)), Option("start", (0, 1, 2)))
        self.option_sets = ({}, {"start": 2})
        self.vocabulary = ("step", "up", "down", "roll", "look", "rest")
        self.guide = Guide[State]()

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        stones = [chance.below(10) for _ in range(seats)]
        return Climb(seats, [int(options["start"])] * seats, stones, 0)

    def restore(self, dumped: Plain) -> State:
        fields = PositionFields(dumped)
        heights, stones = fields.ints("heights"), fields.ints("stones")
        if len(heights) != len(stones):
            raise BadPosition("position-bad-field", {"field": "stones"})
        climb = Climb(len(heights), heights, stones, fields.int_in("turn", 0, len(heights) - 1))
        climb.looked = [bool(looked) for looked in fields.items("looked")]
        return climb

    def words(self, state: State, move: Move) -> list[str]:
        return SENTENCES[move].split()

    def view(self, state: State, seat: int | None) -> PlainDict:
        assert isinstance(state, Climb)
        known = seat is not None and state.looked[seat]
        return {
            "heights": plain_ints(state.heights),
            "mine": state.stones[seat] if seat is not None and known else None,
        }

    def asks(self, state: State) -> Message:
        return Message("stairs-ask", {})


STAIRS = Stairs()
