"""A round from the deal to the points."""

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict, plain_int_lists, plain_ints
from conclave.core.state import NOBODY
from conclave.games.abracada.moves import OVER
from conclave.games.abracada.stones import ALL_STONES, FULL_LIFE, HAND, LAID_OUT, SECRETS, TOP
from conclave.games.abracada.table import RoundResult, Table

EMPTIED = "emptied"
"""A13: the actor cast the last stone."""
KILLED = "killed"
"""A14: the actor's spell took somebody's last life."""
FELL = "fell"
"""A15: the actor lost the own last life."""


def deal(table: Table, starter: int, chance: Chance, told: list[Event] | None) -> None:
    """A3: lives, five stones each, stones for the board with few seats, the secret ones."""
    seats = table.seats
    pile = ALL_STONES[:]
    chance.shuffle(pile)
    table.round += 1
    table.turn = starter
    table.last = 0
    table.lives = [FULL_LIFE] * seats
    table.hands = [pile[seat * HAND : seat * HAND + HAND] for seat in range(seats)]
    del pile[: seats * HAND]
    table.board = [0] * 9
    for _ in range(LAID_OUT[seats]):
        table.board[pile.pop()] += 1
    table.secrets = pile[:SECRETS]
    del pile[:SECRETS]
    table.pile = pile
    table.taken = [[] for _ in range(seats)]
    table.lessons = [()] * seats
    if told is not None:
        told.append(Event("abracada-deal", {"round": table.round, "seat": starter}, reveals=True))


def finish(table: Table, ending: str, chance: Chance, told: list[Event] | None) -> None:
    """Points for the round, then the next one or the end of the game."""
    gains, winner = _award(table, ending)
    table.result = RoundResult(
        table.round, ending, table.turn, winner, gains, table.lives, table.hands, table.taken
    )
    for seat in range(table.seats):
        table.points[seat] = min(TOP, table.points[seat] + gains[seat])  # A17
    if told is not None:
        told.append(Event("abracada-round-over", show_result(table.result), reveals=True))
    if max(table.points) == TOP or table.round == table.rounds:  # A17, A20
        table.turn = NOBODY
        table.last = OVER
        if told is not None:
            told.append(Event("abracada-game-over", {"points": plain_ints(table.points)}))
        return
    deal(table, (table.turn + 1) % table.seats, chance, told)  # A4


def _award(table: Table, ending: str) -> tuple[list[int], int]:
    """What the round is worth to each seat, and who won it (NOBODY after a fall)."""
    actor = table.turn
    if ending == EMPTIED:
        for seat in range(table.seats):
            if seat != actor:
                table.lives[seat] = 0  # A13
    winner = NOBODY if ending == FELL else actor
    if table.last_standing:  # A19: one winner, and nobody else scores
        winner = next(seat for seat in range(table.seats) if table.lives[seat])
    gains = [0] * table.seats
    for seat in range(table.seats):
        if not table.lives[seat] or (table.last_standing and seat != winner):
            continue
        secrets = len(table.taken[seat])  # A16
        if seat == winner:
            prize = 2 if table.last_standing else 3  # A13, A14, A19
            table.won[seat] += prize
        else:
            prize = 1  # A14, A15
            table.survived[seat] += prize
        table.secret_points[seat] += secrets
        gains[seat] = prize + secrets
    return gains, winner


def show_result(result: RoundResult) -> PlainDict:
    """A round that is over has no secrets left: every stone is shown to everybody."""
    return {
        "round": result.round,
        "ending": result.ending,
        "actor": result.actor,
        "winner": result.winner,
        "gains": plain_ints(result.gains),
        "lives": plain_ints(result.lives),
        "hands": plain_int_lists(result.hands),
        "taken": plain_int_lists(result.taken),
    }
