"""The advanced spells, in the order of their overlaps: Time and Blood to Death and Time."""

from typing import Final

from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.box import spheres
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import SPHERES
from conclave.games.archmage.rules import moves, phases
from conclave.games.archmage.rules.map import BIT, CITY, hexes_in
from conclave.games.archmage.rules.moves import MARKS, STRIKE, TRAVELS
from conclave.games.archmage.rules.spells.fundamental import can_hinder, hinder, is_journey_left
from conclave.games.archmage.rules.spells.spell import Spell, Step
from conclave.games.archmage.rules.state import CHASM_TOKEN, WELLSPRING_TOKEN, Table, Told


def _gate_hexes(table: Table) -> int:
    """Face up, without another mage or another's tower, and not where the mage is."""
    return table.shown & ~table.blocked & ~BIT[table.mages[table.turn]]


def can_gate(table: Table) -> bool:
    return table.in_journey() and _gate_hexes(table) != 0


def gate(table: Table, told: Told) -> None:
    table.ask(phases.GATE)


def gate_ways(table: Table) -> list[Move]:
    return [TRAVELS[hex] for hex in hexes_in(_gate_hexes(table))]


def go_through(table: Table, move: Move, told: Told) -> None:
    """Free, so a token that slows the mage down does not; what else entering brings, it does."""
    if told is not None:
        word = table.layout.words[move[1]]
        told.append(Event("archmage-gate", {"seat": table.turn, "hex": word}))
    table.enter(move[1], told)
    table.go_on()


def chasm_hexes(table: Table, direction: int) -> list[int]:
    """In line from the mage, ending before the city, a Mage Tower, a mage or the map's edge."""
    closed = CITY | table.tower_hexes() | table.mage_hexes()
    hex = table.mages[table.turn]
    found: list[int] = []
    for _ in range(table.variant.edition.chasm_hexes):
        hex = table.layout.beside[hex][direction]
        if hex == NOWHERE or closed & BIT[hex]:
            break
        found.append(hex)
    return found


def chasm_ways(table: Table) -> list[Move]:
    return [(STRIKE, direction) for direction in range(6) if chasm_hexes(table, direction)]


def can_chasm(table: Table) -> bool:
    return bool(chasm_ways(table))


def chasm(table: Table, told: Told) -> None:
    table.ask(phases.CHASM)


def open_chasm(table: Table, move: Move, told: Told) -> None:
    """A ward goes, else the follower, whosever it is; Stone Skin is no help."""
    for hex in chasm_hexes(table, move[1]):
        table.lay_token(hex, CHASM_TOKEN, told)
        holder = table.holder(hex)
        if table.wards & BIT[hex]:
            table.unward(hex, told)
        elif holder != NOBODY:
            table.slay(hex, holder, told)
    table.go_on()


def _springs(table: Table) -> int:
    """The turned-up Wilderness without an own Wellspring."""
    open_hexes = table.wilds()
    mine = WELLSPRING_TOKEN * 8 + table.turn
    for hex, token in enumerate(table.tokens):
        if token == mine:
            open_hexes &= ~BIT[hex]
    return open_hexes


def can_wellspring(table: Table) -> bool:
    return _springs(table) != 0


def wellspring(table: Table, told: Told) -> None:
    table.ask(phases.WELLSPRING)


def wellspring_ways(table: Table) -> list[Move]:
    return [MARKS[hex] for hex in hexes_in(_springs(table))]


def spring(table: Table, move: Move, told: Told) -> None:
    table.lay_token(move[1], WELLSPRING_TOKEN, told)
    table.go_on()


def _seizable(table: Table) -> int:
    """Unwarded followers of others on the mage's hex or beside it."""
    hex = table.mages[table.turn]
    theirs = 0
    for seat in range(table.seats):
        if seat != table.turn:
            theirs |= table.held[seat]
    near = table.layout.around[hex] | BIT[hex]
    return theirs & near & ~table.wards & ~table.tower_hexes()


def can_imprison(table: Table) -> bool:
    if table.variant.solo:
        return not table.skips
    return _seizable(table) != 0


def imprison(table: Table, told: Told) -> None:
    if not table.variant.solo:
        table.ask(phases.IMPRISON)
        return
    table.skips = True  # X15
    if told is not None:
        told.append(Event("archmage-warlord-imprisoned", {}))


def imprison_ways(table: Table) -> list[Move]:
    return [(moves.IMPRISON, hex) for hex in hexes_in(_seizable(table))]


def seize(table: Table, move: Move, told: Told) -> None:
    """It leaves the game for good."""
    hex = move[1]
    owner = table.holder(hex)
    table.held[owner] &= ~BIT[hex]
    imprisoned = table.imprisoned[:]
    imprisoned[owner] += 1
    table.imprisoned = imprisoned
    if told is not None:
        taken: PlainDict = {"seat": owner, "hex": table.layout.words[hex]}
        told.append(Event("archmage-imprisoned", taken))
    table.go_on()


def shadow_ways(table: Table) -> list[Move]:
    """A doorway where nobody's follower stands."""
    return [
        (moves.SHADOW, seat, sphere)
        for seat in range(table.seats)
        if seat != table.turn
        for sphere in range(6)
        if table.doors[seat * 6 + sphere] == NOBODY
    ]


def can_shadow(table: Table) -> bool:
    if table.variant.solo:
        return can_hinder(table)
    seat = table.turn
    return table.supply[seat] + table.company[seat] > 0 and bool(shadow_ways(table))


def shadow(table: Table, told: Told) -> None:
    if table.variant.solo:
        hinder(table, told)
    else:
        table.ask(phases.SHADOW)


def cast_shadow(table: Table, move: Move, told: Told) -> None:
    owner, seat, sphere = table.turn, move[1], move[2]
    if table.supply[owner]:
        table.supply[owner] -= 1
    else:
        table.company[owner] -= 1
    doors, haunted = table.doors[:], table.haunted[:]
    doors[seat * 6 + sphere] = owner
    haunted[seat] |= 1 << sphere
    table.doors, table.haunted = doors, haunted
    if told is not None:
        told.append(Event("archmage-shadow", {"seat": seat, "sphere": SPHERES[sphere]}))
    table.go_on()


def divination(table: Table, told: Told) -> None:
    table.divining = True


SPELLS: Final[list[Spell]] = [
    Spell(spheres.GATE, can_gate, gate),
    Spell(spheres.CHASM, can_chasm, chasm),
    Spell(spheres.WELLSPRING, can_wellspring, wellspring),
    Spell(spheres.IMPRISON, can_imprison, imprison),
    Spell(spheres.SHADOW, can_shadow, shadow),
    Spell(spheres.DIVINATION, is_journey_left, divination),
]

STEPS: Final[dict[int, Step]] = {
    phases.GATE: Step(gate_ways, go_through),
    phases.CHASM: Step(chasm_ways, open_chasm),
    phases.WELLSPRING: Step(wellspring_ways, spring),
    phases.IMPRISON: Step(imprison_ways, seize),
    phases.SHADOW: Step(shadow_ways, cast_shadow),
}
