"""The book: a spell is one object, and what the rules look up is derived from it."""

import pytest

from conclave.core.chance import FastChance
from conclave.games.five_seals.box.codes import PRINTED
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.rules.spells.book import BOOK, CASTING, PHASES, SPELLS, STEPS
from conclave.texts import say


def test_every_printed_spell_is_in_the_book() -> None:
    assert [(spell.word, spell.circle, spell.strength) for spell in SPELLS] == list(PRINTED)
    assert [spell.number for spell in SPELLS] == list(range(len(PRINTED)))
    assert [spell.word for spell in BOOK[::5]] == [word for word, _, _ in PRINTED]


KNOWN_PHASES = [
    *("over", "draft", "turn", "binding", "absorb", "swap", "swap-with", "exchange"),
    *("exchange-with", "disintegrate", "rearrange", "rearrange-with", "deceive", "raise"),
    *("lower", "transfer", "give", "exploit", "dispatch", "leap", "teleport", "guard"),
    *("speed", "speed-free", "change", "renew", "strengthen"),
]


def test_the_phases_of_dumped_positions_keep_their_names_and_order() -> None:
    assert [word for word in PHASES if word in KNOWN_PHASES] == KNOWN_PHASES
    assert len(set(PHASES)) == len(PHASES)


def test_every_step_belongs_to_a_spell_and_has_a_question() -> None:
    for spell in SPELLS:
        for place, step in enumerate(spell.steps):
            assert STEPS[spell.phase + place] is step
            assert PHASES[spell.phase + place] == step.word
            assert (spell.phase + place in CASTING) is not spell.reacts
            question = f"five_seals-ask-{step.word}"
            assert say(question) != question


@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_what_the_table_notes_about_itself_stays_true(circle: int) -> None:
    """Where seals are, how many sixes are left and how many figures stand on seals is kept up to
    date move by move; a restored table finds it out anew."""
    chance = FastChance(circle)
    table = GAME.start(4, {"circle": circle}, chance)
    while not table.over():
        table.play(chance.pick(table.legal()), chance)
        anew = GAME.restore(table.dump())
        assert (anew.sealed, anew.prey) == (table.sealed, table.prey)
        assert (anew.sixes, anew.sentries) == (table.sixes, table.sentries)
