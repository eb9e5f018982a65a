"""Whether the people of a sofa may see each other's view."""

from conclave.core.match import Match


def needs_curtain(match: Match, seats: list[int]) -> bool:
    """Whether one of the seats sees something that another may not, or was told so in the course of
    the game. In a game without secrets the device just goes round."""
    if len(seats) < 2 or match.state.over():
        return False
    return _see_apart(match, seats) or _were_told_apart(match)


def _see_apart(match: Match, seats: list[int]) -> bool:
    first, *others = (match.game.view(match.state, seat) for seat in seats)
    return any(view != first for view in others)


def _were_told_apart(match: Match) -> bool:
    secrets = (event.secret is not None for events in match.told for event in events)
    heard = match.game.overheard
    return any(secrets) or any(heard(said.sentence) != said.sentence for said in match.record.moves)
