from tools.problems import PAGE, page


def test_the_page_of_problems_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.problems"
