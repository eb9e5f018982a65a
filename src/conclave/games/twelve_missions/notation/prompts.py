"""What the actor is asked, and why a sentence can't be said."""

from conclave.core.errors import Parameters
from conclave.core.game import Message
from conclave.games.twelve_missions.box.cards import COLOURS, NONE, OF_COLOUR, card_of_word
from conclave.games.twelve_missions.rules.follow_suit import BOUND, HUSHED, playable
from conclave.games.twelve_missions.rules.phases import (
    CHOOSE,
    HAND_OVER,
    PHASES,
    RESOURCES,
    SPEND,
    TALLY,
    TRICK,
)
from conclave.games.twelve_missions.rules.state import Table


def asks(position: Table) -> Message:
    """For everybody to read, so it tells nothing of hidden cards."""
    phase = position.phase
    if phase == TRICK:
        return _asks_for_card(position)
    if phase == CHOOSE:
        if position.mission.in_row:
            return Message("twelve_missions-ask-lay", {})
        left = position.mission.sets_apart - position.chosen[position.turn].bit_count()
        return Message(f"twelve_missions-ask-{position.mission.asks}", {"count": left})
    if phase == HAND_OVER:
        colour = COLOURS[position.effect_choice]
        return Message("twelve_missions-ask-hand-over", {"colour": colour})
    if phase == RESOURCES and _takes_twice(position):
        return Message("twelve_missions-ask-resources-twice", {})
    if phase == RESOURCES and not position.deck:
        return Message("twelve_missions-ask-resources-no-scroll", {})
    if phase == TALLY and not position.tricks[position.turn]:
        return Message("twelve_missions-ask-tally-none", {})
    return Message(f"twelve_missions-ask-{PHASES[phase]}", {})


def _asks_for_card(position: Table) -> Message:
    """M9: the duty in full, whatever the actor holds."""
    if position.mission.in_row:
        return Message("twelve_missions-ask-row", {})
    if position.led == NONE:
        return Message("twelve_missions-ask-lead", {})
    led = COLOURS[position.led]
    if position.once & BOUND:
        return Message("twelve_missions-ask-lowest", {"colour": led})
    if position.dominant in (NONE, position.led):
        return Message("twelve_missions-ask-follow", {"colour": led})
    both: Parameters = {"colour": led, "dominant": COLOURS[position.dominant]}
    return Message("twelve_missions-ask-follow-or-dominant", both)


def why_not(position: Table, words: list[str]) -> Message:
    """Only the actor hears it, so it may speak of the actor's own cards."""
    sentence = " ".join(words)
    phase = position.phase
    card = card_of_word(words[1]) if len(words) > 1 else NONE
    if words[0] == "play" and phase != TRICK:
        return Message("twelve_missions-no-play-now", {"sentence": sentence})
    if words[0] == "play" and card != NONE:
        return _why_not_play(position, card, words)
    if words[:2] == ["take", "scroll"] and phase == RESOURCES:
        if _takes_twice(position):
            return Message("twelve_missions-two-combinations", {})
        return Message("twelve_missions-no-scroll-left", {})
    if words[0] in ("power", "cubes") and phase == SPEND:
        return _why_not_spend(position, words)
    if words[0] == "give" and phase == HAND_OVER and _holds(position, card):
        colour = COLOURS[position.effect_choice]
        return Message("twelve_missions-must-hand-over", {"colour": colour})
    return Message("move-not-legal", {"sentence": sentence})


def why_too_long(whole: list[str], extra: list[str]) -> Message:
    """M12: a card that may be played needs no Assassin's power."""
    if whole[0] == "play" and extra == ["power"]:
        return Message("twelve_missions-no-crystal-needed", {"card": whole[1]})
    return Message("sentence-too-long", {"sentence": " ".join(whole), "extra": " ".join(extra)})


def _takes_twice(position: Table) -> bool:
    return position.effect.two_combinations and position.effect_seat == position.turn


def _holds(position: Table, card: int) -> bool:
    return card != NONE and position.hands[position.turn] >> card & 1 > 0


def _why_not_play(position: Table, card: int, words: list[str]) -> Message:
    seat = position.turn
    held = position.hands[seat] | position.up[seat]
    if not held >> card & 1:
        return Message("twelve_missions-not-your-card", {"card": words[1]})
    by_power = words[2:] == ["power"]
    if playable(position) >> card & 1:
        return Message("move-not-legal", {"sentence": " ".join(words)})
    if position.mission.in_row:
        return Message("twelve_missions-row-order", {})
    if by_power and position.once & HUSHED:
        return Message("twelve_missions-emperors-hush", {})
    if by_power and not position.crystals[seat]:
        return Message("twelve_missions-no-crystal", {})
    if position.once & BOUND:
        return Message("twelve_missions-must-lowest", {})
    if held & OF_COLOUR[position.led]:
        return Message("twelve_missions-must-follow", {"colour": COLOURS[position.led]})
    return Message("twelve_missions-must-dominant", {"colour": COLOURS[position.dominant]})


def _why_not_spend(position: Table, words: list[str]) -> Message:
    seat = position.turn
    place = len(position.cards) - 1
    if position.once & HUSHED:
        return Message("twelve_missions-emperors-hush", {})
    if words[0] == "cubes":
        if position.cubes_on[place]:
            return Message("twelve_missions-cubes-laid", {})
        return Message("twelve_missions-cubes-left", {"count": position.cubes[seat]})
    if position.powers[place] != NONE:
        return Message("twelve_missions-power-used", {})
    if not position.crystals[seat]:
        return Message("twelve_missions-no-crystal", {})
    return Message("move-not-legal", {"sentence": " ".join(words)})
