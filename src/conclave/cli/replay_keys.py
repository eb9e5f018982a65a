"""Keys that lead through a game at once, and a line for whatever takes more than one."""

from prompt_toolkit import PromptSession
from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

from conclave.cli.completion import SentenceCompleter
from conclave.cli.eyes import OPEN, WATCH
from conclave.cli.prompt import Ask

KEYS = {
    Keys.Right: "next",
    "n": "next",
    " ": "next",
    Keys.Left: "back",
    "p": "back",
    Keys.Down: "round",
    Keys.PageDown: "round",
    Keys.Up: "round-back",
    Keys.PageUp: "round-back",
    Keys.Home: "home",
    Keys.End: "end",
    "q": "quit",
    "?": "help",
}


def offers(seats: int) -> list[str]:
    """What may be typed, for completion."""
    eyes = [*(str(seat) for seat in range(seats)), OPEN, WATCH]
    return [*(f"as {one}" for one in eyes), "home", "end", "round", "round back", "quit", "help"]


def asker_with_keys(seats: int) -> Ask:
    keys = KeyBindings()
    session: PromptSession[str] = PromptSession(
        completer=SentenceCompleter(lambda: offers(seats)), key_bindings=keys
    )
    nothing_typed = Condition(lambda: not session.default_buffer.text)

    def bind(key: str, word: str) -> None:
        @keys.add(key, filter=nothing_typed, eager=True)
        def _(event: KeyPressEvent) -> None:
            event.app.exit(result=word)

    for key, word in KEYS.items():
        bind(key, word)

    def ask(question: str) -> str | None:
        try:
            return session.prompt(f"{question} › ")
        except EOFError:
            return None

    return ask
