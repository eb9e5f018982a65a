"""Many tables of one game, played on in one call: the loop of a vector environment.

What a learner reads lies in buffers that stay the same; the tables write into them.
"""

from struct import Struct
from typing import Final

from conclave.bots.levels import RANDOM, choose
from conclave.core.chance import SwiftChance
from conclave.core.game import AnyGame
from conclave.core.hearing import Hearing, Memory
from conclave.core.options import Options
from conclave.core.perspective import Perspective
from conclave.core.rewards import rewards
from conclave.core.speaking import Phrases, Speaker
from conclave.core.state import NOBODY, Move, State
from conclave.core.tensors import NUMBER, SparseTensor, one_number, write_numbers

_ONE: Final = Struct(f"{NUMBER}s")


class ManyTables:
    """At each table the next decision is the learner's: that of ``seat`` among bots of a level, or
    of whichever seat has to decide, if ``seat`` is NOBODY. A table whose game is over deals anew at
    once.

    An action is a whole move, or if ``spoken`` the next word of one; a row then goes on with how
    often each word was said. Last in a row are so many entries of what the seat was ``told``.
    """

    def __init__(
        self,
        game: AnyGame,
        count: int,
        seats: int,
        options: Options,
        seat: int,
        level: str,
        spoken: bool,
        told: int,
    ) -> None:
        tensor = game.observation
        if tensor is None:
            raise ValueError(f"{game.slug} has no tensor")
        if not spoken and not game.actions:
            raise ValueError(f"{game.slug} has too many moves for a number each: say “words”")
        self.game = game
        self.count = count
        self.seats = seats
        self.options = options
        self.seat = seat
        self.level = level
        self.spoken = spoken
        phrases = Phrases(game)
        self.actions = len(phrases.words) if spoken else game.actions
        self.known: int = tensor.size
        """How many numbers of a row the game writes."""
        self.heard_at: int = tensor.size + (self.actions if spoken else 0)
        """After them the words, then what was told."""
        self.sparse = tensor if isinstance(tensor, SparseTensor) else None
        self.steady: list[list[bytes]] = []
        """If it is sparse: the steady pieces of each row."""
        self.hearing = Hearing(game, told) if told else None
        self.width: int = self.heard_at + (self.hearing.tensor.size if self.hearing else 0)
        self.states: list[State] = []
        self.memories: list[Memory] = []
        """What was told at each table, if anybody wants to know."""
        self.chances: list[SwiftChance] = []
        self.speakers = [Speaker(game, phrases) for _ in range(count if spoken else 0)]
        self.actors: list[int] = [NOBODY] * count
        """Who decides at each table."""
        self.rows = bytearray(count * self.width * NUMBER)
        """What the deciding seat of each table knows. What does not change is not written again."""
        self.masks = bytearray(count * self.actions)
        """What it may do: a byte for each action."""
        self.final_rows = bytearray(count * self.width * NUMBER)
        """Where a game has ended: what the seat that decided last knew in the end."""
        self.final_rewards = bytearray(count * seats * NUMBER)
        """Where a game has ended: the rewards of all its seats, else 0."""
        self.rewards = bytearray(count * NUMBER)
        """Of the seat that decided last."""
        self.ended = bytearray(count)
        """1 where a game has ended by the last step."""
        self._any_ended = False

    def start(self, seed: int) -> None:
        """Deals at every table. What happens at a table hangs on the seed and its place alone."""
        self.chances = [SwiftChance(seed * 1_000_003 + place) for place in range(self.count)]
        if self.hearing is not None:
            self.memories = [Memory(self.game, self.seats) for _ in range(self.count)]
        self.states = [self._deal(place) for place in range(self.count)]
        self.rows[:] = bytes(len(self.rows))
        if self.sparse is not None:
            self.steady = [[] for _ in range(self.count)]
        for place in range(self.count):
            self._show(place)

    def step(self, chosen: list[int]) -> None:
        """The action of each table. If one of them is not possible, nothing happens anywhere."""
        self._check(chosen)
        if self._any_ended:
            self.rewards[:] = bytes(len(self.rewards))
            self.final_rewards[:] = bytes(len(self.final_rewards))
            self.ended[:] = bytes(self.count)
            self._any_ended = False
        game, alone = self.game, self.seat == NOBODY
        for place in range(self.count):
            state = self.states[place]
            if self.spoken:
                speaker = self.speakers[place]
                said = speaker.say(chosen[place])
                if said is None:
                    self._tell(place, chosen[place], speaker.said.count(chosen[place]))
                    speaker.mask(self.masks, place * self.actions)
                    continue
                for number in speaker.said:
                    self._tell(place, number, 0)
                self._play(place, state, said)
            else:
                self._play(place, state, game.move_of(state, chosen[place]))
            if not alone:
                self._let_bots_play(place, state)
            if state.over():
                self._end(place, state)
                self.states[place] = self._deal(place)
            self._show(place)

    def _end(self, place: int, state: State) -> None:
        actor = self.actors[place]
        worth = rewards(state)
        write_numbers(worth, self.final_rewards, place * self.seats)
        write_numbers([worth[actor]], self.rewards, place)
        self.game.observe(state, actor, self.final_rows, place * self.width)
        self._recall(place, actor, self.final_rows)
        self.ended[place] = 1
        self._any_ended = True

    def _check(self, chosen: list[int]) -> None:
        if len(self.states) != self.count:
            raise ValueError("the tables have not been dealt: call reset first")
        if len(chosen) != self.count:
            raise ValueError(f"{len(chosen)} actions for {self.count} tables")
        actions, masks = self.actions, self.masks
        for place in range(self.count):
            action = chosen[place]
            if not 0 <= action < actions:
                raise ValueError(
                    f"table {place}: there is no action {action}, they go from 0 to {actions - 1}"
                )
            if not masks[place * actions + action]:
                raise ValueError(f"table {place}: action {action} is masked and can't be taken")

    def _deal(self, place: int) -> State:
        while True:
            if self.hearing is not None:
                self.memories[place] = Memory(self.game, self.seats)
            state = self.game.deal(self.seats, self.options, self.chances[place])
            if self.seat != NOBODY:
                self._let_bots_play(place, state)
            # Among bots a game may be over before the learner was asked; then it is not its game.
            if not state.over():
                return state

    def _let_bots_play(self, place: int, state: State) -> None:
        game, level, seat, chance = self.game, self.level, self.seat, self.chances[place]
        while not state.over() and state.actor() != seat:
            if level != RANDOM:
                asked = Perspective(game, state, state.actor(), chance)
                self._play(place, state, choose(game, asked, level, chance))
            elif self.hearing is None:
                state.play_any(chance)
            else:
                self._play(place, state, chance.pick(state.legal()))

    def _play(self, place: int, state: State, move: Move) -> None:
        if self.hearing is None:
            state.play(move, self.chances[place])
        else:
            self.memories[place].play(state, move, self.chances[place])

    def _recall(self, place: int, seat: int, rows: bytearray) -> None:
        """What the seat was told, into the row of that table."""
        if self.hearing is not None:
            at = place * self.width + self.heard_at
            self.hearing.write(self.memories[place].of(seat), seat, self.seats, rows, at)

    def _show(self, place: int) -> None:
        state = self.states[place]
        actor = state.actor()
        self.actors[place] = actor
        if self.sparse is None:
            self.game.observe(state, actor, self.rows, place * self.width)
        else:
            pieces, steady = self.game.observed(state, actor), self.steady[place]
            at = place * self.width
            self.steady[place] = self.sparse.write_over(pieces, self.rows, at, steady)
        self._recall(place, actor, self.rows)
        if self.spoken:
            self.speakers[place].begin(state)
            self.speakers[place].mask(self.masks, place * self.actions)
        else:
            self.game.mask(state, self.masks, place * self.actions)

    def _tell(self, place: int, word: int, times: int) -> None:
        """How often a word was said."""
        at = (place * self.width + self.known + word) * NUMBER
        _ONE.pack_into(self.rows, at, one_number(times))
