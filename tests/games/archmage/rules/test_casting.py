"""X9, X10: what casting costs, how often it may be, and the tokens of spells."""

import pytest

from conclave.core.errors import IllegalMove
from tests.games.archmage.drawing import can, may_say, relics, say, table, tokens


def refusal(sentence: str, *seats: str, land: str = "") -> str:
    with pytest.raises(IllegalMove) as refused:
        say(table(*seats, land=land), sentence)
    return refused.value.id.removeprefix("archmage-")


def test_X9_a_fundamental_spell_costs_a_relic_of_its_sphere() -> None:
    position = table("> has scrolls.2, taught time", "")
    say(position, "cast quicken")
    assert relics(position) == "scrolls"
    assert refusal("cast quicken", "> has blood.9, taught time", "") == "spell-price"


def test_X9_an_advanced_spell_costs_two_of_its_spheres_in_any_mix() -> None:
    for mix, left in (("scrolls scrolls", "blood.2"), ("scrolls blood", "scrolls blood")):
        position = table("> has scrolls.2 blood.2, taught gate", "")
        say(position, "cast gate", *(f"pay {relic}" for relic in mix.split()))
        assert relics(position) == left
    position = table("> has scrolls.2 blood.2, taught gate", "")
    say(position, "cast gate", "pay blood")
    assert relics(position) == "scrolls.2"


def test_X31_a_price_that_can_be_paid_in_one_way_is_not_asked() -> None:
    position = table("> has scrolls blood seeds.5, taught gate", "")
    say(position, "cast gate")
    assert relics(position) == "seeds.5"
    assert may_say(position, "travel") != []


def test_X9_a_master_spell_costs_three_of_its_spheres_in_any_mix() -> None:
    position = table("> has bones.2 scrolls.2 blood, taught time-stop", "")
    say(position, "cast time-stop", "pay bones", "pay scrolls", "pay scrolls")
    assert relics(position) == "blood bones"
    position = table("> has blood.3, taught time-stop", "")
    say(position, "cast time-stop")
    assert relics(position) == ""
    assert refusal("cast time-stop", "> has scrolls bones gems.5, taught time-stop", "") == (
        "spell-price"
    )


def test_X31_every_mix_can_be_said_in_exactly_one_way() -> None:
    ends: list[str] = []

    def pay(position_relics: list[str]) -> None:
        position = table("> has bones.3 scrolls.3 blood.3, taught time-stop", "")
        say(position, "cast time-stop", *position_relics)
        choices = may_say(position, "pay")
        if not choices:
            ends.append(relics(position))
        for choice in choices:
            pay([*position_relics, f"pay {choice}"])

    pay([])
    assert len(ends) == len(set(ends)) == 10


def test_X9_each_known_spell_once_a_turn() -> None:
    position = table("> has scrolls.5, taught time.2", "")
    say(position, "cast quicken")
    with pytest.raises(IllegalMove) as refused:
        say(position, "cast quicken")
    assert refused.value.id == "archmage-spell-spent"


def test_X9_only_known_spells() -> None:
    assert refusal("cast quicken", "> has scrolls.5", "") == "spell-unknown"


def test_X9_several_spells_in_a_turn() -> None:
    position = table("> has scrolls.2 gems.2, taught time will", "")
    say(position, "cast quicken", "cast stone-skin")
    assert relics(position) == "scrolls gems"


def test_X9_casting_goes_on_at_journeys_end_until_the_turn_ends() -> None:
    position = table("> at e2, has scrolls.2 gems.2, taught will", "  at g2")
    say(position, "initiate time")
    assert can(position, "cast stone-skin")


def test_X9_between_two_initiations_too() -> None:
    position = table("> at e2, has scrolls.2 widgets gems.2, taught matter", "  at g2")
    say(position, "initiate time", "cast transmute", "change gems to scrolls")
    say(position, "change gems to scrolls", "done")
    assert can(position, "initiate time")


def test_X9_not_in_anothers_turn() -> None:
    position = table("> ", "  has scrolls.2, taught time")
    assert may_say(position, "cast") == []


def test_X10_a_new_token_replaces_the_old() -> None:
    position = table("> has seeds, taught nature", "  taught chasm", tokens="c2=chasm.1")
    say(position, "cast vines", "mark c2", "done")
    assert tokens(position) == "c2=vines.0"
