"""A quick, sensible move, by what the mission makes of a trick."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.twelve_missions.cards import (
    DWARF,
    EMPEROR,
    KNIGHT,
    NONE,
    ORACLE,
    cards_of,
    mask_of,
)
from conclave.games.twelve_missions.choices import legal
from conclave.games.twelve_missions.edition import EDGE
from conclave.games.twelve_missions.moves import (
    CLAIM,
    COUNT,
    CUBES,
    DONE_MOVE,
    LEAVE,
    PASS_MOVE,
    PLAY,
    POWER,
    REFUSE,
    STEAL,
    TAKE,
)
from conclave.games.twelve_missions.score import mission_gains, tally
from conclave.games.twelve_missions.table import (
    AS_DOMINANT,
    BORROW,
    CHOOSE,
    CLAIMED,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    RESOURCES,
    SCROLL,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
    Table,
    at_place,
)
from conclave.games.twelve_missions.tricks import UNUSUAL, UPSIDE_DOWN, playable, taking
from conclave.games.twelve_missions.wishes import PAIRED, PICKY, cards_wish, trick_wish

ODDS: Final = (0.0, 0.0, 0.62, 0.45, 0.35)
"""How likely a card that is ahead stays so, by the number of seats, before anybody followed."""
HALF: Final = 0.5


def hunch(table: Table, chance: Chance) -> Move:
    phase = table.phase
    if phase == TRICK:
        return card_hunch(table, chance)
    if phase == SPEND:
        return spending_hunch(table, chance)
    if phase == RESOURCES:
        moves = legal(table)
        if moves[0][1] > 2:
            return chance.pick(moves)
        return (TAKE, chance.weigh([2, 4, 3, 4 if len(moves) == 4 else 0]))
    if phase == SCROLL:
        moves = legal(table)
        return PASS_MOVE if len(moves) == 1 or chance.below(3) == 0 else chance.pick(moves)
    if phase == THEFT:
        wish = trick_wish(table, table.turn) + cards_wish(table, table.turn, table.piles[-1])
        return (STEAL,) if wish > HALF else (LEAVE,)
    if phase == TALLY:
        return _count(table)
    moves = legal(table)
    if phase == BORROW:
        return DONE_MOVE if chance.below(3) else chance.pick(moves)
    if phase in (CHOOSE, HAND_OVER, HAND_BACK, EXPLORE):
        return _parting(table, moves, chance)
    return chance.pick(moves)


def card_hunch(table: Table, chance: Chance) -> Move:
    return (PLAY, best_card(table, playable(table), chance))


def best_card(table: Table, allowed: int, chance: Chance) -> int:
    """Take a trick that is wanted as cheaply as is safe; duck under one that is not."""
    if not allowed & (allowed - 1):
        return allowed.bit_length() - 1
    seat = table.turn
    number = table.mission.number
    led = table.led
    dominant = table.dominant
    base = trick_wish(table, seat)
    if led != NONE and (number in PAIRED or table.variant.pairs):
        partner = table.opposite(seat)
        if taking(table) == partner:
            base = -HALF if number in PAIRED else base - trick_wish(table, partner)
    picky = number in PICKY
    so_far = mask_of(table.cards) if picky else 0
    stays = ODDS[table.seats] if len(table.cards) < table.seats - 1 else 1.0
    edges = table.variant.edges[5 * led + dominant + 6]
    bar = -1000
    if table.once & UNUSUAL or table.claim:
        bar = _height_to_beat(table)
    else:
        cubes = table.cubes_on
        for place, card in enumerate(table.cards):
            height = edges[card] + cubes[place]
            if height > bar:
                bar = height
    sign = -1 if table.once & UPSIDE_DOWN else 1
    # A high card is kept for a trick that is wanted, and got rid of where none is.
    slope = -0.01 if base > 0 else 0.01
    noise = chance.below(1 << 30)
    best = NONE
    top = -1000.0
    for card in cards_of(allowed):
        height = edges[card]
        score = slope * height + 0.012 * (noise >> (card & 15) & 15)
        if sign * height > bar:
            gain = base + cards_wish(table, seat, so_far | 1 << card) if picky else base
            if stays < 1.0:
                odds = stays * (0.4 + height * 0.05)
                gain *= odds if odds < 0.97 else 0.97
            score += gain
        elif picky:
            score -= 0.25 * cards_wish(table, seat, 1 << card)
        if score > top:
            best = card
            top = score
    return best


def _height_to_beat(table: Table) -> int:
    """Of the card that takes the trick so far, where powers or scroll 16 play a part."""
    if table.claim == CLAIMED:
        return 1000
    place = table.seating.index(taking(table))
    height = table.value(place)
    if table.suit(place) == AS_DOMINANT:
        height += EDGE
    return -height if table.once & UPSIDE_DOWN else height


def spending_hunch(table: Table, chance: Chance) -> Move:
    """Spend what turns the trick the way it is wanted."""
    wish = spending_wish(table)
    if wish == 0.0:
        return DONE_MOVE
    last = len(table.cards) == table.seats
    moves = table.legal()
    if (taking(table) == table.turn) == (wish > 0):
        return _protect(table, moves, chance)
    if last or chance.below(3) == 0:
        return _turn_about(table, moves, wish > 0)
    return DONE_MOVE


def spending_wish(table: Table) -> float:
    """How much the seat that has just played wants the trick, or not to take it; 0 if there is
    nothing to spend for: it does not matter, or goes as wanted, or to a partner."""
    seat = table.turn
    number = table.mission.number
    wish = trick_wish(table, seat)
    if number in PICKY:
        wish += cards_wish(table, seat, mask_of(table.cards))
    if -HALF < wish < HALF:
        return 0.0
    taker = taking(table)
    if number in PAIRED and taker == table.opposite(seat):
        return 0.0
    if (taker == seat) == (wish > 0) and (wish < 1.0 or len(table.cards) == table.seats):
        return 0.0
    return wish


def _protect(table: Table, moves: list[Move], chance: Chance) -> Move:
    """Keep a trick that seems the seat's own."""
    for move in moves:
        if move[0] == POWER and move[1] in (EMPEROR, KNIGHT) and chance.below(2):
            return move
    cubes = table.cubes[table.turn]
    if cubes and chance.below(2) and (CUBES, (cubes + 1) // 2) in moves:
        return (CUBES, (cubes + 1) // 2)
    return DONE_MOVE


def _turn_about(table: Table, moves: list[Move], to_take: bool) -> Move:
    """The cheapest way to take the trick, or not to take it; done if there is none."""
    for cubes in turning_cubes(table):
        if (CUBES, cubes) in moves:
            return (CUBES, cubes)
    for move in moves:
        if move[0] == POWER and move[1] in (DWARF, ORACLE) and _turns(table, move, to_take):
            return move
    if to_take and (CLAIM,) in moves:
        return (CLAIM,)
    if not to_take and (REFUSE, NONE) in moves:
        return (REFUSE, NONE)
    return DONE_MOVE


def turning_cubes(table: Table) -> tuple[int, ...]:
    """The fewest cubes on the last card, if any, that make a trick the actor's or another's."""
    place = len(table.cards) - 1
    held = table.cubes[table.turn]
    if not held or not place or table.cubes_on[place] or table.claim:
        return ()
    if table.once & UNUSUAL:
        return _tried_cubes(table, place, held)
    heights = table.variant.heights[5 * table.led + table.dominant + 1]
    highest = max([heights[table.cards[at]] + table.cubes_on[at] for at in range(place)])
    missing = highest - heights[table.cards[place]]
    # M9: the last card has to be higher to take the trick, and may be as high to lose it.
    cubes = missing if missing < 0 else missing + 1
    return (cubes,) if abs(cubes) <= held else ()


def _tried_cubes(table: Table, place: int, held: int) -> tuple[int, ...]:
    """The same where powers change who takes the trick."""
    before = table.cubes_on
    takes = taking(table) == table.turn
    for count in range(1, held + 1):
        for cubes in (count, -count):
            table.cubes_on = at_place(before, place, cubes)
            turned = (taking(table) == table.turn) != takes
            table.cubes_on = before
            if turned:
                return (cubes,)
    return ()


def _turns(table: Table, move: Move, to_take: bool) -> bool:
    """Whether that power on the last card would do it."""
    once, suits, led = table.once, table.suits, table.led
    place = len(table.cards) - 1
    table.once |= 1 << move[1]
    if move[1] == ORACLE:
        table.suits = at_place(suits, place, move[2])
        if place == 0:
            table.led = move[2]
    turned = (taking(table) == table.turn) == to_take
    table.once, table.suits, table.led = once, suits, led
    return turned


def _count(table: Table) -> Move:
    """Scroll 11: what pays best."""
    best: Move = (COUNT, 0)
    most = mission_gains(table, tally(table, 0))[table.turn]
    for move in legal(table):
        gain = mission_gains(table, tally(table, move[1]))[table.turn]
        if gain > most:
            best = move
            most = gain
    return best


def _parting(table: Table, moves: list[Move], chance: Chance) -> Move:
    """Which card to part with: a high one if tricks are shunned, a low one if they are wanted."""
    wish = trick_wish(table, table.turn)
    best = moves[0]
    top = -1000.0
    for move in moves:
        card = move[1]
        strength = table.values_of[card] + (8 if card >> 3 == table.dominant else 0)
        score = chance.below(5) - wish * strength - 3 * cards_wish(table, table.turn, 1 << card)
        if score > top:
            best = move
            top = score
    return best
