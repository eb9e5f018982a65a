"""What a seat knows as a row of numbers: all that its view shows, but for the figures of the
edition, which are the same in every game."""

from typing import Final

from conclave.core.state import NOBODY
from conclave.core.tensors import (
    amounts,
    flags,
    four_amounts,
    nothing,
    numbers,
    one_of,
    seat_orders,
)
from conclave.games.twelve_missions.box.cards import CARDS, NONE, RANKS
from conclave.games.twelve_missions.box.edition import MISSION_COUNT, ROUNDS
from conclave.games.twelve_missions.knowledge.open_table import queue
from conclave.games.twelve_missions.knowledge.progress import seen_tally
from conclave.games.twelve_missions.knowledge.tensor_fields import (
    FAR,
    IN_LAST,
    IN_SHEET,
    IN_TRICK,
    SCROLLS,
    SEATS,
    TAKEN_TRICK,
    TEN,
    TRICKS,
)
from conclave.games.twelve_missions.knowledge.view import tricks_in_round
from conclave.games.twelve_missions.rules.phases import EXPLORE, KEEP_ONE, PHASES
from conclave.games.twelve_missions.rules.score import mission_gains
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR, SAYS_SEAT
from conclave.games.twelve_missions.rules.state import SheetRow, Table
from conclave.games.twelve_missions.rules.tricks import taking

_SEAT: Final = one_of(SEATS)
_ROUND: Final = one_of(ROUNDS)
_PHASE: Final = one_of(len(PHASES))
_MISSION: Final = one_of(MISSION_COUNT + 1)
_FOUR: Final = one_of(4)
_THREE: Final = one_of(3)
_SUIT: Final = one_of(6)
_RANK: Final = one_of(len(RANKS))
_CARD: Final = one_of(CARDS)
_SCROLL: Final = one_of(SCROLLS)
_FLAG: Final = amounts(1, 1)
_BYTE: Final = flags(8)
_BITS: Final = [mask.bit_count() for mask in range(256)]
_COUNTS: Final = amounts(FAR, TEN)
_SMALL: Final = 9
_FOUR_COUNTS: Final = four_amounts(_SMALL, TEN)
_FILL_UP: Final = [10**seats for seats in range(SEATS + 1)]
"""By the number of seats that there are not: what the others' digits move up by."""
_NO_SEATS: Final = [nothing(SEATS * seats) for seats in range(SEATS + 1)]
_NO_PLACES: Final = [nothing(IN_TRICK * places) for places in range(SEATS + 1)]
_NO_LAST: Final = [nothing(IN_LAST * places) for places in range(SEATS + 1)]
_NO_TRICKS: Final = [nothing(TAKEN_TRICK * tricks) for tricks in range(TRICKS + 1)]
_NO_CARDS: Final = nothing(CARDS)
_NO_HANDS: Final = [nothing(CARDS * seats) for seats in range(SEATS + 1)]
_NOTHING_LAID: Final = nothing(2 * SEATS * CARDS)
_NO_NUMBERS: Final = [nothing(seats) for seats in range(SEATS + 1)]
_ORDERS: Final = seat_orders(SEATS)
_UNWRITTEN: Final[list[bytes]] = []
_NO_COLOURS: Final = nothing(4)
_NO_SCROLLS: Final = nothing(SCROLLS)
_NOT_HELD: Final = [nothing(scrolls) for scrolls in range(SCROLLS + 1)]
_NO_SHEET: Final = [nothing(IN_SHEET * rounds) for rounds in range(ROUNDS + 1)]


def pieces(table: Table, seat: int) -> list[bytes]:
    seats = table.seats
    others = _ORDERS[seats][seat]
    kept = _kept(table, seat, others)
    row: list[bytes] = []
    _tell_round(row, table, seat)
    _tell_trick(row, table, seat)
    row.append(kept[0])
    _tell_cards(row, table, seat)
    _tell_amounts(row, table, others)
    row.append(kept[1])
    if table.plain:
        row.append(_NOTHING_LAID)
    else:
        for other in others:
            _add_cards(row, table.up[other])
        row.append(_NO_HANDS[SEATS - seats])
        for other in others:
            _add_order(row, table.covers[other], CARDS, _NO_CARDS)
        row.append(_NO_HANDS[SEATS - seats])
    _tell_scroll(row, table, seat)
    row.append(kept[2])
    _tell_sheet(row, table, seat)
    return row


def _kept(table: Table, seat: int, others: list[int]) -> list[bytes]:
    """What stays the same from one trick to the next, written once for each observer: the tricks so
    far, how far the seats are with the mission, and which scrolls were used up. What does not hang
    on the observer stands behind those."""
    stage = ((table.turns * 32 + table.round) * 32 + len(table.owners)) * 32 + len(table.sheet)
    if table.written_at != stage:
        table.written_at = stage
        table.written = [_UNWRITTEN] * table.seats
        table.written.append(_write_progress(table))
    kept = table.written[seat]
    if not kept:
        shared = table.written[table.seats]
        kept = [_write_tricks(table, seat), _turned_to(shared, others), shared[0]]
        table.written[seat] = kept
    return kept


def _told_from(seat: int, other: int, seats: int) -> int:
    return NOBODY if other < 0 else (other - seat) % seats


def _tell_round(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    waiting = queue(table)
    row += [
        _SEAT[seats - 1],
        _ROUND[table.variant.rounds - 1],
        _ROUND[table.round - 1],
        _FLAG[int(table.variant.pairs)],
        _SEAT[_told_from(seat, table.dealer, seats)],
        _PHASE[table.phase],
        _SEAT[_told_from(seat, table.turn, seats)],
    ]
    for other in waiting:
        row.append(_SEAT[(other - seat) % seats])
    row.append(_NO_SEATS[SEATS - len(waiting)])
    row.append(_MISSION[table.mission.number])
    row.append(_FOUR[table.dominant])
    row.append(_FOUR[table.led])


def _tell_trick(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    laid = len(table.cards)
    for place in range(laid):
        row.append(_SEAT[(table.seating[place] - seat) % seats])
        row.append(_CARD[table.cards[place]])
        row.append(_amount(table.value(place)))
        row.append(_SUIT[table.suit(place)])
        row.append(_RANK[table.powers[place]])
    row.append(_NO_PLACES[SEATS - laid])
    row.append(_SEAT[_told_from(seat, taking(table) if laid else NOBODY, seats)])
    row.append(_SEAT[_told_from(seat, table.next_leader, seats)])


def _write_tricks(table: Table, seat: int) -> bytes:
    """The last one in detail, how many there will be, and all so far."""
    row: list[bytes] = []
    last = len(table.last_cards)
    for place in range(last):
        row.append(_SEAT[(table.last_seating[place] - seat) % table.seats])
        row.append(_CARD[table.last_cards[place]])
    row.append(_NO_LAST[SEATS - last])
    row.append(_COUNTS[tricks_in_round(table)])
    owners = table.owners
    for trick in range(len(owners)):
        row.append(_SEAT[(owners[trick] - seat) % table.seats])
        _add_cards(row, table.shown[trick])
    row.append(_NO_TRICKS[TRICKS - len(owners)])
    return b"".join(row)


def _tell_cards(row: list[bytes], table: Table, seat: int) -> None:
    """What the undealt cards and the observer's own are, as far as it knows."""
    _add_order(row, table.turned, CARDS, _NO_CARDS)
    row.append(_COUNTS[len(table.undealt)])
    _add_cards(row, table.hands[seat])
    _add_order(row, table.rows[seat], CARDS, _NO_CARDS)
    _add_cards(row, table.chosen[seat])
    _add_cards(row, table.away[seat])
    _add_scrolls(row, table.scrolls[seat])
    _add_scrolls(row, table.burnt[seat])
    mine = table.turn == seat
    _add_scrolls(row, table.looked_at if mine and table.phase == KEEP_ONE else ())
    row.append(_CARD[table.drawn if mine and table.phase == EXPLORE else NONE])


def _tell_amounts(row: list[bytes], table: Table, others: list[int]) -> None:
    _add_sizes(row, table.hands, others)
    _add_lengths(row, table.rows, others)
    _add_sizes(row, table.chosen, others)
    _add_sizes(row, table.away, others)
    _add_small(row, table.crystals, others)
    _add_amounts(row, table.cubes, others)
    _add_small(row, table.tricks, others)
    _add_amounts(row, table.points, others)
    _add_lengths(row, table.scrolls, others)
    for other in others:
        row.append(_FLAG[len(table.open_scrolls[other])])
    row.append(_NO_NUMBERS[SEATS - len(others)])
    _add_lengths(row, table.burnt, others)
    _add_lengths(row, table.down, others)


def _write_progress(table: Table) -> list[bytes]:
    """Which scrolls were used up; then of each seat what it has of what the mission counts, of each
    its points if the round ended now, and of each its cards by colour."""
    used: list[bytes] = []
    _add_order(used, table.used, SCROLLS, _NO_SCROLLS)
    tally = seen_tally(table)
    gains = mission_gains(table, tally)
    seats = range(table.seats)
    return [
        *used,
        *[_amount(table.mission.have(tally, seat)) for seat in seats],
        *[_amount(gains[seat]) for seat in seats],
        *[_by_colour(tally.taken[seat]) for seat in seats],
    ]


def _by_colour(taken: int) -> bytes:
    blue, yellow = _BITS[taken & 0xFF], _BITS[taken >> 8 & 0xFF]
    red, black = _BITS[taken >> 16 & 0xFF], _BITS[taken >> 24]
    return _FOUR_COUNTS[1000 * blue + 100 * yellow + 10 * red + black]


def _turned_to(progress: list[bytes], others: list[int]) -> bytes:
    """The same in the order in which an observer has the seats."""
    seats = len(others)
    row: list[bytes] = []
    for first in range(1, 1 + 2 * seats, seats):
        for other in others:
            row.append(progress[first + other])
        row.append(_NO_NUMBERS[SEATS - seats])
    for other in others:
        row.append(progress[1 + 2 * seats + other])
    row.append(_NO_SEATS[SEATS - seats])
    return b"".join(row)


def _tell_scroll(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    effect = table.effect
    row.append(_SCROLL[table.scroll])
    if table.scroll:
        choice = table.effect_choice
        row += [
            _SCROLL[effect.number],
            _SEAT[_told_from(seat, table.effect_seat, seats)],
            _FOUR[choice] if effect.says == SAYS_COLOUR else _NO_COLOURS,
            _SEAT[(choice - seat) % seats] if effect.says == SAYS_SEAT else _SEAT[NOBODY],
            _FLAG[int(table.ready)],
            _THREE[table.claim],
        ]
    else:
        row += [_NO_SCROLLS, _SEAT[NOBODY], _NO_COLOURS, _SEAT[NOBODY], _FLAG[0], _THREE[NONE]]
    row.append(_COUNTS[len(table.deck)])


def _tell_sheet(row: list[bytes], table: Table, seat: int) -> None:
    """A finished round stays as it is, so it is written once for each observer."""
    seats = table.seats
    for finished in table.sheet:
        written = finished.written
        if not written:
            written = [_write_sheet_row(finished, viewer, seats) for viewer in range(seats)]
            finished.written = written
        row.append(written[seat])
    row.append(_NO_SHEET[ROUNDS - len(table.sheet)])


def _write_sheet_row(finished: SheetRow, seat: int, seats: int) -> bytes:
    others = _ORDERS[seats][seat]
    empty = SEATS - seats
    row = [_MISSION[finished.mission], _FOUR[finished.dominant]]
    for told in (finished.gains, finished.tricks):
        row += [_amount(told[other]) for other in others]
        row.append(nothing(empty))
    for other in others:
        _add_cards(row, finished.taken[other])
    row += [_NO_CARDS] * empty
    row.append(_SCROLL[finished.scroll])
    return b"".join(row)


def _amount(amount: int) -> bytes:
    return _COUNTS[amount] if 0 <= amount <= FAR else numbers([amount], TEN)


def _add_amounts(row: list[bytes], held: list[int], others: list[int]) -> None:
    for other in others:
        row.append(_amount(held[other]))
    row.append(_NO_NUMBERS[SEATS - len(others)])


def _add_small(row: list[bytes], held: list[int], others: list[int]) -> None:
    """Of each seat an amount that mostly has one digit: then they are one piece."""
    digits = 0
    for other in others:
        amount = held[other]
        if amount < 0 or amount > _SMALL:
            _add_amounts(row, held, others)
            return
        digits = 10 * digits + amount
    row.append(_FOUR_COUNTS[digits * _FILL_UP[SEATS - len(others)]])


def _add_lengths(row: list[bytes], held: list[tuple[int, ...]], others: list[int]) -> None:
    """Of each seat how many they are."""
    _add_small(row, [len(things) for things in held], others)


def _add_sizes(row: list[bytes], masks: list[int], others: list[int]) -> None:
    """Of each seat how many cards these are."""
    _add_small(row, [_size(mask) if mask else 0 for mask in masks], others)


def _size(mask: int) -> int:
    return (
        _BITS[mask & 0xFF] + _BITS[mask >> 8 & 0xFF] + _BITS[mask >> 16 & 0xFF] + _BITS[mask >> 24]
    )


def _add_cards(row: list[bytes], mask: int) -> None:
    if not mask:
        row.append(_NO_CARDS)
        return
    row.append(_BYTE[mask & 0xFF])
    row.append(_BYTE[mask >> 8 & 0xFF])
    row.append(_BYTE[mask >> 16 & 0xFF])
    row.append(_BYTE[mask >> 24])


def _add_order(row: list[bytes], ordered: tuple[int, ...], size: int, none: bytes) -> None:
    """For each thing its place in the order, counted from 1; 0 for those that are not in it."""
    if not ordered:
        row.append(none)
        return
    places = [0] * size
    for place in range(len(ordered)):
        places[ordered[place]] = place + 1
    row.append(b"".join([_COUNTS[place] for place in places]))


def _add_scrolls(row: list[bytes], scrolls: tuple[int, ...]) -> None:
    """What lies between two that are held is left out at once."""
    if not scrolls:
        row.append(_NO_SCROLLS)
        return
    told = 0
    for scroll in sorted(scrolls):
        row.append(_NOT_HELD[scroll - told])
        row.append(_FLAG[1])
        told = scroll + 1
    row.append(_NOT_HELD[SCROLLS - told])
