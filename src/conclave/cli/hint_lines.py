"""Hints as lines of a terminal."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from conclave.bots.hints import Hint
from conclave.texts import Listener, ask, say


def hint_lines(hints: list[Hint], listener: Listener) -> list[RenderableType]:
    """The best first: what to say, its share of the victory, and the reasons."""
    lines: list[RenderableType] = []
    for number, one in enumerate(hints, start=1):
        line = Text(f"{number}  ").append(one.sentence, "italic")
        lines.append(line.append(f"  {_share(one)}", "bold"))
        for reason in one.reasons:
            said = ask(reason.id, reason.params, listener)
            lines.append(Padding(Text(said), (0, 0, 0, 3)))
    if len(hints) > 1 and hints[1].equal:
        lines.append(Text(say("cli-play-hint-equal")))
    games = sum(one.games for one in hints)
    lines.append(Text(say("cli-play-hint-from", {"games": games}), "dim"))
    return lines


def _share(one: Hint) -> str:
    percent = {"share": round(100 * one.share), "error": round(100 * one.error)}
    return say("cli-play-hint-share", percent)
