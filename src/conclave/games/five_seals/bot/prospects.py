"""What each seat could break with the dice it has, and what others could take before it."""

from conclave.games.five_seals.bot.break_values import scroll_points
from conclave.games.five_seals.box.codes import SCROLL, STRENGTH_OF
from conclave.games.five_seals.box.dice import values
from conclave.games.five_seals.box.pieces import COLOURS, MIND, STRENGTHS
from conclave.games.five_seals.position import Position


class Prospects:
    """Of one seat, from where it stands."""

    def __init__(self, position: Position, seat: int, rooms: list[float]) -> None:
        self.scrolls = [0] * len(STRENGTHS)
        """By strength: the scrolls within reach."""
        self.doorways = [0] * len(STRENGTHS)
        self.payable = [0] * len(STRENGTHS)
        """By strength: the scrolls within reach that its dice are enough for, one at a time."""
        self.spots: list[int] = []
        """Where those lie, and the points that each would bring."""
        self.points: list[float] = []
        self.nearby = 0.0
        """What all scrolls within reach would bring, and the best of them."""
        self.nearest = 0.0
        self.openings = 0
        """Doorways that its dice are enough for and that lead to new rooms."""
        self.opening = 0.0
        """The best room behind one of them."""
        self.floor = position.reach(seat)
        self.dice = [sum(values(position.dice[4 * seat + colour])) for colour in COLOURS]
        self._look_around(position, seat, rooms)

    def _look_around(self, position: Position, seat: int, rooms: list[float]) -> None:
        floor, dungeon, dice = self.floor, position.dungeon, self.dice
        most = max(dice)
        ends, one, two = dungeon.ends, dungeon.one, dungeon.two
        for spot, thing in enumerate(position.lying):
            if not thing or not ends[spot] & floor:
                continue
            if thing < SCROLL:
                strength = thing % 8
                self.doorways[strength - STRENGTHS[0]] += 1
                if dice[thing // 8] >= strength and ends[spot] & ~floor:
                    beyond = rooms[two[spot]] if floor >> one[spot] & 1 else rooms[one[spot]]
                    self.openings += 1
                    self.opening = max(self.opening, beyond)
                continue
            scroll = thing - SCROLL
            strength = STRENGTH_OF[scroll]
            self.scrolls[strength - STRENGTHS[0]] += 1
            points = scroll_points(position, seat, scroll)
            self.nearby += points
            self.nearest = max(self.nearest, points)
            have = most if scroll % 5 == MIND else dice[scroll % 5]
            if have >= strength and spot not in position.guardians:
                self.payable[strength - STRENGTHS[0]] += 1
                self.spots.append(spot)
                self.points.append(points)


def rivalry(position: Position, all_seats: list[Prospects], seat: int) -> list[int]:
    """What the scrolls that a seat could take would bring: the best, the second best, and the best
    that nobody could take sooner. Then how many others could take the best sooner, and later."""
    mine = all_seats[seat]
    first = second = safe = 0.0
    sooner = later = 0
    for place, spot in enumerate(mine.spots):
        before, after = _takers(position, all_seats, seat, spot)
        points = mine.points[place]
        if points > first:
            first, second = points, first
            sooner, later = before, after
        elif points > second:
            second = points
        if points > safe and not before:
            safe = points
    return [round(first), round(second), round(safe), sooner, later]


def _takers(
    position: Position, all_seats: list[Prospects], seat: int, spot: int
) -> tuple[int, int]:
    """How many others could take the scroll there before the seat's turn, and after it."""
    seats = position.seats
    turn = (seat - position.turn) % seats
    before = after = 0
    for other in range(seats):
        if other != seat and spot in all_seats[other].spots:
            if (other - position.turn) % seats < turn:
                before += 1
            else:
                after += 1
    return before, after
