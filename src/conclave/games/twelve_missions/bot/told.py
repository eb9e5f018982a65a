"""What several kinds of reason say alike."""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.games.twelve_missions.bot.trick_value import value_of
from conclave.games.twelve_missions.knowledge.progress import seen_tally
from conclave.games.twelve_missions.rules.missions.mission import NO_GOAL
from conclave.games.twelve_missions.rules.state import Table


def said(of: str, params: Parameters) -> Message:
    return Message(f"twelve_missions-reason-{of}", params)


def worth_of(table: Table, cards: int) -> int:
    """What a mission that pays by the card gives for these; 0 under any other."""
    value = value_of(table)
    if not value.liked or table.mission.fixed:
        return 0
    count = (cards & value.liked).bit_count()
    return -count if value.ill else count


def count_so_far(table: Table) -> Message:
    """How far the actor is with the mission, by what everybody has seen."""
    seat = table.turn
    mission = table.mission
    played = seat in table.seating[: len(table.cards)]
    params: Parameters = {
        "mission": mission.number,
        "have": mission.have(seen_tally(table), seat),
        "goal": mission.goal if mission.fixed else NO_GOAL,
        "left": table.left_to_play(seat) + (1 if played else 0),
    }
    return said("so-far", params)


def keeps(table: Table, crystals: int, cubes: int) -> Message:
    """What is left to the actor for the rest of the round."""
    params: Parameters = {
        "crystals": crystals,
        "cubes": cubes,
        "left": table.left_to_play(table.turn),
    }
    return said("keeps", params)
