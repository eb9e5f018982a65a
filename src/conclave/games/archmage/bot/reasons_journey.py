"""Why a step of a Journey: what it leads to, what may lie there, what land it wins."""

from conclave.core.messages import Message
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.bot.destinations import end_value, land_value
from conclave.games.archmage.bot.evaluate import turns_left
from conclave.games.archmage.bot.features import way
from conclave.games.archmage.bot.reasons_end import standing
from conclave.games.archmage.bot.reckoning import (
    after,
    count_of,
    gain,
    gain_of_one_more,
    most_welcome,
    named,
    pairs,
    percent,
    promotions_ready,
    strongest,
    yields,
)
from conclave.games.archmage.bot.weights import WEIGHTS
from conclave.games.archmage.box.coordinates import BACKS, NOWHERE
from conclave.games.archmage.box.spheres import BLOOD, RELICS, SPHERES
from conclave.games.archmage.box.terrain import (
    CAMP,
    DROW,
    ENCLAVE,
    HYBRID_SPHERES,
    KIND_WORDS,
    TOWN,
    WILDERNESS,
)
from conclave.games.archmage.knowledge.odds import hidden_hexes, hidden_kinds
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.journey import initiations
from conclave.games.archmage.rules.journeys_end import INITIATIONS, RECRUITS
from conclave.games.archmage.rules.map import BIT, CENTRE
from conclave.games.archmage.rules.reach import distances, gives
from conclave.games.archmage.rules.state import Table


def travel(position: Position, move: Move) -> list[Message]:
    """The best place that the step leads to, and what there is at it."""
    hex = move[1]
    points = position.points + position.swift
    gated = position.phase != position.stage
    left = points if gated else points - position.entry_cost(hex)
    goal, cost = _goal(position, hex, left)
    found = [_at(position, goal, cost, left - cost)]
    if hex == CENTRE and position.company[position.turn]:
        company = position.company[position.turn]
        found.append(Message("archmage-reason-cursed", {"company": company - 1}))
    elif position.variant.solo:
        found.append(_warlord(position, hex))
    elif not gated:
        found.append(Message("archmage-reason-movement", {"left": left, "points": points}))
    return found


def _goal(table: Table, start: int, left: int) -> tuple[int, int]:
    """Where to go on to from a hex with that many points, and what the way costs."""
    turns = turns_left(table, table.turn)
    best, most, way_there = start, _worth(table, start, left, turns), 0
    for hex, cost in distances(table, start, left).items():
        value = _worth(table, hex, left - cost, turns) - WEIGHTS.step * cost
        if hex != start and value > most:
            best, most, way_there = hex, value, cost
    return best, way_there


def _worth(table: Table, hex: int, spare: int, turns: int) -> float:
    value = end_value(table, hex, turns)
    if not table.shown & BIT[hex]:
        return WEIGHTS.grasp * WEIGHTS.unseen if spare else 0.0
    if table.tiles[hex] <= CAMP and table.company[table.turn] and table.holder(hex) == NOBODY:
        value += WEIGHTS.grasp * land_value(table, hex, turns)
    return value


def _at(table: Table, hex: int, cost: int, spare: int) -> Message:
    """What the mage could do at a hex, in figures; ``cost`` is what is left of the way there."""
    seat = table.turn
    word = table.layout.words[hex]
    base: dict[str, str | int] = {"hex": word, "far": cost}
    what = gives(table, hex, spare)
    kind = table.tiles[hex] if table.shown & BIT[hex] else NOWHERE
    if what == "explore":
        return _unseen("archmage-reason-leads-explore", table, hex, base)
    if what == "gather" and table.held[seat]:
        relics, followers, towns = yields(table, seat)
        counts: dict[str, str | int] = {"relics": relics, "followers": followers, "towns": towns}
        return Message("archmage-reason-leads-gather", {**base, **counts})
    if what == "recruit" and table.supply[seat]:
        joins = min(RECRUITS, table.supply[seat])
        company = table.company[seat] + joins
        return Message(
            "archmage-reason-leads-recruit", {**base, "count": joins, "company": company}
        )
    if what == "initiate":
        spheres = 1 << (kind - ENCLAVE) if kind >= ENCLAVE else HYBRID_SPHERES[kind - DROW]
        ready = initiations(table, spheres)
        if ready:
            sphere = ready[0][1]
            have = table.relics[seat * 6 + sphere]
            most = INITIATIONS if kind >= ENCLAVE else 1
            times = min(most, have // 2, table.company[seat])
            new = 0 if table.taught[seat] >> sphere & 1 else 1
            return Message(
                "archmage-reason-leads-initiate",
                {
                    **base,
                    "kind": KIND_WORDS[kind],
                    "relic": RELICS[sphere],
                    "sphere": SPHERES[sphere],
                    "count": have,
                    "times": times,
                    "new": new,
                },
            )
    if what == "tower":
        ready_to_rise = len(promotions_ready(table, seat))
        affordable = pairs(table, seat) if table.company[seat] else 0
        return Message(
            "archmage-reason-leads-tower",
            {**base, "count": ready_to_rise, "pairs": min(1, affordable)},
        )
    if what == "build":
        near = table.layout.around[hex] & table.held[seat] | BIT[hex]
        relics = sum([(near & table.lands[wild]).bit_count() for wild in WILDERNESS])
        return Message("archmage-reason-leads-build", {**base, "relics": relics})
    if kind in WILDERNESS and table.holder(hex) == NOBODY and table.company[seat]:
        points = gain_of_one_more(table, seat, kind)
        have = count_of(table, seat, kind) + 1
        return Message(
            "archmage-reason-leads-land",
            {**base, "kind": KIND_WORDS[kind], "count": have, "points": points},
        )
    if what == "attack":
        holder = named(table, table.holder(hex))
        blows = 2 if table.wards & BIT[hex] else 1
        return Message("archmage-reason-leads-attack", {**base, "seat": holder, "blows": blows})
    tower = table.towers[seat]
    if tower != NOWHERE:
        return Message("archmage-reason-to-tower", {**base, "steps": way(table, hex, tower)})
    return Message("archmage-reason-to-city", {**base, "steps": way(table, hex, CENTRE)})


def _warlord(table: Table, hex: int) -> Message:
    march = 0 if table.skips else table.variant.edition.march - table.hindered
    params: dict[str, str | int] = {"hex": table.layout.words[hex], "march": march}
    params["steps"] = way(table, hex, table.warlord)
    return Message("archmage-reason-warlord", params)


def _unseen(id: str, table: Table, hex: int, base: dict[str, str | int]) -> Message:
    """What a face-down hex may be, for what the seat could use most."""
    seat = table.turn
    back = BACKS[hex]
    counts = hidden_kinds(table, back)
    total = len(hidden_hexes(table, back))
    kind = most_welcome(table, seat, back)
    if kind == NOBODY:
        kind = CAMP if counts[CAMP] else max(range(DROW, ENCLAVE), key=lambda one: counts[one])
    params: dict[str, str | int] = {**base, "kind": KIND_WORDS[kind], "count": counts[kind]}
    params["total"] = total
    params["percent"] = percent(counts[kind], total)
    params["relic"] = RELICS[kind] if kind < TOWN else "none"
    params["have"] = table.relics[seat * 6 + kind] if kind < TOWN else 0
    return Message(id, params)


def explore(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    hex = position.mages[seat]
    back = BACKS[hex]
    base: dict[str, str | int] = {"hex": position.layout.words[hex]}
    found = [_unseen("archmage-reason-explore", position, hex, base)]
    counts = hidden_kinds(position, back)
    total = len(hidden_hexes(position, back))
    if back == "o":
        teaching = sum(
            [
                counts[DROW + people]
                for people, spheres in enumerate(HYBRID_SPHERES)
                if counts[DROW + people] and initiations(position, spheres)
            ]
        )
        params: dict[str, str | int] = {"count": teaching, "total": total}
        params["percent"] = percent(teaching, total)
        found.append(Message("archmage-reason-explore-teach", params))
    elif position.company[seat]:
        scoring = sum(
            [counts[kind] for kind in WILDERNESS if gain_of_one_more(position, seat, kind) > 0]
        )
        params = {"count": scoring, "total": total, "percent": percent(scoring, total)}
        found.append(Message("archmage-reason-explore-land", params))
    return found


def deploy(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    kind = position.tiles[position.mages[seat]]
    company = position.company[seat] - 1
    if kind not in WILDERNESS:
        then = after(position, move)
        relics, followers, towns = yields(then, seat)
        params: dict[str, str | int] = {"kind": KIND_WORDS[kind], "relics": relics}
        params["followers"] = followers
        params["towns"] = towns
        params["company"] = company
        return [Message("archmage-reason-settlement", params)]
    found = [_majority(position, seat, kind)]
    if not turns_left(position, seat):
        return [*found, standing(after(position, move), seat)]
    relic = position.relics[seat * 6 + kind]
    params = {"relic": RELICS[kind], "have": relic + 1, "sphere": SPHERES[kind]}
    params["wild"] = (position.held[seat] & position.wilds()).bit_count() + 1
    params["turns"] = turns_left(position, seat)
    found.append(Message("archmage-reason-yield", params))
    return found


def _majority(table: Table, seat: int, kind: int) -> Message:
    """Who leads a kind of Wilderness if the seat gets one more of it."""
    own = count_of(table, seat, kind) + 1
    rival = strongest(table, seat, kind)
    theirs = 0 if rival == NOBODY else count_of(table, rival, kind)
    params: dict[str, str | int] = {"kind": KIND_WORDS[kind], "count": own, "theirs": theirs}
    params["points"] = gain_of_one_more(table, seat, kind)
    params["seat"] = named(table, rival)
    if own > theirs:
        params["ahead"] = own - theirs
        return Message("archmage-reason-first", params)
    if own == theirs:
        return Message("archmage-reason-level", params)
    params["behind"] = theirs - own
    return Message("archmage-reason-behind", params)


def attack(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    hex = position.mages[seat]
    points = position.points + position.swift
    if position.wards & BIT[hex]:
        return [Message("archmage-reason-unward", {"left": points - 1})]
    holder = position.holder(hex)
    kind = position.tiles[hex]
    then = after(position, move)
    params: dict[str, str | int] = {"seat": named(position, holder), "kind": KIND_WORDS[kind]}
    params["count"] = count_of(then, holder, kind)
    params["lost"] = -gain(position, then, holder) if holder < position.seats else 0
    params["gained"] = gain(position, then, seat)
    found = [Message("archmage-reason-attack", params)]
    have = then.relics[seat * 6 + BLOOD]
    found.append(relic_reason(then, seat, BLOOD, have))
    return found


def divine(position: Position, move: Move) -> list[Message]:
    seat, relic = position.turn, move[1]
    return [relic_reason(position, seat, relic, position.relics[seat * 6 + relic] + 1)]


def relic_reason(table: Table, seat: int, relic: int, have: int) -> Message:
    """How many of a relic there are then, and what they make."""
    params: dict[str, str | int] = {"relic": RELICS[relic], "count": have}
    params["sphere"] = SPHERES[relic]
    params["pairs"] = have // 2
    params["new"] = 0 if table.taught[seat] >> relic & 1 else 1
    return Message("archmage-reason-relic", params)
