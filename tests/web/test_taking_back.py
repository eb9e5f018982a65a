"""Against bots there is time to take a move back, or to go on at once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import OwnProcess
from tests.web.conftest import OpenPage
from tests.web.people import bar, make_table, version, wait_for_my_turn, words

FOREVER = "60"
"""As long as the setting allows: nobody waits for it here."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots wait as long as a move can be regretted."""
    database = str(tmp_path_factory.mktemp("patient") / "conclave.sqlite3")
    with OwnProcess(database, CONCLAVE_REGRET=FOREVER) as server:
        server.wait()
        yield server.address


def take_back(page: Page) -> Locator:
    return bar(page).get_by_role("button", name="Take it back")


def end_the_turn(page: Page) -> str:
    """A bot is next; the version then."""
    wait_for_my_turn(page)
    end = words(page).filter(has_text="end")
    end.click()
    expect(words(page)).to_have_count(0)
    expect(take_back(page)).to_be_visible()
    return version(page)


@pytest.fixture
def ended(open_page: OpenPage, patient: str) -> Page:
    page = open_page(server=patient)
    make_table(page, ["Novice bot"], game="archmage", options=())
    return page


def test_a_move_is_taken_back_while_the_bots_wait(ended: Page) -> None:
    reached = end_the_turn(ended)
    expect(take_back(ended).locator("svg circle")).to_have_count(2)
    take_back(ended).click()
    expect(words(ended).first).to_be_visible()
    assert version(ended) == str(int(reached) + 1)


def test_enter_lets_the_bots_go_on(ended: Page) -> None:
    reached = end_the_turn(ended)
    ended.keyboard.press("Enter")
    expect(bar(ended)).not_to_have_attribute("data-version", reached)
