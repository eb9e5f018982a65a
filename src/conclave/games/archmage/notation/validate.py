"""Whether a position that was read can lie on a table."""

from typing import Final

from conclave.core.errors import BadPosition
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.box.terrain import CAMP, CURSED_TOWER, DROW, TOWN
from conclave.games.archmage.rules import phases
from conclave.games.archmage.rules.map import ALL_HEXES, BIT, CENTRE, CITY, hexes_in
from conclave.games.archmage.rules.spells.book import OVER, PHASES, SPELL_STEPS
from conclave.games.archmage.rules.state import Table

MOST_COUNTED: Final = 49


def check(table: Table) -> None:
    _check_map(table)
    _check_land(table)
    _check_figures(table)
    _check_scores(table)
    if not _fits(table):
        raise BadPosition("archmage-wrong-step", {"phase": PHASES[table.phase]})


def _check_map(table: Table) -> None:
    if not table.layout.connected(ALL_HEXES):
        raise BadPosition("archmage-map-in-pieces", {})
    for hex, token in enumerate(table.tokens):
        if token is None:
            continue
        if CITY & BIT[hex] or (token.kind.in_wilds and not table.wilds() & BIT[hex]):
            raise BadPosition("archmage-no-token-here", {"hex": table.layout.words[hex]})


def _check_land(table: Table) -> None:
    """X7: face-up Wilderness, Towns and Camps, each controlled by one; wards only on those."""
    taken = 0
    for seat, mask in enumerate(table.held):
        for hex in hexes_in(mask):
            word = table.layout.words[hex]
            if taken & BIT[hex]:
                raise BadPosition("archmage-held-twice", {"hex": word})
            if table.tiles[hex] > CAMP or not table.shown & BIT[hex]:
                raise BadPosition("archmage-not-to-hold", {"hex": word})
        taken |= mask
        if seat < table.seats and table.towers[seat] != NOWHERE:
            hex = table.towers[seat]
            if table.tiles[hex] >= TOWN:
                word = table.layout.words[hex]
                raise BadPosition("archmage-tower-in-the-wild", {"hex": word})
    inflamed = table.held[1] if table.variant.solo else 0
    stray = table.wards & (~taken | table.tower_hexes() | inflamed)
    if stray:
        word = table.layout.words[hexes_in(stray)[0]]
        raise BadPosition("archmage-stray-ward", {"hex": word})


def _check_figures(table: Table) -> None:
    """X7: one mage a hex, the Cursed Tower aside; none on another's Mage Tower."""
    standing = [*table.mages]
    if table.warlord != NOWHERE:
        standing.append(table.warlord)
    for figure, hex in enumerate(standing):
        word = table.layout.words[hex]
        if hex != CENTRE and standing.count(hex) > 1:
            raise BadPosition("archmage-two-mages", {"hex": word})
        for seat, tower in enumerate(table.towers):
            if tower == hex and seat != figure:
                raise BadPosition("archmage-mage-on-tower", {"hex": word})


def _check_scores(table: Table) -> None:
    """X11: the seats that have had their last turn have scored, and nobody else."""
    for seat, score in enumerate(table.scores):
        last_round = table.round == table.variant.length
        now = (table.turn - table.starter) % table.seats
        before = (seat - table.starter) % table.seats < now
        done = table.phase == OVER or (last_round and before)
        if bool(score) != done:
            raise BadPosition("archmage-score-and-round", {"seat": seat})


def _fits(table: Table) -> bool:
    """Whether what the phase is about could be so."""
    phase, args = table.phase, table.args
    if phase == OVER:
        return table.decider == NOBODY and not args
    step = SPELL_STEPS.get(phase)
    if step is not None and step.of_another:
        if table.decider in (table.turn, NOBODY):
            return False
    elif table.decider != table.turn:
        return False
    if table.stage == phases.JOURNEYS_END and table.points + table.swift:
        return False
    if phase == phases.PREPARE and table.round == 1:
        return False
    return step.fits(table) if step is not None else _args_fit(table, phase, args)


def _args_fit(table: Table, phase: int, args: tuple[int, ...]) -> bool:
    if phase == phases.TOWNS:
        return len(args) == 1 and 1 <= args[0] <= MOST_COUNTED
    if phase == phases.OFFER:
        kind = table.tiles[table.mages[table.turn]]
        return not args and DROW <= kind < CURSED_TOWER
    if phase == phases.PRICE:
        return len(args) == 3 and _priced(table, args[0], args[1]) and 0 <= args[2] < 3
    if phase == phases.PENALTY:
        if len(args) != 4 or not _priced(table, args[0], args[1]):
            return False
        in_it = args[2] in table.variant.spheres[args[0]]
        haunted = in_it and table.haunted[table.turn] >> args[2] & 1 == 1
        return haunted and 1 <= args[3] <= table.variant.edition.shadow_penalty
    return not args


def _priced(table: Table, spell: int, owed: int) -> bool:
    return 0 <= spell < SPELLS and 1 <= owed <= spell // 6 + 1
