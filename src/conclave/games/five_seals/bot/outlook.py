"""What a mage could take with its dice, now and after a break, and who else is after it."""

from conclave.core.state import Move
from conclave.games.five_seals.bot.break_values import break_value, scroll_points
from conclave.games.five_seals.box.codes import SCROLL, SEALS
from conclave.games.five_seals.box.dice import Handful, count, values
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, MIND
from conclave.games.five_seals.position import Position


class Find:
    """A seal that dice of some colour would break, and what that is worth."""

    def __init__(self, seal: int, spot: int, worth: float) -> None:
        self.seal = seal
        self.spot = spot
        self.worth = worth


class Outlook:
    """Of the mage whose turn it is."""

    def __init__(self, position: Position) -> None:
        self.position = position
        seat = position.turn
        self.seat = seat
        self.floor = position.reach(seat)
        self.closed = position.closed(seat) if position.sentries else []
        dice = position.dice
        self.pips = [sum(values(dice[4 * seat + colour])) for colour in COLOURS]
        self.dice = 0
        for colour in COLOURS:
            self.dice += count(dice[4 * seat + colour])
        self.rivals = position.rivals()
        self.floors = [position.reach(rival) for rival in self.rivals]
        self.scrolls: list[Find] = []
        """Within reach, whether or not the dice are enough."""
        self.doorways: list[Find] = []
        for seal in range(32):
            for spot in position.prey[seal]:
                if spot.ends & self.floor and spot.number not in self.closed:
                    self._find(seal, spot.number)

    def _find(self, seal: int, spot: int) -> None:
        thing = self.position.lying[spot]
        if thing >= SCROLL:
            worth = scroll_points(self.position, self.seat, thing - SCROLL)
            self.scrolls.append(Find(seal, spot, worth))
        else:
            worth = break_value(self.position, self.seat, spot, self.floor)
            if worth > 0.0:
                self.doorways.append(Find(seal, spot, worth))

    def scroll(self, pips: list[int], but: int = NOWHERE) -> float:
        """The points of the best scroll within reach that such dice would take."""
        best = 0.0
        for find in self.scrolls:
            if find.worth > best and find.spot != but and pips[find.seal // 8] >= find.seal % 8:
                best = find.worth
        return best

    def doorway(self, pips: list[int]) -> float:
        """What the best doorway leads to that such dice would open."""
        best = 0.0
        for find in self.doorways:
            if find.worth > best and pips[find.seal // 8] >= find.seal % 8:
                best = find.worth
        return best

    def left(self, colour: int, handful: Handful) -> list[int]:
        """What the dice come to without some of them."""
        pips = self.pips[:]
        pips[colour] -= sum(values(handful))
        return pips

    def behind(self, spot: int, pips: list[int]) -> float:
        """The points of the best scroll behind a doorway that such dice would take."""
        position = self.position
        opened = position.sides(spot) & ~self.floor
        if not opened:
            return 0.0
        best = 0.0
        for colour in COLOURS:
            for strength in range(2, min(pips[colour], 6) + 1):
                for there in position.prey[8 * colour + strength]:
                    thing = position.lying[there.number]
                    if there.ends & opened and thing >= SCROLL and there.number not in self.closed:
                        worth = scroll_points(position, self.seat, thing - SCROLL)
                        if worth > best:
                            best = worth
        return best

    def after_it(self, spot: int) -> int:
        """How many others could take the scroll there in this round, with the dice they have."""
        position = self.position
        ends, seal = position.dungeon.ends[spot], SEALS[position.lying[spot]]
        found = 0
        for place, rival in enumerate(self.rivals):
            if ends & self.floors[place]:
                colours = COLOURS if seal >= 8 * MIND else (seal // 8,)
                for colour in colours:
                    if sum(values(position.dice[4 * rival + colour])) >= seal % 8:
                        found += 1
                        break
        return found

    def near(self, spot: int) -> int:
        """How many others stand before that doorway."""
        ends = self.position.dungeon.ends[spot]
        return len([floor for floor in self.floors if ends & floor])

    def after_cast(self, move: Move) -> list[int]:
        """What the dice come to, as far as it can be told beforehand, after a cast on them."""
        pips = self.pips[:]
        if len(move) < 5:
            return pips
        chosen = values(move[4])
        if len(move) > 5:
            pips[move[3]] -= sum(chosen)
            pips[move[5]] += sum(chosen)
        else:
            pips[move[3]] += sum([min(2, 6 - value) for value in chosen])
        return pips
