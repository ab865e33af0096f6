"""The worked example of the docs, cut short."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_a_short_training_beats_random_play(example: Any) -> None:
    trainer = example.train("rythm-n-play", 2, 0.0, decisions=32_000)
    assert trainer.decisions >= 32_000
    untrained = example.Trainer("rythm-n-play", 2, tables=1, seed=1).network
    share = example.victories(trainer.network, "rythm-n-play", 2, 60, 10**6)
    assert share > 0.7
    assert share > example.victories(untrained, "rythm-n-play", 2, 60, 10**6)


def test_the_network_learns_what_it_is_told(example: Any) -> None:
    import numpy as np

    network = example.Network(3, 16, 2, seed=0)
    seen = np.eye(3, dtype=np.float32)
    moves = np.array([0, 1, 0])
    came = np.array([1.0, -1.0, 0.5], np.float32)
    errors = [network.learn(seen, moves, came) for _ in range(600)]
    assert errors[-1] < 0.01 < errors[0]
    assert network.worth(seen)[0, 0] == pytest.approx(1.0, abs=0.2)
