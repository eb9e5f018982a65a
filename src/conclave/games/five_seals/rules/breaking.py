"""Breaking seals (F10–F12): which, with which dice, and what comes of it."""

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import ABSORPTION, SCROLL, scroll_of
from conclave.games.five_seals.box.dice import count
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import MIND
from conclave.games.five_seals.rules import moves, phases
from conclave.games.five_seals.rules.events import scroll_params, tell_break, token_params
from conclave.games.five_seals.rules.moves import LEAVE
from conclave.games.five_seals.rules.payments import PAYMENTS
from conclave.games.five_seals.rules.round import end_turn
from conclave.games.five_seals.rules.state import Table, Told, within
from conclave.games.five_seals.rules.walking import walk


def breaks(table: Table, floor: int) -> list[Move]:
    """F10: the ways in which the actor can break a seal on the edge of these areas with dice."""
    found: list[Move] = []
    prey, ends = table.prey, table.dungeon.ends
    dice, place = table.dice, 4 * table.turn
    for payments in PAYMENTS:
        handful = dice[place]
        place += 1
        if handful:
            for payment in payments[handful]:
                way, others = payment.way, payment.others
                for spot in prey[payment.seal]:
                    if ends[spot] & floor:
                        found.append(way[spot])
                        if others:
                            for other in others:
                                found.append(other[spot])
    if found and table.circle == 4:
        closed = table.closed(table.turn)
        if closed:
            return [move for move in found if move[1] not in closed]
    return found


def break_seal(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """F10, F12: the plain break of a turn."""
    pay(table, move)
    thing = take_seal(table, move[1], NOWHERE, told)
    if table.circle == 2:
        after_break(table, thing, chance, told)
    else:
        end_turn(table, chance, told)


def pay(table: Table, move: Move) -> None:
    """F10: the dice that break a seal go back to the supply."""
    colour, handful = move[2], move[3]
    table.dice[4 * table.turn + colour] -= handful
    table.supply[colour] += count(handful)


def take_seal(table: Table, spot: int, over: int, told: Told) -> int:
    """F10, F12: the seal is broken and the mage moves there, past ``over`` if that is anywhere."""
    seat = table.turn
    if told is not None:
        tell_break(told, table, seat, spot, walk(table, seat, spot, over))
    thing = table.lift(spot)
    table.broken = True
    before = table.mages[seat]
    table.mages[seat] = spot
    if table.familiars[seat] == spot:
        table.familiars[seat] = NOWHERE  # F33: the dispatched familiar comes back to hand
    table.clear(before)
    if thing < SCROLL:
        table.gone += 1
    else:
        table.ready[seat] = within(table.ready[seat], thing - SCROLL)
    return thing


def after_break(table: Table, thing: int, chance: Chance, told: Told) -> None:
    """F25: the token may be absorbed; then the turn is over."""
    table.chosen = thing
    if table.circle == 2 and thing < SCROLL and len(absorptions(table)) > 1:
        table.ask(phases.ABSORB, table.turn)
    else:
        end_turn(table, chance, told)


def absorptions(table: Table) -> list[Move]:
    """F25: onto which face-up Absorption scroll the broken token can be put, or none."""
    ready = table.ready[table.turn]
    found: list[Move] = [
        (moves.ABSORB, element)
        for element in (table.chosen // 8, MIND)
        if scroll_of(ABSORPTION, element) in ready and table.absorbed[element] != table.chosen
    ]
    return [*found, (LEAVE,)]


def absorb(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """F25: a token that was on the scroll leaves the game."""
    if move[0] == moves.ABSORB:
        if not table.absorbed[move[1]]:
            table.gone -= 1
        table.absorbed[move[1]] = table.chosen
        if told is not None:
            scroll = scroll_params(scroll_of(ABSORPTION, move[1]))
            token = {"colour": token_params(table.chosen)["element"], "strength": table.chosen % 8}
            told.append(Event("five_seals-absorb", {"seat": table.turn, **scroll, **token}))
    end_turn(table, chance, told)
