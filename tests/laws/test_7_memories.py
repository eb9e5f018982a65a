"""Law 7, of bots that remember: a memory holds nothing that its seat could not know."""

from conclave.core.chance import FastChance
from conclave.core.match import new_match
from conclave.core.memory import Memory, heard_by
from conclave.core.moment import Moment
from conclave.core.plain import Plain
from conclave.core.recollection import recollect
from conclave.core.state import Move, State
from tests.laws.tables import TableSetting, at_every_table

DECISIONS = 40


def told(moments: list[Moment]) -> list[tuple[Plain, Move]]:
    return [(moment.imagined.dump(), moment.move) for moment in moments]


def remembered(
    setting: TableSetting, seat: int, seen: list[tuple[State, Move]]
) -> list[tuple[Plain, Move]]:
    memory = Memory(setting.game, seat)
    luck = FastChance(5)
    for before, move in seen:
        memory.see(before, move, luck)
    return told(memory.moments)


@at_every_table
def test_it_is_the_same_of_positions_that_the_seat_cannot_tell_apart(
    setting: TableSetting,
) -> None:
    luck = FastChance(8)
    state = setting.start(luck)
    seen: list[tuple[State, Move]] = []
    while not state.over() and len(seen) < DECISIONS:
        move = luck.pick(state.legal())
        seen.append((state.copy(), move))
        state.play(move, luck)
    seat = setting.seats - 1
    others = [
        (before.imagine(seat, FastChance(9)), move)
        for before, move in seen
        if heard_by(setting.game, before, move, seat)
    ]
    heard = [pair for pair in seen if heard_by(setting.game, pair[0], pair[1], seat)]
    assert remembered(setting, seat, heard) == remembered(setting, seat, others)


@at_every_table
def test_a_secret_choice_of_another_is_not_remembered(setting: TableSetting) -> None:
    game = setting.game
    luck = FastChance(3)
    state = setting.start(luck)
    for _ in range(4 * DECISIONS):
        if state.over():
            return
        move = luck.pick(state.legal())
        sentence = game.say(state, move)
        for seat in range(setting.seats):
            memory = Memory(game, seat)
            memory.see(state, move, luck)
            knows = state.actor() == seat or game.overheard(sentence) == sentence
            assert len(memory.moments) == knows
        state.play(move, luck)


@at_every_table
def test_a_record_recollects_what_a_memory_has_kept(setting: TableSetting) -> None:
    game = setting.game
    match = new_match(game, setting.seats, setting.options, FastChance(4))
    memory = Memory(game, 0)
    luck, choices = FastChance(6), FastChance(7)
    for _ in range(DECISIONS):
        if match.over():
            break
        move = choices.pick(match.state.legal())
        memory.see(match.state, move, luck)
        match.say(match.actor(), game.say(match.state, move))
    kept = memory.recall(match.state)
    found = recollect(match, 0, FastChance(6))
    assert [moment.move for moment in found] == [moment.move for moment in kept]
    for one, other in zip(found, kept, strict=True):
        assert game.view(one.imagined, 0) == game.view(other.imagined, 0)
