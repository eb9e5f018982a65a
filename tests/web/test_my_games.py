"""My games and what they come to."""

import json

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import OpenPage
from tests.web.people import play_against_bots


def over(code: str, game: str, ended: int, analysed: bool = False) -> dict[str, object]:
    """A game that is over, as the server lists it."""
    seats = [
        {"seat": 0, "kind": "person", "name": "Nox", "crest": "raven", "level": None},
        {"seat": 1, "kind": "bot", "name": "Grimalka", "crest": "cat", "level": "adept"},
    ]
    return {
        "code": code,
        "game": game,
        "title": "",
        "public": False,
        "options": {},
        "status": "over",
        "host": True,
        "you": 0,
        "watchers": 0,
        "commitment": "",
        "seed": "",
        "made": ended - 900,
        "version": 40,
        "rematch": None,
        "practice": False,
        "seats": [{**seat, "here": True, "deputy": False} for seat in seats],
        "actor": -1,
        "your_turn": False,
        "last": None,
        "ended": ended,
        "result": [{"seat": 0, "place": 1, "points": 8}, {"seat": 1, "place": 2, "points": 5}],
        "moves": 40,
        "minutes": 15,
        "analysed": analysed,
        "luck": 0.34 if analysed else None,
        "each": 0.013 if analysed else None,
    }


def listed(page: Page) -> None:
    """The server has two pages of games, and statistics of one kind."""

    def games(route: Route) -> None:
        later = "before" in route.request.url
        if "game=archmage" in route.request.url:
            route.fulfill(json={"games": [], "more": False})
            return
        found = [over("OLDER", "five_seals", 1_700_000_000)]
        newest = [over("NEWER", "abracada", 1_750_000_000, analysed=True)]
        route.fulfill(json={"games": found if later else newest, "more": not later})

    def statistics(route: Route) -> None:
        change = route.request.post_data
        lately = [(0.2, 0.03), (-0.1, 0.02)]
        game = {
            "game": "abracada",
            "played": 4,
            "places": [3, 1],
            "points": 7.5,
            "share": 0.75,
            "tallies": {"casts": 20, "hits": 15, "rounds": 8, "rounds_won": 4},
            "lately": [
                {
                    "code": "NEWER",
                    "ended": 1_750_000_000,
                    "seats": 2,
                    "place": 1,
                    "points": 8,
                    "luck": luck,
                    "each": each,
                }
                for luck, each in lately
            ],
        }
        told = {"id": "somebody", "name": "Nox", "crest": "raven", "games": [game]}
        route.fulfill(json={**told, "open": bool(change and json.loads(change)["open"])})

    page.route("**/api/my-games?*", games)
    page.route("**/api/statistics", statistics)


def test_my_games_lead_to_their_results_and_replays(open_page: OpenPage) -> None:
    page = open_page()
    play_against_bots(page)
    listed(page)
    page.goto("/games")
    going = page.get_by_role("region", name="Still going")
    expect(going.get_by_role("link", name="Abracada…What?")).to_be_visible()
    finished = page.get_by_role("region", name="Finished")
    row = finished.get_by_role("row", name="Grimalka")
    expect(row).to_contain_text("You won · 8 points")
    expect(row).to_contain_text("40 moves, 15 min")
    expect(row).to_contain_text("−1.3 %")
    expect(row).to_contain_text("+34 %")
    expect(row.get_by_role("link", name="Replay")).to_have_attribute("href", "/t/NEWER?move=0")
    result = row.get_by_role("link", name="Abracada…What?", exact=True)
    expect(result).to_have_attribute("href", "/t/NEWER")
    finished.get_by_role("button", name="Show more").click()
    expect(finished.get_by_role("link", name="Five Seals of Magic", exact=True)).to_be_visible()
    expect(finished.get_by_role("button", name="Show more")).to_have_count(0)
    finished.get_by_label("Show games of").select_option(label="Archmage")
    expect(finished).to_contain_text("You haven’t finished a game of Archmage yet.")


def test_statistics_are_ones_own_until_they_are_opened(open_page: OpenPage) -> None:
    page = open_page()
    play_against_bots(page)
    listed(page)
    page.goto("/games")
    figures = page.get_by_role("article", name="Abracada…What?")
    expect(figures).to_contain_text("4 games")
    expect(figures.get_by_role("listitem").filter(has_text="of 20 spells")).to_contain_text("75 %")
    expect(figures.get_by_role("figure", name="Luck")).to_contain_text("+5 %")
    link = page.get_by_role("link", name="/people/somebody")
    expect(link).to_have_count(0)
    page.get_by_label("Let others see my statistics").check()
    expect(link).to_be_visible()


def test_closed_statistics_say_so(open_page: OpenPage) -> None:
    page = open_page()
    play_against_bots(page)
    own = page.request.get("/api/statistics").json()
    stranger = open_page(f"/people/{own['id']}", forgiving="403")
    closed = f"{own['name']} keeps statistics and games to themselves"
    expect(stranger.get_by_text(closed)).to_be_visible()
    assert stranger.request.get(f"/api/guests/{own['id']}/statistics").status == 403

    page.goto(f"/people/{own['id']}")
    page.get_by_label("Let others see my statistics").check()
    expect(page.get_by_text("This is how others see you")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("heading", name="Statistics")).to_be_visible()
    expect(stranger.get_by_text(closed)).to_have_count(0)
