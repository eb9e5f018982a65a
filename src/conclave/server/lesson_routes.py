"""Lessons and examples, over HTTP. Nothing of them is kept here: whoever learns tells each time
where they are."""

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from conclave.catalogue import load_game
from conclave.core.game import AnyGame
from conclave.core.guide import NOVICE
from conclave.core.options import Options, complete_options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import State
from conclave.lessons.classroom import Answer, Classroom, Played, at_example, at_step, judge
from conclave.lessons.lesson import Lesson, lesson_of
from conclave.server.crests import BOT_NAMES, CRESTS
from conclave.server.openapi import REFUSALS
from conclave.server.payloads import move_payload, shown_position
from conclave.server.table_payloads import SeatShown, TableShown

Sentence: TypeAlias = Annotated[str, Meta(max_length=400)]
Said: TypeAlias = Annotated[list[Sentence], Meta(max_length=40)]


class StepShown(msgspec.Struct):
    name: str
    chapter: str
    points: list[str]
    asks: bool
    accepts: list[str]


class ExampleShown(msgspec.Struct):
    name: str
    points: list[str]


class LessonShown(msgspec.Struct):
    game: str
    minutes: int
    seat: int
    steps: list[StepShown]
    examples: list[ExampleShown]


class TextShown(msgspec.Struct):
    id: str
    params: dict[str, str | int]


class AnswerShown(msgspec.Struct):
    right: bool
    text: TextShown


class DeskShown(msgspec.Struct):
    """The table at a step: before what happens there, and what happens."""

    table: TableShown
    # As in the messages of a table; their parts are too many to be described here.
    log: list[Any]
    position: dict[str, Any]
    moved: list[Any]
    answer: AnswerShown | None


class AtStep(msgspec.Struct, forbid_unknown_fields=True):
    step: Annotated[int, Meta(ge=0, le=999)]
    said: Said = []
    """By the learner, in the earlier steps of this chapter that ask for something."""
    sentence: Sentence | None = None


class AtExample(msgspec.Struct, forbid_unknown_fields=True):
    said: Said = []
    seed: Annotated[int, Meta(ge=0, lt=2**32)] = 0


def lesson_routes() -> list[HTTPRouteHandler]:
    @get("/api/lessons/{slug:str}", responses=REFUSALS)
    async def lesson(slug: FromPath[str]) -> LessonShown:
        return _lesson_payload(lesson_of(load_game(slug).slug))

    @post("/api/lessons/{slug:str}", responses=REFUSALS, status_code=200)
    async def step(slug: FromPath[str], data: JSONBody[AtStep]) -> DeskShown:
        game = load_game(slug)
        lesson = lesson_of(game.slug)
        room = at_step(game, lesson, data.step, data.said)
        answer: Answer | None = None
        if data.sentence is not None:
            room.since = len(room.played)
            answer = judge(room, lesson.steps()[data.step][1], data.sentence)
        return _desk_payload(room, lesson.options, answer)

    @post("/api/lessons/{slug:str}/examples/{name:str}", responses=REFUSALS, status_code=200)
    async def example(
        slug: FromPath[str], name: FromPath[str], data: JSONBody[AtExample]
    ) -> DeskShown:
        game = load_game(slug)
        found = lesson_of(game.slug).example(name)
        return _desk_payload(at_example(game, found, data.said, data.seed), found.options, None)

    return [lesson, step, example]


def _lesson_payload(lesson: Lesson) -> LessonShown:
    return LessonShown(
        game=lesson.game,
        minutes=lesson.minutes,
        seat=lesson.seat,
        steps=[
            StepShown(
                name=step.name,
                chapter=chapter.name,
                points=step.points,
                asks=bool(step.accepts),
                accepts=[saying.say for saying in step.accepts],
            )
            for chapter, step in lesson.steps()
        ],
        examples=[ExampleShown(example.name, example.points) for example in lesson.examples],
    )


def _desk_payload(room: Classroom, options: Options, answer: Answer | None) -> DeskShown:
    game, seat, since = room.game, room.seat, room.since
    before = room.played[since].before if since < len(room.played) else room.state
    moves = [_move(game, number, move, seat) for number, move in enumerate(room.played, start=1)]
    moved: list[Plain] = [
        {
            "move": moves[number - 1],
            "position": _position(game, room.played[number - 1].after, number, seat),
        }
        for number in range(since + 1, len(moves) + 1)
    ]
    return DeskShown(
        table=_table_payload(room, options),
        log=moves[:since],
        position=_position(game, before, since, seat),
        moved=moved,
        answer=None if answer is None else _answer_payload(answer),
    )


def _position(game: AnyGame, state: State, version: int, seat: int) -> PlainDict:
    return shown_position(game, state, version, seat, True, state.standings())


def _answer_payload(answer: Answer) -> AnswerShown:
    text = answer.text
    return AnswerShown(answer.right, TextShown(text.id, dict(text.params.items())))


def _move(game: AnyGame, number: int, move: Played, viewer: int) -> Plain:
    return move_payload(game, number, move.seat, move.sentence, move.events, move.points, viewer)


def _table_payload(room: Classroom, options: Options) -> TableShown:
    """As a table with bots would be shown to its host."""
    crests = list(CRESTS)
    return TableShown(
        code="",
        short_code=None,
        game=room.game.slug,
        title="",
        public=False,
        practice=False,
        hints=False,
        options=complete_options(room.game.options, options),
        revealing=False,
        status="over" if room.state.over() else "playing",
        host=True,
        you=room.seat,
        seats=[_seat_payload(seat, crests[seat], room.seat) for seat in range(room.state.seats)],
        watchers=0,
        watching=[],
        commitment="",
        seed="",
        made=0,
        version=len(room.played),
        rematch=None,
    )


def _seat_payload(seat: int, crest: str, own: int) -> SeatShown:
    mine = seat == own
    return SeatShown(
        seat=seat,
        kind="person" if mine else "bot",
        name="" if mine else BOT_NAMES[crest],
        crest=crest,
        level=None if mine else NOVICE,
        here=True,
        deputy=False,
        luck="",
        hash="",
    )
