"""What a mission asks of the seats between resources and tricks, and after a trick (M8)."""

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import plain_words, words_of
from conclave.games.twelve_missions.rules.facts import HANDED, LEFT, TAKEN_UP, WENT_ROUND
from conclave.games.twelve_missions.rules.missions.book import HAND_THREE, ROW, SPLIT
from conclave.games.twelve_missions.rules.moves import GIVE, LAY, PILE, with_cards
from conclave.games.twelve_missions.rules.scrolls.book import exchange
from conclave.games.twelve_missions.rules.state import Table, card_named, tell

HANDED_ON = 3
PILE_SIZE = 4


def wanted(table: Table) -> list[Move]:
    """The cards that the actor may set apart next."""
    seat = table.turn
    hand = table.hands[seat]
    if table.mission.way == ROW:
        for card in table.rows[seat]:
            hand &= ~(1 << card)
        return with_cards(LAY, hand)
    kind = PILE if table.mission.way == SPLIT else GIVE
    return with_cards(kind, hand & ~table.chosen[seat])


def prepare(table: Table) -> None:
    """Nothing is set apart yet; but in mission 24 the piles are alike, so the lowest card may as
    well begin the first."""
    if table.mission.way == SPLIT:
        table.chosen = [hand & -hand for hand in table.hands]
    else:
        table.chosen = [0] * table.seats


def set_apart(table: Table, card: int, told: list[Event] | None) -> bool:
    """The actor's next card; whether it has set apart all that the mission wants."""
    seat = table.turn
    if told is not None:
        id = "twelve_missions-lay" if table.mission.way == ROW else "twelve_missions-choose"
        told.append(Event(id, {"seat": seat}, card_named(seat, card), 1 << seat))
    if table.mission.way == ROW:
        row = (*table.rows[seat], card)
        if len(row) == table.hands[seat].bit_count() - 1:  # the last card has no choice
            left = table.hands[seat]
            for laid in row:
                left ^= 1 << laid
            row += (left.bit_length() - 1,)
        table.rows[seat] = row
        return len(row) == table.hands[seat].bit_count()
    table.chosen[seat] |= 1 << card
    size = PILE_SIZE if table.mission.way == SPLIT else HANDED_ON
    return table.chosen[seat].bit_count() == size


def resolve(table: Table, chance: Chance, told: list[Event] | None) -> None:
    """All seats have set apart what the mission wants."""
    if table.mission.way == HAND_THREE:
        _hand_to_the_right(table, told)
    elif table.mission.way == SPLIT:
        _lose_a_pile(table, chance, told)


def _hand_to_the_right(table: Table, told: list[Event] | None) -> None:
    for seat in range(table.seats):
        right = table.right_of(seat)
        table.facts.append((HANDED, seat, right, table.chosen[seat], HANDED_ON))
        table.hands[seat] ^= table.chosen[seat]
    table.facts.append((TAKEN_UP,))
    for seat in range(table.seats):
        right = table.right_of(seat)
        table.hands[right] |= table.chosen[seat]
        if told is not None:
            words = words_of(table.chosen[seat])
            told.append(
                Event(
                    "twelve_missions-handed",
                    {"seat": seat, "actor": right, "count": len(words)},
                    {"cards": plain_words(words), "listed": ", ".join(words)},
                    1 << seat | 1 << right,
                    True,
                )
            )
    table.chosen = [0] * table.seats


def _lose_a_pile(table: Table, chance: Chance, told: list[Event] | None) -> None:
    table.away = [0] * table.seats
    for seat in range(table.seats):
        first = table.chosen[seat]
        second = table.hands[seat] ^ first
        kept, lost = (first, second) if chance.below(2) == 0 else (second, first)
        table.hands[seat] = kept
        table.away[seat] = lost
        table.facts.append((LEFT, seat, PILE_SIZE))
        tell(
            told,
            "twelve_missions-pile-lost",
            {"seat": seat, "actor": table.right_of(seat)},
            reveals=True,
        )
    table.chosen = [0] * table.seats


def swap_opposite(table: Table, told: list[Event] | None) -> None:
    """Missions 20 and 21."""
    for seat in range(table.seats // 2):
        exchange(table, seat, table.opposite(seat))
    tell(told, "twelve_missions-swap-opposite", {}, reveals=True)


def pass_on(table: Table, told: list[Event] | None) -> None:
    """Mission 22: all that is left goes to the right."""
    hands = table.hands
    table.facts.append((WENT_ROUND, *hands))
    table.hands = [hands[table.left_of(seat)] for seat in range(table.seats)]
    tell(told, "twelve_missions-pass-on", {}, reveals=True)
