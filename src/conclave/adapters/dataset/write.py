"""Writes a dataset into a folder, part by part: it can be interrupted and taken up again."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np

from conclave.adapters.dataset.plan import NPZ, PARQUET, BadDataset, Plan
from conclave.adapters.dataset.play import Columns, columns, play_games
from conclave.core.plain import PlainDict
from conclave.workers.crew import Crew

CARD = "card.json"
READ_ME = "README.md"
UNFINISHED = ".unfinished"

Progress = Callable[[int, int], None]


def write_dataset(
    plan: Plan, folder: Path, crew: Crew | None = None, progress: Progress | None = None
) -> PlainDict:
    """Plays what is not there yet, and answers with the card."""
    folder.mkdir(parents=True, exist_ok=True)
    card = _claim(plan, folder)
    parts = plan.parts()
    jobs = [
        (plan, str(folder), number)
        for number in range(len(parts))
        if not part_file(folder, number, plan.form).exists()
    ]
    done = plan.games - sum(len(parts[number]) for _, _, number in jobs)
    for (_, _, number), _ in zip(jobs, (crew or Crew()).each(write_part, jobs), strict=True):
        done += len(parts[number])
        if progress is not None:
            progress(done, plan.games)
    (folder / READ_ME).write_text(_read_me(card), encoding="utf-8")
    return card


def write_part(plan: Plan, place: str, number: int) -> int:
    """The records and the rows of one part; how many rows. It is there whole or not at all."""
    folder = Path(place)
    numbers = plan.parts()[number]
    games = list(play_games(plan, numbers))
    rows = columns(plan, numbers, games)
    records = "".join(json.dumps(game.record.dump()) + "\n" for game in games)
    _put(record_file(folder, number), lambda file: file.write_text(records, encoding="utf-8"))
    writers = {NPZ: _write_npz, PARQUET: _write_parquet}
    _put(part_file(folder, number, plan.form), lambda file: writers[plan.form](file, rows))
    return len(rows["action"])


def part_file(folder: Path, number: int, form: str) -> Path:
    return folder / f"part-{number:05}.{form}"


def record_file(folder: Path, number: int) -> Path:
    return folder / f"records-{number:05}.jsonl"


def _claim(plan: Plan, folder: Path) -> PlainDict:
    """The folder is for this plan, or for fewer games of it."""
    card: PlainDict = json.loads(json.dumps(plan.card()))
    file = folder / CARD
    if file.exists():
        other = json.loads(file.read_text(encoding="utf-8"))
        if other != card:
            raise BadDataset("dataset-other-plan", {"folder": str(folder)})
    else:
        file.write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
    return card


def _put(file: Path, write: Callable[[Path], object]) -> None:
    draft = file.with_name(file.name + UNFINISHED)
    write(draft)
    draft.replace(file)


def _write_npz(file: Path, rows: Columns) -> None:
    with file.open("wb") as opened:
        np.savez_compressed(opened, allow_pickle=False, **rows)


def _write_parquet(file: Path, rows: Columns) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise BadDataset("dataset-no-pyarrow") from None
    arrays = {
        name: pyarrow.FixedSizeListArray.from_arrays(column.reshape(-1), column.shape[1])
        if column.ndim == 2
        else pyarrow.array(column)
        for name, column in rows.items()
    }
    parquet.write_table(pyarrow.table(arrays), file, compression="zstd")


def _read_me(card: PlainDict) -> str:
    levels, options = card["levels"], card["options"]
    assert isinstance(levels, list)
    assert isinstance(options, dict)
    played_by = ", ".join(str(level) for level in levels)
    chosen = [f"--option {name}={str(value).lower()}" for name, value in options.items()]
    command = [
        f"conclave dataset {card['game']} --games {card['games']} --seats {card['seats']}",
        f"--levels {played_by.replace(' ', '')} --seed {card['seed']}",
        *chosen,
        f"--format {card['form']} --out DIR",
    ]
    return f"""# {card["games"]} games of {card["game"]}

Played by Conclave's own bots ({played_by}) at tables of {card["seats"]} seats, by version \
{card["version"]} of the rules. The levels take turns at the seats. The same command plays the \
same games:

    {" ".join(command)}

- `part-*.{card["form"]}`: a row for each action.
    - `observation`: {card["observation_size"]} numbers, the {card["observation"]} of the seat
    - `action_mask`, `action`: {card["action_count"]} {card["actions"]}, and the one that was chosen
    - `share`: of the victory, as the seat got it in the end
    - `reward`: from 1, ahead of all others, to -1
    - `seat`; `level`, its place in the list above; `game`; `decision`
- `records-*.jsonl`: the record of each game, a line each, as `conclave verify`, `replay` and \
`analyse` take it in a file of its own.
- `card.json`: all of this for programs, with the fields of an observation.
"""
