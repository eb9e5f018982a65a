"""What the documents show works as shown."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import conclave
from conclave.adapters.gymnasium import Seat
from conclave.adapters.sight import Observation
from conclave.adapters.vector import Flags
from conclave.core.game import AnyGame, Game
from tests.docs.blocks import ROOT, run
from tests.laws import test_1_moves, test_2_sentences, test_3_copies, test_5_no_leak, test_6_imagine
from tests.laws.tables import TableSetting

DOCUMENTS = [
    *(Path(name) for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *(path.relative_to(ROOT) for path in (ROOT / "docs").rglob("*.md")),
]


def test_the_code_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run("README.md")
    assert "cast 1" in capsys.readouterr().out


def test_the_code_in_the_python_reference_runs() -> None:
    run("docs/api/index.md")


def test_the_first_program_for_researchers_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With somebody in place of PPO who takes the highest action that is possible."""

    class Learner:
        num_timesteps = 0

        def __init__(self, policy: str, env: Seat, seed: int) -> None:
            assert env.observation_space.contains(env.reset(seed=seed)[0])

        def learn(self, steps: int, reset_num_timesteps: bool) -> None:
            self.num_timesteps += steps

        def predict(self, seen: Observation, action_masks: Flags) -> tuple[int, None]:
            assert (seen["action_mask"] == action_masks).all()
            return int(action_masks.nonzero()[0][-1]), None

    library = ModuleType("sb3_contrib")
    monkeypatch.setattr(library, "MaskablePPO", Learner, raising=False)
    monkeypatch.setitem(sys.modules, "sb3_contrib", library)
    run("docs/research/index.md", shorter={"range(8)": "range(1)", "200": "2"})
    assert capsys.readouterr().out.startswith("16384 ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_that_is_built_step_by_step_keeps_the_laws(seats: int) -> None:
    game = run("docs/adding-a-game.md")["GAME"]
    assert isinstance(game, Game)
    setting = TableSetting(game, seats, {})
    for law in [
        test_1_moves.test_a_game_of_legal_moves_ends_with_standings,
        test_1_moves.test_every_legal_move_plays,
        test_1_moves.test_any_other_move_is_refused_and_changes_nothing,
        test_1_moves.test_any_other_sentence_is_refused_and_changes_nothing,
        test_2_sentences.test_a_move_and_its_sentence_mean_each_other,
        test_3_copies.test_a_position_goes_through_json_and_back,
        test_3_copies.test_a_copy_and_a_restored_position_play_on_alike,
        test_3_copies.test_what_happens_to_a_copy_does_not_happen_to_its_original,
        test_3_copies.test_a_record_replays_to_the_same_position,
        test_5_no_leak.test_a_seat_sees_the_same_in_what_it_imagines,
        test_5_no_leak.test_a_seat_is_told_no_more_than_it_then_sees,
        test_5_no_leak.test_a_spectator_is_told_no_more_than_any_seat,
        test_6_imagine.test_what_is_imagined_is_a_position_of_the_game,
        test_6_imagine.test_equal_luck_imagines_equally_from_positions_that_look_alike,
    ]:
        law(setting=setting)


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_links_lead_somewhere(document: Path) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text):
        if "://" not in target:
            assert (ROOT / document.parent / target).exists(), f"{document} points to {target}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_source_files_that_a_document_names_are_there(document: Path) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for named in re.findall(r"`((?:src|tests|tools|web|locale|docs)/[\w./-]+\.\w+)`", text):
        assert (ROOT / named).exists(), f"{document} names {named}"


@pytest.mark.parametrize("game", conclave.all_games(), ids=lambda game: game.slug)
def test_files_that_a_games_pages_name_are_in_its_rooms(game: AnyGame) -> None:
    folder = ROOT / "src" / "conclave" / "games" / game.slug
    there = [f"/{path.relative_to(folder).as_posix()}" for path in folder.rglob("*.*")]
    for page in (ROOT / "docs").glob(f"*/{game.slug.replace('_', '-')}.md"):
        text = page.read_text(encoding="utf-8")
        for named in re.findall(r"`((?!tools/|locale/)[\w/]+\.(?:py|toml))`", text):
            assert any(path.endswith(f"/{named}") for path in there), f"{page.name} names {named}"


def test_every_public_name_is_in_the_reference() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs/api").glob("*.md"))
    told = re.findall(r"^::: conclave\.[\w.]*?(\w+)$", pages, re.MULTILINE)
    assert [name for name in conclave.__all__ if name not in told] == []


def test_every_target_of_make_is_listed() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = re.search(r"^\.PHONY: help (.*)$", makefile, re.MULTILINE)
    assert listed is not None
    helped = re.findall(r"@echo \"make ([\w-]+)", makefile)
    assert sorted(helped) == sorted(listed[1].split())
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in helped if f"make {name}" not in readme] == []
