"""What a level is called where the server itself says so."""

from conclave import texts
from conclave.bots.levels import outside_bots


def level_name(level: str) -> str:
    """A bot from outside has a label; one that is gone keeps the name that it was known by."""
    bot = outside_bots().get(level)
    if bot is not None:
        return bot.label
    return texts.say(f"level-{level}") if texts.knows(f"level-{level}") else level
