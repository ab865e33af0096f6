"""Every game's folder has the same files, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bandstand.games.registry import IDS

GAMES = Path(__file__).parent.parent / "src" / "bandstand" / "games"
# Each is a file, or a folder of that name where the job has outgrown a file.
JOBS = {
    "meta",
    "material",
    "moves",
    "state",
    "setup",
    "legal",
    "play",
    "scoring",
    "events",
    "knowledge",
    "view",
    "observation",
}
FOLDERS = {"bot", "text"}
LANGUAGES = ("en", "fr", "ja")


def folder(game_id: str) -> Path:
    return GAMES / game_id.replace("-", "_")


@pytest.mark.parametrize("game_id", IDS)
def test_a_folder_has_the_files_of_every_game(game_id: str) -> None:
    found = {
        path.stem
        for path in folder(game_id).iterdir()
        if path.name not in ("__init__.py", "__pycache__") and path.suffix != ".csv"
    }
    assert found == JOBS | FOLDERS


@pytest.mark.parametrize("game_id", IDS)
def test_the_texts_are_there_in_every_language(game_id: str) -> None:
    for language in LANGUAGES:
        assert (folder(game_id) / "text" / f"guide.{language}.md").is_file()
        assert (folder(game_id) / "text" / f"{language}.ftl").is_file()
    code = {path.name for path in (folder(game_id) / "text").glob("*.py")}
    assert code == {"__init__.py", "facts.py"}


@pytest.mark.parametrize("game_id", IDS)
def test_only_events_asks_whether_anybody_listens(game_id: str) -> None:
    for path in folder(game_id).rglob("*.py"):
        job = path.relative_to(folder(game_id)).parts[0].removesuffix(".py")
        if job not in ("events", "state"):  # the state has the field itself
            assert "journal" not in path.read_text(encoding="utf-8"), path
