"""Benchmarks of OpenSpiel's trick games, interleaved with ours.

As far as possible C++ is timed: random playouts from a dealt state run inside its Monte Carlo
evaluator. That evaluator cannot start at a deal, so deals are timed in its other C++ loop
(``evaluate_bots``), as the difference between games with and without one. Its information-set tree
search (``ISMCTSBot``) searches a decision from the middle of a round; not in Spades, which has no
information states.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bandstand.kernel.dice import seeded
from bandstand.lab.timing import (
    CLONED,
    DEALT,
    PYTHON_CLONE,
    SEARCHED,
    SEARCHED_AT_RANDOM,
    SIMULATIONS,
    STEPPED,
    Timer,
)

# Four players each; Oh Hell with the eight tricks of our four-player game.
GAMES = {
    "OpenSpiel hearts": "hearts",
    "OpenSpiel spades": "spades",
    "OpenSpiel oh_hell": "oh_hell(players=4,num_tricks_fixed=8)",
}
SEARCHABLE = ("OpenSpiel hearts", "OpenSpiel oh_hell")
PLAYERS = 4
_CURIOSITY = 2.0
_WITH_DEAL = "game_with_deal_ns"
_WITHOUT_DEAL = "game_without_deal_ns"


def installed() -> str | None:
    """The installed version of OpenSpiel, if any."""
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return None


def timers() -> list[Timer]:
    """The timers of OpenSpiel; none if it is not installed."""
    if installed() is None:
        return []
    found = [timer for subject in GAMES for timer in _game_timers(subject)]
    return found + [_search_timer(subject) for subject in SEARCHABLE]


def complete(figures: dict[str, dict[str, float]]) -> None:
    """Derive further figures from the measured ones.

    Decisions/s with deals: a playout from a dealt state plus the time of a deal. Its search has
    only random playouts, so both kinds of ours are compared with these.
    """
    for subject in GAMES:
        found = figures.get(subject)
        if found is not None:
            decisions = _roots(subject).decisions
            deal = found.pop(_WITH_DEAL) - found.pop(_WITHOUT_DEAL)
            found[DEALT] = decisions / (decisions / found[CLONED] + deal / 1e9)
            if SEARCHED_AT_RANDOM in found:
                found[SEARCHED] = found[SEARCHED_AT_RANDOM]


@dataclass(frozen=True)
class Roots:
    """A game of OpenSpiel before and after its deal, and how many decisions then follow."""

    game: Any
    fresh: Any
    dealt: Any
    decisions: int


@cache
def _roots(subject: str) -> Roots:
    import pyspiel

    game: Any = pyspiel.load_game(GAMES[subject])
    fresh = game.new_initial_state()
    dealt = _deal(fresh)
    return Roots(game, fresh, dealt, step_through(dealt, 1))


def _game_timers(subject: str) -> list[Timer]:
    import pyspiel

    roots = _roots(subject)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(PLAYERS)]

    def rollouts(times: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(times, 1)
        # One simulation of a search is one evaluation of its root, by this many random playouts.
        search = pyspiel.MCTSBot(roots.game, evaluator, _CURIOSITY, 1, 100, False, 1, False)
        search.mcts_search(roots.dealt)
        return times * roots.decisions

    def games_from(root: Any, times: int) -> float:
        for number in range(times):
            pyspiel.evaluate_bots(root.clone(), bots, number)
        return times

    def clone(times: int) -> float:
        for _ in range(times):
            roots.dealt.clone()
        return times

    return [
        Timer(subject, CLONED, rollouts),
        Timer(subject, STEPPED, lambda times: step_through(roots.dealt, times)),
        Timer(subject, PYTHON_CLONE, clone),
        Timer(subject, _WITH_DEAL, lambda times: games_from(roots.fresh, times)),
        Timer(subject, _WITHOUT_DEAL, lambda times: games_from(roots.dealt, times)),
    ]


def _search_timer(subject: str) -> Timer:
    import pyspiel

    midway = _play_halfway(_roots(subject))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def searches(times: int) -> float:
        for number in range(times):
            pyspiel.ISMCTSBot(number, evaluator, _CURIOSITY, SIMULATIONS).step(midway)
        return times * SIMULATIONS

    return Timer(subject, SEARCHED_AT_RANDOM, searches)


def _play_halfway(roots: Roots) -> Any:
    """A decision with a choice from the middle of a random round."""
    dice = seeded(4)
    state = roots.dealt.clone()
    made = 0
    while made < roots.decisions // 2 or len(state.legal_actions()) == 1:
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])
        made += 1
    return state


def _deal(state: Any) -> Any:
    """The state after all its chance nodes, each decided by our dice."""
    dice = seeded(1)
    dealt = state.clone()
    while dealt.is_chance_node():
        outcomes = dealt.chance_outcomes()
        dealt.apply_action(outcomes[dice.below(len(outcomes))][0])
    return dealt


def step_through(dealt: Any, games: int) -> int:
    """Play from dealt clones through the public API; returns the number of decisions."""
    dice = seeded(3)
    decisions = 0
    for _ in range(games):
        state = dealt.clone()
        while not state.is_terminal():
            actions = state.legal_actions(state.current_player())
            state.apply_action(actions[dice.below(len(actions))])
            decisions += 1
    return decisions
