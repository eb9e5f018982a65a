"""What nets are shown of a game's positions, in every game that has one."""

import pytest

from conclave.catalogue import SLUGS, load_game
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.guide import GRANDMASTER, MASTER, Trials
from conclave.core.net import TALLEST
from conclave.core.state import State

LEARNED = [slug for slug in SLUGS if load_game(slug).guide.net is not None]


def chapters(game: AnyGame, seats: int, seed: int) -> list[State]:
    """The first position of every chapter of a game by the playout."""
    luck = FastChance(seed)
    state = game.start(seats, game.agree(seats, {}), luck)
    found: list[State] = []
    chapter = -1
    while not state.over():
        if game.guide.chapter(state) != chapter:
            chapter = game.guide.chapter(state)
            found.append(state.copy())
        state.play(game.guide.carry_on(state, luck), luck)
    return [*found, state]


def tables() -> list[tuple[str, int]]:
    games = [load_game(slug) for slug in LEARNED]
    return [
        (game.slug, seats)
        for game in games
        for seats in range(max(2, game.fewest_seats), game.most_seats + 1)
    ]


@pytest.mark.parametrize(("slug", "seats"), tables())
def test_the_net_fits_the_figures_and_no_figure_is_too_tall(slug: str, seats: int) -> None:
    game = load_game(slug)
    net = game.guide.net
    assert net is not None
    for state in chapters(game, seats, seed=seats)[:-1]:
        figures = game.guide.figures(state)
        assert net.fits(figures)
        assert min(figures.table) >= 0
        assert max(figures.table) <= TALLEST
        for column in zip(*figures.seats, strict=True):
            assert min(column) >= 0
            assert sum(column) <= TALLEST


@pytest.mark.parametrize(("slug", "seats"), tables())
def test_what_is_judged_comes_to_one_and_the_end_is_known(slug: str, seats: int) -> None:
    game = load_game(slug)
    *positions, over = chapters(game, seats, seed=10 + seats)
    for state in positions:
        judged = game.guide.judge(state)
        assert len(judged) == seats
        assert sum(judged) == pytest.approx(1)
    winners = [standing.seat for standing in over.standings() if standing.place == 1]
    assert [seat for seat, share in enumerate(game.guide.judge(over)) if share] == winners


@pytest.mark.parametrize(("slug", "seats"), tables())
def test_law_5_figures_are_the_same_in_all_that_a_seat_imagines(slug: str, seats: int) -> None:
    """So they can't leak anything, even if they were shown to somebody."""
    game = load_game(slug)
    for state in chapters(game, seats, seed=20 + seats)[:-1:3]:
        for seat in range(seats):
            imagined = state.imagine(seat, FastChance(seat))
            told, again = game.guide.figures(state), game.guide.figures(imagined)
            assert (told.table, told.seats) == (again.table, again.seats)


@pytest.mark.parametrize("slug", LEARNED)
def test_a_net_says_how_it_came_to_be(slug: str) -> None:
    net = load_game(slug).guide.net
    assert net is not None
    card = net.card
    assert card["game"] == slug
    for entry in ("seed", "seats", "levels", "games", "hours", "losses", "gate", "command"):
        assert entry in card, entry


def test_without_a_net_a_judgement_is_the_evaluation() -> None:
    game = load_game("archmage")
    state = game.start(2, game.agree(2, {}), FastChance(1))
    net, game.guide.net = game.guide.net, None
    try:
        assert game.guide.judge(state) == game.guide.evaluate(state)
    finally:
        game.guide.net = net
    alone = game.start(1, game.agree(1, {}), FastChance(1))
    assert game.guide.judge(alone) == game.guide.evaluate(alone)


@pytest.mark.parametrize("slug", LEARNED)
def test_only_a_grandmaster_goes_by_the_net(slug: str) -> None:
    guide = load_game(slug).guide
    game = load_game(slug)
    state = game.start(2, game.agree(2, {}), FastChance(1))
    while game.guide.advise(state, MASTER, FastChance(1)) is not None:
        state.play(game.guide.carry_on(state, FastChance(2)), FastChance(3))
    efforts = {level: guide.effort(level, state) for level in guide.levels[1:]}
    learned = [level for level, one in efforts.items() if isinstance(one, Trials) and one.learned]
    assert learned == [GRANDMASTER]
