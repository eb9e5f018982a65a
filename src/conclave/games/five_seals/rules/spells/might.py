"""The Circle of Might: the basic circle, and circle I. All of it is about the caster's dice."""

from functools import cache
from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import SCROLL_WORDS
from conclave.games.five_seals.box.dice import (
    DIE,
    Handful,
    below,
    choices,
    choices_up_to,
    count,
    handful_of,
    turned,
    values,
)
from conclave.games.five_seals.box.pieces import COLOURS, DICE, HIGHEST, MIND
from conclave.games.five_seals.rules.events import dice_text, tell_turned
from conclave.games.five_seals.rules.moves import CAST, OF_COLOUR, OF_DICE, OF_DICE_TO, PICK
from conclave.games.five_seals.rules.spells.spell import (
    BY_NAME,
    NO_WAY,
    Spell,
    SpellStep,
    colours_of,
    turn_dice,
)
from conclave.games.five_seals.rules.state import Table

MANY: Final = 48
"""If there are more ways than this the scroll is cast by its name, and the dice are asked next."""


class _OnDice(Spell):
    """A spell on one or more dice of its colour, which are said with the cast or, if there are too
    many ways to say it, in a step."""

    phase_word: str = ""

    def asks(self) -> list[SpellStep]:
        return [SpellStep(self.phase_word, self.picks, self.take, fewest=MANY + 1)]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        element, base = scroll % 5, 4 * table.turn
        if element != MIND:
            handful = table.dice[base + element]
            if not handful:
                return NO_WAY
            found = self.ways_on(table, scroll, element, handful)
        else:
            found = NO_WAY
            for colour in COLOURS:
                handful = table.dice[base + colour]
                if handful:
                    more = self.ways_on(table, scroll, colour, handful)
                    found = found + more if found else more
        return found if len(found) <= MANY else BY_NAME[scroll]

    def count_ways(self, table: Table, scroll: int) -> int:
        element, base = scroll % 5, 4 * table.turn
        many = 0
        if element != MIND:
            handful = table.dice[base + element]
            if handful:
                many = self.count_on(table, element, handful)
        else:
            for colour in COLOURS:
                handful = table.dice[base + colour]
                if handful:
                    many += self.count_on(table, colour, handful)
        return many if many <= MANY else 1

    def way_at(self, table: Table, scroll: int, place: int) -> Move:
        if scroll % 5 == MIND:
            return self.ways(table, scroll)[place]
        colour = scroll % 5
        handful = table.dice[4 * table.turn + colour]
        if self.count_on(table, colour, handful) > MANY:
            return BY_NAME[scroll][0]
        return self.way_on(table, scroll, colour, handful, place)

    def ways_on(self, table: Table, scroll: int, colour: int, handful: Handful) -> list[Move]:
        """The ways to cast it on some of these dice."""
        return OF_SOME_DICE[4 * scroll + colour][handful]

    def count_on(self, table: Table, colour: int, handful: Handful) -> int:
        """How many they are."""
        return len(choices_up_to(DICE, handful))

    def way_on(self, table: Table, scroll: int, colour: int, handful: Handful, place: int) -> Move:
        """The one that stands in that place of their list."""
        some = choices_up_to(DICE, handful)[place]
        return (CAST, scroll, OF_DICE, colour, some)

    def picks(self, table: Table) -> list[Move]:
        scroll, base = table.casting, 4 * table.turn
        return [
            (PICK, *way[3:])
            for colour in colours_of(scroll)
            for way in self.ways_on(table, scroll, colour, table.dice[base + colour])
        ]

    def cast(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        if len(move) == 2:
            table.ask(self.phase, table.turn)
        else:
            self.work(table, move, 3, chance, told)

    def take(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        self.work(table, move, 1, chance, told)
        table.go_on()

    def work(self, table: Table, move: Move, place: int, chance: Chance, told: Told) -> None:
        """On the dice that stand in that place of the move."""
        raise NotImplementedError


class _OfDice(dict[Handful, list[Move]]):
    """By dice: the ways to cast a scroll on some of them."""

    def __init__(self, scroll: int, colour: int) -> None:
        self.scroll = scroll
        self.colour = colour

    def __missing__(self, handful: Handful) -> list[Move]:
        found: list[Move] = [_on_dice(self.scroll, self.colour, d) for d in choices(handful)]
        self[handful] = found
        return found


@cache
def _on_dice(scroll: int, colour: int, some: Handful) -> Move:
    return (CAST, scroll, OF_DICE, colour, some)


OF_SOME_DICE: Final = [_OfDice(s, c) for s in range(len(SCROLL_WORDS)) for c in COLOURS]
"""By scroll and colour, ``4 * scroll + colour``."""


class Change(_OnDice):
    """F18: one or more dice of its colour for as many of one other colour."""

    word = "change"
    phase_word = "change"

    def ways_on(self, table: Table, scroll: int, colour: int, handful: Handful) -> list[Move]:
        dice, supply = count(handful), table.supply
        for to in COLOURS:
            if supply[to] < dice and to != colour:
                return self.ways_in_short_supply(table, scroll, colour, handful)
        return TO_OTHERS[4 * scroll + colour][handful]

    def count_on(self, table: Table, colour: int, handful: Handful) -> int:
        many, supply = 0, table.supply
        for to in COLOURS:
            if to != colour:
                many += len(choices_up_to(supply[to], handful))
        return many

    def way_on(self, table: Table, scroll: int, colour: int, handful: Handful, place: int) -> Move:
        for to in COLOURS:
            if to != colour:
                some = choices_up_to(table.supply[to], handful)
                if place < len(some):
                    return (CAST, scroll, OF_DICE_TO, colour, some[place], to)
                place -= len(some)
        raise AssertionError("there is no such way")

    def ways_in_short_supply(
        self, table: Table, scroll: int, colour: int, handful: Handful
    ) -> list[Move]:
        found: list[Move] = []
        dice, supply = count(handful), table.supply
        for to in COLOURS:
            left = supply[to]
            if left and to != colour:
                ways = TO_COLOUR[4 * (4 * scroll + colour) + to][handful]
                if left < dice:
                    ways = [move for move in ways if count(move[4]) <= left]
                found += ways
        return found

    def work(self, table: Table, move: Move, place: int, chance: Chance, told: Told) -> None:
        seat, colour, some, to = table.turn, move[place], move[place + 1], move[place + 2]
        table.dice[4 * seat + colour] -= some
        table.dice[4 * seat + to] += some
        table.supply[colour] += count(some)
        table.supply[to] -= count(some)
        if told is not None:
            tell_turned(told, seat, dice_text(colour, some), dice_text(to, some))


class _ToColour(dict[Handful, list[Move]]):
    """By dice: the ways to change some of them if the supply has enough of the other colour."""

    def __init__(self, scroll: int, colour: int, to: int) -> None:
        self.scroll = scroll
        self.colour = colour
        self.to = to

    def __missing__(self, handful: Handful) -> list[Move]:
        found: list[Move] = [
            _on_dice_to(self.scroll, self.colour, some, self.to) for some in choices(handful)
        ]
        self[handful] = found
        return found


class _ToOthers(dict[Handful, list[Move]]):
    """The same for all other colours."""

    def __init__(self, scroll: int, colour: int) -> None:
        self.ways = [TO_COLOUR[4 * (4 * scroll + colour) + to] for to in COLOURS if to != colour]

    def __missing__(self, handful: Handful) -> list[Move]:
        found = self.ways[0][handful] + self.ways[1][handful] + self.ways[2][handful]
        self[handful] = found
        return found


@cache
def _on_dice_to(scroll: int, colour: int, some: Handful, to: int) -> Move:
    return (CAST, scroll, OF_DICE_TO, colour, some, to)


TO_COLOUR: Final = [
    _ToColour(s, c, to) for s in range(len(SCROLL_WORDS)) for c in COLOURS for to in COLOURS
]
"""By scroll and both colours, ``4 * (4 * scroll + colour) + to``."""
TO_OTHERS: Final = [_ToOthers(s, c) for s in range(len(SCROLL_WORDS)) for c in COLOURS]
"""By scroll and colour, ``4 * scroll + colour``."""


class Renewal(_OnDice):
    """F19: one or more dice of its colour are rolled again."""

    word = "renewal"
    phase_word = "renew"

    def work(self, table: Table, move: Move, place: int, chance: Chance, told: Told) -> None:
        some = move[place + 1]
        rolled = handful_of([chance.below(6) + 1 for _ in values(some)])
        turn_dice(table, table.turn, move[place], some, rolled, told)


class Strengthening(_OnDice):
    """F20: +2 to one or more dice; one that shows 6 can't be chosen."""

    word = "strengthening"
    phase_word = "strengthen"

    def ways_on(self, table: Table, scroll: int, colour: int, handful: Handful) -> list[Move]:
        return OF_SOME_DICE[4 * scroll + colour][below(handful, HIGHEST)]

    def count_on(self, table: Table, colour: int, handful: Handful) -> int:
        return len(choices_up_to(DICE, below(handful, HIGHEST)))

    def way_on(self, table: Table, scroll: int, colour: int, handful: Handful, place: int) -> Move:
        return super().way_on(table, scroll, colour, below(handful, HIGHEST), place)

    def work(self, table: Table, move: Move, place: int, chance: Chance, told: Told) -> None:
        some = move[place + 1]
        turn_dice(table, table.turn, move[place], some, turned(some, 2), told)


class Growth(Spell):
    """F21: a die of its colour from the supply is rolled."""

    word = "growth"

    def ways(self, table: Table, scroll: int) -> list[Move]:
        if scroll % 5 != MIND:
            return BY_NAME[scroll] if table.supply[scroll % 5] else NO_WAY
        return [(CAST, scroll, OF_COLOUR, colour) for colour in COLOURS if table.supply[colour]]

    def cast(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        colour = move[1] % 5 if len(move) == 2 else move[3]
        die = DIE[chance.below(6) + 1]
        table.supply[colour] -= 1
        table.dice[4 * table.turn + colour] += die
        if told is not None:
            params: PlainDict = {"seat": table.turn, "die": dice_text(colour, die)}
            told.append(Event("five_seals-grow", params))


class Synergy(Spell):
    """F16, F22: it counts at the end and is never cast."""

    word = "synergy"
    is_cast = False
    is_lent = False
    points_per_scroll = 1

    def ways(self, table: Table, scroll: int) -> list[Move]:
        return NO_WAY


SPELLS: Final[list[type[Spell]]] = [Change, Renewal, Strengthening, Growth, Synergy]
