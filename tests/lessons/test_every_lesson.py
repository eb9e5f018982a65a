"""Every lesson played through: a change of the rules or of a text can't break one unseen."""

import pytest

from conclave.catalogue import all_games
from conclave.core.game import AnyGame
from conclave.lessons.classroom import at_example, at_step, judge
from conclave.lessons.lesson import Lesson, Step, lesson_of
from conclave.texts import knows

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def asked(lesson: Lesson) -> list[tuple[int, Step]]:
    return [(place, step) for place, (_, step) in enumerate(lesson.steps()) if step.accepts]


@every_game
def test_all_that_is_right_can_be_said_and_the_lesson_goes_on(game: AnyGame) -> None:
    lesson = lesson_of(game.slug)
    steps = lesson.steps()
    for place, step in asked(lesson):
        before = said_before(lesson, place)
        for saying in step.accepts:
            room = at_step(game, lesson, place, before)
            assert room.state.actor() == lesson.seat, step.name
            assert judge(room, step, saying.say).right, (step.name, saying.say)
            for later in range(place + 1, len(steps)):
                if steps[later][0] is steps[place][0]:
                    at_step(game, lesson, later, [*before, saying.say])


def said_before(lesson: Lesson, number: int) -> list[str]:
    steps = lesson.steps()
    chapter = steps[number][0]
    return [
        step.accepts[0].say
        for place, (one, step) in enumerate(steps)
        if place < number and one is chapter and step.accepts
    ]


@every_game
def test_everything_else_is_answered_with_why_and_changes_nothing(game: AnyGame) -> None:
    lesson = lesson_of(game.slug)
    for place, step in asked(lesson):
        room = at_step(game, lesson, place, [])
        right = {saying.say for saying in step.accepts}
        sentences = game.sentences(room.state)
        assert right <= set(sentences), step.name
        for sentence in sentences:
            if sentence in right:
                continue
            was = room.state.dump()
            answer = judge(room, step, sentence)
            assert not answer.right
            assert knows(answer.text.id), answer.text.id
            assert room.state.dump() == was
        for mistake in step.mistakes:
            for words in mistake.say:
                meant = [one for one in sentences if f"{one} ".startswith(f"{words} ")]
                assert meant, f"{step.name}: nobody can say {words}"


@every_game
def test_every_text_is_written(game: AnyGame) -> None:
    lesson = lesson_of(game.slug)
    needed = []
    for _, step in lesson.steps():
        prefix = f"{game.slug}-lesson-{step.name}"
        needed += [prefix, f"{prefix}-title"]
        if step.accepts:
            needed.append(f"{prefix}-ask")
        for saying in step.accepts:
            needed.append(f"{prefix}-right-{saying.name}" if saying.name else f"{prefix}-right")
        needed += [f"{prefix}-wrong-{mistake.name}" for mistake in step.mistakes]
    for example in lesson.examples:
        needed.append(f"{game.slug}-example-{example.name}")
    assert [id for id in needed if not knows(id)] == []


@every_game
def test_no_two_steps_or_examples_share_a_name(game: AnyGame) -> None:
    lesson = lesson_of(game.slug)
    names = [step.name for _, step in lesson.steps()] + [one.name for one in lesson.examples]
    assert len(set(names)) == len(names)


@every_game
def test_a_learner_reads_something_and_does_something(game: AnyGame) -> None:
    lesson = lesson_of(game.slug)
    assert 8 <= len(lesson.steps()) <= 24
    assert len(asked(lesson)) >= 5
    assert 4 <= lesson.minutes <= 8
    assert all(step.points for _, step in asked(lesson))


@every_game
def test_an_example_is_the_turn_of_whoever_tries_it(game: AnyGame) -> None:
    for example in lesson_of(game.slug).examples:
        room = at_example(game, example, [], seed=1)
        assert room.state.actor() == example.seat, example.name
        for sentence in game.sentences(room.state):
            tried = at_example(game, example, [sentence], seed=1)
            assert len(tried.played) == 1
