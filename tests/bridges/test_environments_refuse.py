"""Environments that are made or called wrongly say what would do."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

import numpy as np

from bandstand.bridges import gymnasium, pettingzoo, vector
from bandstand.bridges.env_config import EnvConfig
from bandstand.kernel.errors import BandstandError


@pytest.mark.parametrize(
    ("make", "match"),
    [
        (lambda: EnvConfig("a-chord", "3"), "players is one whole number, not '3'"),  # type: ignore[arg-type]
        (lambda: EnvConfig("a-chord", 3, ["first"]), "Options are values by name, not"),  # type: ignore[arg-type]
        (lambda: EnvConfig("a-chord", reward_scale=float("nan")), "by a number, not by nan"),
        (lambda: EnvConfig("a-chord", reward_scale="x"), "by a number, not by 'x'"),  # type: ignore[arg-type]
        (lambda: EnvConfig("a-chord", dtype="nope"), "uint8 or float32, not 'nope'"),
        (lambda: pettingzoo.env("a-chord", render_mode="human"), "render_mode is 'ansi' or None"),
        (lambda: pettingzoo.parallel_env("a-chord", render_mode="rgb_array"), "not 'rgb_array'"),
        (lambda: gymnasium.SeatEnv("a-chord", render_mode="human"), "not 'human'"),
        (lambda: gymnasium.SeatEnv("a-chord", seat="1"), "A seat is one whole number"),  # type: ignore[arg-type]
        (lambda: gymnasium.SeatVectorEnv("a-chord", 2.5), "tables is one whole number"),  # type: ignore[arg-type]
        (lambda: vector.Tables("a-chord", "2"), "tables is one whole number, not '2'"),  # type: ignore[arg-type]
    ],
)
def test_parameters_of_a_wrong_kind_get_a_sentence(make: Any, match: str) -> None:
    with pytest.raises(BandstandError, match=match):
        make()


def test_numbers_of_numpy_are_taken() -> None:
    config = EnvConfig("a-chord", np.int64(3))  # type: ignore[arg-type]
    assert config.deal(1).players == 3


def test_calls_that_do_not_fit_get_a_sentence() -> None:
    env: Any = pettingzoo.env("a-chord")
    with pytest.raises(BandstandError, match="call reset first"):
        env.step(1)
    with pytest.raises(AttributeError, match="call reset first"):
        env.last()
    assert not hasattr(env, "no_such_thing")
    env.reset(seed=1)
    with pytest.raises(BandstandError, match=f"There is no move {2**70}"):
        env.step(2**70)
    many: Any = gymnasium.SeatVectorEnv("a-chord", 2)
    with pytest.raises(BandstandError, match="2 tables, but 1 seeds"):
        many.reset(seed=[1])
    many.reset(seed=1)
    with pytest.raises(BandstandError, match="2 tables, but None moves"):
        many.step(None)
    together: Any = pettingzoo.parallel_env("a-chord")
    together.reset(seed=1)
    with pytest.raises(BandstandError, match="Moves are given by agent, not as None"):
        together.step(None)
    with pytest.raises(BandstandError, match="written into an array, not into 'seen'"):
        vector.Tables("a-chord", 2).observe("seen")  # type: ignore[arg-type]
