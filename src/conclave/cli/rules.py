"""``conclave rules``: the rules of a game, or what they say of one word."""

import argparse
import re
from difflib import get_close_matches
from pathlib import Path

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from conclave.catalogue import load_game
from conclave.cli.arguments import Parser
from conclave.cli.console import stdout_console
from conclave.cli.refusals import BadUsage
from conclave.texts import LANGUAGE, explained, locale_folder, say

PICTURE = re.compile(r"^!\[.*\]\(picture:.*\)\n?", re.MULTILINE)
HEADING = re.compile(r"^(?=## )", re.MULTILINE)


def declare(parser: Parser) -> None:
    parser.take("game", metavar="GAME")
    parser.take_rest("word", metavar="WORD")


def run(chosen: argparse.Namespace) -> int:
    slug = load_game(chosen.game).slug
    word = " ".join(chosen.word)
    stdout_console().print(rules_about(slug, word) if word else rules_page(slug))
    return 0


def rules_page(slug: str) -> RenderableType:
    page = _page(slug)
    return Markdown(page) if page else say("cli-play-no-rules", {"game": say(f"game-{slug}")})


def rules_about(slug: str, word: str) -> RenderableType:
    """The cards that the word names, and the chapters that speak of it."""
    wanted = word.casefold()
    cards = [
        (name, text)
        for name, text in _cards(slug)
        if wanted in name.casefold() or re.search(rf"\b{re.escape(wanted)}", text.casefold())
    ]
    cards.sort(key=lambda card: wanted not in card[0].casefold())
    chapters = [one for one in HEADING.split(_page(slug)) if _speaks_of(one, wanted)]
    if not cards and not chapters:
        names = [name for name, _ in _cards(slug)]
        near = get_close_matches(word, names, 1, 0.6)
        raise BadUsage(
            "cli-rules-no-word",
            {"word": word[:40], "game": say(f"game-{slug}"), "near": near[0] if near else "none"},
        )
    shown: list[RenderableType] = []
    for name, text in cards:
        shown += [Text(name, "bold"), Padding(Text(text), (0, 0, 1, 2))]
    return Group(*shown, *(Markdown(chapter) for chapter in chapters))


def _cards(slug: str) -> list[tuple[str, str]]:
    """Spells, missions, scrolls and the like: whatever has a text of help."""
    prefix = f"{slug}-"
    return [(say(f"{prefix}{id}"), say(f"{prefix}{id}-help")) for id in explained(prefix)]


def _page(slug: str) -> str:
    page: Path = locale_folder() / LANGUAGE / "rules" / f"{slug}.md"
    return PICTURE.sub("", page.read_text(encoding="utf-8")) if page.is_file() else ""


def _speaks_of(chapter: str, wanted: str) -> bool:
    return bool(re.search(rf"\b{re.escape(wanted)}", chapter.casefold()))
