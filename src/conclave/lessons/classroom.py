"""A lesson as it is taken: where the learner stands is told by the step and what they have said."""

from conclave.core.chance import Chance, FastChance, ReplayChance
from conclave.core.errors import BadRecord
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.messages import Message
from conclave.core.state import Move, State
from conclave.lessons.lesson import Example, Lesson, Mistake, Saying, Step, UnknownLesson


class Played:
    """A move as it was made, with the positions around it."""

    def __init__(
        self,
        seat: int,
        sentence: str,
        events: list[Event],
        points: list[int],
        before: State,
        after: State,
    ) -> None:
        self.seat = seat
        self.sentence = sentence
        self.events = events
        self.points = points
        self.before = before
        self.after = after


class Answer:
    """What is said to a learner: whether it was right, and why."""

    def __init__(self, right: bool, text: Message) -> None:
        self.right = right
        self.text = text


class Classroom:
    """One learner's table at one step, from the beginning of the step's chapter on."""

    def __init__(self, game: AnyGame, position: State, seat: int) -> None:
        self.game = game
        self.state = position
        self.seat = seat
        self.played: list[Played] = []
        self.since = 0
        """How many moves were made before the present step."""

    def play(self, sentence: str, luck: Chance) -> None:
        seat = self.state.actor()
        move = self.game.hear(self.state, sentence)
        self.play_move(seat, move, luck)

    def play_move(self, seat: int, move: Move, luck: Chance) -> None:
        sentence = self.game.say(self.state, move)
        after = self.state.copy()
        events: list[Event] = []
        after.play(move, luck, events)
        points = [standing.points for standing in after.standings()]
        self.played.append(Played(seat, sentence, events, points, self.state, after))
        self.state = after

    def say(self, saying: Saying) -> None:
        luck = ReplayChance(saying.luck)
        self.play(saying.say, luck)
        if not luck.exhausted():
            raise BadRecord("record-draw-too-many", {"move": len(self.played)})


def at_step(game: AnyGame, lesson: Lesson, number: int, said: list[str]) -> Classroom:
    """The table at that step, if the learner has said that in the steps of the chapter that ask;
    where nothing is said, what is right is."""
    steps = lesson.steps()
    if not 0 <= number < len(steps):
        raise UnknownLesson("step-unknown", {"step": number, "last": len(steps) - 1})
    chapter = steps[number][0]
    room = Classroom(game, game.restore(chapter.position), lesson.seat)
    first = next(place for place, (one, _) in enumerate(steps) if one is chapter)
    heard = iter(said)
    for _, step in steps[first:number]:
        for reply in step.replies:
            room.say(reply)
        if step.accepts:
            room.say(_accepted(step, next(heard, "")) or step.accepts[0])
    room.since = len(room.played)
    for reply in steps[number][1].replies:
        room.say(reply)
    return room


def judge(room: Classroom, step: Step, sentence: str) -> Answer:
    """What the learner's sentence deserves; one that is right is played. One that can't be said at
    all is refused as at any table."""
    game = room.game
    if room.state.actor() != room.seat or not step.accepts:
        raise UnknownLesson("step-asks-nothing")
    said = game.say(room.state, game.hear(room.state, sentence))
    prefix = f"{game.slug}-lesson-{step.name}"
    right = _accepted(step, said)
    if right is not None:
        room.say(right)
        return Answer(True, Message(_named(f"{prefix}-right", right.name), {}))
    for mistake in step.mistakes:
        if _begins_so(said, mistake):
            return Answer(False, Message(_named(f"{prefix}-wrong", mistake.name), {}))
    return Answer(False, Message(f"{prefix}-wrong", {}))


def at_example(game: AnyGame, example: Example, said: list[str], seed: int) -> Classroom:
    """An example after what was tried in it."""
    room = Classroom(game, game.restore(example.position), example.seat)
    luck = FastChance(seed)
    for sentence in said:
        if room.state.over() or room.state.actor() != room.seat:
            raise UnknownLesson("example-is-over")
        room.since = len(room.played)
        room.play(sentence, luck)
    return room


def _accepted(step: Step, sentence: str) -> Saying | None:
    return next((saying for saying in step.accepts if saying.say == sentence), None)


def _begins_so(sentence: str, mistake: Mistake) -> bool:
    return any(f"{sentence} ".startswith(f"{words} ") for words in mistake.say)


def _named(id: str, name: str) -> str:
    return f"{id}-{name}" if name else id
