"""The master spells, in the order of their overlaps: Death-Time-Blood to Matter-Death-Time."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.archmage.box import spheres
from conclave.games.archmage.box.spheres import SPHERES
from conclave.games.archmage.box.terrain import RUINS
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.map import BIT, hexes_in
from conclave.games.archmage.rules.moves import INITIATES
from conclave.games.archmage.rules.spells.spell import CountedStep, Spell, Step, always
from conclave.games.archmage.rules.spells.upheaval import UPHEAVAL
from conclave.games.archmage.rules.state import Table


def time_stop(table: Table, told: Told) -> None:
    """A second Journey and Journey's End, when this turn would be over."""
    table.again = True


def is_time_stopped(table: Table, seat: int) -> bool:
    return (table.again or table.second) and table.turn == seat


def _corruptible(table: Table, seat: int) -> list[int]:
    """The fundamental spheres where an apprentice of that seat is still clean."""
    base = seat * spheres.SPELLS
    return [s for s in range(6) if table.apprentices[base + s] > table.corrupt[base + s]]


def _next_victim(table: Table, after: int) -> int:
    """X33: the next seat that is not immune; as many as there are seats if there is none."""
    seat = after + 1
    while seat < table.seats and (seat == table.turn or not _corruptible(table, seat)):
        seat += 1
    return seat


def can_corrupt(table: Table) -> bool:
    if table.variant.solo:
        return table.held[1] != 0
    return _next_victim(table, -1) < table.seats


def corrupt(table: Table, told: Told) -> None:
    if table.variant.solo:
        QUENCH.begin(table)
    else:
        SPOIL.ask(table, (_next_victim(table, -1),))


def corrupt_ways(table: Table) -> list[Move]:
    victim = table.args[0]
    return [(moves.CORRUPT, victim, sphere) for sphere in _corruptible(table, victim)]


def spoil(table: Table, move: Move, chance: Chance, told: Told) -> None:
    victim, sphere = move[1], move[2]
    spoiled = table.corrupt[:]
    spoiled[victim * spheres.SPELLS + sphere] += 1
    table.corrupt = spoiled
    if told is not None:
        fallen: PlainDict = {"seat": victim, "sphere": SPHERES[sphere]}
        told.append(Event("archmage-corrupted", fallen))
    following = _next_victim(table, victim)
    if following < table.seats:
        SPOIL.ask(table, (following,))
    else:
        table.go_on()


def is_victim(table: Table) -> bool:
    args = table.args
    return len(args) == 1 and 0 <= args[0] < table.seats and args[0] != table.turn


SPOIL: Final = Step("corrupt", corrupt_ways, spoil, is_victim)


def quench_ways(table: Table) -> list[Move]:
    """X15: Inflame tokens that Corrupt may remove."""
    return [(moves.QUENCH, hex) for hex in hexes_in(table.held[1])]


def quench_most(table: Table) -> int:
    return table.variant.edition.quenched if table.variant.solo else 0


def quench(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.slay(move[1], 1, told)
    if table.held[1]:
        QUENCH.again(table)
    else:
        table.go_on()


QUENCH: Final = CountedStep("quench", quench_ways, quench, quench_most)


def _unwarded_wilds(table: Table) -> int:
    """Not Camps or Towns, and no Mage Tower (X23)."""
    return table.held[table.turn] & table.wilds() & ~table.wards & ~table.tower_hexes()


def can_fortify(table: Table) -> bool:
    return _unwarded_wilds(table) != 0


def fortify(table: Table, told: Told) -> None:
    table.lay_wards(_unwarded_wilds(table), told)


def can_automaton(table: Table) -> bool:
    seat = table.turn
    if not table.supply[seat] + table.company[seat]:
        return False
    return table.held[seat] & table.lands[RUINS] != 0


def automaton(table: Table, told: Told) -> None:
    ANIMATE.ask(table)


def automaton_ways(table: Table) -> list[Move]:
    return INITIATES


def animate(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Without relics, from the supply if it can; the spell may be cast this turn."""
    seat, sphere = table.turn, move[1]
    if table.supply[seat]:
        table.supply[seat] -= 1
    else:
        table.company[seat] -= 1
    table.apprentices[seat * spheres.SPELLS + sphere] += 1
    table.taught[seat] |= 1 << sphere
    table.known[seat] |= 1 << sphere
    if told is not None:
        told.append(Event("archmage-initiate", {"seat": seat, "sphere": SPHERES[sphere]}))
    table.go_on()


def automaton_fits(table: Table) -> bool:
    return not table.args and can_automaton(table)


ANIMATE: Final = Step("automaton", automaton_ways, animate, automaton_fits)


def _doomed(table: Table) -> tuple[int, int]:
    """The wards and the followers on the mage's hex and around it, the caster's too, as masks."""
    hex = table.mages[table.turn]
    near = table.layout.around[hex] | BIT[hex]
    followers = 0
    for holder, mask in enumerate(table.held):
        if not table.protected(holder):
            followers |= mask
    return table.wards & near, followers & near & ~table.tower_hexes()


def can_obliterate(table: Table) -> bool:
    wards, followers = _doomed(table)
    return wards | followers != 0


def obliterate(table: Table, told: Told) -> None:
    wards, followers = _doomed(table)
    for hex in hexes_in(wards):
        table.unward(hex, told)
    for hex in hexes_in(followers):
        table.slay(hex, table.holder(hex), told)


SPELLS: Final[list[Spell]] = [
    Spell("time-stop", always, time_stop, lasts=is_time_stopped, all_turn=True),
    Spell("corrupt", can_corrupt, corrupt, [SPOIL, QUENCH]),
    UPHEAVAL,
    Spell("fortify", can_fortify, fortify),
    Spell("automaton", can_automaton, automaton, [ANIMATE]),
    Spell("obliterate", can_obliterate, obliterate),
]
