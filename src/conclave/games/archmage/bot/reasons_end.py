"""Why a Journey's End: what is gathered, who is taught, and what that scores."""

from conclave.core.messages import Message
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.bot.evaluate import POINTS, turns_left
from conclave.games.archmage.bot.features import way
from conclave.games.archmage.bot.reckoning import (
    after,
    best_rival,
    gain,
    opened_by,
    pairs,
    points_now,
    promotions_ready,
    told_change,
    yields,
)
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPELLS, SPHERES
from conclave.games.archmage.box.terrain import WILDERNESS
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.journeys_end import RECRUITS, wardable
from conclave.games.archmage.rules.map import BIT, hexes_in
from conclave.games.archmage.rules.score import land_points
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.turn import is_last


def gather(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    relics, followers, towns = yields(position, seat)
    then = after(position, move)
    params: dict[str, str | int] = {"relics": relics, "followers": followers, "towns": towns}
    figures: dict[str, str | int] = {"pairs": pairs(then, seat), "before": pairs(position, seat)}
    figures["turns"] = turns_left(position, seat)
    return [
        Message("archmage-reason-gather", params),
        Message("archmage-reason-gather-pairs", figures),
    ]


def recruit(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    count = min(RECRUITS, position.supply[seat])
    company = position.company[seat] + count
    params: dict[str, str | int] = {"count": count, "company": company}
    params["pairs"] = pairs(position, seat)
    return [Message("archmage-reason-recruit", params)]


def initiate(position: Position, move: Move) -> list[Message]:
    seat, sphere = position.turn, move[1]
    then = after(position, move)
    count = then.apprentices[seat * SPELLS + sphere]
    params: dict[str, str | int] = {"sphere": SPHERES[sphere], "spell": SPELL_WORDS[sphere]}
    params["points"] = gain(position, then, seat)
    params["count"] = count
    params["relic"] = RELICS[sphere]
    params["left"] = then.relics[seat * 6 + sphere]
    id = "archmage-reason-initiate" if count == 1 else "archmage-reason-initiate-more"
    found = [Message(id, params)]
    above = opened_by(then, seat, sphere)
    if above != NOBODY:
        opens: dict[str, str | int] = {"spell": SPELL_WORDS[above], "points": POINTS[above]}
        found.append(Message("archmage-reason-opens", opens))
    else:
        found.append(standing(then, seat))
    return found


def ward(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    hexes = wardable(position, position.mages[seat])
    scoring = sum(
        [
            1
            for hex in hexes_in(hexes)
            if position.tiles[hex] in WILDERNESS
            and land_points(position, seat, position.tiles[hex])
        ]
    )
    params: dict[str, str | int] = {"count": hexes.bit_count(), "scoring": scoring}
    found = [Message("archmage-reason-ward", params)]
    near = _nearest(position, hexes)
    if near is not None:
        found.append(near)
    return found


def _nearest(table: Table, hexes: int) -> Message | None:
    """How near whoever might attack stands to any of these hexes."""
    who, far = NOBODY, 99
    for other in range(table.seats):
        if other == table.turn:
            continue
        for hex in hexes_in(hexes):
            steps = way(table, table.mages[other], hex)
            if steps < far:
                who, far = other, steps
    if table.variant.solo:
        far = min([way(table, table.warlord, hex) for hex in hexes_in(hexes)])
    if far == 99:
        return None
    return Message("archmage-reason-near", {"seat": who, "steps": far})


def build(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    hex = position.mages[seat]
    near = position.layout.around[hex] & position.held[seat] | BIT[hex]
    relics = sum([(near & position.lands[kind]).bit_count() for kind in WILDERNESS])
    then = after(position, move)
    params: dict[str, str | int] = {"relics": relics, "points": gain(position, then, seat)}
    ready: dict[str, str | int] = {"count": len(promotions_ready(then, seat))}
    ready["pairs"] = min(1, pairs(then, seat)) if then.company[seat] else 0
    ready["turns"] = turns_left(position, seat)
    return [
        Message("archmage-reason-build", params),
        Message("archmage-reason-build-then", ready),
    ]


def promote(position: Position, move: Move) -> list[Message]:
    seat, spell = position.turn, move[1]
    then = after(position, move)
    base = seat * SPELLS
    lost = sum(
        [POINTS[p] for p in position.variant.parents[spell] if not then.apprentices[base + p]]
    )
    params: dict[str, str | int] = {"spell": SPELL_WORDS[spell], "lost": lost}
    params["points"] = 0 if position.apprentices[base + spell] else POINTS[spell]
    params.update(told_change(gain(position, then, seat)))
    found = [Message("archmage-reason-promote", params)]
    above = opened_by(then, seat, spell)
    if above != NOBODY:
        opens: dict[str, str | int] = {"spell": SPELL_WORDS[above], "points": POINTS[above]}
        found.append(Message("archmage-reason-opens", opens))
    elif lost and not is_last(position):
        found.append(Message("archmage-reason-refill", {"turns": turns_left(position, seat)}))
    else:
        found.append(standing(then, seat))
    return found


def end(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    unused: dict[str, str | int] = {"points": position.points + position.swift}
    unused["turns"] = turns_left(position, seat)
    return [standing(position, seat), Message("archmage-reason-end", unused)]


def standing(table: Table, seat: int) -> Message:
    """The seat's points beside the best of the others, or beside the next rank."""
    points = points_now(table, seat)
    rival = best_rival(table, seat)
    if rival != NOBODY:
        params: dict[str, str | int] = {"points": points, "seat": rival}
        params["theirs"] = points_now(table, rival)
        return Message("archmage-reason-standing", params)
    ranks = [least for least in table.variant.edition.ranks if least > points]
    params = {"points": points, "missing": ranks[0] - points if ranks else 0}
    params["rank"] = table.variant.edition.rank(ranks[0] if ranks else points)
    return Message("archmage-reason-rank", params)
