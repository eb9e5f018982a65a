"""Whatever is asked but for the Journey and its end: the answers, and what comes of one."""

from typing import Final

from conclave.core.effects import Step
from conclave.games.archmage.rules.casting import forfeit, pay, penalties, prices
from conclave.games.archmage.rules.journey import answer_offer, offers
from conclave.games.archmage.rules.journeys_end import take, town_yields
from conclave.games.archmage.rules.phases import OFFER, PENALTY, PREPARE, PRICE, TOWNS
from conclave.games.archmage.rules.spells.book import PHASES, SPELL_STEPS
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.turn import advance, planet_moves

_ASKED: Final[dict[int, Step[Table]]] = {
    PREPARE: Step(planet_moves, advance),
    OFFER: Step(offers, answer_offer),
    TOWNS: Step(town_yields, take),
    PRICE: Step(prices, pay),
    PENALTY: Step(penalties, forfeit),
    **SPELL_STEPS,
}

STEPS: Final[list[Step[Table] | None]] = [_ASKED.get(phase) for phase in range(len(PHASES))]
"""By phase; None for the Journey and its end, and when the game is over."""
