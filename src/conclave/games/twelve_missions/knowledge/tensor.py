"""What a seat knows as a row of numbers: all that its view shows, but for the figures of the
edition, which are the same in every game."""

from typing import Final

from conclave.core.state import NOBODY
from conclave.core.tensors import NUMBER, nothing, one_of, seat_orders
from conclave.games.twelve_missions.box.cards import CARDS, NONE, RANKS
from conclave.games.twelve_missions.box.edition import MISSION_COUNT, ROUNDS
from conclave.games.twelve_missions.knowledge.open_table import queue
from conclave.games.twelve_missions.knowledge.tensor_fields import (
    IN_LAST,
    IN_SHEET,
    IN_TRICK,
    SEATS,
    TAKEN_TRICK,
    TRICKS,
)
from conclave.games.twelve_missions.knowledge.tensor_pieces import (
    CARD,
    COUNT,
    FLAG,
    NO_CARDS,
    NO_NUMBERS,
    NO_SCROLLS,
    NOBODYS,
    SCROLL,
    SEAT,
    add_cards,
    add_order,
    add_scrolls,
    amount_of,
    size_of,
)
from conclave.games.twelve_missions.knowledge.tensor_standing import (
    AWAY,
    BURNT,
    CHOSEN,
    COLOURS,
    CRYSTALS,
    HAVE,
    HELD_SCROLLS,
    NOW,
    OPEN_SCROLLS,
    POINTS,
    TAKEN,
    TRICKS_TOLD,
    USED,
    standing,
)
from conclave.games.twelve_missions.knowledge.view import tricks_in_round
from conclave.games.twelve_missions.rules.phases import EXPLORE, KEEP_ONE, PHASES
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR, SAYS_SEAT
from conclave.games.twelve_missions.rules.state import SheetRow, Table
from conclave.games.twelve_missions.rules.tricks import taking

_ROUND: Final = one_of(ROUNDS)
_PHASE: Final = one_of(len(PHASES))
_MISSION: Final = one_of(MISSION_COUNT + 1)
_FOUR: Final = one_of(4)
_THREE: Final = one_of(3)
_SUIT: Final = one_of(6)
_RANK: Final = one_of(len(RANKS))
_NO_SEATS: Final = [nothing(SEATS * seats) for seats in range(SEATS + 1)]
_NO_PLACES: Final = [nothing(IN_TRICK * places) for places in range(SEATS + 1)]
_NO_LAST: Final = [nothing(IN_LAST * places) for places in range(SEATS + 1)]
_NO_TRICKS: Final = [nothing(TAKEN_TRICK * tricks) for tricks in range(TRICKS + 1)]
_NO_HANDS: Final = [nothing(CARDS * seats) for seats in range(SEATS + 1)]
_NOTHING_LAID: Final = nothing(2 * SEATS * CARDS)
_ORDERS: Final = seat_orders(SEATS)
_NO_COLOURS: Final = nothing(4)
_NO_SHEET: Final = [nothing(IN_SHEET * rounds) for rounds in range(ROUNDS + 1)]


def pieces(table: Table, seat: int) -> list[bytes]:
    seats = table.seats
    others = _ORDERS[seats][seat]
    groups = standing(table)
    tricks = groups[TRICKS_TOLD + seat]
    if not tricks:
        tricks = _write_tricks(table, seat)
        groups[TRICKS_TOLD + seat] = tricks
    row: list[bytes] = []
    _tell_round(row, table, seat)
    _tell_trick(row, table, seat)
    row.append(tricks)
    _tell_cards(row, table, seat)
    _tell_amounts(row, table, others, groups)
    if table.plain:
        row.append(_NOTHING_LAID)
    else:
        for other in others:
            add_cards(row, table.up[other])
        row.append(_NO_HANDS[SEATS - seats])
        for other in others:
            add_order(row, table.covers[other])
        row.append(_NO_HANDS[SEATS - seats])
    _tell_scroll(row, table, seat)
    row.append(groups[USED])
    _tell_sheet(row, table, seat)
    return row


def _told_from(seat: int, other: int, seats: int) -> int:
    return NOBODY if other < 0 else (other - seat) % seats


def _tell_round(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    waiting = queue(table)
    row += [
        SEAT[seats - 1],
        _ROUND[table.variant.rounds - 1],
        _ROUND[table.round - 1],
        FLAG[int(table.variant.pairs)],
        SEAT[_told_from(seat, table.dealer, seats)],
        _PHASE[table.phase],
        SEAT[_told_from(seat, table.turn, seats)],
    ]
    for other in waiting:
        row.append(SEAT[(other - seat) % seats])
    row.append(_NO_SEATS[SEATS - len(waiting)])
    row.append(_MISSION[table.mission.number])
    row.append(_FOUR[table.dominant])
    row.append(_FOUR[table.led])


def _tell_trick(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    laid = len(table.cards)
    for place in range(laid):
        row.append(SEAT[(table.seating[place] - seat) % seats])
        row.append(CARD[table.cards[place]])
        row.append(amount_of(table.value(place)))
        row.append(_SUIT[table.suit(place)])
        row.append(_RANK[table.powers[place]])
    row.append(_NO_PLACES[SEATS - laid])
    row.append(SEAT[_told_from(seat, taking(table) if laid else NOBODY, seats)])
    row.append(SEAT[_told_from(seat, table.next_leader, seats)])


def _write_tricks(table: Table, seat: int) -> bytes:
    """The last one in detail, how many there will be, and all so far."""
    row: list[bytes] = []
    last = len(table.last_cards)
    for place in range(last):
        row.append(SEAT[(table.last_seating[place] - seat) % table.seats])
        row.append(CARD[table.last_cards[place]])
    row.append(_NO_LAST[SEATS - last])
    row.append(COUNT[tricks_in_round(table)])
    owners = table.owners
    for trick in range(len(owners)):
        row.append(SEAT[(owners[trick] - seat) % table.seats])
        add_cards(row, table.shown[trick])
    row.append(_NO_TRICKS[TRICKS - len(owners)])
    return b"".join(row)


def _tell_cards(row: list[bytes], table: Table, seat: int) -> None:
    """What the undealt cards and the observer's own are, as far as it knows."""
    add_order(row, table.turned)
    row.append(COUNT[len(table.undealt)])
    add_cards(row, table.hands[seat])
    add_order(row, table.rows[seat])
    add_cards(row, table.chosen[seat])
    add_cards(row, table.away[seat])
    add_scrolls(row, table.scrolls[seat])
    add_scrolls(row, table.burnt[seat])
    mine = table.turn == seat
    add_scrolls(row, table.looked_at if mine and table.phase == KEEP_ONE else ())
    row.append(CARD[table.drawn if mine and table.phase == EXPLORE else NONE])


def _tell_amounts(row: list[bytes], table: Table, others: list[int], groups: list[bytes]) -> None:
    first, end = NUMBER * others[0], NUMBER * (others[0] + len(others))
    empty = NO_NUMBERS[SEATS - len(others)]
    for other in others:
        row.append(size_of(table.hands[other]))
    row.append(empty)
    _tell_lengths(row, table.plain, table.rows, others, empty)
    for group in (CHOSEN, AWAY, CRYSTALS):
        row.append(groups[group][first:end])
        row.append(empty)
    for other in others:
        row.append(amount_of(table.cubes[other]))
    row.append(empty)
    for group in (TAKEN, POINTS, HELD_SCROLLS, OPEN_SCROLLS, BURNT):
        row.append(groups[group][first:end])
        row.append(empty)
    _tell_lengths(row, table.plain, table.down, others, empty)
    for group in (HAVE, NOW):
        row.append(groups[group][first:end])
        row.append(empty)
    row.append(groups[COLOURS][4 * first : 4 * end])
    row.append(_NO_SEATS[SEATS - len(others)])


def _tell_lengths(
    row: list[bytes],
    plain: bool,
    cards: list[tuple[int, ...]],
    others: list[int],
    empty: bytes,
) -> None:
    """How many cards lie before each of the others; in a plain round nobody has any."""
    if plain:
        row.append(NOBODYS)
        return
    for other in others:
        row.append(COUNT[len(cards[other])])
    row.append(empty)


def _tell_scroll(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    effect = table.effect
    row.append(SCROLL[table.scroll])
    if table.scroll:
        choice = table.effect_choice
        row += [
            SCROLL[effect.number],
            SEAT[_told_from(seat, table.effect_seat, seats)],
            _FOUR[choice] if effect.says == SAYS_COLOUR else _NO_COLOURS,
            SEAT[(choice - seat) % seats] if effect.says == SAYS_SEAT else SEAT[NOBODY],
            FLAG[int(table.ready)],
            _THREE[table.claim],
        ]
    else:
        row += [NO_SCROLLS, SEAT[NOBODY], _NO_COLOURS, SEAT[NOBODY], FLAG[0], _THREE[NONE]]
    row.append(COUNT[len(table.deck)])


def _tell_sheet(row: list[bytes], table: Table, seat: int) -> None:
    rounds = len(table.sheet)
    if rounds:
        last = table.sheet[rounds - 1]
        if not last.written_so_far:
            _write_sheet(table)
        row.append(last.written_so_far[seat])
    row.append(_NO_SHEET[ROUNDS - rounds])


def _write_sheet(table: Table) -> None:
    """For each observer. A finished round stays as it is, so it is written once."""
    seats = range(table.seats)
    sheets: list[list[bytes]] = [[] for _ in seats]
    for finished in table.sheet:
        if not finished.written:
            finished.written = [_write_sheet_row(finished, seat, table.seats) for seat in seats]
        for seat in seats:
            sheets[seat].append(finished.written[seat])
        finished.written_so_far = []
    table.sheet[len(table.sheet) - 1].written_so_far = [b"".join(sheet) for sheet in sheets]


def _write_sheet_row(finished: SheetRow, seat: int, seats: int) -> bytes:
    others = _ORDERS[seats][seat]
    empty = SEATS - seats
    row = [_MISSION[finished.mission], _FOUR[finished.dominant]]
    for told in (finished.gains, finished.tricks):
        row += [amount_of(told[other]) for other in others]
        row.append(nothing(empty))
    for other in others:
        add_cards(row, finished.taken[other])
    row += [NO_CARDS] * empty
    row.append(SCROLL[finished.scroll])
    return b"".join(row)
