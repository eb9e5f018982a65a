"""Binding (F17), the familiar's scroll, which belongs to no circle."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.rules import phases
from conclave.games.five_seals.rules.breaking import after_break, breaks, pay
from conclave.games.five_seals.rules.events import tell_break
from conclave.games.five_seals.rules.moves import STAY
from conclave.games.five_seals.rules.spells.spell import BY_NAME, NO_WAY, Spell, Step
from conclave.games.five_seals.rules.state import Table, Told
from conclave.games.five_seals.rules.walking import walk


def _breaks(table: Table) -> list[Move]:
    boxes = table.dungeon.boxes
    return [move for move in breaks(table, table.reach(table.turn)) if move[1] < boxes]


def binding_ways(table: Table, scroll: int) -> list[Move]:
    if table.familiars[table.turn] != table.mages[table.turn] or _breaks(table):
        return BY_NAME[scroll]
    return NO_WAY


def binding(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.BINDING, table.turn)


def errands(table: Table, scroll: int) -> list[Move]:
    """The familiar stays where the mage is, or breaks a reachable token; never a scroll."""
    found = _breaks(table)
    stays_already = table.familiars[table.turn] == table.mages[table.turn]
    return found if stays_already else [(STAY,), *found]


def errand(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat = table.turn
    if move[0] == STAY:
        table.move_familiar(seat, table.mages[seat])
        if told is not None:
            word = table.dungeon.words[table.mages[seat]]
            told.append(Event("five_seals-stay", {"seat": seat, "spot": word}))
        table.go_on()
        return
    spot = move[1]
    pay(table, move)
    if told is not None:
        tell_break(told, table, seat, spot, walk(table, seat, spot, NOWHERE))
        told.append(Event("five_seals-familiar", {"seat": seat, "spot": table.dungeon.words[spot]}))
    thing = table.lift(spot)
    table.gone += 1
    table.broken = True
    table.move_familiar(seat, spot)
    after_break(table, thing, chance, told)


BINDING_SPELL: Final[Spell] = Spell("binding", binding_ways, binding)
STEPS: Final[dict[int, Step]] = {phases.BINDING: Step(errands, errand)}
