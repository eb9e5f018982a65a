"""Drawing anew all that a seat can't see: cards, scrolls, missions to come, others' choices."""

from typing import Final

from conclave.core.chance import Chance
from conclave.games.twelve_missions.box.cards import ALL, cards_of, mask_of
from conclave.games.twelve_missions.knowledge.belief import (
    AWAY,
    DOWN,
    HAND,
    IN_SIGHT,
    PILE,
    UNDEALT,
    Beliefs,
)
from conclave.games.twelve_missions.knowledge.sampling.factored import FactoredSampler
from conclave.games.twelve_missions.knowledge.sampling.joint import JointSampler
from conclave.games.twelve_missions.knowledge.sampling.sampler import Sampler
from conclave.games.twelve_missions.knowledge.update import note
from conclave.games.twelve_missions.rules.facts import LOOKED, veiled
from conclave.games.twelve_missions.rules.phases import EXPLORE, KEEP_ONE
from conclave.games.twelve_missions.rules.scrolls.book import SCROLLS
from conclave.games.twelve_missions.rules.state import Table

FEW: Final = 100
"""Up to this many pasts are told one by one, which is quickest to draw from; beyond it they are
counted part by part."""


class Knowledge:
    """What a seat knows of a position, ready to imagine from."""

    def __init__(self, table: Table, seat: int) -> None:
        beliefs = believed(table, seat)
        self.veiled = beliefs.veiled
        self.piles = [trick for trick in range(len(table.piles)) if beliefs.holds(PILE + trick)]
        """The tricks that an Explorer has looked into."""
        unseen = unseen_cards(table, seat, beliefs)
        self.layouts: Sampler
        if beliefs.count() > FEW:
            self.layouts = FactoredSampler(
                beliefs.by_part(), beliefs.ties, beliefs.promises, unseen
            )
        else:
            self.layouts = JointSampler(beliefs.joint(), beliefs.promises, unseen)
        self.missions = sorted(table.missions)
        self.looking = table.phase == KEEP_ONE and table.turn != seat
        """Whether another looks at the scrolls that it drew with scroll 8."""
        urn = _urn(table, seat, self.looking)
        self.scrolls = [scroll for scroll in urn if not SCROLLS[scroll].when_drawn]
        self.never_held = [scroll for scroll in urn if SCROLLS[scroll].when_drawn]
        """Scrolls that work when drawn, and so are in no hand."""


def unseen_cards(table: Table, seat: int, beliefs: Beliefs) -> int:
    """The cards that lie where the seat can't see them, as a mask. What is in a trick was seen,
    unless an Explorer has looked into it."""
    unseen = ALL & ~table.hands[seat] & ~table.away[seat]
    for other in range(table.seats):
        unseen &= ~table.up[other]
    unseen &= ~mask_of(table.cards) & ~mask_of(list(table.turned))
    if table.phase == EXPLORE and table.turn == seat:
        unseen &= ~(1 << table.drawn)
    for trick, pile in enumerate(table.piles):
        if not beliefs.holds(PILE + trick):
            unseen &= ~pile
    return unseen


def believed(table: Table, seat: int) -> Beliefs:
    """Everything that was seen of this round, noted as that seat sees it."""
    facts = table.facts
    beliefs = Beliefs(seat, table.seats, facts[0])
    for fact in facts[1:]:
        note(beliefs, veiled(fact, seat), table.shown, table.away[seat])
    for card in cards_of(table.hands[seat]):
        beliefs.take(HAND + seat, card)
    for card in cards_of(table.away[seat]):
        beliefs.take(AWAY + seat, card)
    if table.phase == EXPLORE and table.turn == seat:
        beliefs.take(IN_SIGHT, table.drawn)
    return beliefs


def fill(table: Table, seat: int, known: Knowledge, chance: Chance) -> None:
    """Change all that the seat can't see, fairly drawn from what it may be."""
    table.shuffled = False
    table.missions = known.missions
    _deal_scrolls(table, seat, known, chance)
    filled = known.layouts.fill(chance)
    for other in range(table.seats):
        if other != seat:
            table.hands[other] = filled[HAND + other]
            table.away[other] = filled[AWAY + other]
        if table.down[other]:
            table.down[other] = _in_any_order(filled[DOWN + other], chance)
    table.undealt = cards_of(filled[UNDEALT])
    if table.phase == EXPLORE and table.turn != seat:
        table.drawn = filled[IN_SIGHT].bit_length() - 1
    if known.piles:
        table.hide_piles()
        for trick in known.piles:
            table.piles[trick] = filled[PILE + trick]
        if table.phase == EXPLORE:  # the drawn card belongs there until another is put back
            table.piles[-1] |= 1 << table.drawn
    if known.veiled:
        _forget(table, seat)
    _choose_for_others(table, seat, chance)


def _in_any_order(mask: int, chance: Chance) -> tuple[int, ...]:
    cards = cards_of(mask)
    chance.shuffle(cards)
    return tuple(cards)


def _urn(table: Table, seat: int, looking: bool) -> list[int]:
    """M7: the scrolls in other hands, in the deck, and discarded by others with scroll 8: each of
    them may be any of those that the seat can't see."""
    urn = table.deck[:]
    for other in range(table.seats):
        if other != seat:
            urn += table.scrolls[other]
            urn += table.burnt[other]
    if looking:
        urn += table.looked_at
    urn.sort()
    return urn


def _deal_scrolls(table: Table, seat: int, known: Knowledge, chance: Chance) -> None:
    """As many to each of the others as they hold and have discarded; the rest is the deck."""
    quiet = known.scrolls[:]
    for other in range(table.seats):
        if other != seat and table.scrolls[other]:
            held = _some(quiet, len(table.scrolls[other]), chance)
            if table.fresh and other == table.turn and table.fresh in table.scrolls[other]:
                table.fresh = held[chance.below(len(held))]
            table.scrolls[other] = held
    rest = known.never_held + quiet
    for other in range(table.seats):
        if other != seat and table.burnt[other]:
            table.burnt[other] = _some(rest, len(table.burnt[other]), chance)
    if known.looking:
        table.looked_at = _some(rest, len(table.looked_at), chance)
    rest.sort()
    table.deck = rest


def _some(pile: list[int], count: int, chance: Chance) -> tuple[int, ...]:
    """``count`` of the pile, taken from anywhere."""
    return tuple(sorted([pile.pop(chance.below(len(pile))) for _ in range(count)]))


def _forget(table: Table, seat: int) -> None:
    """What others alone have seen can't be carried over: nobody at the imagined table saw it. Only
    a card in the Explorer's hand is still in sight."""
    table.facts = [veiled(fact, seat) for fact in table.facts]
    if table.phase == EXPLORE and table.turn != seat:
        last = max(at for at, fact in enumerate(table.facts) if fact[0] == LOOKED)
        table.facts[last] = (*table.facts[last][:3], table.drawn)


def _choose_for_others(table: Table, seat: int, chance: Chance) -> None:
    """Mission 15: their rows; missions 24 and 25: what they have set apart so far."""
    for other in range(table.seats):
        if other == seat:
            continue
        if table.rows[other]:
            cards = _in_any_order(table.hands[other], chance)
            table.rows[other] = cards[: len(table.rows[other])]
        if table.chosen[other]:
            count = table.chosen[other].bit_count()
            hand = table.hands[other]
            first = table.mission.begun(hand)
            cards = _in_any_order(hand ^ first, chance)
            count -= first.bit_count()
            table.chosen[other] = first | mask_of(list(cards[:count]))
