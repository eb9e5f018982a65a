"""The first page: a game in one click, as one likes to play it."""

from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.people import bar, play_against_bots, tile


def test_a_game_in_one_click_is_played_as_it_was_chosen_last(open_page: OpenPage) -> None:
    page = open_page()
    chosen = {"Level": "Novice", "Length": "One round", "Seats": "2"}
    for label, choice in chosen.items():
        tile(page).get_by_label(label).select_option(label=choice)
    tile(page).get_by_label("Practice").check()
    page.reload()
    for label, choice in chosen.items():
        expect(tile(page).get_by_label(label).locator("option:checked")).to_have_text(choice)
    other = tile(page, "Archmage").get_by_label("Seats")
    expect(other.locator("option:checked")).to_have_text("4")
    play_against_bots(page)
    expect(page.get_by_role("article")).to_have_count(1)
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["rounds"] == 1
    assert table["practice"] is True
    assert [seat["level"] for seat in table["seats"]] == [None, "novice"]
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine).to_contain_text("Practice")
    mine.get_by_role("link", name="Abracada…What?").click()
    expect(bar(page)).to_be_visible()


def test_what_the_operator_says_is_shown_as_plain_text(open_page: OpenPage) -> None:
    page = open_page()
    said = '{"text": "<b>Back</b> at noon."}'
    page.route("**/api/message", lambda route: route.fulfill(body=said))
    page.reload()
    expect(page.get_by_text("<b>Back</b> at noon.", exact=True)).to_be_visible()


def test_a_game_for_one_can_be_played_alone(open_page: OpenPage) -> None:
    page = open_page()
    alone = page.get_by_role("button", name="Alone: Warlord")
    expect(alone).to_have_count(1)
    alone.click()
    page.wait_for_url("**/t/*")
    expect(bar(page)).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert len(table["seats"]) == 1


def test_what_has_but_one_choice_is_not_asked(open_page: OpenPage) -> None:
    page = open_page("/new/five_seals")
    expect(page.get_by_role("group", name="Circle")).to_be_visible()
    expect(page.get_by_text("Dungeon", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("I, Might")).to_be_visible()
    expect(page.get_by_text("Dungeon", exact=True)).to_have_count(0)
