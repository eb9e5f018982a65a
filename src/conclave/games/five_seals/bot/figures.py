"""What a net is shown of a position: whole numbers that everybody can see."""

from typing import Final

from conclave.core.net import Figures
from conclave.games.five_seals.bot.evaluate import expected_points, rounds_left
from conclave.games.five_seals.bot.room_values import room_values
from conclave.games.five_seals.box.codes import PRINTED, SCROLL, STRENGTH_OF
from conclave.games.five_seals.box.dice import count, values
from conclave.games.five_seals.box.pieces import COLOURS, MOST_SEATS, STRENGTHS
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.score import score

SIXES: Final = 8
CIRCLES: Final = 5
LATEST: Final = 15
"""Rounds from here on are all alike."""


def figures(position: Position) -> Figures:
    left, rooms = rounds_left(position), room_values(position)
    seats = [_seat_figures(position, seat, left, rooms) for seat in range(position.seats)]
    return Figures(_table_figures(position), seats)


def _table_figures(position: Position) -> list[int]:
    """How near the end is, and what there still is to be had."""
    surplus = position.sixes - position.variant.fewest_sixes + 1
    found = [0] * (SIXES + CIRCLES + MOST_SEATS)
    found[max(0, min(SIXES - 1, surplus))] = 1
    found[SIXES + position.circle] = 1
    found[SIXES + CIRCLES + position.seats - 1] = 1
    lying = [0] * len(STRENGTHS)
    for spot in range(position.dungeon.boxes, len(position.lying)):
        if position.lying[spot]:
            lying[STRENGTH_OF[position.lying[spot] - SCROLL] - STRENGTHS[0]] += 1
    found += lying
    found += [min(position.round, LATEST), position.quiet]
    return found


def _seat_figures(position: Position, seat: int, left: float, rooms: list[float]) -> list[int]:
    # Who is next, and next but one.
    found = [0] * MOST_SEATS
    found[(seat - position.turn) % position.seats] = 1
    points, synergy = score(position, seat)
    found += [points, synergy, round(4 * expected_points(position, seat, left, rooms)), 0]
    found[-1] = position.done >> seat & 1
    ready = [0] * len(PRINTED)
    spent = [0] * len(PRINTED)
    elements = [0] * 5
    for scroll in position.ready[seat]:
        ready[scroll // 5] += 1
        elements[scroll % 5] += 1
    for scroll in position.spent[seat]:
        spent[scroll // 5] += 1
        elements[scroll % 5] += 1
    found += ready
    found += spent
    found += elements
    for colour in COLOURS:
        handful = position.dice[4 * seat + colour]
        found.append(count(handful) + position.cups[4 * seat + colour])
        found.append(sum(values(handful)))
    _add_reach(position, seat, found, rooms)
    return found


def _add_reach(position: Position, seat: int, found: list[int], rooms: list[float]) -> None:
    """What the seat could break from where it stands, and what the rooms there promise."""
    floor, dungeon = position.reach(seat), position.dungeon
    scrolls = [0] * len(STRENGTHS)
    doorways = [0] * len(STRENGTHS)
    for spot, thing in enumerate(position.lying):
        if thing and dungeon.ends[spot] & floor:
            if thing >= SCROLL:
                scrolls[STRENGTH_OF[thing - SCROLL] - STRENGTHS[0]] += 1
            else:
                doorways[thing % 8 - STRENGTHS[0]] += 1
    best, inside, beyond = 0.0, floor.bit_count(), 0.0
    for area, promise in enumerate(rooms):
        if floor >> area & 1:
            best = max(best, promise)
        else:
            beyond = max(beyond, promise)
    found += scrolls
    found += doorways
    found += [inside, round(4 * best), round(4 * beyond)]
