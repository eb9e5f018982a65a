"""The eight spells, in the book's order (A12)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Effect, Told
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.abracada.rules.state import Table

AT_NOBODY: Final = 0
AT_ALL: Final = 1
"""All others who live."""
AT_BOTH: Final = 2
"""The neighbours to the left and to the right, who may be the same seat."""
AT_LEFT: Final = 3
AT_RIGHT: Final = 4
AIMS: Final = 5
"""How many there are."""


class Spell:
    """What is to be known of a spell before it is cast, and what it does."""

    def __init__(
        self,
        number: int,
        effect: Effect[Table],
        aim: int = AT_NOBODY,
        rolls: bool = False,
        perilous: bool = False,
    ) -> None:
        self.number = number
        self.effect = effect
        self.aim = aim
        """Who loses lives by it."""
        self.rolls = rolls
        """Whether the die decides how many lives are lost or gained."""
        self.perilous = perilous
        """A6: whether the die decides what naming it in vain costs."""


def ancient_dragon(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Roll: all others lose that many lives."""
    rolled = table.roll(chance, told)
    for seat in range(table.seats):
        if seat != table.turn and table.lives[seat]:
            table.lose(seat, rolled, told)


def dark_wanderer(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """All others lose a life, the actor gains one."""
    for seat in range(table.seats):
        if seat != table.turn and table.lives[seat]:
            table.lose(seat, 1, told)
    table.gain(table.turn, 1, told)


def sweet_dream(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Roll: the actor gains that many lives."""
    table.gain(table.turn, table.roll(chance, told), told)


def night_singer(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The actor takes a secret stone, if one is left, and looks at it."""
    seat = table.turn
    if not table.secrets:
        if told is not None:
            told.append(Event("abracada-no-secret", {"seat": seat}))
        return
    stone = table.secrets[-1]  # they were shuffled at the deal
    table.secrets = table.secrets[:-1]
    table.taken[seat] = [*table.taken[seat], stone]
    if told is not None:
        told.append(Event("abracada-secret", {"seat": seat}, {"stone": stone}, 1 << seat, True))


def lightning_tempest(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The neighbours to the left and to the right lose a life each."""
    left = table.left_of(table.turn)
    right = table.right_of(table.turn)
    table.lose(left, 1, told)
    if right != left:  # with two seats the other loses 1 in all
        table.lose(right, 1, told)


def blizzard(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The neighbour to the left loses a life."""
    table.lose(table.left_of(table.turn), 1, told)


def fireball(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The neighbour to the right loses a life."""
    table.lose(table.right_of(table.turn), 1, told)


def magic_drink(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The actor gains a life."""
    table.gain(table.turn, 1, told)


def _no_spell(table: Table, move: Move, chance: Chance, told: Told) -> None:
    raise AssertionError("there is no spell 0")


BOOK: Final[list[Spell]] = [
    Spell(0, _no_spell),  # so that spell n is BOOK[n]
    Spell(1, ancient_dragon, AT_ALL, rolls=True, perilous=True),
    Spell(2, dark_wanderer, AT_ALL),
    Spell(3, sweet_dream, rolls=True),
    Spell(4, night_singer),
    Spell(5, lightning_tempest, AT_BOTH),
    Spell(6, blizzard, AT_LEFT),
    Spell(7, fireball, AT_RIGHT),
    Spell(8, magic_drink),
]


def struck(table: Table, seat: int, spell: int) -> list[int]:
    """Who would lose lives if that seat cast that spell."""
    aim = BOOK[spell].aim
    if aim == AT_NOBODY:
        return []
    if aim == AT_ALL:
        return [other for other in range(table.seats) if other != seat and table.lives[other]]
    left, right = table.left_of(seat), table.right_of(seat)
    if aim == AT_BOTH:
        return [left] if left == right else [left, right]
    return [left] if aim == AT_LEFT else [right]
