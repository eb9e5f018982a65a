"""Twelve Missions in the browser: a whole short game by mouse, and to the end of others by keyboard
and with a finger."""

import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.twelve_missions.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer, come_to_round
from tests.web.people import (
    ROUND,
    WORDS,
    Say,
    asked,
    bar,
    game_is_over,
    make_table,
    spoken,
    wait_for_more,
    words,
)
from tests.web.readable import problems
from tests.web.test_every_page import HEIGHTS, WIDTHS, settle

LONGEST_GAME = 240
ON_ITS_SIDE = [(844, 390), (932, 430), (667, 375)]
LOW_PHONES = [(390, 664), (375, 667)]
"""The first is a larger one whose browser keeps its bars."""
SCREENS = [
    *((width, HEIGHTS[width]) for width in WIDTHS),
    *((1024, 768), *ON_ITS_SIDE, *LOW_PHONES),
]
PICK = random.Random(12)


def sit_down(page: Page, bots: int = 3, *, pairs: bool = False) -> None:
    """A game of four rounds against bots."""
    PICK.seed(12)
    options = ("4 rounds", "In pairs") if pairs else ("4 rounds",)
    make_table(page, ["Novice bot"] * bots, "twelve_missions", options)
    expect(bar(page)).to_be_visible()


def lit(page: Page) -> Locator:
    """What is lit on the table itself, outside the bar."""
    return page.locator("main button.sayable")


def by_mouse(page: Page) -> None:
    """Something lit on the table: there is always something. Who always spent would never end."""
    expect(lit(page).first).to_be_visible()
    done = page.locator("main button[data-says=done]")
    if done.count() and PICK.random() < 0.8:
        done.click()
    else:
        lit(page).nth(PICK.randrange(lit(page).count())).click()


def by_touch(page: Page) -> None:
    if PICK.random() < 0.5 and lit(page).count():
        lit(page).nth(PICK.randrange(lit(page).count())).tap()
    else:
        words(page).first.tap()


def by_keyboard(page: Page) -> None:
    if words(page).filter(has_text=re.compile("^done$")).count() and PICK.random() < 0.8:
        page.keyboard.press("d")
    else:
        for _ in range(PICK.randint(1, 3)):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def play_on(page: Page, say: Say, until: Callable[[Page], bool], *, key: bool = False) -> None:
    deadline = time.monotonic() + LONGEST_GAME
    while not until(page):
        assert time.monotonic() < deadline, "the game did not end"
        now = asked(page)
        if now == ROUND:
            go_on = bar(page).get_by_role("button", name="Next round")
            page.keyboard.press("Enter") if key else go_on.click()
            expect(go_on).to_have_count(0)
        elif now == WORDS:
            before = spoken(page)
            say(page)
            wait_for_more(page, before)


def a_trick_lies_here(page: Page) -> bool:
    return page.locator("main .played:not(.over)").count() > 0 and asked(page, 0) == WORDS


def a_round_is_over(page: Page) -> bool:
    return asked(page, 0) == ROUND


NOTE_SWEEPS = """
    window.swept = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, timing) {
        if (this.matches('.at') && JSON.stringify(frames).includes('translate')) window.swept += 1
        return animate.call(this, frames, timing)
    }
"""


def added_up(page: Page) -> list[str]:
    """The columns of the score sheet that do not come to what stands below them."""
    wrong: list[str] = page.evaluate(
        """() => {
            const number = cell => Number(cell.textContent.trim().replace('−', '-'))
            const sheet = document.querySelector('main .sheet table')
            const rows = [...sheet.querySelectorAll('tbody tr, tfoot tr:not(.sum)')]
            return [...sheet.querySelectorAll('.sum .points')].flatMap((total, seat) => {
                const column = rows.map(row => number(row.querySelectorAll('.points')[seat]))
                const sum = column.reduce((one, other) => one + other, 0)
                return sum === number(total) ? [] : [`${sum} ${number(total)}`]
            })
        }"""
    )
    return wrong


def test_a_whole_short_game_by_mouse_on_the_table_alone(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900, before=lambda page: page.add_init_script(NOTE_SWEEPS))
    sit_down(page)
    play_on(page, by_mouse, a_trick_lies_here)
    for state in page.locator("main .mission .state").all_inner_texts():
        assert re.fullmatch(r"\d+( of \d+)? [a-z]+|\d+ of 80|none yet", state), state
    play_on(page, by_mouse, game_is_over)
    assert page.evaluate("window.swept") > 12, "finished tricks travel to whoever took them"
    standings = page.get_by_role("main").locator(".summary table").first
    expect(standings.locator("tbody tr")).to_have_count(4)
    expect(page.locator(".summary .decided .card")).to_have_count(4)
    bar(page).get_by_role("button", name="Look at the table").click()
    assert added_up(page) == [], "every column of the score sheet comes to its total"
    over = page.url
    bar(page).get_by_role("button", name="Show the result").click()
    bar(page).get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != over)
    expect(bar(page)).to_be_visible()


def test_two_rounds_and_the_end_by_keyboard_alone(open_page: OpenPage, dealer: Dealer) -> None:
    dealer.deals("twelve_missions", come_to_round(3, "twelve_missions", 3, {"rounds": 4}))
    page = open_page(server=dealer.address)
    sit_down(page, 2)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    play_on(page, by_keyboard, game_is_over, key=True)
    expect(bar(page).get_by_role("button", name="Play again")).to_be_visible()


def test_two_rounds_in_pairs_and_the_end_with_a_finger_on_a_phone(
    open_page: OpenPage, dealer: Dealer
) -> None:
    rounds = come_to_round(3, "twelve_missions", 4, {"rounds": 4, "pairs": True})
    dealer.deals("twelve_missions", rounds)
    page = open_page(width=390, height=844, touch=True, server=dealer.address)
    sit_down(page, pairs=True)
    play_on(page, by_touch, game_is_over)
    bar(page).get_by_role("button", name="Look at the table").tap()
    page.get_by_role("button", name="Score sheet").tap()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_text("Pair", exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_no_serious_problem(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=HEIGHTS[width], touch=width == 390)
    sit_down(page)
    expect(words(page).first).to_be_visible()
    assert problems(page) == [], "before the tricks"
    play_on(page, by_mouse, a_trick_lies_here)
    assert problems(page) == [], "in a trick"
    play_on(page, by_mouse, a_round_is_over)
    assert problems(page) == [], "after a round"


def test_nothing_scrolls_and_every_card_is_in_view(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page)
    play_on(page, by_mouse, a_trick_lies_here)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        hidden: list[str] = page.evaluate(
            """() => {
                const table = document.querySelector('main').getBoundingClientRect()
                return [...document.querySelectorAll('main .card, main .word, main .plates')]
                    .filter(piece => {
                        const box = piece.getBoundingClientRect()
                        return box.width && (box.top < table.top || box.bottom > table.bottom + 1
                            || box.left < 0 || box.right > innerWidth)
                    })
                    .map(piece => piece.className)
            }"""
        )
        assert hidden == [], f"at {width}"
        assert page.evaluate(
            """() => [document.documentElement, document.querySelector('main')].every(box =>
                box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight)"""
        ), f"at {width}"


def test_scrolls_to_choose_from_lie_on_nobody(open_page: OpenPage, dealer: Dealer) -> None:
    mine = "b3 b4 b5 b6 y3 y4 y5 y6 | scrolls 4 7 20"
    others = ("r3 r4 r5 r6 k3 k4 k5 k6", "b7 b8 b9 b10 y7 y8 y9 y10", "r7 r8 r9 r10 k7 k8 k9 k10")
    dealer.deals("twelve_missions", table(mine, *others, mission=6, phase="scroll", used=(1,)))
    page = open_page(width=1440, height=900, server=dealer.address)
    make_table(page, ["Novice bot"] * 3, "twelve_missions", ())
    scrolls = page.get_by_role("region", name="What you can do").get_by_role("button", name=" · ")
    expect(scrolls).to_have_count(3)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        covered: list[str] = page.evaluate(
            """() => {
                const panel = document.querySelector('main .offers').getBoundingClientRect()
                return [...document.querySelectorAll('main :is(.names, .means, .plate, .card)')]
                    .filter(thing => {
                        const box = thing.getBoundingClientRect()
                        return box.width && box.right > panel.left && box.left < panel.right
                            && box.bottom > panel.top && box.top < panel.bottom
                    })
                    .map(thing => thing.className)
            }"""
        )
        assert covered == [], f"at {width}"


def crests(page: Page) -> list[list[int]]:
    """Where everybody else sits."""
    places: list[list[int]] = page.evaluate(
        """() => [...document.querySelectorAll('main .felt .seat .crest')].map(crest => {
            const box = crest.getBoundingClientRect()
            return [Math.round(box.x), Math.round(box.y)]
        })"""
    )
    return places


def test_everybody_keeps_their_place_and_a_taken_trick_stays_until_the_next_lead(
    open_page: OpenPage, dealer: Dealer
) -> None:
    # Nobody else has a dominant card, so nothing that they spend takes the trick.
    hands = ("r10 y10 k10", "b3 y3 k3", "b4 y4 k4", "b5 y5 k5")
    dealer.deals("twelve_missions", table(*hands, mission=1, phase="resources"))
    page = open_page(width=1440, height=900, server=dealer.address)
    make_table(page, ["Novice bot"] * 3, "twelve_missions", ())
    expect(words(page).first).to_be_visible()
    begun = crests(page)
    assert len(begun) == 3
    page.locator("main button[data-says='take scroll']").click()
    emperor = page.locator("main .hand button[data-says='red.emperor']")
    expect(emperor).to_be_enabled()
    assert crests(page) == begun, "when tricks begin"
    emperor.click()
    expect(page.locator("main .played.over.takes")).to_have_accessible_name(
        re.compile("red Emperor.*took it")
    )
    expect(page.locator("main .hand button.sayable").first).to_be_visible()
    expect(page.locator("main .played.over"), "all four, mine too").to_have_count(4)
    assert crests(page) == begun, "with a whole trick on the felt"


def test_a_finger_finds_everything_it_may_touch(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, touch=True)
    sit_down(page)
    play_on(page, by_touch, a_trick_lies_here)
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button:enabled, a')]
            .filter(thing => thing.checkVisibility())
            .map(thing => [thing, thing.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44)
            .map(([thing]) => thing.outerHTML.slice(0, 120))"""
    )
    assert small == []


def test_pairs_are_for_four(open_page: OpenPage) -> None:
    page = open_page("/new/twelve_missions")
    pairs = page.get_by_role("checkbox", name="In pairs")
    pairs.check()
    page.get_by_role("button", name="Remove seat 4").click()
    expect(pairs).to_be_disabled()
    expect(pairs).not_to_be_checked()
    page.get_by_role("button", name="Add a seat").click()
    expect(pairs).to_be_checked()


def test_the_rules_are_a_page(open_page: OpenPage) -> None:
    page = open_page("/rules/twelve_missions")
    expect(page.get_by_role("heading", name="The missions")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(1 + 8 + 1 + 25 + 1 + 20)
