"""A bot that the host of a server has added, chosen in a browser like any other."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.bots.strangers.naming import let_in, name_bots
from tests.server.running import SECONDS, quick_settings, running
from tests.web.conftest import OpenPage
from tests.web.people import make_table, wait_for_my_turn, words


def test_it_is_seated_by_its_label_and_where_it_fails_the_move_says_so(
    open_page: OpenPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in(monkeypatch, name_bots(tmp_path, crash="crash"))
    with running(quick_settings(tmp_path / "own.sqlite3", bot_seconds=SECONDS)) as address:
        page = open_page(server=address)
        levels = page.get_by_label("Level").first.get_by_role("option")
        expect(levels).to_have_text(["Novice", "Adept", "Master", "Grandmaster", "Crash & Co"])
        make_table(page, ["Crash & Co bot"])
        told = page.get_by_text("a novice moved in its place")
        while not told.count():
            wait_for_my_turn(page)
            words(page).last.click()
            expect(told.or_(words(page)).first).to_be_visible()
        page.close()
