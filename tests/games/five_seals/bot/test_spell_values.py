"""Bots have an opinion of every spell."""

from conclave.games.five_seals.bot.spell_values import NOTIONS, OPINIONS
from conclave.games.five_seals.box.codes import SPELL_WORDS
from conclave.games.five_seals.rules.spells.book import SPELLS, STEPS


def test_every_spell_has_a_row() -> None:
    missing = [word for word in SPELL_WORDS if word not in OPINIONS]
    assert not missing, f"bots have no opinion of {missing}"
    assert list(OPINIONS) == list(SPELL_WORDS)


def test_every_step_of_a_spell_has_a_notion() -> None:
    for spell in SPELLS:
        assert len(OPINIONS[spell.word].notions) == len(spell.steps), spell.word
    assert set(NOTIONS) == set(STEPS)
