"""Whether a position that was read can lie on a table."""

from typing import Final

from conclave.core.errors import BadPosition
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import HEXES, NOWHERE, PLACES
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.box.terrain import CAMP, CURSED_TOWER, DROW, TOWN
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules import phases
from conclave.games.archmage.rules.map import ALL_HEXES, BIT, CENTRE, CITY, hexes_in
from conclave.games.archmage.rules.spells.upheaval import is_empty
from conclave.games.archmage.rules.state import WELLSPRING_TOKEN

_COUNTED: Final = (phases.TOWNS, phases.VINES, phases.TRANSMUTE, phases.DISCARD, phases.QUENCH)
MOST_COUNTED: Final = 49


def check(position: Position) -> None:
    _check_map(position)
    _check_land(position)
    _check_figures(position)
    _check_scores(position)
    if not _fits(position):
        raise BadPosition("archmage-wrong-step", {"phase": phases.PHASES[position.phase]})


def _check_map(position: Position) -> None:
    if not position.layout.connected(ALL_HEXES):
        raise BadPosition("archmage-map-in-pieces", {})
    for hex, token in enumerate(position.tokens):
        inside = token >> 3 == WELLSPRING_TOKEN and not position.wilds() & BIT[hex]
        if token and (CITY & BIT[hex] or inside):
            raise BadPosition("archmage-no-token-here", {"hex": position.layout.words[hex]})


def _check_land(position: Position) -> None:
    """X7: face-up Wilderness, Towns and Camps, each controlled by one; wards only on those."""
    taken = 0
    for seat, mask in enumerate(position.held):
        for hex in hexes_in(mask):
            word = position.layout.words[hex]
            if taken & BIT[hex]:
                raise BadPosition("archmage-held-twice", {"hex": word})
            if position.tiles[hex] > CAMP or not position.shown & BIT[hex]:
                raise BadPosition("archmage-not-to-hold", {"hex": word})
        taken |= mask
        if seat < position.seats and position.towers[seat] != NOWHERE:
            hex = position.towers[seat]
            if position.tiles[hex] >= TOWN:
                word = position.layout.words[hex]
                raise BadPosition("archmage-tower-in-the-wild", {"hex": word})
    inflamed = position.held[1] if position.variant.solo else 0
    stray = position.wards & (~taken | position.tower_hexes() | inflamed)
    if stray:
        word = position.layout.words[hexes_in(stray)[0]]
        raise BadPosition("archmage-stray-ward", {"hex": word})


def _check_figures(position: Position) -> None:
    """X7: one mage a hex, the Cursed Tower aside; none on another's Mage Tower."""
    standing = [*position.mages]
    if position.warlord != NOWHERE:
        standing.append(position.warlord)
    for figure, hex in enumerate(standing):
        word = position.layout.words[hex]
        if hex != CENTRE and standing.count(hex) > 1:
            raise BadPosition("archmage-two-mages", {"hex": word})
        for seat, tower in enumerate(position.towers):
            if tower == hex and seat != figure:
                raise BadPosition("archmage-mage-on-tower", {"hex": word})


def _check_scores(position: Position) -> None:
    """X11: the seats that have had their last turn have scored, and nobody else."""
    for seat, score in enumerate(position.scores):
        last_round = position.round == position.variant.length
        now = (position.turn - position.starter) % position.seats
        before = (seat - position.starter) % position.seats < now
        done = position.phase == phases.OVER or (last_round and before)
        if bool(score) != done:
            raise BadPosition("archmage-score-and-round", {"seat": seat})


def _fits(position: Position) -> bool:
    """Whether what the phase is about could be so."""
    phase, args = position.phase, position.args
    if phase == phases.OVER:
        return position.decider == NOBODY and not args
    if phase == phases.DISCARD:
        if position.decider in (position.turn, NOBODY):
            return False
    elif position.decider != position.turn:
        return False
    if position.stage == phases.JOURNEYS_END and position.points + position.swift:
        return False
    if phase == phases.PREPARE and position.round == 1:
        return False
    return _args_fit(position, phase, args)


def _args_fit(position: Position, phase: int, args: tuple[int, ...]) -> bool:
    if phase in _COUNTED:
        if phase == phases.QUENCH and not position.variant.solo:
            return False
        return (
            len(args) == 1 and 1 <= args[0] <= MOST_COUNTED and _limit(position, phase) >= args[0]
        )
    if phase == phases.OFFER:
        kind = position.tiles[position.mages[position.turn]]
        return not args and DROW <= kind < CURSED_TOWER
    if phase == phases.PRICE:
        return len(args) == 3 and _priced(position, args[0], args[1]) and 0 <= args[2] < 3
    if phase == phases.PENALTY:
        if len(args) != 4 or not _priced(position, args[0], args[1]):
            return False
        in_it = args[2] in position.variant.spheres[args[0]]
        haunted = in_it and position.haunted[position.turn] >> args[2] & 1 == 1
        return haunted and 1 <= args[3] <= position.variant.edition.shadow_penalty
    if phase == phases.CORRUPT:
        return len(args) == 1 and 0 <= args[0] < position.seats and args[0] != position.turn
    if phase == phases.LIFT:
        return len(args) <= 1 and all(0 <= hex < HEXES for hex in args)
    if phase == phases.SETTLE:
        return _settles(position, args)
    if position.variant.solo and phase in (phases.IMPRISON, phases.SHADOW, phases.DECAY):
        return False
    return not args


def _limit(position: Position, phase: int) -> int:
    edition = position.variant.edition
    if phase == phases.VINES:
        return edition.vines_hexes
    if phase == phases.TRANSMUTE:
        return edition.transmute_relics
    if phase == phases.QUENCH:
        return edition.quenched
    if phase == phases.DISCARD:
        return min(edition.decay_relics, position.relics_of(position.decider))
    return MOST_COUNTED


def _priced(position: Position, spell: int, owed: int) -> bool:
    return 0 <= spell < SPELLS and 1 <= owed <= spell // 6 + 1


def _settles(position: Position, args: tuple[int, ...]) -> bool:
    if not 2 <= len(args) <= 3 or not all(0 <= hex < HEXES for hex in args[:2]):
        return False
    first, second = args[0], args[1]
    if not position.layout.around[first] & BIT[second]:
        return False
    pair = BIT[first] | BIT[second]
    if pair & (CITY | position.mage_hexes() | position.tower_hexes()):
        return False
    if len(args) == 2:
        return True
    return 0 <= args[2] < len(PLACES) and is_empty(position.layout, args[2], pair)
