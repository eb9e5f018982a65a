"""What the actor is asked, and why a sentence can't be said now."""

from conclave.core.errors import Parameters
from conclave.core.game import Message
from conclave.core.state import NOBODY
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPHERES
from conclave.games.archmage.box.terrain import CAMP
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules import phases
from conclave.games.archmage.rules.casting import affordable
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.moves import CRESTS
from conclave.games.archmage.rules.phases import PHASES

_ACTS = ("gather", "recruit", "ward", "build")


def asks(position: Position) -> Message:
    phase = position.phase
    if phase == phases.OVER:
        return Message("archmage-ask-nothing", {})
    params: Parameters = {"seat": position.decider}
    if phase == phases.JOURNEY:
        params["points"] = position.points + position.swift
    elif phase == phases.PRICE:
        params["spell"] = SPELL_WORDS[position.args[0]]
        params["owed"] = position.args[1]
    elif phase == phases.PENALTY:
        params["sphere"] = SPHERES[position.args[2]]
    elif phase == phases.CORRUPT:
        params["victim"] = CRESTS[position.args[0]]
    elif phase in (phases.TOWNS, phases.VINES, phases.TRANSMUTE, phases.DISCARD, phases.QUENCH):
        params["count"] = position.args[0]
    elif phase == phases.LIFT:
        params["lifted"] = len(position.args)
    elif phase == phases.SETTLE:
        hex = position.args[len(position.args) - 2]
        params["hex"] = position.layout.words[hex]
    return Message(f"archmage-ask-{PHASES[phase]}", params)


def why_not(position: Position, words: list[str]) -> Message:
    sentence: Parameters = {"sentence": " ".join(words)}
    if position.phase not in (phases.JOURNEY, phases.JOURNEYS_END):
        return Message("archmage-answer-first", sentence)
    verb, about = words[0], words[1] if len(words) > 1 else ""
    if verb == "cast" and about in SPELL_WORDS:
        return _why_not_cast(position, SPELL_WORDS.index(about), about)
    if position.phase == phases.JOURNEYS_END:
        return Message("archmage-journey-over", sentence)
    if verb == "travel" and about in position.layout.words:
        return _why_not_travel(position, position.layout.words.index(about), about)
    if words == ["explore"]:
        shown = position.shown & BIT[position.mages[position.turn]]
        return Message("archmage-already-shown" if shown else "archmage-no-points", sentence)
    if words == ["deploy"]:
        return _why_not_deploy(position)
    if words == ["attack"]:
        return _why_not_attack(position)
    if verb == "initiate" and about in SPHERES:
        relic = RELICS[SPHERES.index(about)]
        return Message("archmage-no-initiation", {"sphere": about, "relic": relic})
    if verb == "promote":
        return Message("archmage-no-promotion", sentence)
    if len(words) == 1 and verb in _ACTS:
        return Message("archmage-not-here", sentence)
    return Message("archmage-not-now", sentence)


def _why_not_cast(position: Position, spell: int, word: str) -> Message:
    seat = position.turn
    if not position.known[seat] >> spell & 1:
        return Message("archmage-spell-unknown", {"spell": word})  # X6
    if position.spent[seat] >> spell & 1:
        return Message("archmage-spell-spent", {"spell": word})  # X9
    if not affordable(position, spell):
        kinds = position.variant.spheres[spell]
        relics = ", ".join(RELICS[kind] for kind in kinds)
        return Message("archmage-spell-price", {"spell": word, "relics": relics})
    return Message("archmage-spell-idle", {"spell": word})


def _why_not_travel(position: Position, hex: int, word: str) -> Message:
    here = position.mages[position.turn]
    if not position.layout.around[here] & BIT[hex]:
        return Message("archmage-too-far", {"hex": word})
    if position.blocked & BIT[hex]:
        return Message("archmage-blocked", {"hex": word})
    return Message("archmage-no-points-for", {"hex": word, "points": position.entry_cost(hex)})


def _why_not_deploy(position: Position) -> Message:
    hex = position.mages[position.turn]
    if not position.shown & BIT[hex] or position.tiles[hex] > CAMP:
        return Message("archmage-no-land", {})
    if position.holder(hex) != NOBODY:
        return Message("archmage-land-taken", {})
    return Message("archmage-no-company", {})


def _why_not_attack(position: Position) -> Message:
    holder = position.holder(position.mages[position.turn])
    if holder in (NOBODY, position.turn):
        return Message("archmage-no-enemy", {})
    if not position.points + position.swift:
        return Message("archmage-no-points", {"sentence": "attack"})
    return Message("archmage-stone-skin", {})
