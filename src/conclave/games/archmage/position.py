"""A position of Archmage: what lies on the table, and the rules that move it on."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.errors import IllegalMove
from conclave.core.plain import PlainDict
from conclave.core.state import Move, Standing
from conclave.games.archmage.box.coordinates import HEXES
from conclave.games.archmage.knowledge.imagine import imagined_tiles
from conclave.games.archmage.notation.dump import dump
from conclave.games.archmage.rules.legal import legal
from conclave.games.archmage.rules.play import play
from conclave.games.archmage.rules.score import standings
from conclave.games.archmage.rules.state import Table


class Position(Table):
    __slots__ = ()

    def legal(self) -> list[Move]:
        known = self.moves
        if known is None:
            known = legal(self)
            self.moves = known
        return known

    def play(self, move: Move, chance: Chance, told: Told = None) -> None:
        known = self.moves
        if known is None:
            known = legal(self)
        for offered in known:  # most callers give back the very move they were offered
            if offered is move:
                break
        else:
            if move not in known:
                raise IllegalMove("move-not-legal", {"sentence": str(move)})
        self.moves = None
        play(self, move, chance, told)

    def play_any(self, chance: Chance) -> None:
        known = self.moves
        if known is None:
            known = legal(self)
        self.moves = None
        play(self, known[chance.below(len(known))], chance, None)

    def copy(self) -> "Position":
        twin = Position(self.seats, self.variant)
        twin.layout = self.layout
        twin.travels = self.travels
        twin.tiles = self.tiles
        twin.lands = self.lands
        twin.shown = self.shown
        twin.wards = self.wards
        twin.tokens = self.tokens
        twin.marked = self.marked
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

    def reshuffled(self, chance: Chance) -> "Position":
        return self.imagine(self.turn, chance)

    def unseen(self) -> int:
        return HEXES - self.shown.bit_count()

    def standings(self) -> list[Standing]:
        return standings(self)

    def dump(self) -> PlainDict:
        return dump(self)
