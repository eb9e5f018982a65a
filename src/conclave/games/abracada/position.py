"""A turn: naming spells, hit or miss, and stopping."""

from conclave.core.chance import Chance
from conclave.core.errors import IllegalMove
from conclave.core.events import Event, all_eyes_but
from conclave.core.plain import PlainDict, plain_ints
from conclave.core.state import Move, Standing
from conclave.games.abracada.box.pieces import HAND, SPELLS
from conclave.games.abracada.knowledge.own_stones import REFILL, imagine_hand
from conclave.games.abracada.notation.dump import dump
from conclave.games.abracada.rules.moves import STOP
from conclave.games.abracada.rules.round import EMPTIED, FELL, KILLED, finish, standings
from conclave.games.abracada.rules.spells import EFFECTS
from conclave.games.abracada.rules.state import Table


class Position(Table):
    """A position of Abracada…What?"""

    def legal(self) -> list[Move]:
        return self.variant.choices[self.last]

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        if move not in self.variant.permitted[self.last]:
            raise IllegalMove("move-not-legal", {"sentence": str(move)})
        if move[0] == STOP:
            if told is not None:
                told.append(Event("abracada-stop", {"seat": self.turn}))
            self._end_turn(told)
            return
        spell = move[1]
        if spell < self.last and not self.variant.easy:
            self._slip(spell, chance, told)
        elif spell in self.hands[self.turn]:
            self._hit(spell, chance, told)
        else:
            self._miss(spell, chance, told)

    def _hit(self, spell: int, chance: Chance, told: list[Event] | None) -> None:
        """A7: the stone goes to the board, the effect happens, and the actor may go on."""
        seat = self.turn
        hand = self.hands[seat][:]
        hand.remove(spell)
        self.hands[seat] = hand
        self.board[spell] += 1
        self.lessons[seat] += (spell,)
        self.last = spell
        if told is not None:
            told.append(Event("abracada-hit", {"seat": seat, "spell": spell}, reveals=True))
        EFFECTS[spell](self, chance, told)
        if not hand:
            finish(self, EMPTIED, chance, told)  # A10: whoever the last spell killed
        elif self.fallen and self._round_over():
            finish(self, KILLED, chance, told)

    def _miss(self, spell: int, chance: Chance, told: list[Event] | None) -> None:
        """A6: a life, or as many as the die says for the dragon; the turn ends."""
        seat = self.turn
        self.lessons[seat] += (-spell,)
        if told is not None:
            told.append(Event("abracada-miss", {"seat": seat, "spell": spell}, reveals=True))
        self.lose(seat, self.roll(chance, told) if spell == 1 else 1, told)
        self._end_or_fall(chance, told)

    def _slip(self, spell: int, chance: Chance, told: list[Event] | None) -> None:
        """A8: a lower number costs a life and the turn; nobody says whether it would have hit."""
        if told is not None:
            told.append(Event("abracada-slip", {"seat": self.turn, "spell": spell}))
        self.lose(self.turn, 1, told)
        self._end_or_fall(chance, told)

    def _end_or_fall(self, chance: Chance, told: list[Event] | None) -> None:
        if self.fallen and self._round_over():
            finish(self, FELL, chance, told)
        else:
            self._end_turn(told)

    def _round_over(self) -> bool:
        """The first death ends the round, or in A19 the last but one."""
        return not self.variant.last_standing or self.fallen == self.seats - 1

    def _end_turn(self, told: list[Event] | None) -> None:
        """A9: refill as far as the pile lasts, then the seat to the left."""
        seat = self.turn
        hand = self.hands[seat]
        missing = HAND - len(hand)
        if missing and self.pile and self.lives[seat]:
            left = max(0, len(self.pile) - missing)
            drawn = self.pile[left:]
            self.pile = self.pile[:left]
            self.hands[seat] = hand + drawn
            self.lessons[seat] += (REFILL + len(drawn),)
            if told is not None:
                told.append(
                    Event(
                        "abracada-refill",
                        {"seat": seat, "count": len(drawn)},
                        {"stones": plain_ints(drawn)},
                        all_eyes_but(seat, self.seats),
                        reveals=True,
                    )
                )
        self.turn = self.left_of(seat)
        self.last = 0

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
        """Own stones, pile, untaken secrets and those that others took are one urn."""
        twin = self.copy()
        unseen = self.unseen(seat)
        hand = len(self.hands[seat])
        twin.hands[seat] = imagine_hand(self.lessons[seat], hand, unseen, chance)
        urn = [spell for spell in SPELLS for _ in range(unseen[spell])]
        chance.shuffle(urn)
        twin.pile = [urn.pop() for _ in self.pile]
        twin.secrets = [urn.pop() for _ in self.secrets]
        for other in range(self.seats):
            if other != seat and self.taken[other]:
                twin.taken[other] = [urn.pop() for _ in self.taken[other]]
        return twin

    def standings(self) -> list[Standing]:
        return standings(self)

    def dump(self) -> PlainDict:
        return dump(self)
