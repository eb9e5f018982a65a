"""What a sentence would cost and bring, as far as its speaker can know.

All of it follows from what everybody sees of the tricks and from the speaker's own cards. What a
card or a spending would make of the trick is tried on a copy of the table.
"""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.previews import Preview
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import (
    CARD_WORDS,
    COLOURS,
    NONE,
    RANKS,
    cards_of,
)
from conclave.games.twelve_missions.notation.idle import changes_nothing
from conclave.games.twelve_missions.notation.prompts import why_not
from conclave.games.twelve_missions.notation.sentences import SCROLL_WORDS, words
from conclave.games.twelve_missions.notation.trials import (
    Trial,
    points_if_stolen,
    with_cubes,
    with_decision,
    with_play,
    with_power,
)
from conclave.games.twelve_missions.rules.legal import legal
from conclave.games.twelve_missions.rules.moves import (
    ACTIVATE,
    CLAIM,
    COUNT,
    CUBES,
    DEFY,
    DONE,
    KEEP,
    LEAVE,
    PASS,
    PLAY,
    POWER,
    REFUSE,
    STEAL,
    TAKE,
    WAIT,
)
from conclave.games.twelve_missions.rules.phases import HAND_OVER, SCROLL, SPEND, TRICK
from conclave.games.twelve_missions.rules.resources import CRYSTALS
from conclave.games.twelve_missions.rules.resources import CUBES as CUBES_TAKEN
from conclave.games.twelve_missions.rules.score import UNUSED_SCROLL, mission_gains, tally_of
from conclave.games.twelve_missions.rules.scrolls.book import SCROLLS
from conclave.games.twelve_missions.rules.state import AS_DOMINANT, AS_NOTHING, CLAIMED, Table


def previews(table: Table) -> dict[str, Preview]:
    """By sentence. The table is a copy, to try things on."""
    moves = legal(table)
    trial = Trial(table)
    found: dict[str, Preview] = {}
    for move in moves:
        preview = _preview(trial, move, moves)
        if preview is not None:
            found[" ".join(words(table, move))] = preview
    _add_barred(table, moves, found)
    return found


def _preview(trial: Trial, move: Move, moves: list[Move]) -> Preview | None:
    table = trial.table
    kind = move[0]
    if kind in (PLAY, DEFY):
        return _of_card(trial, move)
    if kind == CUBES:
        spent = with_cubes(trial, move[1])
        count: Parameters = {"count": abs(move[1])}
        return _of_trick(spent, "cubes", Message("twelve_missions-cost-cubes", count))
    if kind == POWER:
        return _of_power(trial, move)
    if kind == DONE:
        return _of_done(trial, moves)
    if kind in (CLAIM, REFUSE) or (kind == LEAVE and table.cards):
        return _of_decision(trial, move)
    if kind == STEAL:
        return Preview(_said("steal", {}), points=points_if_stolen(trial))
    if kind == COUNT:
        return _of_count(table, move[1])
    if kind == TAKE:
        return _of_take(move[1])
    if kind in (ACTIVATE, KEEP):
        return _of_scroll(table, move)
    if kind == WAIT:
        return Preview(_said("wait", {}))
    return Preview(_said("pass", {})) if kind == PASS else None


def _said(of: str, params: Parameters) -> Message:
    return Message(f"twelve_missions-preview-{of}", params)


def _of_card(trial: Trial, move: Move) -> Preview:
    card = move[1]
    cost = Message("twelve_missions-cost-crystal", {}) if move[0] == DEFY else None
    if not trial.table.cards:
        return Preview(_said("lead", {"colour": COLOURS[card >> 3]}))
    return _of_trick(with_play(trial, card, move[0] == DEFY), "card", cost)


def _of_trick(trial: Trial, of: str, cost: Message | None = None, idle: bool = False) -> Preview:
    """How the trick stands then, and the points if that was all of the round."""
    return Preview(_said(of, _standing(trial)), cost, trial.points(), idle=idle)


def _standing(trial: Trial) -> Parameters:
    """Of the last card: whether it takes the trick, or why not."""
    table = trial.table
    place = len(table.cards) - 1
    params: dict[str, str | int] = {
        "value": table.value(place),
        "last": "yes" if len(table.cards) == table.seats else "no",
    }
    taker = trial.taker
    if taker == table.seating[place]:
        params["stands"] = "takes"
        return params
    params["seat"] = taker
    suit = table.suit(place)
    if table.claim == CLAIMED:
        params["stands"] = "claimed"
    elif suit == AS_NOTHING:
        params["stands"] = "refused"
    elif suit not in (AS_DOMINANT, table.led):
        params["stands"] = "off"
        params["suit"] = COLOURS[suit]
    else:
        best = table.seating.index(taker)
        card = table.cards[best]
        params["stands"] = "loses"
        params["colour"] = COLOURS[card >> 3]
        params["rank"] = RANKS[card & 7]
        params["best"] = table.value(best)
    return params


def _of_power(trial: Trial, move: Move) -> Preview:
    cost = Message("twelve_missions-cost-crystal", {})
    rank = move[1]
    after = with_power(trial, rank, move[2])
    if after is None:
        return Preview(Message(f"twelve_missions-power-{RANKS[rank]}-short", {}), cost)
    params = dict(_standing(after).items())
    params["power"] = RANKS[rank]
    return Preview(_said("power", params), cost, after.points())


def _of_done(trial: Trial, moves: list[Move]) -> Preview:
    table = trial.table
    if table.phase != SPEND:
        return Preview(_said("leave-card", {"seat": table.owner()}))
    return _of_trick(trial, "done", idle=changes_nothing(trial, moves))


def _of_decision(trial: Trial, move: Move) -> Preview:
    """Scroll 16, of a trick on the way or of a complete one."""
    table = trial.table
    after = with_decision(trial, move)
    params: dict[str, str | int] = {"seat": after.taker}
    params["last"] = "yes" if len(table.cards) == table.seats else "no"
    if move[0] == REFUSE and move[1] != NONE:
        return Preview(_said("refuse-lead", {"colour": COLOURS[move[1]]}))
    of = "claim" if move[0] == CLAIM else "refuse" if move[0] == REFUSE else "leave"
    return Preview(_said(of, params), points=after.points())


def _of_count(table: Table, shift: int) -> Preview:
    """The round ends with it, so all that it gives is known."""
    gains = mission_gains(table, tally_of(table, table.shown, shift))
    tricks = table.tricks[table.turn] + shift
    points = [(seat, gain) for seat, gain in enumerate(gains) if gain]
    return Preview(_said("count", {"count": tricks}), points=points)


def _of_take(which: int) -> Preview:
    crystals, cubes = CRYSTALS[which], CUBES_TAKEN[which]
    if not crystals and not cubes:
        return Preview(_said("take-scroll", {"points": UNUSED_SCROLL}))
    return Preview(_said("take", {"crystals": crystals, "cubes": cubes}))


def _of_scroll(table: Table, move: Move) -> Preview:
    number = move[1] if move[0] == KEEP else move[2] or move[1]
    if move[0] == ACTIVATE and SCROLLS[number].recounts and not table.mission.by_tricks:
        return Preview(_said("scroll-in-vain", {"mission": table.mission.number}))
    return Preview(Message(f"twelve_missions-scroll-{number}-help", {}))


def _add_barred(table: Table, moves: list[Move], found: dict[str, Preview]) -> None:
    """The actor's own cards and scrolls that can't be said now, each with the reason."""
    seat = table.turn
    if table.phase in (TRICK, HAND_OVER):
        verb = "play" if table.phase == TRICK else "give"
        free = {move[1] for move in moves if len(move) > 1}
        for card in cards_of(table.hands[seat] | (table.up[seat] if verb == "play" else 0)):
            if card not in free:
                said = [verb, CARD_WORDS[card]]
                found[" ".join(said)] = Preview(why_not(table, said), barred=True)
    elif table.phase == SCROLL:
        usable = {move[1] for move in moves if move[0] == ACTIVATE}
        for number in (table.fresh,) if table.fresh else table.scrolls[seat]:
            if number not in usable:
                params: Parameters = {"scroll": number, "mission": table.mission.number}
                why = _said("scroll-barred", params)
                found[f"activate {SCROLL_WORDS[number]}"] = Preview(why, barred=True)
