"""The Circle of Movement: circle IV. Ways past seals and figures, and figures in the way."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import SEALS
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import ELEMENT_WORDS, MIND
from conclave.games.five_seals.rules import moves, phases
from conclave.games.five_seals.rules.breaking import breaks, pay, take_seal
from conclave.games.five_seals.rules.moves import FREE, SEND
from conclave.games.five_seals.rules.round import end_turn
from conclave.games.five_seals.rules.spells.spell import (
    BY_NAME,
    NO_WAY,
    Spell,
    Step,
    scrolls_of,
    seals_of,
    tokens_of,
)
from conclave.games.five_seals.rules.state import Table, Told
from conclave.games.five_seals.rules.walking import reach_past


def _bare_tokens(table: Table, scroll: int) -> list[int]:
    """The tokens of its colour (Mind: any) that carry no figure."""
    return [spot for spot in tokens_of(table, scroll) if spot not in table.familiars]


def dispatch_ways(table: Table, scroll: int) -> list[Move]:
    """F33: any token of its colour that carries no figure."""
    return BY_NAME[scroll] if _bare_tokens(table, scroll) else NO_WAY


def dispatch(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.DISPATCH, table.turn)


def errands(table: Table, scroll: int) -> list[Move]:
    return [(SEND, spot) for spot in _bare_tokens(table, scroll)]


def send(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.move_familiar(table.turn, move[1])
    if told is not None:
        word = table.dungeon.words[move[1]]
        told.append(Event("five_seals-familiar", {"seat": table.turn, "spot": word}))
    table.go_on()


def _beyond(table: Table, doorways: list[int]) -> list[Move]:
    """The ways to break what the actor can reach past one of the doorways, but not otherwise."""
    if not doorways:
        return NO_WAY
    before, ends = table.reach(table.turn), table.dungeon.ends
    found = breaks(table, reach_past(table, table.turn, doorways))
    return [move for move in found if not ends[move[1]] & before]


def _pass(table: Table, move: Move, doorways: list[int], chance: Chance, told: Told) -> None:
    """Past whichever of the doorways leads to the seal; which one makes no difference."""
    passed = next(doorway for doorway in doorways if move in _beyond(table, [doorway]))
    pay(table, move)
    take_seal(table, move[1], passed, told)
    end_turn(table, chance, told)


def leap_ways(table: Table, scroll: int) -> list[Move]:
    return BY_NAME[scroll] if leaps(table, scroll) else NO_WAY


def leap(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.LEAP, table.turn)


def leaps(table: Table, scroll: int) -> list[Move]:
    """F34: over a token of its colour to a seal that could not be reached without the leap."""
    return _beyond(table, _leapable(table, scroll))


def _leapable(table: Table, scroll: int) -> list[int]:
    reach, ends = table.reach(table.turn), table.dungeon.ends
    return [spot for spot in _bare_tokens(table, scroll) if ends[spot] & reach]


def leap_over(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _pass(table, move, _leapable(table, table.casting), chance, told)


def teleportation_ways(table: Table, scroll: int) -> list[Move]:
    return BY_NAME[scroll] if teleports(table, scroll) else NO_WAY


def teleportation(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.TELEPORT, table.turn)


def teleports(table: Table, scroll: int) -> list[Move]:
    """F35: past a figure to a seal of its colour that could not be reached without it."""
    found = _beyond(table, _figures_in_the_way(table))
    return [move for move in found if _is_of_its_colour(table, scroll, move[1])]


def _is_of_its_colour(table: Table, scroll: int, spot: int) -> bool:
    element = scroll % 5
    return element == MIND or SEALS[table.lying[spot]] // 8 == element


def _figures_in_the_way(table: Table) -> list[int]:
    """F35: doorways where one figure of another seat stands. Two are one too many."""
    reach, ends = table.reach(table.turn), table.dungeon.ends
    found: list[int] = []
    for seat in range(table.seats):
        mage, familiar = table.mages[seat], table.familiars[seat]
        if seat == table.turn or mage == familiar:
            continue
        for spot in (mage, familiar):
            if spot >= 0 and ends[spot] & reach:
                found.append(spot)
    return found


def teleport(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _pass(table, move, _figures_in_the_way(table), chance, told)


def guardian_ways(table: Table, scroll: int) -> list[Move]:
    return BY_NAME[scroll] if watches(table, scroll) else NO_WAY


def guardian(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.GUARD, table.turn)


def watches(table: Table, scroll: int) -> list[Move]:
    """F36: onto a scroll of its element, or off the board."""
    now = table.guardians[scroll % 5]
    spots = scrolls_of(table, scroll)
    found: list[Move] = [(moves.GUARD, spot) for spot in spots if spot != now]
    return found if now == NOWHERE else [*found, (moves.GUARD, NOWHERE)]


def guard(table: Table, move: Move, chance: Chance, told: Told) -> None:
    element, spot = table.casting % 5, move[1]
    table.guardians[element] = spot
    if told is not None:
        word = "off" if spot == NOWHERE else table.dungeon.words[spot]
        params: PlainDict = {"seat": table.turn, "element": ELEMENT_WORDS[element], "spot": word}
        told.append(Event("five_seals-guard", params))
    table.go_on()


def _free_seals(table: Table, scroll: int, floor: int) -> list[int]:
    """F37: the seals of its colour that the actor could break next, without dice."""
    everything = range(table.dungeon.starts, len(table.lying))
    spots = everything if scroll % 5 == MIND else seals_of(table, scroll)
    closed, ends = table.closed(table.turn), table.dungeon.ends
    return [
        spot for spot in spots if ends[spot] & floor and table.lying[spot] and spot not in closed
    ]


def speed_ways(table: Table, scroll: int) -> list[Move]:
    """F37: both breaks must be possible."""
    return BY_NAME[scroll] if first_seals(table, scroll) else NO_WAY


def speed(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.SPEED, table.turn)


def first_seals(table: Table, scroll: int) -> list[Move]:
    """Those after which there is another one; the same seal is not broken twice."""
    found: list[Move] = []
    spot, fit = NOWHERE, False
    for move in breaks(table, table.reach(table.turn)):
        if move[1] != spot:
            spot = move[1]
            then = _free_seals(table, scroll, reach_past(table, table.turn, [spot]))
            fit = then not in ([], [spot])
        if fit:
            found.append(move)
    return found


def break_first(table: Table, move: Move, chance: Chance, told: Told) -> None:
    pay(table, move)
    take_seal(table, move[1], NOWHERE, told)
    table.ask(phases.SPEED_FREE, table.turn)


def second_seals(table: Table, scroll: int) -> list[Move]:
    return [(FREE, spot) for spot in _free_seals(table, scroll, table.reach(table.turn))]


def break_second(table: Table, move: Move, chance: Chance, told: Told) -> None:
    take_seal(table, move[1], NOWHERE, told)
    end_turn(table, chance, told)


SPELLS: Final[list[Spell]] = [
    Spell("dispatch", dispatch_ways, dispatch),  # 2
    Spell("leap", leap_ways, leap),  # 3
    Spell("teleportation", teleportation_ways, teleportation),  # 4
    Spell("guardian", guardian_ways, guardian),  # 5
    Spell("speed", speed_ways, speed),  # 6
]

STEPS: Final[dict[int, Step]] = {
    phases.DISPATCH: Step(errands, send),
    phases.LEAP: Step(leaps, leap_over),
    phases.TELEPORT: Step(teleports, teleport),
    phases.GUARD: Step(watches, guard),
    phases.SPEED: Step(first_seals, break_first),
    phases.SPEED_FREE: Step(second_seals, break_second),
}
