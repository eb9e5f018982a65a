"""An analysis in the browser, of a real game. Once all of it is real, with a second to work it out
in; where a certain choice is needed, what it says is made up here."""

import re
from math import floor
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import OpenPage
from tests.web.people import by_mouse, click_on, game_is_over, make_table, play_on

Json = dict[str, Any]
GOLDEN = Path(__file__).parent.parent / "golden"


def made_up(record: Json) -> Json:
    """The first choice of the first seat was a blunder; then somebody was lucky."""
    seats, moves = record["seats"], len(record["moves"])
    own = next(place for place, said in enumerate(record["moves"]) if said["seat"] == 0)
    made = record["moves"][own]["say"]
    better = [f"cast {spell}" for spell in range(8, 0, -1) if f"cast {spell}" != made][:3]
    choices = [
        {
            "sentence": said,
            "share": share,
            "error": 0.02,
            "games": 90,
            "equal": equal,
            "reasons": [],
        }
        for said, share, equal in zip(
            [*better, made], (0.6, 0.59, 0.5, 0.3), (True, True, False, False), strict=True
        )
    ]
    nothing = [0.0] * seats
    decision = {
        "move": own + 1,
        "seat": 0,
        "sentence": made,
        "choices": choices,
        "made": 3,
        "cost": -0.3,
        "error": 0.03,
        "mark": "blunder",
        "best": nothing,
        "skill": nothing,
        "hidden": nothing,
    }
    total = {
        "before": 0.5,
        "start": 0.5,
        "skill": -0.3,
        "others": 0.0,
        "luck": 0.34,
        "result": 1.0,
        "corrected": 0.66,
        "error": 0.05,
        "decisions": 16,
        "each": 0.013,
        "grade": "steady",
    }
    return {
        "format": "conclave-analysis-2",
        "game": record["game"],
        "seats": seats,
        "options": {},
        "moves": moves,
        "shares": [[1 / seats] * seats] * (moves + 1),
        "errors": [0.02] * (moves + 1),
        "decisions": [decision],
        "draws": [{"move": 2, "luck": [0.2, -0.2], "error": 0.02}],
        "totals": [{"seat": seat, **total} for seat in range(seats)],
        "bound": 0.02,
        "games": 900,
        "seconds": 1.0,
    }


def victories(value: float) -> str:
    """As a column tells it, without the sign."""
    rounded = abs(floor(value * 100 + 0.5))
    return f".{rounded % 100:02}" if rounded % 100 else str(rounded // 100)


def told_by(page: Page, analysis: Json) -> list[str]:
    """The server's part, in three answers; how it was asked."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        begun = "POST" in asked
        done = begun and asked.count("GET") > 1
        state = "done" if done else "running" if begun else "none"
        shares = analysis["shares"][:3] if state == "running" else []
        known = {"shares": shares, "analysis": analysis if done else None}
        route.fulfill(json={"state": state, "progress": 0.4, "ahead": 0, **known})

    page.route("**/analysis", answer)
    return asked


def test_an_analysis_is_waited_for_read_and_learned_from(open_page: OpenPage) -> None:
    page = open_page("/")
    make_table(page, ["Novice bot"])
    play_on(page, by_mouse, click_on, game_is_over)
    code = page.url.rsplit("/", 1)[1]
    analysis = made_up(page.request.get(f"/api/tables/{code}/record").json())
    [decision] = analysis["decisions"]
    asked = told_by(page, analysis)
    page.goto(f"/t/{code}?move={decision['move'] + 1}&as=0")

    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "40")
    expect(
        page.get_by_role("img", name="Everybody’s share of victory over the game")
    ).to_be_visible()
    grade = page.get_by_text("1.3 % lost per decision, over 16 decisions.")
    expect(grade).to_be_visible()
    assert asked[:3] == ["GET", "POST", "GET"]
    row = page.get_by_role("table", name="in victories").get_by_role("row").nth(1)
    expect(row).to_have_text(re.compile(r"−\.30\s*\+\.34\s*1\s*\.66"))

    page.get_by_role("button", name="Next mistake").click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_have_attribute("data-number", str(decision["move"]))
    choice = page.get_by_role("region", name="Your choice here")
    expect(choice).to_contain_text("−30 %")
    expect(choice.get_by_role("listitem")).to_have_count(4)
    expect(choice.get_by_role("listitem").last).to_contain_text("made")
    page.get_by_role("tab", name="Turning points").click()
    expect(page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(2)

    page.get_by_role("button", name="Find the better move (1)").click()
    puzzle = page.get_by_role("region", name="Find the better move")
    keys = page.get_by_role("main").locator("button.sayable")
    for place, verdict in ((3, "That is what you did"), (1, "Right.")):
        spell = decision["choices"][place]["sentence"].split()[1]
        keys.and_(page.get_by_role("button", name=re.compile(f"^{spell} "))).click()
        expect(puzzle).to_contain_text(verdict)
    expect(puzzle).to_contain_text("1 of 1 found")
    puzzle.get_by_role("button", name="Finish").click()
    expect(bar).to_have_attribute("data-number", str(decision["move"]))


def test_a_record_from_a_file_is_analysed_by_the_server(open_page: OpenPage) -> None:
    page = open_page("/replay")
    with page.expect_response("**/api/replays?as=watch") as understood:
        page.locator("input[type=file]").set_input_files(GOLDEN / "abracada-5-rounds=1.json")
    replay = understood.value.json()
    page.get_by_role("button", name="Analyse", exact=True).click()
    totals = page.get_by_role("table", name="in victories")
    expect(totals.get_by_role("row")).to_have_count(1 + 5)
    told = page.request.get(f"/api/replays/analysis/{replay['digest']}").json()
    assert (told["state"], told["analysis"]["moves"]) == ("done", replay["last"])
    for total in told["analysis"]["totals"]:
        row = totals.get_by_role("row").nth(total["seat"] + 1)
        expect(row).to_contain_text(victories(total["luck"]))
        expect(row).to_contain_text(victories(total["corrected"]))
    graph = page.get_by_role("img", name="Everybody’s share of victory over the game")
    expect(graph).to_be_visible()

    # Whoever brings it again finds it done.
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(GOLDEN / "abracada-5-rounds=1.json")
    expect(totals.get_by_role("row")).to_have_count(1 + 5)
