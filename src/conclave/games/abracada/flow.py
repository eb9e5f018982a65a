"""A turn: naming spells, hit or miss, and stopping."""

from conclave.core.chance import Chance
from conclave.core.errors import IllegalMove
from conclave.core.events import Event, all_eyes_but
from conclave.core.options import Options, plain_options
from conclave.core.plain import PlainDict, plain_int_lists, plain_ints
from conclave.core.state import NOBODY, Move, Standing, rank
from conclave.games.abracada.beliefs import REFILL, imagine_hand
from conclave.games.abracada.moves import STOP
from conclave.games.abracada.rounds import EMPTIED, FELL, KILLED, finish, show_result
from conclave.games.abracada.spells import EFFECTS
from conclave.games.abracada.stones import COPIES, HAND, SPELLS, TOP
from conclave.games.abracada.table import Table


class Position(Table):
    """A position of Abracada…What?"""

    def legal(self) -> list[Move]:
        return self.choices[self.last]

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        if move not in self.permitted[self.last]:
            raise IllegalMove("move-not-legal", {"sentence": str(move)})
        if move[0] == STOP:
            if told is not None:
                told.append(Event("abracada-stop", {"seat": self.turn}))
            self._end_turn(told)
            return
        spell = move[1]
        if spell < self.last and not self.easy:
            self._slip(spell, chance, told)
        elif spell in self.hands[self.turn]:
            self._hit(spell, chance, told)
        else:
            self._miss(spell, chance, told)

    def _hit(self, spell: int, chance: Chance, told: list[Event] | None) -> None:
        """A7: the stone goes to the board, the effect happens, and the actor may go on."""
        seat = self.turn
        hand = self.hands[seat]
        hand.remove(spell)
        self.board[spell] += 1
        self.lessons[seat] += (spell,)
        self.last = spell
        if told is not None:
            told.append(Event("abracada-hit", {"seat": seat, "spell": spell}, reveals=True))
        EFFECTS[spell](self, chance, told)
        if not hand:
            finish(self, EMPTIED, chance, told)  # A10: whoever the last spell killed
        elif self._somebody_fell():
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
        if self._somebody_fell():
            finish(self, FELL, chance, told)
        else:
            self._end_turn(told)

    def _somebody_fell(self) -> bool:
        """Whether deaths end the round: the first does, or in A19 the last but one."""
        if not self.last_standing:
            return 0 in self.lives
        return self.lives.count(0) == self.seats - 1

    def _end_turn(self, told: list[Event] | None) -> None:
        """A9: refill as far as the pile lasts, then the seat to the left."""
        seat = self.turn
        hand = self.hands[seat]
        missing = HAND - len(hand)
        if missing and self.pile and self.lives[seat]:
            missing = min(missing, len(self.pile))
            drawn = [self.pile.pop() for _ in range(missing)]
            hand += drawn
            self.lessons[seat] += (REFILL + missing,)
            if told is not None:
                shown: PlainDict = {"stones": plain_ints(drawn)}
                told.append(
                    Event(
                        "abracada-refill",
                        {"seat": seat, "count": missing},
                        shown,
                        all_eyes_but(seat, self.seats),
                        True,
                    )
                )
        self.turn = self.left_of(seat)
        self.last = 0

    def copy(self) -> "Position":
        twin = Position(
            self.seats, self.easy, self.slips, self.last_standing, self.rounds, self.odds
        )
        twin.round = self.round
        twin.turn = self.turn
        twin.last = self.last
        twin.lives = self.lives[:]
        twin.points = self.points[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.board = self.board[:]
        twin.pile = self.pile[:]
        twin.secrets = self.secrets[:]
        twin.taken = [stones[:] for stones in self.taken]
        twin.lessons = self.lessons[:]
        twin.won = self.won[:]
        twin.survived = self.survived[:]
        twin.secret_points = self.secret_points[:]
        twin.result = self.result
        return twin

    def unseen(self, seat: int | None) -> list[int]:
        """How many stones of each spell that seat has seen nowhere (index 0 unused). A spectator
        sees the board alone."""
        counts = [COPIES[spell] - self.board[spell] for spell in range(9)]
        if seat is None:
            return counts
        for stone in self.taken[seat]:
            counts[stone] -= 1
        for other in range(self.seats):
            if other != seat:
                for stone in self.hands[other]:
                    counts[stone] -= 1
        return counts

    def imagine(self, seat: int, chance: Chance) -> "Position":
        twin = self.copy()
        unseen = self.unseen(seat)
        hand = self.hands[seat]
        twin.hands[seat] = imagine_hand(self.lessons[seat], len(hand), unseen, chance)
        urn = [spell for spell in SPELLS for _ in range(unseen[spell])]
        chance.shuffle(urn)
        twin.pile = [urn.pop() for _ in self.pile]
        twin.secrets = [urn.pop() for _ in self.secrets]
        for other in range(self.seats):
            if other != seat:
                twin.taken[other] = [urn.pop() for _ in self.taken[other]]
        return twin

    def standings(self) -> list[Standing]:
        """A17: by points; ties at the top go by the last round's points, then by lives."""
        best = max(self.points)
        scores: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            points = self.points[seat]
            if points == best and self.result is not None and self.turn == NOBODY:
                scores.append((points, self.result.gains[seat], self.result.lives[seat]))
            else:
                scores.append((points, 0, 0))
        places = rank(scores)
        return [Standing(s, places[s], self.points[s], self._parts(s)) for s in range(self.seats)]

    def _parts(self, seat: int) -> dict[str, int]:
        earned = self.won[seat] + self.survived[seat] + self.secret_points[seat]
        return {
            "won": self.won[seat],
            "survived": self.survived[seat],
            "secrets": self.secret_points[seat],
            "over-the-top": min(0, TOP - earned),
        }

    def dump(self) -> PlainDict:
        return {
            "seats": self.seats,
            "options": plain_options(self.options()),
            "round": self.round,
            "turn": self.turn,
            "last": self.last,
            "lives": plain_ints(self.lives),
            "points": plain_ints(self.points),
            "hands": plain_int_lists(self.hands),
            "board": plain_ints(self.board[1:]),
            "pile": plain_ints(self.pile),
            "secrets": plain_ints(self.secrets),
            "taken": plain_int_lists(self.taken),
            "lessons": plain_int_lists([list(lessons) for lessons in self.lessons]),
            "won": plain_ints(self.won),
            "survived": plain_ints(self.survived),
            "secret_points": plain_ints(self.secret_points),
            "result": None if self.result is None else show_result(self.result),
        }

    def options(self) -> Options:
        return {
            "easy": self.easy,
            "slips": self.slips,
            "last_standing": self.last_standing,
            "rounds": self.rounds,
            "odds": self.odds,
        }
