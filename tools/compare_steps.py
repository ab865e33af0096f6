"""Steps per second of our environments and of others, in one run on one core.

Packages that are not installed are skipped. To install all of them in a separate environment:
pip install 'bandstand[rl]' rlcard 'pettingzoo[classic]' pgx. The first line says whether our engine
is compiled. Each figure is the median of interleaved rounds, so that a busy moment of the machine
affects all alike. Random legal moves; a step is one decision, with the observation and the
legal moves of the next unless said otherwise.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

TURNS = 5
SECONDS = 0.6
TABLES = 64

Contestant = Callable[[], Iterator[int]]


def our_tables(game_id: str, *, seen: bool) -> Contestant:
    """Many of our tables in one call, with or without what the seats see."""

    def steps() -> Iterator[int]:
        from bandstand.bridges.vector import Tables

        tables = Tables(game_id, TABLES)
        random = np.random.default_rng(0)
        while True:
            tables.step(tables.random_moves(random))
            if seen:
                tables.observe()
            yield TABLES

    return steps


def aec(make: Callable[[], Any]) -> Contestant:
    """Any AEC environment, ours or PettingZoo's."""

    def steps() -> Iterator[int]:
        env = make()
        random = np.random.default_rng(0)
        while True:
            env.reset(seed=int(random.integers(2**31)))
            for agent in env.agent_iter():
                observation, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = _mask(observation, info)
                if mask is None:
                    action = env.action_space(agent).sample()
                else:
                    action = int(random.choice(np.flatnonzero(mask)))
                env.step(action)
                yield 1

    return steps


def _mask(observation: Any, info: dict[str, Any]) -> Any:
    if isinstance(observation, dict) and "action_mask" in observation:
        return observation["action_mask"]
    return info.get("action_mask")


def our_aec(game_id: str) -> Contestant:
    """Our PettingZoo environment."""

    def make() -> Any:
        from bandstand.bridges import pettingzoo

        return pettingzoo.env(game_id)

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

        env = rlcard.make(name)
        random = np.random.default_rng(0)
        while True:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(random.integers(len(legal)))])
                yield 1

    return steps


def pgx_env(name: str, tables: int) -> Contestant:
    """One of pgx's environments on the CPU, compiled, many tables in one call."""

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

        choose = jax.jit(act)
        state = init(jax.random.split(key, tables))
        while True:
            key, first, second = jax.random.split(key, 3)
            state = step(state, choose(first, state), jax.random.split(second, tables))
            state.observation.block_until_ready()
            yield tables

    return steps


def contestants(games: list[str]) -> dict[str, Contestant]:
    """All environments by name."""
    found: dict[str, Contestant] = {}
    for game_id in games:
        found[f"bandstand {game_id}, {TABLES} tables, moves and rewards only"] = our_tables(
            game_id, seen=False
        )
        found[f"bandstand {game_id}, {TABLES} tables, observed"] = our_tables(game_id, seen=True)
        found[f"bandstand {game_id}, PettingZoo AEC"] = our_aec(game_id)
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6"):
        found[f"PettingZoo classic {name}"] = classic(name)
    for name in ("leduc-holdem", "limit-holdem", "uno", "doudizhu", "gin-rummy", "bridge"):
        found[f"RLCard {name}"] = rlcard_env(name)
    for name in ("leduc_holdem", "connect_four"):
        for tables in (1, TABLES):
            found[f"pgx {name}, {tables} tables"] = pgx_env(name, tables)
    return found


def main(games: list[str]) -> None:
    """Measure interleaved rounds and print the medians."""
    from bandstand.games.registry import GAMES
    from bandstand.kernel import build

    print(build.look().sentence())
    running: dict[str, Iterator[int]] = {}
    figures: dict[str, list[float]] = {}
    for name, start in contestants(games or list(GAMES)).items():
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
