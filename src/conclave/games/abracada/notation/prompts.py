"""What the actor is asked, and why it can't say something."""

from conclave.core.messages import Message
from conclave.core.state import NOBODY
from conclave.games.abracada.rules.state import Table


def asks(table: Table) -> Message:
    if table.turn == NOBODY:
        return Message("abracada-ask-nothing", {})
    if table.last == 0:
        return Message("abracada-ask-first", {})
    if table.variant.easy:
        return Message("abracada-ask-any", {})
    return Message("abracada-ask-more", {"spell": table.last})


def why_not(table: Table, words: list[str]) -> Message:
    if words == ["stop"]:
        return Message("abracada-stop-too-early", {})  # A5
    if len(words) == 2 and words[0] == "cast" and words[1].isdigit():
        return Message("abracada-too-low", {"spell": int(words[1]), "last": table.last})  # A8
    return Message("abracada-not-a-sentence", {"sentence": " ".join(words)})
