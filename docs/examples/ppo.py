"""Train one seat by PPO with action masks, in the manner of CleanRL: one file, PyTorch alone.

Needs PyTorch. From a checkout, some minutes of one core:

    python docs/examples/ppo.py --game six-forces --players 3 --opponents 1 --steps 200000
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from torch import nn

from bandstand.bridges.gymnasium import SeatVectorEnv

ENVS, ROLLOUT, EPOCHS, BATCHES = 32, 128, 4, 4
DISCOUNT, TRACE, CLIP, RATE = 0.99, 0.95, 0.2, 5e-4
ENTROPY, VALUE, LARGEST_GRADIENT = 0.01, 0.5, 0.5


class Agent(nn.Module):
    """A policy over the legal moves and the value of a position, on one body."""

    def __init__(self, inputs: int, moves: int, hidden: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh()
        )
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The distribution over legal moves, and the value."""
        inner = self.body(seen)
        logits = torch.where(masks, self.policy(inner), torch.tensor(-1e8))
        return torch.distributions.Categorical(logits=logits), self.value(inner).squeeze(-1)


class Rollout:
    """Some steps of all tables, as they were seen, and what they were worth."""

    def __init__(self, inputs: int, moves: int) -> None:
        shape = (ROLLOUT, ENVS)
        self.seen = torch.zeros((*shape, inputs))
        self.masks = torch.zeros((*shape, moves), dtype=torch.bool)
        self.moves = torch.zeros(shape, dtype=torch.long)
        self.logs, self.rewards, self.values, self.ended = (torch.zeros(shape) for _ in range(4))

    def advantages(self, last: Any) -> Any:
        """Generalised advantage estimates; *last* is the value after the rollout."""
        found, gain = torch.zeros_like(self.rewards), torch.zeros(ENVS)
        after = last
        for step in reversed(range(ROLLOUT)):
            going_on = 1.0 - self.ended[step]
            error = self.rewards[step] + DISCOUNT * after * going_on - self.values[step]
            gain = error + DISCOUNT * TRACE * going_on * gain
            found[step], after = gain, self.values[step]
        return found


def learn(agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout, last: Any) -> None:
    """Some epochs of clipped policy gradients over a rollout."""
    gained = rollout.advantages(last)
    returns = (gained + rollout.values).flatten()
    flat = [part.flatten(0, 1) for part in (rollout.seen, rollout.masks, rollout.moves)]
    logs, gained = rollout.logs.flatten(), gained.flatten()
    for _ in range(EPOCHS):
        for batch in torch.randperm(ENVS * ROLLOUT).chunk(BATCHES):
            seen, masks, moves = (part[batch] for part in flat)
            policy, value = agent(seen, masks)
            ratio = (policy.log_prob(moves) - logs[batch]).exp()
            worth = gained[batch]
            worth = (worth - worth.mean()) / (worth.std() + 1e-8)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * worth, clipped * worth).mean()
            loss += VALUE * (value - returns[batch]).pow(2).mean()
            loss -= ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), LARGEST_GRADIENT)
            optimizer.step()


def train(game_id: str, players: int, opponents: Any, steps: int, seed: int = 1) -> Agent:
    """Train against opponents for this many steps; the same seed, the same agent."""
    torch.manual_seed(seed)
    envs = SeatVectorEnv(game_id, ENVS, players, opponents=opponents)
    inputs, moves = envs.config.observations.size, envs.config.moves
    agent = Agent(inputs, moves)
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    rollout = Rollout(inputs, moves)
    seen, info = envs.reset(seed=seed)
    won: list[float] = []
    for number in range(max(steps // (ENVS * ROLLOUT), 1)):
        for step in range(ROLLOUT):
            rollout.seen[step] = torch.from_numpy(seen)
            rollout.masks[step] = torch.from_numpy(info["action_mask"]).bool()
            with torch.no_grad():
                policy, rollout.values[step] = agent(rollout.seen[step], rollout.masks[step])
                chosen = policy.sample()
            rollout.moves[step], rollout.logs[step] = chosen, policy.log_prob(chosen)
            seen, rewards, ended, _, info = envs.step(chosen.numpy())
            rollout.rewards[step] = torch.from_numpy(rewards)
            rollout.ended[step] = torch.from_numpy(ended).float()
            won += rewards[ended].tolist()
        with torch.no_grad():
            masks = torch.from_numpy(info["action_mask"]).bool()
            last = agent(torch.from_numpy(seen), masks)[1]
        learn(agent, optimizer, rollout, last)
        if number % 10 == 9:
            share = np.mean(won[-500:]) if won else float("nan")
            print(f"{(number + 1) * ENVS * ROLLOUT} steps: {100 * share:.1f} % of the victories")
    return agent


def victories(agent: Agent, game_id: str, players: int, opponents: Any, games: int) -> float:
    """The share of the victories that the agent wins, playing the likeliest move."""
    envs = SeatVectorEnv(game_id, ENVS, players, opponents=opponents)
    seen, info = envs.reset(seed=10**6)
    won: list[float] = []
    while len(won) < games:
        masks = torch.from_numpy(info["action_mask"]).bool()
        with torch.no_grad():
            moves = agent(torch.from_numpy(seen), masks)[0].logits.argmax(-1).numpy()
        seen, rewards, ended, _, info = envs.step(moves)
        won += rewards[ended].tolist()
    return float(np.mean(won[:games]))


def main() -> None:
    """Train as the command line asks, and say how the agent does."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="six-forces")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--opponents", type=int, default=1, help="a level")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--save", help="where the agent's weights go")
    given = parser.parse_args()
    agent = train(given.game, given.players, given.opponents, given.steps)
    if given.save:
        torch.save(agent.state_dict(), given.save)
    for level in range(4):
        share = victories(agent, given.game, given.players, level, given.games)
        margin = 1.96 * np.sqrt(share * (1 - share) / given.games)
        print(
            f"against level {level}: {100 * share:.1f} % of the victories (+/- {100 * margin:.1f})"
        )


if __name__ == "__main__":
    main()
