"""Data as Parquet, the same as npz."""

from pathlib import Path

import numpy as np

from conclave.adapters.dataset.plan import NPZ, PARQUET, make_plan
from conclave.adapters.dataset.read import Dataset
from conclave.adapters.dataset.write import write_dataset
from conclave.catalogue import load_game


def test_both_formats_hold_the_same(tmp_path: Path) -> None:
    game = load_game("abracada")
    for form in (NPZ, PARQUET):
        write_dataset(make_plan(game, 3, {}, ["novice"], 2, 1, form), tmp_path / form)
    (npz,) = Dataset(tmp_path / NPZ).parts()
    (parquet,) = Dataset(tmp_path / PARQUET).parts()
    assert npz.keys() == parquet.keys()
    for name in npz:
        assert np.array_equal(npz[name], parquet[name]), name
        assert npz[name].dtype == parquet[name].dtype, name
