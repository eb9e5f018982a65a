"""Whether a restored position has only the crystals, cubes and drawn points that the round gives
(M7)."""

from typing import Final

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.rules.phases import RESOURCES
from conclave.games.twelve_missions.rules.state import Table

CUBES_IN_A_SHARE: Final = 5
SHARES: Final = 2
"""Two crystals, a crystal and five cubes, or ten cubes: two shares, of a crystal or five cubes."""
MOST_BY_9: Final = (3, 15)
"""Crystals and cubes: the two combinations of scroll 9 differ."""
KEEPS_ONE: Final = 8
COPIES_RESOURCES: Final = 15
FREE_POINTS: Final = 17
"""Scrolls by number."""


def validate_resources(table: Table) -> None:
    for seat in range(table.seats):
        _check_seat(table, seat)
    spent = sum([abs(cubes) for cubes in (*table.extras, *table.cubes_on, *table.cubes)])
    shares = sum(table.crystals) + _in_shares(spent)
    most = sum([_shares(table, seat) + _crystals_more(table, seat) for seat in range(table.seats)])
    if shares > most:
        raise impossible("tricks", "twelve_missions-too-many-cubes")


def _check_seat(table: Table, seat: int) -> None:
    """What the seat has, and what it can be seen to have spent on its card."""
    paid = _may_have_drawn(table, seat) or _copied_points(table, seat)
    if table.bonus[seat] and not paid:
        raise impossible(f"bonus.{seat}", "twelve_missions-bonus-drawn")
    crystals, cubes = table.crystals[seat], table.cubes[seat]
    played = table.seating[: len(table.cards)]
    if seat in played:
        place = played.index(seat)
        cubes += abs(table.cubes_on[place])
        if table.powers[place] != NONE and not table.effect.borrows:  # then another may have paid
            crystals += 1
    crystals -= min(crystals, _crystals_more(table, seat))
    most = _shares(table, seat)
    twice = table.effect.two_combinations and table.effect_seat == seat
    if crystals > most or (twice and crystals > MOST_BY_9[0]):
        raise impossible(f"crystals.{seat}", "twelve_missions-too-many-crystals")
    if crystals + _in_shares(cubes) > most or (twice and cubes > MOST_BY_9[1]):
        raise impossible(f"cubes.{seat}", "twelve_missions-too-many-cubes")


def _in_shares(cubes: int) -> int:
    return (cubes + CUBES_IN_A_SHARE - 1) // CUBES_IN_A_SHARE


def _has_taken(table: Table, seat: int) -> bool:
    if table.effect.no_resources:
        return False
    return table.phase > RESOURCES or (table.phase == RESOURCES and seat not in table.queue)


def _may_have_drawn(table: Table, seat: int) -> bool:
    """A scroll of this round: as its resources, or with scroll 8."""
    twice = table.effect.two_combinations and table.effect_seat == seat
    return _kept_one(table, seat) or (_has_taken(table, seat) and not twice)


def _kept_one(table: Table, seat: int) -> bool:
    keeps = table.effect.number == KEEPS_ONE and table.effect_seat == seat
    return keeps and table.phase >= RESOURCES


def _copied_points(table: Table, seat: int) -> bool:
    """Scroll 7 in the place of 17."""
    return table.effect.number == FREE_POINTS and table.effect_seat == seat


def _shares(table: Table, seat: int) -> int:
    """Scroll 9 takes twice, scroll 15 also what the others take."""
    shares = _own_shares(table, seat)
    if table.effect_seat != seat:
        return shares
    if table.effect.two_combinations:
        return 2 * shares
    if table.effect.number == COPIES_RESOURCES:
        others = [other for other in range(table.seats) if other != seat]
        shares += sum([_own_shares(table, other) for other in others])
    return shares


def _own_shares(table: Table, seat: int) -> int:
    """None for a seat that drew scroll 17 in their place."""
    paid_before = _kept_one(table, seat) or _copied_points(table, seat)
    drew = table.bonus[seat] > 0 and not paid_before
    return SHARES if _has_taken(table, seat) and not drew else 0


def _crystals_more(table: Table, seat: int) -> int:
    """Scroll 18 brings one at once."""
    return 1 if table.effect.borrows and table.effect_seat == seat else 0
