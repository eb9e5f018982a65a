"""The Warlord, who roams the map in solo play (X14)."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import DIRECTIONS, NOWHERE
from conclave.games.archmage.box.spheres import BLOOD
from conclave.games.archmage.box.terrain import CAMP, KIND_WORDS
from conclave.games.archmage.rules.map import BIT, CITY
from conclave.games.archmage.rules.state import Table


def march(table: Table, chance: Chance, told: Told) -> None:
    """A die gives the direction; it goes that way, turning clockwise where it is blocked."""
    left = table.variant.edition.march - table.hindered
    table.hindered = 0
    if table.skips:
        table.skips = False
        if told is not None:
            told.append(Event("archmage-warlord-held", {}))
        return
    direction = chance.below(6)
    if told is not None:
        told.append(Event("archmage-warlord", {"direction": DIRECTIONS[direction]}))
    blocked = BIT[table.mages[0]] | table.tower_hexes()
    if table.roamed:
        blocked |= CITY
    table.roamed = True
    while left > 0:
        direction = _turned(table, direction, blocked)
        if direction == NOWHERE:
            return
        hex = table.layout.beside[table.warlord][direction]
        left -= table.entry_cost(hex)  # X36: a token's toll is paid in steps
        if left < 0 or not _enter(table, hex, told):
            return


def _turned(table: Table, direction: int, blocked: int) -> int:
    """The direction it can go, clockwise from the wanted one; NOWHERE if it is shut in."""
    beside = table.layout.beside[table.warlord]
    for turn in range(6):
        tried = (direction + turn) % 6
        hex = beside[tried]
        if hex != NOWHERE and not blocked & BIT[hex]:
            return tried
    return NOWHERE


def _enter(table: Table, hex: int, told: Told) -> bool:
    """What it does to a hex, and whether it goes on from there."""
    bit = BIT[hex]
    table.warlord = hex
    word = table.layout.words[hex]
    if told is not None:
        told.append(Event("archmage-warlord-at", {"hex": word}))
    if not table.shown & bit:
        table.shown |= bit
        if told is not None:
            seen = KIND_WORDS[table.tiles[hex]]
            told.append(Event("archmage-turned-up", {"hex": word, "kind": seen}, reveals=True))
    token = table.tokens[hex]
    if token is not None and token.kind.entered is not None:
        token.kind.entered(table, hex, token.owner, NOBODY, told)
    if table.wards & bit:
        table.unward(hex, told)
        return False
    if table.held[0] & bit and not table.protected(0):  # X36: Stone Skin holds
        table.slay(hex, 0, told)
        table.gain(0, BLOOD, 1, told)
    if not table.taken() & bit and table.tiles[hex] <= CAMP:
        table.held[1] |= bit
        if told is not None:
            told.append(Event("archmage-inflamed", {"hex": word}))
    return True
