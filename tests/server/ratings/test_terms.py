"""Which tables can be rated, and what nobody gets at one."""

import pytest

from tests.server.people import Person

BOTS = ["me", "novice", "adept"]


@pytest.mark.parametrize(
    ("wish", "refused"),
    [
        ({"practice": True}, "rated-no-practice"),
        ({"hints": True}, "rated-no-hints"),
        ({"options": {"easy": True}}, "rated-standard-options"),
        ({"options": {"odds": True}}, "rated-standard-options"),
    ],
)
async def test_who_is_helped_is_not_rated(
    nox: Person, wish: dict[str, object], refused: str
) -> None:
    body = {"game": "abracada", "seats": BOTS, "rated": True, **wish}
    answer = await nox.ask("POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["id"]) == (400, refused)
    assert answer.json()["text"] != refused


async def test_a_rated_table_says_so_and_gives_no_hints(nox: Person) -> None:
    table = await nox.make_table(BOTS, rated=True, start=True, options={"rounds": 1})
    assert (table["rated"], table["counted"], table["hints"]) == (True, None, False)
    chair = await nox.connect(table["code"])
    assert await chair.my_turn()
    version = chair.position["version"]
    refusal = await chair.refusal({"type": "ask", "about": "hint", "version": version})
    assert refusal == "rated-no-hints"


async def test_at_a_rated_table_everybody_has_a_device_of_their_own(nox: Person) -> None:
    body = {"game": "abracada", "seats": ["me", {"sofa": "Mina"}], "rated": True}
    answer = await nox.ask("POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["id"]) == (400, "rated-no-sofa")


async def test_other_tables_are_not_rated(nox: Person) -> None:
    assert (await nox.make_table(BOTS))["rated"] is False
