"""The table of Archmage: by mouse, by keyboard alone, by finger, and alone against the Warlord."""

import random
import re
import time

from playwright.sync_api import Locator, Page, expect

from conclave.games.archmage.position import Position
from tests.games.archmage import drawing
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import (
    OVER,
    WORDS,
    asked,
    bar,
    make_table,
    say_by_keyboard,
    version,
    wait_for_another,
    words,
)
from tests.web.readable import problems

LONGEST_GAME = 240


def begun(rivals: int) -> Position:
    """A new game in which nobody goes before you."""
    return drawing.table(">", *[""] * rivals, round=1, length=9)


def sit_down(page: Page, bots: int) -> None:
    make_table(page, ["Novice bot"] * bots, "archmage", ("9 turns",))
    wait_for_my_turn(page)


def wait_for_my_turn(page: Page) -> None:
    expect(words(page).first).to_be_visible(timeout=30_000)


def realm(page: Page) -> Locator:
    return page.get_by_role("group", name="The realm")


def deed(page: Page, verb: str) -> Locator:
    deeds = page.get_by_role("group", name="What you can do here")
    return deeds.locator(f"[data-says={verb}]")


def sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def said(page: Page, thing: Locator, *, by_finger: bool = False) -> None:
    """Touches it until the rivals have played."""
    before = version(page)
    if by_finger:
        thing.tap()
    else:
        thing.click()
    expect(bar(page)).not_to_have_attribute("data-version", before)
    wait_for_my_turn(page)


def leave_the_city(page: Page, *, by_finger: bool = False) -> None:
    """Two hexes northwards from the Cursed Tower, to a land that nobody has seen; a touch explores
    it then. A mouse needs one click for the way; a finger sees it first, and then goes."""
    if by_finger:
        for word in ("e2", "e1"):
            target = realm(page).locator(f".hex.sayable[data-word={word}]")
            target.tap()
            expect(page.get_by_text("Tap again to go there")).to_be_visible()
            said(page, target, by_finger=True)
    else:
        realm(page).locator(".hex.sayable[data-word=e1]").click()
    expect(bar(page)).to_contain_text("3 movement points left")
    own = realm(page).locator(".hex[data-says=explore]")
    expect(own).to_have_attribute("data-word", "e1")
    said(page, own, by_finger=by_finger)


def test_turns_by_mouse_on_the_table_itself(open_page: OpenPage, dealer: Dealer) -> None:
    dealer.deals("archmage", begun(rivals=2))
    page = open_page(width=1440, height=900, server=dealer.address)
    sit_down(page, 2)
    realm(page).locator(".hex[data-word=d2]").hover()
    expect(page.get_by_text("by E2, to an unexplored hex")).to_be_visible()
    expect(page.get_by_text("3 left: enough to explore it")).to_be_visible()
    leave_the_city(page)
    said(page, deed(page, "deploy"))
    assert problems(page) == []
    said(page, deed(page, "end"))
    planet = page.locator("button[data-planet].sayable")
    expect(planet).not_to_have_count(0)
    said(page, planet.first)
    expect(bar(page)).to_contain_text("5 movement points left")
    page.get_by_role("button", name="Spells", exact=True).click()
    book = page.get_by_role("dialog", name="Tower and spells")
    expect(book).to_contain_text("Your mage goes to any face-up hex")
    assert problems(page) == []
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert not sideways(page)


def test_a_whole_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=720)
    sit_down(page, 1)
    page.mouse.move(0, 0)
    luck = random.Random(1)
    at_the_end = page.locator(".bar .chip[data-line=end]:focus")
    deadline = time.monotonic() + LONGEST_GAME
    while (now := asked(page)) != OVER:
        assert time.monotonic() < deadline, "the game did not end"
        if now != WORDS:
            continue
        before = version(page)
        page.keyboard.press("e")
        if luck.random() < 0.4 and at_the_end.count():
            page.keyboard.press("Enter")
            wait_for_another(page, before)
        else:
            say_by_keyboard(page, lambda: luck.randrange(3))
    expect(page.locator(".summary table").first.get_by_role("row")).to_have_count(3)
    assert problems(page) == []
    assert not sideways(page)


def test_what_is_lit_can_be_reached_with_the_tab_key(open_page: OpenPage, dealer: Dealer) -> None:
    dealer.deals("archmage", begun(rivals=1))
    page = open_page(width=1280, height=720, server=dealer.address)
    sit_down(page, 1)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('main .hex.sayable')"):
            break
    # From hex to hex with the arrow keys, as far as the mage can go.
    realm(page).locator(".hex[data-word=e2]").focus()
    page.keyboard.press("ArrowUp")
    expect(realm(page).locator(".hex[data-word=e1]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("3 movement points left")
    spoken = page.get_by_role("log", name="What happens")
    expect(spoken).to_contain_text("to E1 Unexplored")


def test_turns_by_finger_on_a_phone(open_page: OpenPage, dealer: Dealer) -> None:
    dealer.deals("archmage", begun(rivals=1))
    page = open_page(width=390, height=844, touch=True, server=dealer.address)
    sit_down(page, 1)
    assert not sideways(page)
    leave_the_city(page, by_finger=True)
    page.get_by_role("button", name="Whole realm").tap()
    expect(page.get_by_role("button", name="Go to my mage")).to_be_visible()
    assert problems(page) == []
    page.get_by_role("button", name="Lands").tap()
    expect(page.get_by_role("rowheader", name="Library")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name=re.compile(r"^Tower \d")).tap()
    expect(page.get_by_role("dialog", name="Tower and spells")).to_be_visible()
    assert not sideways(page)
    page.get_by_role("button", name="Close").tap()
    said(page, deed(page, "end"), by_finger=True)
    said(page, page.locator("button[data-planet].sayable").first, by_finger=True)


def test_alone_the_warlord_burns_the_land_and_the_end_names_a_rank(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page, 0)
    expect(page.get_by_text("The Warlord is at E3")).to_be_visible()
    planet = page.locator("button[data-planet].sayable").first
    over = bar(page).get_by_text("Game over")
    while not over.count():
        before = version(page)
        # The last planet moves without being asked.
        (planet if planet.count() else deed(page, "end")).click()
        expect(bar(page)).not_to_have_attribute("data-version", before)
        expect(words(page).first.or_(over).first).to_be_visible()
    expect(page.get_by_role("heading", name="You are still an Apprentice.")).to_be_visible()
    expect(bar(page).get_by_role("button", name="Play again")).to_be_visible()
    assert problems(page) == []
    assert not sideways(page)
