"""Missions in which cards change hands, or leave them, before the tricks or between them (M8)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.games.twelve_missions.box.cards import count_of, plain_words, words_of
from conclave.games.twelve_missions.rules.exchange import exchange
from conclave.games.twelve_missions.rules.facts import HANDED, LEFT, TAKEN_UP, WENT_ROUND
from conclave.games.twelve_missions.rules.missions.mission import Mission
from conclave.games.twelve_missions.rules.missions.tally import Tally
from conclave.games.twelve_missions.rules.missions.tricks import ByTricks, MostTricks
from conclave.games.twelve_missions.rules.moves import GIVE, PILE
from conclave.games.twelve_missions.rules.state import Table, card_named, tell

HANDED_ON: Final = 3
"""Mission 25."""
PILE_SIZE: Final = 4
"""Mission 24."""


class OppositesSwap(ByTricks):
    """Opposite seats swap hands and play as pairs."""

    in_pairs = True

    def before_tricks(self, table: Table, told: Told) -> None:
        for seat in range(table.seats // 2):
            exchange(table, seat, table.opposite(seat))
        tell(told, "twelve_missions-swap-opposite", {}, reveals=True)

    def have(self, tally: Tally, seat: int) -> int:
        return tally.of_pair(seat)


class PairWithMore(OppositesSwap):
    """Mission 20: the pair with more tricks."""

    number = 20

    def score(self, tally: Tally, seat: int) -> int:
        return tally.worth if tally.of_pair(seat) > tally.of_other_pair(seat) else 0


class PairWithFewer(OppositesSwap):
    """Mission 21: the pair with fewer tricks loses points."""

    number = 21

    def score(self, tally: Tally, seat: int) -> int:
        return tally.worth if tally.of_pair(seat) < tally.of_other_pair(seat) else 0


class HandsGoRound(MostTricks):
    """Mission 22: after each trick all cards go to the right; most tricks, alone."""

    number = 22
    hand = 6
    between_tricks = True

    def after_trick(self, table: Table, told: Told) -> None:
        hands = table.hands
        table.facts.append((WENT_ROUND, *hands))
        table.hands = [hands[table.left_of(seat)] for seat in range(table.seats)]
        tell(told, "twelve_missions-pass-on", {}, reveals=True)


class LoseAPile(ByTricks):
    """Mission 24: hands are split into two piles, one of which, at random, leaves the round; no
    trick."""

    number = 24
    goal = 0
    asks = "pile"
    sets_apart_by = PILE
    sets_apart = PILE_SIZE
    lost = PILE_SIZE

    def begun(self, hand: int) -> int:
        """M20: the piles are alike, so the lowest card may as well begin the first."""
        return hand & -hand

    def set_apart(self, table: Table, card: int, told: Told) -> bool:
        return _choose(table, card, told) == self.sets_apart

    def all_set_apart(self, table: Table, chance: Chance, told: Told) -> None:
        table.away = [0] * table.seats
        for seat in range(table.seats):
            first = table.chosen[seat]
            second = table.hands[seat] ^ first
            kept, lost = (first, second) if chance.below(2) == 0 else (second, first)
            table.hands[seat] = kept
            table.away[seat] = lost
            table.facts.append((LEFT, seat, self.lost))
            tell(
                told,
                "twelve_missions-pile-lost",
                {"seat": seat, "actor": table.right_of(seat)},
                reveals=True,
            )
        table.chosen = [0] * table.seats

    def score(self, tally: Tally, seat: int) -> int:
        return 0 if tally.tricks[seat] else tally.worth


class ThreeToTheRight(Mission):
    """Mission 25: three cards go to the right; each trick costs a point."""

    number = 25
    asks = "hand"
    sets_apart_by = GIVE
    sets_apart = HANDED_ON

    def set_apart(self, table: Table, card: int, told: Told) -> bool:
        return _choose(table, card, told) == self.sets_apart

    def all_set_apart(self, table: Table, chance: Chance, told: Told) -> None:
        """M21: all have chosen before anybody takes up."""
        for seat in range(table.seats):
            right = table.right_of(seat)
            table.facts.append((HANDED, seat, right, table.chosen[seat], self.sets_apart))
            table.hands[seat] ^= table.chosen[seat]
        table.facts.append((TAKEN_UP,))
        for seat in range(table.seats):
            right = table.right_of(seat)
            table.hands[right] |= table.chosen[seat]
            if told is not None:
                told.append(_handed(seat, right, words_of(table.chosen[seat])))
        table.chosen = [0] * table.seats

    def score(self, tally: Tally, seat: int) -> int:
        return -tally.tricks[seat]


def _choose(table: Table, card: int, told: Told) -> int:
    """The actor sets the card apart; how many it has set apart by now."""
    seat = table.turn
    if told is not None:
        secret = card_named(seat, card)
        told.append(Event("twelve_missions-choose", {"seat": seat}, secret, 1 << seat))
    chosen = table.chosen[seat] | 1 << card
    table.chosen[seat] = chosen
    return count_of(chosen)


def _handed(seat: int, right: int, words: list[str]) -> Event:
    return Event(
        "twelve_missions-handed",
        {"seat": seat, "actor": right, "count": len(words)},
        {"cards": plain_words(words), "listed": ", ".join(words)},
        1 << seat | 1 << right,
        True,
    )
