"""Bots know what every spell is worth to them."""

from conclave.games.five_seals.bot.spell_values import SPELL_VALUES, STEP_VALUES
from conclave.games.five_seals.box.codes import SPELL_WORDS
from conclave.games.five_seals.rules.spells.book import SPELLS, STEPS


def test_every_spell_has_a_row() -> None:
    missing = [word for word in SPELL_WORDS if word not in SPELL_VALUES]
    assert not missing, f"bots don't know the worth of {missing}"
    assert list(SPELL_VALUES) == list(SPELL_WORDS)


def test_every_step_of_a_spell_has_a_value() -> None:
    for spell in SPELLS:
        assert len(SPELL_VALUES[spell.word].steps) == len(spell.steps), spell.word
    assert set(STEP_VALUES) == set(STEPS)
