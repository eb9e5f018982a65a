"""What rivals name, and what they leave alone, tells a seat about its own stones."""

import json
from math import log
from statistics import fmean

import pytest

from conclave.bots.levels import LONGEST, choose
from conclave.bots.memories import Memories
from conclave.core.chance import FastChance
from conclave.core.memory import Memory
from conclave.core.moment import Moment
from conclave.core.perspective import Perspective, restore_perspective
from conclave.games.abracada.bot.hand_belief import ONE, bags, ways
from conclave.games.abracada.bot.reading import read_hand
from conclave.games.abracada.bot.rival_model import RivalModel
from conclave.games.abracada.bot.turn_search import TurnPlan
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from tests.games.abracada.drawing import GAME, table

pytestmark = pytest.mark.usefixtures("unhurried")


def seen(position: Position, *named: int) -> tuple[Position, list[Moment]]:
    """The actor names these spells, and whatever comes of it, stops; what seat 0 has seen."""
    memories = Memories(GAME, ["grandmaster"])
    luck = FastChance(1)
    actor = position.turn
    for spell in named:
        memories.see(position, CASTS[spell])
        position.play(CASTS[spell], luck)
    if position.turn == actor:
        memories.see(position, STOPPING)
        position.play(STOPPING, luck)
    return position, memories.perspective(position, 0, FastChance(2)).past


def before() -> Position:
    return table("8 8 7 7 1", "> 5 6 6 7 2", pile="3 4 4 5 8 8 8 8 7 6", secrets="3 2 6 6")


def test_the_reading_is_bayes_rule_over_every_bag() -> None:
    position = before()
    first = position.copy()
    now, past = seen(position, 5)
    unseen = unseen_stones(now, 0)
    by_hand = {}
    for bag in bags(5, unseen):
        chance = float(ways(bag, unseen))
        for moment in past:
            imagined = moment.imagined
            assert isinstance(imagined, Position)
            chance *= RivalModel(imagined, 0).likelihood(bag, moment.move)
        by_hand[bag] = chance
    total = sum(by_hand.values())
    found = read_hand(now, past, LONGEST).chances
    for bag, chance in by_hand.items():
        assert found.get(bag, 0.0) == pytest.approx(chance / total, abs=1e-6)
    assert first.turn == 1
    assert [moment.move for moment in past] == [CASTS[5], STOPPING]


def test_who_names_the_dragon_does_not_see_it_before_me() -> None:
    now, past = seen(before(), 1)
    told = odds(now.lessons[0], 5, unseen_stones(now, 0))
    assert read_hand(now, past, LONGEST).odds()[1] < told[1] / 3


def gains_of_reading(seed: int) -> list[float]:
    """By how much likelier than by its lessons seat 0 reads the truth to be, turn by turn."""
    luck, eyes = FastChance(seed), FastChance(1)
    state = GAME.start(2, {}, luck)
    memory = Memory(GAME, 0)
    gains: list[float] = []
    while not state.over():
        assert isinstance(state, Position)
        if state.turn == 0 and not state.last:
            true = sum(ONE[stone] for stone in state.hands[0])
            read = read_hand(state, memory.recall(state), LONGEST).chances[true]
            gains.append(log(read / read_hand(state, [], LONGEST).chances[true]))
        move = TurnPlan(state, 3, 0.1).best()
        memory.see(state, move, eyes)
        state.play(move, luck)
    return gains


def test_between_masters_the_truth_is_read_to_be_likelier_than_the_lessons_tell() -> None:
    assert fmean([gain for seed in (1, 2, 3) for gain in gains_of_reading(seed)]) > 0.1


def test_without_a_past_it_is_what_the_lessons_tell() -> None:
    lessons = {0: [4, -5, 101, 8, 101]}
    now = table(
        "> 8 8 7 7 1 | 5 lives", "5 6 6 7 2", pile="3 6 6", secrets="3 2 5 5", lessons=lessons
    )
    told = odds(now.lessons[0], 5, unseen_stones(now, 0))
    assert read_hand(now, [], LONGEST).odds() == pytest.approx(told, abs=1e-12)


def test_a_past_that_begins_in_the_middle_of_a_round_counts_the_lessons_before_it() -> None:
    lessons = {0: [4, -5, 101]}
    drawn = ("8 8 7 7 1 | 5 lives", "> 5 6 6 7 2")
    position = table(*drawn, pile="3 6 6 8", secrets="3 2 5 5", lessons=lessons)
    now, past = seen(position, 7)
    told = odds(now.lessons[0], 5, unseen_stones(now, 0))
    found = read_hand(now, past, LONGEST).odds()
    assert found != pytest.approx(told, abs=1e-3)
    assert found[5] < 0.5


def test_a_grandmaster_answers_alike_when_its_past_has_travelled_as_json() -> None:
    now, past = seen(before(), 1)
    perspective = Perspective(GAME, now, 0, FastChance(3), past)
    dumped = json.loads(json.dumps(perspective.dump()))
    restored = restore_perspective(GAME, dumped)
    assert [moment.move for moment in restored.past] == [moment.move for moment in past]
    answers = {
        choose(GAME, asked, "grandmaster", FastChance(4)) for asked in (perspective, restored)
    }
    assert len(answers) == 1


def test_what_it_imagines_fits_what_it_sees() -> None:
    now, past = seen(before(), 7)
    perspective = Perspective(GAME, now, 0, FastChance(3), past)
    view = perspective.view()
    perspective.insight = GAME.guide.read(
        perspective.imagine(FastChance(5)), past, FastChance(6), LONGEST
    )
    assert perspective.insight is not None
    assert 1 < perspective.insight.effective() < 792
    for seed in range(20):
        imagined = perspective.imagine(FastChance(seed))
        assert GAME.view(imagined, 0) == view
        GAME.restore(imagined.dump())
