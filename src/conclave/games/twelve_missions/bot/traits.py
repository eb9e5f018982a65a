"""The traits of moves by which an instinct weighs them against each other.

Each trait of a move is a place in one long list of weights. A seat's traits are those of its own
cards and of what lies open; only what an Explorer put into a trick is as it is imagined.
"""

from typing import Final

from conclave.core.state import Move
from conclave.games.twelve_missions.bot import trait_blocks as blocks
from conclave.games.twelve_missions.bot.card_traits import card_traits
from conclave.games.twelve_missions.bot.idle_spending import takes_with
from conclave.games.twelve_missions.bot.mission_values import MISSION_VALUES
from conclave.games.twelve_missions.bot.spend_policy import taker_with
from conclave.games.twelve_missions.bot.trait_blocks import (
    SCROLLS,
    SPENDINGS,
    TAKES,
    TIMES,
    WISHES,
)
from conclave.games.twelve_missions.bot.trait_cases import (
    amount_case,
    at_most,
    held_case,
    margin_case,
    stage_case,
    their_means,
    time_case,
    wish_case,
)
from conclave.games.twelve_missions.bot.trick_value import trick_wish
from conclave.games.twelve_missions.box.cards import (
    COLOUR,
    DWARF,
    FARMER,
    NONE,
    ORACLE,
    count_of,
    mask_of,
)
from conclave.games.twelve_missions.rules.moves import ACTIVATE, CUBES, DONE, PASS, POWER
from conclave.games.twelve_missions.rules.phases import CHOOSE, RESOURCES, SCROLL, SPEND, TRICK
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.tricks import taking

HIGH: Final = 0xE0E0E0E0
"""Knights, Oracles and Emperors."""
DONE_WITH: Final = 0
RAISED: Final = 1
LOWERED: Final = 2
TURNED: Final = 3
"""Cubes that change whether the card takes the trick."""
BY_POWER: Final = 4
"""Then the powers, by rank."""
DECIDED: Final = 12


def traits(table: Table, moves: list[Move]) -> list[list[int]]:
    """Of each of the actor's moves; none where there is nothing to be weighed by instinct."""
    phase = table.phase
    if phase == TRICK:
        return card_traits(table, moves)
    if phase == SPEND:
        return _of_spendings(table, moves)
    if phase == RESOURCES:
        return _of_resources(table, moves)
    if phase == SCROLL:
        return _of_scrolls(table, moves)
    if phase == CHOOSE:
        return _of_choices(table, moves)
    return []


def _of_spendings(table: Table, moves: list[Move]) -> list[list[int]]:
    seat = table.turn
    number = table.mission.number
    takes = 1 if taking(table) == seat else 0
    last = 1 if len(table.cards) == table.seats else 0
    wish_now = trick_wish(table, seat)
    value = MISSION_VALUES[number]
    if value.picky:
        wish_now += value.cards_wish(table, seat, mask_of(table.cards))
    wish = wish_case(wish_now)
    held = held_case(table.cubes[seat])
    stage = stage_case(table.left_to_play(seat))
    tricks = at_most(table.tricks[seat], 4)
    margin = margin_case(table, seat)
    found: list[list[int]] = []
    for move in moves:
        kind, amount, after, choice = DONE_WITH, 0, takes, 0
        if move[0] == CUBES:
            amount = amount_case(abs(move[1]))
            after = 1 if takes_with(table, move[1]) else 0
            kind = TURNED if after != takes else RAISED if move[1] > 0 else LOWERED
        elif move[0] == POWER:
            rank = move[1]
            kind = BY_POWER + rank
            if rank in (DWARF, ORACLE):
                after = 1 if taker_with(table, move) == seat else 0
            elif rank == FARMER:
                choice = 1 if move[2] == seat else 2
        elif move[0] != DONE:
            kind = DECIDED
        of_mission = number * SPENDINGS + kind
        found.append(
            [
                blocks.SPEND_BY_WISH + ((of_mission * 2 + takes) * 2 + last) * WISHES + wish,
                blocks.SPEND_AT_ALL + (((kind * 2 + takes) * 2 + after) * 2 + last) * WISHES + wish,
                blocks.SPEND_BY_AMOUNT + (of_mission * 7 + amount) * 2 + takes,
                blocks.SPEND_OF_ALL + ((amount * 6 + held) * 4 + stage) * 4 + 2 * takes + after,
                blocks.SPEND_BY_TRICKS + (of_mission * 5 + tricks) * 4 + stage,
                blocks.SPEND_BY_CHOICE
                + (((kind * 2 + takes) * WISHES + wish) * 2 + after) * 3
                + choice,
                blocks.SPEND_BY_MARGIN + (of_mission * 7 + margin) * 2 + after,
            ]
        )
    return found


def _of_resources(table: Table, moves: list[Move]) -> list[list[int]]:
    seat = table.turn
    number = table.mission.number
    first = 1 if len(table.queue) == table.seats else 0
    scrolls = at_most(len(table.scrolls[seat]) + len(table.open_scrolls[seat]), 3)
    time = time_case(table)
    means = their_means(table, seat)
    hand = table.hands[seat] | table.up[seat]
    dominants = 0
    if table.dominant != NONE:
        dominants = at_most(count_of(hand >> 8 * table.dominant & 0xFF), 4)
    high = at_most((hand & HIGH).bit_count(), 4)
    found: list[list[int]] = []
    for move in moves:
        of_mission = number * TAKES + move[1]
        found.append(
            [
                blocks.TAKE_BY_ORDER + of_mission * 2 + first,
                blocks.TAKE_BY_TIME + (move[1] * 4 + scrolls) * TIMES + time,
                blocks.TAKE_BY_DOMINANTS + (of_mission * 4 + means) * 5 + dominants,
                blocks.TAKE_BY_HIGH_CARDS + of_mission * 5 + high,
            ]
        )
    return found


def _of_scrolls(table: Table, moves: list[Move]) -> list[list[int]]:
    number = table.mission.number
    time = time_case(table)
    found: list[list[int]] = []
    for move in moves:
        scroll = 0 if move[0] == PASS else move[1] if move[0] == ACTIVATE else SCROLLS - 1
        found.append(
            [
                blocks.SCROLL_BY_MISSION + number * SCROLLS + scroll,
                blocks.SCROLL_BY_TIME + scroll * TIMES + time,
            ]
        )
    return found


def _of_choices(table: Table, moves: list[Move]) -> list[list[int]]:
    """Missions 15, 24 and 25."""
    seat = table.turn
    number = table.mission.number
    hand = table.hands[seat]
    place = at_most(len(table.rows[seat]), 8)
    found: list[list[int]] = []
    for move in moves:
        card = move[1]
        colour = COLOUR[card]
        rank = card & 7
        trump = 1 if colour == table.dominant else 0
        held = hand >> 8 * colour & 0xFF
        over = at_most((held >> rank + 1).bit_count(), 2)
        under = at_most((held & (1 << rank) - 1).bit_count(), 2)
        found.append(
            [
                blocks.CHOOSE_BY_RANK + (number * 8 + rank) * 2 + trump,
                blocks.CHOOSE_BY_HEIGHT + (number * 9 + 3 * over + under) * 4 + colour,
                blocks.CHOOSE_BY_PLACE + ((number * 9 + place) * 8 + rank) * 2 + trump,
            ]
        )
    return found
