"""A recorded game on the screen of a terminal, one position at a time."""

from rich.console import Console
from rich.text import Text

from conclave.cli.eyes import OPEN, Eyes, heard, seat_of, seen, told
from conclave.cli.faces import face_of
from conclave.cli.faces.face import Scene, seat_colour
from conclave.cli.standings import standings_table
from conclave.core.reel import Reel
from conclave.core.state import State
from conclave.texts import Listener, ask, say, tell


class Projector:
    """Where in the game it is, and with whose eyes it is seen."""

    def __init__(self, reel: Reel, names: list[str], eyes: Eyes, console: Console) -> None:
        self.reel = reel
        self.game = reel.game
        self.names = names
        self.eyes = eyes
        self.console = console
        self.face = face_of(self.game.slug)
        self.number = 0

    def go(self, number: int) -> None:
        """NoSuchMove if there is no such position."""
        self.reel.at(number)
        self.number = number

    def step(self, by: int) -> None:
        self.number = max(0, min(self.reel.last(), self.number + by))

    def next_round(self) -> None:
        rounds = self.reel.rounds
        later = range(self.number + 1, len(rounds))
        self.number = next((n for n in later if rounds[n] != rounds[n - 1]), self.reel.last())

    def round_back(self) -> None:
        """To the beginning of this round, or of the one before if it is there already."""
        rounds = self.reel.rounds
        sooner = range(self.number - 1, 0, -1)
        self.number = next((n for n in sooner if rounds[n] != rounds[n - 1]), 0)

    def show(self) -> None:
        state = self.reel.at(self.number)
        listener = Listener(self.names, seat_of(self.eyes))
        self.console.print(self._heading())
        if self.number:
            self._show_move(listener)
        self.console.print()
        scene = Scene(seen(self.game, state, self.eyes), listener, self._legal(state))
        self.console.print(self.face.table(scene))
        if state.over() or self._is_adjudicated():
            self.console.print(standings_table(self.game.slug, self.reel.standings, listener))
            return
        asked = self.game.asks(state)
        actor = state.actor()
        line = Text("▸ ").append(f"{self.names[actor]}: ", seat_colour(actor))
        self.console.print(line.append(ask(asked.id, asked.params, listener)))

    def _is_adjudicated(self) -> bool:
        """Whether the game ended in this position, because a clock had run out."""
        return self.reel.record.adjudicated and self.number == self.reel.last()

    def _legal(self, state: State) -> list[str]:
        """What may be said is marked for who can say it, and for whoever sees everything."""
        looks = not state.over() and self.eyes in (OPEN, state.actor())
        return self.game.sentences(state) if looks else []

    def _heading(self) -> Text:
        place = {"move": self.number, "last": self.reel.last()}
        text = Text(say("cli-replay-at", place), "bold")
        text.append(" · ").append(
            say("cli-replay-round", {"round": self.reel.rounds[self.number]}), "not bold"
        )
        return text.append(" · ").append(self._by_whom(), "not bold dim")

    def _by_whom(self) -> str:
        if isinstance(self.eyes, str):
            return say(f"cli-replay-as-{self.eyes}")
        return say("cli-replay-as-seat", {"seat": self.eyes, "name": self.names[self.eyes]})

    def _show_move(self, listener: Listener) -> None:
        said = self.reel.record.moves[self.number - 1]
        happened = told(self.game, self.reel.told[self.number - 1], self.eyes)
        line = Text().append(f"{self.names[said.seat]}: ", seat_colour(said.seat))
        line.append(heard(self.game, said, self.eyes), "italic").append("  ")
        self.console.print(line.append(" ".join(tell(happened, listener))))
        for event in happened:
            interlude = self.face.interlude(event, listener)
            if interlude is not None:
                self.console.print(interlude)
