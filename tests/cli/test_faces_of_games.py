"""Every game has a face of its own, which fits a terminal at any moment of a game."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from conclave import FastChance, load_game
from conclave.catalogue import SLUGS
from conclave.cli.faces import face_of
from conclave.cli.faces.face import Face, Scene
from conclave.core.fields import PositionFields
from conclave.texts import Listener, explained

NAMES = ["Nox", "Ines", "Rowan", "Basil", "Mira"]
COLUMNS = 80


def lines(picture: RenderableType) -> list[str]:
    console = Console(file=StringIO(), width=COLUMNS, color_system=None)
    console.print(picture)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_face_can_draw_moments_from_all_over_a_game(slug: str) -> None:
    game, face, luck = load_game(slug), face_of(slug), FastChance(5)
    assert type(face) is not Face
    seats = min(4, game.most_seats)
    state = game.start(seats, {}, luck)
    decisions = 0
    while not state.over() and decisions < 400:
        if decisions % 13 == 0:
            legal = game.sentences(state) if state.actor() == 0 else []
            for view, seat, said in (
                (game.view(state, 0), 0, legal),
                (game.view(state, None), None, []),
                (game.open_view(state), None, []),
            ):
                picture = lines(face.table(Scene(view, Listener(NAMES[:seats], seat), said)))
                for name in NAMES[:seats]:
                    assert any(name in line for line in picture)
                assert not any("…" in line for line in picture), "something is cut off"
        state.play(luck.pick(state.legal()), luck)
        decisions += 1


@pytest.mark.parametrize("slug", SLUGS)
def test_help_explains_the_signs_and_every_effect_in_words(slug: str) -> None:
    legend = face_of(slug).legend()
    assert "›" in legend
    assert f"{slug}-" not in legend, "a message that nobody wrote"
    assert len(legend.splitlines()) > 8


def test_help_has_every_spell_of_the_game() -> None:
    archmage = load_game("archmage")
    view = PositionFields(archmage.view(archmage.start(2, {}, FastChance(1)), 0))
    words = {PositionFields(spell).text("word") for spell in view.items("spells")}
    assert set(explained("archmage-spell-")) == words
    scrolls = [word for word in load_game("five_seals").vocabulary if word.endswith(".mind")]
    spells = {"binding", *(scroll.removesuffix(".mind") for scroll in scrolls)}
    assert set(explained("five_seals-spell-")) == spells


def test_what_may_be_said_is_marked_on_the_map() -> None:
    game = load_game("archmage")
    state = game.start(2, {}, FastChance(1))
    seat = state.actor()
    scene = Scene(game.view(state, seat), Listener(NAMES[:2], seat), game.sentences(state))
    picture = "\n".join(lines(face_of("archmage").table(scene)))
    for sentence in game.sentences(state):
        if sentence.startswith("travel "):
            assert "›" + sentence.removeprefix("travel ") in picture


def test_a_hand_is_shown_to_its_seat_alone() -> None:
    game = load_game("twelve_missions")
    state = game.start(4, {}, FastChance(1))
    hand = PositionFields(PositionFields(game.view(state, 0)).items("seats")[0]).texts("cards")
    for viewer in (0, 1):
        scene = Scene(game.view(state, viewer), Listener(NAMES[:4], viewer), [])
        picture = "\n".join(lines(face_of("twelve_missions").table(scene)))
        assert all((f" {card} " in picture) == (viewer == 0) for card in hand)
