"""Why something is spent on a card, or not; and what is decided about a trick by a scroll."""

from typing import Final

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.told import count_so_far, keeps, said
from conclave.games.twelve_missions.box.cards import (
    COLOURS,
    DWARF,
    EMPEROR,
    EXPLORER,
    FARMER,
    KNIGHT,
    NONE,
    OF_COLOUR,
    ORACLE,
    RANKS,
)
from conclave.games.twelve_missions.knowledge.rivals import Rivals
from conclave.games.twelve_missions.notation.idle import changes_nothing
from conclave.games.twelve_missions.notation.trials import (
    Trial,
    points_if_stolen,
    with_cubes,
    with_decision,
    with_power,
)
from conclave.games.twelve_missions.rules.legal import legal
from conclave.games.twelve_missions.rules.moves import (
    CLAIM,
    COUNT,
    CUBES,
    LEAVE,
    POWER,
    REFUSE,
    STEAL,
)
from conclave.games.twelve_missions.rules.phases import SPEND, THEFT
from conclave.games.twelve_missions.rules.score import mission_gains, tally_of
from conclave.games.twelve_missions.rules.state import Table

TURNING: Final = (DWARF, ORACLE)
"""Powers that may change who takes the trick as it lies."""


def of_spending(table: Table, move: Move) -> list[Message]:
    seat = table.turn
    crystals, cubes = table.crystals[seat], table.cubes[seat]
    kind = move[0]
    if kind == CUBES:
        return [*_of_cubes(table, move[1]), keeps(table, crystals, cubes - abs(move[1]))]
    if kind == POWER:
        return [_of_power(table, move), keeps(table, crystals - 1, cubes)]
    if kind == COUNT:
        return [_of_count(table, move[1])]
    if kind in (CLAIM, REFUSE, STEAL, LEAVE):
        return [_of_decision(table, move), count_so_far(table)]
    trial = Trial(table)
    if table.phase == SPEND and changes_nothing(trial, legal(table)):
        return [said("idle", _taker(trial))]
    return [_as_it_lies(table, trial), keeps(table, crystals, cubes)]


def _own(trial: Trial) -> int:
    for seat, points in trial.points():
        if seat == trial.table.turn:
            return points
    return 0


def _taker(trial: Trial) -> dict[str, str | int]:
    complete = len(trial.table.cards) == trial.table.seats
    return {
        "seat": trial.taker,
        "points": _own(trial),
        "last": "yes" if complete else "no",
    }


def _as_it_lies(table: Table, trial: Trial) -> Message:
    """Nothing more is spent."""
    if trial.taker == table.turn and len(table.cards) < table.seats:
        rivals = Rivals(table, table.turn)
        contest = rivals.contest(table.cards[table.seating.index(table.turn)])
        count = (contest.beating & rivals.unseen).bit_count()
        return said("stands", {"count": count, "seats": len(contest.behind)})
    return said("lies", _taker(trial))


def _of_cubes(table: Table, cubes: int) -> list[Message]:
    before = Trial(table)
    after = with_cubes(before, cubes)
    place = len(table.cards) - 1
    params: dict[str, str | int] = {
        "count": abs(cubes),
        "value": after.table.value(place),
        "seat": before.taker if after.taker == table.turn else after.taker,
    }
    if before.taker != after.taker:
        other = table.seating.index(int(params["seat"]))
        params["best"] = table.value(other)
        params["points"] = _own(after)
        params["last"] = "yes" if len(table.cards) == table.seats else "no"
        return [said("cubes-lift" if after.taker == table.turn else "cubes-drop", params)]
    if len(table.cards) < table.seats and after.taker == table.turn:
        guard = _guard(table, cubes)
        if guard is not None:
            return [guard]
    if table.mission.small_tricks:
        values = sum([after.table.value(at) for at in range(len(table.cards))])
        return [said("cubes-sum", {"count": abs(cubes), "sum": values})]
    return [said("cubes-vain", _taker(before))]


def _guard(table: Table, cubes: int) -> Message | None:
    """Cubes on a card that takes the trick so far: what could beat it without them, and with."""
    rivals = Rivals(table, table.turn)
    card = table.cards[-1]
    before = rivals.contest(card).beating
    after = rivals.contest(card, cubes).beating
    if before == after:
        return None
    place = len(table.cards) - 1
    params: Parameters = {
        "value": table.value(place) + cubes,
        "before": (before & rivals.unseen).bit_count(),
        "after": (after & rivals.unseen).bit_count(),
    }
    return said("cubes-guard", params)


def _of_power(table: Table, move: Move) -> Message:
    rank, choice = move[1], move[2]
    if rank in TURNING:
        return _of_turning(table, rank, choice)
    behind = table.still_to_play()
    if rank == FARMER:
        place = (table.turn - choice) % table.seats + 1
        return said("farmer", {"seat": choice, "place": place, "of": table.seats})
    if rank == EXPLORER:
        held = table.hands[table.turn].bit_count()
        return said("explorer", {"count": len(table.last_cards), "held": held})
    if rank == KNIGHT:
        rivals = Rivals(table, table.turn)
        out = 0 if table.dominant == NONE else rivals.unseen & OF_COLOUR[table.dominant]
        params: Parameters = {"count": out.bit_count(), "colour": COLOURS[table.dominant]}
        return said("knight", params)
    if rank == EMPEROR:
        crystals = sum([table.crystals[seat] for seat in behind])
        cubes = sum([table.cubes[seat] for seat in behind])
        return said("emperor", {"crystals": crystals, "cubes": cubes, "seats": len(behind)})
    return said("wizard", {"seats": len(behind)})


def _of_turning(table: Table, rank: int, choice: int) -> Message:
    before = Trial(table)
    after = with_power(before, rank, choice)
    assert after is not None
    params = _taker(after)
    params["rank"] = RANKS[rank]
    params["colour"] = COLOURS[choice] if choice != NONE else "none"
    params["turns"] = "yes" if before.taker != after.taker else "no"
    return said("turns", params)


def _of_decision(table: Table, move: Move) -> Message:
    """Scrolls 10 and 16: whose the trick is then, and what that gives the actor."""
    trial = Trial(table)
    seat = table.turn
    if table.phase == THEFT:
        points = dict(points_if_stolen(trial)).get(seat, 0)
        if move[0] == STEAL:
            return said("steal", {"points": points})
        return said("leaves", {"seat": table.owners[-1], "points": points})
    after = with_decision(trial, move)
    params = _taker(after)
    if move[0] == REFUSE and move[1] != NONE:
        return said("refuses-lead", {"colour": COLOURS[move[1]], "seats": table.seats - 1})
    if move[0] == REFUSE and params["last"] == "no":
        return said("refuses", {"seats": table.seats - len(table.cards)})
    return said("lies", params)


def _of_count(table: Table, shift: int) -> Message:
    gains = mission_gains(table, tally_of(table, table.shown, shift))
    params: Parameters = {
        "count": table.tricks[table.turn] + shift,
        "points": gains[table.turn],
        "mission": table.mission.number,
    }
    return said("count", params)
