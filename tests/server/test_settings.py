import sys
from pathlib import Path

import pytest

from conclave.server.settings import BadSetting, data_folder, database_url, settings_from


def test_settings_come_from_the_environment() -> None:
    chosen = settings_from(
        {"PORT": "9000", "CONCLAVE_DB": "postgres://h/db", "CONCLAVE_BOT_PACE": "0.2"}
    )
    several = settings_from({"CONCLAVE_CONNECTIONS": "50", "FORWARDED_ALLOW_IPS": "10.0.0.0/8"})
    assert (several.limits.connections_of_address, several.proxies) == (50, "10.0.0.0/8")
    assert (chosen.port, chosen.bot_pace) == (9000, 0.2)
    assert chosen.database_url == "postgresql+psycopg://h/db"
    assert settings_from({}).port == 8000
    analysing = {"CONCLAVE_ANALYSIS_WORKERS": "0", "CONCLAVE_ANALYSIS_SECONDS": "30"}
    assert settings_from(analysing).analysis_workers == 0
    assert settings_from(analysing).analysis_seconds == 30
    assert settings_from({}).analysis_workers >= 1
    assert settings_from({}).analysis_seconds is None
    for wrong in (
        {"PORT": "http"},
        {"PORT": "70000"},
        {"CONCLAVE_BOT_PACE": "nan"},
        {"CONCLAVE_CONNECTIONS": "0"},
        {"CONCLAVE_ANALYSIS_WORKERS": "-1"},
        {"CONCLAVE_ANALYSIS_SECONDS": "long"},
    ):
        with pytest.raises(BadSetting):
            settings_from(wrong)


def test_a_database_is_a_file_or_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database_url("/x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert database_url("sqlite:////x/y.db") == "sqlite+aiosqlite:////x/y.db"
    with pytest.raises(BadSetting):
        database_url("mysql://h/db")
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert data_folder() == tmp_path / "conclave"
