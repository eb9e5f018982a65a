"""One's turn elsewhere: on the icon and in the title, one key away, and told by the browser."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import CDPSession, Page, expect

from conclave.server.turn_settings import TurnPace
from tests.server.push_service import PUSH
from tests.server.running import quick_settings, running
from tests.web.conftest import OpenPage
from tests.web.people import bar
from tests.web.readable import problems

MAKE_GUEST = """async () => {
  const body = JSON.stringify({name: 'Nox', crest: 'owl'})
  const headers = {'content-type': 'application/json'}
  const guest = await (await fetch('/api/guest', {method: 'POST', headers, body})).json()
  localStorage['conclave-guest'] = guest.id
  return guest.token
}"""


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that can tell closed browsers; it looks quickly."""
    database = tmp_path_factory.mktemp("turns") / "turns.sqlite3"
    pace = TurnPace(look=0.1, attend=0.2, notice=0.5)
    with running(quick_settings(database, push=PUSH, turn_pace=pace)) as address:
        yield address


def with_tables(page: Page, *tables: dict[str, object]) -> list[str]:
    """Nox, who has made these tables; their codes. Where the game has begun, it is Nox's turn."""
    headers = {"authorization": f"Bearer {page.evaluate(MAKE_GUEST)}"}
    codes, begun = [], 0
    with httpx.Client(base_url=page.url, headers=headers) as nox:
        for table in tables:
            made = nox.post("/api/tables", json=table)
            assert made.status_code == 201, made.text
            codes.append(made.json()["code"])
            begun += "start" in table
        while len(nox.get("/api/my-turns").json()) < begun:
            page.wait_for_timeout(50)
    return codes


def expect_icon(page: Page, begins: str) -> None:
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(f"^{begins}"))


def alone(game: str) -> dict[str, object]:
    return {"game": game, "seats": ["me", "novice"], "start": True, "luck": "0" * 32}


def test_tables_that_wait_are_marked_and_one_key_away(open_page: OpenPage) -> None:
    page = open_page()
    expect(page).to_have_title("Conclave")
    expect_icon(page, "/icon.svg")
    codes = with_tables(page, alone("abracada"), alone("twelve_missions"))
    page.reload()
    expect(page).to_have_title("2 tables are waiting · Conclave")
    expect_icon(page, "data:image/svg")
    expect(page.get_by_role("button", name=re.compile("2 tables are waiting"))).to_be_visible()
    seen: list[str] = []
    for _ in codes:
        page.keyboard.press(".")
        page.wait_for_url(lambda url: url.rpartition("/")[2] in set(codes) - set(seen))
        seen.append(page.url.rpartition("/")[2])
        expect(bar(page)).to_be_visible()
        expect(page).to_have_title(re.compile("Your turn|is waiting"))
        expect_icon(page, "data:image/svg")
    page.get_by_role("button", name=re.compile("1 table is waiting")).click()
    page.wait_for_url(f"**/t/{seen[0]}")


def worker_of(page: Page) -> tuple[CDPSession, str]:
    """The service worker of the page's server, and how to speak to it."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    return line, found[-1]


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration()
  const shown = await worker.getNotifications()
  return shown.map(({title, body, tag}) => ({title, body, tag}))
}"""


def test_a_browser_asks_at_a_correspondence_game_and_shows_what_is_pushed(
    open_page: OpenPage, pushing: str
) -> None:
    # Pages of tests are as in a private window, where nothing can be pushed.
    page = open_page(server=pushing, forgiving="Push API in incognito")
    page.context.grant_permissions(["notifications"], origin=pushing)
    clock = {"kind": "correspondence", "seconds": 86400}
    (code,) = with_tables(page, {"game": "abracada", "seats": ["me", "open"], "clock": clock})
    page.goto(f"/t/{code}")
    # Permission is there, and yet nothing is done unasked.
    assert (
        page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    )
    page.get_by_role("button", name="Yes, tell me").click()
    expect(page.get_by_text("Should this browser tell you")).to_have_count(0)
    page.wait_for_function("navigator.serviceWorker.getRegistration().then((one) => one?.active)")
    line, registration = worker_of(page)

    def push(at: str, body: str) -> None:
        said = {"code": at, "title": "Your turn", "body": body}
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": pushing, "registrationId": registration, "data": json.dumps(said)},
        )

    def is_shown(body: str) -> None:
        """This alone, however long the browser takes to put it in the place of an earlier one."""
        shown = [{"title": "Your turn", "body": body, "tag": "turn-K7QF3MX2D9WHTB4S"}]
        page.wait_for_function(
            f"(shown) => ({SHOWN})().then((all) => JSON.stringify(all) === shown)",
            arg=json.dumps(shown, separators=(",", ":")),
        )

    push(code, "Of the table that is looked at.")
    push("K7QF3MX2D9WHTB4S", "Ines is waiting for you.")
    is_shown("Ines is waiting for you.")
    push("K7QF3MX2D9WHTB4S", "Ines is still waiting.")  # ten of them are one
    is_shown("Ines is still waiting.")
    # It keeps nothing back: pages come from the server, so an upgrade is seen at once.
    assert page.evaluate("caches.keys()") == []
    assert "fetch" not in (httpx.get(f"{pushing}/sw.js").text.partition("pushManager")[0])
    page.reload()
    expect(page.get_by_text("Should this browser tell you")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Tell me in this browser")).to_be_checked()
    page.get_by_label("Tell me in this browser").uncheck()
    expect(page.get_by_label("Tell me in this browser")).not_to_be_checked()


def test_no_is_remembered_and_all_of_it_can_be_read(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844)
    clock = {"kind": "correspondence", "seconds": 86400}
    (code,) = with_tables(page, {"game": "abracada", "seats": ["me", "open"], "clock": clock})
    page.goto(f"/t/{code}")
    expect(page.get_by_role("button", name="Yes, tell me")).to_be_visible()
    assert problems(page) == []
    page.get_by_role("button", name="No", exact=True).click()
    page.reload()
    expect(page.get_by_role("heading", name="Abracada…What?").first).to_be_visible()
    expect(page.get_by_text("Should this browser tell you")).to_have_count(0)
    page.goto("/mail/confirm/a-word-from-a-mail")
    expect(page.get_by_role("button", name="Yes, write to me")).to_be_visible()
    assert problems(page) == []
    page.goto("/mail/stop/a-word-from-a-mail")
    expect(page.get_by_text("Conclave won’t write to you any more")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_label("Tell me in this browser")).not_to_be_checked()
    assert problems(page) == []
