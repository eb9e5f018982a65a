"""Missions with cards on the table: face up, in a row, covered, in a stack, or turned up from the
undealt ones."""

from conclave.core.chance import Chance
from conclave.core.compiled import i64
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.games.twelve_missions.box.cards import (
    BIT,
    CARD_WORDS,
    COLOURS,
    NONE,
    count_of,
    mask_of,
)
from conclave.games.twelve_missions.rules.facts import SHOWN
from conclave.games.twelve_missions.rules.missions.cards import DWARVES_AND_WIZARDS, EachCard
from conclave.games.twelve_missions.rules.missions.mission import Mission
from conclave.games.twelve_missions.rules.missions.tally import Tally
from conclave.games.twelve_missions.rules.missions.tricks import ExactTricks, MostTricks
from conclave.games.twelve_missions.rules.state import (
    Table,
    card_named,
    tell,
    without,
)


class HalfOpen(ExactTricks):
    """Mission 13: three cards face up, three in hand, played from both; exactly one trick."""

    number = 13
    hand = 3
    face_up = 3
    plain = False
    goal = 1

    def lay_out(self, table: Table, seat: int, laid: list[int]) -> None:
        table.up[seat] = mask_of(laid)


class TurnedUp(ExactTricks):
    """Mission 14: before each trick an undealt card makes its colour dominant, unless scroll 1
    named one; exactly two tricks."""

    number = 14
    hand = 6
    turns_up = True
    between_tricks = True
    goal = 2

    def before_trick(self, table: Table, chance: Chance, told: Told) -> None:
        if table.effect.names_dominant:
            return
        drawn = table.draw(table.undealt, chance)
        card = table.undealt[drawn]
        table.undealt = without(table.undealt, drawn)
        table.turned += (card,)
        table.dominant = card >> 3
        table.facts.append((SHOWN, card))
        if told is not None:
            params = {"card": CARD_WORDS[card], "colour": COLOURS[card >> 3]}
            tell(told, "twelve_missions-turn-up", dict(params), reveals=True)


class InARow(MostTricks):
    """Mission 15: hands are laid in a row and played in that order, without a duty to follow; most
    tricks, alone."""

    number = 15
    hand = 6
    plain = False
    in_row = True
    asks = "lay"

    def choosable(self, table: Table) -> int:
        hand: i64 = table.hands[table.turn]
        for card in table.rows[table.turn]:
            hand -= BIT[card]
        return hand

    def set_apart(self, table: Table, card: int, told: Told) -> bool:
        seat = table.turn
        if told is not None:
            secret = card_named(seat, card)
            told.append(Event("twelve_missions-lay", {"seat": seat}, secret, 1 << seat))
        row = (*table.rows[seat], card)
        left = self.choosable(table) & ~(1 << card)
        if count_of(left) == 1:  # the last card has no choice
            row += (left.bit_length() - 1,)
            left = 0
        table.rows[seat] = row
        return left == 0


class Covered(Mission):
    """Mission 18: four face-up cards on four face-down ones, each of which comes to the hand when
    the card on it is played; a point for each trick."""

    number = 18
    hand = 0
    face_up = 4
    face_down = 4
    covered = True
    plain = False

    def lay_out(self, table: Table, seat: int, laid: list[int]) -> None:
        covers = laid[self.face_down :]
        table.down[seat] = tuple(laid[: self.face_down])
        table.covers[seat] = tuple(covers)
        table.up[seat] = mask_of(covers)

    def uncovered(self, table: Table, seat: int, card: int) -> int:
        covers = table.covers[seat]
        for place, cover in enumerate(covers):
            if cover == card:
                table.covers[seat] = covers[:place] + covers[place + 1 :]
                return place
        return NONE

    def score(self, tally: Tally, seat: int) -> int:
        return tally.tricks[seat]


class Stack(EachCard):
    """Mission 19: four cards in hand, four in a stack to draw from after each play; each Dwarf and
    each Wizard."""

    number = 19
    kind = DWARVES_AND_WIZARDS
    hand = 4
    face_down = 4
    plain = False

    def lay_out(self, table: Table, seat: int, laid: list[int]) -> None:
        table.down[seat] = tuple(laid)

    def uncovered(self, table: Table, seat: int, card: int) -> int:
        return len(table.down[seat]) - 1
