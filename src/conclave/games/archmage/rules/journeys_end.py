"""Journey's End: one action, by the hex the mage has come to (X8)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import ADVANCED, ALL_SPHERES, RELICS, SPELLS, SPHERE_WORDS
from conclave.games.archmage.box.terrain import (
    CAMP,
    CURSED_TOWER,
    DROW,
    ENCLAVE,
    HYBRID_SPHERES,
    TOWN,
    WILDERNESS,
)
from conclave.games.archmage.rules import moves, phases
from conclave.games.archmage.rules.journey import initiate, initiations
from conclave.games.archmage.rules.map import BIT, hexes_in
from conclave.games.archmage.rules.moves import (
    BOTH,
    FIRST,
    FOLLOWER,
    NEITHER,
    SECOND,
    SIMPLE,
    TAKES,
)
from conclave.games.archmage.rules.state import Table

RECRUITS: Final = 3
INITIATIONS: Final = 3


def actions(table: Table, found: list[Move]) -> None:
    """What the mage could end its Journey with, here on a face-up hex, if it brings anything (X8,
    X21). Who controls the Town or the Camp is not asked (X22)."""
    seat = table.turn
    hex = table.mages[seat]
    kind = table.tiles[hex]
    if kind < TOWN:
        _in_the_wild(table, hex, found)
    elif kind == TOWN:
        if _would_yield(table, seat):
            found.append(SIMPLE[moves.GATHER])
    elif kind == CAMP:
        if table.supply[seat]:
            found.append(SIMPLE[moves.RECRUIT])
    elif kind != CURSED_TOWER:
        _, spheres = rites_of(kind)
        found += initiations(table, spheres)


def rites_of(kind: int) -> tuple[int, int]:
    """How many initiations an enclave allows, and into which spheres."""
    if kind >= ENCLAVE:
        return INITIATIONS, 1 << (kind - ENCLAVE)
    return 2, HYBRID_SPHERES[kind - DROW]


def _in_the_wild(table: Table, hex: int, found: list[Move]) -> None:
    seat = table.turn
    bit = BIT[hex]
    if table.towers[seat] == hex:
        found += initiations(table, ALL_SPHERES)
        promotions(table, found)
    elif not table.held[seat] & bit and table.holder(hex) != NOBODY:
        return
    elif table.towers[seat] == NOWHERE:
        found.append(SIMPLE[moves.BUILD])
    if wardable(table, hex):
        found.append(SIMPLE[moves.WARD])


def wardable(table: Table, hex: int) -> int:
    """X8: the controlled hexes here and around that have no ward yet; a Mage Tower takes none
    (X23)."""
    here = table.layout.around[hex] | BIT[hex]
    open_hexes = here & table.held[table.turn] & ~table.wards
    return open_hexes & ~table.tower_hexes() if open_hexes else 0


def further(table: Table, found: list[Move]) -> None:
    """What the action, once begun, still allows."""
    if table.rites:
        found += initiations(table, table.rite_spheres)
    if table.promoting:
        promotions(table, found)
    if table.warding and wardable(table, table.mages[table.turn]):
        found.append(SIMPLE[moves.WARD])


def promotions(table: Table, found: list[Move]) -> None:
    """X8: two in overlapping places of one level. Which of them are corrupt is the seat's choice
    where it has both kinds (X25)."""
    base = table.turn * SPELLS
    apprentices = table.apprentices
    corrupt = table.corrupt
    for spell in range(ADVANCED, SPELLS):
        first, second = table.variant.parents[spell]
        firsts, seconds = apprentices[base + first], apprentices[base + second]
        if not (firsts and seconds):
            continue
        bad_firsts, bad_seconds = corrupt[base + first], corrupt[base + second]
        if bad_firsts < firsts and bad_seconds < seconds:
            found.append((moves.PROMOTE, spell, NEITHER))
        if bad_firsts and bad_seconds < seconds:
            found.append((moves.PROMOTE, spell, FIRST))
        if bad_firsts < firsts and bad_seconds:
            found.append((moves.PROMOTE, spell, SECOND))
        if bad_firsts and bad_seconds:
            found.append((moves.PROMOTE, spell, BOTH))


def begin_end(table: Table) -> None:
    """X17: the Journey is over; whatever movement points are left are lost."""
    if table.stage == phases.JOURNEYS_END:
        return
    kind = table.tiles[table.mages[table.turn]]
    table.points = table.swift = 0
    table.stage = table.phase = phases.JOURNEYS_END
    if kind > CAMP:  # an enclave, as the Cursed Tower ends no Journey
        table.rites, table.rite_spheres = rites_of(kind)
    elif table.towers[table.turn] == table.mages[table.turn]:
        _open_tower(table)


def _open_tower(table: Table) -> None:
    table.rites = 1
    table.rite_spheres = ALL_SPHERES
    table.promoting = table.warding = True


def initiate_at_end(table: Table, move: Move, chance: Chance, told: Told) -> None:
    begin_end(table)
    initiate(table, move[1], told)
    table.rites -= 1
    table.warding = False
    if table.tiles[table.mages[table.turn]] < ENCLAVE:
        table.rite_spheres &= ~(1 << move[1])  # a hybrid enclave: once for each sphere


def promote(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """X8: one rises, one returns to the company. X25: a corrupt one pushes ahead of a clean one; of
    two corrupt ones the other goes to the supply."""
    begin_end(table)
    seat, spell, which = table.turn, move[1], move[2]
    table.rites = 0  # X24
    table.warding = False
    base = seat * SPELLS
    first, second = table.variant.parents[spell]
    table.apprentices[base + first] -= 1
    table.apprentices[base + second] -= 1
    table.apprentices[base + spell] += 1
    table.count_taught(seat)
    if which == NEITHER:
        table.company[seat] += 1
    else:
        corrupt = table.corrupt[:]
        corrupt[base + first] -= which & FIRST
        corrupt[base + second] -= which >> 1
        corrupt[base + spell] += 1
        table.corrupt = corrupt
        if which == BOTH:
            table.supply[seat] += 1
        else:
            table.company[seat] += 1
    if told is not None:
        raised: PlainDict = {"seat": seat, "sphere": SPHERE_WORDS[spell]}
        told.append(Event("archmage-promote", raised))


def ward(table: Table, move: Move, chance: Chance, told: Told) -> None:
    begin_end(table)
    table.rites = 0
    table.promoting = table.warding = False
    table.lay_wards(wardable(table, table.mages[table.turn]), told)


def build(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """X8: the Mage Tower takes the place of follower and ward, and gives its bonus."""
    begin_end(table)
    seat = table.turn
    hex = table.mages[seat]
    bit = BIT[hex]
    if table.held[seat] & bit:
        table.company[seat] += 1
    table.held[seat] |= bit
    table.wards &= ~bit
    towers = table.towers[:]
    towers[seat] = hex
    table.towers = towers
    if told is not None:
        told.append(Event("archmage-build", {"seat": seat, "hex": table.layout.words[hex]}))
    around = (table.layout.around[hex] | bit) & table.held[seat]
    for relic in WILDERNESS:
        count = (around & table.lands[relic]).bit_count()
        if count:
            table.gain(seat, relic, count, told)
    _open_tower(table)


def recruit(table: Table, move: Move, chance: Chance, told: Told) -> None:
    begin_end(table)
    table.enlist(table.turn, RECRUITS, told)


def _would_yield(table: Table, seat: int) -> bool:
    """Whether gathering would give anything at all."""
    held = table.held[seat]
    if held & ~table.lands[CAMP]:
        return True
    return bool(held) and table.supply[seat] > 0


def gather(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """X8: a relic of every Wilderness, a follower of every Camp; the Towns' yield is chosen."""
    begin_end(table)
    seat = table.turn
    held = table.held[seat]
    for relic in WILDERNESS:
        hexes = held & table.lands[relic]
        if hexes:
            table.gain(seat, relic, hexes.bit_count() + bounties(table, hexes), told)
    table.enlist(seat, (held & table.lands[CAMP]).bit_count(), told)
    towns = (held & table.lands[TOWN]).bit_count()
    if towns:
        table.ask(phases.TOWNS, (towns,))


def bounties(table: Table, hexes: int) -> int:
    """What the seat's tokens on these hexes of its land give besides."""
    extra = 0
    for hex in hexes_in(hexes & table.marked):
        token = table.tokens[hex]
        if token is not None and token.owner == table.turn and token.kind.bounty is not None:
            extra += token.kind.bounty(table.variant.edition)
    return extra


def town_yields(table: Table) -> list[Move]:
    return TAKES if table.supply[table.turn] else TAKES[:FOLLOWER]


def take(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat = table.turn
    if move[1] == FOLLOWER:
        table.enlist(seat, 1, told)
    else:
        table.relics[seat * 6 + move[1]] += 1
        if told is not None:
            told.append(Event("archmage-take", {"seat": seat, "relic": RELICS[move[1]]}))
    left = table.args[0] - 1
    if left:
        table.ask(phases.TOWNS, (left,))
    else:
        table.go_on()
