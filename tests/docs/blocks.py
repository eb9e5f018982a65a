"""The Python in a document, run from top to bottom as a reader would."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(document: str) -> dict[str, object]:
    """Everything that the document's code has defined in the end."""
    text = (ROOT / document).read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "example"}
    for block in BLOCK.finditer(text):
        line = text[: block.start(1)].count("\n")
        code = compile("\n" * line + block[1], document, "exec")
        exec(code, names)
    return names
