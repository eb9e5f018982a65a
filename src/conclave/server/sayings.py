"""What people can say to each other without writing: everybody reads it in their own language."""

from conclave import texts
from conclave.server.refusals import Refused

SAYINGS = (
    "hello",
    "good-luck",
    "your-turn",
    "thinking",
    "take-time",
    "well-played",
    "clever",
    "lucky",
    "oops",
    "sorry",
    "thanks",
    "moment",
    "back",
    "good-game",
    "once-more",
    "goodbye",
)


def check_saying(saying: str) -> str:
    if saying not in SAYINGS:
        raise Refused("saying-unknown", {"saying": saying[:24], "sayings": ", ".join(SAYINGS)})
    return saying


def saying_text(saying: str) -> str:
    """For those who read no ids."""
    return texts.say(f"saying-{saying}")
