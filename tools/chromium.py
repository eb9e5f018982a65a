"""A Chromium for the browser tests: found where there is one, installed where there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "google-chrome", "google-chrome-stable", "chromium-browser")


def find_chromium() -> str | None:
    """The executable to launch, or None when there is neither a system browser nor Playwright's."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def install() -> None:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], env=quiet, check=False)
        subprocess.run(
            ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"],
            env=quiet,
            check=False,
        )
        if find_chromium():
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


if __name__ == "__main__":
    if not find_chromium():
        install()
        if not find_chromium():
            sys.exit("The browser tests need Chromium: install it and run this again.")
