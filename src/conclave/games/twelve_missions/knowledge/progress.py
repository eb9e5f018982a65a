"""How far each seat is with the mission, by what everybody has seen of the tricks."""

from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.box.cards import COLOURS, OF_COLOUR
from conclave.games.twelve_missions.rules.missions.mission import NO_GOAL
from conclave.games.twelve_missions.rules.missions.tally import Tally
from conclave.games.twelve_missions.rules.score import mission_gains, tally_of
from conclave.games.twelve_missions.rules.state import Table


def seen_tally(table: Table) -> Tally:
    """By the cards as everybody saw them taken: what an Explorer has exchanged shows at the end."""
    return tally_of(table, table.shown, 0)


def progress(table: Table, seat: int) -> PlainDict:
    return _progress(table, seat, seen_tally(table))


def true_progress(table: Table, seat: int) -> PlainDict:
    """By the cards that are in the tricks."""
    return _progress(table, seat, tally_of(table, table.piles, 0))


def _progress(table: Table, seat: int, tally: Tally) -> PlainDict:
    """What the seat has of what the mission counts, how many it takes (None: the more the better,
    or the worse), the points if the round ended now, and its cards by colour."""
    mission = table.mission
    colours: PlainDict = {}
    for colour, kind in zip(COLOURS, OF_COLOUR, strict=True):
        colours[colour] = tally.cards(seat, kind)
    return {
        "have": mission.have(tally, seat),
        "goal": None if mission.goal == NO_GOAL else mission.goal,
        "now": mission_gains(table, tally)[seat],
        "colours": colours,
    }
