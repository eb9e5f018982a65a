"""What comes of each kind of move. The move is legal: ``Position.play`` has seen to that.

The way of a move: here what it does is done; ``round`` says which phase follows and who is asked;
what a trick, a power, a mission or a scroll does stands in the module named for it.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.compiled import i64
from conclave.core.effects import Effect, Told
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import BIT, COLOUR, NONE
from conclave.games.twelve_missions.rules import round
from conclave.games.twelve_missions.rules.facts import PLAYED_FACTS, VOID_FACTS
from conclave.games.twelve_missions.rules.follow_suit import BOUND, HUSHED
from conclave.games.twelve_missions.rules.moves import (
    ACTIVATE,
    CLAIM,
    COUNT,
    CUBES,
    CUBES_OR_DONE,
    DEFY,
    DONE,
    GIVE,
    KEEP,
    LAY,
    LEAVE,
    PASS,
    PILE,
    PLAY,
    POWER,
    REFUSE,
    RETURN,
    STEAL,
    TAKE,
    WAIT,
)
from conclave.games.twelve_missions.rules.phases import (
    DECIDE,
    EXPLORE,
    HAND_OVER,
    KEEP_ONE,
    SPEND,
)
from conclave.games.twelve_missions.rules.powers import put_back, use
from conclave.games.twelve_missions.rules.resources import take
from conclave.games.twelve_missions.rules.scrolls.activation import activate
from conclave.games.twelve_missions.rules.scrolls.cards import hand_back, hand_over
from conclave.games.twelve_missions.rules.scrolls.drawing import keep
from conclave.games.twelve_missions.rules.scrolls.tricks import decide, steal, wait
from conclave.games.twelve_missions.rules.state import (
    CRYSTALS,
    CUBES_ALONE,
    CUBES_ALONE_AT,
    NO_CUBES,
    Table,
    at_place,
    tell,
)
from conclave.games.twelve_missions.rules.tricks import lay, means_of, taking


def play_card(table: Table, card: int, chance: Chance, told: Told) -> None:
    """The actor's card goes to the trick; then the actor may spend on it.

    Where no power is at work and nobody listens, as in most of a search, the card takes the
    shortest way.
    """
    seat = table.turn
    if told is None and table.plain and not table.once & BOUND:
        hands = table.hands
        hand: i64 = hands[seat]
        hands[seat] = hand - BIT[card]  # an item augmented in place is slow when compiled
        table.facts.append(PLAYED_FACTS[seat][card])
        table.cards.append(card)
        led = table.led
        colour = COLOUR[card]
        if led == NONE:
            table.led = colour
        elif colour != led:
            table.facts.append(VOID_FACTS[seat][led][colour][table.dominant])
    else:
        lay(table, card, False, told)
    means = table.means[seat]
    if means >= CRYSTALS:
        round.after_play(table, chance, told)
    elif means == CUBES_ALONE and not table.once & HUSHED:
        table.phase = SPEND
        table.listed = CUBES_OR_DONE[table.cubes[seat]]
    else:
        round.next_card(table, chance, told)


def play(table: Table, move: Move, chance: Chance, told: Told) -> None:
    play_card(table, move[1], chance, told)


def defy(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """A card against the duty to follow, by the Assassin's power."""
    lay(table, move[1], True, told)
    round.after_play(table, chance, told)


def done(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Nothing more is spent on the last card."""
    if table.effect.borrows and table.turn == table.owner():
        round.ask_borrower(table, chance, told)
    else:
        round.next_card(table, chance, told)


def cubes(table: Table, move: Move, chance: Chance, told: Told) -> None:
    add_cubes(table, move[1], told)
    if table.means[table.turn] < CRYSTALS:
        round.next_card(table, chance, told)
    else:
        round.after_play(table, chance, told)


def add_cubes(table: Table, cubes: int, told: Told) -> None:
    """M10: each is +1 or −1, without floor or ceiling."""
    seat = table.turn
    left = table.cubes[seat] - (cubes if cubes > 0 else -cubes)
    table.cubes[seat] = left
    if not left:
        table.means[seat] = means_of(table, seat)
    place = len(table.cards) - 1
    laid = table.cubes_on
    if laid is NO_CUBES:
        table.cubes_on = CUBES_ALONE_AT[place][cubes]
    else:
        table.cubes_on = at_place(laid, place, cubes)
    if told is not None:
        told.append(
            Event(
                "twelve_missions-cubes",
                {"seat": seat, "cubes": cubes, "value": table.value(place)},
            )
        )


def power(table: Table, move: Move, chance: Chance, told: Told) -> None:
    use(table, table.turn, move[1], move[2], chance, told)
    if table.phase != EXPLORE:
        round.after_power(table, chance, told)


def give_back(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """What an Explorer puts back, or what scroll 2 gives in return."""
    if table.phase == EXPLORE:
        put_back(table, move[1], told)
        round.after_power(table, chance, told)
    elif not hand_back(table, move[1], told):
        round.after_scroll(table, chance, told)


def decide_trick(table: Table, move: Move, chance: Chance, told: Told) -> None:
    decide(table, move, told)
    if table.phase == SPEND:
        round.after_play(table, chance, told)
    else:
        round.close_trick(table, chance, told)


def wait_for_others(table: Table, move: Move, chance: Chance, told: Told) -> None:
    wait(table, told)


def steal_trick(table: Table, move: Move, chance: Chance, told: Told) -> None:
    steal(table, told)
    round.after_trick(table, table.queue[0], chance, told)


def leave_trick(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The trick is whose it was, with scroll 10 as with scroll 16."""
    if table.phase == DECIDE:
        round.hand_trick(table, taking(table), chance, told)
        return
    round.after_trick(table, table.queue[0], chance, told)


def count(table: Table, move: Move, chance: Chance, told: Told) -> None:
    tell(told, "twelve_missions-count", {"seat": table.turn, "shift": move[1]})
    round.finish_round(table, move[1], chance, told)


def activate_scroll(table: Table, move: Move, chance: Chance, told: Told) -> None:
    activate(table, move, chance, told)
    if table.phase not in (KEEP_ONE, HAND_OVER):
        round.after_scroll(table, chance, told)


def keep_scroll(table: Table, move: Move, chance: Chance, told: Told) -> None:
    keep(table, move[1], chance, told)
    round.after_scroll(table, chance, told)


def pass_by(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.queue = table.queue[1:]
    round.ask_for_scroll(table, chance, told)


def take_resources(table: Table, move: Move, chance: Chance, told: Told) -> None:
    take(table, move[1], chance, told)
    round.after_resources(table, chance, told)


def give(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """What scroll 2 asks for, or what the mission hands on."""
    if table.phase == HAND_OVER:
        hand_over(table, move[1], told)
    else:
        set_apart(table, move, chance, told)


def set_apart(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if table.mission.set_apart(table, move[1], told):
        round.after_choice(table, chance, told)


_ACTS: Final[dict[int, Effect[Table]]] = {
    PLAY: play,
    DONE: done,
    POWER: power,
    CUBES: cubes,
    WAIT: wait_for_others,
    CLAIM: decide_trick,
    REFUSE: decide_trick,
    RETURN: give_back,
    GIVE: give,
    PILE: set_apart,
    LAY: set_apart,
    STEAL: steal_trick,
    LEAVE: leave_trick,
    COUNT: count,
    TAKE: take_resources,
    ACTIVATE: activate_scroll,
    PASS: pass_by,
    KEEP: keep_scroll,
    DEFY: defy,
}
ACTS: Final[list[Effect[Table]]] = [_ACTS[kind] for kind in range(len(_ACTS))]
"""By kind of move."""


def act(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Whatever the move says; the commonest kinds without a detour."""
    kind = move[0]
    if kind == CUBES:
        cubes(table, move, chance, told)
    elif kind == DONE:
        done(table, move, chance, told)
    elif kind == TAKE:
        take_resources(table, move, chance, told)
    elif kind == POWER:
        power(table, move, chance, told)
    elif kind in (PILE, LAY):
        set_apart(table, move, chance, told)
    elif kind == ACTIVATE:
        activate_scroll(table, move, chance, told)
    elif kind == PASS:
        pass_by(table, move, chance, told)
    elif kind == DEFY:
        defy(table, move, chance, told)
    else:
        ACTS[kind](table, move, chance, told)
