"""Every spell has its opinion, and what it says of itself is what it does."""

import pytest

from conclave.games.abracada.bot.spell_values import OPINIONS
from conclave.games.abracada.box.pieces import SPELLS
from conclave.games.abracada.rules.spells import BOOK


def test_the_bots_have_an_opinion_of_every_spell() -> None:
    assert [spell.number for spell in BOOK[1:] if spell.effect not in OPINIONS] == []


@pytest.mark.parametrize("number", SPELLS)
def test_no_two_spells_share_an_opinion_by_oversight(number: int) -> None:
    assert [spell.number for spell in BOOK if spell.effect is BOOK[number].effect] == [number]
