"""What is in deploy/ fits together and does what the documents say, be it built or not."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from conclave.server.settings import settings_from

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.fixture
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


@pytest.fixture
def image() -> list[list[str]]:
    """The steps of the Dockerfile, each as its words."""
    lines = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def given() -> dict[str, str]:
    lines = (DEPLOY / ".env.example").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def filled_in(text: str, values: dict[str, str]) -> str:
    """As Compose does with ${NAME}, ${NAME:-default} and ${NAME:?why}."""
    return re.sub(r"\$\{(\w+)(?::[-?][^}]*)?\}", lambda found: values[found[1]], text)


def test_the_compose_file_names_only_what_is_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(compose) == {"services", "volumes", "networks"}
    assert set(services) == {"conclave", "postgres", "caddy"}
    for name, service in services.items():
        assert ("image" in service) != ("build" in service), name
        for other, how in service.get("depends_on", {}).items():
            assert other in services
            assert how == {"condition": "service_healthy"}
        for volume in service.get("volumes", []):
            source, target = volume.split(":")[:2]
            assert target.startswith("/")
            known = (
                (DEPLOY / source).is_file() if source[0] == "." else source in compose["volumes"]
            )
            assert known, volume
    build = services["conclave"]["build"]
    context = (DEPLOY / build["context"]).resolve()
    assert context == ROOT
    assert (context / build["dockerfile"]).is_file()
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert wanted == set(given())


def test_the_server_takes_its_settings_from_the_compose_file(compose: dict[str, Any]) -> None:
    services = compose["services"]
    values = {
        **dict.fromkeys(given(), ""),
        "DOMAIN": "conclave.example.org",
        "POSTGRES_PASSWORD": "f00d",
        "CONCLAVE_SMTP_URL": "smtps://mail.example.org",
        "CONCLAVE_MAIL_FROM": "games@example.org",
    }
    environment = services["conclave"]["environment"]
    settings = settings_from({name: filled_in(text, values) for name, text in environment.items()})
    postgres = services["postgres"]["environment"]
    user, database = postgres["POSTGRES_USER"], postgres["POSTGRES_DB"]
    assert settings.database_url == f"postgresql+psycopg://{user}:f00d@postgres/{database}"
    assert settings.hosts == ("conclave.example.org", "127.0.0.1")
    assert settings.public_url == "https://conclave.example.org"
    assert (settings.push, settings.mail is None) == (None, False)
    (network,) = compose["networks"]["default"]["ipam"]["config"]
    assert settings.proxies == network["subnet"]


def test_the_image_is_made_as_the_documents_say(
    image: list[list[str]], compose: dict[str, Any]
) -> None:
    steps = [" ".join(words) for words in image]
    assert "RUN make wheel" in steps
    assert "    make wheel\n" in HOSTING
    assert re.search(r"^wheel:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    (install,) = [step for step in steps if "pip install" in step]
    assert "--constraint /tmp/constraints.txt" in install
    assert "[postgres]" in install
    assert steps[-1] == 'CMD ["conclave", "serve"]'
    (environment,) = [words[1:] for words in image if words[0] == "ENV"]
    settings = settings_from(dict(word.split("=", 1) for word in environment))
    assert (settings.host, settings.log) == ("0.0.0.0", "json")
    assert f"EXPOSE {settings.port}" in steps
    assert f"dynamic a conclave {settings.port}" in (DEPLOY / "Caddyfile").read_text()
    assert any(f"127.0.0.1:{settings.port}/api/health" in step for step in steps)
    (data,) = [words[1] for words in image if words[0] == "VOLUME"]
    assert settings.database.startswith(f"{data}/")


def test_what_was_built_here_does_not_go_into_the_image() -> None:
    left_out = (DEPLOY / "Dockerfile.dockerignore").read_text().split()
    ignored = (ROOT / ".gitignore").read_text().split()
    for folder in (".venv", "build", "dist", "web/dist", "web/node_modules"):
        assert folder in left_out
        assert f"/{folder}/" in ignored
    assert "deploy/.env" in left_out
    assert "/deploy/.env" in ignored


def test_the_unit_starts_what_was_installed() -> None:
    lines = (DEPLOY / "conclave.service").read_text().splitlines()
    pairs = [line.split("=", 1) for line in lines if "=" in line and not line.startswith("#")]
    unit = dict(pair for pair in pairs if len(pair) == 2)
    command, *words = shlex.split(unit["ExecStart"])
    assert words == ["serve"]
    assert command in HOSTING
    name, value = unit["Environment"].split("=", 1)
    assert settings_from({name: value}).database.startswith(f"/var/lib/{unit['StateDirectory']}/")
    assert f"useradd --system {unit['User']}" in HOSTING
