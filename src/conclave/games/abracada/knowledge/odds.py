"""What a seat may hold, told to a seat that asks."""

from conclave.core.messages import Message
from conclave.core.odds import Odds
from conclave.games.abracada.box.pieces import SPELLS
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.rules.state import Table


def odds_of(table: Table, seat: int) -> list[Odds]:
    """For each spell the chance that one of the seat's stones is of it, counted."""
    if table.over() or not table.hands[seat]:
        return []
    unseen = unseen_stones(table, seat)
    chances = odds(table.lessons[seat], len(table.hands[seat]), unseen)
    told: list[Odds] = []
    for spell in SPELLS:
        what = Message("abracada-odds-held", {"spell": spell, "unseen": unseen[spell]})
        told.append(Odds(str(spell), what, chances[spell]))
    return told


def percent(chance: float) -> int:
    """In whole percent; 0 and 100 are for what is certain."""
    if chance <= 0.0 or chance >= 1.0:
        return round(chance) * 100
    return min(99, max(1, round(chance * 100)))
