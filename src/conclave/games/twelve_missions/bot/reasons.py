"""Why a move might be made, in figures of the position: the reckoning first, then what follows.

All of it comes from what the actor can see and from what it knows of the unseen cards, so it is the
same in all positions that the actor can't tell apart. The table is a copy, to try things on.
"""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.round_reasons import of_round
from conclave.games.twelve_missions.bot.spend_reasons import of_spending
from conclave.games.twelve_missions.bot.told import count_so_far, said, worth_of
from conclave.games.twelve_missions.bot.trick_value import value_of
from conclave.games.twelve_missions.box.cards import (
    BIT,
    COLOURS,
    NONE,
    OF_COLOUR,
    RANKS,
    count_of,
    mask_of,
)
from conclave.games.twelve_missions.knowledge.rivals import Contest, Rivals
from conclave.games.twelve_missions.notation.trials import Trial, with_play
from conclave.games.twelve_missions.rules.follow_suit import playable
from conclave.games.twelve_missions.rules.moves import DEFY, PLAY, WAIT
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    DECIDE,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
)
from conclave.games.twelve_missions.rules.state import Table


def reasons(table: Table, move: Move) -> list[Message]:
    if table.phase == TRICK:
        if move[0] == WAIT:
            return _of_waiting(table)
        if move[0] in (PLAY, DEFY):
            return _of_card(table, move)
    if table.phase in (SPEND, BORROW, DECIDE, THEFT, TALLY):
        return of_spending(table, move)
    return of_round(table, move)


def _of_waiting(table: Table) -> list[Message]:
    """Scroll 14."""
    before = len(table.seating) - len(table.cards) - 1
    return [said("wait", {"count": before}), count_so_far(table)]


def _of_card(table: Table, move: Move) -> list[Message]:
    card = move[1]
    found = [_reckoning(table, card, move[0] == DEFY)]
    if move[0] == DEFY:
        kept = count_of(playable(table))
        found.append(said("defies", {"count": kept, "crystals": table.crystals[table.turn] - 1}))
        return found
    for further in (_only(table), _gift(table, card), _in_the_trick(table, card)):
        if further is not None:
            found.append(further)
    found.append(_in_hand(table, card))
    found.append(count_so_far(table))
    return found[:3]


def _reckoning(table: Table, card: int, by_power: bool) -> Message:
    rivals = Rivals(table, table.turn)
    contest = rivals.contest(card)
    if not contest.takes:
        return _loses(table, contest, card)
    if not contest.behind:
        trial = with_play(Trial(table), card, by_power)
        return said("takes", {"points": _own(trial), "mission": table.mission.number})
    count = (contest.beating & rivals.unseen).bit_count()
    percent = _percent(rivals, contest)
    params: dict[str, str | int] = {
        "count": count,
        "percent": percent,
        "seats": len(contest.behind),
    }
    if not contest.beating or percent == 100:
        return said("safe", params)
    if not table.cards:
        return said("lead", {**params, **_higher(rivals, contest, card)})
    return said("ahead", params)


def _own(trial: Trial) -> int:
    for seat, points in trial.points():
        if seat == trial.table.turn:
            return points
    return 0


def _percent(rivals: Rivals, contest: Contest) -> int:
    """That nobody can beat it; −1 where that can't be counted."""
    if not rivals.counted:
        return -1
    share = rivals.share_of_nobody(contest, contest.behind)
    # What is not certain is not rounded to what is.
    return min(99, max(1, round(100 * share))) if 0.0 < share < 1.0 else round(100 * share)


def _higher(rivals: Rivals, contest: Contest, card: int) -> dict[str, str | int]:
    """Of a lead: the unseen cards of its colour, and how many of them beat it."""
    colour = OF_COLOUR[card >> 3] & rivals.unseen
    return {
        "colour": COLOURS[card >> 3],
        "out": colour.bit_count(),
        "higher": (colour & contest.beating).bit_count(),
    }


def _loses(table: Table, contest: Contest, card: int) -> Message:
    if card >> 3 not in (contest.led, table.dominant):
        return said("off", {"colour": COLOURS[card >> 3], "seat": contest.taker})
    place = table.seating.index(contest.taker)
    best = table.cards[place]
    params: Parameters = {
        "seat": contest.taker,
        "colour": COLOURS[best >> 3],
        "rank": RANKS[best & 7],
        "best": table.value(place),
    }
    return said("under", params)


def _only(table: Table) -> Message | None:
    cards = playable(table)
    if cards & (cards - 1):
        return None
    if table.mission.in_row:
        return said("row", {"count": len(table.rows[table.turn])})
    held = table.hands[table.turn] | table.up[table.turn]
    return said("only", {"count": held.bit_count()})


def _gift(table: Table, card: int) -> Message | None:
    """A card that the mission counts, to a trick that another takes so far."""
    if not table.cards or not value_of(table).liked & BIT[card]:
        return None
    after = with_play(Trial(table), card, False)
    if after.taker == table.turn:
        return None
    points = worth_of(table, BIT[card])
    for seat, change in after.points():
        if seat == after.taker:
            points = change
    params: Parameters = {
        "seat": after.taker,
        "points": abs(points),
        "way": "costs" if points < 0 else "gives",
        "last": "yes" if len(table.cards) + 1 == table.seats else "no",
    }
    return said("gift", params) if points else None


def _in_the_trick(table: Table, card: int) -> Message | None:
    """Of a trick that goes on: what the mission counts in it so far."""
    if len(table.cards) + 1 >= table.seats:
        return None
    cards = mask_of(table.cards) | BIT[card]
    points = worth_of(table, cards)
    if not points:
        return None
    return said("in-trick", {"points": points, "count": len(table.cards) + 1})


def _in_hand(table: Table, card: int) -> Message:
    """How the card stands among the actor's own."""
    held = table.hands[table.turn] | table.up[table.turn]
    colour = card >> 3
    of_colour = held & OF_COLOUR[colour]
    count = of_colour.bit_count()
    params: dict[str, str | int] = {"colour": COLOURS[colour], "count": count}
    if count == 1:
        others = table.dominant not in (NONE, colour) and held & OF_COLOUR[table.dominant]
        params["dominant"] = COLOURS[table.dominant] if others else "none"
        return said("last-of-colour", params)
    below = (of_colour & (1 << card) - 1).bit_count()
    params["place"] = "lowest" if below == 0 else "highest" if below == count - 1 else "middle"
    params["above"] = count - below - 1
    params["is-dominant"] = "yes" if colour == table.dominant else "no"
    return said("of-colour", params)
