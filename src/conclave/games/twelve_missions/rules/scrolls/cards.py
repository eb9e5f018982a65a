"""Scrolls that move cards before the tricks."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.games.twelve_missions.box.cards import COLOURS, OF_COLOUR
from conclave.games.twelve_missions.rules.deal import deal
from conclave.games.twelve_missions.rules.exchange import exchange
from conclave.games.twelve_missions.rules.facts import ASKED_FOR, GAVE_BACK
from conclave.games.twelve_missions.rules.phases import HAND_BACK, HAND_OVER
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR, SAYS_SEAT, Scroll
from conclave.games.twelve_missions.rules.state import (
    Table,
    card_named,
    other_colours,
    tell,
)


class AskForCards(Scroll):
    """Scroll 2: the others hand over a card of the named colour in turn, each getting one back
    before the next."""

    number = 2
    says = SAYS_COLOUR

    def choices(self, table: Table, seat: int) -> list[int]:
        # Mission 18: there is no hand to ask.
        return other_colours(table) if all(table.hands) else []

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        table.queue = table.from_left(seat)[:-1]
        table.turn = table.queue[0]
        table.phase = HAND_OVER
        tell(told, "twelve_missions-names-colour", {"seat": seat, "colour": COLOURS[choice]})


def owed(table: Table) -> int:
    """Scroll 2: a card of the named colour, or any if there is none."""
    hand = table.hands[table.turn]
    return hand & OF_COLOUR[table.effect_choice] or hand


def hand_over(table: Table, card: int, told: Told) -> None:
    """Scroll 2: the card goes to the seat that asked for it, which gives one back."""
    seat = table.turn
    asker = table.effect_seat
    table.hands[seat] ^= 1 << card
    table.hands[asker] |= 1 << card
    table.facts.append((ASKED_FOR, seat, asker, table.effect_choice, card))
    _tell_card(told, "twelve_missions-hand-over", seat, asker, card)
    table.phase = HAND_BACK
    table.turn = asker


def hand_back(table: Table, card: int, told: Told) -> bool:
    """Scroll 2, the answer to it; whether somebody else is still to be asked."""
    giver = table.queue[0]
    seat = table.turn
    table.hands[seat] ^= 1 << card
    table.hands[giver] |= 1 << card
    table.facts.append((GAVE_BACK, seat, giver, card))
    _tell_card(told, "twelve_missions-give-back", seat, giver, card)
    table.queue = table.queue[1:]
    if not table.queue:
        return False
    table.phase = HAND_OVER
    table.turn = table.queue[0]
    return True


def _tell_card(told: Told, id: str, seat: int, other: int, card: int) -> None:
    if told is not None:
        told.append(
            Event(
                id,
                {"seat": seat, "actor": other},
                card_named(seat, card),
                1 << seat | 1 << other,
                True,
            )
        )


class DealAgain(Scroll):
    """Scroll 4: the cards are dealt again, for the same mission and by the same dealer."""

    number = 4

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        deal(table, chance, told)


class SwapHands(Scroll):
    """Scroll 13: swap all cards dealt with a chosen seat, those on the table too."""

    number = 13
    says = SAYS_SEAT

    def choices(self, table: Table, seat: int) -> list[int]:
        return [other for other in table.from_left(seat) if other != seat]

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        exchange(table, seat, choice)
        tell(told, "twelve_missions-swap", {"seat": seat, "actor": choice}, reveals=True)
