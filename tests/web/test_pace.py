"""What is shown after what, and for how long. The clock of these pages stands still, so nothing
hangs on how quick the machine is: no time passes but what a test lets pass."""

import json
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute, expect

from tests.games.abracada.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import (
    bar,
    make_table,
    play_against_bots,
    version,
    wait_for_my_turn,
    words,
)

ALL_NEW = table("> 1 2 3 4 5", "2 3 6 7 8", "4 5 6 7 8", "3 5 6 7 8", "4 5 6 7 8")
STEP = 50


def stop_the_clock(page: Page) -> None:
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))


def is_my_turn(frame: str | bytes) -> bool:
    """Whether a message from the server gives us the word."""
    heard = json.loads(frame)
    return "position" in heard and bool(heard["position"]["legal"])


@pytest.fixture
def missed(open_page: OpenPage, dealer: Dealer) -> Page:
    """You have named a stone that you do not have, and four bots have answered: all of that is
    known to the page, and it shows the first move."""
    lines: list[WebSocket] = []

    def listen(page: Page) -> None:
        page.clock.install()
        page.on("websocket", lambda line: lines.append(line))

    dealer.deals("abracada", ALL_NEW)
    page = open_page(pace="calm", server=dealer.address, before=listen)
    make_table(page, ["Novice bot"] * 4, options=())
    wait_for_my_turn(page)
    expect(spoken(page)).to_contain_text("Your turn")
    stop_the_clock(page)
    with lines[-1].expect_event("framereceived", is_my_turn):
        words(page).last.click()
    expect(bar(page)).to_have_attribute("data-version", "1")
    return page


def spoken(page: Page) -> Locator:
    return page.get_by_role("log", name="What happens")


def test_what_happens_is_announced(missed: Page) -> None:
    expect(spoken(missed)).to_contain_text("cast 8")


def look_at(page: Page, at_most: int) -> int:
    """How long the move on show is looked at, in milliseconds."""
    move, seen = version(page), 0
    while version(page) == move and seen < at_most:
        page.clock.run_for(STEP)
        seen += STEP
    return seen


def test_moves_are_seen_long_enough_to_be_read_at_a_calm_pace(missed: Page) -> None:
    """The bots here answer at once: it is the table that lets everybody follow."""
    look_at(missed, 5000)
    for move in ("2", "3"):
        assert version(missed) == move
        told = bar(missed).locator("strong").inner_text()
        assert max(1000, 40 * len(told)) <= look_at(missed, 7000) < 7000


def test_space_shows_the_next_move_and_says_no_word(missed: Page) -> None:
    """At once: the clock stands still."""
    for move in ("1", "2", "3"):
        assert version(missed) == move
        missed.keyboard.press("Space")
        expect(bar(missed)).to_have_attribute("data-version", str(int(move) + 1))
    while not words(missed).count():
        missed.keyboard.press("Space")
        missed.clock.run_for(1)
    reached = version(missed)
    words(missed).first.focus()
    missed.keyboard.press("Space")
    missed.clock.run_for(3000)
    missed.keyboard.press("Space")
    missed.clock.run_for(300)
    expect(words(missed).first).to_be_visible()
    assert version(missed) == reached


def test_whoever_is_in_a_hurry_skips_to_the_own_turn(missed: Page) -> None:
    """At once: the clock stands still."""
    expect(words(missed)).to_have_count(0)
    bar(missed).get_by_role("button", name="to your turn").click()
    mine = words(missed).first.or_(bar(missed).get_by_role("button", name="Next round"))
    expect(mine.first).to_be_visible()


def test_whose_turn_it_is_follows_what_is_shown(missed: Page) -> None:
    """All moves are known already; the mover is named as long as their move is looked at."""
    look_at(missed, 5000)
    mover = bar(missed).locator(".turn").inner_text()
    assert (
        bar(missed)
        .locator("strong")
        .inner_text()
        .casefold()
        .startswith(mover.casefold().split("’")[0])
    )


def test_at_a_pace_of_steps_every_move_waits(open_page: OpenPage, dealer: Dealer) -> None:
    dealer.deals("abracada", ALL_NEW)
    page = open_page(pace="step", server=dealer.address, before=lambda page: page.clock.install())
    make_table(page, ["Novice bot"] * 4, options=())
    wait_for_my_turn(page)
    stop_the_clock(page)
    words(page).last.click()
    expect(bar(page)).to_have_attribute("data-version", "1")
    page.clock.run_for(1000)
    expect(bar(page).get_by_role("button", name="Go on")).to_be_visible()
    shown = version(page)
    page.clock.run_for(60_000)
    assert version(page) == shown
    bar(page).get_by_role("button", name="Go on").click()
    expect(bar(page)).not_to_have_attribute("data-version", shown)


def test_a_broken_line_is_said_and_mends_itself(open_page: OpenPage) -> None:
    lines: list[WebSocketRoute] = []

    def listen(route: WebSocketRoute) -> None:
        lines.append(route)
        route.connect_to_server()

    def watch(page: Page) -> None:
        page.clock.install()
        page.route_web_socket("**/ws/**", listen)

    page = open_page(before=watch)
    play_against_bots(page)
    wait_for_my_turn(page)
    stop_the_clock(page)
    lines[0].close(code=1012, reason="the server goes away")
    expect(page.get_by_role("alert")).to_contain_text("nothing is lost")
    assert len(lines) == 1
    page.clock.run_for(500)
    expect(page.get_by_role("alert")).not_to_be_visible()
    assert len(lines) == 2
    before = version(page)
    words(page).last.click()
    expect(bar(page)).not_to_have_attribute("data-version", before)
