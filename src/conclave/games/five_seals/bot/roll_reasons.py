"""Reasons for moves that have dice rolled: how likely the roll is to break something, counted."""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.five_seals.bot.break_values import break_value
from conclave.games.five_seals.box.codes import SEALS
from conclave.games.five_seals.box.dice import Handful, count, values
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, MIND
from conclave.games.five_seals.knowledge.odds import (
    GROWTH,
    RENEWAL,
    chance_of,
    chance_to_break,
    chance_with,
    percent,
    seals_in_reach,
)
from conclave.games.five_seals.knowledge.prospects import breakable, target
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules import moves


def draft_reasons(position: Position, move: Move) -> list[Message]:
    """F7, F13: what the dice are likely to break, and how likely they are to break anything."""
    seat, dice = position.decider, list(move[1:])
    best, share = _hope(position, seat, dice)
    found: list[Message] = []
    if best != NOWHERE:
        named = target(position, best)
        named["percent"] = percent(share)
        found.append(Message("five_seals-reason-draft", named))
    spots = seals_in_reach(position, seat)
    params: Parameters = {"percent": percent(_anything(position, spots, dice)), "count": len(spots)}
    found.append(Message("five_seals-reason-draft-any", params))
    return found


def _hope(position: Position, seat: int, dice: list[int]) -> tuple[int, float]:
    """The seal that promises most with these dice, and the chance that they break it."""
    floor = position.reach(seat)
    best, most, share = NOWHERE, 0.0, 0.0
    for spot in seals_in_reach(position, seat):
        likely = chance_to_break(dice, SEALS[position.lying[spot]])
        promise = likely * break_value(position, seat, spot, floor)
        if promise > most:
            best, most, share = spot, promise, likely
    return best, share


def _anything(position: Position, spots: list[int], dice: list[int]) -> float:
    """That at least one of the seals is broken: of each colour the weakest decides."""
    weakest = [99, 99, 99, 99]
    for spot in spots:
        seal = SEALS[position.lying[spot]]
        for colour in COLOURS:
            if seal // 8 in (colour, MIND):
                weakest[colour] = min(weakest[colour], seal % 8)
    missed = 1.0
    for colour in COLOURS:
        missed *= 1.0 - chance_of(dice[colour], weakest[colour])
    return 1.0 - missed


def roll_reasons(position: Position, move: Move) -> list[Message]:
    """F19, F21: dice that are rolled again, or one that is added. Nothing for any other move."""
    place = {moves.CAST: 1, moves.USE: 2}.get(move[0], 0)
    seat = position.turn
    if not place:
        if move[0] != moves.PICK or position.casting // 5 != RENEWAL:
            return []
        kept = position.dice[4 * seat + move[1]] - move[2]
        return _reroll(position, move[1], kept, count(move[2]), "reroll")
    scroll, more = move[place], move[place + 1 :]
    if scroll // 5 == GROWTH:
        colour = more[1] if more else scroll % 5
        return _reroll(position, colour, position.dice[4 * seat + colour], 1, "grow")
    if scroll // 5 == RENEWAL and more:
        kept = position.dice[4 * seat + more[1]] - more[2]
        return _reroll(position, more[1], kept, count(more[2]), "reroll")
    return []


def _reroll(position: Position, colour: int, kept: Handful, dice: int, name: str) -> list[Message]:
    """The best that the dice may break then and do not now, with its chance; and what they may no
    longer break."""
    seat = position.turn
    floor, now = position.reach(seat), breakable(position, seat)
    best, most, share = NOWHERE, 0.0, 0.0
    for spot in seals_in_reach(position, seat):
        seal = SEALS[position.lying[spot]]
        if spot in now or seal // 8 not in (colour, MIND):
            continue
        likely = chance_with(kept, dice, seal % 8)
        promise = likely * break_value(position, seat, spot, floor)
        if promise > most:
            best, most, share = spot, promise, likely
    total = sum(values(position.dice[4 * seat + colour]))
    params: Parameters = {"total": total, "count": dice}
    params["percent"] = percent(chance_with(kept, dice, total + 1))
    found = [Message(f"five_seals-reason-{name}-total", params)]
    if best != NOWHERE:
        named = target(position, best)
        named["percent"] = percent(share)
        found.insert(0, Message(f"five_seals-reason-{name}", named))
    return found
