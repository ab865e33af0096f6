"""Work in chunks: kept in a folder, gone on with, refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from bandstand.kernel.errors import BandstandError
from bandstand.lab.executors import Execution, Plan, Result, needed, results


def work(plan: Plan, chunk: int) -> Result:
    return {"square": plan["base"] * chunk * chunk}


def refuse(plan: Plan, chunk: int) -> Result:
    raise AssertionError(f"chunk {chunk} was worked out again")


def test_results_come_in_order() -> None:
    assert [r["square"] for r in results(work, {"base": 2}, 4)] == [0, 2, 8, 18]


def test_a_run_goes_on_from_its_folder(tmp_path: Path) -> None:
    begun = results(work, {"base": 3}, 5, folder=tmp_path)
    assert [next(begun), next(begun)] == [{"square": 0}, {"square": 3}]
    begun.close()
    worked: list[int] = []

    def watched(plan: Plan, chunk: int) -> Result:
        worked.append(chunk)
        return work(plan, chunk)

    rest = list(results(watched, {"base": 3}, 5, folder=tmp_path))
    assert worked == [2, 3, 4]
    assert rest == list(results(refuse, {"base": 3}, 5, folder=tmp_path))


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    list(results(work, {"base": 3}, 1, folder=tmp_path))
    with pytest.raises(BandstandError, match="another plan"):
        list(results(work, {"base": 4}, 1, folder=tmp_path))


def test_a_damaged_chunk_is_named(tmp_path: Path) -> None:
    list(results(work, {"base": 3}, 1, folder=tmp_path))
    (tmp_path / "chunk-000000.json").write_text("{")
    with pytest.raises(BandstandError, match=r"chunk-000000\.json cannot be read"):
        list(results(work, {"base": 3}, 1, folder=tmp_path))


def test_a_chunk_that_cannot_be_kept_is_named(tmp_path: Path) -> None:
    (tmp_path / "chunk-000001.part").mkdir()
    with pytest.raises(BandstandError, match=r"Cannot keep .*chunk-000001\.json"):
        list(results(work, {"base": 3}, 3, folder=tmp_path))
    assert (tmp_path / "chunk-000000.json").exists()


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("")
    with pytest.raises(BandstandError, match="Cannot use the folder"):
        list(results(work, {"base": 3}, 1, folder=path))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"backend": "threads"}, "There is no backend 'threads'"),
        ({"workers": -1}, "There cannot be -1 workers"),
        ({"address": "here:1"}, "Only the backends dask and ray have an address"),
    ],
)
def test_an_execution_that_cannot_be_is_refused(
    arguments: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BandstandError, match=sentence):
        Execution(**arguments)  # type: ignore[arg-type]


def test_a_missing_package_is_a_sentence() -> None:
    with pytest.raises(BandstandError, match=r"pip install 'bandstand\[lab\]'"):
        needed("a_package_that_is_not_there", "lab")
