"""The Journey: travel, exploring, deploying, attacks and divination (X7)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.box.spheres import BITS, BLOOD, RELICS, SPELLS, SPHERES
from conclave.games.archmage.box.terrain import CAMP, DROW, HYBRID_SPHERES, KIND_WORDS, WILDERNESS
from conclave.games.archmage.rules import moves, phases
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.moves import DIVINES, INITIATES, SIMPLE, TRAVELS
from conclave.games.archmage.rules.state import Table

_EXPLORE: Final = SIMPLE[moves.EXPLORE]
_DEPLOY: Final = SIMPLE[moves.DEPLOY]
_ATTACK: Final = SIMPLE[moves.ATTACK]


def steps(table: Table, found: list[Move]) -> None:
    """What the mage may do on its way from a face-up hex; deploying is part of the Journey (X18).
    This is asked all the time."""
    seat = table.turn
    hex = table.mages[seat]
    points = table.points + table.swift
    if points:
        if table.layout.around[hex] & (table.blocked | table.slow):
            _hard_steps(table, hex, points, found)
        else:
            found += table.travels[hex]
        if table.divining and table.points:
            _divinations(table, found)
    bit = BIT[hex]
    if table.tiles[hex] > CAMP or table.held[seat] & bit:
        return
    holder = table.holder(hex)
    if holder == NOBODY:
        if table.company[seat]:
            found.append(_DEPLOY)
    elif points and (table.wards & bit or not table.protected(holder)):
        found.append(_ATTACK)


def dark_steps(table: Table, found: list[Move]) -> None:
    """The same from a hex that lies face down."""
    points = table.points + table.swift
    if points:
        hex = table.mages[table.turn]
        if table.layout.around[hex] & (table.blocked | table.slow):
            _hard_steps(table, hex, points, found)
        else:
            found += table.travels[hex]
        found.append(_EXPLORE)
        if table.divining and table.points:
            _divinations(table, found)


def _hard_steps(table: Table, hex: int, points: int, found: list[Move]) -> None:
    """Where somebody is in the way or a token slows the mage down."""
    for other in table.layout.near[hex]:
        if not table.blocked & BIT[other] and table.entry_cost(other) <= points:
            found.append(TRAVELS[other])


def _divinations(table: Table, found: list[Move]) -> None:
    open_hexes = table.held[table.turn] & ~table.divined
    for relic in WILDERNESS:
        if open_hexes & table.lands[relic]:
            found.append(DIVINES[relic])


def _spend(table: Table, points: int) -> None:
    """X29: Quicken's points go first, since they buy no divination."""
    swift = min(points, table.swift)
    table.swift -= swift
    table.points -= points - swift


def travel(table: Table, move: Move, chance: Chance, told: Told) -> None:
    hex = move[1]
    if table.swift or table.slow & BIT[hex]:
        _spend(table, table.entry_cost(hex))
    else:
        table.points -= 1
    if told is not None:
        told.append(Event("archmage-travel", {"seat": table.turn, "hex": table.layout.words[hex]}))
    table.enter(hex, told)


def explore(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat = table.turn
    hex = table.mages[seat]
    kind = table.tiles[hex]
    _spend(table, 1)
    table.shown |= BIT[hex]
    if told is not None:
        seen: PlainDict = {"seat": seat, "hex": table.layout.words[hex], "kind": KIND_WORDS[kind]}
        told.append(Event("archmage-explore", seen, reveals=True))
    if kind == CAMP:
        table.enlist(seat, 1, told)
    elif kind < CAMP:
        table.gain(seat, kind, 1, told)
    elif initiations(table, HYBRID_SPHERES[kind - DROW]):
        table.ask(phases.OFFER)


def initiations(table: Table, spheres: int) -> list[Move]:
    """X8: into which of the spheres an apprentice could be initiated, a follower of the company
    (X20)."""
    seat = table.turn
    if not table.company[seat]:
        return []
    base = seat * 6
    return [INITIATES[s] for s in BITS[spheres] if table.relics[base + s] >= 2]


def offers(table: Table) -> list[Move]:
    """X7: an apprentice for two equal relics, or none."""
    kind = table.tiles[table.mages[table.turn]]
    return [*initiations(table, HYBRID_SPHERES[kind - DROW]), SIMPLE[moves.DECLINE]]


def answer_offer(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if move[0] == moves.INITIATE:
        initiate(table, move[1], told)
    elif told is not None:
        told.append(Event("archmage-decline", {"seat": table.turn}))
    table.go_on()


def initiate(table: Table, sphere: int, told: Told) -> None:
    """X8: two relics and a follower of the company become an apprentice."""
    seat = table.turn
    table.relics[seat * 6 + sphere] -= 2
    table.company[seat] -= 1
    table.apprentices[seat * SPELLS + sphere] += 1
    table.taught[seat] |= 1 << sphere
    if told is not None:
        told.append(Event("archmage-initiate", {"seat": seat, "sphere": SPHERES[sphere]}))


def deploy(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat = table.turn
    hex = table.mages[seat]
    company, held = table.company, table.held
    company[seat] = company[seat] - 1
    held[seat] = held[seat] | BIT[hex]
    if told is not None:
        told.append(Event("archmage-deploy", {"seat": seat, "hex": table.layout.words[hex]}))


def attack(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """X7: a ward first; then the follower dies, and both sides get Blood."""
    seat = table.turn
    hex = table.mages[seat]
    _spend(table, 1)
    if told is not None:
        told.append(Event("archmage-attack", {"seat": seat, "hex": table.layout.words[hex]}))
    if table.wards & BIT[hex]:
        table.unward(hex, told)
        return
    holder = table.holder(hex)
    table.slay(hex, holder, told)
    table.gain(seat, BLOOD, 1, told)
    if holder < table.seats:  # X14: an Inflame token has no owner to get any
        table.gain(holder, BLOOD, 1, told)
    if table.subjugating:
        table.enlist(seat, table.variant.edition.subjugate_followers, told)


def divine(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Divination: a relic of a controlled Wilderness anywhere, each hex once, for one of the
    Journey's own points (X29)."""
    seat, relic = table.turn, move[1]
    hexes = table.held[seat] & ~table.divined & table.lands[relic]
    table.divined |= hexes & -hexes
    table.points -= 1
    table.relics[seat * 6 + relic] += 1
    if told is not None:
        told.append(Event("archmage-divine", {"seat": seat, "relic": RELICS[relic]}))
