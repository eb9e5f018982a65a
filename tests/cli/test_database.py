"""The database from the command line: looked at without a change, and brought up to date."""

import shutil
from pathlib import Path

from tests.cli.conftest import Conclave

OLD = Path(__file__).parent.parent / "server" / "databases" / "layout_1.db"


def test_an_old_database_is_told_of_and_then_upgraded(conclave: Conclave, tmp_path: Path) -> None:
    file = Path(shutil.copy(OLD, tmp_path / "tables.sqlite3"))
    before = file.read_bytes()
    answer = conclave("database", "check", "--db", file)
    assert answer.code == 1
    assert answer.out.startswith(f"{file} is from an earlier version (its layout is 1")
    assert file.read_bytes() == before
    assert [beside.name for beside in tmp_path.iterdir()] == [file.name]
    answer = conclave("database", "upgrade", "--db", file)
    copy = tmp_path / "tables-layout-1.sqlite3"
    assert (answer.code, answer.err) == (0, "")
    assert f"A copy of it as it was is in {copy}." in answer.out
    assert copy.exists()
    for deed in ("check", "upgrade"):
        answer = conclave("database", deed, "--db", file)
        assert (answer.code, answer.out) == (0, f"{file} is up to date.\n")


def test_a_database_that_is_not_there_is_not_made_by_a_check(
    conclave: Conclave, tmp_path: Path
) -> None:
    answer = conclave("database", "check", "--db", tmp_path / "none" / "tables.sqlite3")
    assert answer.code == 1
    assert "not there yet" in answer.out
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_database_is_refused_in_a_sentence(conclave: Conclave, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ines, " * 400)
    for deed in ("check", "upgrade"):
        answer = conclave("database", deed, "--db", file)
        assert (answer.code, answer.out) == (2, "")
        assert "can't be used" in answer.err
    assert file.read_text() == "Dear Ines, " * 400
