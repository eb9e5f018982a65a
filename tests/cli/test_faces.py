"""How a game looks in a terminal."""

from io import StringIO

from rich.console import Console, RenderableType

from conclave import FastChance, load_game
from conclave.cli.faces import face_of
from conclave.cli.faces.face import Face, Scene, crest, seat_colour
from conclave.core.options import OptionValue
from conclave.core.plain import PlainDict
from conclave.core.seats import SEAT_WORDS
from conclave.texts import Listener, say
from tests.games.abracada.drawing import table


def shown(picture: RenderableType | None, width: int = 80) -> str:
    assert picture is not None
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(picture)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def view_of(seats: int, **options: OptionValue) -> PlainDict:
    game = load_game("abracada")
    return game.view(game.start(seats, options, FastChance(1)), 0)


def listener(seats: int) -> Listener:
    return Listener(["Nox", "Ines", "Rowan", "Basil", "Mira"][:seats], 0)


def test_a_game_without_a_face_of_its_own_shows_its_view() -> None:
    face = face_of("no_such_face")
    scene = Scene({"lives": [6, 5], "pile": 12}, listener(2), [])
    assert type(face) is Face
    assert "'pile': 12" in shown(face.table(scene))
    assert face.hint(scene) is None
    assert face.interlude({"id": "anything"}, listener(2)) is None


def test_six_seats_have_names_and_colours_of_their_own() -> None:
    assert [crest(seat) for seat in range(6)] == list(SEAT_WORDS)
    assert len({say(f"crest-{crest(seat)}") for seat in range(6)}) == 6
    assert len({seat_colour(seat) for seat in range(6)}) == 6
    assert seat_colour(6) == seat_colour(0), "a seventh does no harm"


def test_the_whole_table_fits_eighty_columns() -> None:
    for seats in (2, 3, 4, 5):
        scene = Scene(view_of(seats, odds=True), listener(seats), ["cast 1"])
        lines = shown(face_of("abracada").table(scene)).splitlines()
        assert len([line for line in lines if line.strip()]) == 1 + seats + 8, "no line is folded"


def test_every_stone_is_shown_where_all_is_open() -> None:
    position = table("> 8 8 8 7 7", "  6 6 5 5 | took 4", secrets="7 1 5")
    scene = Scene(load_game("abracada").open_view(position), Listener(["Nox", "Ines"]), [])
    lines = shown(face_of("abracada").table(scene)).splitlines()
    assert lines[0].split()[-3:] == ["1", "5", "7"]
    assert next(line for line in lines if "Nox" in line).split()[-5:] == ["7", "7", "8", "8", "8"]
    assert next(line for line in lines if "Ines" in line).split()[-6:-2] == ["5", "5", "6", "6"]
    assert next(line for line in lines if "Ines" in line).split()[-2:] == ["secret", "4"]
    assert not any("?" in line or "your" in line for line in lines)


def test_who_watches_sees_blanks_and_nobody_is_left_or_right() -> None:
    position = table("> 8 8 8 7 7", "  6 6 5 5 | took 4", "  6 6 6 5 8")
    view = load_game("abracada").view(position, None)
    names = ["Nox", "Ines", "Rowan"]
    picture = shown(face_of("abracada").table(Scene(view, Listener(names), [])))
    rows = [line for line in picture.splitlines() if "♦" in line]
    assert [row.split("?")[0].count(name) for row, name in zip(rows, names, strict=True)] == [1] * 3
    assert [row.count("?") for row in rows] == [5, 5, 5], "four stones and a secret one of Ines"
    assert "your" not in picture


def test_neighbours_wear_left_and_right() -> None:
    lines = shown(face_of("abracada").table(Scene(view_of(4), listener(4), []))).splitlines()
    (ines,) = [line for line in lines if "Ines" in line]
    (rowan,) = [line for line in lines if "Rowan" in line]
    (basil,) = [line for line in lines if "Basil" in line]
    assert "← your left" in ines
    assert "your right →" in basil
    assert "your" not in rowan


def test_of_two_nobody_is_left_or_right() -> None:
    assert "your" not in shown(face_of("abracada").table(Scene(view_of(2), listener(2), [])))


def test_A19_left_and_right_are_the_nearest_living_seats() -> None:
    view = view_of(4, last_standing=True)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[1], dict)
    seats[1]["lives"] = 0
    lines = shown(face_of("abracada").table(Scene(view, listener(4), []))).splitlines()
    assert "your" not in next(line for line in lines if "Ines" in line)
    assert "← your left" in next(line for line in lines if "Rowan" in line)


def test_a_mark_for_every_stone_of_a_spell() -> None:
    picture = shown(face_of("abracada").table(Scene(view_of(3), listener(3), [])))
    for spell in range(1, 9):
        (line,) = [line for line in picture.splitlines() if line.strip().startswith(f"{spell} ")]
        assert sum(line.count(mark) for mark in "■▣□") == spell
        assert f"{line.count('□')} unseen" in line


def test_the_end_of_a_round_shows_every_stone_and_what_was_gained() -> None:
    told: PlainDict = {
        "id": "abracada-round-over",
        "round": 1,
        "ending": "killed",
        "actor": 0,
        "winner": 0,
        "gains": [4, 0],
        "lives": [2, 0],
        "hands": [[7, 5], [8, 8, 1]],
        "taken": [[3], []],
    }
    nox, ines = shown(face_of("abracada").interlude(told, listener(2))).split("\n")[1:3]
    assert nox.split() == ["Nox", "♦♦····", "5", "7", "3", "+4"]
    assert ines.split() == ["Ines", "······", "1", "8", "8", "+0"]
