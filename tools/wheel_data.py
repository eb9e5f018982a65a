"""Puts the texts and the built web client into the wheel, beside the code that serves them."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKED = {"locale": "conclave/_locale", "web/dist": "conclave/_web"}


class WheelData(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, "web", "dist", "index.html").is_file():
            self.app.abort("Build the web client first: run `make build`, then try again.")
        if self.target_name == "wheel":
            for source, place in PACKED.items():
                build_data["force_include"][str(Path(self.root, source))] = place
