"""Executors: chunks of a plan distributed over processes, a Dask cluster or a Ray cluster.

A plan is plain data, a chunk is a number. A chunk's result depends only on these, so it is the same
on every backend and in any order. A folder keeps the finished chunks, and a run that was stopped
resumes there.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings

from bandstand.kernel.errors import BandstandError, how_to_install

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping

Plan = dict[str, Any]
Result = dict[str, Any]

PROCESSES = "processes"
BACKENDS = (PROCESSES, "dask", "ray")


@dataclass(frozen=True)
class Execution:
    """The backend, its number of workers (0: one per core) and its address."""

    backend: str = PROCESSES
    workers: int = 0
    address: str | None = None

    def __post_init__(self) -> None:
        if self.backend not in BACKENDS:
            raise BandstandError(
                f"There is no backend {self.backend!r}. The backends: {', '.join(BACKENDS)}."
            )
        if self.workers < 0:
            raise BandstandError(f"There cannot be {self.workers} workers; 0 means one per core.")
        if self.address is not None and self.backend == PROCESSES:
            raise BandstandError(
                "Only the backends dask and ray have an address: processes run on this machine."
            )


@dataclass(frozen=True)
class Workers:
    """Workers that are ready: joblib's arguments for them; None for this process."""

    backend: str
    settings: Mapping[str, object]


ALONE = Workers(PROCESSES, {})


@contextmanager
def open_workers(execution: Execution) -> Iterator[Workers]:
    """Open the workers; a local cluster is started and stopped here."""
    if execution.backend == PROCESSES and execution.workers == 1:
        yield ALONE
        return
    with _STARTERS[execution.backend](execution) as settings:
        yield Workers(execution.backend, settings)


def results(
    work: Callable[[Plan, int], Result],
    plan: Plan,
    chunks: int,
    workers: Workers = ALONE,
    folder: Path | None = None,
) -> Generator[Result]:
    """The result of every chunk, in order; those already in the folder are read."""
    store = None if folder is None else Store(folder, plan)
    stored = set() if store is None else store.finished(chunks)
    missing = [chunk for chunk in range(chunks) if chunk not in stored]
    fresh = _worked(work, plan, missing, workers)
    try:
        for chunk in range(chunks):
            if store is not None and chunk in stored:
                yield store.load(chunk)
                continue
            result = next(fresh)
            if store is not None:
                store.save(chunk, result)
            yield result
    finally:  # a run that stops early discards unfinished chunks
        with catch_warnings(action="ignore"):
            fresh.close()


class Store:
    """A folder of finished chunks of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        path = folder / "plan.json"
        text = json.dumps(plan, indent=2, sort_keys=True)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                _write(path, text)
            same = path.read_text(encoding="utf-8") == text
        except OSError as error:
            raise BandstandError(
                f"Cannot use the folder {folder}: {error.strerror or error}."
            ) from None
        if not same:
            raise BandstandError(
                f"The folder {folder} holds the work of another plan. Name another folder, "
                "or request the same games again."
            )

    def finished(self, chunks: int) -> set[int]:
        """The chunks in the folder."""
        return {chunk for chunk in range(chunks) if self._path(chunk).exists()}

    def load(self, chunk: int) -> Result:
        """A finished chunk."""
        try:
            result: Result = json.loads(self._path(chunk).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise BandstandError(
                f"{self._path(chunk)} cannot be read. Remove it to compute it again."
            ) from None
        return result

    def save(self, chunk: int, result: Result) -> None:
        """Keep a finished chunk."""
        try:
            _write(self._path(chunk), json.dumps(result))
        except OSError as error:
            raise BandstandError(
                f"Cannot keep {self._path(chunk)}: {error.strerror or error}. Earlier chunks "
                "are kept, and the same command resumes from them."
            ) from None

    def _path(self, chunk: int) -> Path:
        return self.folder / f"chunk-{chunk:06}.json"


def _write(path: Path, text: str) -> None:
    """Write the file atomically: an interrupted run leaves no partial chunk."""
    draft = path.with_suffix(".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def _worked(
    work: Callable[[Plan, int], Result], plan: Plan, chunks: list[int], workers: Workers
) -> Generator[Result]:
    if not workers.settings or len(chunks) < 2:
        for chunk in chunks:
            yield work(plan, chunk)
        return
    joblib = needed("joblib", "lab")
    with joblib.parallel_config(**workers.settings):
        # Ray's backend for joblib cannot return results one by one, so it works in batches.
        wave = 4 * joblib.effective_n_jobs() if workers.backend == "ray" else len(chunks)
        how = "list" if workers.backend == "ray" else "generator"
        for start in range(0, len(chunks), wave):
            yield from joblib.Parallel(return_as=how, batch_size=1)(
                joblib.delayed(work)(plan, chunk) for chunk in chunks[start : start + wave]
            )


@contextmanager
def _processes(execution: Execution) -> Iterator[Mapping[str, object]]:
    yield {"backend": "loky", "n_jobs": execution.workers or -1}


@contextmanager
def _dask(execution: Execution) -> Iterator[Mapping[str, object]]:
    distributed = needed("distributed", "dask")
    where: dict[str, object] = (
        {"address": execution.address}
        if execution.address
        else {
            "n_workers": execution.workers or None,
            "threads_per_worker": 1,
            "dashboard_address": None,
        }
    )
    try:
        client = distributed.Client(**where)
    except (OSError, ValueError) as error:
        raise BandstandError(
            f"No Dask scheduler answers at {execution.address}: {error}."
        ) from None
    with client:
        yield {"backend": "dask"}


@contextmanager
def _ray(execution: Execution) -> Iterator[Mapping[str, object]]:
    ray = needed("ray", "ray")
    here: dict[str, object] = {} if execution.address else {"num_cpus": execution.workers or None}
    try:
        ray.init(
            address=execution.address,
            include_dashboard=False if not execution.address else None,
            log_to_driver=False,
            logging_level="error",
            **here,
        )
    except (ConnectionError, ValueError) as error:
        raise BandstandError(f"No Ray cluster answers at {execution.address}: {error}.") from None
    try:
        import_module("ray.util.joblib").register_ray()
        yield {"backend": "ray", "n_jobs": execution.workers or -1}
    finally:
        ray.shutdown()


_STARTERS = {PROCESSES: _processes, "dask": _dask, "ray": _ray}


def needed(module: str, extra: str) -> Any:
    """Import a package of an extra; an error says how to install it."""
    try:
        return import_module(module)
    except ImportError:
        raise BandstandError(
            f"This needs the package {module}. Install it with {how_to_install(extra)}."
        ) from None
