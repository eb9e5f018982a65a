"""A round: its deal, and what follows when it ends."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.games.abracada.box.pieces import (
    ALL_STONES,
    FULL_LIFE,
    HAND,
    LAID_OUT,
    SECRETS,
    SLOTS,
)
from conclave.games.abracada.rules.score import settle
from conclave.games.abracada.rules.state import Table


def begin(table: Table, chance: Chance) -> None:
    """The first round of a game."""
    seats = table.seats
    table.round = 0
    table.points = [0] * seats
    table.won = [0] * seats
    table.survived = [0] * seats
    table.secret_points = [0] * seats
    table.result = None
    deal(table, chance.below(seats), chance, None)  # A4


def deal(table: Table, starter: int, chance: Chance, told: Told) -> None:
    """A3: lives, five stones each, stones for the board with few seats, the secret ones."""
    seats = table.seats
    pile = ALL_STONES[:]
    chance.shuffle(pile)
    table.round += 1
    table.turn = starter
    table.last = 0
    table.lives = [FULL_LIFE] * seats
    table.fallen = 0
    table.hands = [pile[seat * HAND : seat * HAND + HAND] for seat in range(seats)]
    del pile[: seats * HAND]
    table.board = [0] * SLOTS
    for _ in range(LAID_OUT[seats]):
        table.board[pile.pop()] += 1
    table.secrets = pile[:SECRETS]
    del pile[:SECRETS]
    table.pile = pile
    table.taken = [[] for _ in range(seats)]
    table.lessons = [()] * seats
    if told is not None:
        told.append(Event("abracada-deal", {"round": table.round, "seat": starter}, reveals=True))


def finish(table: Table, ending: str, chance: Chance, told: Told) -> None:
    """Points for the round, then the next one unless the game is over."""
    actor = table.turn
    settle(table, ending, told)
    if not table.over():
        deal(table, (actor + 1) % table.seats, chance, told)  # A4
