"""What a trick is worth to a seat under the mission, roughly in points."""

from conclave.games.twelve_missions.bot.mission_values import EXPECTED, MISSION_VALUES, MissionValue
from conclave.games.twelve_missions.rules.state import Table


def value_of(table: Table) -> MissionValue:
    """The bots' opinion of the round's mission."""
    return MISSION_VALUES[table.mission.number]


def trick_wish(table: Table, seat: int) -> float:
    """What one more trick is worth to the seat, whatever is in it."""
    wish = float(table.effect.each_trick) if table.effect_seat == seat else 0.0
    value = MISSION_VALUES[table.mission.number]
    by_tricks = value.by_tricks
    if by_tricks:
        return wish + by_tricks[table.tricks[seat]]
    if value.goal:
        return wish + _towards(table, seat, value)
    if value.liked:
        coming = EXPECTED * (table.seats - len(table.cards))
        return wish - coming if value.ill else wish + coming
    return wish


def _towards(table: Table, seat: int, value: MissionValue) -> float:
    tricks = table.tricks[seat]
    goal = value.goal
    if tricks > goal:
        return 0.0
    worth = float(table.mission.worth(table.variant.edition))
    if tricks == goal:
        return 0.0 if value.at_least else -worth
    left = table.left_to_play(seat) + 1
    missing = goal - tricks
    return worth / (missing + 1) if missing <= left else 0.0


def wish_with(table: Table, seat: int, cards: int, wish: float) -> float:
    """What a trick is worth with these cards in it, if without regard to cards it is ``wish``."""
    value = MISSION_VALUES[table.mission.number]
    return wish + value.cards_wish(table, seat, cards) if value.picky else wish


def cards_wish(table: Table, seat: int, cards: int) -> float:
    """What the seat gains by these cards if they are in a trick of its own."""
    return MISSION_VALUES[table.mission.number].cards_wish(table, seat, cards)
