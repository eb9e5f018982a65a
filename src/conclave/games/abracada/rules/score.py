"""What a round is worth, and who wins the game."""

from typing import Final

from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import plain_ints
from conclave.core.state import NOBODY, Standing, rank
from conclave.games.abracada.box.pieces import TOP
from conclave.games.abracada.rules.state import OVER, RoundResult, Table
from conclave.games.abracada.rules.variant import Variant

EMPTIED: Final = "emptied"
"""A13: the actor cast its last stone."""
KILLED: Final = "killed"
"""A14: the actor's spell took somebody's last life."""
FELL: Final = "fell"
"""A15: the actor lost its own last life."""
ENDINGS: Final = (EMPTIED, KILLED, FELL)


def settle(table: Table, ending: str, told: Told) -> None:
    """Points for the round, and the end of the game if they bring it."""
    if ending == EMPTIED:
        table.lives = [n if seat == table.turn else 0 for seat, n in enumerate(table.lives)]  # A13
    winner = round_winner(table.variant, ending, table.turn, table.lives)
    gains = _award(table, winner)
    table.result = RoundResult(
        table.round, ending, table.turn, winner, gains, table.lives, table.hands, table.taken
    )
    if told is not None:
        told.append(Event("abracada-round-over", table.result.dump(), reveals=True))
    if max(table.points) == TOP or table.round == table.variant.rounds:  # A17, A20
        table.turn = NOBODY
        table.last = OVER
        if told is not None:
            told.append(Event("abracada-game-over", {"points": plain_ints(table.points)}))


def round_winner(variant: Variant, ending: str, actor: int, lives: list[int]) -> int:
    """NOBODY after a fall (A15), unless one seat alone is left standing (A19)."""
    if variant.last_standing:
        return next(seat for seat, left in enumerate(lives) if left)
    return NOBODY if ending == FELL else actor


def round_points(variant: Variant, wins: bool, secrets: int) -> int:
    """A13–A16, A19: what a survivor scores who took that many secret stones."""
    if wins:
        return variant.prize + secrets
    return variant.consolation + secrets if variant.consolation else 0


def prize(table: Table, secrets: int) -> int:
    """How far the actor would rise by winning the round with that many secret stones (A17)."""
    return min(TOP - table.points[table.turn], round_points(table.variant, True, secrets))


def _award(table: Table, winner: int) -> list[int]:
    """What the round is worth to each seat, added to its points and to their parts."""
    variant = table.variant
    points, won, survived = table.points[:], table.won[:], table.survived[:]
    secret_points = table.secret_points[:]
    gains = [0] * table.seats
    for seat in range(table.seats):
        if not table.lives[seat]:
            continue
        secrets = len(table.taken[seat])
        gain = round_points(variant, seat == winner, secrets)
        gains[seat] = gain
        points[seat] = min(TOP, points[seat] + gain)  # A17
        secret_points[seat] = secret_points[seat] + secrets
        if seat == winner:
            won[seat] = won[seat] + variant.prize
        else:
            survived[seat] = survived[seat] + variant.consolation
    table.points, table.won, table.survived = points, won, survived
    table.secret_points = secret_points
    return gains


def places(table: Table) -> list[int]:
    """A17: by points; ties at the top go by the last round's points, then by lives."""
    best = max(table.points)
    scores: list[tuple[int, ...]] = []
    for seat, points in enumerate(table.points):
        if points == best and table.result is not None and table.over():
            scores.append((points, table.result.gains[seat], table.result.lives[seat]))
        else:
            scores.append((points,))
    return rank(scores)


def standings(table: Table) -> list[Standing]:
    return [
        Standing(seat, place, table.points[seat], _parts(table, seat))
        for seat, place in enumerate(places(table))
    ]


def _parts(table: Table, seat: int) -> dict[str, int]:
    won, survived, secrets = table.won[seat], table.survived[seat], table.secret_points[seat]
    beyond = min(0, TOP - won - survived - secrets)
    return {"won": won, "survived": survived, "secrets": secrets, "beyond-the-top": beyond}
