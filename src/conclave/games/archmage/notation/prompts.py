"""What the actor is asked, and why a sentence can't be said now."""

from typing import Final

from conclave.core.errors import Parameters
from conclave.core.game import Message
from conclave.core.seats import SEAT_WORDS
from conclave.core.state import NOBODY
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPHERES
from conclave.games.archmage.box.terrain import CAMP
from conclave.games.archmage.rules import phases
from conclave.games.archmage.rules.casting import affordable
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.spells.book import OVER, PHASES, SPELL_STEPS
from conclave.games.archmage.rules.spells.master import SPOIL
from conclave.games.archmage.rules.spells.spell import CountedStep
from conclave.games.archmage.rules.spells.upheaval import LIFTING, SETTLING
from conclave.games.archmage.rules.state import Table

_ACTS: Final = ("gather", "recruit", "ward", "build")


def asks(table: Table) -> Message:
    if table.phase == OVER:
        return Message("archmage-ask-nothing", {})
    params: Parameters = {"seat": table.decider, **_about(table)}
    return Message(f"archmage-ask-{PHASES[table.phase]}", params)


def _about(table: Table) -> Parameters:
    """What the question speaks of."""
    phase, args = table.phase, table.args
    if phase == phases.JOURNEY:
        return {"points": table.points + table.swift}
    if phase == phases.PRICE:
        return {"spell": SPELL_WORDS[args[0]], "owed": args[1]}
    if phase == phases.PENALTY:
        return {"sphere": SPHERES[args[2]]}
    if phase == phases.TOWNS or isinstance(SPELL_STEPS.get(phase), CountedStep):
        return {"count": args[0]}
    if phase == SPOIL.phase:
        return {"victim": SEAT_WORDS[args[0]]}
    if phase == LIFTING.phase:
        return {"lifted": len(args)}
    if phase == SETTLING.phase:
        return {"hex": table.layout.words[args[len(args) - 2]]}
    return {}


def why_not(table: Table, words: list[str]) -> Message:
    sentence: Parameters = {"sentence": " ".join(words)}
    if table.phase not in (phases.JOURNEY, phases.JOURNEYS_END):
        return Message("archmage-answer-first", sentence)
    verb, about = words[0], words[1] if len(words) > 1 else ""
    if verb == "cast" and about in SPELL_WORDS:
        return _why_not_cast(table, SPELL_WORDS.index(about), about)
    if table.phase == phases.JOURNEYS_END:
        return Message("archmage-journey-over", sentence)
    if verb == "travel" and about in table.layout.words:
        return _why_not_travel(table, table.layout.words.index(about), about)
    if words == ["explore"]:
        shown = table.shown & BIT[table.mages[table.turn]]
        return Message("archmage-already-shown" if shown else "archmage-no-points", sentence)
    if words == ["deploy"]:
        return _why_not_deploy(table)
    if words == ["attack"]:
        return _why_not_attack(table)
    if verb == "initiate" and about in SPHERES:
        relic = RELICS[SPHERES.index(about)]
        return Message("archmage-no-initiation", {"sphere": about, "relic": relic})
    if verb == "promote":
        return Message("archmage-no-promotion", sentence)
    if len(words) == 1 and verb in _ACTS:
        return Message("archmage-not-here", sentence)
    return Message("archmage-not-now", sentence)


def _why_not_cast(table: Table, spell: int, word: str) -> Message:
    seat = table.turn
    if not table.known[seat] >> spell & 1:
        return Message("archmage-spell-unknown", {"spell": word})  # X6
    if table.spent[seat] >> spell & 1:
        return Message("archmage-spell-spent", {"spell": word})  # X9
    if not affordable(table, spell):
        kinds = table.variant.spheres[spell]
        relics = ", ".join(RELICS[kind] for kind in kinds)
        return Message("archmage-spell-price", {"spell": word, "relics": relics})
    return Message("archmage-spell-idle", {"spell": word})


def _why_not_travel(table: Table, hex: int, word: str) -> Message:
    here = table.mages[table.turn]
    if not table.layout.around[here] & BIT[hex]:
        return Message("archmage-too-far", {"hex": word})
    if table.blocked & BIT[hex]:
        return Message("archmage-blocked", {"hex": word})
    return Message("archmage-no-points-for", {"hex": word, "points": table.entry_cost(hex)})


def _why_not_deploy(table: Table) -> Message:
    hex = table.mages[table.turn]
    if not table.shown & BIT[hex] or table.tiles[hex] > CAMP:
        return Message("archmage-no-land", {})
    if table.holder(hex) != NOBODY:
        return Message("archmage-land-taken", {})
    return Message("archmage-no-company", {})


def _why_not_attack(table: Table) -> Message:
    holder = table.holder(table.mages[table.turn])
    if holder in (NOBODY, table.turn):
        return Message("archmage-no-enemy", {})
    if not table.points + table.swift:
        return Message("archmage-no-points", {"sentence": "attack"})
    return Message("archmage-stone-skin", {})
