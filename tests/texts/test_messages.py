"""Every id has its message, and every message has somebody who says it."""

from conclave import all_games
from conclave.bots.levels import LEVELS
from conclave.texts import LANGUAGE, knows, locale_folder
from tests.texts.message_files import (
    browser_sources,
    certainly_ids,
    spoken_in_python,
    templates,
    written,
)

NOT_MESSAGES = {
    "bot-pace",  # an option of serve
    "seat-is",  # a parameter of messages
    "no-cache",
    "push-keys",  # a command
    "time-stop",  # a spell
    "time-stop-points",
}
"""Words of the code that begin like a message."""
GAMES_TO_COME = ("five_seals", "twelve_missions", "archmage")


def test_every_file_is_fluent_from_end_to_end() -> None:
    assert written().junk == []


def test_no_id_is_written_twice() -> None:
    ids = written().ids
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


def test_a_message_refers_to_others_of_its_own_file_only() -> None:
    for file in (locale_folder() / LANGUAGE).glob("*.ftl"):
        assert written(file.name).referred_to <= set(written(file.name).ids), file.name


def test_every_id_in_the_code_has_a_message() -> None:
    ids = set(written().ids)
    beginnings = {id.partition("-")[0] for id in ids}
    alike = {
        word: place
        for word, place in spoken_in_python().items()
        if word.partition("-")[0] in beginnings and word not in NOT_MESSAGES
    }
    gaps = {id: place for id, place in {**alike, **certainly_ids()}.items() if id not in ids}
    assert gaps == {}, "write these messages in locale/en"


def test_every_message_is_said_somewhere() -> None:
    mine = written("common.ftl", "abracada.ftl", "cli.ftl")
    unsaid = [
        id
        for id in mine.ids
        if id not in spoken_in_python()
        and id not in certainly_ids()
        and id not in written().referred_to
        and not any(template.fits(id) for template in templates())
        and id not in browser_sources()
    ]
    assert unsaid == []


def test_every_game_and_option_is_introduced() -> None:
    for slug in (*(game.slug for game in all_games()), *GAMES_TO_COME):
        assert knows(f"game-{slug}")
        assert knows(f"game-{slug}-blurb")
    for game in all_games():
        for option in game.options:
            assert knows(f"option-{game.slug}-{option.name}")
            assert knows(f"option-{game.slug}-{option.name}-help")


def test_every_level_is_introduced() -> None:
    for level in (*LEVELS, "random"):
        assert knows(f"level-{level}")
        assert knows(f"level-{level}-help")
