"""A position of Twelve Missions: what lies on the table, wired to the rules."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.errors import IllegalMove
from conclave.core.plain import PlainDict
from conclave.core.state import Move, Standing
from conclave.games.twelve_missions.knowledge.imagine import Knowledge, fill
from conclave.games.twelve_missions.knowledge.reshuffle import lay_anew, unseen
from conclave.games.twelve_missions.notation.dump import dump
from conclave.games.twelve_missions.rules.follow_suit import to_trick
from conclave.games.twelve_missions.rules.legal import WAYS, any_legal
from conclave.games.twelve_missions.rules.moves import PLAY
from conclave.games.twelve_missions.rules.phases import OVER, TRICK
from conclave.games.twelve_missions.rules.play import ACTS, act, play_card
from conclave.games.twelve_missions.rules.score import places, standings
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.variant import Variant

NO_KNOWLEDGE: Final[list[Knowledge | None]] = []


class Position(Table):
    __slots__ = ("known",)

    known: list[Knowledge | None]
    """What each seat knows, worked out when it first imagines; a move makes it out of date."""

    def __init__(self, seats: int, variant: Variant) -> None:
        super().__init__(seats, variant)
        self.listed = None
        self.known = NO_KNOWLEDGE

    def actor(self) -> int:
        return self.turn

    def over(self) -> bool:
        return self.phase == OVER

    def legal(self) -> list[Move]:
        moves = self.listed
        if moves is None:
            moves = to_trick(self) if self.phase == TRICK else WAYS[self.phase](self)
            self.listed = moves
        return moves

    def play(self, move: Move, chance: Chance, told: Told = None) -> None:
        listed = self.listed
        if listed is None:
            listed = self.legal()
        # Mostly it is an object of the list itself, and identity is quicker to test than equality.
        for choice in listed:
            if choice is move:
                break
        else:
            if move not in listed:
                raise IllegalMove("move-not-legal", {"sentence": str(move)})
        self.listed = None
        self.known = NO_KNOWLEDGE
        if move[0] == PLAY:  # the commonest kind without a detour
            play_card(self, move[1], chance, told)
        else:
            ACTS[move[0]](self, move, chance, told)

    def play_any(self, chance: Chance) -> None:
        listed = self.listed
        move = any_legal(self, chance) if listed is None else listed[chance.below(len(listed))]
        self.listed = None
        if self.known is not NO_KNOWLEDGE:
            self.known = NO_KNOWLEDGE
        if move[0] == PLAY:
            play_card(self, move[1], chance, None)
        else:
            act(self, move, chance, None)

    def copy(self) -> "Position":
        twin = Position(self.seats, self.variant)
        twin.listed = self.listed
        twin.phase = self.phase
        twin.turn = self.turn
        twin.queue = self.queue
        twin.round = self.round
        twin.dealer = self.dealer
        twin.mission = self.mission
        twin.plain = self.plain
        twin.quiet = self.quiet
        twin.means = self.means[:]
        twin.missions = self.missions
        twin.shuffled = self.shuffled
        twin.hands = self.hands[:]
        if self.plain:
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
        twin.seating = self.seating
        twin.cards = self.cards[:]
        twin.cubes_on = self.cubes_on
        twin.suits = self.suits
        twin.powers = self.powers
        twin.once = self.once
        twin.levelled = self.levelled
        twin.next_leader = self.next_leader
        twin.claim = self.claim
        twin.tricks = self.tricks[:]
        twin.owners = self.owners[:]
        twin.piles = self.piles[:]
        twin.shown = twin.piles if self.shown is self.piles else self.shown[:]
        twin.extras = self.extras[:]
        twin.last_seating = self.last_seating
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
        twin.written = self.written
        twin.written_at = self.written_at
        return twin

    def imagine(self, seat: int, chance: Chance) -> "Position":
        """What the seat can't see, laid out anew as it may be: ``knowledge.imagine``."""
        if self.known is NO_KNOWLEDGE:
            self.known = [None] * self.seats
        known = self.known[seat]
        if known is None:
            known = Knowledge(self, seat)
            self.known[seat] = known
        twin = self.copy()
        twin.listed = None
        fill(twin, seat, known, chance)
        # The seat can't tell the two apart, so it knows the same of both.
        twin.known = [None] * self.seats
        twin.known[seat] = known
        return twin

    def reshuffled(self, chance: Chance) -> "Position":
        twin = self.copy()
        lay_anew(twin, chance)
        return twin

    def unseen(self) -> int:
        return unseen(self)

    def standings(self) -> list[Standing]:
        return standings(self)

    def places(self) -> list[int]:
        return places(self)

    def dump(self) -> PlainDict:
        return dump(self)
