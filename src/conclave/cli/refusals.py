"""What was wrong on a command line, and what was probably meant."""

from difflib import get_close_matches

from conclave.core.errors import ConclaveError
from conclave.texts import STRANGER, Listener, explain, say

RIGHT_NAMES = {
    "cli-command-unknown": ("command", "commands"),
    "cli-argument-unknown": ("argument", "arguments"),
    "game-unknown": ("game", "games"),
    "level-unknown": ("level", "levels"),
    "option-unknown": ("option", "options"),
    "option-bad-value": ("value", "choices"),
}
"""By message: the parameter with the wrong name, and the one that lists the right ones."""


class BadUsage(ConclaveError):
    """Words after ``conclave`` that no command takes."""


def reason(error: ConclaveError, listener: Listener = STRANGER) -> str:
    """The refusal in words, with a guess at what was meant where a name is nearly right."""
    text = explain(error, listener)
    if error.id not in RIGHT_NAMES:
        return text
    wrong, right = RIGHT_NAMES[error.id]
    names = str(error.params[right]).split(", ")
    near = get_close_matches(str(error.params[wrong]).lower(), names, n=1)
    return f"{text} {say('cli-did-you-mean', {'name': near[0]})}" if near else text
