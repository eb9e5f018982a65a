"""What the actor is asked, and why a sentence can't be said now."""

from collections.abc import Callable
from typing import Final

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.seats import SEAT_WORDS
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import RELICS, SPELL_WORDS, SPHERES
from conclave.games.archmage.box.terrain import CAMP, TOWN
from conclave.games.archmage.notation.sentences import words as sentence_words
from conclave.games.archmage.rules import phases
from conclave.games.archmage.rules.casting import affordable
from conclave.games.archmage.rules.legal import legal
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.moves import PROMOTE
from conclave.games.archmage.rules.spells.book import OVER, PHASES, SPELL_STEPS
from conclave.games.archmage.rules.spells.master import SPOIL
from conclave.games.archmage.rules.spells.spell import CountedStep
from conclave.games.archmage.rules.spells.upheaval import LIFTING, SETTLING
from conclave.games.archmage.rules.state import Table

_ON_THE_WAY: Final = ("travel", "explore", "deploy", "attack", "divine")


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
    """The reason, where it is known: a sentence that is no sentence at all is just not on offer."""
    sentence: Parameters = {"sentence": " ".join(words)}
    if table.phase not in (phases.JOURNEY, phases.JOURNEYS_END):
        return Message("archmage-answer-first", sentence)
    verb = words[0]
    if len(words) == 2 and verb == "cast" and words[1] in SPELL_WORDS:
        return _why_not_cast(table, SPELL_WORDS.index(words[1]), words[1])
    if verb == "promote":
        return _why_not_promote(table, words)
    if len(words) == 2 and verb == "initiate" and words[1] in SPHERES:
        return _why_not_initiate(table, SPHERES.index(words[1]), sentence)
    if table.phase == phases.JOURNEYS_END:
        over = verb in _ON_THE_WAY
        return Message("archmage-journey-over" if over else "archmage-end-begun", sentence)
    if len(words) == 2 and verb == "travel" and words[1] in table.layout.words:
        return _why_not_travel(table, table.layout.words.index(words[1]), words[1])
    if len(words) == 1 and verb in _WHY_NOT:
        return _WHY_NOT[verb](table)
    return Message("archmage-not-now", sentence)


def _why_not_initiate(table: Table, sphere: int, sentence: Parameters) -> Message:
    open_spheres = table.rite_spheres if table.rites else 0
    if table.phase == phases.JOURNEYS_END and not open_spheres >> sphere & 1:
        return Message("archmage-end-begun", sentence)
    named: Parameters = {"sphere": SPHERES[sphere], "relic": RELICS[sphere]}
    return Message("archmage-no-initiation", named)


def _why_not_promote(table: Table, words: list[str]) -> Message:
    """It may be possible, and only said otherwise."""
    said = [sentence_words(table, move) for move in legal(table) if move[0] == PROMOTE]
    alike = [" ".join(other) for other in said if other[:2] == words[:2]]
    if alike:
        return Message("archmage-promotion-said", {"sentences": ", ".join(alike)})
    return Message("archmage-no-promotion", {"sentence": " ".join(words)})


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


def _why_not_explore(table: Table) -> Message:
    if table.shown & BIT[table.mages[table.turn]]:
        return Message("archmage-already-shown", {})
    return Message("archmage-no-points", {"sentence": "explore"})


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


def _is_here(table: Table, kind: int) -> bool:
    hex = table.mages[table.turn]
    return bool(table.shown & BIT[hex]) and table.tiles[hex] == kind


def _why_not_gather(table: Table) -> Message:
    return Message("archmage-no-yield" if _is_here(table, TOWN) else "archmage-no-town", {})


def _why_not_recruit(table: Table) -> Message:
    return Message("archmage-no-supply" if _is_here(table, CAMP) else "archmage-no-camp", {})


def _is_in_the_wild(table: Table) -> bool:
    """X8: on face-up Wilderness that is free or the seat's own."""
    hex = table.mages[table.turn]
    if not table.wilds() & BIT[hex]:
        return False
    return table.holder(hex) in (NOBODY, table.turn)


def _why_not_ward(table: Table) -> Message:
    return Message("archmage-no-ward" if _is_in_the_wild(table) else "archmage-no-wild", {})


def _why_not_build(table: Table) -> Message:
    tower = table.towers[table.turn]
    if tower != NOWHERE:
        return Message("archmage-tower-stands", {"hex": table.layout.words[tower]})
    return Message("archmage-no-wild", {})


_WHY_NOT: Final[dict[str, Callable[[Table], Message]]] = {
    "explore": _why_not_explore,
    "deploy": _why_not_deploy,
    "attack": _why_not_attack,
    "gather": _why_not_gather,
    "recruit": _why_not_recruit,
    "ward": _why_not_ward,
    "build": _why_not_build,
}
"""By verb, for sentences of one word."""
