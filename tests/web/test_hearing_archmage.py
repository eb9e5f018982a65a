"""Archmage for those who play by keyboard and by ear."""

from playwright.sync_api import Page, expect

from tests.games.archmage.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.listening import heard, said, sit_at, under_the_keyboard


def sit_down(open_page: OpenPage, dealer: Dealer) -> Page:
    position = table(
        "> at e2, holds e1, has scrolls.2 blood, taught time, knows quicken, company 4",
        "  at f2, tower f2, has seeds.3, taught nature",
        land="e1=grove f2=mine",
        hidden="d2=crypt",
        wards="e1",
        points=3,
    )
    return sit_at(open_page, dealer, "archmage", position)


def test_where_one_stands_and_what_one_has_can_be_heard(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer)
    expect(heard(page)).to_contain_text("Turn 5 of 13. Your mage is at E2 Elves of Time.")
    page.keyboard.press("?")
    told = heard(page).locator("p").last
    expect(told).to_contain_text("3 movement points left. Your mage is at E2 Elves of Time.")
    expect(told).to_contain_text("Here you can initiate. You can say: travel")
    expect(told).to_contain_text("cast Quicken")
    expect(told).to_contain_text("Around you: north E1 Grove, Controlled by")
    expect(told).to_contain_text("northwest D2 Unexplored")
    expect(told).not_to_contain_text("Crypt")
    expect(told).to_contain_text("Company: 4. Relics: Scrolls 2, Blood 1. Spells ready: Quicken.")
    expect(told).to_contain_text("Controls F2 Mine with the Mage Tower")
    expect(told).to_contain_text("Grove: You 1 for 2 points.")


def test_a_journey_is_told_step_by_step(open_page: OpenPage, dealer: Dealer) -> None:
    page = sit_down(open_page, dealer)
    page.keyboard.type("tr")
    page.keyboard.press("Enter")
    expect(heard(page)).to_contain_text("travel. where?")
    page.keyboard.type("d2")
    expect(under_the_keyboard(page)).to_have_accessible_name(
        "D2 Unexplored, northwest, 1 movement · to an unexplored hex; 2 left: enough to explore it"
    )
    said(page, "Enter")
    expect(heard(page)).to_contain_text("You travel to D2 Unexplored.")
    expect(heard(page)).to_contain_text("2 movement points left")
    page.get_by_role("button", name="Take it back").press("Enter")
    expect(heard(page)).to_contain_text("The move is taken back")
    expect(under_the_keyboard(page)).to_have_text("travel")


def test_a_spell_of_the_tower_is_cast_and_a_key_held_down_casts_nothing_more(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer)
    page.locator("main .disc.sayable").focus()
    page.keyboard.down("Enter")
    expect(heard(page)).to_contain_text("You cast Quicken. It costs a scroll.")
    expect(heard(page)).to_contain_text("5 movement points left")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(under_the_keyboard(page)).not_to_have_count(0)
    expect(heard(page)).not_to_contain_text("You travel")
