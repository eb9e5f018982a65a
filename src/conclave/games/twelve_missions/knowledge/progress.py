"""How far each seat is with the mission, by what everybody has seen of the tricks."""

from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.box.cards import COLOURS, OF_COLOUR, cards_of
from conclave.games.twelve_missions.rules.missions.cards import SMALL_TRICK
from conclave.games.twelve_missions.rules.missions.mission import NO_GOAL
from conclave.games.twelve_missions.rules.missions.tally import Tally
from conclave.games.twelve_missions.rules.score import mission_gains
from conclave.games.twelve_missions.rules.state import Table


def seen_tally(table: Table) -> Tally:
    """Like ``score.tally``, by the cards as everybody saw them taken: what an Explorer has
    exchanged shows at the end."""
    taken = [0] * table.seats
    small = [0] * table.seats
    for trick, owner in enumerate(table.owners):
        shown = table.shown[trick]
        taken[owner] |= shown
        values = sum([table.values_of[card] for card in cards_of(shown)])
        small[owner] += values + table.extras[trick] <= SMALL_TRICK
    worth = table.mission.worth(table.variant.edition)
    return Tally(worth, table.tricks, taken, small, table.values_of)


def progress(table: Table, seat: int) -> PlainDict:
    """What the seat has of what the mission counts, how many it takes (None: the more the better,
    or the worse), the points if the round ended now, and its cards by colour."""
    tally = seen_tally(table)
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
