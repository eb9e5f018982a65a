"""What a seat knows as a row of numbers: everything on the table but the land that lies face down,
so that a position could be laid out from it which nobody at the table could tell from the true one.

Where the Journey may lead, and what land is worth, follows from that by the rules, as all that the
view says besides.
"""

from typing import Final

from conclave.core.state import NOBODY
from conclave.core.tensors import (
    amounts,
    flags,
    nothing,
    numbers,
    one_of,
    seat_orders,
)
from conclave.games.archmage.box.coordinates import HEXES, NOWHERE, PLACES
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.box.terrain import KINDS
from conclave.games.archmage.knowledge.tensor_fields import MARKS, MOST, OVALS, SEATS, TEN
from conclave.games.archmage.rules.map import BIT, Layout
from conclave.games.archmage.rules.phases import PENALTY, PRICE, TOWNS
from conclave.games.archmage.rules.score import points_of, tally
from conclave.games.archmage.rules.spells.book import PHASES, SPELL_STEPS
from conclave.games.archmage.rules.spells.master import SPOIL
from conclave.games.archmage.rules.spells.spell import CountedStep
from conclave.games.archmage.rules.spells.upheaval import LIFTING, SETTLING
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.variant import LONG

_ORDERS: Final = seat_orders(SEATS)
_SEAT: Final = one_of(SEATS)
_PHASE: Final = one_of(len(PHASES))
_SPELL: Final = one_of(SPELLS)
_THREE: Final = one_of(3)
_SIX: Final = one_of(6)
_HEX: Final = one_of(HEXES)
_PLACE: Final = one_of(len(PLACES))
_KIND: Final = one_of(KINDS)
_FLAG: Final = amounts(1, 1)
_FLAGS_2: Final = flags(2)
_FLAGS_6: Final = flags(6)
_FLAGS_7: Final = flags(7)
_FLAGS_9: Final = flags(9)
_ROUND: Final = amounts(LONG, LONG)
_AMOUNT: Final = amounts(MOST, TEN)
_LESS: Final = [numbers([-amount], TEN) for amount in range(MOST + 1)]
_PLANET: Final = [numbers([oval], OVALS) for oval in range(-OVALS, OVALS + 1)]
_THREE_PLANETS: Final = [
    one + two + three for one in _PLANET for two in _PLANET for three in _PLANET
]
_NO_HEXES: Final = [nothing(HEXES * planes) for planes in range(SEATS + 1)]
_NO_NUMBERS: Final = [nothing(size) for size in range(8)]
_NO_SIX: Final = [nothing(6 * seats) for seats in range(SEATS + 1)]
_NO_SPELLS: Final = [nothing(SPELLS * seats) for seats in range(SEATS + 1)]
_NO_DOORS: Final = [nothing(6 * SEATS * seats) for seats in range(SEATS + 1)]
_NO_SCORES: Final = [nothing(7 * seats) for seats in range(SEATS + 1)]
_NO_WARLORD: Final = nothing(2 * HEXES + 3)
_NOT_PAYING: Final = nothing(SPELLS + 1 + 3 + 6 + 1)
_NOT_ASKED_AGAIN: Final = nothing(1 + SEATS)
_NO_UPHEAVAL: Final = nothing(2 * HEXES + len(PLACES))
_NO_TOKENS: Final = nothing((len(MARKS) + SEATS) * HEXES)
_COUNTED: Final = [
    phase == TOWNS or isinstance(SPELL_STEPS.get(phase), CountedStep)
    for phase in range(len(PHASES))
]
"""By phase: whether ``args`` says how many times it is still asked."""


def pieces(table: Table, seat: int) -> list[bytes]:
    seats = table.seats
    others = _ORDERS[seats][seat]
    row: list[bytes] = []
    _tell_turn(row, table, seat)
    _tell_map(row, table, others)
    _tell_seats(row, table, others)
    _tell_points(row, table, others)
    if table.variant.solo:
        row.append(_HEX[table.warlord])
        _add_hexes(row, table.held[1])
        row.append(_FLAGS_2[int(table.roamed) + 2 * int(table.skips)])
        row.append(_AMOUNT[table.hindered])
    else:
        row.append(_NO_WARLORD)
    return row


def _told_from(seat: int, other: int, seats: int) -> int:
    return NOBODY if other < 0 else (other - seat) % seats


def _tell_turn(row: list[bytes], table: Table, seat: int) -> None:
    seats, phase = table.seats, table.phase
    effects = int(table.promoting) + 2 * int(table.warding) + 4 * int(table.subjugating)
    effects += 8 * int(table.divining) + 16 * int(table.again) + 32 * int(table.second)
    row += [
        _SEAT[seats - 1],
        _FLAG[int(table.variant.length == LONG)],
        _ROUND[table.round],
        _SEAT[_told_from(seat, table.starter, seats)],
        _SEAT[_told_from(seat, table.turn, seats)],
        _SEAT[_told_from(seat, table.decider, seats)],
        _PHASE[phase],
        _PHASE[table.stage],
    ]
    if table.args:
        _tell_question(row, table, seat)
    else:
        row += [_NOT_PAYING, _NOT_ASKED_AGAIN, _NO_UPHEAVAL]
    row += [
        _AMOUNT[table.points],
        _AMOUNT[table.swift],
        _AMOUNT[table.rites],
        _FLAGS_6[table.rite_spheres],
        _FLAGS_6[effects],
    ]


def _tell_question(row: list[bytes], table: Table, seat: int) -> None:
    """What the phase is about."""
    phase, args = table.phase, table.args
    if phase == PRICE:
        row += [_SPELL[args[0]], _AMOUNT[args[1]], _THREE[args[2]], _SIX[NOWHERE], _AMOUNT[0]]
    elif phase == PENALTY:
        row += [_SPELL[args[0]], _AMOUNT[args[1]], _THREE[NOWHERE], _SIX[args[2]]]
        row.append(_AMOUNT[args[3]])
    else:
        row.append(_NOT_PAYING)
    row.append(_AMOUNT[args[0] if _COUNTED[phase] else 0])
    spoils = phase == SPOIL.phase
    row.append(_SEAT[(args[0] - seat) % table.seats if spoils else NOBODY])
    if phase == LIFTING.phase or phase == SETTLING.phase:
        row.append(_HEX[args[0]])
        row.append(_HEX[args[1] if len(args) > 1 else NOWHERE])
        row.append(_PLACE[args[2] if len(args) > 2 else NOWHERE])
    else:
        row.append(_NO_UPHEAVAL)


def _tell_map(row: list[bytes], table: Table, others: list[int]) -> None:
    empty = SEATS - len(others)
    _add_hexes(row, table.divined)
    if table.written_tiles is not table.tiles or table.written_shown != table.shown:
        _write_kinds(table)
    row.append(table.written)
    layout = table.layout
    if not layout.written:
        layout.written = _write_layout(layout)
    row.append(layout.written)
    _add_hexes(row, table.wards)
    if table.marked:
        _tell_tokens(row, table, others)
    else:
        row.append(_NO_TOKENS)
    for other in others:
        _add_hexes(row, table.held[other])
    row.append(_NO_HEXES[empty])
    for other in others:
        row.append(_HEX[table.mages[other]])
    row.append(_NO_HEXES[empty])
    for other in others:
        row.append(_HEX[table.towers[other]])
    row.append(_NO_HEXES[empty])


def _write_kinds(table: Table) -> None:
    """They stay as they are until a hex is turned up or laid elsewhere."""
    tiles, shown = table.tiles, table.shown
    row: list[bytes] = []
    for hex in range(HEXES):
        row.append(_KIND[tiles[hex] if shown & BIT[hex] else NOWHERE])
    table.written = b"".join(row)
    table.written_tiles = tiles
    table.written_shown = shown


def _tell_tokens(row: list[bytes], table: Table, others: list[int]) -> None:
    of_kind = [0] * len(MARKS)
    of_seat = [0] * SEATS
    left = table.marked
    while left:
        lowest = left & -left
        left ^= lowest
        token = table.tokens[lowest.bit_length() - 1]
        if token is not None:
            of_kind[MARKS.index(token.kind.word)] |= lowest
            of_seat[token.owner] |= lowest
    for mask in of_kind:
        _add_hexes(row, mask)
    for other in others:
        _add_hexes(row, of_seat[other])
    row.append(_NO_HEXES[SEATS - len(others)])


def _tell_seats(row: list[bytes], table: Table, others: list[int]) -> None:
    empty = SEATS - len(others)
    none = _NO_NUMBERS[empty]
    for held in (table.company, table.supply, table.imprisoned):
        for other in others:
            row.append(_AMOUNT[held[other]])
        row.append(none)
    for other in others:
        for place in range(6 * other, 6 * other + 6):
            row.append(_AMOUNT[table.relics[place]])
    row.append(_NO_SIX[empty])
    for other in others:
        if table.taught[other]:
            for place in range(SPELLS * other, SPELLS * other + SPELLS):
                row.append(_AMOUNT[table.apprentices[place]])
        else:
            row.append(_NO_SPELLS[1])
    row.append(_NO_SPELLS[empty])
    for other in others:
        if table.taught[other]:
            for place in range(SPELLS * other, SPELLS * other + SPELLS):
                row.append(_AMOUNT[table.corrupt[place]])
        else:
            row.append(_NO_SPELLS[1])
    row.append(_NO_SPELLS[empty])
    for spells in (table.known, table.spent):
        for other in others:
            row.append(_FLAGS_9[spells[other] & 0x1FF])
            row.append(_FLAGS_9[spells[other] >> 9])
        row.append(_NO_SPELLS[empty])
    for other in others:
        row.append(_FLAG[table.skinned >> other & 1])
    row.append(none)
    for other in others:
        if table.haunted[other]:
            for place in range(6 * other, 6 * other + 6):
                row.append(_SEAT[_told_from(others[0], table.doors[place], table.seats)])
        else:
            row.append(_NO_DOORS[1])
    row.append(_NO_DOORS[empty])
    for other in others:
        for place in range(6 * other, 6 * other + 6, 3):
            row.append(_THREE_PLANETS[_three_planets(table, place)])
    row.append(_NO_SIX[empty])


def _three_planets(table: Table, place: int) -> int:
    """The place of the planet there and the next two among all that three can have."""
    planets, ovals = table.planets, 2 * OVALS + 1
    two = (planets[place] + OVALS) * ovals + planets[place + 1] + OVALS
    return two * ovals + planets[place + 2] + OVALS


def _tell_points(row: list[bytes], table: Table, others: list[int]) -> None:
    empty = SEATS - len(others)
    for other in others:
        row.append(_FLAG[int(len(table.scores[other]) > 0)])
    row.append(_NO_NUMBERS[empty])
    totals: list[bytes] = []
    for other in others:
        score = table.scores[other] or tally(table, other)
        for part in score:
            row.append(_AMOUNT[part])
        total = points_of(score)
        totals.append(_AMOUNT[total] if total >= 0 else _LESS[-total])
    row.append(_NO_SCORES[empty])
    row += totals
    row.append(_NO_NUMBERS[empty])


def _add_hexes(row: list[bytes], mask: int) -> None:
    if not mask:
        row.append(_NO_HEXES[1])
        return
    for bit in range(0, HEXES, 7):
        row.append(_FLAGS_7[mask >> bit & 0x7F])


def _write_layout(layout: Layout) -> bytes:
    """It stays as it is, so it is written once."""
    told: list[int] = []
    for place in layout.place:
        told += [PLACES[place].x, PLACES[place].y]
    return numbers(told, TEN)
