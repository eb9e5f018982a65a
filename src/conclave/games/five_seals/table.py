"""What is on the table, and the small things that happen to it."""

from typing import TypeAlias

from conclave.core.events import Event
from conclave.core.state import Move, State
from conclave.games.five_seals.dice import Handful
from conclave.games.five_seals.phases import OVER, TURN
from conclave.games.five_seals.scrolls import NOTHING, SCROLL, SEALS, strength_of
from conclave.games.five_seals.variant import Variant

Told: TypeAlias = list[Event] | None
"""Where what happens is told; None when nobody listens, as in search."""


class Table(State):
    """Seals, scrolls, dice and figures, and whose turn it is.

    Copies share the rows of scrolls and the list of legal moves: they are replaced, never altered.
    """

    round: int
    """0 while the first dice are taken."""
    first: int
    turn: int
    decider: int
    phase: int
    casting: int
    """The scroll whose steps are being taken."""
    chosen: int
    """What an earlier step has chosen, or the token that may be absorbed."""
    quiet: int
    """F15: rounds in a row, before this one, in which no seal was broken."""
    broken: bool
    """Whether a seal was broken in this round."""

    lying: list[int]
    """What lies on each spot; see ``scrolls``."""
    sealed: list[int]
    """By seal (``element * 8 + strength``): the spots where it is, token or scroll."""
    tokens: int
    """The spots that hold a seal token."""
    gone: int
    """How many seal tokens have left the game."""
    sixes: int
    """F14: scrolls of strength 6 on the board."""

    region: list[int]
    """By area: the number of its region. Areas of a region are joined by doorways that hold
    neither a token nor a figure. A figure only ever comes to stand where no way was open, so
    regions grow together and never fall apart."""
    floor: list[int]
    """By region: its areas."""
    shore: list[int]
    """By region: the spots that it touches."""

    mages: list[int]
    familiars: list[int]
    """The spot, or NOWHERE: with its owner, on the Binding scroll if the round is over."""
    guardians: list[int]
    """F36: by element, the spot or NOWHERE."""
    guarded: int
    """The spots under a guardian."""

    dice: list[Handful]
    """Four for each seat: the dice of each colour."""
    cups: list[int]
    """Four for each seat: dice of each colour taken for the next round, not yet rolled."""
    supply: list[int]
    ready: list[tuple[int, ...]]
    """The face-up scrolls of each seat, lowest number first."""
    spent: list[tuple[int, ...]]
    """The face-down scrolls of each seat, lowest number first."""
    absorbed: list[int]
    """F25: by element, the token on that Absorption scroll."""
    done: int
    """The seats whose round is over."""
    moves: list[Move] | None
    """The legal moves, once somebody has asked for them."""

    def __init__(self, seats: int, variant: Variant, circle: int) -> None:
        self.seats = seats
        self.variant = variant
        self.dungeon = variant.dungeon
        self.circle = circle
        self.moves = None

    def actor(self) -> int:
        return self.decider

    def over(self) -> bool:
        return self.phase == OVER

    def ask(self, phase: int, seat: int) -> None:
        self.phase = phase
        self.decider = seat

    def go_on(self) -> None:
        """Back to the turn that something was asked in."""
        self.phase = TURN
        self.decider = self.turn

    def put(self, spot: int, thing: int) -> None:
        self.lying[spot] = thing
        bit = self.dungeon.bits[spot]
        self.sealed[SEALS[thing]] |= bit
        if thing < SCROLL:
            self.tokens |= bit
        elif strength_of(thing - SCROLL) == 6:
            self.sixes += 1

    def lift(self, spot: int) -> int:
        """Whatever lies there is taken away; who opens the way is asked separately."""
        thing = self.lying[spot]
        self.lying[spot] = NOTHING
        bit = self.dungeon.bits[spot]
        self.sealed[SEALS[thing]] ^= bit
        if thing < SCROLL:
            self.tokens ^= bit
        elif strength_of(thing - SCROLL) == 6:
            self.sixes -= 1
        return thing

    def clear(self, spot: int) -> None:
        """Something has left a spot: if nothing is in the way any more, the way is open."""
        dungeon = self.dungeon
        one, two = self.region[dungeon.one[spot]], self.region[dungeon.two[spot]]
        if one == two or self.lying[spot] or spot in self.mages or spot in self.familiars:
            return
        if self.floor[one].bit_count() < self.floor[two].bit_count():
            one, two = two, one
        left = self.floor[two]
        self.floor[one] |= left
        self.shore[one] |= self.shore[two]
        while left:
            low = left & -left
            self.region[low.bit_length() - 1] = one
            left ^= low

    def move_familiar(self, seat: int, spot: int) -> None:
        """The familiar goes to a spot, or to NOWHERE; the way that it held is open."""
        before = self.familiars[seat]
        self.familiars[seat] = spot
        if before >= 0:
            self.clear(before)

    def reach(self, seat: int) -> int:
        """F11: the spots that the mage of this seat can walk up to."""
        region, shore, dungeon = self.region, self.shore, self.dungeon
        spot = self.mages[seat]
        one, two = region[dungeon.one[spot]], region[dungeon.two[spot]]
        found = shore[one] | shore[two]
        familiar = self.familiars[seat]
        if familiar < 0 or self.lying[familiar]:
            return found
        # F11: the own familiar is in nobody's way but the others'.
        near, far = region[dungeon.one[familiar]], region[dungeon.two[familiar]]
        if near in (one, two) or far in (one, two):
            found |= shore[near] | shore[far]
        return found

    def closed(self, seat: int) -> int:
        """F11: the seals that this seat may not break: under a guardian or another's familiar.
        (No mage ever stands on a seal.)"""
        closed = self.guarded
        if self.circle == 4:
            for other in range(self.seats):
                spot = self.familiars[other]
                if other != seat and spot >= 0 and self.lying[spot]:
                    closed |= self.dungeon.bits[spot]
        return closed

    def targets(self, seat: int) -> int:
        """F11: the spots whose seal this seat could break if it had the dice."""
        return self.reach(seat) & ~self.closed(seat)

    def has_dice(self, seat: int) -> bool:
        base = 4 * seat
        dice = self.dice
        return (dice[base] | dice[base + 1] | dice[base + 2] | dice[base + 3]) != 0

    def rivals(self) -> list[int]:
        """The opponents of the seat whose turn it is whose round is not over, clockwise."""
        seats = [(self.turn + n) % self.seats for n in range(1, self.seats)]
        return [seat for seat in seats if not self.done >> seat & 1]

    def turn_down(self, seat: int, scroll: int) -> None:
        self.ready[seat] = without(self.ready[seat], scroll)
        self.spent[seat] = within(self.spent[seat], scroll)


def without(row: tuple[int, ...], scroll: int) -> tuple[int, ...]:
    place = row.index(scroll)
    return row[:place] + row[place + 1 :]


def within(row: tuple[int, ...], scroll: int) -> tuple[int, ...]:
    return tuple(sorted((*row, scroll)))
