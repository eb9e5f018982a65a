"""A real server, a real browser, and pages whose console must stay silent."""

import json
import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from conclave.server.pages import web_folder
from tests.server.running import OwnProcess
from tests.server.settled_luck import settled
from tests.web.dealt import Dealer
from tools.chromium import find_chromium

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)

SETTLED = """
    let drawn = %d
    Math.random = () => (drawn = (drawn * 16807) %% 2147483647) / 2147483647
    const usual = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (into) =>
      into instanceof Uint8Array && into.length === 32 ? into.fill(7) : usual(into)
"""
"""Which name and crest a new guest is given, and which luck they add to that of a table."""

OpenPage = Callable[..., Page]


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (web_folder() / "index.html").is_file(), "the web client is not built: run `make build`"
    database = tmp_path_factory.mktemp("web") / "conclave.sqlite3"
    server = OwnProcess(str(database), CONCLAVE_ANALYSIS_SECONDS="1")
    server.launch()
    try:
        server.wait()
        yield server.address
    finally:
        server.stop()


@pytest.fixture(scope="package")
def dealer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealer]:
    """A second server, that deals the positions it is told to."""
    with Dealer(tmp_path_factory.mktemp("dealt")) as server:
        server.wait()
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """It goes with the last page: while it runs, no other test could run a loop of its own."""
    root = os.name == "posix" and os.geteuid() == 0
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=find_chromium(), args=[*QUIET, *(["--no-sandbox"] if root else [])]
        )
        yield launched
        launched.close()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens pages of our own server. Each is a browser of its own, unless it shares the context of
    another; nobody waits for pieces to travel unless a test is about that."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    known: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in known):
            complaints.append(message.text)

    def open_page(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 720,
        touch: bool = False,
        pace: str = "instant",
        coached: bool = False,
        beside: Page | None = None,
        before: Callable[[Page], None] | None = None,
        forgiving: str = "",
        server: str = "",
    ) -> Page:
        if forgiving:
            known.append(forgiving)
        if beside is None:
            context = browser.new_context(
                base_url=server or address,
                viewport={"width": width, "height": height},
                has_touch=touch,
                is_mobile=touch,
            )
            wishes = json.dumps(json.dumps({"pace": pace, "forced": False}))
            context.add_init_script(f"localStorage['conclave-settings'] ??= {wishes}")
            if not coached:
                context.add_init_script("localStorage['conclave-coach'] ??= '{\"wish\": \"off\"}'")
            luck = int(settled("guest", len(contexts)), 16) % 2147483646 + 1
            context.add_init_script(SETTLED % luck)
            contexts.append(context)
        else:
            context = beside.context
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if before is not None:
            before(page)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
