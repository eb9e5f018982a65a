"""Whether a position that was read could lie on a table."""

from conclave.core.errors import Parameters
from conclave.core.fields import impossible
from conclave.games.archmage.box.coordinates import HEXES, HOMES, NOWHERE
from conclave.games.archmage.box.spheres import SPELL_WORDS
from conclave.games.archmage.box.terrain import CAMP, TOWN
from conclave.games.archmage.notation.history import can_have_cast
from conclave.games.archmage.notation.validate_seat import validate_seat
from conclave.games.archmage.notation.validate_turn import validate_phase, validate_turn
from conclave.games.archmage.rules.map import ALL_HEXES, BIT, CENTRE, CITY, hexes_in
from conclave.games.archmage.rules.spells.book import BOOK, OVER
from conclave.games.archmage.rules.state import Table


def validate(table: Table) -> None:
    validate_phase(table)
    _check_map(table)
    _check_tokens(table)
    _check_land(table)
    _check_wards(table)
    _check_figures(table)
    if table.variant.solo:
        _check_warlord(table)
    for seat in range(table.seats):
        validate_seat(table, seat)
    validate_turn(table)


def _check_map(table: Table) -> None:
    if not table.layout.connected(ALL_HEXES):
        raise impossible("moved", "archmage-map-in-pieces")
    moved = any(table.layout.place[hex] != HOMES[hex] for hex in range(HEXES))
    if moved and not any(can_have_cast(table, seat) for seat in range(table.seats)):
        raise impossible("moved", "archmage-no-spell-yet")


def _check_tokens(table: Table) -> None:
    """X10, and how many a spell lays before those of its last casting fade."""
    for hex, token in enumerate(table.tokens):
        if token is None:
            continue
        field = f"tokens.{table.layout.words[hex]}"
        if CITY & BIT[hex] or (token.kind.in_wilds and not table.wilds() & BIT[hex]):
            raise impossible(field, "archmage-no-token-here")
        if not can_have_cast(table, token.owner):
            raise impossible(field, "archmage-no-spell-yet")
    for spell in BOOK:
        kind = spell.token
        if kind is None or kind.most is None:
            continue
        most = kind.most(table.variant.edition)
        for token in kind.of:
            if table.tokens.count(token) > most:
                raise impossible(
                    "tokens", "archmage-too-many-tokens", {"spell": spell.word, "most": most}
                )


def _holder_field(table: Table, holder: int) -> str:
    return f"players.{holder}.holds" if holder < table.seats else "warlord.holds"


def _check_land(table: Table) -> None:
    """X7: face-up Wilderness, Towns and Camps, each controlled by one."""
    taken = 0
    for holder, mask in enumerate(table.held):
        field = _holder_field(table, holder)
        for hex in hexes_in(mask):
            named: Parameters = {"hex": table.layout.words[hex]}
            if taken & BIT[hex]:
                raise impossible(field, "archmage-held-twice", named)
            if table.tiles[hex] > CAMP or not table.shown & BIT[hex]:
                raise impossible(field, "archmage-not-to-hold", named)
        taken |= mask
    for seat, hex in enumerate(table.towers):
        if hex != NOWHERE and table.tiles[hex] >= TOWN:
            raise impossible(f"players.{seat}.tower", "archmage-tower-in-the-wild")


def _check_wards(table: Table) -> None:
    """X8: where a follower stands; X23: so not on a Mage Tower."""
    followers = 0
    for seat in range(table.seats):
        followers |= table.held[seat]
    stray = table.wards & ~(followers & ~table.tower_hexes())
    if stray:
        word = table.layout.words[hexes_in(stray)[0]]
        raise impossible("wards", "archmage-stray-ward", {"hex": word})


def _check_figures(table: Table) -> None:
    """X7: one mage a hex, the Cursed Tower aside; none on another's Mage Tower."""
    standing = [*table.mages]
    if table.warlord != NOWHERE:
        standing.append(table.warlord)
    for figure, hex in enumerate(standing):
        field = f"players.{figure}.mage" if figure < table.seats else "warlord.at"
        named: Parameters = {"hex": table.layout.words[hex]}
        if hex != CENTRE and hex in standing[:figure]:
            raise impossible(field, "archmage-two-mages", named)
        for seat, tower in enumerate(table.towers):
            if tower == hex and seat != figure:
                raise impossible(field, "archmage-mage-on-tower", named)


def _check_warlord(table: Table) -> None:
    """X14: on the Cursed Tower until it moves, which it does after the first turn."""
    if table.roamed and table.round == 1:
        raise impossible("warlord.roamed", "archmage-warlord-waits")
    if not table.roamed and table.warlord != CENTRE:
        raise impossible("warlord.at", "archmage-warlord-not-roamed")
    if not table.roamed and table.held[1]:
        raise impossible("warlord.holds", "archmage-warlord-not-roamed")
    if not table.shown & BIT[table.warlord]:
        raise impossible("warlord.at", "archmage-warlord-unseen")
    if table.phase != OVER and table.hindered not in _hindrances(table):
        raise impossible("warlord.hindered", "archmage-warlord-hindrance")


def _hindrances(table: Table) -> list[int]:
    """X15: by how much Decay and Shadow can have shortened the Warlord's next move."""
    edition = table.variant.edition
    times = sum([table.spent[0] >> SPELL_WORDS.index(word) & 1 for word in ("decay", "shadow")])
    return [min(edition.march, edition.hindrance * time) for time in range(times + 1)]
