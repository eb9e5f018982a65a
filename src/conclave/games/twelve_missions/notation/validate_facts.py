"""Whether the facts of a restored position are true of it.

They must be of the kinds that mission and scroll bring about, tell of cards that were played, and
leave room for what truly lies hidden: then every seat always finds something to imagine.
"""

from typing import Final

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import BIT, CARDS, cards_of, mask_of
from conclave.games.twelve_missions.knowledge.belief import (
    AWAY,
    DOWN,
    HAND,
    IN_SIGHT,
    PILE,
    PLACES,
    UNDEALT,
    Beliefs,
)
from conclave.games.twelve_missions.knowledge.imagine import believed
from conclave.games.twelve_missions.knowledge.slots import (
    MARKS,
    Past,
    Slots,
    kept_by,
    marks_on,
    replaced,
    without_slot,
)
from conclave.games.twelve_missions.rules.facts import (
    ASKED_FOR,
    BARRED,
    DRAWN_UP,
    GAVE_BACK,
    HANDED,
    HOLDS,
    LEFT,
    LOOKED,
    PLAYED,
    PUT_BACK,
    SHOWN,
    SWAPPED,
    TAKEN_UP,
    WENT_ROUND,
    Fact,
)
from conclave.games.twelve_missions.rules.phases import EXPLORE
from conclave.games.twelve_missions.rules.state import Table

PASSED_ON: Final = 22
SWAPPED_FIRST: Final = (20, 21)
"""Missions in which hands go round, or opposite seats swap them."""
MOST_CRYSTALS: Final = 16
"""Two for each of four seats, and as many again for the owner of scroll 15."""


def validate_facts(table: Table) -> None:
    _check_kinds(table)
    _check_played(table)
    _check_turned(table)
    for seat in range(table.seats):
        if not _true_for(table, seat):
            raise impossible("facts", "twelve_missions-facts-untrue", {"seat": seat})


def _check_kinds(table: Table) -> None:
    """Only what can happen in this round, and as often; and Explorers one after the other."""
    looking: Fact = ()
    left = _possible(table)
    for at, fact in enumerate(table.facts[1:], start=1):
        kind = fact[0]
        left[kind] = left.get(kind, 0) - 1
        wrong = left[kind] < 0
        if kind in (LOOKED, PUT_BACK):
            wrong = wrong or fact[2] >= len(table.piles)
            wrong = wrong or (kind == PUT_BACK) != (looking[:2] == fact[1:3])
            looking = () if kind == PUT_BACK else fact[1:]
        elif looking:
            wrong = True
        if wrong:
            raise impossible(f"facts.{at}", "twelve_missions-fact-of-round")
    explores = table.phase == EXPLORE
    if bool(looking) != explores or (explores and looking[0] != table.turn):
        raise impossible("facts", "twelve_missions-fact-of-round")


def _possible(table: Table) -> dict[int, int]:
    """The kinds of fact that this round can bring, and how many of each at most."""
    mission, seats = table.mission, table.seats
    most = {PLAYED: CARDS, BARRED: CARDS}
    for kind in (HOLDS, LOOKED, PUT_BACK):
        most[kind] = MOST_CRYSTALS
    if mission.face_down:
        most[DRAWN_UP] = seats * mission.face_down
    if mission.turns_up:
        most[SHOWN] = mission.dealt()
    if mission.lost:
        most[LEFT] = seats
    if mission.asks == "hand":
        most[HANDED] = seats
        most[TAKEN_UP] = 1
    if mission.number == PASSED_ON:
        most[WENT_ROUND] = mission.dealt()
    if mission.number in SWAPPED_FIRST or table.effect.number == 13:
        most[SWAPPED] = 1 + seats // 2
    if table.effect.number == 2:
        most[ASKED_FOR] = most[GAVE_BACK] = seats - 1
    return most


def _check_played(table: Table) -> None:
    """The cards said to be played from hands are the last that were played, trick by trick, one of
    each seat. What lay face up was played too, and is not noted."""
    tricks = [mask_of(table.cards), *reversed(table.shown)]
    by_seat = [table.seating[: len(table.cards)], table.last_seating]
    by_card = [table.cards, table.last_cards]
    lay_open = table.mission.face_up > 0
    trick = 0
    played: list[int] = []
    for at in range(len(table.facts) - 1, 0, -1):
        fact = table.facts[at]
        if fact[0] != PLAYED:
            continue
        seat, card = fact[1], fact[2]
        while trick < len(tricks) and not tricks[trick] >> card & 1:
            if tricks[trick] and not lay_open:
                break  # a card that was played later is left out
            trick += 1
            played = []
        wrong = trick == len(tricks) or not tricks[trick] >> card & 1 or seat in played
        if not wrong and trick < 2 and by_card[trick]:
            # The trick under way and the last one tell who played what, and in which order.
            place = by_card[trick].index(card)
            earlier = by_seat[trick][:place]
            wrong = by_seat[trick][place] != seat or any(other in earlier for other in played)
        if wrong:
            raise impossible(f"facts.{at}", "twelve_missions-fact-played")
        tricks[trick] ^= 1 << card
        played.append(seat)


def _check_turned(table: Table) -> None:
    """Mission 14: the last cards that were turned up."""
    told = [fact[1] for fact in table.facts if fact[0] == SHOWN]
    if told != list(table.turned[len(table.turned) - len(told) :]):
        raise impossible("facts", "twelve_missions-fact-turned")


def _true_for(table: Table, seat: int) -> bool:
    try:
        beliefs = believed(table, seat)
    except IndexError:
        return False  # of a trick that was never taken
    if not all(beliefs.parts):
        return False  # nothing could have come about like this
    looked_into: list[int] = []
    for trick, pile in enumerate(table.piles):
        if beliefs.holds(PILE + trick):
            looked_into.append(trick)
        elif table.shown[trick] != pile:
            return False
    if table.phase == EXPLORE and len(table.piles) - 1 not in looked_into:
        return False
    return _believes(beliefs, _hidden(table, seat, looked_into))


def _believes(beliefs: Beliefs, hidden: list[int]) -> bool:
    """Whether there are variants that go together, each with a past that fits."""
    parts = beliefs.by_part()
    left = hidden[:]
    fitting: list[list[bool]] = []
    for part in parts:
        cards = [hidden[place] for place in part.places]
        for place in part.places:
            left[place] = 0
        fitting.append(
            [any(_fits(past, cards, beliefs.promises) for past in pasts) for pasts in part.variants]
        )
    if any(left) or not all(any(fits) for fits in fitting):
        return False
    return any(
        all(fitting[number][variant] for number, variant in enumerate(tie)) for tie in beliefs.ties
    )


def _hidden(table: Table, seat: int, looked_into: list[int]) -> list[int]:
    """What truly lies where the seat can't see it, by place."""
    hidden = [0] * PLACES
    for other in range(table.seats):
        hidden[DOWN + other] = mask_of(list(table.down[other]))
        if other != seat:
            hidden[HAND + other] = table.hands[other]
            hidden[AWAY + other] = table.away[other]
    hidden[UNDEALT] = mask_of(table.undealt)
    for trick in looked_into:
        hidden[PILE + trick] = table.piles[trick]
    if table.phase == EXPLORE:
        drawn = 1 << table.drawn
        hidden[PILE + len(table.piles) - 1] &= ~drawn
        hidden[IN_SIGHT] = drawn if table.turn != seat else 0
    return hidden


def _fits(past: Past, hidden: list[int], promises: list[int]) -> bool:
    for slots, cards in zip(past, hidden, strict=True):
        if len(slots) != cards.bit_count():
            return False
    return _keeps(past, hidden, promises, marks_on(past))


def _keeps(past: Past, hidden: list[int], promises: list[int], marks: int) -> bool:
    """Whether the hidden cards can lie in the slots so that these promises are kept."""
    if not marks:
        return all(_lie(slots, cards_of(cards)) for slots, cards in zip(past, hidden, strict=True))
    mark = (marks & -marks).bit_length() - 1
    for place, slots in enumerate(past):
        for slot in set(slots):
            if not slot >> MARKS + mark & 1:
                continue
            for card in cards_of(hidden[place] & slot & promises[mark]):
                left = hidden[:]
                left[place] ^= 1 << card
                further = marks & ~kept_by(promises, BIT[card], slot >> MARKS)
                rest = replaced(past, place, without_slot(slots, slot))
                if _keeps(rest, left, promises, further):
                    return True
    return False


def _lie(slots: Slots, cards: list[int]) -> bool:
    """Whether each of the cards can lie in a slot of its own."""
    lying: dict[int, int] = {}
    return all(_find_slot(slots, card, lying, set()) for card in cards)


def _find_slot(slots: Slots, card: int, lying: dict[int, int], tried: set[int]) -> bool:
    """A slot for the card; another card may have to move on for it."""
    for at, slot in enumerate(slots):
        if at in tried or not slot >> card & 1:
            continue
        tried.add(at)
        if at not in lying or _find_slot(slots, lying[at], lying, tried):
            lying[at] = card
            return True
    return False
