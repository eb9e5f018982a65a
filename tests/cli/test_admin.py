"""An operator's orders from the command line."""

import json
from pathlib import Path

from tests.cli.conftest import Conclave


def test_orders_to_a_database_are_given_and_looked_up(conclave: Conclave, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    assert conclave("database", "upgrade", "--db", file).code == 0
    for listed in ("tables", "guests", "bans"):
        assert conclave("admin", listed, "--db", file).out == "There are none.\n"
    banned = conclave("admin", "ban", "2001:db8::7", "--why", "floods", "--db", file)
    assert banned.out == "2001:db8::/64 is banned.\n"
    assert "floods" in conclave("admin", "bans", "--db", file).out
    (ban,) = json.loads(conclave("admin", "bans", "--json", "--db", file).out)
    assert (ban["who"], ban["why"]) == ("2001:db8::/64", "floods")
    assert conclave("admin", "unban", "2001:db8::/64", "--db", file).code == 0
    said = conclave("admin", "message", "Back", "at", "noon.", "--db", file)
    assert said.out == "The home page says: Back at noon.\n"
    assert conclave("admin", "message", "--db", file).out == "The home page says nothing.\n"


def test_whatever_is_wrong_is_said_in_one_sentence(conclave: Conclave, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    missing = conclave("admin", "tables", "--db", file)
    assert (missing.code, missing.err.count("\n")) == (2, 1)
    assert "There is no Conclave database" in missing.err
    assert not file.exists()
    assert conclave("database", "upgrade", "--db", file).code == 0
    for words, part in (
        (("dance",), "can't do “dance”"),
        (("ban",), "exactly one name"),
        (("ban", "a", "b"), "exactly one name"),
        (("ban", "Nox"), "neither a guest's id"),
        (("unban", "203.0.113.7"), "isn't banned"),
        (("close", "NOSUCH"), "There is no table NOSUCH"),
        (("export", "nobody"), "There is no guest “nobody”"),
        (("forget", "nobody"), "There is no guest “nobody”"),
        (("message", "x" * 300), "at most 200 characters"),
    ):
        answer = conclave("admin", *words, "--db", file)
        assert (answer.code, answer.out) == (2, "")
        assert part in answer.err
        assert answer.err.count("\n") == 1
