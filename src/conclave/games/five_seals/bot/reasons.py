"""Why a move might be made, in figures of the position: first the reckoning, then what follows.

All lies open in this game, so whatever is counted here the actor could count as well.
"""

from typing import Final

from conclave.core.chance import FastChance
from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.five_seals.bot.aftermath import after_break, after_errand, best_of
from conclave.games.five_seals.bot.policy import policy
from conclave.games.five_seals.bot.roll_reasons import draft_reasons, roll_reasons
from conclave.games.five_seals.box.codes import SCROLL, STRENGTH_OF
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import DRAFTED
from conclave.games.five_seals.knowledge.odds import seals_in_reach
from conclave.games.five_seals.knowledge.prospects import (
    best_rival,
    breakable,
    cheapest,
    choosing_place,
    points_gained,
    points_in,
    rivals_for,
    rooms_opened,
    seals_to_a_six,
    target,
)
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules import moves
from conclave.games.five_seals.rules.events import all_dice_text, dice_text
from conclave.games.five_seals.rules.phases import DRAFT, TURN
from conclave.games.five_seals.rules.score import points_of, score
from conclave.games.five_seals.rules.spells.book import PHASES
from conclave.games.five_seals.rules.state import without

MOST: Final = 3
"""Reasons for a move."""
MOST_STEPS: Final = 4
"""Of a spell; more are never asked in a row."""
TELLING: Final = (moves.STAY, moves.TRADE, moves.GUARD, moves.SEND)
"""Answers to a spell's steps that have reasons of their own."""


def reasons(position: Position, move: Move) -> list[Message]:
    kind = move[0]
    if kind == moves.TAKE:
        found = draft_reasons(position, move)
    elif kind == moves.BREAK and PHASES[position.phase] == "binding":
        found = _errand(position, move)
    elif kind in (moves.BREAK, moves.FREE):
        found = _break(position, move)
    elif kind == moves.GIVE_UP:
        found = _give_up(position)
    elif kind == moves.STAY:
        found = _blocks(position)
    elif kind == moves.TRADE:
        found = _trade(position, move)
    elif kind == moves.GIVE:
        found = _give(position, move)
    elif kind in (moves.GUARD, moves.SEND):
        found = _deny(position, move[1])
    elif kind in (moves.ABSORB, moves.LEAVE):
        found = _absorb(position, move)
    else:
        found = roll_reasons(position, move) or _spell(position, move)
    return (found or [_stand(position)])[:MOST]


def _break(position: Position, move: Move) -> list[Message]:
    """A scroll's points and who else is after it, or what a doorway leads to; then the dice."""
    seat, spot = position.turn, move[1]
    thing = position.lying[spot]
    after = after_break(position, move)
    found = _scroll(position, spot) if thing >= SCROLL else _doorway(position, after, spot)
    return [*found, *_then(position, after, seat)]


def _scroll(position: Position, spot: int) -> list[Message]:
    seat, scroll = position.turn, position.lying[spot] - SCROLL
    rival, gain = best_rival(position, seat), points_gained(position, seat, scroll)
    params: Parameters = {"gain": gain, "mine": score(position, seat)[0] + gain}
    params["seat"] = rival
    params["theirs"] = score(position, rival)[0]
    found = [Message("five_seals-reason-points", params)]
    if STRENGTH_OF[scroll] == 6:
        left = position.sixes - 1 - position.variant.fewest_sixes
        name = "ends" if left < 0 else "sixes"
        found.append(Message(f"five_seals-reason-{name}", {"left": left + 1}))
    found += _rival(position, spot)
    return found


def _rival(position: Position, spot: int) -> list[Message]:
    """Somebody else whose dice would break it in this round."""
    after_it = rivals_for(position, position.turn, spot)
    if not after_it:
        return []
    colour, dice = cheapest(position, after_it[0], spot)
    params: Parameters = {"seat": after_it[0], "dice": dice_text(colour, dice)}
    return [Message("five_seals-reason-rival", params)]


def _doorway(position: Position, after: Position, spot: int) -> list[Message]:
    seat = position.turn
    rooms = rooms_opened(position, seat, spot)
    params: Parameters = {"rooms": rooms.bit_count(), "worth": points_in(position, rooms)}
    found = [Message("five_seals-reason-opens", params)]
    before, _ = seals_to_a_six(position, seat)
    left, box = seals_to_a_six(after, seat)
    if left < before and box != NOWHERE:
        nearer = target(position, box)
        nearer["left"] = left
        nearer["before"] = before
        found.append(Message("five_seals-reason-nearer", nearer))
    return found


def _then(position: Position, after: Position, seat: int) -> list[Message]:
    """What the other dice can do afterwards; without any the round is over."""
    if not after.has_dice(seat):
        place: Parameters = {"place": choosing_place(position), "seats": position.seats}
        return [Message("five_seals-reason-last-dice", place)]
    spots = breakable(after, seat)
    best = best_of(after, seat, spots)
    params: Parameters = {"dice": all_dice_text(after.dice, seat), "count": len(spots)}
    if best == NOWHERE:
        return [Message("five_seals-reason-idle", params)]
    named = target(after, best)
    named["dice"] = dice_text(*cheapest(after, seat, best))
    return [Message("five_seals-reason-next", named)]


def _errand(position: Position, move: Move) -> list[Message]:
    """F17: the familiar opens a doorway and holds it."""
    seat, after = position.turn, after_errand(position, move)
    rooms = rooms_opened(position, seat, move[1])
    params: Parameters = {"rooms": rooms.bit_count(), "worth": points_in(position, rooms)}
    params["spot"] = position.dungeon.words[position.mages[seat]]
    return [Message("five_seals-reason-errand", params), *_then(position, after, seat)]


def _give_up(position: Position) -> list[Message]:
    seat = position.turn
    params: Parameters = {"count": len(seals_in_reach(position, seat))}
    params["dice"] = all_dice_text(position.dice, seat)
    place: Parameters = {"place": choosing_place(position), "seats": position.seats}
    armed = position.has_dice(seat)
    return [
        Message("five_seals-reason-none" if armed else "five_seals-reason-no-dice", params),
        Message("five_seals-reason-new-dice", {**place, "most": DRAFTED}),
    ]


def _blocks(position: Position) -> list[Message]:
    """F17: whom the familiar keeps out of what, once the mage walks on."""
    seat, dungeon = position.turn, position.dungeon
    spot = position.mages[seat]
    one = position.floor[position.region[dungeon.one[spot]]]
    two = position.floor[position.region[dungeon.two[spot]]]
    kept, rooms = 0, 0
    for other in range(position.seats):
        theirs = position.reach(other)
        if other != seat and bool(theirs & one) != bool(theirs & two):
            kept += 1
            rooms |= (one | two) & ~theirs
    params: Parameters = {"count": kept, "rooms": rooms.bit_count()}
    params["worth"] = points_in(position, rooms)
    return [Message("five_seals-reason-blocks", params)]


def _deny(position: Position, spot: int) -> list[Message]:
    """F33, F36: who would break it now."""
    if spot == NOWHERE:
        return []
    params = target(position, spot)
    found = _rival(position, spot)
    near = [
        other
        for other in range(position.seats)
        if other != position.turn and position.dungeon.ends[spot] & position.reach(other)
    ]
    params["count"] = len(near)
    return [*found, Message("five_seals-reason-denies", params)]


def _trade(position: Position, move: Move) -> list[Message]:
    """F16, F30: what it does to both scores."""
    rival, taken, given = move[1], move[2], move[3]
    params: Parameters = {"seat": rival}
    for who, lost, got, name in (
        (position.turn, given, taken, "mine"),
        (rival, taken, given, "theirs"),
    ):
        row = position.ready[who] + position.spent[who]
        params[name] = points_of((*without(row, lost), got))[0]
    return [Message("five_seals-reason-trade", params)]


def _give(position: Position, move: Move) -> list[Message]:
    """F31: what the victim can break without that die."""
    seat = position.decider
    after = position.copy()
    after.dice[4 * seat + move[1]] -= 10 ** (move[2] - 1)
    params: Parameters = {"count": len(breakable(after, seat))}
    params["before"] = len(breakable(position, seat))
    return [Message("five_seals-reason-give", params)]


def _absorb(position: Position, move: Move) -> list[Message]:
    """F25: what the token would add to a die."""
    if move[0] == moves.LEAVE:
        return [Message("five_seals-reason-leave", {"strength": position.chosen % 8})]
    kept = position.absorbed[move[1]] % 8
    params: Parameters = {"strength": position.chosen % 8, "before": kept}
    return [Message("five_seals-reason-absorb", params)]


def _spell(position: Position, move: Move) -> list[Message]:
    """What dice or doorways are like once the spell is done, with the best answers to its steps."""
    seat = position.turn
    after = position.copy()
    luck = FastChance(0)
    after.play(move, luck)
    for _ in range(MOST_STEPS):
        if after.decider != seat:
            return _theft(after)
        if after.phase == TURN:
            break
        answer = policy(after, luck)
        if answer[0] in (moves.BREAK, moves.FREE):
            # A spell that ends with a break is worth what is broken.
            named = target(after, answer[1])
            named["count"] = _gain(after, seat, answer[1])
            return [Message("five_seals-reason-reaches", named), *_rival(after, answer[1])]
        if answer[0] in TELLING:
            return reasons(after, answer)
        rolled = roll_reasons(after, answer)
        if rolled:
            return rolled  # how dice will fall is not known
        after.play(answer, luck)
    return _improved(position, after, seat)


def _gain(position: Position, seat: int, spot: int) -> int:
    thing = position.lying[spot]
    if thing >= SCROLL:
        return points_gained(position, seat, thing - SCROLL)
    return points_in(position, rooms_opened(position, seat, spot))


def _improved(position: Position, after: Position, seat: int) -> list[Message]:
    """What can be broken that could not be before, and how many seals all in all."""
    before, now = breakable(position, seat), breakable(after, seat)
    best = best_of(after, seat, [spot for spot in now if spot not in before])
    count: Parameters = {"count": len(now), "before": len(before)}
    name = "same" if now == before else "breaks"
    found = [Message(f"five_seals-reason-{name}", count)]
    if best != NOWHERE:
        named = target(after, best)
        named["dice"] = dice_text(*cheapest(after, seat, best))
        found.insert(0, Message("five_seals-reason-then", named))
    opened = after.reach(seat) & ~position.reach(seat)
    if opened:
        rooms: Parameters = {"rooms": opened.bit_count(), "worth": points_in(position, opened)}
        found.insert(0, Message("five_seals-reason-opens", rooms))
    return found


def _theft(after: Position) -> list[Message]:
    """F31: the victim chooses, so what is known is what there is to choose from."""
    victim = after.decider
    params: Parameters = {"seat": victim}
    if after.phase == DRAFT:
        return [Message("five_seals-reason-robbed", params)]
    gifts = [dice_text(move[1], 10 ** (move[2] - 1)) for move in after.legal()]
    params["dice"] = " ".join(gifts)
    return [Message("five_seals-reason-theft", params)]


def _stand(position: Position) -> Message:
    """How the game stands, where a move is for nothing in particular."""
    seat = position.decider
    rival = best_rival(position, seat)
    params: Parameters = {"mine": score(position, seat)[0], "seat": rival}
    params["theirs"] = score(position, rival)[0]
    params["left"] = max(0, position.sixes - position.variant.fewest_sixes + 1)
    return Message("five_seals-reason-stand", params)
