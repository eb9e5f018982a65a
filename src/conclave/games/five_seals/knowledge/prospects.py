"""What a seat could break and where that leads: the figures that reasons and notes speak of."""

from conclave.core.errors import Parameters
from conclave.games.five_seals.box.codes import SCROLL, SEALS, SPELL_WORDS, STRENGTH_OF
from conclave.games.five_seals.box.dice import Handful, count, values
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS, MIND
from conclave.games.five_seals.knowledge.odds import seals_in_reach
from conclave.games.five_seals.rules.score import points_of, score
from conclave.games.five_seals.rules.state import Table
from conclave.games.five_seals.rules.walking import reach_past


def target(table: Table, spot: int) -> Parameters:
    """A seal or a scroll as messages name it."""
    thing = table.lying[spot]
    seal = SEALS[thing]
    spell = "seal" if thing < SCROLL else SPELL_WORDS[(thing - SCROLL) // 5]
    params: Parameters = {"spell": spell, "element": ELEMENT_WORDS[seal // 8]}
    params["strength"] = seal % 8
    params["spot"] = table.dungeon.words[spot]
    return params


def breakable(table: Table, seat: int) -> list[int]:
    """The spots that the seat's dice, as they lie, could break one of now."""
    base = 4 * seat
    totals = [sum(values(table.dice[base + colour])) for colour in COLOURS]
    return [spot for spot in seals_in_reach(table, seat) if affords(totals, table, spot)]


def affords(totals: list[int], table: Table, spot: int) -> bool:
    seal: int = SEALS[table.lying[spot]]
    if seal // 8 == MIND:
        return max(totals) >= seal % 8
    return totals[seal // 8] >= seal % 8


def cheapest(table: Table, seat: int, spot: int) -> tuple[int, Handful]:
    """A colour and the fewest dice of the seat that break the seal; no dice if none do."""
    base, seal = 4 * seat, SEALS[table.lying[spot]]
    best: tuple[int, Handful] = (0, 0)
    for colour in COLOURS:
        if seal // 8 not in (colour, MIND):
            continue
        shown, some, total = values(table.dice[base + colour])[::-1], 0, 0
        for value in shown:
            if total < seal % 8:
                total += value
                some += 10 ** (value - 1)
        if total >= seal % 8 and (best[1] == 0 or count(some) < count(best[1])):
            best = (colour, some)
    return best


def rooms_opened(table: Table, seat: int, spot: int) -> int:
    """The areas, as bits, that the seat could walk into only if that seal were gone."""
    return reach_past(table, seat, [spot]) & ~table.reach(seat)


def points_in(table: Table, areas: int) -> int:
    """The strengths of the scrolls in these areas."""
    dungeon = table.dungeon
    return sum(
        [
            STRENGTH_OF[table.lying[box] - SCROLL]
            for box in range(dungeon.boxes, len(table.lying))
            if table.lying[box] and dungeon.ends[box] & areas
        ]
    )


def seals_to_a_six(table: Table, seat: int) -> tuple[int, int]:
    """How many seals in doorways lie between the seat and the nearest scroll of strength 6, and the
    spot of that scroll; NOWHERE if there is none."""
    dungeon, lying = table.dungeon, table.lying
    floor, crossed = table.reach(seat), 0
    while True:
        for box in range(dungeon.boxes, len(lying)):
            if lying[box] and SEALS[lying[box]] % 8 == 6 and dungeon.ends[box] & floor:
                return crossed, box
        further = floor
        for doorway in range(dungeon.starts, dungeon.boxes):
            if dungeon.ends[doorway] & floor:
                further |= dungeon.ends[doorway]
        further = _through_open(table, further)
        if further == floor:
            return crossed, NOWHERE
        floor, crossed = further, crossed + 1


def _through_open(table: Table, floor: int) -> int:
    """These areas, and all that open doorways join to them."""
    dungeon = table.dungeon
    grown = True
    while grown:
        grown = False
        for doorway in range(dungeon.starts, dungeon.boxes):
            ends = dungeon.ends[doorway]
            if not table.lying[doorway] and ends & floor and ends & ~floor:
                floor |= ends
                grown = True
    return floor


def points_gained(table: Table, seat: int, scroll: int) -> int:
    """F16, with all Synergy."""
    row = table.ready[seat] + table.spent[seat]
    return points_of((*row, scroll))[0] - points_of(row)[0]


def best_rival(table: Table, seat: int) -> int:
    """The opponent with the most points, the first of equals."""
    others = [other for other in range(table.seats) if other != seat]
    return max(others, key=lambda other: score(table, other)[0])


def rivals_for(table: Table, seat: int, spot: int) -> list[int]:
    """The opponents who are still playing this round and whose dice would break that seal now, in
    the order of their turns."""
    found: list[int] = []
    for step in range(1, table.seats):
        other = (seat + step) % table.seats
        if not table.done >> other & 1 and spot in breakable(table, other):
            found.append(other)
    return found


def choosing_place(table: Table) -> int:
    """Which seat in a row one would be to take new dice if one's round were over now."""
    return table.done.bit_count() + 1
