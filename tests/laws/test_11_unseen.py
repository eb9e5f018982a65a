"""Law 11: what nobody has seen can be laid anew, and nobody could tell. It is fairly drawn, and it
tells in nothing before it is drawn."""

import json
from collections import Counter
from collections.abc import Callable, Hashable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.catalogue import load_game
from conclave.core.chance import FastChance, NotedChance, ScriptedChance
from conclave.core.game import AnyGame
from conclave.core.plain import Plain, PlainDict
from tests.chi_square import fits
from tests.laws.census import CENSUS
from tests.laws.deductions import Fairness
from tests.laws.tables import TableSetting, at_every_table, for_every_game, positions

seeds = st.integers(0, 2**32)

FACE_DOWN: dict[str, set[str]] = {
    "abracada": {"secret_stones", "unseen"},
    "twelve_missions": {"under"},
    "archmage": {"under"},
}
"""Where an open view shows what nobody has seen."""


def _without(view: Plain, names: set[str]) -> Plain:
    if isinstance(view, dict):
        return {name: _without(part, names) for name, part in view.items() if name not in names}
    if isinstance(view, list):
        return [_without(part, names) for part in view]
    return view


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_no_seat_can_tell_that_it_was_laid_anew(setting: TableSetting, seed: int) -> None:
    game = setting.game
    for state in positions(setting, seed, count=4):
        before = json.dumps(state.dump())
        anew = state.reshuffled(FastChance(seed))
        assert json.dumps(state.dump()) == before, "it is another position"
        for viewer in (None, *range(setting.seats)):
            assert game.view(anew, viewer) == game.view(state, viewer)
        for seat in range(setting.seats):
            imagined = [each.imagine(seat, FastChance(seed + 1)).dump() for each in (state, anew)]
            assert imagined[0] == imagined[1]
        assert anew.actor() == state.actor()
        assert anew.over() or anew.legal() == state.legal()
        names = FACE_DOWN.get(game.slug, set())
        assert _without(game.open_view(anew), names) == _without(game.open_view(state), names)


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_what_was_laid_anew_is_a_position_of_the_game(setting: TableSetting, seed: int) -> None:
    for state in positions(setting, seed, count=4):
        anew = state.reshuffled(FastChance(seed))
        dumped = anew.dump()
        assert setting.game.restore(dumped).dump() == dumped
        assert anew.unseen() == state.unseen()
        count = CENSUS[setting.game.slug]
        assert count(dumped) == count(state.dump())
        again = anew.reshuffled(FastChance(seed + 1)).dump()
        assert again == state.reshuffled(FastChance(seed + 1)).dump(), "how it lay does not matter"


@at_every_table
@given(seed=seeds)
@settings(max_examples=2)
def test_what_nobody_has_seen_tells_only_when_it_is_drawn(setting: TableSetting, seed: int) -> None:
    """The same move in a position laid anew leads to the same one, but for what still lies unseen;
    unless the move draws."""
    for state in positions(setting, seed, count=6)[:-1]:
        luck = NotedChance(FastChance(seed))
        anew = state.reshuffled(luck)
        move = luck.pick(state.legal())
        luck.take_notes()
        before = state.unseen()
        state.play(move, luck)
        if not luck.take_notes() and state.unseen() == before:
            anew.play(move, ScriptedChance())
            assert anew.unseen() == before
            laid = [each.reshuffled(FastChance(seed)).dump() for each in (state, anew)]
            assert laid[0] == laid[1]


def _list(position: PlainDict, name: str) -> list[Plain]:
    found = position[name]
    assert isinstance(found, list)
    return found


def _evenly(counts: Counter[Hashable], outcomes: list[Hashable]) -> Fairness:
    return Fairness(dict(counts), dict.fromkeys(outcomes, 1 / len(outcomes)))


def abracada() -> list[Fairness]:
    """Where the only dragon lies if it is in nobody's hand."""
    game = load_game("abracada")
    deals = [game.start(4, {}, FastChance(seed)) for seed in range(50)]
    state = next(deal for deal in deals if _unheld(deal.dump(), 1))
    chance = FastChance(1)
    counts: Counter[Hashable] = Counter()
    for _ in range(3000):
        dumped = state.reshuffled(chance).dump()
        counts[(_list(dumped, "pile") + _list(dumped, "secrets")).index(1)] += 1
    return [_evenly(counts, list(range(state.unseen())))]


def _unheld(position: PlainDict, stone: int) -> bool:
    return all(isinstance(hand, list) and stone not in hand for hand in _list(position, "hands"))


def twelve_missions() -> list[Fairness]:
    """Where a mission and a scroll lie in their piles, and where a card that nobody has seen."""
    game = load_game("twelve_missions")
    deals = [game.start(3, {}, FastChance(seed)) for seed in range(200)]
    state = next(deal for deal in deals if deal.dump()["mission"] == 18)
    dumped = state.dump()
    mission, scroll = _list(dumped, "missions")[0], _list(dumped, "deck")[0]
    card = _below(dumped)[0]
    chance = FastChance(1)
    counts: list[Counter[Hashable]] = [Counter(), Counter(), Counter()]
    for _ in range(3000):
        anew = state.reshuffled(chance).dump()
        counts[0][_list(anew, "missions").index(mission)] += 1
        counts[1][_list(anew, "deck").index(scroll)] += 1
        counts[2][_below(anew).index(card)] += 1
    lengths = [len(_list(dumped, "missions")), len(_list(dumped, "deck")), len(_below(dumped))]
    assert sum(lengths) == state.unseen()
    return [_evenly(each, list(range(n))) for each, n in zip(counts, lengths, strict=True)]


def _below(position: PlainDict) -> list[Plain]:
    cards = _list(position, "undealt")[:]
    for stack in _list(position, "down"):
        assert isinstance(stack, list)
        cards += stack
    return cards


def archmage() -> list[Fairness]:
    """X1: what lies on a face-down hex when five of the six Mines have been seen elsewhere."""
    game = load_game("archmage")
    mines: PlainDict = dict.fromkeys(("c2", "c3", "c5", "c6", "b2"), "mine")
    state = game.restore({"seats": 2, "map": mines, "shown": list(mines)})
    chance = FastChance(1)
    counts: Counter[Hashable] = Counter()
    for _ in range(2000):
        kinds = state.reshuffled(chance).dump()["map"]
        assert isinstance(kinds, dict)
        counts[str(kinds["g2"])] += 1
    shares: dict[Hashable, float] = dict.fromkeys(("grove", "crypt", "ruins", "library"), 6 / 25)
    return [Fairness(dict(counts), {**shares, "mine": 1 / 25})]


def five_seals() -> list[Fairness]:
    """Everything lies open."""
    state = load_game("five_seals").start(3, {}, FastChance(1))
    assert state.unseen() == 0
    assert state.reshuffled(FastChance(2)).dump() == state.dump()
    return []


FAIRLY: dict[str, Callable[[], list[Fairness]]] = {
    "abracada": abracada,
    "five_seals": five_seals,
    "twelve_missions": twelve_missions,
    "archmage": archmage,
}


@for_every_game
def test_what_is_laid_anew_is_fairly_drawn(game: AnyGame) -> None:
    if game.slug not in FAIRLY:
        pytest.fail(f"show here that {game.slug} lays anew fairly")
    for fairness in FAIRLY[game.slug]():
        assert fits(fairness.counts, fairness.shares)
