"""The trained baselines: the networks of the repository play, and their training runs."""

from __future__ import annotations

import csv
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("matplotlib")

from bandstand.bots import own  # noqa: E402
from bandstand.bridges.env_config import EnvConfig  # noqa: E402
from bandstand.kernel.dice import seeded  # noqa: E402

FOLDER = Path(__file__).parents[2] / "examples" / "baselines"
NETWORKS = sorted((FOLDER / "networks").glob("*.npz"))
LARGEST = 1_000_000  # bytes of a network
DEALS = 16


@pytest.fixture(scope="module", autouse=True)
def scripts() -> Any:
    """The scripts find each other in their folder."""
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))


def table_of(path: Path) -> tuple[str, int]:
    game_id, _, players = path.stem.partition("-against")[0].rpartition("-")
    return game_id, int(players)


def test_three_games_have_a_baseline() -> None:
    assert {table_of(path)[0] for path in NETWORKS} >= {"a-chord", "six-forces", "rythm-n-play"}


@pytest.mark.parametrize("path", NETWORKS, ids=lambda path: path.stem)
def test_a_network_is_small_and_beats_random_play(path: Path) -> None:
    assert path.stat().st_size < LARGEST
    game_id, players = table_of(path)
    config = EnvConfig(game_id, players)
    won = 0.0
    for deal in range(DEALS):
        seat = deal % players
        bots: list[own.Bot] = [0] * players
        bots[seat] = str(path)
        state = config.deal(deal)
        own.play_out(state, config.game, bots, seeded(deal))
        assert state.over()
        won += state.payoffs()[seat]
    assert won > 1.3 * DEALS / players


@pytest.mark.parametrize(
    ("game_id", "players", "stages"),
    [("a-chord", 2, ["search", "self-play"]), ("six-forces", 3, ["level 2", "search"])],
)
def test_a_short_training_leaves_a_network_and_its_curve(
    game_id: str, players: int, stages: list[str], tmp_path: Path
) -> None:
    train = import_module("train")
    trainer = train.train(train.short(train.PLANS[game_id]), tmp_path, seed=3)
    path = tmp_path / f"{game_id}-{players}.npz"
    assert own.games_of(str(path)) == [game_id]
    with path.with_suffix(".csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["stage"] for row in rows] == stages
    assert int(rows[-1]["decisions"]) == trainer.curve[-1].decisions > 0


def test_labels_are_the_same_for_the_same_seed() -> None:
    labels = import_module("labels")
    task = labels.Task("a-chord", 2, 4, 2)
    once, again = (labels.gather(task, 5, part=8) for _ in range(2))
    assert np.array_equal(once.chances, again.chances)
    assert (labels.legal(once).sum(axis=1) > 1).all()
    assert not np.array_equal(once.chances, labels.gather(task, 6, part=8).chances)


@pytest.mark.parametrize(
    ("game_id", "players"), [("a-chord", 2), ("a-chord", 3), ("six-forces", 3)]
)
def test_other_names_leave_a_decision_the_same(game_id: str, players: int) -> None:
    symmetry = import_module("symmetry")
    config = EnvConfig(game_id, players, dtype=np.uint8)
    symmetries = symmetry.Symmetries(config)
    random = np.random.default_rng(1)
    state, dice = config.deal(4), seeded(4)
    hand = config.observations.columns["hand"]
    cards = hand.stop - hand.start
    while not state.over():
        seat = int(state.to_act()).bit_length() - 1
        legal = state.moves(seat)
        row, mask = config.observe(state, seat)[None, :], config.mask(legal)
        new = symmetries.draw(random)
        renamed, allowed = new.rows(row), mask[new.moves]
        assert renamed.sum(dtype=int) >= 0
        assert sorted(new.moves) == sorted(new.places) == list(range(config.moves))
        assert allowed[new.places[legal]].all()
        assert allowed.sum() == len(legal)
        if game_id == "a-chord":  # there a move is a card, by the same number
            assert set(np.flatnonzero(allowed)) <= set(np.flatnonzero(renamed[0, hand]))
        assert renamed[0, hand].sum() == row[0, hand].sum() <= cards
        state.play(seat, legal[dice.below(len(legal))])


def test_advantages_are_those_worked_out_by_hand() -> None:
    self_play = import_module("self_play")
    steps = self_play.Steps.empty(4, 1, 1, 2, 2)
    steps.seats[:, 0] = [0, 1, 0, 1]
    steps.values[:, 0] = [0.5, 0.25, 0.0, 0.125]
    steps.rewards[:] = 0
    steps.rewards[1, 0] = [1, -1]
    steps.rewards[2, 0] = [2, -2]
    steps.ended[:] = False
    steps.ended[2] = True
    found, known = steps.advantages()
    trace = self_play.TRACE
    # Seat 0: gained 1 before its next decision, there 2 until the game ended.
    assert found[2, 0] == pytest.approx(2.0)
    assert found[0, 0] == pytest.approx(1 + 0.0 - 0.5 + trace * 2.0)
    assert found[1, 0] == pytest.approx(-3 - 0.25)
    assert known[:, 0].tolist() == [True, True, True, False]


@pytest.mark.parametrize(("game_id", "players"), [("a-chord", 2), ("six-forces", 3)])
def test_beside_a_level_it_learns_from_its_own_decisions_alone(
    game_id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    self_play, network = import_module("self_play"), import_module("network")
    lowest = lambda level, heuristic, state, seat, dice: state.moves(seat)[0]  # noqa: E731
    monkeypatch.setattr(self_play, "decide", lowest)
    config, tables = EnvConfig(game_id, players), 2 * players
    net = network.Network.new([config.observations.size, 8, config.moves], seed=1)
    school = self_play.SelfPlay(net, game_id, players, tables, 6, 1, 2)
    taken = school.own.sum(axis=1)
    assert sorted(taken) == players * [1] + players * [players - 1]
    assert len(set(school.own.sum(axis=0))) == 1  # every seat as often
    school.play()
    steps = school.steps
    is_own = school.own[np.arange(tables), steps.seats]
    first_legal = steps.masks.argmax(axis=2)
    assert (steps.moves == first_legal)[~is_own].all()
    assert not (steps.moves == first_legal)[is_own].all()
    shown: list[int] = []
    monkeypatch.setattr(net, "learn", lambda slopes, rate: shown.append(len(slopes)))
    school.learn(1e-3, 0.0)
    known = steps.advantages()[1]
    assert sum(shown) == self_play.EPOCHS * (known & is_own).sum() > 0


def test_play_against_a_level_continues_the_curve(tmp_path: Path) -> None:
    train = import_module("train")
    plan = train.short(train.PLANS["six-forces"])
    train.train(plan, tmp_path, seed=3)
    against = replace(train.improving(plan, 2, 1), checks=1)
    path = tmp_path / "six-forces-3.npz"
    before = path.read_bytes()
    curve = train.improve(against, tmp_path, seed=3).curve
    assert [point.stage for point in curve] == ["level 2", "search", "against level 1"]
    assert path.read_bytes() != before


def test_a_network_learns_what_it_is_told(tmp_path: Path) -> None:
    network = import_module("network")
    net = network.Network.new([3, 16, 2], seed=0)
    seen = np.eye(3, dtype=np.float32)
    wanted = np.array([[1, 0, 1], [0, 1, -1], [1, 1, 0]], np.float32)
    for _ in range(1500):
        net.learn((net.forward(seen) - wanted) / 3, 3e-3)
    assert np.abs(net.forward(seen) - wanted).max() < 0.05
    net.save(tmp_path / "net.npz")
    again = network.Network.load(tmp_path / "net.npz").forward(seen)
    assert np.abs(again[:, :2] - wanted[:, :2]).max() < 0.1
    assert (again[:, 2] == 0).all()


def test_a_copy_learns_the_moves_of_a_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    exploit, network = import_module("exploit"), import_module("network")
    config = EnvConfig("a-chord", 2)
    sizes = [config.observations.size, 64, config.moves]
    agent = tmp_path / "agent.npz"
    network.Network.new(sizes, seed=2).save(agent)
    watched = exploit.Watched.joined(
        [exploit.watch("a-chord", 2, agent, 2, number) for number in range(3)]
    )
    assert len(watched.shares) == 3
    assert watched.masks[np.arange(len(watched.moves)), watched.moves].all()
    net = network.Network.new(sizes, seed=1)
    copy = exploit.Copy(net, config, seed=1)
    rows = np.arange(len(watched.moves))
    monkeypatch.setattr(copy.symmetries, "exist", False)  # so few decisions do not teach them
    monkeypatch.setattr(exploit, "RATE", 3e-3)
    before = copy.likeness(watched, rows)
    copy.learn(watched)
    assert copy.likeness(watched, rows) > before + 0.1
