"""A small network in an .npz file plays wherever a level does."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from bandstand import load_game  # noqa: E402
from bandstand.bots import own  # noqa: E402
from bandstand.kernel.dice import seeded  # noqa: E402
from bandstand.kernel.errors import BandstandError  # noqa: E402
from bandstand.lab.simulate import simulate  # noqa: E402

COLUMNS, MOVES = 336, 35  # of Take the A Chord with two players


def saved(path: Path, *arrays: Any) -> str:
    np.savez(path, **{f"part_{number}": array for number, array in enumerate(arrays)})
    return str(path)


@pytest.fixture
def high(tmp_path: Path) -> str:
    """Prefers high moves, by way of a hidden layer."""
    return saved(
        tmp_path / "high.npz",
        np.zeros((COLUMNS, 2), np.float16),
        np.array([1, -1], np.float16),  # of which the ReLU leaves the first
        np.stack([np.arange(MOVES), -9 * np.arange(MOVES)]).astype(np.float16),
        np.zeros(MOVES, np.float16),
    )


def test_it_makes_the_legal_move_that_it_values_most(high: str) -> None:
    game = load_game("a-chord")
    state = game.new(2, game.settle(2, {}), seeded(1))
    made: list[int] = []
    reference = game.new(2, game.settle(2, {}), seeded(1))
    own.play_out(state, game, [high, 0], seeded(2), made)
    for seat, move in zip(made[0::2], made[1::2], strict=True):
        if seat == 0:
            assert move == max(reference.moves(0))
        reference.play(seat, move)


def test_it_is_offered_for_the_games_that_it_fits(high: str) -> None:
    assert own.games_of(high) == ["a-chord"]
    with pytest.raises(BandstandError, match=r"does not take .* columns, what a seat of Take"):
        simulate(load_game("a-chord"), 3, 1, seed=1, levels=[high, 0, 0])


@pytest.mark.parametrize(
    ("shapes", "match"),
    [
        ([], "it has 0 arrays"),
        ([(4, 3)], "it has 1 arrays"),
        ([(4, 3), (2,)], "layer 1 has a weight"),
        ([(4, 3), (3,), (5, 2), (2,)], "layer 2 has a weight"),
    ],
)
def test_layers_that_do_not_fit_get_a_sentence(
    tmp_path: Path, shapes: list[tuple[int, ...]], match: str
) -> None:
    path = saved(tmp_path / "net.npz", *(np.zeros(shape, np.float32) for shape in shapes))
    with pytest.raises(BandstandError, match=match):
        own.check(path)


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 half an archive"])
def test_a_broken_file_gets_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(BandstandError, match="is no network that can be loaded"):
        own.check(str(path))


def test_objects_in_a_file_are_not_run(tmp_path: Path) -> None:
    path = saved(tmp_path / "net.npz", np.array([print], dtype=object), np.zeros(2))
    with pytest.raises(BandstandError, match="is no network that can be loaded"):
        own.check(path)


def test_without_numpy_it_gets_advice(high: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from bandstand.bridges import onnx_bot

    onnx_bot._load.cache_clear()
    monkeypatch.delitem(sys.modules, "bandstand.bridges.small_network", raising=False)
    monkeypatch.delattr("bandstand.bridges.small_network", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BandstandError, match="needs the package numpy"):
        own.check(high)
