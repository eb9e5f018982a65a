"""The bots' opinions of the spells."""

from conclave.games.archmage.bot.spell_values import OPINIONS, opinion
from conclave.games.archmage.rules.spells.book import BOOK


def test_the_bots_have_an_opinion_of_every_spell() -> None:
    assert [spell.word for spell in BOOK if spell.word not in OPINIONS] == []
    assert list(OPINIONS) == [spell.word for spell in BOOK]


def test_the_bots_have_an_answer_to_everything_that_a_spell_asks() -> None:
    unanswered = [
        step.word for spell in BOOK for step in spell.steps[len(opinion(spell).answers) :]
    ]
    assert unanswered == []
