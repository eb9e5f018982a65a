"""Scrolls about scrolls, and those that work when they are drawn."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import Plain, PlainDict
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.rules.phases import KEEP_ONE
from conclave.games.twelve_missions.rules.scrolls.scroll import Scroll
from conclave.games.twelve_missions.rules.state import (
    Table,
    tell,
    with_more,
    without,
)

LOOKED_AT: Final = 3
"""How many are drawn with scroll 8."""
POINTS_AT_ONCE: Final = 3
"""Of scroll 17."""


class DrawAnother(Scroll):
    """Scroll 5: whoever draws it draws another; it stays as an unused scroll, shown to all, since
    everybody sees the second draw."""

    number = 5
    when_drawn = True
    draws_another = True
    may_be_copied = False

    def drawn(self, table: Table, seat: int, told: Told) -> None:
        table.open_scrolls[seat] += (self.number,)
        tell(told, "twelve_missions-draws-5", {"seat": seat}, reveals=True)


class CopyScroll(Scroll):
    """Scroll 7: the effect of any scroll already used in this game. What is in force then is the
    scroll that it copies."""

    number = 7
    copies = True
    may_be_copied = False


class KeepOneOfThree(Scroll):
    """Scroll 8: draw three, or as many as there are, and keep one; that is the owner's next
    decision, and the kept one may be activated at once."""

    number = 8

    def choices(self, table: Table, seat: int) -> list[int]:
        return [NONE] if table.deck else []

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        drawn: list[int] = []
        for _ in range(min(LOOKED_AT, len(table.deck))):
            drawn.append(top_scroll(table, chance))
        table.looked_at = tuple(sorted(drawn))
        table.phase = KEEP_ONE
        if told is not None:
            listed: list[Plain] = list(table.looked_at)
            told.append(
                Event(
                    "twelve_missions-draw-three",
                    {"seat": seat, "count": len(listed)},
                    {"scrolls": listed},
                    1 << seat,
                    True,
                )
            )


def top_scroll(table: Table, chance: Chance) -> int:
    """The top scroll leaves the deck."""
    drawn = table.draw(table.deck, chance)
    scroll = table.deck[drawn]
    table.deck = without(table.deck, drawn)
    return scroll


class PointsAtOnce(Scroll):
    """Scroll 17: whoever draws it shows it and has three points at once; so has whoever copies
    it."""

    number = 17
    when_drawn = True

    def drawn(self, table: Table, seat: int, told: Told) -> None:
        table.used += (self.number,)
        _pay(table, seat)
        params: PlainDict = {"seat": seat, "points": POINTS_AT_ONCE}
        tell(told, "twelve_missions-draws-17", params, reveals=True)

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        _pay(table, seat)
        tell(told, "twelve_missions-copies-17", {"seat": seat, "points": POINTS_AT_ONCE})


def _pay(table: Table, seat: int) -> None:
    table.points = with_more(table.points, seat, POINTS_AT_ONCE)
    table.scroll_points = with_more(table.scroll_points, seat, POINTS_AT_ONCE)
    table.bonus = with_more(table.bonus, seat, POINTS_AT_ONCE)
