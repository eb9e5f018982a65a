"""The course of a round: which phase follows which, and who is asked.

In the order of the table: scrolls, resources, what the mission asks for, tricks, points.
"""

from conclave.core.chance import Chance
from conclave.core.compiled import i64
from conclave.core.effects import Told
from conclave.core.state import NOBODY
from conclave.games.twelve_missions.box.cards import NONE, SHIFT
from conclave.games.twelve_missions.rules.deal import next_round
from conclave.games.twelve_missions.rules.follow_suit import ASSASSINS, BOUND
from conclave.games.twelve_missions.rules.moves import PLAYS, plays
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    CHOOSE,
    OVER,
    RESOURCES,
    SCROLL,
    SPEND,
    TRICK,
)
from conclave.games.twelve_missions.rules.powers import offers, spendings
from conclave.games.twelve_missions.rules.score import close_round
from conclave.games.twelve_missions.rules.setup import begin
from conclave.games.twelve_missions.rules.state import CRYSTALS, FROM, MORE, Table, tell
from conclave.games.twelve_missions.rules.tricks import quieten, take_trick, taking


def start(table: Table, chance: Chance) -> None:
    begin(table, chance)
    open_scrolls(table, chance, None)


def open_scrolls(table: Table, chance: Chance, told: Told) -> None:
    """M6: from the dealer's left, every seat with a hidden scroll is asked, also one that can use
    none of them now: not to be asked would tell the others which it holds."""
    table.phase = SCROLL
    table.queue = tuple([seat for seat in table.from_left(table.dealer) if table.scrolls[seat]])
    ask_for_scroll(table, chance, told)


def ask_for_scroll(table: Table, chance: Chance, told: Told) -> None:
    if table.queue:
        table.turn = table.queue[0]
    else:
        open_resources(table, chance, told)


def after_scroll(table: Table, chance: Chance, told: Told) -> None:
    """The round's one scroll was activated; after 8 the kept one may be activated too."""
    if table.fresh:
        table.phase = SCROLL
        table.queue = (table.turn,)
        return
    open_resources(table, chance, told)


def open_resources(table: Table, chance: Chance, told: Told) -> None:
    """M7: from the dealer's left, each takes something."""
    table.fresh = 0
    if table.effect.no_resources:
        tell(told, "twelve_missions-no-resources", {})
        open_mission_step(table, chance, told)
        return
    table.phase = RESOURCES
    table.queue = table.from_left(table.dealer)
    table.turn = table.queue[0]


def after_resources(table: Table, chance: Chance, told: Told) -> None:
    table.queue = table.queue[1:]
    if table.queue:
        table.turn = table.queue[0]
    else:
        open_mission_step(table, chance, told)


def open_mission_step(table: Table, chance: Chance, told: Told) -> None:
    """M8: the seats set cards apart, or the mission moves them by itself."""
    mission = table.mission
    if mission.asks:
        mission.prepare(table)
        table.phase = CHOOSE
        table.queue = table.from_left(table.dealer)
        table.turn = table.queue[0]
        return
    mission.before_tricks(table, told)
    open_tricks(table, chance, told)


def after_choice(table: Table, chance: Chance, told: Told) -> None:
    """The actor has set apart all that the mission wants."""
    table.queue = table.queue[1:]
    if table.queue:
        table.turn = table.queue[0]
        return
    table.mission.all_set_apart(table, chance, told)
    open_tricks(table, chance, told)


def open_tricks(table: Table, chance: Chance, told: Told) -> None:
    quieten(table)
    open_trick(table, table.left_of(table.dealer), chance, told)


def open_trick(table: Table, leader: int, chance: Chance, told: Told) -> None:
    """M9: the taker leads, or whom the Farmer named, or always the seat of scroll 19."""
    if table.next_leader != NONE:
        leader = table.next_leader
        table.next_leader = NONE
    if table.effect.names_leader:
        leader = table.effect_choice
    table.mission.before_trick(table, chance, told)
    give_lead(table, leader)


def give_lead(table: Table, leader: int) -> None:
    table.phase = TRICK
    table.turn = leader
    table.seating = FROM[table.seats][leader]


def after_play(table: Table, chance: Chance, told: Told) -> None:
    """M10: the owner may spend on its card; then scroll 18's owner; then the next seat plays. A
    seat that can do nothing is not asked."""
    seat = table.turn
    if table.crystals[seat] or table.cubes[seat] or table.effect.may_decide:
        moves = spendings(table)
        if len(moves) > 1:
            table.phase = SPEND
            table.listed = moves
            return
    if table.effect.borrows:
        ask_borrower(table, chance, told)
    else:
        next_card(table, chance, told)


def after_power(table: Table, chance: Chance, told: Told) -> None:
    """The owner of the card may still lay cubes; a borrower has done all it can to it."""
    if table.turn == table.owner():
        after_play(table, chance, told)
    else:
        next_card(table, chance, told)


def ask_borrower(table: Table, chance: Chance, told: Told) -> None:
    """Scroll 18: its owner may spend a crystal on somebody else's card."""
    holder = table.effect_seat
    if holder != table.owner() and offers(table, holder):
        table.phase = BORROW
        table.turn = holder
        return
    next_card(table, chance, told)


def next_card(table: Table, chance: Chance, told: Told) -> None:
    """The next seat plays to the trick, mostly with nothing but the duty to follow to say what:
    then what it may play is listed at once."""
    place = len(table.cards)
    if place == table.seats:
        close_trick(table, chance, told)
        return
    table.phase = TRICK
    seat = table.seating[place]
    table.turn = seat
    hand: i64 = table.hands[seat]
    means = table.means[seat]
    if means >= CRYSTALS and (means == MORE or hand & ASSASSINS):
        return
    if table.once & BOUND:
        return
    led = table.led
    due = PLAYS[led][hand >> SHIFT[led] & 0xFF]
    if not due:
        dominant = table.dominant
        due = PLAYS[dominant][hand >> SHIFT[dominant] & 0xFF] or plays(hand)
    table.listed = due


def close_trick(table: Table, chance: Chance, told: Told) -> None:
    """The trick is complete. Scroll 16 may still say whose it is."""
    taker = taking(table)
    if table.quiet or not table.effect.stops_at_last_card(table, taker):
        hand_trick(table, taker, chance, told)


def hand_trick(table: Table, taker: int, chance: Chance, told: Told) -> None:
    """Scroll 10 may change whose the trick is then, not who leads."""
    take_trick(table, taker)
    if told is not None:
        tell(told, "twelve_missions-trick", {"seat": taker, "trick": len(table.owners)})
    if table.quiet and table.hands[0] and table.next_leader == NONE:
        give_lead(table, taker)
    elif not table.effect.stops_at_trick(table, taker):
        after_trick(table, taker, chance, told)


def after_trick(table: Table, leader: int, chance: Chance, told: Told) -> None:
    """The next trick, or M11: the round ends when all cards are played."""
    if table.has_to_play(0):
        table.mission.after_trick(table, told)
        open_trick(table, leader, chance, told)
    elif not table.effect.stops_at_count(table):
        finish_round(table, 0, chance, told)


def finish_round(table: Table, shift: int, chance: Chance, told: Told) -> None:
    close_round(table, shift, told)
    if table.round < table.variant.rounds:
        next_round(table, table.left_of(table.dealer), chance, told)
        open_scrolls(table, chance, told)
        return
    table.phase = OVER
    table.turn = NOBODY
    table.queue = ()
    tell(told, "twelve_missions-game-over", {}, reveals=True)
