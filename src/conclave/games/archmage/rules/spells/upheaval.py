"""Upheaval: two neighbouring hexes are lifted and set down again at the border of the map (X35)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.archmage.box.coordinates import HEXES, NEXT_TO, NOWHERE, PLACES
from conclave.games.archmage.box.edition import Edition
from conclave.games.archmage.rules.map import ALL_HEXES, BIT, CITY, Layout, hexes_in
from conclave.games.archmage.rules.moves import LIFT, SETTLE
from conclave.games.archmage.rules.spells.spell import Spell, Step
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.tokens import TokenKind


def _toll(edition: Edition) -> int:
    return edition.upheaval_points


BROKEN_GROUND: Final[TokenKind[Table]] = TokenKind("upheaval", toll=_toll)


def can(table: Table) -> bool:
    fixed = _fixed(table)
    return any(_partners(table, hex, fixed, True) for hex in hexes_in(ALL_HEXES & ~fixed))


def cast(table: Table, told: Told) -> None:
    LIFTING.ask(table)


def _fixed(table: Table) -> int:
    """Not the city, no mage on them; and a Mage Tower is never moved (X23)."""
    return CITY | table.mage_hexes() | table.tower_hexes()


def _partners(table: Table, hex: int, fixed: int, first_only: bool) -> list[int]:
    """The neighbours that may be lifted together with a hex."""
    layout = table.layout
    found: list[int] = []
    for other in layout.near[hex]:
        pair = BIT[hex] | BIT[other]
        if pair & fixed or not pair & layout.border or not _holds_together(table, pair):
            continue
        found.append(other)
        if first_only:
            break
    return found


def _holds_together(table: Table, pair: int) -> bool:
    """X35: every hex that stays can be entered from the others, not over a Mage Tower alone."""
    layout = table.layout
    towers = table.tower_hexes()
    open_hexes = ALL_HEXES & ~pair & ~towers
    if not layout.connected(open_hexes):
        return False
    return all(layout.around[hex] & open_hexes for hex in hexes_in(towers))


def lift_ways(table: Table) -> list[Move]:
    fixed = _fixed(table)
    if table.args:
        return [(LIFT, other) for other in _partners(table, table.args[0], fixed, False)]
    loose = hexes_in(ALL_HEXES & ~fixed)
    return [(LIFT, hex) for hex in loose if _partners(table, hex, fixed, True)]


def lift(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if table.args:
        SETTLING.ask(table, (table.args[0], move[1]))
    else:
        LIFTING.ask(table, (move[1],))


def _places(table: Table, first: int, second: int, place: int) -> list[int]:
    """X35: where the second hex may go once the first is to lie at the place: next to it, and one
    of the two must touch two hexes of the map; not both where they were."""
    layout = table.layout
    pair = BIT[first] | BIT[second]
    towers = table.tower_hexes()
    touched = layout.touching(place, pair)
    found: list[int] = []
    for other in NEXT_TO[place]:
        if other == NOWHERE or not is_empty(layout, other, pair):
            continue
        if place == layout.place[first] and other == layout.place[second]:
            continue
        beside = layout.touching(other, pair)
        if max(touched.bit_count(), beside.bit_count()) < 2:
            continue
        if (touched | beside) & ~towers:
            found.append(other)
    return found


def is_empty(layout: Layout, place: int, lifted: int) -> bool:
    hex = layout.at.get(place, NOWHERE)
    return hex == NOWHERE or lifted & BIT[hex] != 0


def settle_ways(table: Table) -> list[Move]:
    first, second = table.args[0], table.args[1]
    if len(table.args) == 3:
        return [(SETTLE, place) for place in _places(table, first, second, table.args[2])]
    pair = BIT[first] | BIT[second]
    return [
        (SETTLE, place)
        for place in range(len(PLACES))
        if is_empty(table.layout, place, pair) and _places(table, first, second, place)
    ]


def settle(table: Table, move: Move, chance: Chance, told: Told) -> None:
    first, second = table.args[0], table.args[1]
    if len(table.args) == 2:
        SETTLING.ask(table, (first, second, move[1]))
        return
    where = table.layout.place[:]
    where[first], where[second] = table.args[2], move[1]
    before = table.layout.words
    table.lie_as(Layout(where))
    for hex in (first, second):
        if told is not None:
            moved: PlainDict = {"seat": table.turn, "hex": before[hex]}
            moved["to"] = table.layout.words[hex]
            told.append(Event("archmage-moved", moved))
        table.lay_token(hex, BROKEN_GROUND, told)
    table.go_on()


def lift_fits(table: Table) -> bool:
    return len(table.args) <= 1 and all(0 <= hex < HEXES for hex in table.args)


def settle_fits(table: Table) -> bool:
    args = table.args
    if not 2 <= len(args) <= 3 or not all(0 <= hex < HEXES for hex in args[:2]):
        return False
    first, second = args[0], args[1]
    if second not in _partners(table, first, _fixed(table), False):
        return False
    pair = BIT[first] | BIT[second]
    return len(args) == 2 or (0 <= args[2] < len(PLACES) and is_empty(table.layout, args[2], pair))


def lifted(table: Table) -> list[int]:
    """The hexes that are in the air."""
    return list(table.args[:2]) if table.phase in (LIFTING.phase, SETTLING.phase) else []


def landing_places(table: Table) -> list[int]:
    """The empty places of the table while hexes are to be set down."""
    if table.phase != SETTLING.phase:
        return []
    pair = BIT[table.args[0]] | BIT[table.args[1]]
    return [place for place in range(len(PLACES)) if is_empty(table.layout, place, pair)]


LIFTING: Final = Step("lift", lift_ways, lift, lift_fits)
SETTLING: Final = Step("settle", settle_ways, settle, settle_fits)

UPHEAVAL: Final = Spell("upheaval", can, cast, [LIFTING, SETTLING], token=BROKEN_GROUND)
