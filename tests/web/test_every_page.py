"""What holds for every page: readable by everybody, no sideways scrolling, all in view."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.abracada.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import make_table, play_against_bots, tile, wait_for_my_turn
from tests.web.readable import problems

WIDTHS = (390, 768, 1280, 1440, 1920)
HEIGHTS = {390: 844, 768: 1024, 1280: 720, 1440: 900, 1920: 1080}


def settle(page: Page) -> None:
    """Wait until nothing moves: a piece on its way is nowhere in particular."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")


def to_home(page: Page) -> None:
    expect(tile(page).get_by_role("button", name="Play bots")).to_be_visible()


def to_new_table(page: Page) -> None:
    page.goto("/new/abracada")
    expect(page.get_by_text("Show the odds")).to_be_visible()


def to_waiting_room(page: Page) -> None:
    make_table(page, ["A person", "Novice bot", "A person"])
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()


def to_a_friends_waiting_room(page: Page) -> None:
    to_waiting_room(page)
    page.evaluate("localStorage.removeItem('conclave-guest')")
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_role("button", name="Sit down").first).to_be_visible()


def to_table(page: Page) -> None:
    play_against_bots(page)
    wait_for_my_turn(page)


def to_full_table(page: Page) -> None:
    make_table(page, ["Novice bot"] * 4, options=())
    expect(page.locator("main .cell.gone")).to_have_count(11)


def to_rules(page: Page) -> None:
    page.goto("/rules/abracada")
    expect(page.get_by_role("heading", name="The idea")).to_be_visible()


def to_credits(page: Page) -> None:
    page.goto("/credits")
    expect(page.get_by_text("Lorc")).to_be_visible()


def to_fairness(page: Page) -> None:
    page.goto("/fairness")
    expect(page.get_by_role("heading", name="What it doesn’t prove")).to_be_visible()


def to_you(page: Page) -> None:
    page.goto("/me")
    page.get_by_label("Your name at the table").fill("Wick")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Show the code").click()
    expect(page.get_by_role("img", name="A code to scan")).to_be_visible()


def to_ratings(page: Page) -> None:
    page.goto("/ratings/archmage")
    expect(page.get_by_role("row", name=re.compile("Adept, a bot"))).to_be_visible()


def to_night(page: Page) -> None:
    page.goto("/nights")
    page.get_by_role("button", name="Make it").click()
    expect(page.get_by_role("button", name="Start the first round")).to_be_visible()


def to_nowhere(page: Page) -> None:
    page.goto("/no/where")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


FULL = table(
    "> 3 5 8 8 8",
    "  6 7 8 8 | 5 lives, 3 points",
    "  2 6 7 | 2 lives, took 4",
    "  4 5 6 7 8 | 1 lives",
    "  1 7 | 4 lives, 7 points, took 3 8",
    pile="5 6",
)
"""Five seats, and a board that is filling up."""

PLACES = {
    "home": to_home,
    "new table": to_new_table,
    "waiting room": to_waiting_room,
    "a friend's waiting room": to_a_friends_waiting_room,
    "table": to_table,
    "table of five": to_full_table,
    "rules": to_rules,
    "credits": to_credits,
    "fairness": to_fairness,
    "you": to_you,
    "ratings": to_ratings,
    "match night": to_night,
    "nowhere": to_nowhere,
}


@pytest.fixture
def open_place(open_page: OpenPage, dealer: Dealer) -> OpenPage:
    def open_place(place: str, **screen: int) -> Page:
        dealt = PLACES[place] is to_full_table
        if dealt:
            dealer.deals("abracada", FULL)
        page = open_page(server=dealer.address if dealt else "", **screen)
        PLACES[place](page)
        return page

    return open_place


@pytest.mark.parametrize("place", PLACES)
def test_everybody_can_read_it_on_a_phone(open_place: OpenPage, place: str) -> None:
    page = open_place(place, width=390, height=HEIGHTS[390], touch=True)
    assert problems(page) == []


@pytest.mark.parametrize("place", PLACES)
def test_everybody_can_read_it_and_nothing_scrolls_sideways(
    open_place: OpenPage, place: str
) -> None:
    page = open_place(place)
    assert problems(page) == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        settle(page)
        wide: list[str] = page.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll('main')]
                .filter(box => box.scrollWidth > box.clientWidth)
                .map(box => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`)"""
        )
        assert wide == [], f"at {width}"


@pytest.mark.parametrize("place", ["table", "table of five"])
def test_the_whole_table_is_in_view_without_scrolling(open_place: OpenPage, place: str) -> None:
    page = open_place(place)
    for width, height in ((1280, 720), (1440, 900), (1920, 1080), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        hidden: list[str] = page.evaluate(
            """() => {
                const table = document.querySelector('main').getBoundingClientRect()
                return [...document.querySelectorAll('main .stone, main .word, main .cell')]
                    .filter(piece => {
                        const box = piece.getBoundingClientRect()
                        return box.top < table.top || box.bottom > table.bottom + 1
                            || box.left < 0 || box.right > innerWidth
                    })
                    .map(piece => piece.className)
            }"""
        )
        assert hidden == [], f"at {width}×{height}"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_everything_a_finger_touches_is_large_enough(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, touch=True)
    to_table(page)
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a')]
            .filter(thing => thing.checkVisibility())
            .map(thing => [thing, thing.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44)
            .map(([thing]) => thing.outerHTML.slice(0, 120))"""
    )
    assert small == []


def test_a_table_that_does_not_exist_is_said_so(open_page: OpenPage) -> None:
    page = open_page("/t/NOSUCH", forgiving="404")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    to_home(page)
