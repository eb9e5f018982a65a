"""The fundamental spells, in the order of their spheres: Time to Death."""

from typing import Final

from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.archmage.box import spheres
from conclave.games.archmage.box.spheres import MATTER, RELICS
from conclave.games.archmage.rules import phases
from conclave.games.archmage.rules.map import ALL_HEXES, CITY, hexes_in
from conclave.games.archmage.rules.moves import CHANGE, CHOOSE, DISCARDS, DONE, MARKS, SIMPLE
from conclave.games.archmage.rules.spells.spell import Spell, Step, always
from conclave.games.archmage.rules.state import VINES_TOKEN, Table, Told

RICH: Final = 10
"""Decay: who has fewer relics is not affected."""


def is_journey(table: Table) -> bool:
    """Quicken lengthens a Journey; it begins none."""
    return table.in_journey()


def quicken(table: Table, told: Told) -> None:
    table.swift += table.variant.edition.quicken_points


def is_journey_left(table: Table) -> bool:
    """For spells of use on a Journey only: this one, or the second that Time Stop gives."""
    return table.in_journey() or table.again


def subjugate(table: Table, told: Told) -> None:
    table.subjugating = True


def _overgrowable(table: Table) -> int:
    """Not the city, no Mage Tower, and not where own vines grow already."""
    open_hexes = ALL_HEXES & ~CITY & ~table.tower_hexes()
    mine = VINES_TOKEN * 8 + table.turn
    if mine in table.tokens:
        for hex, token in enumerate(table.tokens):
            if token == mine:
                open_hexes &= ~(1 << hex)
    return open_hexes


def vines(table: Table, told: Told) -> None:
    table.ask(phases.VINES, (table.variant.edition.vines_hexes,))


def vines_ways(table: Table) -> list[Move]:
    found = [MARKS[hex] for hex in hexes_in(_overgrowable(table))]
    if table.args[0] < table.variant.edition.vines_hexes:
        found.append(SIMPLE[DONE])
    return found


def grow_vines(table: Table, move: Move, told: Told) -> None:
    left = table.args[0] - 1
    if move[0] != DONE:
        table.lay_token(move[1], VINES_TOKEN, told)
    if move[0] == DONE or not left:
        table.go_on()
    else:
        table.ask(phases.VINES, (left,))


def stone_skin(table: Table, told: Told) -> None:
    table.skinned |= 1 << table.turn


def can_transmute(table: Table) -> bool:
    """Something must be left to exchange once the price and a shadow's penalty are paid."""
    seat = table.turn
    haunted = table.haunted[seat] >> MATTER & 1
    price = 1 + haunted * table.variant.edition.shadow_penalty
    return table.relics_of(seat) > price


def transmute(table: Table, told: Told) -> None:
    table.ask(phases.TRANSMUTE, (table.variant.edition.transmute_relics,))


def transmute_ways(table: Table) -> list[Move]:
    base = table.turn * 6
    found: list[Move] = [
        (CHANGE, given, got)
        for given in range(6)
        if table.relics[base + given]
        for got in range(6)
        if got != given
    ]
    if table.args[0] < table.variant.edition.transmute_relics:
        found.append(SIMPLE[DONE])
    return found


def exchange(table: Table, move: Move, told: Told) -> None:
    seat = table.turn
    left = table.args[0] - 1
    if move[0] == DONE:
        table.go_on()
        return
    given, got = move[1], move[2]
    table.relics[seat * 6 + given] -= 1
    table.relics[seat * 6 + got] += 1
    if told is not None:
        changed: PlainDict = {"seat": seat, "relic": RELICS[given], "got": RELICS[got]}
        told.append(Event("archmage-exchange", changed))
    if left:
        table.ask(phases.TRANSMUTE, (left,))
    else:
        table.go_on()


def _rich(table: Table) -> list[int]:
    return [
        seat for seat in range(table.seats) if seat != table.turn and table.relics_of(seat) >= RICH
    ]


def can_decay(table: Table) -> bool:
    if table.variant.solo:
        return can_hinder(table)
    return bool(_rich(table))


def can_hinder(table: Table) -> bool:
    """X15: the Warlord's next move can still be made shorter."""
    return not table.skips and table.hindered < table.variant.edition.march


def hinder(table: Table, told: Told) -> None:
    """X15: Decay and Shadow in solo play."""
    edition = table.variant.edition
    table.hindered = min(edition.march, table.hindered + edition.hindrance)
    if told is not None:
        told.append(Event("archmage-warlord-hindered", {"count": table.hindered}))


def decay(table: Table, told: Told) -> None:
    if table.variant.solo:
        hinder(table, told)
        return
    victims = _rich(table)
    if len(victims) == 1:
        _afflict(table, victims[0], told)
    else:
        table.ask(phases.DECAY)


def decay_ways(table: Table) -> list[Move]:
    return [(CHOOSE, seat) for seat in _rich(table)]


def choose_victim(table: Table, move: Move, told: Told) -> None:
    _afflict(table, move[1], told)


def _afflict(table: Table, victim: int, told: Told) -> None:
    table.decider = victim
    table.ask(phases.DISCARD, (table.variant.edition.decay_relics,))
    if told is not None:
        told.append(Event("archmage-decay", {"seat": victim}))


def discard_ways(table: Table) -> list[Move]:
    base = table.decider * 6
    return [DISCARDS[relic] for relic in range(6) if table.relics[base + relic]]


def discard(table: Table, move: Move, told: Told) -> None:
    victim, left = table.decider, table.args[0] - 1
    table.relics[victim * 6 + move[1]] -= 1
    if told is not None:
        told.append(Event("archmage-discard", {"seat": victim, "relic": RELICS[move[1]]}))
    if left:
        table.ask(phases.DISCARD, (left,))
    else:
        table.go_on()


SPELLS: Final[list[Spell]] = [
    Spell(spheres.QUICKEN, is_journey, quicken),
    Spell(spheres.SUBJUGATE, is_journey_left, subjugate),
    Spell(spheres.VINES, always, vines),
    Spell(spheres.STONE_SKIN, always, stone_skin),
    Spell(spheres.TRANSMUTE, can_transmute, transmute),
    Spell(spheres.DECAY, can_decay, decay),
]

STEPS: Final[dict[int, Step]] = {
    phases.VINES: Step(vines_ways, grow_vines),
    phases.TRANSMUTE: Step(transmute_ways, exchange),
    phases.DECAY: Step(decay_ways, choose_victim),
    phases.DISCARD: Step(discard_ways, discard),
}
