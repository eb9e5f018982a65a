"""The Python in a document, run from top to bottom as a reader would."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(document: str, shorter: dict[str, str] | None = None) -> dict[str, object]:
    """Everything that the document's code has defined in the end. What takes long may be said
    ``shorter``."""
    text = (ROOT / document).read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "example"}
    for block in BLOCK.finditer(text):
        line = text[: block.start(1)].count("\n")
        said = block[1]
        for long, short in (shorter or {}).items():
            assert long in said
            said = said.replace(long, short)
        code = compile("\n" * line + said, document, "exec")
        exec(code, names)
    return names
