"""The lab's subcommands, as people type them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("matplotlib")

from bandstand.cli.main import obey


def test_a_tournament_is_shown_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    arguments = ["tournament", "a-chord", "--players", "3", "--games", "60", "--workers", "1"]
    assert obey([*arguments, "--html", str(page)]) == 0
    shown = capsys.readouterr().out
    assert "Take the A Chord, 3 players, 60 games" in shown
    assert "Level 2 is stronger than level 0." in shown
    html = page.read_text(encoding="utf-8")
    assert "<svg" in html
    assert "Who beats whom" in html
    assert "http://" not in html.replace("http://www.w3.org", "").replace("http://purl.org", "")
    assert "src=" not in html
    assert obey([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 60


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["no-game"], "There is no game"),
        (["a-chord", "--entrants", "x"], "There is no bot 'x'"),
        (["a-chord", "--backend", "moon"], "There is no backend"),
        (["a-chord", "--option", "speed=9"], "There is no option"),
        (["a-chord", "--margin", "2"], "margin"),
        (["a-chord", "--games", "999999", "--html", "/nonexistent/report.html"], "Cannot write"),
    ],
)
def test_bad_arguments_get_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obey(["tournament", *arguments]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""
