from __future__ import annotations

import json

import pytest

from bandstand.lab import bench, open_spiel
from bandstand.lab.gauge import CLONED, DEALT, PYTHON_CLONE, STEPPED, Gauge, measure
from command import Command


@pytest.fixture(autouse=True)
def one_short_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", (1, 0.001))


def test_figures_for_every_number_of_players(bandstand: Command) -> None:
    results = json.loads(bandstand("bench", "--quick", "--json", "--game", "a-chord").out)
    for players in (2, 3, 4):
        figures = results["figures"][f"a-chord {players}p"]
        assert len(figures) == 7
        assert all(value > 0 for value in figures.values())


def test_the_table(bandstand: Command) -> None:
    outcome = bandstand("bench", "--quick", "--game", "a-chord", columns=160)
    assert outcome.code == 0
    assert "a-chord 4p" in outcome.out
    assert "OpenSpiel" in outcome.out


def test_open_spiel_is_measured_where_it_is(bandstand: Command) -> None:
    if open_spiel.installed() is None:
        pytest.skip("OpenSpiel is not installed")
    results = json.loads(bandstand("bench", "--quick", "--json", "--game", "a-chord").out)
    for rival in open_spiel.GAMES:
        assert set(results["figures"][rival]) == {DEALT, CLONED, STEPPED, PYTHON_CLONE}
        assert set(results["ratios"]["a-chord 4p"][rival]) == {DEALT, CLONED, STEPPED, PYTHON_CLONE}


def test_without_open_spiel_nothing_is_compared(
    bandstand: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_spiel, "installed", lambda: None)
    outcome = bandstand("bench", "--quick", "--game", "a-chord", columns=160)
    assert outcome.code == 0
    assert "not installed" in outcome.out


def test_an_unknown_game_is_told(bandstand: Command) -> None:
    outcome = bandstand("bench", "--game", "kazoo")
    assert outcome.code == 2
    assert "no game 'kazoo'" in outcome.err


def test_ratios_say_how_many_times_as_fast() -> None:
    ours = {CLONED: 30.0, PYTHON_CLONE: 50.0}
    theirs = {CLONED: 10.0, PYTHON_CLONE: 100.0, STEPPED: 1.0}
    assert bench.ratios(ours, theirs) == {CLONED: 3.0, PYTHON_CLONE: 2.0}


def test_a_figure_is_a_median_of_turns() -> None:
    work: list[int] = []

    def task(times: int) -> float:
        work.append(times)
        return float(sum(range(1000 * times)) > 0)

    figures = measure([Gauge("loop", STEPPED, task)], 3, 0.001)
    assert figures["loop"][STEPPED] > 0
    assert len(set(work[-3:])) == 1
