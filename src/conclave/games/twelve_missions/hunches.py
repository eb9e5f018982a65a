"""A quick, sensible move, by what the mission makes of a trick."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.twelve_missions.cards import BLACK, BLUE, NONE, OF_COLOUR, RED, YELLOW, mask_of
from conclave.games.twelve_missions.choices import legal
from conclave.games.twelve_missions.deal import pile_of
from conclave.games.twelve_missions.missions import DWARVES_AND_WIZARDS, SMALL_TRICK
from conclave.games.twelve_missions.moves import (
    ACTIVATE,
    CLAIM,
    COUNT,
    CUBES,
    DONE_MOVE,
    LEAVE,
    PASS_MOVE,
    PLAY,
    REFUSE,
    STEAL,
    TAKE,
)
from conclave.games.twelve_missions.score import mission_gains, tally
from conclave.games.twelve_missions.table import (
    AS_DOMINANT,
    BORROW,
    CHOOSE,
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
from conclave.games.twelve_missions.tricks import UPSIDE_DOWN, playable, taking

WANT: Final = 1
SHUN: Final = -1


def hunch(table: Table, chance: Chance) -> Move:
    phase = table.phase
    if phase == TRICK:
        return _card(table, chance)
    if phase == SPEND:
        return _spending(table, chance)
    if phase == RESOURCES:
        return _resources(table, chance)
    if phase == SCROLL:
        return _scroll(table, chance)
    if phase == THEFT:
        return (STEAL,) if wish(table, table.turn, table.piles[-1]) > 0 else (LEAVE,)
    if phase == TALLY:
        return _count(table)
    moves = legal(table)
    if phase == BORROW:
        return DONE_MOVE if chance.below(3) else chance.pick(moves)
    if phase in (CHOOSE, HAND_OVER, HAND_BACK, EXPLORE):
        return _parting(table, moves, chance)
    return chance.pick(moves)


def wish(table: Table, seat: int, cards: int) -> int:
    """Whether the seat would like a trick with these cards in it."""
    number = table.mission.number
    tricks = table.tricks[seat]
    if table.effect == 12 and table.effect_seat == seat:
        return WANT
    if number in (1, 13, 14):
        goal = 3 if number == 1 else 1 if number == 13 else 2
        return WANT if tricks < goal else SHUN
    if number in (2, 8):
        return _wish_for_colours(table, seat, cards, WANT if number == 8 else SHUN)
    if number in (3, 4):
        return WANT if cards & OF_COLOUR[BLUE if number == 3 else YELLOW] else 0
    if number in (9, 10):
        return SHUN if cards & OF_COLOUR[RED if number == 9 else BLACK] else 0
    if number == 5:
        return WANT if tricks < 4 else 0
    if number in (6, 19):
        if not cards & DWARVES_AND_WIZARDS:
            return 0
        return WANT if number == 19 else SHUN
    if number == 7:
        total = sum([table.value(place) for place in range(len(table.cards))])
        return WANT if total <= SMALL_TRICK * len(table.cards) // 4 else 0
    if number == 12:
        return WANT if tricks % 2 else SHUN
    if number == 16:
        return SHUN if tricks == 3 else 0
    if number == 17:
        return SHUN if tricks == 1 else WANT
    if number in (24, 25):
        return SHUN
    return WANT


def _wish_for_colours(table: Table, seat: int, cards: int, sign: int) -> int:
    """Missions 2 and 8: whether the trick brings a colour that is missing."""
    had = pile_of(table, seat)
    new = [colour for colour in OF_COLOUR if cards & colour and not had & colour]
    missing = [colour for colour in OF_COLOUR if not had & colour]
    if sign > 0:
        return WANT if new or (missing and not cards) else 0
    return SHUN if missing and len(new) == len(missing) else 0


def _card(table: Table, chance: Chance) -> Move:
    """Take a trick that is wanted as cheaply as is safe; duck under one that is not."""
    allowed = playable(table)
    if not allowed & (allowed - 1):
        return (PLAY, allowed.bit_length() - 1)
    seat = table.turn
    wanted = wish(table, seat, mask_of(table.cards))
    if chance.below(8) == 0:
        wanted = 0
    if table.mission.number in (20, 21) and table.cards and taking(table) == table.opposite(seat):
        wanted = SHUN
    best = NONE
    top = -1000
    values = table.values_of
    upside_down = table.once & UPSIDE_DOWN
    last = len(table.cards) == table.seats - 1
    bar = _to_beat(table)
    for card in range(32):
        if not allowed >> card & 1:
            continue
        strength = values[card] if card >> 3 != table.dominant else values[card] + 20
        if table.cards and card >> 3 not in (table.led, table.dominant):
            strength -= 20
        takes = (strength < bar) if upside_down else (strength > bar)
        if wanted > 0:
            score = (50 - strength if last else strength) if takes else -strength - 100
        elif wanted < 0:
            score = -strength - 100 if takes else strength
        else:
            score = chance.below(20)
        if score > top:
            best = card
            top = score
    return (PLAY, best)


def _to_beat(table: Table) -> int:
    """How strong the card is that takes the trick so far, on the scale of ``_card``."""
    if not table.cards:
        return -100
    at = table.seating.index(taking(table))
    value = table.value(at)
    return value + 20 if table.suit(at) == AS_DOMINANT else value


def _spending(table: Table, chance: Chance) -> Move:
    moves = legal(table)
    seat = table.turn
    wanted = wish(table, seat, mask_of(table.cards))
    takes = taking(table) == seat
    last = len(table.cards) == table.seats
    if moves[0][0] == CLAIM or (len(moves) > 1 and (CLAIM,) in moves):
        if wanted > 0 and not takes and last:
            return (CLAIM,)
        if wanted < 0 and takes and (REFUSE, NONE) in moves and last:
            return (REFUSE, NONE)
    if wanted == 0 or (takes == (wanted > 0) and last):
        return DONE_MOVE
    place = len(table.cards) - 1
    cubes = 0 if table.cubes_on[place] else table.cubes[seat]
    if cubes and last:
        needed = _cubes_needed(table, seat, wanted > 0)
        if needed and (CUBES, needed) in moves:
            return (CUBES, needed)
        return DONE_MOVE
    return chance.pick(moves) if chance.below(4) == 0 else DONE_MOVE


def _cubes_needed(table: Table, seat: int, to_take: bool) -> int:
    """The fewest cubes on the last card that make the trick the seat's, or another's; 0: none."""
    before = table.cubes_on
    place = len(table.cards) - 1
    found = 0
    for count in range(1, table.cubes[seat] + 1):
        for sign in (1, -1):
            table.cubes_on = at_place(before, place, sign * count)
            if (taking(table) == seat) == to_take:
                found = sign * count
                break
        if found:
            break
    table.cubes_on = before
    return found


def _resources(table: Table, chance: Chance) -> Move:
    moves = legal(table)
    if moves[0][1] > 2:
        return chance.pick(moves)
    return (TAKE, chance.weigh([2, 4, 3, 3 if len(moves) == 4 else 0]))


def _scroll(table: Table, chance: Chance) -> Move:
    moves = legal(table)
    useful = [move for move in moves if move[0] == ACTIVATE]
    if not useful or chance.below(3) == 0:
        return PASS_MOVE
    return chance.pick(useful)


def _count(table: Table) -> Move:
    best: Move = (COUNT, 0)
    most = -1000
    for move in legal(table):
        gain = mission_gains(table, tally(table, move[1]))[table.turn]
        if gain > most:
            best = move
            most = gain
    return best


def _parting(table: Table, moves: list[Move], chance: Chance) -> Move:
    """Which card to part with: a high one if tricks are shunned, a low one if they are wanted."""
    wanted = wish(table, table.turn, 0)
    if wanted == 0:
        return chance.pick(moves)
    best = moves[0]
    top = -1000
    for move in moves:
        card = move[1]
        strength = table.values_of[card] + (8 if card >> 3 == table.dominant else 0)
        score = chance.below(5) - wanted * strength
        if score > top:
            best = move
            top = score
    return best
