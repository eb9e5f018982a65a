"""What a seat was told, as numbers."""

import re
from pathlib import Path

import pytest

import conclave.games
from conclave.catalogue import all_games, load_game
from conclave.core.chance import FastChance
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.hearing import NUMBERS_AT_ONCE, WORDS_AT_ONCE, Heard, Hearing, Memory
from conclave.core.plain import PlainDict
from conclave.core.tensors import NUMBER, read_numbers

EACH = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


class Told:
    """The row of a seat, read back."""

    def __init__(self, hearing: Hearing, heard: list[Heard], seat: int, seats: int) -> None:
        into = bytearray(hearing.tensor.size * NUMBER)
        hearing.write(heard, seat, seats, into, 0)
        row = read_numbers(into, 0, hearing.tensor.size)
        self.told = round(row[0] * 100)
        self.dropped = round(row[1] * 100)
        size = hearing.entry
        self.entries = [row[at : at + size] for at in range(2, len(row), size)]
        self.hearing = hearing

    def words(self, entry: int) -> list[str]:
        first = 1 + 2 * self.hearing.seats
        numbers = self.entries[entry][first : first + WORDS_AT_ONCE]
        return [self.hearing.words[round(number) - 1] for number in numbers if number]

    def numbers(self, entry: int) -> list[int]:
        return [round(number * 10) for number in self.entries[entry][-NUMBERS_AT_ONCE:]]

    def event(self, entry: int) -> str:
        number = round(self.entries[entry][0])
        return next(event for event, known in self.hearing.events.items() if known == number)

    def about(self, entry: int) -> int:
        """The seat it is about, from the observer's."""
        return self.entries[entry][1 : 1 + self.hearing.seats].index(1)


def played(game: AnyGame, seats: int, seed: int, moves: int) -> Memory:
    chance = FastChance(seed)
    options = game.option_sets[seed % len(game.option_sets)]
    state = game.start(seats, options, chance)
    memory = Memory(game, seats)
    for _ in range(moves):
        if state.over():
            break
        memory.play(state, chance.pick(state.legal()), chance)
    return memory


@EACH
def test_whatever_is_told_has_a_number(game: AnyGame) -> None:
    hearing = Hearing(game, 10)
    for seed in range(8):
        seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
        memory = played(game, seats, seed, 2000)
        for seat in range(seats):
            told = Told(hearing, memory.of(seat), seat, seats)
            assert told.dropped == told.told - 10


@EACH
def test_every_event_of_the_rules_is_in_the_list(game: AnyGame) -> None:
    rules = Path(conclave.games.__path__[0]) / game.slug / "rules"
    source = "".join(file.read_text(encoding="utf-8") for file in rules.rglob("*.py"))
    assert game.tellings is not None
    named = set(re.findall(rf'"({game.slug}-[a-z0-9_-]+)"', source))
    assert named == set(game.tellings.events)


@EACH
def test_the_row_says_what_the_seat_was_told_and_nothing_else(game: AnyGame) -> None:
    """A memory that was told the same makes the same row, whatever else happened."""
    hearing = Hearing(game)
    memory = played(game, 2, 4, 60)
    for seat in range(2):
        heard = memory.of(seat)
        again = [Heard(one.actor, one.sentence, [dict(told) for told in one.told]) for one in heard]
        mine = Told(hearing, heard, seat, 2)
        assert mine.entries == Told(hearing, again, seat, 2).entries
        imagined = memory.imagined(seat)
        assert mine.entries == Told(hearing, imagined.of(seat), seat, 2).entries


def test_a_spell_is_heard_with_what_came_of_it() -> None:
    game = load_game("abracada")
    memory = Memory(game, 3)
    memory.note(1, "cast 4", [Event("abracada-miss", {"seat": 1, "spell": 4})])
    told = Told(Hearing(game, 4), memory.of(2), 2, 3)
    assert (told.told, told.dropped) == (2, 0)
    assert not any(told.entries[0] + told.entries[1])
    assert (told.event(2), told.words(2), told.about(2)) == ("", ["cast", "4"], 2)
    assert (told.event(3), told.about(3)) == ("abracada-miss", 2)
    assert told.numbers(3)[0] == 4
    assert Told(Hearing(game, 4), memory.of(1), 1, 3).about(2) == 0


def test_only_the_last_are_told_and_the_others_counted() -> None:
    game = load_game("abracada")
    memory = Memory(game, 2)
    for spell in (1, 2, 3):
        memory.note(0, f"cast {spell}", [])
    told = Told(Hearing(game, 2), memory.of(0), 0, 2)
    assert (told.told, told.dropped) == (3, 1)
    assert [told.words(0), told.words(1)] == [["cast", "2"], ["cast", "3"]]


@EACH
def test_it_is_the_same_whether_it_is_written_after_each_move_or_once(game: AnyGame) -> None:
    hearing, chance = Hearing(game, 5), FastChance(6)
    state = game.start(2, {}, chance)
    memory = Memory(game, 2)
    for _ in range(40):
        memory.play(state, chance.pick(state.legal()), chance)
        for seat in range(2):
            heard = memory.of(seat)
            afresh = [Heard(one.actor, one.sentence, one.told) for one in heard]
            often, once = Told(hearing, heard, seat, 2), Told(hearing, afresh, seat, 2)
            assert (often.told, often.dropped) == (once.told, once.dropped)
            assert often.entries == once.entries


def test_what_is_whispered_is_not_heard_by_others() -> None:
    game = load_game("twelve_missions")
    memory = Memory(game, 3)
    memory.note(0, "give red.wizard", [])
    assert Told(Hearing(game, 1), memory.of(0), 0, 3).words(0) == ["give", "red.wizard"]
    assert Told(Hearing(game, 1), memory.of(1), 1, 3).words(0) == ["give"]


def test_seats_are_told_from_the_observers() -> None:
    game = load_game("archmage")
    memory = Memory(game, 3)
    memory.note(0, "choose owl", [])
    words = [Told(Hearing(game, 1), memory.of(seat), seat, 3).words(0)[1] for seat in range(3)]
    assert words == ["owl", "cat", "raven"]


def test_what_is_long_goes_on_in_the_next_entry() -> None:
    game = load_game("abracada")
    memory = Memory(game, 2)
    told: PlainDict = {"round": 3, "ending": "killed", "hands": [[1, 2, 3, 4, 5], [6, 7, 8]]}
    memory.note(1, "cast 1", [Event("abracada-round-over", told)])
    row = Told(Hearing(game, 3), memory.of(1), 1, 2)
    assert [row.event(1), row.event(2)] == ["abracada-round-over"] * 2
    assert row.numbers(1) + row.numbers(2) == [3, 3, 6, 7, 8, 5, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0]
    assert row.words(1) == ["killed"]


def test_what_cant_be_is_refused() -> None:
    with pytest.raises(ValueError, match="the last 0 entries can't be told: say 1 or more"):
        Hearing(load_game("abracada"), 0)
