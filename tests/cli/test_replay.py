"""A recorded game step by step: forward and back, with anybody's eyes, by keys and by words."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.console import Console

from conclave.catalogue import SLUGS, load_game
from conclave.cli.completion import SentenceCompleter
from conclave.cli.faces.face import crest
from conclave.cli.projector import Projector
from conclave.cli.replay_keys import offers
from conclave.core.record import read_record
from conclave.core.reel import Reel
from tests.cli.conftest import Conclave, killed_in_the_end

GOLDEN = Path(__file__).parents[1] / "golden"
THREE = GOLDEN / "abracada-3.json"
"""150 moves; the second round begins after the 15th."""


def headings(shown: str) -> list[str]:
    return re.findall(r"Move (\d+) of \d+", shown)


def test_a_move_is_shown_and_that_is_all_where_nobody_can_type(conclave: Conclave) -> None:
    answer = conclave("replay", THREE, "--move", 20, "--as", 0)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Move 20 of 150 · round 2 · as Raven, seat 0\nCat: stop")
    assert headings(answer.out) == ["20"]
    assert "▸ Owl: Name a spell" in answer.out


def test_all_positions_are_written_where_nobody_asks_for_one(conclave: Conclave) -> None:
    answer = conclave("replay", THREE)
    assert headings(answer.out) == [str(number) for number in range(151)]
    assert "Final standings" in answer.out


def test_words_lead_forward_and_back_by_move_and_by_round(conclave: Conclave) -> None:
    typed = "next\n\nback\nround\n round back\n17\nround back\nround back\nend\nnext\nhome\np\nq\n"
    answer = conclave("replay", THREE, typed=typed)
    expected = [0, 1, 2, 1, 15, 0, 17, 15, 0, 150, 150, 0, 0]
    assert headings(answer.out) == [str(number) for number in expected]


def test_whose_eyes_they_are_decides_what_is_told(conclave: Conclave) -> None:
    answer = conclave("replay", THREE, "--as", "watch", typed="20\nas 1\nas raven\n")
    watched, as_cat, as_raven = answer.out.split("Move 20 of 150")[1:]
    assert watched.startswith(" · round 2 · as a spectator\nCat: stop  Cat stops. Cat draws")
    assert as_cat.startswith(" · round 2 · as Cat, seat 1\nCat: stop  You stop. You draw")
    assert as_raven.startswith(" · round 2 · as Raven, seat 0\nCat: stop  Cat stops.")
    for shown, stones in ((watched, []), (as_cat, ["Owl", "Raven"]), (as_raven, ["Owl", "Cat"])):
        rows = [line for line in shown.splitlines() if "♦" in line]
        seen = [line.strip(" ▸").split()[0] for line in rows if "?" not in line]
        assert sorted(seen) == sorted(stones)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("eyes", ["open", "watch"])
def test_every_face_can_be_looked_at_without_a_seat(slug: str, eyes: str) -> None:
    record = read_record(json.loads((GOLDEN / f"{slug}-2.json").read_text()))
    reel = Reel(load_game(slug), record)
    names = [crest(seat) for seat in range(record.seats)]
    for number in range(0, reel.last() + 1, 23):
        console = Console(file=StringIO(), width=100, color_system=None)
        projector = Projector(reel, names, eyes, console)
        projector.go(number)
        projector.show()
        assert isinstance(console.file, StringIO)
        picture = console.file.getvalue()
        for name in names:
            assert name in picture
        assert "…" not in picture.replace("What?", ""), "something is cut off"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--move", 151), "There is no move 151 in this game"),
        (("--as", "3"), "“3” can't look at this game; you can look as a seat from 0 to 2"),
        (("--as", "snake"), "“snake” can't look at this game"),
        (("--move", "x"), "--move takes a whole number"),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(
    conclave: Conclave, words: tuple[object, ...], why: str
) -> None:
    answer = conclave("replay", THREE, *words)
    assert (answer.code, answer.out) == (2, "")
    assert why in answer.err
    assert answer.err.count("\n") == 1


def test_a_wrong_word_changes_nothing(conclave: Conclave) -> None:
    answer = conclave("replay", THREE, typed="20\nsideways\nas nobody\n999\nnext\n")
    assert headings(answer.out) == ["0", "20", "21"]
    assert "“sideways” leads nowhere" in answer.out
    assert "“nobody” can't look at this game" in answer.out
    assert "There is no move 999" in answer.out


def test_a_file_that_is_no_record_is_refused(conclave: Conclave, tmp_path: Path) -> None:
    letter = tmp_path / "letter.json"
    letter.write_text("Dear Ines")
    assert "isn't a Conclave record" in conclave("replay", letter).err
    assert "can't be read" in conclave("replay", tmp_path / "none.json").err


def test_tab_completes_whose_eyes() -> None:
    completer = SentenceCompleter(lambda: offers(3))
    found = completer.get_completions(Document("as "), CompleteEvent())
    assert [completion.text for completion in found] == ["0", "1", "2", "open", "watch"]


def test_keys_lead_through_the_game_on_a_terminal() -> None:
    """→ Space n, then ←, ↓, End, a number, other eyes, and q."""
    keys = ["\x1b[C", " ", "n", "\x1b[D", "\x1b[B", "\x1b[F", "7\r", "as 1\r", "\x1b[H"]
    places = [1, 2, 3, 2, 15, 150, 7, 7, 0]
    own, theirs = pty.openpty()
    command = [sys.executable, "-m", "conclave", "replay", str(THREE)]
    with (
        subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs) as running,
        killed_in_the_end(running),
    ):
        os.close(theirs)
        _read_until(own, "Move 0 of 150")
        for key, place in zip(keys, places, strict=True):
            os.write(own, key.encode())
            _read_until(own, f"Move {place} of 150")
        os.write(own, b"q")
        assert running.wait(20) == 0
    os.close(own)


def test_a_file_is_handed_to_the_browser_and_to_nobody_elses(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "conclave", "replay", str(THREE), "--web", "--as", "1"]
    environ = {**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": "", "TMPDIR": str(tmp_path)}
    with (
        subprocess.Popen(
            command, env=environ, stdout=subprocess.PIPE, text=True, start_new_session=True
        ) as running,
        killed_in_the_end(running),
    ):
        assert running.stdout is not None
        found = re.search(r"(http://localhost:(\d+))(/replay\?\S*)", running.stdout.readline())
        assert found is not None
        assert found[3] == "/replay?file=local&as=1&move=0"
        with urlopen(f"{found[1]}/api/replay-file") as handed:
            assert read_record(json.loads(handed.read())).moves
        with pytest.raises(HTTPError):
            urlopen(f"http://127.0.0.1:{found[2]}/api/replay-file")
        os.killpg(running.pid, signal.SIGINT)
        shown, _ = running.communicate(timeout=20)
    assert shown == "The replay is closed.\n"
    assert not list(tmp_path.iterdir()), "something was left behind"


def _read_until(own: int, wanted: str) -> None:
    shown, until = "", time.monotonic() + 30
    while wanted not in shown:
        assert time.monotonic() < until, f"no “{wanted}” in {shown[-2000:]!r}"
        ready, _, _ = select.select([own], [], [], 1)
        if ready:
            shown += os.read(own, 65536).decode(errors="replace")
            if "\x1b[6n" in shown:  # where the cursor is, which a terminal would answer
                os.write(own, b"\x1b[1;1R")
                shown = shown.replace("\x1b[6n", "")
