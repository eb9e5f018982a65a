"""What the other tests lean on: the same table goes the same way."""

import random

from conclave.core.record import Record, read_record
from tests.server.people import Person
from tests.server.test_a_game_of_people import play_out


async def play(person: Person, **wishes: object) -> Record:
    """A short game against a bot, in which the person always chooses alike."""
    options = {"rounds": 1}
    table = await person.make_table(["me", "novice"], options=options, start=True, **wishes)
    chair = await person.connect(table["code"])
    await play_out(chair, random.Random(5))
    answer = await person.ask("GET", f"/api/tables/{table['code']}/record")
    return read_record(answer.json())


def said(record: Record) -> list[tuple[int, str, list[int]]]:
    return [(move.seat, move.sentence, move.draws) for move in record.moves]


async def test_the_same_table_is_dealt_alike_and_its_bots_decide_alike(nox: Person) -> None:
    first, again = await play(nox), await play(nox)
    assert first.deal == again.deal
    assert said(first) == said(again)


async def test_another_title_is_other_luck_and_what_guests_add_to_it_counts(nox: Person) -> None:
    wishes: list[dict[str, object]] = [{}, {"title": "Another"}, {"luck": "0123456789abcdef"}]
    first, *others = [await play(nox, **wish) for wish in wishes]
    for other in others:
        assert other.deal != first.deal
