"""The tensor is complete: the view of a seat can be told from it and from the dungeon's plan."""

import pytest

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.options import Options
from conclave.core.perspective import Perspective
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import State
from conclave.games.five_seals.box.codes import SCROLL_WORDS
from conclave.games.five_seals.box.dungeon import Dungeon, dungeon_of
from conclave.games.five_seals.box.pieces import ELEMENT_WORDS, FAMILIARS
from conclave.games.five_seals.knowledge.tensor import BOXES, CIRCLES, SPELLS
from conclave.games.five_seals.knowledge.view import draw
from conclave.games.five_seals.rules.spells.book import PHASES
from tests.laws.rows import Row, place_of_one, set_places, split

GAME = load_game("five_seals")
SEATS = 5
COLOURS = ELEMENT_WORDS[:4]


def spot_word(dungeon: Dungeon, numbers: list[int]) -> Plain:
    place = place_of_one(numbers)
    if place < 0:
        return None
    return dungeon.words[place if place < CIRCLES else place - CIRCLES + dungeon.boxes]


def token_word(numbers: list[int]) -> Plain:
    place = place_of_one(numbers)
    return None if place < 0 else f"{COLOURS[place // 5]}.{2 + place % 5}"


def scroll_words(numbers: list[int]) -> Plain:
    return [SCROLL_WORDS[scroll] for scroll, count in enumerate(numbers) for _ in range(count)]


def told_view(row: Row) -> PlainDict:
    assert row.one("plan") == 0
    dungeon = dungeon_of("round", row.seats)
    casting = row.one("casting")
    element = row.one("chosen_element")
    return {
        "round": row.read("round")[0],
        "circle": 1 + row.one("circle"),
        "first": row.whose("first"),
        "turn": row.whose("turn"),
        "phase": PHASES[row.one("phase")],
        "casting": None if casting < 0 else SCROLL_WORDS[casting],
        "chosen": spot_word(dungeon, row.read("chosen_spot"))
        or token_word(row.read("chosen_token"))
        or (None if element < 0 else ELEMENT_WORDS[element]),
        "sixes": row.read("sixes")[0],
        "fewest_sixes": row.read("fewest_sixes")[0],
        "quiet": row.one("quiet"),
        "supply": dict(zip(COLOURS, row.read("supply"), strict=True)),
        "seals": told_seals(row, dungeon),
        "scrolls": told_scrolls(row, dungeon),
        "guardians": by_element([spot_word(dungeon, part) for part in row.parts("guardians", 5)]),
        "absorbed": by_element([token_word(part) for part in row.parts("absorbed", 5)]),
        "seats": row.in_order([told_seat(row, dungeon, at) for at in range(row.seats)]),
        "plan": draw(dungeon),
    }


def by_element(told: list[Plain]) -> PlainDict:
    return {word: said for word, said in zip(ELEMENT_WORDS, told, strict=True) if said is not None}


def told_seals(row: Row, dungeon: Dungeon) -> PlainDict:
    told: PlainDict = {}
    for spot, part in enumerate(row.parts("tokens", CIRCLES)):
        if any(part):
            [(colour, strength)] = [(n, number) for n, number in enumerate(part) if number]
            told[dungeon.words[spot]] = f"{COLOURS[colour]}.{strength}"
    return told


def told_scrolls(row: Row, dungeon: Dungeon) -> PlainDict:
    told: PlainDict = {}
    for box, part in enumerate(row.parts("scrolls", BOXES)):
        if any(part):
            scroll = place_of_one(part[:SPELLS]) * 5 + place_of_one(part[SPELLS:])
            told[dungeon.words[dungeon.boxes + box]] = SCROLL_WORDS[scroll]
    return told


def told_seat(row: Row, dungeon: Dungeon, at: int) -> PlainDict:
    shown = split(row.parts("dice", SEATS)[at], 4)
    cup = row.parts("cup", SEATS)[at]
    floor = set_places(row.parts("floor", SEATS)[at])
    return {
        "word": FAMILIARS[row.seat_at(at)],
        "mage": spot_word(dungeon, row.parts("mage", SEATS)[at]),
        "familiar": spot_word(dungeon, row.parts("familiar", SEATS)[at]),
        "done": bool(row.read("done")[at]),
        "dice": [
            f"{colour}.{value}"
            for colour, counts in zip(COLOURS, shown, strict=True)
            for value, count in enumerate(counts, start=1)
            for _ in range(count)
        ],
        "cup": [c for c, count in zip(COLOURS, cup, strict=True) for _ in range(count)],
        "ready": scroll_words(row.parts("ready", SEATS)[at]),
        "spent": scroll_words(row.parts("spent", SEATS)[at]),
        "points": row.read("points")[at],
        "synergy": row.read("synergy")[at],
        "floor": [dungeon.areas[number].word for number in floor],
    }


def compare(state: State, *seats: int) -> None:
    for seat in seats:
        row = Row(GAME, state, seat)
        assert told_view(row) == GAME.view(state, seat)
        assert row.whose("decider") == state.actor()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", GAME.option_sets, ids=str)
def test_the_view_can_be_told_from_it(seats: int, options: Options) -> None:
    chance = FastChance(seats)
    state = GAME.start(seats, options, chance)
    decisions = 0
    while not state.over():
        if decisions % 3 == 0:
            compare(state, decisions % seats)
        state.play(chance.pick(state.legal()), chance)
        decisions += 1
    compare(state, *range(seats))


def test_the_view_can_be_told_from_it_where_bots_play() -> None:
    chance = FastChance(5)
    state = GAME.start(3, {"circle": 4}, chance)
    while not state.over():
        compare(state, state.actor())
        asked = Perspective(GAME, state, state.actor(), chance)
        state.play(choose(GAME, asked, "novice", chance), chance)


def test_whether_a_seal_was_broken_in_this_round_is_told() -> None:
    chance = FastChance(8)
    state = GAME.start(2, {}, chance)
    told = set()
    while not state.over():
        broken = state.dump()["broken"]
        told.add(broken)
        assert Row(GAME, state, 0).read("broken") == [int(broken is True)]
        state.play(chance.pick(state.legal()), chance)
    assert told == {False, True}
