"""Steps per second of our environments and of others, in one run on one core.

    python tools/compare_steps.py [--ours] [GAME ...]

``--ours`` leaves the others out; games limit ours to these, at their largest tables.
Packages that are not installed are skipped. To install all of them in a separate environment:
pip install 'bandstand[rl]' rlcard 'pettingzoo[classic]' pgx. The first lines say whether our engine
is compiled and how busy the machine is. Each figure is the median of interleaved rounds in CPU
time, so that a busy moment of the machine affects all alike. Random legal moves; a step is one
decision, with the reward, the observation and the legal moves of the next.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

TURNS = 5
SECONDS = 0.6
TABLES = (64, 1_024)
OURS = "--ours"
FUSED_STEPS = 64  # of pgx in one compiled loop

Contestant = Callable[[], Iterator[int]]


def our_tables(game_id: str, count: int, dtype: type[np.generic] = np.uint8) -> Contestant:
    """Many of our tables in one call: observations into one array, masks, rewards."""

    def steps() -> Iterator[int]:
        from bandstand.bridges.vector import Tables

        tables = Tables(game_id, count, dtype=dtype)
        random = np.random.default_rng(0)
        seen = tables.observe()
        while True:
            tables.step(tables.random_moves(random))
            tables.observe(seen)
            _ = tables.masks
            yield count

    return steps


def aec(make: Callable[[], Any]) -> Contestant:
    """Any AEC environment, ours or PettingZoo's."""

    def steps() -> Iterator[int]:
        env, draw = make(), Random(0).random
        while True:
            env.reset(seed=int(draw() * 2**31))
            for agent in env.agent_iter():
                observation, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = _mask(observation, info)
                if mask is None:
                    action = env.action_space(agent).sample()
                else:
                    legal = np.flatnonzero(_as_bools(mask))
                    action = int(legal[int(draw() * len(legal))])
                env.step(action)
                yield 1

    return steps


def _mask(observation: Any, info: dict[str, Any]) -> Any:
    if isinstance(observation, dict) and "action_mask" in observation:
        return observation["action_mask"]
    return info.get("action_mask")


def _as_bools(mask: Any) -> Any:
    """The same bytes as yes and no, in which NumPy looks for the legal moves many times as fast."""
    return mask.view(np.bool_) if mask.dtype.itemsize == 1 else mask


def our_aec(game_id: str) -> Contestant:
    """Our PettingZoo environment."""

    def make() -> Any:
        from bandstand.bridges import pettingzoo

        return pettingzoo.env(game_id, dtype=np.uint8)

    return aec(make)


def classic(name: str) -> Contestant:
    """One of PettingZoo's classic environments."""

    def make() -> Any:
        from importlib import import_module

        return import_module(f"pettingzoo.classic.{name}").env()

    return aec(make)


def rlcard_env(name: str) -> Contestant:
    """One of RLCard's environments."""

    def steps() -> Iterator[int]:
        import rlcard

        env, draw = rlcard.make(name), Random(0).random
        while True:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(draw() * len(legal))])
                yield 1

    return steps


def spiel_game(name: str) -> Contestant:
    """One of OpenSpiel's games in C++, called from Python, with its observer's tensor."""

    def steps() -> Iterator[int]:
        import pyspiel
        from open_spiel.python.observation import make_observation

        game = pyspiel.load_game(name)
        recall = not game.get_type().provides_observation_tensor  # then the other tensor
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        draw = Random(0).random
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(_by_chance(state.chance_outcomes(), draw()))
                    continue
                observer.set_from(state, state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                yield 1
            state.returns()

    return steps


def _by_chance(outcomes: list[tuple[int, float]], drawn: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for outcome, odds in outcomes:
        drawn -= odds
        if drawn < 0:
            return outcome
    return outcomes[-1][0]


def pgx_env(name: str, tables: int, *, fused: bool = False) -> Contestant:
    """One of pgx's environments on the CPU, compiled, many tables in one call.

    *fused*: many steps in one compiled loop, which no policy outside of JAX can use.
    """

    def steps() -> Iterator[int]:
        import jax
        import pgx
        from pgx.experimental.wrappers import auto_reset

        env = pgx.make(name)
        key = jax.random.PRNGKey(0)
        init = jax.jit(jax.vmap(env.init))
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

        def act(key: Any, state: Any) -> Any:
            noise = jax.random.gumbel(key, state.legal_action_mask.shape)
            return (noise + jax.numpy.where(state.legal_action_mask, 0.0, -1e9)).argmax(axis=-1)

        def advance(state: Any, key: Any) -> Any:
            first, second = jax.random.split(key)
            moved = step(state, act(first, state), jax.random.split(second, tables))
            return moved, moved.rewards.sum() + moved.observation.sum()

        choose = jax.jit(act)
        loop = jax.jit(lambda state, keys: jax.lax.scan(advance, state, keys))
        state = init(jax.random.split(key, tables))
        while True:
            key, first, second = jax.random.split(key, 3)
            if fused:
                state, sums = loop(state, jax.random.split(first, FUSED_STEPS))
                sums.block_until_ready()
                yield tables * FUSED_STEPS
            else:
                state = step(state, choose(first, state), jax.random.split(second, tables))
                state.observation.block_until_ready()
                yield tables

    return steps


def our_contestants(games: list[str]) -> dict[str, Contestant]:
    """Our environments by name."""
    found: dict[str, Contestant] = {}
    for game_id in games:
        for count in TABLES:
            found[f"bandstand {game_id}, {count} tables"] = our_tables(game_id, count)
        most = TABLES[-1]
        found[f"bandstand {game_id}, {most} tables, float32"] = our_tables(
            game_id, most, np.float32
        )
        found[f"bandstand {game_id}, PettingZoo AEC"] = our_aec(game_id)
    return found


def other_contestants() -> dict[str, Contestant]:
    """The environments of other libraries by name."""
    found: dict[str, Contestant] = {}
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6"):
        found[f"PettingZoo classic {name}"] = classic(name)
    for name in ("leduc-holdem", "limit-holdem", "uno", "doudizhu", "gin-rummy", "bridge"):
        found[f"RLCard {name}"] = rlcard_env(name)
    for name in ("leduc_poker", "hearts", "spades", "euchre", "gin_rummy"):
        found[f"OpenSpiel C++ {name}, observer"] = spiel_game(name)
    for name in ("leduc_holdem", "connect_four"):
        for tables in (1, *TABLES):
            found[f"pgx {name}, {tables} tables"] = pgx_env(name, tables)
        found[f"pgx {name}, {TABLES[-1]} tables, fused"] = pgx_env(name, TABLES[-1], fused=True)
    return found


def main(words: list[str]) -> None:
    """Measure interleaved rounds and print the medians."""
    from bandstand.games.registry import GAMES
    from bandstand.kernel import build

    print(build.look().sentence())
    print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
    running: dict[str, Iterator[int]] = {}
    figures: dict[str, list[float]] = {}
    contestants = our_contestants([word for word in words if word != OURS] or list(GAMES))
    if OURS not in words:
        contestants |= other_contestants()
    for name, start in contestants.items():
        steps = start()
        try:
            next(steps)
        except Exception as error:  # one failure must not stop the others
            print(f"{name:<66} skipped: {type(error).__name__}: {str(error)[:60]}")
            continue
        running[name], figures[name] = steps, []
    for _ in range(TURNS):
        for name, steps in running.items():
            done, start_at = 0, time.process_time()
            while time.process_time() - start_at < SECONDS:
                done += next(steps)
            figures[name].append(done / (time.process_time() - start_at))
    for name, rates in figures.items():
        print(f"{name:<66}{statistics.median(rates):>12,.0f} steps/s")


if __name__ == "__main__":
    main(sys.argv[1:])
