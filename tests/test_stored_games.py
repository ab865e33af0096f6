"""Games played before must play the same today."""

from __future__ import annotations

from pathlib import Path

import pytest

from bandstand.games.registry import GAMES
from bandstand.kernel.record import from_json
from bandstand.kernel.referee import verify
from support.battery import Case
from support.playthrough import FOLDER, files, playthrough

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(("path", "case"), files(), ids=lambda value: getattr(value, "name", ""))
def test_a_playthrough_is_as_it_was(path: Path, case: Case) -> None:
    assert path.read_text(encoding="utf-8") == playthrough(case), "see make playthroughs"


def test_no_playthrough_is_left_behind() -> None:
    assert set(FOLDER.glob("*.txt")) == {path for path, _ in files()}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.jsonl")), ids=lambda path: path.name)
def test_a_stored_game_replays_to_its_result(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines
    for line in lines:
        record = from_json(line)
        assert record.game == path.parent.name
        assert record.placing is not None
        verify(GAMES[record.game], record)
        assert record.to_json() == line


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_stored_games_for_every_number_of_players(game_id: str) -> None:
    stored = {
        from_json(line).players
        for path in (RECORDS / game_id).glob("*.jsonl")
        for line in path.read_text(encoding="utf-8").splitlines()
    }
    assert stored == set(GAMES[game_id].meta.players)
