"""The tensor is complete: a position can be laid out from it, with some land where it lies face
down, and shows every seat what the true one does and lets the actor do the same."""

import pytest

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import State
from conclave.games.archmage.box.coordinates import BACKS, HEXES, HOMES, PLACE_WORDS, PLACES
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPHERE_WORDS, SPHERES
from conclave.games.archmage.box.terrain import (
    KIND_WORDS,
    OUTPOSTS,
    WILD_COPIES,
    WILDERNESS,
)
from conclave.games.archmage.knowledge.tensor_fields import MARKS
from conclave.games.archmage.rules.map import FACE_UP
from conclave.games.archmage.rules.spells.book import PHASES
from conclave.games.archmage.rules.variant import LONG, SHORT
from tests.laws.rows import Row, place_of_one, set_places, split

GAME = load_game("archmage")
SEATS = 4


class Map:
    """What a row tells of the hexes."""

    def __init__(self, row: Row) -> None:
        at = {(place.x, place.y): word for place, word in zip(PLACES, PLACE_WORDS, strict=True)}
        self.words = [at[x, y] for x, y in split(row.read("where"), HEXES)]
        kinds = [place_of_one(part) for part in row.parts("kind", HEXES)]
        self.shown = [hex for hex in range(HEXES) if kinds[hex] >= 0]
        self.kinds = self._fill(kinds)

    def _fill(self, kinds: list[int]) -> list[int]:
        """What is left of each pile, in the order of the hexes."""
        piles = {"w": [kind for kind in WILDERNESS for _ in range(WILD_COPIES)], "o": [*OUTPOSTS]}
        for hex in self.shown:
            if BACKS[hex] in piles:
                piles[BACKS[hex]].remove(kinds[hex])
        return [kind if kind >= 0 else piles[BACKS[hex]].pop(0) for hex, kind in enumerate(kinds)]

    def word(self, numbers: list[int]) -> Plain:
        place = place_of_one(numbers)
        return None if place < 0 else self.words[place]

    def all(self, numbers: list[int]) -> list[Plain]:
        return [self.words[hex] for hex in set_places(numbers)]


def told_position(row: Row) -> PlainDict:
    there = Map(row)
    effects = [bool(number) for number in row.read("effects")]
    told: PlainDict = {
        "seats": row.seats,
        "options": {"length": LONG if row.read("long")[0] else SHORT},
        "round": row.read("round")[0],
        "starter": row.whose("starter"),
        "turn": row.whose("turn"),
        "decider": row.whose("decider"),
        "phase": PHASES[row.one("phase")],
        "stage": PHASES[row.one("stage")],
        "args": [*told_args(row)],
        "points": row.read("points")[0],
        "swift": row.read("swift")[0],
        "rites": row.read("rites")[0],
        "rite_spheres": [SPHERES[sphere] for sphere in set_places(row.read("rite_spheres"))],
        **dict(zip(("promoting", "warding", "subjugating", "divining"), effects, strict=False)),
        "again": effects[4],
        "second": effects[5],
        "divined": there.all(row.read("divined")),
        "moved": {
            PLACE_WORDS[home]: word
            for home, word in zip(HOMES, there.words, strict=True)
            if PLACE_WORDS[home] != word
        },
        "map": {
            word: KIND_WORDS[kind] for word, kind in zip(there.words, there.kinds, strict=True)
        },
        "shown": [there.words[hex] for hex in there.shown if not FACE_UP >> hex & 1],
        "wards": there.all(row.read("wards")),
        "tokens": told_tokens(row, there),
        "players": row.in_order([told_seat(row, there, at) for at in range(row.seats)]),
    }
    if row.seats == 1:
        roamed, skips = row.read("warlord_is")
        told["warlord"] = {
            "at": there.word(row.read("warlord")),
            "holds": there.all(row.read("inflamed")),
            "roamed": bool(roamed),
            "hindered": row.read("hindered")[0],
            "skips": bool(skips),
        }
    return told


def told_args(row: Row) -> list[int]:
    paying, left = row.one("paying"), row.read("left")[0]
    if paying >= 0:
        owed = row.read("owed")[0]
        if row.one("shadowed") < 0:
            return [paying, owed, row.one("from_kind")]
        return [paying, owed, row.one("shadowed"), row.read("penalty")[0]]
    if left:
        return [left]
    if row.one("victim") >= 0:
        return [row.whose("victim")]
    lifted = [place_of_one(part) for part in row.parts("lifted", 2)]
    return [number for number in [*lifted, row.one("settled")] if number >= 0]


def told_tokens(row: Row, there: Map) -> PlainDict:
    owners = {
        hex: row.seat_at(at)
        for at, part in enumerate(row.parts("token_of", SEATS))
        for hex in set_places(part)
    }
    marks = {
        hex: mark
        for mark, part in zip(MARKS, row.parts("tokens", len(MARKS)), strict=True)
        for hex in set_places(part)
    }
    return {there.words[hex]: [marks[hex], owners[hex]] for hex in sorted(marks)}


def told_seat(row: Row, there: Map, at: int) -> PlainDict:
    def part(name: str) -> list[int]:
        return row.parts(name, SEATS)[at]

    def counts(name: str) -> PlainDict:
        return {SPHERE_WORDS[place]: count for place, count in enumerate(part(name)) if count}

    doors = [place_of_one(door) for door in split(part("doors"), 6)]
    return {
        "mage": there.word(part("mage")),
        "tower": there.word(part("tower")),
        "holds": there.all(part("held")),
        "company": part("company")[0],
        "supply": part("supply")[0],
        "imprisoned": part("imprisoned")[0],
        "relics": dict(zip(RELICS, part("relics"), strict=True)),
        "apprentices": counts("apprentices"),
        "corrupt": counts("corrupt"),
        "known": [SPELL_WORDS[spell] for spell in set_places(part("known"))],
        "spent": [SPELL_WORDS[spell] for spell in set_places(part("spent"))],
        "stone_skin": bool(part("stone_skin")[0]),
        "planets": dict(zip(RELICS, part("planets"), strict=True)),
        "doors": {SPHERES[s]: row.seat_at(owner) for s, owner in enumerate(doors) if owner >= 0},
        "score": [*part("score")] if part("scored")[0] else None,
    }


def compare(state: State, seat: int) -> None:
    row = Row(GAME, state, seat)
    twin = GAME.restore(told_position(row))
    view = GAME.view(state, seat)
    assert GAME.view(twin, seat) == view
    assert twin.legal() == state.legal()
    seats = view["seats"]
    assert isinstance(seats, list)
    totals: list[Plain] = [*row.read("total")[: row.seats]]
    assert row.in_order(totals) == [told["points"] for told in seats if isinstance(told, dict)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", GAME.option_sets, ids=str)
def test_a_position_can_be_laid_out_from_it(seats: int, options: Options) -> None:
    chance = FastChance(seats)
    state = GAME.start(seats, options, chance)
    decisions = 0
    while not state.over():
        if decisions % 2 == 0:
            compare(state, decisions // 2 % seats)
        state.play(chance.pick(state.legal()), chance)
        decisions += 1
    compare(state, 0)


def test_every_question_that_is_about_something_can_be_told_from_it() -> None:
    asked: set[Plain] = set()
    for seed in (5, 41, 110, 227):
        chance = FastChance(seed)
        state = GAME.start(2 + seed % 3, {}, chance)
        while not state.over():
            phase = state.dump()["phase"]
            if phase not in ("prepare", "journey", "journeys-end"):
                compare(state, state.actor())
                asked.add(phase)
            state.play(chance.pick(state.legal()), chance)
    assert asked >= {"price", "penalty", "towns", "corrupt", "lift", "settle", "discard", "shadow"}
