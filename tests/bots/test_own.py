"""Bots of one's own: found by name, asked with what the seat sees, refused with a sentence."""

from __future__ import annotations

import json
import os
import socketserver
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bandstand import load_game
from bandstand.bots import own
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.lab.simulate import simulate


class Recorder:
    """Plays its first legal move and notes what it was shown."""

    games: list[Recorder] = []  # noqa: RUF012  of all that were made

    def __init__(self, game_id: str, players: int, seat: int) -> None:
        self.given = (game_id, players, seat)
        self.seen: list[Any] = []
        Recorder.games.append(self)

    def choose(self, view: dict[str, Any], moves: list[int]) -> int:
        self.seen.append(view)
        return moves[0]


@pytest.fixture(autouse=True)
def module() -> Iterator[ModuleType]:
    """A module of somebody's, with bots good and bad."""
    made = ModuleType("my_bots")
    made.__dict__.update(
        first=lambda view, moves: moves[0],
        last=lambda view, moves: moves[-1],
        wrong=lambda view, moves: -5,
        Recorder=Recorder,
        number=7,
    )
    sys.modules["my_bots"] = made
    Recorder.games.clear()
    yield made
    del sys.modules["my_bots"]


def test_a_class_is_made_for_every_game_and_shown_what_its_seat_sees() -> None:
    game = load_game("six-forces")
    simulate(game, 3, 4, seed=1, levels=[1, "my_bots:Recorder", 0])
    assert [one.given for one in Recorder.games] == [("six-forces", 3, 1)] * 4
    for one in Recorder.games:
        assert all(view["seat"] == 1 for view in one.seen)
        assert all(None in view["people"][0]["hand"] for view in one.seen[:1])


def test_the_same_seed_gives_the_same_games() -> None:
    game = load_game("a-chord")
    once, again = (
        simulate(game, 3, 5, seed=3, levels=["my_bots:first", 2, 0]).to_data() for _ in range(2)
    )
    assert once == again


def test_levels_alone_play_as_before() -> None:
    game = load_game("a-chord")
    results = []
    tables: list[list[own.Bot]] = [[2, 2, 2], [2, 2, "my_bots:first"]]
    for bots in tables:
        state = game.new(3, game.settle(3, {}), seeded(1))
        made: list[int] = []
        assert own.play_out(state, game, bots, seeded(2), made) == len(made) // 2
        results.append(made)
    assert results[0] != results[1]


@pytest.mark.parametrize(
    ("name", "match"),
    [
        ("nobody", "no entry point"),
        ("lost.onnx", "There is no network lost.onnx"),
        ("socket:nowhere", "is no address of a program"),
        ("socket:127.0.0.1:1", "No program answers at socket:127.0.0.1:1"),
        ("no_such_module:bot", "No module named"),
        ("my_bots:missing", "no attribute"),
        ("my_bots:number", "is a int: a bot is a function or a class"),
    ],
)
def test_a_bot_that_is_not_there_gets_a_sentence(name: str, match: str) -> None:
    with pytest.raises(BandstandError, match=match):
        own.check(name)


def test_an_illegal_move_of_an_own_bot_gets_a_sentence() -> None:
    with pytest.raises(BandstandError, match="my_bots:wrong answered -5"):
        simulate(load_game("a-chord"), 3, 1, seed=1, levels=["my_bots:wrong", 0, 0])


def test_a_module_of_the_current_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder_bots.py").write_text("def last(view, moves):\n    return moves[-1]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert own.check("folder_bots:last") == "folder_bots:last"
    del sys.modules["folder_bots"]


# -- Programs ------------------------------------------------------------------------------------


class Program(socketserver.StreamRequestHandler):
    """Somebody's program: it plays its last legal move, or answers nonsense."""

    heard: list[dict[str, Any]] = []  # noqa: RUF012  by all connections
    answer: Callable[[list[int]], bytes] = staticmethod(
        lambda moves: json.dumps({"move": moves[-1]}).encode()
    )

    def handle(self) -> None:
        for line in self.rfile:
            message = json.loads(line)
            Program.heard.append(message)
            if "moves" in message:
                self.wfile.write(Program.answer(message["moves"]) + b"\n")


@pytest.fixture
def program() -> Iterator[str]:
    """The name of a program that listens."""
    Program.heard.clear()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Program) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"socket:127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_program_is_asked_over_a_socket(program: str) -> None:
    game = load_game("six-forces")
    asked = simulate(game, 3, 2, seed=1, levels=[program, 0, 0])
    hellos = [message for message in Program.heard if "game" in message]
    assert hellos == [{"game": "six-forces", "players": 3, "seat": 0}] * 2
    assert all(message["view"]["seat"] == 0 for message in Program.heard if "view" in message)
    last = simulate(game, 3, 2, seed=1, levels=["my_bots:last", 0, 0])
    assert [one.mean() for one in asked.scores] == [one.mean() for one in last.scores]


@pytest.mark.parametrize("answer", [b"hello", b"[3]", b"{}"])
def test_a_program_that_answers_nonsense_gets_a_sentence(
    program: str, answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Program, "answer", staticmethod(lambda moves: answer))
    with pytest.raises(BandstandError, match="It must answer"):
        simulate(load_game("a-chord"), 2, 1, seed=1, levels=[program, 0])


# -- Networks ------------------------------------------------------------------------------------


class FakeSession:
    """Stands in for onnxruntime, which is too large to install for this: prefers high moves."""

    inputs = ("observation", "mask")
    outputs = 36

    def __init__(self, name: str, settings: object, providers: list[str]) -> None:
        if Path(name).read_bytes() == b"broken":
            raise ValueError("it is broken")

    def get_inputs(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(name=name) for name in self.inputs]

    def run(self, names: None, given: dict[str, Any]) -> list[Any]:
        numpy = pytest.importorskip("numpy")
        assert list(given) == list(self.inputs)
        row = given["observation"]
        if row.shape != (1, 336):
            raise ValueError("336 columns are expected")
        assert row.dtype == numpy.float32
        return [numpy.arange(self.outputs, dtype=numpy.float32)[None, :]]


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    pytest.importorskip("numpy")
    fake = ModuleType("onnxruntime")
    fake.__dict__.update(InferenceSession=FakeSession, SessionOptions=SimpleNamespace)
    monkeypatch.setitem(sys.modules, "onnxruntime", fake)
    path = tmp_path / "net.onnx"
    path.write_bytes(b"weights")
    return str(path)


def test_a_network_plays_the_legal_move_that_it_values_most(network: str) -> None:
    game = load_game("a-chord")
    by_network = simulate(game, 2, 2, seed=1, levels=[network, 0])
    last = simulate(game, 2, 2, seed=1, levels=["my_bots:last", 0])
    assert [one.mean() for one in by_network.scores] == [one.mean() for one in last.scores]


def test_a_network_that_does_not_fit_gets_a_sentence(
    network: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BandstandError, match=r"does not take .* columns, what a seat of 6 Forces"):
        simulate(load_game("six-forces"), 3, 1, seed=1, levels=[network, 0, 0])
    monkeypatch.setattr(FakeSession, "outputs", 5)
    with pytest.raises(BandstandError, match="has 5 outputs, but Take the A Chord has"):
        simulate(load_game("a-chord"), 2, 1, seed=1, levels=[network, 0])
    Path(network).write_bytes(b"broken")
    os.utime(network, (1, 1))
    with pytest.raises(BandstandError, match="is no network that can be loaded: it is broken"):
        own.check(network)


def test_without_the_package_a_network_gets_advice(
    network: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    Path(network).write_bytes(b"others")
    os.utime(network, (2, 2))
    with pytest.raises(BandstandError, match="the extra 'onnx'"):
        own.check(network)
