"""Those who play by keyboard and by ear."""

from playwright.sync_api import Locator, Page, expect

from tests.web.people import bar


def heard(page: Page) -> Locator:
    return page.get_by_role("log", name="What happens")


def said(page: Page, key: str) -> None:
    """Presses the key, and waits until the table has answered."""
    before = bar(page).get_attribute("data-version") or ""
    page.keyboard.press(key)
    expect(bar(page)).not_to_have_attribute("data-version", before)


def under_the_keyboard(page: Page) -> Locator:
    return page.locator(":focus")
