"""Those who play by keyboard and by ear."""

from playwright.sync_api import Locator, Page, expect

from conclave.core.state import State
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import bar, make_table, words


def sit_at(
    open_page: OpenPage,
    dealer: Dealer,
    slug: str,
    position: State,
    width: int = 1440,
    height: int = 900,
) -> Page:
    """With a bot at a table that is dealt this position, when there is something to say."""
    dealer.deals(slug, position)
    page = open_page(width=width, height=height, server=dealer.address)
    make_table(page, ["Novice bot"], slug, ())
    expect(words(page).first).to_be_visible()
    return page


def heard(page: Page) -> Locator:
    return page.get_by_role("log", name="What happens")


def said(page: Page, key: str) -> None:
    """Presses the key, and waits until the table has answered."""
    before = bar(page).get_attribute("data-version") or ""
    page.keyboard.press(key)
    expect(bar(page)).not_to_have_attribute("data-version", before)


def under_the_keyboard(page: Page) -> Locator:
    return page.locator(":focus")
