"""A turn from its Preparation to the next seat's (X6, X11)."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import RELICS
from conclave.games.archmage.rules.map import BIT, hexes_in
from conclave.games.archmage.rules.moves import ADVANCES
from conclave.games.archmage.rules.phases import JOURNEY, PREPARE
from conclave.games.archmage.rules.score import points_of, tally
from conclave.games.archmage.rules.spells.book import OVER
from conclave.games.archmage.rules.state import POINTS, Table
from conclave.games.archmage.rules.warlord import march


def begin_turn(table: Table, seat: int, told: Told) -> None:
    table.turn = table.decider = seat
    table.phase = table.stage = JOURNEY
    table.args = ()
    table.subjugating = table.divining = table.again = table.second = False
    table.divined = 0
    begin_journey(table, POINTS)
    see_obstacles(table)
    if told is not None:
        begun: PlainDict = {"seat": seat, "round": table.round, "opens": seat == table.starter}
        told.append(Event("archmage-turn", begun))
    if table.round > 1:
        _prepare(table, told)


def begin_journey(table: Table, points: int) -> None:
    table.points = points
    table.swift = 0
    table.stage = table.phase = JOURNEY
    table.rites = table.rite_spheres = 0
    table.promoting = table.warding = False


def see_obstacles(table: Table) -> None:
    """X7: hexes with another mage, on the Cursed Tower too (X19), or another's Mage Tower. The
    Warlord is in the way like a mage (X36)."""
    blocked = 0
    for other in range(table.seats):
        if other != table.turn:
            blocked |= BIT[table.mages[other]]
            if table.towers[other] != NOWHERE:
                blocked |= BIT[table.towers[other]]
    if table.warlord != NOWHERE:
        blocked |= BIT[table.warlord]
    table.blocked = blocked


def _prepare(table: Table, told: Told) -> None:
    """X6: what was temporary ends, spells are ready again, the book is updated, a planet moves."""
    seat = table.turn
    table.skinned &= ~(1 << seat)
    if table.marked:
        _fade(table, told)
    table.spent[seat] = 0
    table.known[seat] = table.taught[seat]
    table.phase = PREPARE
    movable = planet_moves(table)
    if len(movable) == 1:  # X37: no choice, no question
        _move_planet(table, movable[0][1], told)
    else:
        table.moves = movable


def _fade(table: Table, told: Told) -> None:
    """The temporary tokens of the seat whose turn it is."""
    seat = table.turn
    tokens, faded = table.tokens[:], 0
    for hex in hexes_in(table.marked):
        token = tokens[hex]
        if token is not None and token.owner == seat and token.kind.fades:
            tokens[hex] = None
            faded |= BIT[hex]
    if not faded:
        return
    table.tokens = tokens
    table.marked &= ~faded
    table.slow &= ~faded
    if told is not None:
        told.append(Event("archmage-faded", {"seat": seat}))


def planet_moves(table: Table) -> list[Move]:
    base = table.turn * 6
    planets = table.planets
    return [move for move in ADVANCES if planets[base + move[1]]]


def advance(table: Table, move: Move, chance: Chance, told: Told) -> None:
    _move_planet(table, move[1], told)


def _move_planet(table: Table, relic: int, told: Told) -> None:
    """X6: one planet a step inwards, and a relic of its kind."""
    seat = table.turn
    planets = table.planets[:]
    oval = planets[seat * 6 + relic]
    planets[seat * 6 + relic] = oval - 1 if oval > 0 else oval + 1
    table.planets = planets
    if told is not None:
        left = planets_left(table, seat)
        moved: PlainDict = {"seat": seat, "relic": RELICS[relic], "left": left}
        told.append(Event("archmage-planet", moved))
    table.gain(seat, relic, 1, None)
    table.go_on()
    if told is not None and is_last(table):
        told.append(Event("archmage-last-turn", {"seat": seat}))


def planets_left(table: Table, seat: int) -> int:
    """How many planet moves the seat still has."""
    return sum([abs(oval) for oval in table.planets[seat * 6 : seat * 6 + 6]])


def is_last(table: Table) -> bool:
    """X6: all six planets of the seat whose turn it is are in the centre."""
    return table.round == table.variant.length


def end(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The turn is over, unless Time Stop gives a second Journey."""
    seat = table.turn
    if table.again:
        table.again = False
        table.second = True
        begin_journey(table, table.variant.edition.time_stop_points)
        if told is not None:
            told.append(Event("archmage-second-journey", {"seat": seat}))
        return
    if is_last(table):
        _score(table, seat, told)
    following = (seat + 1) % table.seats
    if table.scores[following]:
        table.turn = table.decider = NOBODY
        table.phase = table.stage = OVER
        if told is not None:
            told.append(Event("archmage-game-over", {}))
        return
    if table.variant.solo:
        march(table, chance, told)
    if following == table.starter:
        table.round += 1
    begin_turn(table, following, told)


def _score(table: Table, seat: int, told: Told) -> None:
    """X11: the book once more, so that a spell whose last apprentice has risen is lost (X26); then
    the points, whatever the later seats may still do (X27)."""
    table.known[seat] = table.taught[seat]
    table.spent[seat] &= table.known[seat]
    scores = table.scores[:]
    scores[seat] = tally(table, seat)
    table.scores = scores
    if told is None:
        return
    points = points_of(scores[seat])
    told.append(Event("archmage-score", {"seat": seat, "points": points}))
    if table.variant.solo:
        rank = table.variant.edition.rank(points)
        told.append(Event("archmage-rank", {"seat": seat, "points": points, "rank": rank}))
