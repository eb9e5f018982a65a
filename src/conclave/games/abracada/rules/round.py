"""A round from the deal to the points."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict, plain_int_lists, plain_ints
from conclave.core.state import NOBODY, Standing, rank
from conclave.games.abracada.box.pieces import ALL_STONES, FULL_LIFE, HAND, LAID_OUT, SECRETS, TOP
from conclave.games.abracada.rules.moves import OVER
from conclave.games.abracada.rules.state import RoundResult, Table

EMPTIED: Final = "emptied"
"""A13: the actor cast the last stone."""
KILLED: Final = "killed"
"""A14: the actor's spell took somebody's last life."""
FELL: Final = "fell"
"""A15: the actor lost the own last life."""


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


def deal(table: Table, starter: int, chance: Chance, told: list[Event] | None) -> None:
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
    table.points = [min(TOP, had + gain) for had, gain in zip(table.points, gains, strict=True)]
    if told is not None:
        told.append(Event("abracada-round-over", show_result(table.result), reveals=True))
    if max(table.points) == TOP or table.round == table.variant.rounds:  # A17, A20
        table.turn = NOBODY
        table.last = OVER
        if told is not None:
            told.append(Event("abracada-game-over", {"points": plain_ints(table.points)}))
        return
    deal(table, (table.turn + 1) % table.seats, chance, told)  # A4


def _award(table: Table, ending: str) -> tuple[list[int], int]:
    """What the round is worth to each seat, and who won it (NOBODY after a fall)."""
    if ending == EMPTIED:
        table.lives = [n if seat == table.turn else 0 for seat, n in enumerate(table.lives)]  # A13
    winner = NOBODY if ending == FELL else table.turn
    prize = 3  # A13, A14
    if table.variant.last_standing:  # A19: one is alive, and wins
        winner = next(seat for seat, lives in enumerate(table.lives) if lives)
        prize = 2
    table.won = table.won[:]
    table.survived = table.survived[:]
    table.secret_points = table.secret_points[:]
    gains = [0] * table.seats
    for seat in range(table.seats):
        if not table.lives[seat]:
            continue
        secrets = len(table.taken[seat])  # A16
        table.secret_points[seat] += secrets
        if seat == winner:
            table.won[seat] += prize
            gains[seat] = prize + secrets
        else:
            table.survived[seat] += 1  # A14, A15
            gains[seat] = 1 + secrets
    return gains, winner


def standings(table: Table) -> list[Standing]:
    """A17: by points; ties at the top go by the last round's points, then by lives."""
    best = max(table.points)
    scores: list[tuple[int, ...]] = []
    for seat, points in enumerate(table.points):
        if points == best and table.result is not None and table.over():
            scores.append((points, table.result.gains[seat], table.result.lives[seat]))
        else:
            scores.append((points,))
    places = rank(scores)
    return [
        Standing(seat, places[seat], points, _parts(table, seat))
        for seat, points in enumerate(table.points)
    ]


def _parts(table: Table, seat: int) -> dict[str, int]:
    won, survived, secrets = table.won[seat], table.survived[seat], table.secret_points[seat]
    beyond = min(0, TOP - won - survived - secrets)
    return {"won": won, "survived": survived, "secrets": secrets, "beyond-the-top": beyond}


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
