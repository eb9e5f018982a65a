"""What the bots around one table have seen, for those among them that read the others."""

from conclave.bots.levels import reads
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.memory import Memory
from conclave.core.perspective import Perspective
from conclave.core.state import Move, State


class Memories:
    def __init__(self, game: AnyGame, levels: list[str]) -> None:
        """The level of each seat, whatever it is of a seat that no bot plays."""
        self.game = game
        self.chance = FastChance(0)
        self.by_seat: dict[int, Memory] = {}
        for seat, level in enumerate(levels):
            if reads(game, level):
                self.by_seat[seat] = Memory(game, seat)

    def perspective(self, state: State, seat: int, chance: Chance) -> Perspective:
        """Of a seat that is to decide."""
        memory = self.by_seat.get(seat)
        if memory is None:
            return Perspective(self.game, state, seat, chance)
        return Perspective(self.game, state, seat, chance, memory.recall(state))

    def see(self, before: State, move: Move) -> None:
        """That move is about to be made in that position."""
        for memory in self.by_seat.values():
            memory.see(before, move, self.chance)
