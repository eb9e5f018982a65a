"""Whether what a seat has could be so: its book, its planets and its score."""

from typing import Final

from conclave.core.fields import impossible
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import (
    ADVANCED,
    SPELL_WORDS,
    SPELLS,
    SPHERE_WORDS,
    SPHERES,
    spells_in,
)
from conclave.games.archmage.notation.history import (
    at_work,
    can_have_cast,
    has_prepared,
    has_scored,
    is_first_journey,
    is_idle,
    planet_moves_left,
    turns_begun,
)
from conclave.games.archmage.rules.map import CENTRE
from conclave.games.archmage.rules.phases import PREPARE
from conclave.games.archmage.rules.score import tally
from conclave.games.archmage.rules.spells.book import BOOK, OVER
from conclave.games.archmage.rules.state import COMPANY, Table
from conclave.games.archmage.rules.turn import planets_left

MOST_LAND: Final = 10
"""X11: two points for each of five kinds."""


def validate_seat(table: Table, seat: int) -> None:
    _check_first_turn(table, seat)
    _check_corrupt(table, seat)
    _check_known(table, seat)
    _check_spent(table, seat)
    _check_planets(table, seat)
    _check_harm(table, seat)
    _check_score(table, seat)


def _check_first_turn(table: Table, seat: int) -> None:
    """X3: before its first turn a seat has neither land nor apprentices, and before its first
    Journey's End neither a Mage Tower nor wards (X8)."""
    if turns_begun(table, seat):
        if table.round == 1 and is_first_journey(table, seat):
            _check_first_journey(table, seat)
        return
    if table.mages[seat] != CENTRE:
        raise impossible(f"players.{seat}.mage", "archmage-not-begun")
    if table.towers[seat] != NOWHERE:
        raise impossible(f"players.{seat}.tower", "archmage-not-begun")
    if table.held[seat]:
        raise impossible(f"players.{seat}.holds", "archmage-not-begun")
    if table.taught[seat]:
        raise impossible(f"players.{seat}.apprentices", "archmage-not-begun")
    if table.company[seat] != COMPANY:
        raise impossible(f"players.{seat}.company", "archmage-not-begun")


def _check_first_journey(table: Table, seat: int) -> None:
    if table.towers[seat] != NOWHERE:
        raise impossible(f"players.{seat}.tower", "archmage-first-journey")
    if table.wards & table.held[seat]:
        raise impossible("wards", "archmage-first-journey")
    if table.taught[seat] >> ADVANCED:
        raise impossible(f"players.{seat}.apprentices", "archmage-first-journey")


def _check_corrupt(table: Table, seat: int) -> None:
    base = seat * SPELLS
    for place in range(SPELLS):
        corrupt, there = table.corrupt[base + place], table.apprentices[base + place]
        field = f"players.{seat}.corrupt.{SPHERE_WORDS[place]}"
        if corrupt > there:
            raise impossible(field, "archmage-corrupt", {"count": there})
        if corrupt and table.variant.solo:  # X15
            raise impossible(field, "archmage-not-alone")
        if corrupt and not _has_foe(table, seat):
            raise impossible(field, "archmage-no-spell-yet")


def _check_known(table: Table, seat: int) -> None:
    """X6: what its apprentices taught at its last Preparation. Since then one can have risen, but
    not on the first Journey of the turn (X8)."""
    field = f"players.{seat}.known"
    known, taught = table.known[seat], table.taught[seat]
    if known and not has_prepared(table, seat):
        raise impossible(field, "archmage-not-prepared")
    first_journey = is_first_journey(table, seat)
    for spell in spells_in(known & ~taught):
        if first_journey or not _has_risen_from(table, taught, spell):
            raise impossible(field, "archmage-known-untaught", {"spell": SPELL_WORDS[spell]})
    if first_journey and (taught & ~known) >> ADVANCED:
        raise impossible(field, "archmage-risen-too-soon")
    updated = table.phase == PREPARE and table.turn == seat
    if known != taught and (updated or has_scored(table, seat)):
        raise impossible(field, "archmage-book-updated")


def _has_risen_from(table: Table, taught: int, place: int) -> bool:
    """X8: whether an apprentice stands in a place that is reached over this one."""
    spheres = set(table.variant.spheres[place])
    return any(
        higher >= ADVANCED and higher != place and spheres < set(table.variant.spheres[higher])
        for higher in spells_in(taught)
    )


def _check_spent(table: Table, seat: int) -> None:
    field = f"players.{seat}.spent"
    known, spent = table.known[seat], table.spent[seat]
    # The last update may have taken from the book what is still at work.
    cast = 0 if has_scored(table, seat) else at_work(table, seat)
    for spell in spells_in(cast & ~(known & spent)):
        raise impossible(field, "archmage-at-work", {"spell": SPELL_WORDS[spell]})
    for spell in spells_in(spent & ~known):
        raise impossible(field, "archmage-spent-unknown", {"spell": SPELL_WORDS[spell]})
    for spell in spells_in(spent) if seat == table.turn else []:
        if is_idle(table, BOOK[spell]):
            raise impossible(field, "archmage-spent-idle", {"spell": SPELL_WORDS[spell]})
    if spent and table.phase == PREPARE and table.turn == seat:
        raise impossible(field, "archmage-spent-ready")


def _check_planets(table: Table, seat: int) -> None:
    """X4, X6: each planet came from an oval of its own, on its side, and only inwards."""
    field = f"players.{seat}.planets"
    left = planet_moves_left(table, seat)
    if planets_left(table, seat) != left:
        raise impossible(field, "archmage-planets-and-round", {"round": table.round, "left": left})
    planets = table.planets[seat * 6 : seat * 6 + 6]
    for oval in (*range(-3, 0), *range(1, 4)):
        most = _as_far_out(list(table.variant.ovals), oval)
        if _as_far_out(planets, oval) > most:
            raise impossible(field, "archmage-planets-crowded", {"oval": oval, "most": most})


def _as_far_out(planets: list[int], oval: int) -> int:
    """How many are on that oval or farther out on the same side."""
    return sum([place <= oval if oval < 0 else place >= oval for place in planets])


def _check_harm(table: Table, seat: int) -> None:
    """What others' spells can have done to it."""
    if table.imprisoned[seat] and table.variant.solo:  # X15
        raise impossible(f"players.{seat}.imprisoned", "archmage-not-alone")
    if table.imprisoned[seat] and not _has_foe(table, seat):
        raise impossible(f"players.{seat}.imprisoned", "archmage-no-spell-yet")
    for sphere, owner in enumerate(table.doors[seat * 6 : seat * 6 + 6]):
        if owner != NOBODY and not can_have_cast(table, owner):
            raise impossible(f"players.{seat}.doors.{SPHERES[sphere]}", "archmage-no-spell-yet")


def _has_foe(table: Table, seat: int) -> bool:
    """Whether another seat can have cast something against it."""
    others = [other for other in range(table.seats) if other != seat]
    return any(can_have_cast(table, other) for other in others)


def _check_score(table: Table, seat: int) -> None:
    """X11: the seats that have had their last turn have scored, and nobody else. X27: what is the
    seat's own is still as it was then; its followers may be fewer."""
    field = f"players.{seat}.score"
    score = table.scores[seat]
    if bool(score) != has_scored(table, seat):
        raise impossible(field, "archmage-score-and-round")
    if not score:
        return
    now = tally(table, seat)
    lost = score[6] - now[6]
    if (
        (*score[:3], *score[4:6]) != (*now[:3], *now[4:6])
        or score[3] > MOST_LAND
        or not 0 <= lost <= table.supply[seat] + table.imprisoned[seat]
    ):
        raise impossible(field, "archmage-score-and-table")
    was_last = table.phase == OVER and (seat + 1) % table.seats == table.starter
    if was_last and score != now:
        raise impossible(field, "archmage-score-and-table")
