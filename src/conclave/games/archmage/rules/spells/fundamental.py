"""The fundamental spells, in the order of their spheres: Time to Death."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.archmage.box.edition import Edition
from conclave.games.archmage.box.spheres import MATTER, RELICS
from conclave.games.archmage.rules.map import ALL_HEXES, CITY, hexes_in
from conclave.games.archmage.rules.moves import CHANGE, CHOOSE, DISCARDS, DONE, MARKS, SIMPLE
from conclave.games.archmage.rules.spells.spell import CountedStep, Spell, Step, always
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.tokens import TokenKind

RICH: Final = 10
"""Decay: who has fewer relics is not affected."""


def can_quicken(table: Table) -> bool:
    """Quicken lengthens a Journey; it begins none."""
    return table.in_journey()


def quicken(table: Table, told: Told) -> None:
    table.swift += table.variant.edition.quicken_points


def is_quick(table: Table, seat: int) -> bool:
    return table.swift > 0 and table.turn == seat


def is_journey_left(table: Table) -> bool:
    """X30: for spells of use on a Journey only: this one, or the second that Time Stop gives."""
    return table.in_journey() or table.again


def subjugate(table: Table, told: Told) -> None:
    table.subjugating = True


def is_subjugating(table: Table, seat: int) -> bool:
    return table.subjugating and table.turn == seat


def _vines_toll(edition: Edition) -> int:
    return edition.vines_points


def _vines_hexes(edition: Edition) -> int:
    return edition.vines_hexes


VINES: Final[TokenKind[Table]] = TokenKind("vines", toll=_vines_toll, most=_vines_hexes, fades=True)


def _overgrowable(table: Table) -> int:
    """Not the city, no Mage Tower, and not where the caster's vines already grow."""
    open_hexes = ALL_HEXES & ~CITY & ~table.tower_hexes()
    return open_hexes & ~table.token_hexes(VINES.of[table.turn])


def vines_most(table: Table) -> int:
    return table.variant.edition.vines_hexes


def vines(table: Table, told: Told) -> None:
    GROW.begin(table)


def vines_ways(table: Table) -> list[Move]:
    found = [MARKS[hex] for hex in hexes_in(_overgrowable(table))]
    if table.args[0] < vines_most(table):
        found.append(SIMPLE[DONE])
    return found


def grow_vines(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if move[0] == DONE:
        table.go_on()
    else:
        table.lay_token(move[1], VINES, told)
        GROW.again(table)


def has_vines(table: Table, seat: int) -> bool:
    return table.token_hexes(VINES.of[seat]) != 0


def vines_fit(table: Table) -> bool:
    grown = table.token_hexes(VINES.of[table.turn]).bit_count()
    return grown == vines_most(table) - table.args[0]


GROW: Final = CountedStep("vines", vines_ways, grow_vines, vines_most, vines_fit)


def stone_skin(table: Table, told: Told) -> None:
    table.skinned |= 1 << table.turn


def is_skinned(table: Table, seat: int) -> bool:
    return table.skinned >> seat & 1 == 1


def can_transmute(table: Table) -> bool:
    """Something must be left to exchange once the price and a shadow's penalty are paid."""
    seat = table.turn
    haunted = table.haunted[seat] >> MATTER & 1
    price = 1 + haunted * table.variant.edition.shadow_penalty
    return table.relics_of(seat) > price


def transmute_most(table: Table) -> int:
    return table.variant.edition.transmute_relics


def transmute(table: Table, told: Told) -> None:
    EXCHANGE.begin(table)


def transmute_ways(table: Table) -> list[Move]:
    base = table.turn * 6
    found: list[Move] = [
        (CHANGE, given, got)
        for given in range(6)
        if table.relics[base + given]
        for got in range(6)
        if got != given
    ]
    if table.args[0] < transmute_most(table):
        found.append(SIMPLE[DONE])
    return found


def exchange(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat = table.turn
    if move[0] == DONE:
        table.go_on()
        return
    given, got = move[1], move[2]
    table.relics[seat * 6 + given] -= 1
    table.relics[seat * 6 + got] += 1
    if told is not None:
        changed: PlainDict = {"seat": seat, "relic": RELICS[given], "got": RELICS[got]}
        told.append(Event("archmage-exchange", changed))
    EXCHANGE.again(table)


EXCHANGE: Final = CountedStep("transmute", transmute_ways, exchange, transmute_most)


def rich(table: Table) -> list[int]:
    """Whose relics can decay."""
    return [
        seat for seat in range(table.seats) if seat != table.turn and table.relics_of(seat) >= RICH
    ]


def can_decay(table: Table) -> bool:
    if table.variant.solo:
        return can_hinder(table)
    return bool(rich(table))


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
    victims = rich(table)
    if len(victims) == 1:  # X37: no choice, no question
        _afflict(table, victims[0], told)
    else:
        CHOOSE_VICTIM.ask(table)


def decay_ways(table: Table) -> list[Move]:
    return [(CHOOSE, seat) for seat in rich(table)]


def decay_fits(table: Table) -> bool:
    return not table.args and len(rich(table)) > 1


def choose_victim(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _afflict(table, move[1], told)


CHOOSE_VICTIM: Final = Step("decay", decay_ways, choose_victim, decay_fits)


def _afflict(table: Table, victim: int, told: Told) -> None:
    table.decider = victim
    DISCARD.begin(table)
    if told is not None:
        told.append(Event("archmage-decay", {"seat": victim}))


def decay_most(table: Table) -> int:
    return table.variant.edition.decay_relics


def discard_ways(table: Table) -> list[Move]:
    base = table.decider * 6
    return [DISCARDS[relic] for relic in range(6) if table.relics[base + relic]]


def discard(table: Table, move: Move, chance: Chance, told: Told) -> None:
    victim = table.decider
    table.relics[victim * 6 + move[1]] -= 1
    if told is not None:
        told.append(Event("archmage-discard", {"seat": victim, "relic": RELICS[move[1]]}))
    DISCARD.again(table)


def was_rich(table: Table) -> bool:
    discarded = decay_most(table) - table.args[0]
    return table.relics_of(table.decider) + discarded >= RICH


DISCARD: Final = CountedStep("discard", discard_ways, discard, decay_most, was_rich, True)

SPELLS: Final[list[Spell]] = [
    Spell("quicken", can_quicken, quicken, lasts=is_quick),
    Spell("subjugate", is_journey_left, subjugate, lasts=is_subjugating, all_turn=True),
    Spell("vines", always, vines, [GROW], token=VINES, lasts=has_vines),
    Spell("stone-skin", always, stone_skin, lasts=is_skinned, all_turn=True),
    Spell("transmute", can_transmute, transmute, [EXCHANGE]),
    Spell("decay", can_decay, decay, [CHOOSE_VICTIM, DISCARD]),
]
