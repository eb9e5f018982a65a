"""The rules of a game to read at the terminal."""

from rich.console import RenderableType
from rich.markdown import Markdown

from conclave.texts import LANGUAGE, locale_folder, say


def rules_page(slug: str) -> RenderableType:
    page = locale_folder() / LANGUAGE / "rules" / f"{slug}.md"
    if not page.is_file():
        return say("cli-play-no-rules", {"game": say(f"game-{slug}")})
    return Markdown(page.read_text(encoding="utf-8"))
