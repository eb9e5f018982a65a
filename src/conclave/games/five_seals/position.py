"""Playing: whatever is asked, the answers that are legal, and what comes of them."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move, Standing
from conclave.games.five_seals.bot.room_values import lure_of
from conclave.games.five_seals.notation.dump import dump
from conclave.games.five_seals.rules.breaking import absorb, absorptions, break_seal, breaks
from conclave.games.five_seals.rules.events import tell_cast
from conclave.games.five_seals.rules.moves import BREAK, CAST, GIVE_UP
from conclave.games.five_seals.rules.phases import ABSORB, DRAFT, OVER, TURN
from conclave.games.five_seals.rules.round import drafts, give_up, standings, take_dice
from conclave.games.five_seals.rules.spells.book import SPELL_STEPS
from conclave.games.five_seals.rules.spells.spell import BOOK
from conclave.games.five_seals.rules.state import Table

_GIVE_UP: Final[Move] = (GIVE_UP,)


class Position(Table):
    """A position of Five Seals of Magic."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        known = self.moves
        if known is not None:
            return known
        phase = self.phase
        if phase == TURN:
            known = self._turn()
        elif phase == DRAFT:
            known = drafts(self)
        elif phase == ABSORB:
            known = absorptions(self)
        elif phase == OVER:
            known = []
        else:
            known = SPELL_STEPS[phase].ways(self, self.casting)
        self.moves = known
        return known

    def _turn(self) -> list[Move]:
        """F9: who can break must break, but may cast before; who can't may cast or give up."""
        seat = self.turn
        found = breaks(self, self.reach(seat))
        stuck = not found
        before = -1
        for scroll in self.ready[seat]:
            if scroll != before:
                found += BOOK[scroll].ways(self, scroll)
                before = scroll
        if stuck:
            found.append(_GIVE_UP)
        return found

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        legal = self.moves
        if legal is None:
            legal = self.legal()
        for known in legal:  # most callers give back the very move they were offered
            if known is move:
                break
        else:
            if move not in legal:
                raise IllegalMove("move-not-legal", {"sentence": str(move)})
        self.moves = None
        phase = self.phase
        if phase == TURN:
            if move[0] == BREAK:
                break_seal(self, move, chance, told)
            elif move[0] == CAST:
                self._cast(move, chance, told)
            else:
                give_up(self, move, chance, told)
        elif phase == DRAFT:
            take_dice(self, move, chance, told)
        elif phase == ABSORB:
            absorb(self, move, chance, told)
        else:
            SPELL_STEPS[phase].take(self, move, chance, told)

    def _cast(self, move: Move, chance: Chance, told: list[Event] | None) -> None:
        """F9: the effect, and the scroll lies face down."""
        scroll = move[1]
        self.turn_down(self.turn, scroll)
        self.casting = scroll
        if told is not None:
            tell_cast(told, self.turn, scroll)
        BOOK[scroll].cast(self, move, chance, told)

    def copy(self) -> "Position":
        twin = Position(self.seats, self.variant, self.circle)
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.decider = self.decider
        twin.phase = self.phase
        twin.casting = self.casting
        twin.chosen = self.chosen
        twin.quiet = self.quiet
        twin.broken = self.broken
        twin.lying = self.lying[:]
        twin.sealed = self.sealed[:]
        twin.prey = self.prey[:]
        twin.gone = self.gone
        twin.sixes = self.sixes
        twin.region = self.region[:]
        twin.floor = self.floor[:]
        twin.mages = self.mages[:]
        twin.familiars = self.familiars[:]
        twin.guardians = self.guardians[:]
        twin.dice = self.dice[:]
        twin.cups = self.cups[:]
        twin.supply = self.supply[:]
        twin.ready = self.ready[:]
        twin.spent = self.spent[:]
        twin.absorbed = self.absorbed[:]
        twin.done = self.done
        twin.moves = self.moves
        twin.lure = self.lure
        return twin

    def imagine(self, seat: int, chance: Chance) -> "Position":
        """Everything lies open: what is not on the table is in the box, and rolls are not made
        before they are rolled. What the rooms promise is found out once, for all that is imagined
        from there on."""
        twin = self.copy()
        if twin.lure is None:
            lure_of(twin)
        return twin

    def standings(self) -> list[Standing]:
        return standings(self)

    def dump(self) -> PlainDict:
        return dump(self)
