"""Five Seals of Magic for those who play by keyboard and by ear."""

from playwright.sync_api import Page, expect

from tests.games.five_seals.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.listening import heard, said, sit_at, under_the_keyboard

NEAR = 16
"""So many stops of the Tab key from the first to the bar."""


def sit_down(open_page: OpenPage, dealer: Dealer, width: int = 1440, height: int = 900) -> Page:
    """The way to A2 is open; those to A1 and P1 are sealed by what the dice can break."""
    position = table(
        "> fire.4 fire.3 air.2 | binding, growth.fire",
        "  water.4 | binding, -change.air | at h4a",
        seals="h1a=fire.2 h1p=air.2 h3p=water.2",
        scrolls="a2=change.fire a1=change.water",
        ways="h2a",
        round=2,
    )
    return sit_at(open_page, dealer, "five_seals", position, width, height)


def test_dice_place_and_what_can_be_broken_can_be_heard(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer)
    expect(heard(page)).to_contain_text("Round 2. You: Fire 4, Fire 3, Air 2.")
    page.keyboard.press("?")
    told = heard(page).locator("p").last
    expect(told).to_contain_text("Your turn. Break a seal, or cast a scroll. Dice: Fire 4, Fire 3")
    expect(told).to_contain_text(
        "Your mage is at S1, in the hall. Scrolls: Binding, Growth of Fire."
    )
    expect(told).to_contain_text("You can break: Change of Fire, strength 2, at A2; Fire 2 at H1A")
    expect(told).to_contain_text("H6P, to room P6. You can cast: Binding, Growth of Fire.")
    expect(told).to_contain_text("H4A, between the hall and room A4; Scrolls: Binding; Face down")
    expect(told).to_contain_text("Water 2 at H3P, to room P3")


def test_a_seal_is_broken_word_by_word(open_page: OpenPage, dealer: Dealer) -> None:
    page = sit_down(open_page, dealer)
    page.keyboard.type("br")
    page.keyboard.press("Enter")
    expect(heard(page)).to_contain_text("break. which seal?")
    page.keyboard.type("h1a")
    expect(under_the_keyboard(page)).to_have_accessible_name(
        "Fire 2 H1A, 2 ways to pay · Opens room A1: Change of Water (2)."
    )
    page.keyboard.press("Enter")
    expect(heard(page)).to_contain_text("break Fire 2 H1A. which die?")
    said(page, "Enter")
    expect(heard(page)).to_contain_text("You break Fire 2 at H1A, with Fire")


def test_what_is_there_to_read_is_one_stop_of_the_tab_key(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer)
    page.get_by_role("link", name="Conclave").focus()
    niches = page.locator("[data-niche]:focus")
    for _ in range(NEAR):
        page.keyboard.press("Tab")
        if niches.and_(page.locator(":not(.sayable)")).count():
            break
    expect(niches).to_have_accessible_name(
        "Change of Water, strength 2, at A1. Turn Water dice into another colour"
    )
    page.keyboard.press("ArrowRight")
    expect(niches).to_have_accessible_name(
        "Change of Fire, strength 2, at A2. Turn Fire dice into another colour"
    )
    page.keyboard.press("Enter")
    expect(heard(page)).to_contain_text("which die?")
    expect(page.locator("main .die:focus"), "and there it goes on").to_be_visible()
    said(page, "Enter")
    expect(heard(page)).to_contain_text("You take Change of Fire, at A2, with Fire")


def test_what_the_keyboard_comes_to_is_brought_into_view(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer, width=390, height=844)
    dungeon = page.get_by_role("group", name="The dungeon")
    near = dungeon.get_attribute("viewBox") or ""
    page.keyboard.press("Tab")
    dungeon.locator("[data-word=h4p]").focus()
    expect(dungeon).not_to_have_attribute("viewBox", near)
    seen, seal = dungeon.bounding_box(), dungeon.locator(":focus").bounding_box()
    assert seen
    assert seal
    assert seen["x"] < seal["x"] < seen["x"] + seen["width"] - seal["width"]
    assert seen["y"] < seal["y"] < seen["y"] + seen["height"] - seal["height"]
