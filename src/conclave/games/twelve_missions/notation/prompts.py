"""What the actor is asked, and why a sentence can't be said."""

from typing import Final

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.games.twelve_missions.box.cards import COLOURS, NONE, OF_COLOUR, card_of_word
from conclave.games.twelve_missions.rules.follow_suit import BOUND, HUSHED, playable
from conclave.games.twelve_missions.rules.phases import (
    CHOOSE,
    DECIDE,
    HAND_OVER,
    PHASES,
    RESOURCES,
    SCROLL,
    SPEND,
    TALLY,
    TRICK,
)
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.tricks import taking

COPY: Final = 7
RECOUNT: Final = 11


def asks(table: Table) -> Message:
    """For everybody to read, so it tells nothing of hidden cards."""
    phase = table.phase
    if phase == TRICK:
        return _asks_for_card(table)
    if phase == CHOOSE:
        if table.mission.in_row:
            return Message("twelve_missions-ask-lay", {})
        left = table.mission.sets_apart - table.chosen[table.turn].bit_count()
        return Message(f"twelve_missions-ask-{table.mission.asks}", {"count": left})
    if phase == HAND_OVER:
        colour = COLOURS[table.effect_choice]
        return Message("twelve_missions-ask-hand-over", {"colour": colour})
    if phase == RESOURCES and _takes_twice(table):
        return Message("twelve_missions-ask-resources-twice", {})
    if phase == RESOURCES and not table.deck:
        return Message("twelve_missions-ask-resources-no-scroll", {})
    if phase == SCROLL and _recount_in_vain(table):
        return Message("twelve_missions-ask-scroll-11-vain", {})
    if phase == DECIDE:
        takes = taking(table) == table.turn
        return Message(f"twelve_missions-ask-decide-{'refuse' if takes else 'claim'}", {})
    if phase == TALLY and not table.tricks[table.turn]:
        return Message("twelve_missions-ask-tally-none", {})
    return Message(f"twelve_missions-ask-{PHASES[phase]}", {})


def _recount_in_vain(table: Table) -> bool:
    """Scroll 11 may be activated, held or copied, where tricks are not counted. It looks at what
    everybody has seen, so it tells nothing of who holds it."""
    mission = table.mission
    seen = RECOUNT in table.used and COPY in table.used
    return mission.fixed and not mission.by_tricks and not seen


def _asks_for_card(table: Table) -> Message:
    """M9: the duty in full, whatever the actor holds."""
    if table.mission.in_row:
        return Message("twelve_missions-ask-row", {})
    if table.led == NONE:
        return Message("twelve_missions-ask-lead", {})
    led = COLOURS[table.led]
    if table.once & BOUND:
        return Message("twelve_missions-ask-lowest", {"colour": led})
    if table.dominant in (NONE, table.led):
        return Message("twelve_missions-ask-follow", {"colour": led})
    both: Parameters = {"colour": led, "dominant": COLOURS[table.dominant]}
    return Message("twelve_missions-ask-follow-or-dominant", both)


def why_not(table: Table, words: list[str]) -> Message:
    """Only the actor hears it, so it may speak of the actor's own cards."""
    sentence = " ".join(words)
    phase = table.phase
    card = card_of_word(words[1]) if len(words) > 1 else NONE
    if words[0] == "play" and phase != TRICK:
        return Message("twelve_missions-no-play-now", {"sentence": sentence})
    if words[0] == "play" and card != NONE:
        return _why_not_play(table, card, words)
    if words[:2] == ["take", "scroll"] and phase == RESOURCES:
        if _takes_twice(table):
            return Message("twelve_missions-two-combinations", {})
        return Message("twelve_missions-no-scroll-left", {})
    if words[0] in ("power", "cubes") and phase == SPEND:
        return _why_not_spend(table, words)
    if words[:2] == ["activate", f"scroll.{RECOUNT}"] and _can_not_recount(table):
        return Message("twelve_missions-only-fixed", {})
    if words[0] == "give" and phase == HAND_OVER and _holds(table, card):
        colour = COLOURS[table.effect_choice]
        return Message("twelve_missions-must-hand-over", {"colour": colour})
    return Message("move-not-legal", {"sentence": sentence})


def why_too_long(whole: list[str], extra: list[str]) -> Message:
    """M12: a card that may be played needs no Assassin's power."""
    if whole[0] == "play" and extra == ["power"]:
        return Message("twelve_missions-no-crystal-needed", {"card": whole[1]})
    return Message("sentence-too-long", {"sentence": " ".join(whole), "extra": " ".join(extra)})


def _takes_twice(table: Table) -> bool:
    return table.effect.two_combinations and table.effect_seat == table.turn


def _can_not_recount(table: Table) -> bool:
    held = table.phase == SCROLL and RECOUNT in table.scrolls[table.turn]
    return held and not table.mission.fixed


def _holds(table: Table, card: int) -> bool:
    return card != NONE and table.hands[table.turn] >> card & 1 > 0


def _why_not_play(table: Table, card: int, words: list[str]) -> Message:
    seat = table.turn
    held = table.hands[seat] | table.up[seat]
    if not held >> card & 1:
        return Message("twelve_missions-not-your-card", {"card": words[1]})
    by_power = words[2:] == ["power"]
    if playable(table) >> card & 1:
        return Message("move-not-legal", {"sentence": " ".join(words)})
    if table.mission.in_row:
        return Message("twelve_missions-row-order", {})
    if by_power and table.once & HUSHED:
        return Message("twelve_missions-emperors-hush", {})
    if by_power and not table.crystals[seat]:
        return Message("twelve_missions-no-crystal", {})
    if table.once & BOUND:
        return Message("twelve_missions-must-lowest", {})
    if held & OF_COLOUR[table.led]:
        return Message("twelve_missions-must-follow", {"colour": COLOURS[table.led]})
    return Message("twelve_missions-must-dominant", {"colour": COLOURS[table.dominant]})


def _why_not_spend(table: Table, words: list[str]) -> Message:
    seat = table.turn
    place = len(table.cards) - 1
    if table.once & HUSHED:
        return Message("twelve_missions-emperors-hush", {})
    if words[0] == "cubes":
        if table.cubes_on[place]:
            return Message("twelve_missions-cubes-laid", {})
        return Message("twelve_missions-cubes-left", {"count": table.cubes[seat]})
    if table.powers[place] != NONE:
        return Message("twelve_missions-power-used", {})
    if not table.crystals[seat]:
        return Message("twelve_missions-no-crystal", {})
    return Message("move-not-legal", {"sentence": " ".join(words)})
