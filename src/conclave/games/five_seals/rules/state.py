"""What is on the table, and the small things that happen to it."""

from typing import Final

from conclave.core.state import Move, State
from conclave.games.five_seals.box.codes import NOTHING, SCROLL, SEALS, STRENGTH_OF
from conclave.games.five_seals.box.dice import Handful
from conclave.games.five_seals.box.dungeon import Spot
from conclave.games.five_seals.box.pieces import COLOURS, MIND
from conclave.games.five_seals.rules.phases import BROKEN, OVER, TURN
from conclave.games.five_seals.rules.variant import Variant
from conclave.games.five_seals.rules.written import Written


class Table(State):
    """Seals, scrolls, dice and figures, and whose turn it is.

    Copies share the rows of scrolls and the list of legal moves: they are replaced, never altered.
    """

    # In slots: with this many fields a dict is slow to read.
    __slots__ = (
        *("variant", "dungeon", "circle"),
        *("round", "first", "turn", "decider", "phase", "casting", "chosen", "quiet", "broken"),
        *("lying", "sealed", "prey", "gone", "sixes", "region", "floor"),
        *("mages", "familiars", "guardians", "sentries"),
        *("dice", "cups", "supply", "ready", "spent", "absorbed", "done", "moves", "written"),
    )

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
    """What lies on each spot; see ``box.codes``."""
    sealed: list[list[Spot]]
    """By seal (``element * 8 + strength``): the spots where it is, as a token or on a scroll."""
    prey: list[list[Spot]]
    """By colour and strength likewise: the spots whose seal dice of that colour break, which adds
    the Mind scrolls (F10)."""
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

    mages: list[int]
    familiars: list[int]
    """The spot, or NOWHERE: with its owner, on the Binding scroll if the round is over."""
    guardians: list[int]
    """F36: by element, the spot or NOWHERE."""
    sentries: int
    """How many familiars and guardians stand on seals; while none does, no seal is closed."""

    dice: list[Handful]
    """Four for each seat: the dice of each colour."""
    cups: list[int]
    """Four for each seat: dice of each colour taken for the next round, not yet rolled."""
    supply: list[int]
    ready: list[tuple[int, ...]]
    """The face-up scrolls of each seat, lowest number first."""
    spent: list[tuple[int, ...]]
    """The face-down scrolls of each seat."""
    absorbed: list[int]
    """F25: by element, the token on that Absorption scroll."""
    done: int
    """The seats whose round is over."""
    moves: list[Move] | None
    """The legal moves, once somebody has asked for them."""
    written: Written | None
    """The table as numbers, likewise."""

    def __init__(self, seats: int, variant: Variant, circle: int) -> None:
        self.seats = seats
        self.variant = variant
        self.dungeon = variant.dungeon
        self.circle = circle
        self.moves = None
        self.written = None

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

    def has_broken(self, thing: int) -> None:
        """The break that ends a turn; ``play`` goes on from there."""
        self.chosen = thing
        self.broken = True
        self.phase = BROKEN

    def put(self, spot: int, thing: int) -> None:
        self.lying[spot] = thing
        if self.written is not None:
            self.written.stale.append(spot)
        self.sentries += self.carries(spot)
        seal = SEALS[thing]
        everywhere = [*self.sealed[seal], self.dungeon.spots[spot]]
        self.sealed[seal] = sorted(everywhere, key=lambda where: where.number)
        self.notice(seal)
        if thing >= SCROLL and seal % 8 == 6:
            self.sixes += 1

    def lift(self, spot: int) -> int:
        """Whatever lies there is taken away; whether the way is open is another question."""
        thing = self.lying[spot]
        if self.sentries:
            self.sentries -= self.carries(spot)
        self.lying[spot] = NOTHING
        if self.written is not None:
            self.written.stale.append(spot)
        seal = SEALS[thing]
        here = self.dungeon.spots[spot]
        self.sealed[seal] = [where for where in self.sealed[seal] if where is not here]
        self.notice(seal)
        if thing >= SCROLL and seal % 8 == 6:
            self.sixes -= 1
        return thing

    def notice(self, seal: int) -> None:
        """A seal has come or gone, so what dice can break has changed."""
        if seal >= MIND * 8:
            for colour in COLOURS:
                self.notice(seal - (MIND - colour) * 8)
            return
        own, minds = self.sealed[seal], self.sealed[MIND * 8 + seal % 8]
        self.prey[seal] = own + minds if minds else own

    def clear(self, spot: int) -> None:
        """Something has left a spot: if nothing is in the way any more, the way is open."""
        dungeon = self.dungeon
        one, two = self.region[dungeon.one[spot]], self.region[dungeon.two[spot]]
        if one == two or self.lying[spot] or self.is_held(spot):
            return
        # The lower number stays: it is the hall's, mostly, whose region is the largest.
        if one > two:
            one, two = two, one
        left = self.floor[two]
        self.floor[one] |= left
        while left:
            low = left & -left
            self.region[low.bit_length() - 1] = one
            left ^= low

    def is_held(self, spot: int) -> bool:
        """Whether a mage or a familiar stands there."""
        for seat in range(self.seats):
            if self.mages[seat] == spot or self.familiars[seat] == spot:
                return True
        return False

    def move_familiar(self, seat: int, spot: int) -> None:
        """The familiar goes to a spot, or to NOWHERE; the way that it held is open."""
        before = self.familiars[seat]
        self.familiars[seat] = spot
        if before >= 0:
            if self.lying[before]:
                self.sentries -= 1
            self.clear(before)
        if spot >= 0 and self.lying[spot]:
            self.sentries += 1

    def move_guardian(self, element: int, spot: int) -> None:
        """F36: the guardian goes onto a scroll, or to NOWHERE."""
        self.sentries += (spot >= 0) - (self.guardians[element] >= 0)
        self.guardians[element] = spot

    def carries(self, spot: int) -> int:
        """How many familiars and guardians stand there."""
        return self.familiars.count(spot) + self.guardians.count(spot)

    def reach(self, seat: int) -> int:
        """F11: the areas that the mage of this seat can walk into."""
        floor = self.sides(self.mages[seat])
        return floor if self.familiars[seat] < 0 else self.past_familiar(seat, floor)

    def sides(self, spot: int) -> int:
        """The regions on both sides of a spot."""
        region, floor = self.region, self.floor
        here = self.dungeon.spots[spot]
        one, two = region[here.one], region[here.two]
        return floor[one] if one == two else floor[one] | floor[two]

    def past_familiar(self, seat: int, floor: int) -> int:
        """F11: its own familiar holds its doorway open for its mage."""
        familiar = self.familiars[seat]
        if familiar < 0 or self.lying[familiar]:
            return floor
        more = self.sides(familiar)
        return floor | more if floor & more else floor

    def closed(self, seat: int) -> list[int]:
        """F11: the spots whose seal this seat may not break, as a guardian or another seat's
        familiar stands there. (No mage ever stands on a seal.)"""
        closed = [spot for spot in self.guardians if spot >= 0]
        for other in range(self.seats):
            spot = self.familiars[other]
            if spot >= 0 and other != seat and self.lying[spot]:
                closed.append(spot)
        return closed

    def has_dice(self, seat: int) -> bool:
        base = 4 * seat
        dice = self.dice
        return (dice[base] | dice[base + 1] | dice[base + 2] | dice[base + 3]) != 0

    def rivals(self) -> list[int]:
        """F42: the opponents of the seat on turn whose round is not over."""
        away = self.done | 1 << self.turn
        return [seat for seat in range(self.seats) if not away >> seat & 1]

    def turn_down(self, seat: int, scroll: int) -> None:
        self.ready[seat] = without(self.ready[seat], scroll)
        self.spent[seat] = self.spent[seat] + _ALONE[scroll]


_ALONE: Final = [(scroll,) for scroll in range(len(STRENGTH_OF))]
"""By scroll: a row of it alone."""


def without(row: tuple[int, ...], scroll: int) -> tuple[int, ...]:
    place = 0
    while row[place] != scroll:
        place += 1
    return row[:place] + row[place + 1 :] if place else row[1:]


def within(row: tuple[int, ...], scroll: int) -> tuple[int, ...]:
    place = 0
    while place < len(row) and row[place] < scroll:
        place += 1
    return row[:place] + _ALONE[scroll] + row[place:]
