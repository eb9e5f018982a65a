"""Rounds (F7–F9, F13–F15): taking and rolling dice, whose turn it is, and when it is over."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.five_seals.box.dice import DIE, count
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, DRAFTED, ELEMENT_WORDS, QUIET_ROUNDS
from conclave.games.five_seals.rules.events import all_dice_text
from conclave.games.five_seals.rules.moves import TAKE
from conclave.games.five_seals.rules.phases import DRAFT, OVER, TURN
from conclave.games.five_seals.rules.state import Table

_DRAFTS: Final[list[list[Move] | None]] = [None] * 8**4
"""By supply: the ways to take dice, once somebody has asked for them."""


def drafts(table: Table) -> list[Move]:
    """F7, F13: any three dice of the supply; fewer if fewer are left."""
    supply = table.supply
    key = ((supply[0] * 8 + supply[1]) * 8 + supply[2]) * 8 + supply[3]
    known = _DRAFTS[key]
    if known is None:
        known = _drafts_of(supply[0], supply[1], supply[2], supply[3])
        _DRAFTS[key] = known
    return known


def _drafts_of(fire: int, water: int, air: int, earth: int) -> list[Move]:
    most = min(DRAFTED, fire + water + air + earth)
    return [
        (TAKE, f, w, a, most - f - w - a)
        for f in range(min(fire, most), -1, -1)
        for w in range(min(water, most - f), -1, -1)
        for a in range(min(air, most - f - w), -1, -1)
        if most - f - w - a <= earth
    ]


def take_dice(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat, cups, supply = table.decider, table.cups, table.supply
    for colour in COLOURS:
        taken = move[colour + 1]
        if taken:
            cups[4 * seat + colour] = taken
            supply[colour] = supply[colour] - taken
    table.done |= 1 << seat
    if told is not None:
        words = [ELEMENT_WORDS[c] for c in COLOURS for _ in range(move[c + 1])]
        told.append(Event("five_seals-draft", {"seat": seat, "dice": " ".join(words)}))
    _dice_taken(table, chance, told)


def _dice_taken(table: Table, chance: Chance, told: Told) -> None:
    if table.decider != table.turn:
        table.go_on()  # F31: the thief goes on
    else:
        _pass_on(table, chance, told)


def end_turn(table: Table, chance: Chance, told: Told) -> None:
    if table.has_dice(table.turn):
        _pass_on(table, chance, told)
    else:
        finish(table, table.turn, chance, told)


def give_up(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """F9: all dice go back and the round is over for the seat."""
    seat = table.turn
    if told is not None:
        params: PlainDict = {"seat": seat, "dice": all_dice_text(table.dice, seat)}
        told.append(Event("five_seals-give-up", params))
    dice, supply = table.dice, table.supply
    for colour in COLOURS:
        place = 4 * seat + colour
        if dice[place]:
            supply[colour] = supply[colour] + count(dice[place])
            dice[place] = 0
    finish(table, seat, chance, told)


def finish(table: Table, seat: int, chance: Chance, told: Told) -> None:
    """F13: the round is over for a seat."""
    table.done |= 1 << seat
    if table.spent[seat]:
        row = [*table.ready[seat], *table.spent[seat]]
        row.sort()
        table.ready[seat] = tuple(row)
        table.spent[seat] = ()
    table.move_familiar(seat, NOWHERE)
    if told is not None:
        told.append(Event("five_seals-finish", {"seat": seat}))
    if table.done == (1 << table.seats) - 1 and is_last_round(table):
        _end_game(table)  # F14: dice for a round that never comes need not be chosen
        return
    table.ask(DRAFT, seat)
    supply = table.supply
    if not (supply[0] or supply[1] or supply[2] or supply[3]):
        _dice_taken(table, chance, told)


def _pass_on(table: Table, chance: Chance, told: Told) -> None:
    """F8: the next seat clockwise whose round is not over."""
    seat, seats, done = table.turn, table.seats, table.done
    for _ in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if not done >> seat & 1:
            table.turn = seat
            table.decider = seat
            table.phase = TURN if table.round else DRAFT
            return
    _end_round(table, chance, told)


def is_last_round(table: Table) -> bool:
    """F14, F15."""
    if table.sixes < table.variant.fewest_sixes:
        return True
    return not table.broken and table.quiet + 1 >= QUIET_ROUNDS


def _end_round(table: Table, chance: Chance, told: Told) -> None:
    if table.round:
        table.first = (table.first + 1) % table.seats
        table.quiet = 0 if table.broken else table.quiet + 1
    begin_round(table, chance, told)


def begin_round(table: Table, chance: Chance, told: Told) -> None:
    """F8, F14: familiars come back from the Binding scrolls and everybody rolls."""
    table.round += 1
    table.broken = False
    table.done = 0
    table.turn = table.first
    table.ask(TURN, table.first)
    if told is not None:
        told.append(Event("five_seals-round", {"round": table.round, "seat": table.first}))
    cups, dice = table.cups, table.dice
    for n in range(table.seats):
        seat = (table.first + n) % table.seats
        for place in range(4 * seat, 4 * seat + 4):
            taken = cups[place]
            if taken:
                handful = 0
                for _ in range(taken):
                    handful += DIE[chance.below(6) + 1]
                dice[place] = handful
                cups[place] = 0
        if told is not None:
            params: PlainDict = {"seat": seat, "dice": all_dice_text(table.dice, seat)}
            rolled = table.has_dice(seat)
            told.append(Event("five_seals-roll" if rolled else "five_seals-no-roll", params))


def _end_game(table: Table) -> None:
    table.phase = OVER
    table.turn = NOBODY
    table.decider = NOBODY
