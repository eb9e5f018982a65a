"""Tables at which several people share a device."""

from hashlib import sha256
from typing import Any

from tests.server.people import Json, Person

SOFA = ["me", {"sofa": "Mina", "crest": "cat"}, {"sofa": "Otto"}]


def hashed(luck: str) -> str:
    return sha256(luck.encode()).hexdigest()


async def make(person: Person, seats: list[Any], **others: object) -> Json:
    answer = await person.ask("POST", "/api/tables", {"game": "abracada", "seats": seats, **others})
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


async def refused(person: Person, seats: list[Any], **others: object) -> str:
    answer = await person.ask("POST", "/api/tables", {"game": "abracada", "seats": seats, **others})
    assert answer.status_code in (400, 409), answer.text
    return str(answer.json()["id"])
