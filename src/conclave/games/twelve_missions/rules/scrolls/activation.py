"""Activating a scroll (M6)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.rules.moves import ACTIVATE, PASS_MOVE
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT, SCROLLS, scroll_of
from conclave.games.twelve_missions.rules.state import Table

ACTIVATIONS: Final[list[list[Move]]] = [
    [(ACTIVATE, number, 0, choice) for choice in (0, 1, 2, 3, NONE)]
    for number in range(SCROLL_COUNT + 1)
]
"""By scroll and by the seat or colour that is said with it; NONE, which is −1, comes last."""


def activations(table: Table) -> list[Move]:
    """M6: one of the actor's scrolls, or pass."""
    seat = table.turn
    moves: list[Move] = []
    for number in (table.fresh,) if table.fresh else table.scrolls[seat]:
        scroll = SCROLLS[number]
        if not scroll.copies:
            for choice in scroll.choices(table, seat):
                moves.append(ACTIVATIONS[number][choice])
            continue
        for used in sorted(set(table.used)):
            copied = scroll_of(table.variant.version, used)
            if copied.may_be_copied:
                moves += [
                    (ACTIVATE, number, used, choice) for choice in copied.choices(table, seat)
                ]
    moves.append(PASS_MOVE)
    return moves


def activate(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat = table.turn
    number, copied, choice = move[1], move[2], move[3]
    effect = scroll_of(table.variant.version, copied or number)
    table.scrolls[seat] = tuple([held for held in table.scrolls[seat] if held != number])
    table.used += (number,)
    table.fresh = 0
    table.scroll = number
    table.effect = effect
    table.effect_seat = seat
    table.effect_choice = choice
    table.ready = True
    if told is not None:
        params: PlainDict = {"seat": seat, "scroll": number, "effect": effect.number}
        told.append(Event("twelve_missions-activate", params, reveals=True))
    effect.activate(table, seat, choice, chance, told)
