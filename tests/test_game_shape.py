"""Every game has the same files, in its folder and in that of its board, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bandstand.games.registry import IDS, find

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
    "preview",
    "observation",
    "learning.toml",
}
FOLDERS = {"bot", "text"}
MOST_KINDS = 18
BOT_FILES = {"__init__.py", "heuristic.py", "weights.py"}
# Where judging a move needs an object of its own, and where a variant has all players win together.
FURTHER_BOT_FILES = {"evaluator.py", "cooperative.py"}
LANGUAGES = ("en", "fr", "ja")


def folder(game_id: str) -> Path:
    return GAMES / game_id.replace("-", "_")


@pytest.mark.parametrize("game_id", IDS)
def test_a_folder_has_the_files_of_every_game(game_id: str) -> None:
    found = {
        path.name.removesuffix(".py")
        for path in folder(game_id).iterdir()
        if path.name not in ("__init__.py", "__pycache__")
    }
    assert found == JOBS | FOLDERS


def test_the_folders_have_few_kinds_of_file() -> None:
    kinds = {path.name.removesuffix(".py") for game_id in IDS for path in folder(game_id).iterdir()}
    assert len(kinds - {"__pycache__"}) <= MOST_KINDS


@pytest.mark.parametrize("game_id", IDS)
def test_a_bot_has_a_heuristic_and_weights_and_little_else(game_id: str) -> None:
    found = {path.name for path in (folder(game_id) / "bot").iterdir()} - {"__pycache__"}
    assert found >= BOT_FILES
    assert found <= BOT_FILES | FURTHER_BOT_FILES


@pytest.mark.parametrize("game_id", IDS)
def test_the_texts_are_there_in_every_language(game_id: str) -> None:
    for language in LANGUAGES:
        assert (folder(game_id) / "text" / f"guide.{language}.md").is_file()
        assert (folder(game_id) / "text" / f"{language}.ftl").is_file()
    code = {path.name for path in (folder(game_id) / "text").glob("*.py")}
    assert code == {"__init__.py", "facts.py"}


@pytest.mark.parametrize("game_id", IDS)
def test_a_guide_opens_with_whose_game_it_is(game_id: str) -> None:
    meta = find(game_id).meta
    names = {*meta.designer.split(" and "), meta.artist, meta.publisher.partition(" (")[0]}
    for language in LANGUAGES:
        guide = (folder(game_id) / "text" / f"guide.{language}.md").read_text(encoding="utf-8")
        opening = guide.partition("\n>")[0]
        assert {name for name in names if name not in opening} == set(), language


@pytest.mark.parametrize("game_id", IDS)
def test_only_events_asks_whether_anybody_listens(game_id: str) -> None:
    for path in folder(game_id).rglob("*.py"):
        job = path.relative_to(folder(game_id)).parts[0].removesuffix(".py")
        if job not in ("events", "state"):  # the state has the field itself
            assert "journal" not in path.read_text(encoding="utf-8"), path


# -- The boards in the browser -------------------------------------------------------------------

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"
BOARD_FILES = {
    "index.ts",
    "Table.svelte",
    "Hand.svelte",
    "Scores.svelte",
    "expects.ts",
    "places.ts",
    "scenes.ts",
    "sounds.ts",
    "lessons.ts",
    "text.ts",
    "view.ts",
}
BOARD_FOLDERS = {"parts"}
TEST = ".test.ts"
# A test is named after the file it tests; one of several files after the whole board.
TESTED = {Path(name).stem + TEST for name in BOARD_FILES} | {f"board{TEST}"}


def board(game_id: str) -> Path:
    return BOARDS / game_id.replace("-", "_")


def test_every_game_has_a_board_and_there_is_no_other() -> None:
    assert {path for path in BOARDS.iterdir() if path.is_dir()} == set(map(board, IDS))


@pytest.mark.parametrize("game_id", IDS)
def test_a_board_has_the_files_of_every_board(game_id: str) -> None:
    found = {path.name for path in board(game_id).iterdir()}
    assert found - TESTED == BOARD_FILES | BOARD_FOLDERS
