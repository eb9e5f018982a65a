"""Which cards could still beat a card in its trick, and how likely it is that somebody has one.

It is about the cards alone: what crystals and cubes may do is nobody's to count.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.games.twelve_missions.box.cards import NONE, OF_COLOUR, cards_of
from conclave.games.twelve_missions.knowledge.belief import HAND
from conclave.games.twelve_missions.knowledge.imagine import Knowledge, believed, unseen_cards
from conclave.games.twelve_missions.knowledge.sampling.slot_groups import Groups, Plan
from conclave.games.twelve_missions.knowledge.slots import Past, promises_kept
from conclave.games.twelve_missions.rules.follow_suit import BOUND, playable
from conclave.games.twelve_missions.rules.phases import TRICK
from conclave.games.twelve_missions.rules.state import FROM, Table
from conclave.games.twelve_missions.rules.tricks import taking

FEW_PASTS: Final = 12
"""With more of them than this, chances are drawn and not counted."""
DRAWS: Final = 200


class Contest:
    """A card in its trick: whether it takes it so far, and what could still beat it."""

    def __init__(self, led: int, takes: bool, taker: int, behind: list[int], beating: int) -> None:
        self.led = led
        self.takes = takes
        """As the trick lies with it."""
        self.taker = taker
        self.behind = behind
        """The seats that have still to play."""
        self.beating = beating
        """The unseen or open cards of others that would take the trick from it."""


class Rivals:
    """What one seat knows of the cards that others may play after its own. The table is a copy, to
    try things on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        if table.led == NONE or table.phase < TRICK:
            table.seating = FROM[table.seats][seat]
        beliefs = believed(table, seat)
        self.unseen = unseen_cards(table, seat, beliefs)
        self.pasts: dict[Past, int] = {}
        if beliefs.count() <= FEW_PASTS and not (table.once & BOUND or table.mission.in_row):
            pasts = promises_kept(beliefs.joint(), beliefs.promises)
            if len(pasts) <= FEW_PASTS:
                self.pasts = pasts
        self._ways: dict[tuple[int, ...], int] = {}
        self._plans: dict[Groups, int] = {}
        self._draws: list[list[int]] = []

    @property
    def counted(self) -> bool:
        """Whether chances can be counted, so that there is no error in them."""
        return bool(self.pasts)

    def contest(self, card: int, cubes: int = 0) -> Contest:
        """The seat's card in the trick: the last one that lies there if the seat has played, else
        one that it holds, with so many cubes on it."""
        table = self.table
        before, led, cubes_on = table.cards, table.led, table.cubes_on
        place = before.index(card) if card in before else len(before)
        behind = [seat for seat in table.seating[len(before) :] if seat != self.seat]
        if card not in before:
            table.cards = [*before, card]
        if table.led == NONE:
            table.led = card >> 3
        if cubes:
            table.cubes_on = cubes_on[:]
            table.cubes_on[place] += cubes
        taker = taking(table)
        beating = 0
        if taker == table.seating[place] and behind:
            mine = table.cards
            others = self.unseen
            for seat in behind:
                others |= table.up[seat]
            for other in cards_of(others):
                table.cards = [*mine, other]
                if taking(table) == table.seating[len(mine)]:
                    beating |= 1 << other
        found = Contest(table.led, taker == table.seating[place], taker, behind, beating)
        table.cards, table.led, table.cubes_on = before, led, cubes_on
        return found

    def share_of_nobody(self, contest: Contest, seats: list[int]) -> float:
        """The chance that none of these seats has to, or may, play a card that beats it; counted.

        Without a card of the led colour the dominant one is due (M9). So a seat can't beat the card
        if it holds none of the led cards that would, except where it holds no led card at all but a
        dominant one that would. The ways are counted by what each of the seats does not hold."""
        led = OF_COLOUR[contest.led]
        of_led = contest.beating & led
        of_dominant = contest.beating & ~led
        terms: list[tuple[int, list[int]]] = [(1, [0] * self.table.seats)]
        for seat in seats:
            further: list[tuple[int, list[int]]] = []
            for sign, barred in self._barred(seat, led, of_led, of_dominant):
                for coefficient, bars in terms:
                    more = bars[:]
                    more[seat] = barred
                    further.append((coefficient * sign, more))
            terms = further
        total = self._count([0] * self.table.seats)
        return sum([sign * self._count(bars) for sign, bars in terms]) / total

    def _barred(self, seat: int, led: int, of_led: int, of_dominant: int) -> list[tuple[int, int]]:
        """Cards that the seat's hand must not hold so that it can't beat the card; ways of several
        such sets are added or, with −1, taken off. What lies open before it counts too."""
        up = self.table.up[seat]
        if up & of_led:
            return []
        if up & led or not of_dominant:
            return [(1, of_led)]
        if up & of_dominant:
            return [(1, of_led), (-1, led)]
        return [(1, of_led), (-1, led), (1, led | of_dominant)]

    def _count(self, bars: list[int]) -> int:
        """In how many ways the unseen cards may lie if no hand holds those."""
        key = tuple(bars)
        known = self._ways.get(key)
        if known is None:
            known = 0
            for past, weight in self.pasts.items():
                known += weight * self._fillings(past, bars)
            self._ways[key] = known
        return known

    def _fillings(self, past: Past, bars: list[int]) -> int:
        sizes: dict[int, int] = {}
        for place, slots in enumerate(past):
            barred = bars[place - HAND] if HAND <= place < HAND + self.table.seats else 0
            for slot in slots:
                fitting = slot & self.unseen & ~barred
                sizes[fitting] = sizes.get(fitting, 0) + 1
        groups = tuple(sorted(sizes.items()))
        ways = self._plans.get(groups)
        if ways is None:
            ways = Plan(groups, self.unseen).ways
            self._plans[groups] = ways
        return ways

    def drawn_shares(self, contest: Contest, chance: Chance) -> list[float]:
        """The same where it can't be counted: of each seat behind, and last of nobody."""
        if not self._draws:
            self._draws = self._draw(chance)
        count = len(contest.behind)
        hits = [0] * (count + 1)
        for hands in self._draws:
            none = True
            for at, seat in enumerate(contest.behind):
                if self._beats(contest, seat, hands[seat]):
                    hits[at] += 1
                    none = False
            if none:
                hits[count] += 1
        return [hit / len(self._draws) for hit in hits]

    def _draw(self, chance: Chance) -> list[list[int]]:
        """Hands as they may be; in mission 15 of each only the card that comes next."""
        table = self.table
        known = Knowledge(table, self.seat)
        draws: list[list[int]] = []
        for _ in range(DRAWS):
            filled = known.layouts.fill(chance)
            hands = [filled[HAND + seat] for seat in range(table.seats)]
            if table.mission.in_row:
                hands = [1 << chance.pick(cards_of(hand)) if hand else 0 for hand in hands]
            draws.append(hands)
        return draws

    def _beats(self, contest: Contest, seat: int, hand: int) -> bool:
        table = self.table
        if table.mission.in_row:
            return hand & contest.beating > 0
        turn, led, held = table.turn, table.led, table.hands[seat]
        table.turn, table.led, table.hands[seat] = seat, contest.led, hand
        may = playable(table)
        table.turn, table.led, table.hands[seat] = turn, led, held
        return may & contest.beating > 0
