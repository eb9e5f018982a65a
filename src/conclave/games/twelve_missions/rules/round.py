"""The course of a round: which phase follows which, and who is asked."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.state import NOBODY
from conclave.games.twelve_missions.box.cards import BIT, CARD_WORDS, COLOUR, COLOURS, NONE, SHIFT
from conclave.games.twelve_missions.rules.deal import begin, next_round
from conclave.games.twelve_missions.rules.facts import PLAYED_FACTS, SHOWN, VOID_FACTS
from conclave.games.twelve_missions.rules.follow_suit import BOUND, HUSHED, to_trick
from conclave.games.twelve_missions.rules.missions.book import (
    HAND_THREE,
    PASS_ON,
    ROW,
    SPLIT,
    SWAP,
    TURN_UP,
)
from conclave.games.twelve_missions.rules.missions.handing import (
    pass_on,
    prepare,
    resolve,
    swap_opposite,
)
from conclave.games.twelve_missions.rules.moves import (
    CUBES_OR_DONE,
    PLAYS,
    off_suit,
    plays,
)
from conclave.games.twelve_missions.rules.powers import offers, spendings
from conclave.games.twelve_missions.rules.score import close_round
from conclave.games.twelve_missions.rules.state import (
    BORROW,
    CHOOSE,
    CUBES_ALONE,
    FROM,
    MORE,
    OVER,
    RESOURCES,
    SCROLL,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
    Table,
    tell,
    without,
)
from conclave.games.twelve_missions.rules.tricks import lay, quieten, take_trick, taking

CHOSEN_FIRST: Final = (ROW, SPLIT, HAND_THREE)


def start(table: Table, chance: Chance) -> None:
    begin(table, chance)
    open_scrolls(table, chance, None)


def open_scrolls(table: Table, chance: Chance, told: list[Event] | None) -> None:
    """M6: from the dealer's left, every seat with a hidden scroll is asked, also one that can use
    none of them now: not to be asked would tell the others which it holds."""
    table.phase = SCROLL
    table.queue = ()
    for seat in table.from_left(table.dealer):
        if table.scrolls[seat]:
            table.queue += (seat,)
    ask_for_scroll(table, chance, told)


def ask_for_scroll(table: Table, chance: Chance, told: list[Event] | None) -> None:
    if table.queue:
        table.turn = table.queue[0]
    else:
        open_resources(table, chance, told)


def after_scroll(table: Table, chance: Chance, told: list[Event] | None) -> None:
    """The round's one scroll was activated; after 8 the kept one may be activated too."""
    if table.fresh:
        table.phase = SCROLL
        table.queue = (table.turn,)
        return
    open_resources(table, chance, told)


def open_resources(table: Table, chance: Chance, told: list[Event] | None) -> None:
    table.fresh = 0
    if table.effect == 6:
        tell(told, "twelve_missions-no-resources", {})
        open_mission_step(table, chance, told)
        return
    table.phase = RESOURCES
    table.queue = table.from_left(table.dealer)
    table.turn = table.queue[0]


def after_resources(table: Table, chance: Chance, told: list[Event] | None) -> None:
    table.queue = table.queue[1:]
    if table.queue:
        table.turn = table.queue[0]
    else:
        open_mission_step(table, chance, told)


def open_mission_step(table: Table, chance: Chance, told: list[Event] | None) -> None:
    """M8."""
    if table.mission.way in CHOSEN_FIRST:
        prepare(table)
        table.phase = CHOOSE
        table.queue = table.from_left(table.dealer)
        table.turn = table.queue[0]
        return
    if table.mission.way == SWAP:
        swap_opposite(table, told)
    open_tricks(table, chance, told)


def after_choice(table: Table, complete: bool, chance: Chance, told: list[Event] | None) -> None:
    if not complete:
        return
    table.queue = table.queue[1:]
    if table.queue:
        table.turn = table.queue[0]
        return
    resolve(table, chance, told)
    open_tricks(table, chance, told)


def open_tricks(table: Table, chance: Chance, told: list[Event] | None) -> None:
    quieten(table)
    open_trick(table, table.left_of(table.dealer), chance, told)


def open_trick(table: Table, leader: int, chance: Chance, told: list[Event] | None) -> None:
    """M9: the taker leads, or whom the Farmer named, or always the seat of scroll 19."""
    if table.next_leader != NONE:
        leader = table.next_leader
        table.next_leader = NONE
    if table.effect == 19:
        leader = table.effect_choice
    if table.mission.way == TURN_UP and table.effect != 1:
        _turn_up(table, chance, told)
    give_lead(table, leader)


def give_lead(table: Table, leader: int) -> None:
    table.phase = TRICK
    table.turn = leader
    table.seating = FROM[table.seats][leader]
    table.listed = plays(table.hands[leader]) if table.means[leader] != MORE else to_trick(table)


def _turn_up(table: Table, chance: Chance, told: list[Event] | None) -> None:
    """Mission 14: the top undealt card makes its colour dominant for this trick."""
    drawn = table.draw(table.undealt, chance)
    card = table.undealt[drawn]
    table.undealt = without(table.undealt, drawn)
    table.turned += (card,)
    table.dominant = card >> 3
    table.facts.append((SHOWN, card))
    if told is not None:
        params = {"card": CARD_WORDS[card], "colour": COLOURS[card >> 3]}
        tell(told, "twelve_missions-turn-up", dict(params), reveals=True)


def after_play(table: Table, chance: Chance, told: list[Event] | None) -> None:
    """M10: the owner may spend on its card; then scroll 18's owner; then the next seat plays. A
    seat that can do nothing is not asked."""
    seat = table.turn
    if table.crystals[seat] or table.cubes[seat] or table.effect == 16:
        moves = spendings(table)
        if len(moves) > 1:
            table.phase = SPEND
            table.listed = moves
            return
    if table.effect == 18:
        ask_borrower(table, chance, told)
    else:
        next_card(table, chance, told)


def ask_borrower(table: Table, chance: Chance, told: list[Event] | None) -> None:
    """Scroll 18: its owner may spend a crystal on somebody else's card."""
    holder = table.effect_seat
    if holder != table.owner() and offers(table, holder):
        table.phase = BORROW
        table.turn = holder
        return
    next_card(table, chance, told)


def next_card(table: Table, chance: Chance, told: list[Event] | None) -> None:
    if len(table.cards) < table.seats:
        pass_turn(table)
    else:
        close_trick(table, chance, told)


def pass_turn(table: Table) -> None:
    """The next seat plays to the trick. Mostly M9 alone says what: the led colour, or else the
    dominant one, or else any card."""
    table.phase = TRICK
    seat = table.seating[len(table.cards)]
    table.turn = seat
    if table.means[seat] != MORE and not table.once & BOUND:
        hand = table.hands[seat]
        led = table.led
        table.listed = PLAYS[led][hand >> SHIFT[led] & 0xFF] or off_suit(hand, table.dominant)
    else:
        table.listed = to_trick(table)


def play_card(table: Table, card: int, chance: Chance, told: list[Event] | None) -> None:
    """M9: the actor's card comes to the trick; where no power is at work and nobody is told, which
    is what happens most in games that are played for their result alone, without detours. M10:
    then it may spend on its card."""
    seat = table.turn
    cards = table.cards
    if told is None and table.plain and not table.once & BOUND:
        hands = table.hands
        hands[seat] = hands[seat] - BIT[card]  # an item augmented in place is slow when compiled
        facts = table.facts
        facts.append(PLAYED_FACTS[seat][card])
        cards.append(card)
        led = table.led
        colour = COLOUR[card]
        if led == NONE:
            table.led = colour
        elif colour != led:
            dominant = table.dominant
            other = led if dominant in (NONE, colour) else dominant
            facts.append(VOID_FACTS[seat][4 * led + other])
    else:
        lay(table, card, False, told)
    means = table.means[seat]
    if means == MORE:
        after_play(table, chance, told)
    elif means == CUBES_ALONE and not table.once & HUSHED:
        table.phase = SPEND
        table.listed = CUBES_OR_DONE[table.cubes[seat]]
    elif len(cards) < table.seats:
        pass_turn(table)
    else:
        close_trick(table, chance, told)


def close_trick(table: Table, chance: Chance, told: list[Event] | None) -> None:
    """Scroll 10 may change whose the trick is, not who leads."""
    taker = taking(table)
    take_trick(table, taker)
    if told is not None:
        tell(told, "twelve_missions-trick", {"seat": taker, "trick": len(table.owners)})
    if table.quiet and table.hands[0] and table.next_leader == NONE:
        give_lead(table, taker)
    elif table.effect == 10 and table.ready and table.effect_seat != taker:
        table.phase = THEFT
        table.turn = table.effect_seat
        table.queue = (taker,)
    else:
        after_trick(table, taker, chance, told)


def steal(table: Table, told: list[Event] | None) -> None:
    """Scroll 10."""
    owner = table.owners[-1]
    table.tricks[owner] -= 1
    table.tricks[table.turn] += 1
    table.owners[-1] = table.turn
    table.ready = False
    tell(told, "twelve_missions-steal", {"seat": table.turn, "actor": owner})


def after_trick(table: Table, leader: int, chance: Chance, told: list[Event] | None) -> None:
    if table.hands[0] or table.left_to_play(0):
        if table.mission.way == PASS_ON:
            pass_on(table, told)
        open_trick(table, leader, chance, told)
        return
    if table.effect == 11 and table.mission.by_tricks:
        table.phase = TALLY
        table.turn = table.effect_seat
        return
    finish_round(table, 0, chance, told)


def finish_round(table: Table, shift: int, chance: Chance, told: list[Event] | None) -> None:
    close_round(table, shift, told)
    if table.round < table.variant.rounds:
        next_round(table, table.left_of(table.dealer), chance, told)
        open_scrolls(table, chance, told)
        return
    table.phase = OVER
    table.turn = NOBODY
    table.queue = ()
    tell(told, "twelve_missions-game-over", {}, reveals=True)
