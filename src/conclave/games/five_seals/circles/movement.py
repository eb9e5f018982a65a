"""The Circle of Movement: circle IV. Ways past seals and figures, and figures in the way."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals import moves, phases
from conclave.games.five_seals.breaking import breaks, can_break, pay, take_seal
from conclave.games.five_seals.dungeon import NOWHERE, spots_in
from conclave.games.five_seals.moves import CAST, FREE, SEND
from conclave.games.five_seals.pieces import ELEMENT_WORDS, MIND
from conclave.games.five_seals.rounds import end_turn
from conclave.games.five_seals.spell import Spell, Step, seals_of, tokens_of
from conclave.games.five_seals.table import Table, Told
from conclave.games.five_seals.walking import floor_within, shore_of


def _bare_tokens(table: Table, scroll: int) -> int:
    """The tokens of its colour (Mind: any) that carry no figure."""
    found = tokens_of(table, scroll)
    for spot in table.familiars:
        if spot >= 0:
            found &= ~table.dungeon.bits[spot]
    return found


def dispatch_ways(table: Table, scroll: int) -> list[Move]:
    """F33: any token of its colour that carries no figure."""
    return [(CAST, scroll)] if _bare_tokens(table, scroll) else []


def dispatch(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.DISPATCH, table.turn)


def errands(table: Table, scroll: int) -> list[Move]:
    return [(SEND, spot) for spot in spots_in(_bare_tokens(table, scroll))]


def send(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.move_familiar(table.turn, move[1])
    if told is not None:
        word = table.dungeon.words[move[1]]
        told.append(Event("five_seals-familiar", {"seat": table.turn, "spot": word}))
    table.go_on()


def _of_its_colour(table: Table, scroll: int) -> int:
    """The spots with a token or a scroll of its colour (Mind: of any)."""
    if scroll % 5 != MIND:
        return seals_of(table, scroll)
    found = 0
    for seals in table.sealed:
        found |= seals
    return found


def _beyond(table: Table, doorway: int) -> int:
    """The seals that the actor may break once that doorway can be passed, but not before."""
    seat = table.turn
    shore = shore_of(table, floor_within(table, seat, doorway))
    return shore & ~table.reach(seat) & ~table.closed(seat)


def _beyond_any(table: Table, doorways: list[int], wanted: int) -> int:
    found = 0
    for doorway in doorways:
        found |= _beyond(table, doorway)
    return found & wanted


def _pass(table: Table, move: Move, doorways: list[int], chance: Chance, told: Told) -> None:
    """Past whichever of the doorways leads to the seal; which one makes no difference."""
    bit = table.dungeon.bits[move[1]]
    passed = next(doorway for doorway in doorways if _beyond(table, doorway) & bit)
    pay(table, move)
    take_seal(table, move[1], passed, told)
    end_turn(table, chance, told)


def _leapable(table: Table, scroll: int) -> list[int]:
    return spots_in(_bare_tokens(table, scroll) & table.reach(table.turn))


def leap_ways(table: Table, scroll: int) -> list[Move]:
    """F34: a seal must be broken that could not be reached without the leap."""
    beyond = _beyond_any(table, _leapable(table, scroll), table.dungeon.everywhere)
    return [(CAST, scroll)] if can_break(table, beyond) else []


def leap(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.LEAP, table.turn)


def leaps(table: Table, scroll: int) -> list[Move]:
    return breaks(table, _beyond_any(table, _leapable(table, scroll), table.dungeon.everywhere))


def leap_over(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _pass(table, move, _leapable(table, table.casting), chance, told)


def _figures_in_the_way(table: Table) -> list[int]:
    """F35: doorways where one figure of another seat stands. Two are one too many."""
    reach = table.reach(table.turn)
    found: list[int] = []
    for seat in range(table.seats):
        mage, familiar = table.mages[seat], table.familiars[seat]
        if seat == table.turn or mage == familiar:
            continue
        for spot in (mage, familiar):
            if spot >= 0 and reach & table.dungeon.bits[spot]:
                found.append(spot)
    return found


def teleportation_ways(table: Table, scroll: int) -> list[Move]:
    """F35: a seal of its colour must be broken that could not be reached without it."""
    wanted = _of_its_colour(table, scroll)
    beyond = _beyond_any(table, _figures_in_the_way(table), wanted)
    return [(CAST, scroll)] if can_break(table, beyond) else []


def teleportation(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.TELEPORT, table.turn)


def teleports(table: Table, scroll: int) -> list[Move]:
    wanted = _of_its_colour(table, scroll)
    return breaks(table, _beyond_any(table, _figures_in_the_way(table), wanted))


def teleport(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _pass(table, move, _figures_in_the_way(table), chance, told)


def guardian_ways(table: Table, scroll: int) -> list[Move]:
    return [(CAST, scroll)] if watches(table, scroll) else []


def guardian(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.GUARD, table.turn)


def watches(table: Table, scroll: int) -> list[Move]:
    """F36: onto a scroll of its element, or off the board."""
    now = table.guardians[scroll % 5]
    spots = spots_in(seals_of(table, scroll) & ~table.tokens)
    found: list[Move] = [(moves.GUARD, spot) for spot in spots if spot != now]
    return found if now == NOWHERE else [*found, (moves.GUARD, NOWHERE)]


def guard(table: Table, move: Move, chance: Chance, told: Told) -> None:
    element, spot = table.casting % 5, move[1]
    table.guardians[element] = spot
    table.guarded = 0
    for watched in table.guardians:
        if watched != NOWHERE:
            table.guarded |= table.dungeon.bits[watched]
    if told is not None:
        word = "off" if spot == NOWHERE else table.dungeon.words[spot]
        params: PlainDict = {"seat": table.turn, "element": ELEMENT_WORDS[element], "spot": word}
        told.append(Event("five_seals-guard", params))
    table.go_on()


def _second_seals(table: Table, spot: int, wanted: int) -> int:
    """F37: what could be broken next, with the mage on the spot of the first seal."""
    shore = shore_of(table, floor_within(table, table.turn, spot))
    return shore & wanted & ~table.closed(table.turn) & ~table.dungeon.bits[spot]


def speed_ways(table: Table, scroll: int) -> list[Move]:
    """F37: both breaks must be possible."""
    return [(CAST, scroll)] if first_seals(table, scroll) else []


def speed(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.SPEED, table.turn)


def first_seals(table: Table, scroll: int) -> list[Move]:
    wanted = _of_its_colour(table, scroll)
    found: list[Move] = []
    spot, fit = NOWHERE, False
    for move in breaks(table, table.targets(table.turn)):
        if move[1] != spot:
            spot = move[1]
            fit = _second_seals(table, spot, wanted) != 0
        if fit:
            found.append(move)
    return found


def break_first(table: Table, move: Move, chance: Chance, told: Told) -> None:
    pay(table, move)
    take_seal(table, move[1], NOWHERE, told)
    table.ask(phases.SPEED_FREE, table.turn)


def second_seals(table: Table, scroll: int) -> list[Move]:
    wanted = _of_its_colour(table, scroll)
    return [(FREE, spot) for spot in spots_in(table.targets(table.turn) & wanted)]


def break_second(table: Table, move: Move, chance: Chance, told: Told) -> None:
    take_seal(table, move[1], NOWHERE, told)
    end_turn(table, chance, told)


SPELLS: Final = [
    Spell("dispatch", dispatch_ways, dispatch),  # 2
    Spell("leap", leap_ways, leap),  # 3
    Spell("teleportation", teleportation_ways, teleportation),  # 4
    Spell("guardian", guardian_ways, guardian),  # 5
    Spell("speed", speed_ways, speed),  # 6
]

STEPS: Final = {
    phases.DISPATCH: Step(errands, send),
    phases.LEAP: Step(leaps, leap_over),
    phases.TELEPORT: Step(teleports, teleport),
    phases.GUARD: Step(watches, guard),
    phases.SPEED: Step(first_seals, break_first),
    phases.SPEED_FREE: Step(second_seals, break_second),
}
