"""The eight spells, in the book's order (A12)."""

from collections.abc import Callable
from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.games.abracada.rules.state import Table


def ancient_dragon(table: Table, chance: Chance, told: Told) -> None:
    rolled = table.roll(chance, told)
    for seat in range(table.seats):
        if seat != table.turn and table.lives[seat]:
            table.lose(seat, rolled, told)


def dark_wanderer(table: Table, chance: Chance, told: Told) -> None:
    for seat in range(table.seats):
        if seat != table.turn and table.lives[seat]:
            table.lose(seat, 1, told)
    table.gain(table.turn, 1, told)


def sweet_dream(table: Table, chance: Chance, told: Told) -> None:
    table.gain(table.turn, table.roll(chance, told), told)


def night_singer(table: Table, chance: Chance, told: Told) -> None:
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


def lightning_tempest(table: Table, chance: Chance, told: Told) -> None:
    left = table.left_of(table.turn)
    right = table.right_of(table.turn)
    table.lose(left, 1, told)
    if right != left:  # with two seats the other loses 1 in all
        table.lose(right, 1, told)


def blizzard(table: Table, chance: Chance, told: Told) -> None:
    table.lose(table.left_of(table.turn), 1, told)


def fireball(table: Table, chance: Chance, told: Told) -> None:
    table.lose(table.right_of(table.turn), 1, told)


def magic_drink(table: Table, chance: Chance, told: Told) -> None:
    table.gain(table.turn, 1, told)


def _no_spell(table: Table, chance: Chance, told: Told) -> None:
    raise AssertionError("there is no spell 0")


EFFECTS: Final[list[Callable[[Table, Chance, Told], None]]] = [
    _no_spell,
    ancient_dragon,  # 1
    dark_wanderer,  # 2
    sweet_dream,  # 3
    night_singer,  # 4
    lightning_tempest,  # 5
    blizzard,  # 6
    fireball,  # 7
    magic_drink,  # 8
]
