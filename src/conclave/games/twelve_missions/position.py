"""A position of Twelve Missions."""

from conclave.core.chance import Chance
from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move, Standing
from conclave.games.twelve_missions.acts import act
from conclave.games.twelve_missions.choices import legal
from conclave.games.twelve_missions.dump import dump
from conclave.games.twelve_missions.flow import after_play
from conclave.games.twelve_missions.imagining import Knowledge, fill
from conclave.games.twelve_missions.moves import PLAY
from conclave.games.twelve_missions.score import standings
from conclave.games.twelve_missions.table import TRICK, Table
from conclave.games.twelve_missions.tricks import lay, playable
from conclave.games.twelve_missions.variant import Variant


class Position(Table):
    known: list[Knowledge | None]
    """What each seat knows, worked out when it first imagines; a move makes it out of date."""

    def __init__(self, seats: int, variant: Variant) -> None:
        super().__init__(seats, variant)
        self.known = []

    def legal(self) -> list[Move]:
        return legal(self)

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        if self.known:
            self.known = []
        if self.phase == TRICK and len(move) == 2 and move[0] == PLAY:
            card = move[1]
            if 0 <= card < 32 and playable(self) >> card & 1:
                lay(self, card, False, told)
                after_play(self, chance, told)
                return
        if move not in legal(self):
            raise IllegalMove("move-not-legal", {"sentence": str(move)})
        act(self, move, chance, told)

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
        fill(twin, seat, known, chance)
        return twin

    def standings(self) -> list[Standing]:
        return standings(self)

    def dump(self) -> PlainDict:
        return dump(self)
