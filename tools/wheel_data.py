"""Puts the texts and the built web client into the wheel, beside the code that serves them."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKED = {"locale": "conclave/_locale", "web/dist": "conclave/_web"}


class WheelData(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for source, place in PACKED.items():
            folder = Path(self.root, source)
            if not folder.is_dir():
                raise FileNotFoundError(f"{source} is missing: run `make build` before packing")
            build_data["force_include"][str(folder)] = place
