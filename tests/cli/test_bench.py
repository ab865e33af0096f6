from __future__ import annotations

import json

import pytest

from bandstand.cli import bench as command
from bandstand.games.registry import find
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.lab import bench, open_spiel, rl_card
from bandstand.lab.timing import (
    CLONED,
    DEALT,
    PYTHON_CLONE,
    SEARCHED,
    SEARCHED_AT_RANDOM,
    STEPPED,
    Timer,
    measure,
)
from support.command import Command

FEW = 20  # simulations


@pytest.fixture(autouse=True)
def one_short_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", (1, 0.001))
    for module in (bench, open_spiel):
        monkeypatch.setattr(module, "SIMULATIONS", FEW)


def test_figures_for_every_number_of_players(bandstand: Command) -> None:
    results = json.loads(bandstand("bench", "--quick", "--json", "--game", "a-chord").out)
    for players in (2, 3, 4):
        figures = results["figures"][f"a-chord {players}p"]
        assert len(figures) == 11
        assert all(value > 0 for value in figures.values())


def test_the_table(bandstand: Command) -> None:
    outcome = bandstand("bench", "--quick", "--game", "a-chord", columns=160)
    assert outcome.code == 0
    assert "a-chord 4p" in outcome.out
    for title in ("Playing", "Thinking"):
        assert title in outcome.out
    for name in ("OpenSpiel", "RLCard"):
        assert name in outcome.out


def test_open_spiel_is_measured_where_it_is(bandstand: Command) -> None:
    if open_spiel.installed() is None:
        pytest.skip("OpenSpiel is not installed")
    results = json.loads(bandstand("bench", "--quick", "--json", "--game", "a-chord").out)
    for rival in open_spiel.GAMES:
        expected = {DEALT, CLONED, STEPPED, PYTHON_CLONE}
        if rival in open_spiel.SEARCHABLE:
            expected |= {SEARCHED, SEARCHED_AT_RANDOM}
        assert set(results["figures"][rival]) == expected
        assert set(results["ratios"]["a-chord 4p"][rival]) == expected


def test_rlcard_is_measured_where_it_is(bandstand: Command) -> None:
    if rl_card.installed() is None:
        pytest.skip("RLCard is not installed")
    results = json.loads(bandstand("bench", "--quick", "--json", "--game", "a-chord").out)
    for rival in rl_card.GAMES:
        assert set(results["figures"][rival]) == {STEPPED}
        assert set(results["ratios"]["a-chord 4p"][rival]) == {STEPPED}


def test_what_is_not_installed_is_left_out(
    bandstand: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (open_spiel, rl_card):
        monkeypatch.setattr(module, "installed", lambda: None)
    outcome = bandstand("bench", "--quick", "--game", "a-chord", columns=160)
    assert outcome.code == 0
    for name in ("OpenSpiel", "RLCard"):
        assert f"{name} is not installed, so it is left out" in outcome.out
    assert "How many times" not in outcome.out


def test_the_comparison_shows_the_fullest_table_of_each_game() -> None:
    ratios = {
        subject: {"OpenSpiel hearts": {CLONED: float(number)}, "RLCard bridge": {STEPPED: 1.0}}
        for number, subject in enumerate(["a-chord 2p", "a-chord 4p", "re-chord 3p"])
    }
    assert command.fullest_tables(ratios) == {
        "a-chord 4p / OpenSpiel hearts": {CLONED: 1.0},
        "a-chord 4p / RLCard bridge": {STEPPED: 1.0},
        "re-chord 3p / OpenSpiel hearts": {CLONED: 2.0},
        "re-chord 3p / RLCard bridge": {STEPPED: 1.0},
    }


@pytest.mark.parametrize("game_id", ["a-chord", "fiddlefoo"])
def test_a_search_is_timed_where_there_is_a_choice(game_id: str) -> None:
    game = find(game_id)
    players = game.meta.players[-1]
    midway = bench.play_halfway(game.new(players, game.settle(players, {}), seeded(1)))
    assert len(midway.moves(lowest(midway.to_act()))) > 1
    assert bench.think(midway, game.heuristic, 2) == 2 * FEW


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

    figures = measure([Timer("loop", STEPPED, task)], 3, 0.001)
    assert figures["loop"][STEPPED] > 0
    assert len(set(work[-3:])) == 1
