"""Benchmarks of the engine, compared with OpenSpiel and RLCard if they are installed."""

from __future__ import annotations

from typing import Any

from bandstand.bots import workloads
from bandstand.bots.budget import Budget
from bandstand.bots.search import DEEP, search
from bandstand.bots.search_config import PLANFUL
from bandstand.games.registry import GAMES, find
from bandstand.kernel import build
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.game import Game
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.state import State
from bandstand.lab import open_spiel, rl_card
from bandstand.lab.timing import (
    CLONE,
    CLONED,
    DEALT,
    DECISIONS,
    DECISIONS_AT_RANDOM,
    GAMES_A_SECOND,
    IMAGINE,
    PYTHON_CLONE,
    SEARCHED,
    SEARCHED_AT_RANDOM,
    SIMULATIONS,
    STEPPED,
    Timer,
    measure,
)

QUICK = (3, 0.02)  # rounds, and seconds per round
THOROUGH = (9, 0.05)


def game_timers(game: Game[Any], players: int) -> list[Timer]:
    """The timers of one of our games at one number of players."""
    subject = f"{game.meta.id} {players}p"
    options = game.settle(players, {})
    dealt: State = game.new(players, options, seeded(1))
    midway = play_halfway(dealt)
    dice = seeded(2)
    aimless = workloads.RandomHeuristic(game.heuristic)

    def games(times: int) -> float:
        workloads.random_games(dealt, times, dice)
        return times

    def clone(times: int) -> float:
        workloads.clones(midway, times)
        return times

    def clone_from_python(times: int) -> float:
        for _ in range(times):
            midway.clone()
        return times

    def imagine(times: int) -> float:
        workloads.imaginings(midway, times, dice)
        return times

    return [
        Timer(subject, GAMES_A_SECOND, games),
        Timer(subject, DEALT, lambda times: float(workloads.random_games(dealt, times, dice))),
        Timer(subject, CLONED, lambda times: float(workloads.random_rollouts(dealt, times, dice))),
        Timer(subject, STEPPED, lambda times: step_through(dealt, times)),
        Timer(subject, CLONE, clone),
        Timer(subject, PYTHON_CLONE, clone_from_python),
        Timer(subject, IMAGINE, imagine),
        Timer(subject, SEARCHED, lambda times: think(midway, game.heuristic, times)),
        Timer(subject, SEARCHED_AT_RANDOM, lambda times: think(midway, aimless, times)),
    ]


def think(world: State, heuristic: Heuristic, times: int) -> int:
    """Tree search from what the seat knows; returns the number of simulations."""
    dice = seeded(5)
    seat = lowest(world.to_act())
    simulations = 0
    for _ in range(times):
        budget = Budget(SIMULATIONS)
        search(world, seat, heuristic, dice, budget, DEEP, PLANFUL)
        simulations += budget.done
    return simulations


def simulation_lengths(game: Game[Any], players: int) -> dict[str, float]:
    """How many decisions a simulation makes in the position that is searched."""
    midway = play_halfway(game.new(players, game.settle(players, {}), seeded(1)))
    return {
        DECISIONS: decisions_a_simulation(midway, game.heuristic),
        DECISIONS_AT_RANDOM: decisions_a_simulation(
            midway, workloads.RandomHeuristic(game.heuristic)
        ),
    }


def decisions_a_simulation(world: State, heuristic: Heuristic) -> float:
    """The mean over one search."""
    budget = Budget(SIMULATIONS)
    search(world, lowest(world.to_act()), heuristic, seeded(5), budget, DEEP, PLANFUL)
    return float(budget.decisions) / float(budget.done)


def step_through(dealt: State, games: int) -> int:
    """Play from dealt clones through the public API; returns the number of decisions."""
    dice = seeded(3)
    decisions = 0
    for _ in range(games):
        state = dealt.clone()
        while not state.over():
            seat = lowest(state.to_act())
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
            decisions += 1
    return decisions


def play_halfway(dealt: State) -> State:
    """A decision with a choice from the middle of a random game."""
    dice = seeded(4)
    length = dealt.clone().rollout(dice.clone())
    state = dealt.clone()
    made = 0
    while True:
        seat = lowest(state.to_act())
        moves = state.moves(seat)
        if made >= length // 2 and len(moves) > 1:
            return state
        state.play(seat, moves[dice.below(len(moves))])
        made += 1


def chosen_games(game_id: str | None) -> list[Game[Any]]:
    """The requested game, or all."""
    return list(GAMES.values()) if game_id is None else [find(game_id)]


def run(game_id: str | None, quick: bool) -> dict[str, Any]:
    """Measure everything: figures by subject, and the ratios of ours to each rival's."""
    timers = [
        timer
        for game in chosen_games(game_id)
        for players in game.meta.players
        for timer in game_timers(game, players)
    ]
    ours = {timer.subject for timer in timers}
    timers += open_spiel.timers() + rl_card.timers()
    figures = measure(timers, *(QUICK if quick else THOROUGH))
    open_spiel.complete(figures)
    for game in chosen_games(game_id):
        for players in game.meta.players:
            figures[f"{game.meta.id} {players}p"].update(simulation_lengths(game, players))
    rivals = {subject: found for subject, found in figures.items() if subject not in ours}
    return {
        "form": build.look().form,
        "open_spiel": open_spiel.installed(),
        "rlcard": rl_card.installed(),
        "figures": figures,
        "ratios": {
            subject: {rival: ratios(figures[subject], rivals[rival]) for rival in rivals}
            for subject in sorted(ours)
        },
    }


def ratios(ours: dict[str, float], theirs: dict[str, float]) -> dict[str, float]:
    """How many times faster we are, figure by figure."""
    return {
        figure: theirs[figure] / ours[figure]
        if figure.endswith("_ns")
        else ours[figure] / theirs[figure]
        for figure in ours
        if figure in theirs
    }
