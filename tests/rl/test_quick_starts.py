"""The quick-starts of training libraries on our environments, unmodified but for the environment
and the number of steps.

``make test-rl`` runs them, in a Python environment of their own: the dependency group ``rl-test``.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")

import gymnasium as gym
import numpy as np

import bandstand.bridges.gymnasium  # noqa: F401  registers the games
from bandstand.bridges import pettingzoo

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore"),
]


def test_maskable_ppo_of_sb3_contrib() -> None:
    """https://sb3-contrib.readthedocs.io, MaskablePPO, "Example"."""
    pytest.importorskip("sb3_contrib")
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from sb3_contrib.common.maskable.utils import get_action_masks

    env = gym.make("bandstand/AChord-v0", players=3)
    model = MaskablePPO("MlpPolicy", env, gamma=0.4, seed=32, n_steps=128)
    model.learn(256)
    evaluate_policy(model, env, n_eval_episodes=2, warn=False)
    observation, _ = env.reset()
    for _ in range(20):
        masks = get_action_masks(env)
        action, _ = model.predict(observation, action_masks=masks)
        observation, _, ended, _, info = env.step(action)
        assert "illegal" not in info
        if ended:
            observation, _ = env.reset()


def test_maskable_ppo_on_an_aec_environment() -> None:
    """PettingZoo's tutorial "SB3: Action Masked PPO for Connect Four"."""
    pytest.importorskip("sb3_contrib")
    from pettingzoo.utils import BaseWrapper
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from sb3_contrib.common.wrappers import ActionMasker

    class SB3ActionMaskWrapper(BaseWrapper, gym.Env):  # type: ignore[misc]
        """The wrapper of the tutorial."""

        def reset(self, seed: Any = None, options: Any = None) -> Any:
            wrapped: Any = super()
            wrapped.reset(seed, options)
            first = self.possible_agents[0]
            self.observation_space = wrapped.observation_space(first)["observation"]
            self.action_space = wrapped.action_space(first)
            return self.observe(self.agent_selection), {}

        def step(self, action: Any) -> Any:
            current_agent = self.agent_selection
            super().step(action)
            next_agent = self.agent_selection
            return (
                self.observe(next_agent),
                self._cumulative_rewards[current_agent],
                self.terminations[current_agent],
                self.truncations[current_agent],
                self.infos[current_agent],
            )

        def observe(self, agent: str) -> Any:
            return super().observe(agent)["observation"]

        def action_mask(self) -> Any:
            return super().observe(self.agent_selection)["action_mask"]

    env: Any = SB3ActionMaskWrapper(pettingzoo.env("six-forces", 3))
    env.reset(seed=42)
    env = ActionMasker(env, lambda env: env.action_mask())
    model = MaskablePPO(MaskableActorCriticPolicy, env, n_steps=128)
    model.set_random_seed(42)
    model.learn(total_timesteps=256)


def test_tianshou_on_an_aec_environment() -> None:
    """Tianshou's wrapper for PettingZoo and its vectorised collector's environments."""
    pytest.importorskip("tianshou")
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv

    envs = DummyVectorEnv([lambda: PettingZooEnv(pettingzoo.env("a-chord", 3)) for _ in range(4)])
    observations, _ = envs.reset(seed=1)
    generator = np.random.default_rng(0)
    for _ in range(60):
        masks = [seen["mask"] for seen in observations]
        actions = np.array([generator.choice(np.flatnonzero(mask)) for mask in masks])
        observations, rewards, ended, _, _ = envs.step(actions)
        assert rewards.shape == (4, 3)
        assert not ended.any()


def test_rllib_on_an_aec_environment() -> None:
    """RLlib's wrapper for PettingZoo, sampled by hand: its own checks of a multi-agent env."""
    pytest.importorskip("ray.rllib")
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    env = PettingZooEnv(pettingzoo.env("six-forces", 4))
    observations, _ = env.reset(seed=1)
    generator = np.random.default_rng(0)
    given = 0.0
    while True:
        (agent, seen), *others = observations.items()
        assert not others
        assert env.get_observation_space(agent).contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        observations, rewards, ended, _, _ = env.step({agent: int(generator.choice(legal))})
        given += sum(rewards.values())
        if ended["__all__"]:
            break
    assert given == pytest.approx(1.0)


def test_supersuit_vectorises_a_parallel_environment() -> None:
    """SuperSuit's README, "Multi-agent learning with stable baselines", without its frames."""
    supersuit = pytest.importorskip("supersuit")
    env = pettingzoo.parallel_env("fiddlefoo", 3, flat=True)
    env = supersuit.dtype_v0(env, np.float32)
    env = supersuit.black_death_v3(env)
    venv = supersuit.pettingzoo_env_to_vec_env_v1(env)
    assert venv.num_envs == 3
    rows, infos = venv.reset(seed=1)
    generator = np.random.default_rng(0)
    for _ in range(40):
        actions = [int(generator.choice(np.flatnonzero(info["action_mask"]))) for info in infos]
        rows, _, _, _, infos = venv.step(np.array(actions))
        assert rows.shape == (3, *venv.observation_space.shape)


def test_shimmy_brings_our_openspiel_games_to_pettingzoo() -> None:
    """Shimmy's page on OpenSpiel."""
    shimmy = pytest.importorskip("shimmy")
    pytest.importorskip("pyspiel")
    from bandstand.bridges import openspiel

    openspiel.register()
    env = shimmy.OpenSpielCompatibilityV0(
        game_name="bandstand_a_chord", config={"players": 3}, render_mode=None
    )
    env.reset(seed=1)
    for agent in env.agent_iter(max_iter=60):
        _, _, ended, cut, info = env.last()
        env.step(None if ended or cut else env.action_space(agent).sample(info["action_mask"]))


def test_ppo_in_the_manner_of_cleanrl() -> None:
    """The example of docs/examples, cut short: it learns to beat random play."""
    path = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"
    spec = importlib.util.spec_from_file_location("ppo_example", path)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    agent = example.train("rythm-n-play", 2, 0, 40_960)
    assert example.victories(agent, "rythm-n-play", 2, 0, 200) > 0.6
