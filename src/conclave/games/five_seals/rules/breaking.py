"""Breaking seals: which, with which dice, and what comes of it (F10–F12)."""

from functools import cache
from typing import Final

from conclave.core.compiled import i64
from conclave.core.effects import Told
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import SCROLL
from conclave.games.five_seals.box.dice import SLOTS, Handful, count, payments
from conclave.games.five_seals.box.dungeon import NOWHERE, all_dungeons
from conclave.games.five_seals.box.pieces import COLOURS, STRENGTHS
from conclave.games.five_seals.rules.events import tell_break
from conclave.games.five_seals.rules.moves import BREAK
from conclave.games.five_seals.rules.state import Table, within
from conclave.games.five_seals.rules.walking import walk


class Payment:
    """A seal that dice break, and which of the dice do it, in one way or in several."""

    __slots__ = ("colour", "dice", "listed", "many", "seal")

    def __init__(self, colour: int, strength: int, dice: list[Handful]) -> None:
        self.colour = colour
        self.seal: i64 = 8 * colour + strength
        self.dice = dice
        self.many: i64 = len(dice)
        self.listed: list[list[Move]] = []

    def ways(self) -> list[list[Move]]:
        """Of each way the moves, by the spot where the seal is. They are many, and random play,
        which lists none, is quicker without them."""
        if not self.listed:
            self.listed = [_by_spot(self.colour, paid) for paid in self.dice]
        return self.listed


class _Payments:
    """By dice of one colour: all that they break, the weakest first."""

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.known: list[list[Payment] | None] = [None] * SLOTS
        """What was found before."""

    def find(self, handful: Handful) -> list[Payment]:
        known = self.known[handful % SLOTS]
        if known is not None:
            return known
        found: list[Payment] = []
        for strength in STRENGTHS:
            dice = payments(handful, strength)
            if dice:
                found.append(Payment(self.colour, strength, dice))
        self.known[handful % SLOTS] = found
        return found


@cache
def _by_spot(colour: int, paid: Handful) -> list[Move]:
    return [(BREAK, spot, colour, paid) for spot in range(MOST_SPOTS)]


PAYMENTS: Final = [_Payments(colour) for colour in COLOURS]
MOST_SPOTS: Final = max(len(dungeon.spots) for dungeon in all_dungeons())


def breaks(table: Table, floor: int) -> list[Move]:
    """F10: the ways in which the actor can break a seal on the edge of these areas with dice."""
    found: list[Move] = []
    areas: i64 = floor
    prey, dice, place = table.prey, table.dice, 4 * table.turn
    for paid in PAYMENTS:
        handful = dice[place]
        place += 1
        if handful:
            for payment in paid.find(handful):
                ways = payment.ways()
                for spot in prey[payment.seal]:
                    if spot.ends & areas:
                        for way in ways:
                            found.append(way[spot.number])
    if found and table.sentries:  # F11
        closed = table.closed(table.turn)
        if closed:
            return [move for move in found if move[1] not in closed]
    return found


def count_breaks(table: Table, floor: int) -> int:
    """How many ways ``breaks`` lists, where no seal is closed. To count them is much quicker."""
    total: i64 = 0
    areas: i64 = floor
    prey, dice = table.prey, table.dice
    place: i64 = 4 * table.turn
    for paid in PAYMENTS:
        handful = dice[place]
        place += 1
        if handful:
            shown: i64 = handful
            known = paid.known[shown % SLOTS]
            for payment in paid.find(handful) if known is None else known:
                many = payment.many
                for spot in prey[payment.seal]:
                    if spot.ends & areas:
                        total += many
    return total


def break_at(table: Table, floor: int, number: int) -> Move:
    """The one that stands in that place of the list."""
    left: i64 = number
    areas: i64 = floor
    prey, dice = table.prey, table.dice
    place: i64 = 4 * table.turn
    for paid in PAYMENTS:
        handful = dice[place]
        place += 1
        if handful:
            shown: i64 = handful
            known = paid.known[shown % SLOTS]
            for payment in paid.find(handful) if known is None else known:
                many = payment.many
                for spot in prey[payment.seal]:
                    if spot.ends & areas:
                        if left < many:
                            return (BREAK, spot.number, payment.colour, payment.dice[left])
                        left -= many
    raise AssertionError("there is no such way")


def pay(table: Table, move: Move) -> None:
    """F10: the dice that break a seal go back to the supply."""
    colour, handful = move[2], move[3]
    dice, supply, place = table.dice, table.supply, 4 * table.turn + colour
    dice[place] = dice[place] - handful  # an item augmented in place is slow when compiled
    supply[colour] = supply[colour] + count(handful)


def take_seal(table: Table, spot: int, over: int, told: Told) -> int:
    """F10, F12: the seal is broken and the mage moves there, past ``over`` if that is anywhere."""
    seat = table.turn
    if told is not None:
        tell_break(told, table, seat, spot, walk(table, seat, spot, over))
    thing = table.lift(spot)
    table.broken = True
    before = table.mages[seat]
    table.mages[seat] = spot
    if table.familiars[seat] == spot:
        table.familiars[seat] = NOWHERE  # F33: the dispatched familiar comes back to hand
    table.clear(before)
    if thing < SCROLL:
        table.gone += 1
    else:
        table.ready[seat] = within(table.ready[seat], thing - SCROLL)
    return thing
