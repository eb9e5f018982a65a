"""Writes docs/research/observations.md: what the numbers of every game's tensor mean."""

from pathlib import Path

from conclave.catalogue import all_games
from conclave.core.game import AnyGame
from conclave.core.hearing import NUMBERS_AT_ONCE, WORDS_AT_ONCE, Hearing
from conclave.core.tensors import Field
from conclave.texts import say

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research" / "observations.md"

HEAD = """# Observations

What a seat knows as a row of 32-bit floats, field after field. A row has the same length for every
number of seats and every set of options; what a table does not use is zero. Seats are told from
the observer's: the observer first, then the others in turn order. A field that names one of
several things has a 1 in its place, and zeros alone where there is none. Amounts are divided by
the scale, so that most numbers lie between −1 and 1; the ranges are in the game's own units.

The view of a seat can be told from its row, and the row is the same in every position that the
seat can't tell from the true one. Both are tested. `Game.observe` writes a row into a buffer of
yours, `Game.mask` a byte for each whole move, 1 for what the actor may do. Where actions are words,
the environments add to a row how often each word was said since the last move.

This page is written by `python -m tools.observations`.
"""


TOLD = """## What was told

An information state is an observation followed by what the seat was told since the deal, move by
move, as `conclave.core.hearing` writes it: in OpenSpiel always, in the other environments with
`told=64`. Where actions are words, the counts of those said so far come between the two. First come
two numbers: how many entries there were, and how many of them are not in the row, both divided by
100. Then the last entries, 64 or as many as were asked for, the newest at the end, with zeros
before the first. An entry is a sentence as the seat heard it or an event as it was told to the
seat, so it holds no secret of others:

| numbers | what |
|---:|---|
| 1 | 0 for a sentence, else the number of the event |
| seats | who spoke, or whom the event is about: a 1 in the place of the seat |
| seats | by whom, where an event names a second seat |
| {words} | words by number, from 1 on those of the vocabulary, then those of the events |
| {numbers} | numbers, divided by 10; lists of lists with the length of each before it |

*Seats* are as many as the game has at most, told from the observer's; where a word names a seat,
the word of the first is the observer. What is told of each seat begins with the observer. What is
too long for an entry goes on in the next, with the same event.

{chapters}"""


def page() -> str:
    chapters = "\n".join([_told(game) for game in all_games()])
    told = TOLD.format(words=WORDS_AT_ONCE, numbers=NUMBERS_AT_ONCE, chapters=chapters)
    return "\n".join([HEAD, *[_chapter(game) for game in all_games()], told])


def _told(game: AnyGame) -> str:
    hearing = Hearing(game)
    events = ", ".join(
        [f"{number} {event.removeprefix(f'{game.slug}-')}" for event, number in _numbered(hearing)]
    )
    return (
        f"**{say(f'game-{game.slug}')}**: {hearing.entry} numbers an entry, "
        f"{len(hearing.words)} words. Events: {events}.\n"
    )


def _numbered(hearing: Hearing) -> list[tuple[str, int]]:
    return [(event, number) for event, number in hearing.events.items() if number]


def _chapter(game: AnyGame) -> str:
    title = f"## {say(f'game-{game.slug}')}\n"
    tensor = game.observation
    if tensor is None:
        return (
            f"{title}\nNo tensor yet; the environments flatten the view, and actions are words.\n"
        )
    moves = f"{game.actions} whole moves" if game.actions else "too many moves for a number each"
    rows = [
        f"| {tensor.offsets[field.name]} | `{field.name}` | {_row(field)} |"
        for field in tensor.fields
    ]
    head = "| from | field | numbers | range | scale | what |\n|---:|---|---:|---|---:|---|"
    return f"{title}\n{tensor.size} numbers, {moves}.\n\n{head}\n" + "\n".join(rows) + "\n"


def _row(field: Field) -> str:
    span = f"{field.low} to {field.high}".replace("-", "−")
    return f"{field.size} | {span} | {field.scale} | {field.what}"


def main() -> None:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
