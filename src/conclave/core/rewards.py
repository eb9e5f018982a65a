"""What the end of a game is worth to each seat, for those who learn."""

from conclave.core.state import State


def rewards(state: State) -> list[float]:
    """From 1, before all others, to −1, behind all; seats that share a place are even. Alone it is
    the points."""
    standings = state.standings()
    if len(standings) == 1:
        return [float(standings[0].points)]
    places = [standing.place for standing in standings]
    others = len(places) - 1
    return [sum([(own < other) - (own > other) for other in places]) / others for own in places]
