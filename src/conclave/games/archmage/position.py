"""Playing: whatever is asked, the answers that are legal, and what comes of them."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move, Standing
from conclave.games.archmage.knowledge.imagine import imagined_tiles
from conclave.games.archmage.notation.dump import dump
from conclave.games.archmage.rules.casting import cast, casts, forfeit, pay, penalties, prices
from conclave.games.archmage.rules.journey import (
    answer_offer,
    attack,
    dark_steps,
    deploy,
    divine,
    explore,
    offers,
    steps,
    travel,
)
from conclave.games.archmage.rules.journeys_end import (
    actions,
    build,
    further,
    gather,
    initiate_at_end,
    promote,
    recruit,
    take,
    town_yields,
    ward,
)
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.moves import (
    ATTACK,
    CAST,
    DEPLOY,
    DIVINE,
    END,
    EXPLORE,
    GATHER,
    INITIATE,
    PROMOTE,
    RECRUIT,
    SIMPLE,
    TRAVEL,
    WARD,
)
from conclave.games.archmage.rules.phases import (
    JOURNEY,
    JOURNEYS_END,
    OFFER,
    OVER,
    PENALTY,
    PREPARE,
    PRICE,
    TOWNS,
)
from conclave.games.archmage.rules.score import standings
from conclave.games.archmage.rules.spells.book import SPELL_STEPS
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.turn import advance, end, planet_moves

_END: Final = SIMPLE[END]


class Position(Table):
    """A position of Archmage."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        known = self.moves
        if known is None:
            known = self._legal()
            self.moves = known
        return known

    def _legal(self) -> list[Move]:
        phase = self.phase
        found: list[Move] = []
        if JOURNEY <= phase <= JOURNEYS_END:
            seat = self.turn
            if phase == JOURNEYS_END:
                further(self, found)
            elif self.shown & BIT[self.mages[seat]]:
                steps(self, found)
                actions(self, found)
            else:
                dark_steps(self, found)
            if self.known[seat] & ~self.spent[seat]:
                casts(self, found)
            found.append(_END)
            return found
        if phase == PREPARE:
            return planet_moves(self)
        if phase == OFFER:
            return offers(self)
        if phase == TOWNS:
            return town_yields(self)
        if phase == PRICE:
            return prices(self)
        if phase == PENALTY:
            return penalties(self)
        if phase == OVER:
            return found
        return SPELL_STEPS[phase].ways(self)

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        known = self.moves
        if known is None:
            known = self._legal()
            self.moves = known
        if move not in known:
            raise IllegalMove("move-not-legal", {"sentence": str(move)})
        self.moves = None
        phase = self.phase
        if JOURNEY <= phase <= JOURNEYS_END:
            if move[0] == TRAVEL:
                travel(self, move, told)
            else:
                self._act(move, chance, told)
        elif phase == PREPARE:
            advance(self, move, told)
        elif phase == OFFER:
            answer_offer(self, move, told)
        elif phase == TOWNS:
            take(self, move, told)
        elif phase == PRICE:
            pay(self, move, told)
        elif phase == PENALTY:
            forfeit(self, move, told)
        else:
            SPELL_STEPS[phase].take(self, move, told)

    def _act(self, move: Move, chance: Chance, told: list[Event] | None) -> None:
        verb = move[0]
        if verb == EXPLORE:
            explore(self, told)
        elif verb == DEPLOY:
            deploy(self, told)
        elif verb == END:
            end(self, chance, told)
        elif verb == CAST:
            cast(self, move, told)
        elif verb == ATTACK:
            attack(self, told)
        elif verb == DIVINE:
            divine(self, move, told)
        elif verb == INITIATE:
            initiate_at_end(self, move, told)
        elif verb == PROMOTE:
            promote(self, move, told)
        elif verb == GATHER:
            gather(self, told)
        elif verb == RECRUIT:
            recruit(self, told)
        elif verb == WARD:
            ward(self, told)
        else:
            build(self, told)

    def copy(self) -> "Position":
        twin = Position(self.seats, self.variant)
        twin.layout = self.layout
        twin.tiles = self.tiles
        twin.lands = self.lands
        twin.shown = self.shown
        twin.wards = self.wards
        twin.tokens = self.tokens
        twin.passing = self.passing
        twin.slow = self.slow
        twin.held = self.held[:]
        twin.mages = self.mages[:]
        twin.towers = self.towers
        twin.blocked = self.blocked
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.decider = self.decider
        twin.phase = self.phase
        twin.stage = self.stage
        twin.args = self.args
        twin.points = self.points
        twin.swift = self.swift
        twin.rites = self.rites
        twin.rite_spheres = self.rite_spheres
        twin.promoting = self.promoting
        twin.warding = self.warding
        twin.subjugating = self.subjugating
        twin.divining = self.divining
        twin.divined = self.divined
        twin.again = self.again
        twin.second = self.second
        twin.relics = self.relics[:]
        twin.company = self.company[:]
        twin.supply = self.supply[:]
        twin.apprentices = self.apprentices[:]
        twin.corrupt = self.corrupt
        twin.taught = self.taught[:]
        twin.known = self.known[:]
        twin.spent = self.spent[:]
        twin.planets = self.planets
        twin.doors = self.doors
        twin.haunted = self.haunted
        twin.imprisoned = self.imprisoned
        twin.skinned = self.skinned
        twin.scores = self.scores
        twin.warlord = self.warlord
        twin.roamed = self.roamed
        twin.hindered = self.hindered
        twin.skips = self.skips
        twin.moves = self.moves
        return twin

    def imagine(self, seat: int, chance: Chance) -> "Position":
        """Only the face-down hexes are hidden, from everybody alike."""
        twin = self.copy()
        twin.see_tiles(imagined_tiles(self, chance))
        return twin

    def standings(self) -> list[Standing]:
        return standings(self)

    def dump(self) -> PlainDict:
        return dump(self)
