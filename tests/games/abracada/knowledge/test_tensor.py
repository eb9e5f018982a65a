"""The tensor is complete: the view of a seat can be told from it."""

import pytest

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.options import Options, complete_options
from conclave.core.perspective import Perspective
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import State
from tests.laws.rows import Row, place_of_one

GAME = load_game("abracada")
SEATS = 5
HAND = 5


def stones(numbers: list[int]) -> Plain:
    """The spells of stones that are told place by place."""
    spells = [1 + place_of_one(numbers[at : at + 8]) for at in range(0, len(numbers), 8)]
    return [spell for spell in spells if spell]


def told_view(row: Row, options: Options) -> PlainDict:
    hands: list[Plain] = [None, *[stones(part) for part in row.parts("stones", SEATS - 1)]]
    seats: list[Plain] = [
        {
            "lives": place_of_one(row.parts("lives", SEATS)[at]),
            "points": place_of_one(row.parts("points", SEATS)[at]),
            "stones": hands[at],
            "count": place_of_one(row.parts("count", SEATS)[at]),
            "taken": place_of_one(row.parts("taken", SEATS)[at]),
        }
        for at in range(row.seats)
    ]
    told: PlainDict = {
        "round": row.read("round")[0],
        "rounds": row.read("rules")[3],
        "turn": row.whose("turn"),
        "last": row.one("last"),
        "seats": row.in_order(seats),
        "board": [*row.read("board")],
        "unseen": [*row.read("unseen")],
        "pile": row.read("pile")[0],
        "secrets": row.one("secrets"),
        "mine": stones(row.read("mine")),
        "result": told_result(row) if row.read("result")[0] else None,
    }
    if row.read("odds_shown")[0]:
        told["odds"] = [number / 10_000 for number in row.read("odds")]
    assert row.read("rules")[:3] == [options[name] for name in ("easy", "slips", "last_standing")]
    return told


def told_result(row: Row) -> PlainDict:
    def of_each(name: str) -> list[Plain]:
        return row.in_order([[spell for spell in part if spell] for part in row.parts(name, SEATS)])

    return {
        "round": row.read("result_round")[0],
        "ending": ("emptied", "killed", "fell")[row.read("result_ending")[0] - 1],
        "actor": row.seat_at(row.read("result_actor")[0] - 1),
        "winner": row.seat_at(row.read("result_winner")[0] - 1),
        "gains": row.in_order([*row.read("result_gains")]),
        "lives": row.in_order([*row.read("result_lives")]),
        "hands": of_each("result_hands"),
        "taken": of_each("result_taken"),
    }


def compare(state: State, options: Options) -> None:
    for seat in range(state.seats):
        assert told_view(Row(GAME, state, seat), options) == GAME.view(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", GAME.option_sets, ids=str)
def test_the_view_can_be_told_from_it(seats: int, options: Options) -> None:
    full = complete_options(GAME.options, options)
    chance = FastChance(seats)
    state = GAME.start(seats, options, chance)
    while not state.over():
        compare(state, full)
        state.play(chance.pick(state.legal()), chance)
    compare(state, full)


def test_the_view_can_be_told_from_it_where_bots_play() -> None:
    chance = FastChance(5)
    full = complete_options(GAME.options, {})
    state = GAME.start(4, {}, chance)
    while not state.over():
        compare(state, full)
        asked = Perspective(GAME, state, state.actor(), chance)
        state.play(choose(GAME, asked, "novice", chance), chance)


def test_after_a_miss_only_new_stones_may_be_of_that_spell() -> None:
    chance = FastChance(3)
    state = GAME.start(4, {}, chance)
    seat = state.actor()
    view = GAME.view(state, (seat + 1) % 4)
    seats = view["seats"]
    assert isinstance(seats, list)
    mine = seats[seat]
    assert isinstance(mine, dict)
    held = mine["stones"]
    assert isinstance(held, list)
    missed = next(spell for spell in range(8, 0, -1) if spell not in held)
    state.play((0, missed), chance)
    may_be = Row(GAME, state, seat).parts("may_be", SEATS)[0]
    assert may_be == [0 if spell == missed else HAND for spell in range(1, 9)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_first_lesson_the_chances_are_the_exact_odds(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.start(seats, {}, chance)
    for seat in range(seats):
        exact = [round(one.share * 10_000) for one in GAME.odds(state, seat, chance)]
        assert Row(GAME, state, seat).read("chances") == exact


def test_the_chances_are_near_the_exact_odds_and_leave_out_nothing_that_may_be_held() -> None:
    chance = FastChance(8)
    state = GAME.start(2, {}, chance)
    apart: list[float] = []
    while not state.over():
        for seat in range(2):
            told = [number / 10_000 for number in Row(GAME, state, seat).read("chances")]
            exact = [one.share for one in GAME.odds(state, seat, chance)]
            assert all(about > 0 for about, share in zip(told, exact, strict=True) if share > 0)
            apart += [abs(about - share) for about, share in zip(told, exact, strict=True)]
        state.play(chance.pick(state.legal()), chance)
    assert sum(apart) / len(apart) < 0.04
