"""The traits of the cards that a seat may play to a trick."""

from typing import Final

from conclave.core.state import Move
from conclave.games.twelve_missions.bot import trait_blocks as blocks
from conclave.games.twelve_missions.bot.mission_values import MISSION_VALUES
from conclave.games.twelve_missions.bot.policy import to_beat, turned
from conclave.games.twelve_missions.bot.trait_blocks import LEADS, LIKINGS, ROLES, WISHES
from conclave.games.twelve_missions.bot.trait_cases import (
    at_most,
    liking_case,
    margin_case,
    own_means,
    rivals_wish_case,
    stage_case,
    their_means,
    wish_case,
)
from conclave.games.twelve_missions.bot.trick_value import trick_wish
from conclave.games.twelve_missions.box.cards import ALL, COLOUR, mask_of
from conclave.games.twelve_missions.box.edition import LOWEST
from conclave.games.twelve_missions.rules.moves import DEFY, PLAY
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.tricks import UPSIDE_DOWN, taking

SAFE: Final = 5
"""The last card of the trick is ahead."""
SAFETY: Final = [4, 3, 2, 2, 1, 1, 1, 1, 1]
"""By how many unseen cards of its colour are higher, while others have still to play."""
NEUTRAL: Final = 2
"""Of the likings."""


def card_traits(table: Table, moves: list[Move]) -> list[list[int]]:
    seat = table.turn
    number = table.mission.number
    value = MISSION_VALUES[number]
    dominant = table.dominant
    count = len(table.cards)
    last = count == table.seats - 1
    role = 0 if count == 0 else 2 if last else 1
    in_role = number * ROLES + role
    base = trick_wish(table, seat)
    wish = wish_case(base)
    left = table.left_to_play(seat)
    stage = stage_case(left)
    hand = table.hands[seat] | table.up[seat]
    so_far = mask_of(table.cards)
    unseen = _unseen(table, hand | so_far)
    own = own_means(table, seat)
    taker = taking(table) if count else table.left_of(seat)
    bar = to_beat(table) if count else LOWEST - 1
    heights = table.variant.heights[table.led][dominant]
    # What is the same for all cards of this trick.
    by_wish = blocks.PLAY_BY_WISH + (in_role * WISHES + wish) * LEADS
    by_stage = blocks.PLAY_BY_STAGE + ((number * 4 + stage) * WISHES + wish) * LEADS
    wanted = 0 if wish < 3 else 1 if wish == 3 else 2
    rivals = rivals_wish_case(table, seat)
    by_rivals = blocks.PLAY_BY_RIVALS + ((number * 3 + wanted) * WISHES + rivals) * LEADS
    means = 4 * own + their_means(table, seat)
    by_means = blocks.PLAY_BY_MEANS + ((means * ROLES + role) * WISHES + wish) * LEADS
    tricks = at_most(table.tricks[seat], 5)
    by_tricks = blocks.PLAY_BY_TRICKS + ((in_role * 6 + tricks) * 9 + left) * 2
    margin = margin_case(table, seat)
    by_margin = blocks.PLAY_BY_MARGIN + ((number * 7 + margin) * 4 + stage) * LEADS
    masters = at_most(_masters(hand, unseen), 4)
    by_masters = blocks.PLAY_BY_MASTERS + (((number * 4 + stage) * 5 + masters) * WISHES + wish) * 2
    likes = value.picky or value.paired
    beside = taker == table.opposite(seat) if value.paired else False

    found: list[list[int]] = []
    for move in moves:
        kind = move[0]
        if kind != PLAY and kind != DEFY:  # scroll 14
            found.append([blocks.PLAY_OTHERWISE + (number * 3 + 2) * WISHES + wish])
            continue
        card = move[1]
        colour = COLOUR[card]
        rank = card & 7
        trump = 1 if colour == dominant else 0
        height = heights[card] if count else 0
        if table.once & UPSIDE_DOWN:
            height = turned(height)
        lead = 0
        if height > bar:
            lead = SAFE
            if not last:
                higher = (unseen >> 8 * colour & 0xFF) >> rank
                lead = SAFETY[higher.bit_count()]
        ahead = 1 if lead else 0
        held = hand >> 8 * colour & 0xFF
        over = (held >> rank + 1).bit_count()
        under = (held & (1 << rank) - 1).bit_count()
        row = [
            by_wish + lead,
            blocks.PLAY_BY_RANK + ((in_role * 8 + rank) * 2 + trump) * 2 + ahead,
            blocks.PLAY_BY_HEIGHT
            + (in_role * 9 + 3 * at_most(over, 2) + at_most(under, 2)) * LEADS
            + lead,
            by_stage + lead,
            blocks.PLAY_BY_LENGTH
            + ((in_role * 4 + at_most(over + under, 3)) * 2 + trump) * 2
            + ahead,
            by_rivals + lead,
            by_means + lead,
            blocks.PLAY_AT_ALL + (((role * 8 + rank) * 2 + trump) * WISHES + wish) * 2 + ahead,
            blocks.PLAY_BY_COLOUR + (in_role * 4 + colour) * 2 + ahead,
            blocks.PLAY_BY_POWER
            + (((own >> 1) * 8 + rank) * ROLES + role) * 4
            + 2 * ahead
            + (1 if base > 0 else 0),
            by_tricks + ahead,
            by_margin + lead,
            by_masters + ahead,
        ]
        if likes:
            mine, theirs = NEUTRAL, 4 if beside else 0
            if value.picky:
                with_it = so_far | 1 << card
                mine = liking_case(value.cards_wish(table, seat, with_it))
                other = taker if taker != seat else table.left_of(seat)
                theirs = liking_case(value.cards_wish(table, other, with_it))
            of_mission = number * LIKINGS
            row.append(blocks.PLAY_BY_LIKING + ((of_mission + mine) * LEADS + lead) * ROLES + role)
            row.append(
                blocks.PLAY_BY_THEIR_LIKING + ((of_mission + theirs) * LEADS + lead) * ROLES + role
            )
        if kind == DEFY:
            row.append(blocks.PLAY_OTHERWISE + (number * 3 + ahead) * WISHES + wish)
        found.append(row)
    return found


def _unseen(table: Table, seen: int) -> int:
    """The cards that may be anywhere, as far as the tricks and the seat's own cards tell."""
    for shown in table.shown:
        seen |= shown
    return ALL & ~seen


def _masters(hand: int, unseen: int) -> int:
    """How many cards of the hand no unseen card of their colour beats."""
    count = 0
    for shift in (0, 8, 16, 24):
        held = hand >> shift & 0xFF
        if held:
            count += (held >> (unseen >> shift & 0xFF).bit_length()).bit_count()
    return count
