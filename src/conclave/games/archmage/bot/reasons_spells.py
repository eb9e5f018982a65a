"""Why a spell: its effect on this board in figures, a row for each at the end."""

from collections.abc import Callable
from typing import Final, TypeAlias

from conclave.core.messages import Message
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.bot.destinations import end_value
from conclave.games.archmage.bot.evaluate import POINTS, turns_left
from conclave.games.archmage.bot.features import way
from conclave.games.archmage.bot.reckoning import best_rival, pairs
from conclave.games.archmage.bot.spell_values import rivals_near
from conclave.games.archmage.box.coordinates import HEXES
from conclave.games.archmage.box.spheres import SPELL_WORDS, SPELLS, level
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.map import BIT, CITY, hexes_in
from conclave.games.archmage.rules.reach import distances
from conclave.games.archmage.rules.spells.advanced import chasm_hexes
from conclave.games.archmage.rules.state import Table

Figures: TypeAlias = dict[str, str | int]
Reckoning: TypeAlias = Callable[[Table], Figures]


def cast(position: Position, move: Move) -> list[Message]:
    spell = move[1]
    seat = position.turn
    word = SPELL_WORDS[spell]
    figures = RECKONINGS[word](position)
    solo = position.variant.solo and word in AGAINST_THE_WARLORD
    id = f"archmage-reason-cast-{word}-alone" if solo else f"archmage-reason-cast-{word}"
    have = sum([position.relics[seat * 6 + kind] for kind in position.variant.spheres[spell]])
    price: Figures = {"price": level(spell) + 1, "have": have}
    return [Message(id, figures), Message("archmage-reason-price", price)]


def quicken(table: Table) -> Figures:
    seat = table.turn
    more = table.variant.edition.quicken_points
    points = table.points + table.swift
    here = table.mages[seat]
    now = len(distances(table, here, points))
    return {
        "points": points + more,
        "points-now": points,
        "hexes": len(distances(table, here, points + more)) - now,
    }


def subjugate(table: Table) -> Figures:
    seat = table.turn
    reach = distances(table, table.mages[seat], max(0, table.points + table.swift - 1))
    others = table.taken() & ~table.held[seat] & ~table.tower_hexes()
    near = sum([1 for hex in reach if others & BIT[hex]])
    return {"count": near, "supply": table.supply[seat]}


def vines(table: Table) -> Figures:
    toll = 1 + table.variant.edition.vines_points
    return {"hexes": table.variant.edition.vines_hexes, "toll": toll, **_threat(table)}


def _threat(table: Table) -> Figures:
    """Which other mage stands nearest to the seat's land, or to its mage if it has none."""
    seat = table.turn
    land = hexes_in(table.held[seat]) or [table.mages[seat]]
    best, far = NOBODY, 99
    for other in range(table.seats):
        if other != seat:
            steps = min([way(table, table.mages[other], hex) for hex in land])
            if steps < far:
                best, far = other, steps
    if table.variant.solo:
        far = min([way(table, table.warlord, hex) for hex in land])
    return {"seat": best, "steps": far}


def stone_skin(table: Table) -> Figures:
    open_hexes = table.held[table.turn] & ~table.wards & ~table.tower_hexes()
    return {"count": open_hexes.bit_count(), **_threat(table)}


def transmute(table: Table) -> Figures:
    seat = table.turn
    odd = sum([table.relics[seat * 6 + relic] & 1 for relic in range(6)])
    most = table.variant.edition.transmute_relics
    return {"most": most, "odd": odd, "pairs": pairs(table, seat)}


def decay(table: Table) -> Figures:
    if table.variant.solo:
        return _hindrance(table)
    seat = table.turn
    others = [other for other in range(table.seats) if other != seat]
    richest = max(others, key=table.relics_of)
    return {
        "seat": richest,
        "count": table.relics_of(richest),
        "lost": table.variant.edition.decay_relics,
    }


def _hindrance(table: Table) -> Figures:
    """X15: how far the Warlord marches now, and how far then."""
    march = table.variant.edition.march - table.hindered
    return {"march": march, "then": max(0, march - table.variant.edition.hindrance)}


def gate(table: Table) -> Figures:
    """The best face-up hex beyond what can be walked to."""
    seat = table.turn
    turns = turns_left(table, seat)
    walk = distances(table, table.mages[seat], table.points + table.swift)
    best, most = table.mages[seat], -1.0
    beyond = 0
    for hex in range(HEXES):
        if not table.shown & BIT[hex] or table.blocked & BIT[hex] or hex in walk:
            continue
        beyond += 1
        value = end_value(table, hex, turns)
        if value > most:
            best, most = hex, value
    if not beyond:
        best = max(walk, key=lambda hex: walk[hex])
    return {
        "hexes": beyond,
        "hex": table.layout.words[best],
        "steps": way(table, table.mages[seat], best),
    }


def chasm(table: Table) -> Figures:
    """The best direction: whose followers burn there."""
    seat = table.turn
    theirs, own = 0, 0
    for direction in range(6):
        burning = 0
        for hex in chasm_hexes(table, direction):
            burning |= BIT[hex]
        burning &= ~table.wards
        mine = (burning & table.held[seat]).bit_count()
        others = (burning & table.taken()).bit_count() - mine
        if others - mine > theirs - own:
            theirs, own = others, mine
    return {"theirs": theirs, "own": own}


def wellspring(table: Table) -> Figures:
    seat = table.turn
    wild = (table.held[seat] & table.wilds()).bit_count()
    more = table.variant.edition.wellspring_relics
    return {"wild": wild, "more": more, "turns": turns_left(table, seat)}


def imprison(table: Table) -> Figures:
    if table.variant.solo:
        return {"march": table.variant.edition.march - table.hindered}
    theirs, _ = rivals_near(table)
    return {"count": theirs}


def shadow(table: Table) -> Figures:
    if table.variant.solo:
        return _hindrance(table)
    rival = best_rival(table, table.turn)
    known = table.known[rival].bit_count()
    return {"seat": rival, "count": known, "penalty": table.variant.edition.shadow_penalty}


def divination(table: Table) -> Figures:
    wild = (table.held[table.turn] & table.wilds()).bit_count()
    return {"count": min(wild, table.points), "wild": wild, "points": table.points}


def time_stop(table: Table) -> Figures:
    points = table.points + table.swift
    more = table.variant.edition.time_stop_points
    return {"more": more, "points": points + more}


def corrupt(table: Table) -> Figures:
    if table.variant.solo:
        flames = table.held[1].bit_count()
        return {"count": min(flames, table.variant.edition.quenched), "total": flames}
    victims = 0
    for other in range(table.seats):
        if other == table.turn:
            continue
        base = other * SPELLS
        if any(table.apprentices[base + s] > table.corrupt[base + s] for s in range(6)):
            victims += 1
    return {"count": victims}


def upheaval(table: Table) -> Figures:
    border = table.layout.border & ~CITY & ~table.tower_hexes()
    seat = table.turn
    theirs = border & table.taken() & ~table.held[seat]
    toll = 1 + table.variant.edition.upheaval_points
    return {
        "theirs": theirs.bit_count(),
        "own": (border & table.held[seat]).bit_count(),
        "toll": toll,
    }


def fortify(table: Table) -> Figures:
    wild = table.held[table.turn] & table.wilds() & ~table.tower_hexes()
    return {"count": (wild & ~table.wards).bit_count(), "total": wild.bit_count()}


def automaton(table: Table) -> Figures:
    missing = 6 - (table.taught[table.turn] & 63).bit_count()
    return {"missing": missing, "points": POINTS[0] if missing else 0}


def obliterate(table: Table) -> Figures:
    theirs, own = rivals_near(table)
    return {"theirs": theirs, "own": own}


RECKONINGS: Final[dict[str, Reckoning]] = {
    "quicken": quicken,
    "subjugate": subjugate,
    "vines": vines,
    "stone-skin": stone_skin,
    "transmute": transmute,
    "decay": decay,
    "gate": gate,
    "chasm": chasm,
    "wellspring": wellspring,
    "imprison": imprison,
    "shadow": shadow,
    "divination": divination,
    "time-stop": time_stop,
    "corrupt": corrupt,
    "upheaval": upheaval,
    "fortify": fortify,
    "automaton": automaton,
    "obliterate": obliterate,
}
"""By the spell's word."""
AGAINST_THE_WARLORD: Final = ("decay", "imprison", "shadow", "corrupt")
"""X15: what does something else in solo play."""
