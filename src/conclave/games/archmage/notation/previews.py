"""What a sentence would cost and bring, told before it is said; and which verbs must wait.

Face-down hexes are the only secret, and nothing here looks at what lies there.
"""

from collections.abc import Callable
from typing import Final

from conclave.core.chance import ScriptedChance
from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.previews import Preview
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.box.coordinates import BACKS
from conclave.games.archmage.box.spheres import (
    ADVANCED,
    RELICS,
    SPELL_WORDS,
    SPELLS,
    level,
)
from conclave.games.archmage.box.terrain import CAMP, KIND_WORDS, TOWN, WILDERNESS
from conclave.games.archmage.notation.barred import barred
from conclave.games.archmage.notation.sentences import words
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.journeys_end import RECRUITS, bounties, wardable
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.phases import JOURNEY, JOURNEYS_END
from conclave.games.archmage.rules.score import land_points, points_of, tally
from conclave.games.archmage.rules.spells.advanced import chasm_hexes
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.turn import is_last


def previews(table: Table) -> dict[str, Preview]:
    found: dict[str, Preview] = {}
    for move in table.legal():
        tells = _BY_VERB.get(move[0])
        if tells is not None:
            found[" ".join(words(table, move))] = tells(table, move)
    if table.phase in (JOURNEY, JOURNEYS_END):
        for verb, reason in barred(table).items():
            found[verb] = Preview(reason, barred=True)
    return found


def _after(table: Table, move: Move) -> Table:
    """The position that a move without luck leads to."""
    twin = table.copy()
    twin.play(move, ScriptedChance())
    assert isinstance(twin, Table)
    return twin


def _changes(before: Table, after: Table) -> list[tuple[int, int]]:
    """Whose points change, and by how much; the speaker first."""
    seats = [(before.turn + step) % before.seats for step in range(before.seats)]
    found: list[tuple[int, int]] = []
    for seat in seats:
        if before.scores[seat]:  # X27: what is scored stays
            continue
        change = points_of(tally(after, seat)) - points_of(tally(before, seat))
        if change:
            found.append((seat, change))
    return found


def _ends_journey(table: Table) -> Message | None:
    return Message("archmage-cost-journey", {}) if table.phase == JOURNEY else None


def _movement(points: int) -> Message:
    return Message("archmage-cost-movement", {"points": points})


def _advance(table: Table, move: Move) -> Preview:
    have = table.relics[table.turn * 6 + move[1]] + 1
    return Preview(Message("archmage-preview-advance", {"relic": RELICS[move[1]], "count": have}))


def _explore(table: Table, move: Move) -> Preview:
    outpost = BACKS[table.mages[table.turn]] == "o"
    id = "archmage-preview-explore-outpost" if outpost else "archmage-preview-explore-wild"
    return Preview(Message(id, {}), _movement(1))


def _deploy(table: Table, move: Move) -> Preview:
    kind = table.tiles[table.mages[table.turn]]
    after = _after(table, move)
    cost = Message("archmage-cost-follower", {})
    if kind >= TOWN:
        effect = "archmage-preview-deploy-town" if kind == TOWN else "archmage-preview-deploy-camp"
        return Preview(Message(effect, {}), cost)
    return Preview(_land(table, after, kind), cost, _changes(table, after))


def _land(before: Table, after: Table, kind: int) -> Message:
    """Who leads a kind of Wilderness then."""
    seat = before.turn
    params: Parameters = {"kind": KIND_WORDS[kind]}
    points = land_points(after, seat, kind)
    if points == 2:
        led = land_points(before, seat, kind) == 2
        return Message("archmage-preview-still-yours" if led else "archmage-preview-yours", params)
    counts = [(mask & after.lands[kind]).bit_count() for mask in after.held]
    most = [other for other, count in enumerate(counts) if count == max(counts)]
    if points == 1:
        others = [other for other in most if other != seat]
        return Message("archmage-preview-shared", {**params, "seat": _holder(after, others[0])})
    if len(most) == 1:
        return Message("archmage-preview-theirs", {**params, "seat": _holder(after, most[0])})
    return Message("archmage-preview-nobodys", params)


def _holder(table: Table, holder: int) -> int:
    """Whoever controls land: a seat; nobody for the Warlord, who comes after the last of them."""
    return NOBODY if holder >= table.seats else holder


def _attack(table: Table, move: Move) -> Preview:
    hex = table.mages[table.turn]
    holder = table.holder(hex)
    after = _after(table, move)
    if table.wards & BIT[hex]:
        effect = Message("archmage-preview-unward", {})
    elif holder >= table.seats:
        effect = Message("archmage-preview-quench", {})
    else:
        effect = Message("archmage-preview-kill", {})
    return Preview(effect, _movement(1), _changes(table, after))


def _divine(table: Table, move: Move) -> Preview:
    brings = Message("archmage-preview-relic", {"relic": RELICS[move[1]], "count": 1})
    return Preview(brings, _movement(1))


def _gather(table: Table, move: Move) -> Preview:
    """What the controlled land gives; ``brings`` says which of the three there are."""
    seat = table.turn
    held = table.held[seat]
    wilds = held & table.wilds()
    relics = wilds.bit_count() + bounties(table, wilds)
    followers = min((held & table.lands[CAMP]).bit_count(), table.supply[seat])
    towns = (held & table.lands[TOWN]).bit_count()
    brings = "".join(
        letter for letter, count in (("r", relics), ("f", followers), ("t", towns)) if count
    )
    params: Parameters = {"brings": brings, "relics": relics}
    params["followers"] = followers
    params["towns"] = towns
    return Preview(Message("archmage-preview-gather", params), _ends_journey(table))


def _recruit(table: Table, move: Move) -> Preview:
    count = min(RECRUITS, table.supply[table.turn])
    return Preview(Message("archmage-preview-recruit", {"count": count}), _ends_journey(table))


def _initiate(table: Table, move: Move) -> Preview:
    """At an enclave, in the tower, offered by a hybrid one, or by Automaton without relics."""
    seat, sphere = table.turn, move[1]
    after = _after(table, move)
    free = table.relics[seat * 6 + sphere] == after.relics[seat * 6 + sphere]
    cost = Message("archmage-cost-free", {})
    if not free:
        cost = Message("archmage-cost-relics", {"relic": RELICS[sphere], "count": 2})
    known = table.apprentices[seat * SPELLS + sphere] > 0
    id = "archmage-preview-initiate-more" if known else "archmage-preview-initiate"
    effect = Message(id, {"spell": SPELL_WORDS[sphere]})
    return Preview(effect, cost, _changes(table, after))


def _ward(table: Table, move: Move) -> Preview:
    count = wardable(table, table.mages[table.turn]).bit_count()
    return Preview(Message("archmage-preview-ward", {"count": count}), _ends_journey(table))


def _build(table: Table, move: Move) -> Preview:
    """X8: the tower's bonus, and what it allows next."""
    seat, hex = table.turn, table.mages[table.turn]
    near = table.layout.around[hex] & table.held[seat] | BIT[hex]
    relics = sum([(near & table.lands[kind]).bit_count() for kind in WILDERNESS])
    effect = Message("archmage-preview-build", {"count": relics})
    points = _changes(table, _after(table, move))
    return Preview(effect, Message("archmage-cost-once", {}), points, firm=True)


def _promote(table: Table, move: Move) -> Preview:
    """X26: a spell whose last apprentice rises away is lost, in the last turn at once."""
    seat, spell = table.turn, move[1]
    after = _after(table, move)
    points = _changes(table, after)
    base = seat * SPELLS
    lost = [
        parent for parent in table.variant.parents[spell] if not after.apprentices[base + parent]
    ]
    params: Parameters = {"spell": SPELL_WORDS[spell], "gain": sum([by for _, by in points])}
    params["last"] = "yes" if is_last(table) else "no"
    if not lost:
        return Preview(Message("archmage-preview-promote", params), _ends_journey(table), points)
    params["lost"] = SPELL_WORDS[lost[0]]
    params["also"] = SPELL_WORDS[lost[1]] if len(lost) > 1 else "none"
    return Preview(Message("archmage-preview-promote-away", params), _ends_journey(table), points)


def _cast(table: Table, move: Move) -> Preview:
    spell = move[1]
    if spell < ADVANCED:
        cost = Message("archmage-cost-relics", {"relic": RELICS[spell], "count": 1})
    else:
        cost = Message("archmage-cost-mixed", {"count": level(spell) + 1})
    return Preview(Message(f"archmage-spell-{SPELL_WORDS[spell]}-short", {}), cost)


def _strike(table: Table, move: Move) -> Preview:
    burning = [table.layout.words[hex] for hex in chasm_hexes(table, move[1])]
    params: Parameters = {"hex": burning[0], "other": burning[1] if len(burning) > 1 else "none"}
    changes = _changes(table, _after(table, move))
    return Preview(Message("archmage-preview-strike", params), None, changes)


def _imprison(table: Table, move: Move) -> Preview:
    effect = Message("archmage-preview-imprison", {"seat": table.holder(move[1])})
    return Preview(effect, None, _changes(table, _after(table, move)))


def _quench(table: Table, move: Move) -> Preview:
    effect = Message("archmage-preview-quenched", {"hex": table.layout.words[move[1]]})
    return Preview(effect, None, _changes(table, _after(table, move)))


def _end(table: Table, move: Move) -> Preview:
    """What is given up, and what comes next."""
    seat = table.turn
    following = (seat + 1) % table.seats
    params: Parameters = {"points": table.points + table.swift, "seat": following}
    if table.again:
        params["next"] = "second"
    elif is_last(table):
        params["next"] = "score"
        params["score"] = points_of(tally(table, seat))
    else:
        params["next"] = "warlord" if table.variant.solo else "seat"
    return Preview(Message("archmage-preview-end", params))


def _decline(table: Table, move: Move) -> Preview:
    return Preview(Message("archmage-preview-decline", {}))


_BY_VERB: Final[dict[int, Callable[[Table, Move], Preview]]] = {
    moves.ADVANCE: _advance,
    moves.EXPLORE: _explore,
    moves.DEPLOY: _deploy,
    moves.ATTACK: _attack,
    moves.DIVINE: _divine,
    moves.GATHER: _gather,
    moves.RECRUIT: _recruit,
    moves.INITIATE: _initiate,
    moves.WARD: _ward,
    moves.BUILD: _build,
    moves.PROMOTE: _promote,
    moves.CAST: _cast,
    moves.STRIKE: _strike,
    moves.IMPRISON: _imprison,
    moves.QUENCH: _quench,
    moves.END: _end,
    moves.DECLINE: _decline,
}
