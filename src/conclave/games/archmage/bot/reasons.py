"""What speaks for a move: figures of this very position, the reckoning first, then what follows.

Nothing here looks at what lies face down, so all positions that the actor can't tell apart give the
same reasons.
"""

from collections.abc import Callable
from typing import Final

from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.archmage.bot import reasons_answers, reasons_end, reasons_journey
from conclave.games.archmage.bot.evaluate import turns_left
from conclave.games.archmage.bot.reasons_journey import relic_reason
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.moves import FOLLOWER


def reasons(position: Position, move: Move) -> list[Message]:
    return BY_VERB[move[0]](position, move)


def advance(position: Position, move: Move) -> list[Message]:
    """The planet's relic, and how many turns are left."""
    seat, relic = position.turn, move[1]
    turns: dict[str, str | int] = {"turns": turns_left(position, seat)}
    return [
        relic_reason(position, seat, relic, position.relics[seat * 6 + relic] + 1),
        Message("archmage-reason-turns", turns),
    ]


def take(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    if move[1] == FOLLOWER:
        company = position.company[seat] + 1
        return [Message("archmage-reason-take-follower", {"company": company})]
    have = position.relics[seat * 6 + move[1]] + 1
    return [relic_reason(position, seat, move[1], have)]


def decline(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    params: dict[str, str | int] = {"relics": position.relics_of(seat)}
    params["points"] = position.points + position.swift
    return [Message("archmage-reason-decline", params)]


BY_VERB: Final[dict[int, Callable[[Position, Move], list[Message]]]] = {
    moves.ADVANCE: advance,
    moves.TRAVEL: reasons_journey.travel,
    moves.EXPLORE: reasons_journey.explore,
    moves.DEPLOY: reasons_journey.deploy,
    moves.ATTACK: reasons_journey.attack,
    moves.DIVINE: reasons_journey.divine,
    moves.GATHER: reasons_end.gather,
    moves.RECRUIT: reasons_end.recruit,
    moves.INITIATE: reasons_end.initiate,
    moves.WARD: reasons_end.ward,
    moves.BUILD: reasons_end.build,
    moves.PROMOTE: reasons_end.promote,
    moves.END: reasons_end.end,
    moves.TAKE: take,
    moves.DECLINE: decline,
    **reasons_answers.ANSWERS,
}
