"""The Circle of Spaces: circle II. It moves seals and scrolls about; none need be reachable."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import NOTHING
from conclave.games.five_seals.box.dice import DIE, below, values
from conclave.games.five_seals.box.pieces import COLOURS, HIGHEST, STRENGTHS
from conclave.games.five_seals.rules import phases
from conclave.games.five_seals.rules.events import dice_text, tell_turned, token_params
from conclave.games.five_seals.rules.moves import CAST, CHOOSE, OF_DICE, REMOVE, WITH
from conclave.games.five_seals.rules.spells.spell import (
    BY_NAME,
    NO_WAY,
    Spell,
    Step,
    colours_of,
    scrolls_of,
    tokens_of,
)
from conclave.games.five_seals.rules.state import Table, Told


def _tokens(table: Table, colour: int, strength: int) -> list[int]:
    boxes = table.dungeon.boxes
    return [spot for spot in table.sealed[colour * 8 + strength] if spot < boxes]


def _of_other_colours(table: Table, colour: int, strength: int) -> list[int]:
    found: list[int] = []
    for other in COLOURS:
        if other != colour:
            found += _tokens(table, other, strength)
    return sorted(found)


def _swappable(table: Table, scroll: int) -> list[int]:
    """F23: the tokens of its colour that have an equally strong one of another colour."""
    found: list[int] = []
    for colour in colours_of(scroll):
        for strength in STRENGTHS:
            tokens = _tokens(table, colour, strength)
            if tokens and _of_other_colours(table, colour, strength):
                found += tokens
    return sorted(found)


def swap_ways(table: Table, scroll: int) -> list[Move]:
    return BY_NAME[scroll] if _swappable(table, scroll) else NO_WAY


def swap(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.SWAP, table.turn)


def swap_first(table: Table, scroll: int) -> list[Move]:
    return [(CHOOSE, spot) for spot in _swappable(table, scroll)]


def swap_second(table: Table, scroll: int) -> list[Move]:
    token = table.lying[table.chosen]
    return [(WITH, spot) for spot in _of_other_colours(table, token // 8, token % 8)]


def _exchangeable(table: Table, scroll: int) -> list[int]:
    """F24: the tokens of a colour of which there are at least two strengths."""
    found: list[int] = []
    for colour in colours_of(scroll):
        rows = [_tokens(table, colour, strength) for strength in STRENGTHS]
        if sum([row != [] for row in rows]) > 1:
            for row in rows:
                found += row
    return sorted(found)


def exchange_ways(table: Table, scroll: int) -> list[Move]:
    return BY_NAME[scroll] if _exchangeable(table, scroll) else NO_WAY


def exchange(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.EXCHANGE, table.turn)


def exchange_first(table: Table, scroll: int) -> list[Move]:
    return [(CHOOSE, spot) for spot in _exchangeable(table, scroll)]


def exchange_second(table: Table, scroll: int) -> list[Move]:
    token = table.lying[table.chosen]
    spots: list[int] = []
    for strength in STRENGTHS:
        if strength != token % 8:
            spots += _tokens(table, token // 8, strength)
    return [(WITH, spot) for spot in sorted(spots)]


def absorption_ways(table: Table, scroll: int) -> list[Move]:
    """F25: a token lies on the scroll, and a die shows less than 6."""
    if not table.absorbed[scroll % 5]:
        return NO_WAY
    found: list[Move] = []
    for colour in COLOURS:
        handful = below(table.dice[4 * table.turn + colour], HIGHEST)
        for value in sorted(set(values(handful))):
            found.append((CAST, scroll, OF_DICE, colour, DIE[value]))
    return found


def absorption(table: Table, move: Move, chance: Chance, told: Told) -> None:
    element, colour, die = move[1] % 5, move[3], move[4]
    token = table.absorbed[element]
    table.absorbed[element] = NOTHING
    table.gone += 1
    new = DIE[min(HIGHEST, values(die)[0] + token % 8)]
    table.dice[4 * table.turn + colour] += new - die
    if told is not None:
        tell_turned(told, table.turn, dice_text(colour, die), dice_text(colour, new))


def disintegration_ways(table: Table, scroll: int) -> list[Move]:
    """F26: any token of its colour."""
    return BY_NAME[scroll] if tokens_of(table, scroll) else NO_WAY


def disintegration(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.DISINTEGRATE, table.turn)


def removals(table: Table, scroll: int) -> list[Move]:
    return [(REMOVE, spot) for spot in tokens_of(table, scroll)]


def remove(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """F26: this is not a break."""
    spot = move[1]
    token = table.lift(spot)
    table.gone += 1
    table.clear(spot)
    if told is not None:
        params: PlainDict = {
            "seat": table.turn,
            "spot": table.dungeon.words[spot],
            **token_params(token),
        }
        told.append(Event("five_seals-remove", params))
    table.go_on()


def _scrolls(table: Table) -> list[int]:
    return [spot for spot in range(table.dungeon.boxes, len(table.lying)) if table.lying[spot]]


def _rearrangeable(table: Table, scroll: int) -> list[int]:
    """F27: the scrolls of its element, if there is another scroll to trade places with."""
    return scrolls_of(table, scroll) if len(_scrolls(table)) > 1 else []


def rearrangement_ways(table: Table, scroll: int) -> list[Move]:
    return BY_NAME[scroll] if _rearrangeable(table, scroll) else NO_WAY


def rearrangement(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.REARRANGE, table.turn)


def rearrange_first(table: Table, scroll: int) -> list[Move]:
    return [(CHOOSE, spot) for spot in _rearrangeable(table, scroll)]


def rearrange_second(table: Table, scroll: int) -> list[Move]:
    return [(WITH, spot) for spot in _scrolls(table) if spot != table.chosen]


def choose(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The first of two; the phase that asks for the second is the next one."""
    table.chosen = move[1]
    table.ask(table.phase + 1, table.turn)


def trade_places(table: Table, move: Move, chance: Chance, told: Told) -> None:
    one, two = table.chosen, move[1]
    thing, other = table.lift(one), table.lift(two)
    table.put(one, other)
    table.put(two, thing)
    if told is not None:
        spots = {"spot": table.dungeon.words[one], "other": table.dungeon.words[two]}
        told.append(Event("five_seals-trade-places", {"seat": table.turn, **spots}))
    table.go_on()


SPELLS: Final[list[Spell]] = [
    Spell("swap", swap_ways, swap),  # 2
    Spell("exchange", exchange_ways, exchange),  # 3
    Spell("absorption", absorption_ways, absorption),  # 4
    Spell("disintegration", disintegration_ways, disintegration),  # 5
    Spell("rearrangement", rearrangement_ways, rearrangement),  # 6
]

STEPS: Final[dict[int, Step]] = {
    phases.SWAP: Step(swap_first, choose),
    phases.SWAP_WITH: Step(swap_second, trade_places),
    phases.EXCHANGE: Step(exchange_first, choose),
    phases.EXCHANGE_WITH: Step(exchange_second, trade_places),
    phases.DISINTEGRATE: Step(removals, remove),
    phases.REARRANGE: Step(rearrange_first, choose),
    phases.REARRANGE_WITH: Step(rearrange_second, trade_places),
}
