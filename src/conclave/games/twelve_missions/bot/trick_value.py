"""What a trick is worth to a seat under the mission, roughly in points."""

from typing import Final

from conclave.games.twelve_missions.box.cards import BLACK, BLUE, OF_COLOUR, RED, YELLOW, cards_of
from conclave.games.twelve_missions.rules.deal import pile_of
from conclave.games.twelve_missions.rules.missions.book import DWARVES_AND_WIZARDS, SMALL_TRICK
from conclave.games.twelve_missions.rules.state import Table

_TRICK_GOALS: Final = {1: 3, 5: 4, 13: 1, 14: 2}
TRICK_GOALS: Final = [_TRICK_GOALS.get(number, 0) for number in range(26)]
"""By mission: how many tricks it wants, exactly or (5) at least; 0 if it has no such number."""
_LIKED: Final = {
    3: OF_COLOUR[BLUE],
    4: OF_COLOUR[YELLOW],
    9: OF_COLOUR[RED],
    10: OF_COLOUR[BLACK],
    6: DWARVES_AND_WIZARDS,
    19: DWARVES_AND_WIZARDS,
}
LIKED: Final = [_LIKED.get(number, 0) for number in range(26)]
"""By mission: the cards that it counts, for good or ill."""
PICKY: Final = [number in (2, 3, 4, 6, 7, 8, 9, 10, 19) for number in range(26)]
"""By mission: whether the cards of a trick make a difference."""
PAIRED: Final = [number in (20, 21) for number in range(26)]
ILL: Final = (6, 9, 10)
EXPECTED: Final = 0.25
"""How many of the counted cards a seat that has not played will add, on average."""


def _always(wish: float) -> list[float]:
    return [wish] * 9


_BY_TRICKS: Final = {
    2: _always(-0.3),  # these look at all the cards of a trick
    8: _always(0.3),
    11: _always(0.6),
    23: _always(0.8),
    15: _always(1.0),
    18: _always(1.0),
    20: _always(1.0),
    21: _always(1.0),
    22: _always(1.0),
    25: _always(-1.0),
    24: [-2.0, *_always(0.0)],
    12: [-0.7, 0.7] * 5,
    16: [-0.4, -0.4, -0.4, -5.0, *_always(0.0)],
    17: [-0.5, -5.0, 5.0, 0.0, *_always(-0.5)],
}
BY_TRICKS: Final[list[list[float]]] = [_BY_TRICKS.get(number, []) for number in range(26)]
"""By mission and by how many tricks a seat has: what one more is worth; empty if that depends on
other things too."""


def trick_wish(table: Table, seat: int) -> float:
    """What one more trick is worth to the seat, whatever is in it."""
    wish = 0.0
    number = table.mission.number
    if table.effect == 12 and table.effect_seat == seat:
        wish = 1.0
    by_tricks = BY_TRICKS[number]
    if by_tricks:
        return wish + by_tricks[table.tricks[seat]]
    goal = TRICK_GOALS[number]
    if goal:
        return wish + _towards(table, seat, goal, number == 5)
    if LIKED[number]:
        coming = EXPECTED * (table.seats - len(table.cards))
        return wish - coming if number in ILL else wish + coming
    return wish


def _towards(table: Table, seat: int, goal: int, at_least: bool) -> float:
    tricks = table.tricks[seat]
    worth = float(table.variant.edition.points[table.mission.number])
    if tricks == goal:
        return 0.0 if at_least else -worth
    if tricks > goal:
        return 0.0
    left = table.left_to_play(seat) + 1
    missing = goal - tricks
    return worth / (missing + 1) if missing <= left else 0.0


def wish_with(table: Table, seat: int, cards: int, wish: float) -> float:
    """What a trick is worth with these cards in it, if without regard to cards it is ``wish``."""
    return wish + cards_wish(table, seat, cards) if PICKY[table.mission.number] else wish


def cards_wish(table: Table, seat: int, cards: int) -> float:
    """What the seat gains by these cards if they are in a trick of its own."""
    number = table.mission.number
    liked = LIKED[number]
    if liked:
        count = (cards & liked).bit_count()
        if number == 6:
            clean = not pile_of(table, seat) & DWARVES_AND_WIZARDS
            return -4.0 if count and clean else 0.0
        return float(-count if number in ILL else count)
    if number in (2, 8):
        return _colours_wish(table, seat, cards)
    if number == 7:
        values = sum([table.values_of[card] for card in cards_of(cards)])
        places = cards.bit_count()
        return 2.0 if values + 6 * (table.seats - places) <= SMALL_TRICK else 0.0
    return 0.0


def _colours_wish(table: Table, seat: int, cards: int) -> float:
    """Missions 2 and 8: colours that are still missing."""
    had = pile_of(table, seat)
    missing = 0
    new = 0
    for colour in OF_COLOUR:
        if not had & colour:
            missing += 1
            if cards & colour:
                new += 1
    if not missing:
        return 0.0
    worth = float(table.variant.edition.points[table.mission.number])
    return worth if new == missing else worth * new / (2 * missing)
