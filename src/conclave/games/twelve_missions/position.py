"""A position of Twelve Missions."""

from conclave.core.chance import Chance
from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move, Standing
from conclave.games.twelve_missions.acts import act, add_cubes
from conclave.games.twelve_missions.cards import CARDS
from conclave.games.twelve_missions.choices import legal, to_trick
from conclave.games.twelve_missions.dump import dump
from conclave.games.twelve_missions.flow import after_play, after_spending, next_card
from conclave.games.twelve_missions.imagining import Knowledge, fill
from conclave.games.twelve_missions.moves import CUBES, DONE_MOVE, PLAY, plays
from conclave.games.twelve_missions.score import standings
from conclave.games.twelve_missions.table import SPEND, TRICK, Table
from conclave.games.twelve_missions.tricks import HUSHED, lay, playable
from conclave.games.twelve_missions.variant import Variant


class Position(Table):
    known: list[Knowledge | None]
    """What each seat knows, worked out when it first imagines; a move makes it out of date."""

    def __init__(self, seats: int, variant: Variant) -> None:
        super().__init__(seats, variant)
        self.known = []

    def legal(self) -> list[Move]:
        if self.phase != TRICK:
            return legal(self)
        if not self.allowed:
            self.allowed = playable(self)
        if self.effect == 14 or self.crystals[self.turn]:
            return to_trick(self, self.allowed)
        return plays(self.allowed)

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        if self.known:
            self.known = []
        phase = self.phase
        if phase == TRICK and self._is_plain_card(move):
            seat = self.turn
            lay(self, move[1], False, told)
            if self.effect or self.cubes[seat] or self.crystals[seat]:
                after_play(self, chance, told)
            else:
                next_card(self, chance, told)
        elif phase == SPEND and move == DONE_MOVE:
            after_spending(self, chance, told)
        elif phase == SPEND and self._is_cubes(move):
            add_cubes(self, move[1], told)
            after_play(self, chance, told)
        elif move in self.legal():
            act(self, move, chance, told)
        else:
            raise IllegalMove("move-not-legal", {"sentence": str(move)})

    def _is_plain_card(self, move: Move) -> bool:
        """Whether the move plays a card that may be played without a crystal."""
        if len(move) != 2 or move[0] != PLAY:
            return False
        if not self.allowed:
            self.allowed = playable(self)
        return 0 <= move[1] < CARDS and self.allowed >> move[1] & 1 == 1

    def _is_cubes(self, move: Move) -> bool:
        """Whether the move lays cubes that may be laid."""
        if len(move) != 2 or move[0] != CUBES or self.spent or self.once & HUSHED:
            return False
        return move[1] != 0 and abs(move[1]) <= self.cubes[self.turn]

    def copy(self) -> "Position":
        twin = Position(self.seats, self.variant)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.queue = self.queue
        twin.round = self.round
        twin.dealer = self.dealer
        twin.mission = self.mission
        twin.missions = self.missions
        twin.hands = self.hands[:]
        if self.mission.plain:
            # Nothing lies in front of the seats, and nothing will before the next deal.
            twin.up = self.up
            twin.down = self.down
            twin.covers = self.covers
            twin.rows = self.rows
        else:
            twin.up = self.up[:]
            twin.down = self.down[:]
            twin.covers = self.covers[:]
            twin.rows = self.rows[:]
        twin.chosen = self.chosen[:]
        twin.away = self.away[:]
        twin.undealt = self.undealt
        twin.turned = self.turned
        twin.crystals = self.crystals[:]
        twin.cubes = self.cubes[:]
        twin.dominant = self.dominant
        twin.led = self.led
        twin.allowed = self.allowed
        twin.order = self.order[:]
        twin.cards = self.cards[:]
        twin.values = self.values[:]
        twin.suits = self.suits[:]
        twin.powers = self.powers[:]
        twin.once = self.once
        twin.spent = self.spent
        twin.next_leader = self.next_leader
        twin.claim = self.claim
        twin.tricks = self.tricks[:]
        twin.owners = self.owners
        twin.piles = self.piles
        twin.shown = self.shown
        twin.extras = self.extras
        twin.last_order = self.last_order
        twin.last_cards = self.last_cards
        twin.drawn = self.drawn
        twin.scroll = self.scroll
        twin.effect = self.effect
        twin.effect_seat = self.effect_seat
        twin.effect_choice = self.effect_choice
        twin.ready = self.ready
        twin.scrolls = self.scrolls[:]
        twin.open_scrolls = self.open_scrolls[:]
        twin.burnt = self.burnt[:]
        twin.looked_at = self.looked_at
        twin.fresh = self.fresh
        twin.deck = self.deck
        twin.used = self.used
        twin.points = self.points
        twin.mission_points = self.mission_points
        twin.scroll_points = self.scroll_points
        twin.lost = self.lost
        twin.bonus = self.bonus
        twin.sheet = self.sheet
        twin.facts = self.facts[:]
        return twin

    def imagine(self, seat: int, chance: Chance) -> "Position":
        """The cards that the seat can't see, laid out anew as it may be; see ``imagining``."""
        if not self.known:
            self.known = [None] * self.seats
        known = self.known[seat]
        if known is None:
            known = Knowledge(self, seat)
            self.known[seat] = known
        twin = self.copy()
        twin.allowed = 0
        fill(twin, seat, known, chance)
        return twin

    def standings(self) -> list[Standing]:
        return standings(self)

    def dump(self) -> PlainDict:
        return dump(self)
