"""What a coach tells the actor: what there is to do for the first time, and what is at stake."""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.notes import Note
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import COLOURS, NONE, OF_COLOUR, RANKS, count_of
from conclave.games.twelve_missions.knowledge.progress import seen_tally
from conclave.games.twelve_missions.notation.trials import Trial, with_cubes
from conclave.games.twelve_missions.rules.follow_suit import playable
from conclave.games.twelve_missions.rules.legal import legal
from conclave.games.twelve_missions.rules.missions.mission import NO_GOAL
from conclave.games.twelve_missions.rules.moves import CUBES, DEFY, POWER
from conclave.games.twelve_missions.rules.phases import (
    CHOOSE,
    PHASES,
    RESOURCES,
    SCROLL,
    SPEND,
    TRICK,
)
from conclave.games.twelve_missions.rules.score import UNUSED_SCROLL, mission_gains
from conclave.games.twelve_missions.rules.state import Table


def notes(table: Table) -> list[Note]:
    """The table is a copy, to try things on."""
    phase = table.phase
    if phase == TRICK:
        return [_mission(table), *_of_card(table), *_of_last_trick(table)]
    if phase == SPEND:
        return [*_of_spending(table), _mission(table)]
    if phase == RESOURCES:
        params: Parameters = {"count": table.left_to_play(table.turn), "points": UNUSED_SCROLL}
        return [_mission(table), _note("take", params, "take")]
    if phase == SCROLL:
        held = {"count": len(table.scrolls[table.turn]), "points": UNUSED_SCROLL}
        return [_mission(table), _note("scroll", dict(held), "activate"), _note("pass", {}, "pass")]
    if phase == CHOOSE:
        asks = table.mission.asks
        verb = {"lay": "lay", "pile": "pile"}.get(asks, "give")
        left = table.mission.sets_apart - table.chosen[table.turn].bit_count()
        return [_mission(table), _note(asks, {"count": max(left, 1)}, verb)]
    return [_note(PHASES[phase].replace("_", "-"), {}, ""), _mission(table)]


def _note(topic: str, params: Parameters, sentence: str) -> Note:
    return Note(topic, Message(f"twelve_missions-note-{topic}", params), sentence)


def _mission(table: Table) -> Note:
    """What the round is about; once tricks are taken, how far the actor is."""
    mission = table.mission
    topic = f"mission-{mission.number}"
    if not table.owners:
        return Note(topic, Message(f"twelve_missions-mission-{mission.number}-help", {}))
    tally = seen_tally(table)
    seat = table.turn
    params: Parameters = {
        "mission": mission.number,
        "have": mission.have(tally, seat),
        "goal": mission.goal if mission.fixed else NO_GOAL,
        "worth": mission.worth(table.variant.edition),
        "now": mission_gains(table, tally)[seat],
    }
    return Note(topic, Message("twelve_missions-note-mission", params))


def _of_card(table: Table) -> list[Note]:
    seat = table.turn
    found: list[Note] = []
    dominant = "none" if table.dominant == NONE else COLOURS[table.dominant]
    held = table.hands[seat] | table.up[seat]
    if any(move[0] == DEFY for move in legal(table)):
        params: Parameters = {"count": table.crystals[seat]}
        found.append(_note("assassin", params, "play"))
    if table.mission.in_row:
        found.append(_note("row", {"count": len(table.rows[seat])}, "play"))
    elif table.led == NONE:
        of_dominant = 0 if table.dominant == NONE else held & OF_COLOUR[table.dominant]
        lead: Parameters = {"dominant": dominant, "count": of_dominant.bit_count()}
        found.append(_note("lead", lead, "play"))
    else:
        found.append(_of_following(table, held, dominant))
    return found


def _of_following(table: Table, held: int, dominant: str) -> Note:
    due: Parameters = {
        "colour": COLOURS[table.led],
        "dominant": dominant,
        "count": count_of(playable(table)),
        "held": held.bit_count(),
    }
    if held & OF_COLOUR[table.led]:
        return _note("follow", due, "play")
    if table.dominant != NONE and held & OF_COLOUR[table.dominant]:
        return _note("dominant", due, "play")
    return _note("free", due, "play")


def _of_last_trick(table: Table) -> list[Note]:
    if table.left_to_play(table.turn) > 1 or not table.owners:
        return []
    return [_note("last-trick", {"count": len(table.owners) + 1}, "")]


def _of_spending(table: Table) -> list[Note]:
    moves = legal(table)
    found: list[Note] = []
    power = next((move for move in moves if move[0] == POWER), None)
    if power is not None:
        rank = RANKS[power[1]]
        params: Parameters = {"power": rank, "count": table.crystals[table.turn]}
        text = Message("twelve_missions-note-power", params)
        found.append(Note(f"power-{rank}", text, "power"))
    cubes = [move for move in moves if move[0] == CUBES]
    if cubes:
        found.append(_of_cubes(table, cubes))
    if any(move[0] not in (POWER, CUBES) for move in moves[:-1]):
        found.append(_note("decide", {}, ""))
    found.append(_note("done", {}, "done"))
    return found


def _of_cubes(table: Table, moves: list[Move]) -> Note:
    """The fewest cubes that would change who takes the trick; 0 if none would."""
    trial = Trial(table)
    fewest = 0
    for move in sorted(moves, key=lambda one: abs(one[1])):
        if with_cubes(trial, move[1]).taker != trial.taker:
            fewest = move[1]
            break
    params: Parameters = {
        "count": table.cubes[table.turn],
        "need": abs(fewest),
        "way": "none" if not fewest else "up" if fewest > 0 else "down",
        "value": table.value(len(table.cards) - 1),
    }
    return _note("cubes", params, "cubes")
