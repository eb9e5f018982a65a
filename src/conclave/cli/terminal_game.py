"""One person at a terminal, and bots around the table."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from conclave.bots.hints import hint
from conclave.bots.levels import choose, reads
from conclave.bots.outside import BotFailed
from conclave.cli.faces import face_of
from conclave.cli.faces.face import Scene, seat_colour
from conclave.cli.hint_lines import hint_lines
from conclave.cli.prompt import asker
from conclave.cli.refusals import reason
from conclave.cli.rules import rules_page
from conclave.core.chance import Chance
from conclave.core.errors import ConclaveError
from conclave.core.events import Event
from conclave.core.guide import NOVICE
from conclave.core.match import Match
from conclave.core.perspective import Perspective
from conclave.core.recollection import recollect
from conclave.core.sentences import split_words
from conclave.core.state import Move
from conclave.texts import Listener, ask, say, tell


class TerminalGame:
    """A game from the first question to the last, or until the person leaves."""

    def __init__(
        self, match: Match, listener: Listener, own: int, level: str, luck: Chance, console: Console
    ) -> None:
        self.match = match
        self.game = match.game
        self.listener = listener
        self.own = own
        self.level = level
        self.luck = luck
        self.console = console
        self.face = face_of(self.game.slug)
        self.ask = asker(self.offers, self.game.unordered)
        self.seen = False
        self.left = False
        answers: dict[str, Callable[[], None]] = {
            "help": self.show_help,
            "hint": self.show_hint,
            "rules": self.show_rules,
            "table": self.show_table,
            "undo": self.take_back,
            "quit": self.leave,
        }
        own_words = self.game.vocabulary
        self.answers = {word: do for word, do in answers.items() if word not in own_words}
        """What may be said besides the game's sentences, unless the game has that word itself."""

    def play(self) -> bool:
        """Whether the game was played to its end."""
        while not self.match.state.over():
            if self.match.state.actor() != self.own:
                self.let_bot_speak(self.match.state.actor())
                continue
            if self.face.always_shown or not self.seen:
                self.show_table()
            if not self.listen():
                return False
        return True

    def offers(self) -> list[str]:
        """Everything that can be said now, for completion."""
        return self.legal() + list(self.answers)

    def legal(self) -> list[str]:
        state = self.match.state
        return self.game.sentences(state) if state.actor() == self.own else []

    def scene(self) -> Scene:
        view = self.game.view(self.match.state, self.own)
        return Scene(view, self.listener, self.legal())

    def show_table(self) -> None:
        self.seen = True
        self.console.print()
        self.console.print(self.face.table(self.scene()))

    def let_bot_speak(self, seat: int) -> None:
        state = self.match.state
        thinking = say("cli-play-thinks", {"name": self.listener.name(seat)})
        with self.console.status(thinking):
            past = []
            if reads(self.game, self.level):
                past = recollect(self.match, seat, self.luck)
            perspective = Perspective(self.game, state, seat, self.luck, past)
            move = self.choose(perspective)
        self.speak(seat, self.game.say(state, move))

    def choose(self, perspective: Perspective) -> Move:
        """What the bot does; where one from outside fails, a novice of ours stands in for it."""
        try:
            return choose(self.game, perspective, self.level, self.luck)
        except BotFailed as failure:
            self.console.print(Text(reason(failure, self.listener), "#FF8A78"))
            self.console.print(say("cli-play-stand-in"))
            return choose(self.game, perspective, NOVICE, self.luck)

    def listen(self) -> bool:
        """One question, asked again until the answer is a move; False when the person leaves."""
        while True:
            asked = self.game.asks(self.match.state)
            answer = self.ask(ask(asked.id, asked.params, self.listener))
            if answer is None:
                return False
            word = " ".join(split_words(answer))
            if word in self.answers:
                self.answers[word]()
                if self.left:
                    return False
                continue
            try:
                self.speak(self.own, answer)
            except ConclaveError as error:
                self.console.print(Text(reason(error, self.listener), "#FF8A78"))
                continue
            return True

    def show_help(self) -> None:
        self.console.print(say("cli-play-help", {"sentences": ", ".join(self.legal())}))
        self.console.print(self.face.legend())

    def leave(self) -> None:
        self.left = True

    def show_hint(self) -> None:
        """What a bot would do, knowing what this seat knows, and why."""
        odds = self.face.hint(self.scene())
        if odds is not None:
            self.console.print(odds)
        with self.console.status(say("cli-play-thinks", {"name": self.listener.name(self.own)})):
            hints = hint(self.game, self.match.state, self.own, self.luck)
        for line in hint_lines(hints, self.listener):
            self.console.print(line)

    def show_rules(self) -> None:
        self.console.print(rules_page(self.game.slug))

    def take_back(self) -> None:
        try:
            self.match.undo(self.own)
        except ConclaveError as error:
            self.console.print(Text(reason(error, self.listener), "#FF8A78"))
            return
        self.console.print(say("cli-play-taken-back"))
        if self.face.always_shown:
            self.show_table()

    def speak(self, seat: int, sentence: str) -> None:
        events = self.match.say(seat, sentence)
        said = self.match.record.moves[-1].sentence
        self.log(seat, said if seat == self.own else self.game.overheard(said), events)

    def log(self, seat: int, sentence: str, events: list[Event]) -> None:
        told = [self.game.tell(event, self.own) for event in events]
        heard = [event for event in told if event is not None]
        line = Text().append(f"{self.listener.name(seat)}: ", seat_colour(seat))
        line.append(sentence, "italic").append("  ").append(" ".join(tell(heard, self.listener)))
        self.console.print(line)
        for event in heard:
            interlude = self.face.interlude(event, self.listener)
            if interlude is not None:
                self.console.print(interlude)
