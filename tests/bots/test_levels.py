"""Levels: what each is given, and that a better one is better."""

from __future__ import annotations

import pytest

from bandstand.bots import levels, match
from bandstand.bots.budget import Budget
from bandstand.bots.search import DEEP, FLAT, reach, search
from bandstand.bots.search_config import PLANFUL
from bandstand.games.registry import GAMES, find
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import LEVELS
from bandstand.lab.simulate import Tally, simulate

A_CHORD = find("a-chord")


@pytest.mark.parametrize("level", [-1, 99])
def test_an_unknown_level_names_those_there_are(level: int) -> None:
    state = A_CHORD.new(2, A_CHORD.settle(2, {}), seeded(1))
    with pytest.raises(BandstandError, match=f"There is no level {level}. The levels: 0 plays"):
        levels.choose(level, A_CHORD, state, 0, seeded(1))


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_every_level_chooses_a_legal_move(level: int) -> None:
    dice = seeded(4)
    state = A_CHORD.new(4, A_CHORD.settle(4, {}), dice.spawn())
    while not state.over():
        seat = lowest(state.to_act())
        move = levels.choose(level, A_CHORD, state.imagine(seat, dice), seat, dice, Budget(6))
        assert move in state.moves(seat)
        state.play(seat, move)


def test_the_random_level_tries_everything() -> None:
    dice = seeded(2)
    state = A_CHORD.new(4, A_CHORD.settle(4, {"first": 1}), dice.spawn())
    tried = {levels.choose(0, A_CHORD, state, 0, dice) for _ in range(200)}
    assert sorted(tried) == state.moves(0)


def test_a_match_writes_down_every_move_and_the_choices_do_not_depend_on_it() -> None:
    made: list[int] = []
    options = A_CHORD.settle(3, {})
    plain, written = (A_CHORD.new(3, options, seeded(1)) for _ in range(2))
    seats = [0, 2, 1]
    decisions = match.play_out(plain, A_CHORD.heuristic, seats, seeded(5), None)
    assert match.play_out(written, A_CHORD.heuristic, seats, seeded(5), made) == decisions == 99
    assert len(made) == 2 * decisions
    assert plain.packed() == written.packed()


def test_higher_levels_think_more_but_never_longer_than_people_wait() -> None:
    waits = {3: 0.020, 4: 0.250, 5: 0.900}
    for game in GAMES.values():
        for players in game.meta.players:
            allowed = {level: levels.budget(level, game, players) for level in waits}
            made = [int(allowed[level].simulations) for level in waits]
            assert made == sorted(set(made))
            assert all(allowed[level].seconds < waits[level] for level in waits)


@pytest.mark.parametrize(("players", "steady"), [(2, True), (6, False)])
def test_levels_1_and_2_slip_as_far_as_the_game_says(players: int, steady: bool) -> None:
    game = find("rythm-n-play")
    level_budget = game.heuristic.level_budget(players)
    assert (level_budget.steady == 0.0) == steady
    state = game.new(players, game.settle(players, {}), seeded(1))
    slipped = {1: 0, 2: 0}
    number = 0
    while not state.over():
        seat = lowest(state.to_act())
        best = int(game.heuristic.choose(state, seat, seeded(number), 0.0))
        for level, blur in ((1, level_budget.noisy), (2, level_budget.steady)):
            move = int(match.choose(level, game.heuristic, state, seat, seeded(number), Budget(1)))
            assert move == game.heuristic.choose(state, seat, seeded(number), blur)
            slipped[level] += move != best
        state.play(seat, best)
        number += 1
    assert slipped[1] > slipped[2]
    assert (slipped[2] == 0) == steady


@pytest.mark.compiled_suffices
@pytest.mark.parametrize(("players", "depth"), [(2, DEEP), (4, FLAT)])
def test_level_4_grows_a_tree_where_that_pays(players: int, depth: int) -> None:
    state = A_CHORD.new(players, A_CHORD.settle(players, {"first": 1}), seeded(1))
    assert reach(A_CHORD.heuristic, state) == depth
    for seed in range(4):
        found = search(state, 0, A_CHORD.heuristic, seeded(seed), Budget(120), depth, PLANFUL)
        assert levels.choose(4, A_CHORD, state, 0, seeded(seed), Budget(120)) == found[0].move


def test_a_search_gives_up_at_once_when_cancelled() -> None:
    state = A_CHORD.new(4, A_CHORD.settle(4, {"first": 1}), seeded(1))
    budget = levels.budget(5, A_CHORD, 4)
    budget.cancelled = True
    assert levels.choose(5, A_CHORD, state, 0, seeded(2), budget) in state.moves(0)
    assert budget.done == 0


def share(strong: int, weak: int, games: int) -> tuple[float, float]:
    """How often the strong seat wins against three weak ones, over all seats, and the margin."""
    tally = Tally()
    for seat in range(4):
        seats = [strong if other == seat else weak for other in range(4)]
        for number in range(games // 4):
            wins = simulate(A_CHORD, 4, 1, number, seats).wins[seat]
            tally.add(wins.total)
    return tally.mean() / 60, tally.margin() / 60


@pytest.mark.compiled_suffices
@pytest.mark.parametrize(("strong", "weak"), [(2, 0), (2, 1), (1, 0)])
def test_a_higher_level_wins_more_than_its_share_on_rotated_deals(strong: int, weak: int) -> None:
    wins, margin = share(strong, weak, 240)
    assert wins - margin > 0.25
