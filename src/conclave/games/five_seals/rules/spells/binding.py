"""Binding (F17), the familiar's scroll, which belongs to no circle."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.rules.breaking import breaks, pay
from conclave.games.five_seals.rules.events import tell_break
from conclave.games.five_seals.rules.moves import STAY
from conclave.games.five_seals.rules.spells.spell import BY_NAME, NO_WAY, Spell, SpellStep
from conclave.games.five_seals.rules.state import Table
from conclave.games.five_seals.rules.walking import walk


class Binding(Spell):
    """F17: the familiar stays where the mage is, or breaks a reachable token; never a scroll."""

    word = "binding"
    is_lent = False
    is_traded = False

    def asks(self) -> list[SpellStep]:
        return [SpellStep("binding", self.first_choices, self.send)]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        if table.familiars[table.turn] != table.mages[table.turn] or _breaks(table):
            return BY_NAME[scroll]
        return NO_WAY

    def choices(self, table: Table, scroll: int) -> list[Move]:
        found = _breaks(table)
        stays_already = table.familiars[table.turn] == table.mages[table.turn]
        return found if stays_already else [(STAY,), *found]

    def send(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        if move[0] == STAY:
            _stay(table, told)
        else:
            _break(table, move, told)


def _breaks(table: Table) -> list[Move]:
    boxes = table.dungeon.boxes
    return [move for move in breaks(table, table.reach(table.turn)) if move[1] < boxes]


def _stay(table: Table, told: Told) -> None:
    seat = table.turn
    table.move_familiar(seat, table.mages[seat])
    if told is not None:
        word = table.dungeon.words[table.mages[seat]]
        told.append(Event("five_seals-stay", {"seat": seat, "spot": word}))
    table.go_on()


def _break(table: Table, move: Move, told: Told) -> None:
    """F40: the turn is over then."""
    seat, spot = table.turn, move[1]
    pay(table, move)
    if told is not None:
        tell_break(told, table, seat, spot, walk(table, seat, spot, NOWHERE))
        told.append(Event("five_seals-familiar", {"seat": seat, "spot": table.dungeon.words[spot]}))
    thing = table.lift(spot)
    table.gone += 1
    table.move_familiar(seat, spot)
    table.has_broken(thing)


SPELLS: Final[list[type[Spell]]] = [Binding]
