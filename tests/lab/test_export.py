"""Records as tables: what the columns hold, and what is said of records that are wrong."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bandstand.cli.main import obey
from bandstand.games.registry import GAMES
from bandstand.kernel.record import from_json, read_dice
from bandstand.lab import export


@pytest.fixture
def records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Two games of 6 Forces and one of Re-Chord, whose tables differ in size."""
    path = tmp_path / "games.jsonl"
    lines = ""
    for game, players, count in (("six-forces", 3, 2), ("re-chord", 2, 1)):
        part = tmp_path / f"{game}.jsonl"
        asked = ["--players", str(players), "--games", str(count)]
        assert obey(["simulate", game, *asked, "--records", str(part)]) == 0
        lines += part.read_text(encoding="utf-8")
    path.write_text(lines, encoding="utf-8")
    capsys.readouterr()
    return path


def test_every_decision_and_every_game_has_a_row(
    records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert obey(["export", str(records), "--to", "npz", "--out", str(out)]) == 0
    assert capsys.readouterr().out.split() == [
        str(out / "decisions.npz"),
        str(out / "games.npz"),
    ]
    read = [from_json(line) for line in records.read_text(encoding="utf-8").splitlines()]
    with np.load(out / "decisions.npz") as rows, np.load(out / "games.npz") as games:
        assert list(rows) == list(export.DECISION)
        assert {name: rows[name].dtype.type for name in rows} == export.DECISION
        assert len(rows["move"]) == sum(len(record.moves) for record in read)
        assert list(games["id"]) == ["six-forces", "six-forces", "re-chord"]
        assert json.loads(games["options"][0]) == read[0].options
        assert list(games["decisions"]) == [len(record.moves) for record in read]
        for number, record in enumerate(read):
            seats = range(record.players)
            assert [games[f"score_{seat + 1}"][number] for seat in seats] == record.scores
            assert [games[f"place_{seat + 1}"][number] for seat in seats] == record.placing
        assert games["place_3"][2] == export.NO_RESULT  # two players have no third seat
        first = rows["game"] == 0
        assert [str(seat + 1) for seat in rows["seat"][first]] == [
            move.split()[0] for move in read[0].moves
        ]
        assert rows["score"][first][0] == 0
        assert np.array_equal(rows["forced"], rows["choices"] == 1)


def test_moves_are_the_numbers_of_the_game(records: Path) -> None:
    record = from_json(records.read_text(encoding="utf-8").splitlines()[0])
    tables = export.Tables()
    tables.add(record)
    game = GAMES["six-forces"]
    state = game.new(3, game.settle(3, record.options), read_dice(record.dice))
    moves = tables.decisions()["move"]
    for text, move in zip(record.moves, moves, strict=True):
        assert text.split(" ", 1)[1] == game.write_move(state, int(move))
        state.play(int(text.split()[0]) - 1, int(move))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"moves": ["4 3"]}, "should begin with a seat from 1 to 3"),
        ({"moves": ["1 nonsense"]}, "cannot be made"),
        ({"scores": [99, 0, 0]}, "but replaying gives"),
        ({"rules": 77}, "does not play version 77"),
        ({"options": {"tempo": 3}}, "There is no option 'tempo'"),
    ],
)
def test_a_wrong_record_gets_a_sentence(
    change: dict[str, object], sentence: str, records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    records.write_text(json.dumps({**data, **change}) + "\n", encoding="utf-8")
    assert obey(["export", str(records)]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert f"{records} line 1" in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--to", "excel"], "exported to npz or parquet, not 'excel'"),
        (["--out", "/dev/null/x"], "Cannot write"),
    ],
)
def test_bad_arguments_get_a_sentence(
    arguments: list[str], sentence: str, records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obey(["export", str(records), *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_parquet_without_its_package_says_what_to_install(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert obey(["export", str(records), "--to", "parquet"]) == 2
    told = capsys.readouterr().err
    assert "This needs the package pyarrow" in told
    assert "parquet" in told
