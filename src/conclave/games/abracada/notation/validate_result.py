"""Whether a round can have ended as was written down, and whether the position follows from it."""

from conclave.core.errors import Parameters
from conclave.core.fields import impossible
from conclave.core.state import NOBODY
from conclave.games.abracada.box.pieces import COPIES, SECRETS, SPELLS, TOP
from conclave.games.abracada.rules.score import EMPTIED, KILLED, round_points, round_winner
from conclave.games.abracada.rules.state import RoundResult, Table
from conclave.games.abracada.rules.variant import Variant


def validate_result(table: Table, result: RoundResult) -> None:
    """A10, A13–A16, A19: the result in itself."""
    _check_stones(result)
    _check_lives(table, result)
    winner = round_winner(table.variant, result.ending, result.actor, result.lives)
    if result.winner != winner:
        raise impossible("result.winner", "abracada-wrong-winner", {"winner": winner})
    for seat, lives in enumerate(result.lives):
        secrets = len(result.taken[seat])
        gain = round_points(table.variant, seat == winner, secrets) if lives else 0
        if result.gains[seat] != gain:
            raise impossible(
                f"result.gains.{seat}", "abracada-wrong-gain", {"seat": seat, "gain": gain}
            )


def _check_stones(result: RoundResult) -> None:
    """A1, A3, A10: as many as there are; only who cast the last one has none left."""
    secrets = sum([len(stones) for stones in result.taken])
    if secrets > SECRETS:
        raise impossible(
            "result.taken", "abracada-too-many-secrets", {"count": secrets, "most": SECRETS}
        )
    for spell in SPELLS:
        count = sum([stones.count(spell) for stones in [*result.hands, *result.taken]])
        if count > COPIES[spell]:
            limits: Parameters = {"spell": spell, "count": count, "most": COPIES[spell]}
            raise impossible("result.hands", "abracada-too-many-stones", limits)
    for seat, stones in enumerate(result.hands):
        if (not stones) != (result.ending == EMPTIED and seat == result.actor):
            raise impossible(f"result.hands.{seat}", "abracada-row-differs-from-ending")


def _check_lives(table: Table, result: RoundResult) -> None:
    """Who can be alive after such an ending."""
    alive = [seat for seat, lives in enumerate(result.lives) if lives]
    acted = result.actor in alive
    if result.ending == EMPTIED:
        fits = alive == [result.actor]  # A13
    elif table.variant.last_standing:
        fits = len(alive) == 1 and acted == (result.ending == KILLED)  # A19
    elif result.ending == KILLED:
        fits = acted and len(alive) < table.seats  # A14
    else:
        fits = not acted and len(alive) == table.seats - 1  # A15
    if not fits:
        raise impossible("result.lives", "abracada-lives-differ-from-ending")


def parts_of(variant: Variant, result: RoundResult, seat: int) -> tuple[int, int, int]:
    """What the round brought the seat for winning, for surviving and for secret stones."""
    if not result.lives[seat]:
        return 0, 0, 0
    secrets = len(result.taken[seat])
    if seat == result.winner:
        return variant.prize, 0, secrets
    return 0, variant.consolation, secrets


def validate_last_round(table: Table, result: RoundResult) -> None:
    """The result is that of the last round, and what it brought is among the points."""
    over = table.turn == NOBODY
    if result.round != (table.round if over else table.round - 1):
        raise impossible("result.round", "abracada-not-the-last-round", {"round": table.round})
    if over:
        _check_table(table, result)
    for seat in range(table.seats):
        won, survived, secrets = parts_of(table.variant, result, seat)
        before = [
            table.won[seat] - won,
            table.survived[seat] - survived,
            table.secret_points[seat] - secrets,
        ]
        if min(before) < 0 or sum(before) >= TOP:  # A17
            raise impossible(f"points.{seat}", "abracada-points-before-result", {"seat": seat})


def _check_table(table: Table, result: RoundResult) -> None:
    """When the game is over everything lies as the last round left it."""
    if table.lives != result.lives:
        raise impossible("lives", "abracada-not-as-in-result", {"other": "result.lives"})
    if table.hands != result.hands:
        raise impossible("hands", "abracada-not-as-in-result", {"other": "result.hands"})
    if table.taken != result.taken:
        raise impossible("taken", "abracada-not-as-in-result", {"other": "result.taken"})
