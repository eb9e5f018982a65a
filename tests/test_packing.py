"""The wheel holds the web client and the texts, and is not built without them."""

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of the project as packing needs, the web client not built."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/wheel_data.py"):
        place = tmp_path / name
        place.parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, place)
    for name in ("src/conclave/__init__.py", "locale/en/common.ftl"):
        place = tmp_path / name
        place.parent.mkdir(parents=True)
        place.touch()
    return tmp_path


def pack(folder: Path, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_web_client_one_sentence_says_what_to_run(clone: Path, target: str) -> None:
    packed = pack(clone, target)
    assert packed.returncode != 0
    said = [line for line in packed.stderr.splitlines() if "make build" in line]
    assert said == ["Build the web client first: run `make build`, then try again."]
    assert "Traceback" not in packed.stderr
    assert not list(clone.glob("dist/*"))


def test_with_the_web_client_the_wheel_holds_all_that_is_served(clone: Path) -> None:
    page = clone / "web" / "dist" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    page.with_name("index.html.br").touch()
    assert pack(clone, "wheel").returncode == 0
    with ZipFile(next(clone.glob("dist/*.whl"))) as wheel:
        names = wheel.namelist()
    assert "conclave/__init__.py" in names
    assert "conclave/_web/index.html" in names
    assert "conclave/_web/index.html.br" in names
    assert "conclave/_locale/en/common.ftl" in names
