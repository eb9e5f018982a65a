"""Learning by playing: a lesson at the table, and hints at a table with bots."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage
from tests.web.people import (
    bar,
    play_against_bots,
    tile,
    version,
    wait_for_my_turn,
    words,
)


def card(page: Page) -> Locator:
    return page.get_by_role("group").filter(has=page.locator("#lesson-title"))


def say(page: Page, sentence: str) -> None:
    """By keyboard: letters find the word, Enter says it."""
    expect(words(page).first).to_be_visible()
    page.keyboard.type(sentence.split()[-1])
    page.keyboard.press("Enter")


def test_a_lesson_is_taken_by_keyboard(open_page: OpenPage) -> None:
    page = open_page()
    steps: list[dict[str, Any]] = page.request.get("/api/lessons/abracada").json()["steps"]
    tile(page).get_by_role("link", name="Learn").press("Enter")
    at = card(page)
    first = next(number for number, step in enumerate(steps) if step["asks"])
    right = steps[first]["accepts"]
    for number in range(first):
        stands_at(page, number, steps)
        page.keyboard.press("Enter")
    stands_at(page, first, steps)

    before, asked = version(page), at.inner_text()
    lines: list[str] = words(page).evaluate_all("chips => chips.map(chip => chip.dataset.line)")
    say(page, next(line for line in lines if line not in right))
    expect(at).not_to_have_text(asked, use_inner_text=True)
    assert version(page) == before, "what is wrong changes nothing"
    say(page, right[0])
    expect(at.get_by_role("button", name="Next")).to_be_focused()

    at.get_by_role("button", name="Back").press("Enter")
    stands_at(page, first - 1, steps)
    page.keyboard.press("Enter")
    stands_at(page, first, steps)
    say(page, right[0])
    expect(at.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    stands_at(page, first + 1, steps)

    page.goto("/")
    tile(page).get_by_role("link", name=f"Learn · {first + 2} of {len(steps)}").press("Enter")
    stands_at(page, first + 1, steps)
    expect(at.get_by_role("button", name="Start again")).to_be_visible()
    for number in range(first + 1, len(steps)):
        stands_at(page, number, steps)
        onward = "Skip step" if steps[number]["asks"] else "Next"
        at.get_by_role("button", name=onward).press("Enter")
    page.get_by_role("button", name="Play a real game, with a coach").press("Enter")
    page.wait_for_url("**/t/*")
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="Got it").press("Enter")
    expect(coach).to_be_hidden()
    page.goto("/")
    expect(tile(page).get_by_role("link", name="Learned")).to_be_visible()


def stands_at(page: Page, number: int, steps: list[dict[str, Any]]) -> None:
    """The card of that step is there and is read."""
    expect(card(page)).to_contain_text(f"{number + 1} of {len(steps)}")
    expect(card(page)).to_be_focused()


def test_an_example_is_tried_again_and_left(open_page: OpenPage) -> None:
    page = open_page("/rules/abracada")
    examples = page.request.get("/api/lessons/abracada").json()["examples"]
    page.goto(f"/learn/abracada/{examples[0]['name']}")
    again = page.get_by_role("button", name="Again")
    expect(again).to_be_disabled()
    expect(words(page).first).to_be_visible()
    before = version(page)
    words(page).first.click()
    expect(bar(page)).not_to_have_attribute("data-version", before)
    again.click()
    expect(bar(page)).to_have_attribute("data-version", before)
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_url("**/rules/abracada")


def test_a_hint_is_a_key_away_at_a_table_with_bots(open_page: OpenPage) -> None:
    page = open_page()
    play_against_bots(page)
    wait_for_my_turn(page)
    hint = page.get_by_role("region", name="Hint")
    page.keyboard.press("h")
    best = hint.get_by_role("listitem").first
    expect(best).to_contain_text("%")
    discs = bar(page).get_by_role("img", name="hint 1", exact=True)
    expect(discs).to_have_count(1)
    expect(page.get_by_role("log", name="What happens")).to_contain_text("Hint 1")
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(discs).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    before = version(page)
    hint.get_by_role("button", name="Play this").click()
    expect(bar(page)).not_to_have_attribute("data-version", before)
    expect(hint).to_have_count(0)


def test_no_hint_is_offered_where_people_play_unless_the_host_allows_it(
    open_page: OpenPage,
) -> None:
    page = open_page()
    for allowed in (False, True):
        page.goto("/new/abracada")
        if allowed:
            page.get_by_label("Allow hints").check()
        seats = page.get_by_label("Who sits")
        expect(seats.first).to_be_visible()
        page.get_by_role("button", name="Create table").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("heading", name="Invite")).to_be_visible()
        expect(page.get_by_text("Allow hints")).to_have_count(int(allowed))
