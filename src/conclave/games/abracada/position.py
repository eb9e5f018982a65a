"""A position of Abracada…What?: what lies on the table, wired to the rules."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.plain import PlainDict
from conclave.core.state import Move, Standing
from conclave.games.abracada.knowledge.imagine import redeal, reshuffle
from conclave.games.abracada.notation.dump import dump
from conclave.games.abracada.rules.score import standings
from conclave.games.abracada.rules.state import Table
from conclave.games.abracada.rules.turn import act, play


class Position(Table):
    __slots__ = ()

    def legal(self) -> list[Move]:
        return self.variant.choices[self.last]

    def play(self, move: Move, chance: Chance, told: Told = None) -> None:
        play(self, move, chance, told)

    def play_any(self, chance: Chance) -> None:
        moves = self.variant.choices[self.last]
        act(self, moves[chance.below(len(moves))], chance, None)

    def copy(self) -> "Position":
        twin = Position(self.seats, self.variant)
        twin.round = self.round
        twin.turn = self.turn
        twin.last = self.last
        twin.lives = self.lives[:]
        twin.fallen = self.fallen
        twin.hands = self.hands[:]
        twin.board = self.board[:]
        twin.pile = self.pile
        twin.secrets = self.secrets
        twin.taken = self.taken[:]
        twin.lessons = self.lessons[:]
        twin.points = self.points
        twin.won = self.won
        twin.survived = self.survived
        twin.secret_points = self.secret_points
        twin.result = self.result
        return twin

    def imagine(self, seat: int, chance: Chance) -> "Position":
        twin = self.copy()
        redeal(twin, seat, chance)
        return twin

    def reshuffled(self, chance: Chance) -> "Position":
        twin = self.copy()
        reshuffle(twin, chance)
        return twin

    def unseen(self) -> int:
        return len(self.pile) + len(self.secrets)

    def standings(self) -> list[Standing]:
        return standings(self)

    def dump(self) -> PlainDict:
        return dump(self)
