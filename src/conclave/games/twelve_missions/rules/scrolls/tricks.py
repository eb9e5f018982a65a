"""Scrolls at work while tricks are played: who leads, who plays last, who takes them."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import COLOURS, NONE
from conclave.games.twelve_missions.rules.moves import CLAIM
from conclave.games.twelve_missions.rules.phases import DECIDE, THEFT
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR, SAYS_SEAT, Scroll
from conclave.games.twelve_missions.rules.state import (
    AS_NOTHING,
    CLAIMED,
    REFUSED,
    Table,
    at_place,
    other_colours,
    tell,
)
from conclave.games.twelve_missions.rules.tricks import taking_without


class OtherDominant(Scroll):
    """Scroll 1: another colour is dominant for the round. In mission 14 no card is turned up
    then."""

    number = 1
    says = SAYS_COLOUR
    names_dominant = True

    def choices(self, table: Table, seat: int) -> list[int]:
        return other_colours(table)

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        table.dominant = choice
        tell(told, "twelve_missions-dominant", {"seat": seat, "colour": COLOURS[choice]})


class StealTrick(Scroll):
    """Scroll 10: once, a trick that another took is its owner's; the taker still leads."""

    number = 10
    between_tricks = True
    after_trick = True

    def stops_at_trick(self, table: Table, taker: int) -> bool:
        if not table.ready or table.effect_seat == taker:
            return False
        table.phase = THEFT
        table.turn = table.effect_seat
        table.queue = (taker,)
        return True


def steal(table: Table, told: Told) -> None:
    """Scroll 10: the last trick changes hands."""
    owner = table.owners[-1]
    table.tricks[owner] -= 1
    table.tricks[table.turn] += 1
    table.owners[-1] = table.turn
    table.ready = False
    tell(told, "twelve_missions-steal", {"seat": table.turn, "actor": owner})


class PlayLast(Scroll):
    """Scroll 14: in each trick its owner may wait and play last."""

    number = 14
    may_wait = True
    asks_owner = True


def wait(table: Table, told: Told) -> None:
    """Scroll 14: the seat plays last, the next one first."""
    played = len(table.cards)
    seating = table.seating
    table.seating = (*seating[:played], *seating[played + 1 :], table.turn)
    tell(told, "twelve_missions-wait", {"seat": table.turn})
    table.turn = table.seating[played]


class DecideTrick(Scroll):
    """Scroll 16: once, with a card just played or when the trick is complete, its owner takes the
    trick whatever is played, or refuses it."""

    number = 16
    may_decide = True
    when_complete = True
    between_tricks = True
    asks_owner = True
    after_card = True

    def stops_at_last_card(self, table: Table, taker: int) -> bool:
        owner = table.effect_seat
        # A lead that nobody else can take can't be refused.
        if not table.ready or (taker == owner and taking_without(table, owner) == owner):
            return False
        table.phase = DECIDE
        table.turn = owner
        return True


def decide(table: Table, move: Move, told: Told) -> None:
    """Scroll 16: the card of a refused trick counts as nothing; a lead then names a colour."""
    table.ready = False
    if move[0] == CLAIM:
        table.claim = CLAIMED
        tell(told, "twelve_missions-claim", {"seat": table.turn})
        return
    table.claim = REFUSED
    table.suits = at_place(table.suits, table.seating.index(table.turn), AS_NOTHING)
    if move[1] == NONE:
        tell(told, "twelve_missions-refuse", {"seat": table.turn})
        return
    table.led = move[1]
    tell(told, "twelve_missions-refuse-lead", {"seat": table.turn, "colour": COLOURS[move[1]]})


class SameLeader(Scroll):
    """Scroll 19: a seat of its owner's choice leads every trick; a Farmer changes nothing."""

    number = 19
    says = SAYS_SEAT
    names_leader = True
    between_tricks = True

    def choices(self, table: Table, seat: int) -> list[int]:
        return list(range(table.seats))
