"""Locks hold versions, never addresses, and what every platform needs."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def web_packages() -> dict[str, dict[str, Any]]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages: dict[str, dict[str, Any]] = lock["packages"]
    return packages


def test_python_packages_are_pinned_by_name_and_version_alone() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []


def test_web_packages_are_locked_without_addresses(
    web_packages: dict[str, dict[str, Any]],
) -> None:
    assert [name for name, package in web_packages.items() if "resolved" in package] == []
    unsealed = [name for name, package in web_packages.items() if "integrity" not in package]
    assert unsealed == [""], "all but the client itself have a checksum"


def test_the_web_lock_holds_every_platforms_packages(
    web_packages: dict[str, dict[str, Any]],
) -> None:
    locked = {name.rpartition("node_modules/")[2] for name in web_packages}
    wanted = {
        optional
        for package in web_packages.values()
        for optional in package.get("optionalDependencies", {})
    }
    assert sorted(wanted - locked) == []
