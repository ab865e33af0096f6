from __future__ import annotations

import json
from pathlib import Path

from bandstand import __version__
from bandstand.games.registry import GAMES
from support.command import Command


def test_the_report_as_data(bandstand: Command, data: Path) -> None:
    report = json.loads(bandstand("doctor", "--json").out)
    assert report["bandstand"] == __version__
    assert report["form"] in ("plain", "compiled")
    assert report["data_folder"] == str(data)
    assert report["data_folder_writable"] is True
    assert report["games"] == list(GAMES)
    assert set(report["dependencies"]) == {"platformdirs", "rich", "typer"}


def test_the_report_for_people(bandstand: Command) -> None:
    outcome = bandstand("doctor", columns=200)
    assert outcome.code == 0
    for word in ("Bandstand", "Python", "Form", "C compiler", "Data folder", "OpenSpiel"):
        assert word in outcome.out


def test_a_data_folder_that_cannot_be(bandstand: Command, data: Path) -> None:
    data.write_text("a file where the folder should be")
    report = json.loads(bandstand("doctor", "--json").out)
    assert report["data_folder_writable"] is False
