"""The tools behind make: locks that agree, steps that say what failed, progress that is seen."""

from __future__ import annotations

import io
import re
import sys
import threading
from pathlib import Path

import pytest

from support.bare_install import PROJECT, ROOT, normal

sys.path.insert(0, str(ROOT / "tools"))
import compile as compiler
import compile_progress
import environment
import pages
import steps

LOCKS = ["requirements.lock", *(f"requirements-{name}.lock" for name in ("play", "compile"))]
NODE, DOCS = "requirements-node.lock", "requirements-docs.lock"


def pinned(name: str) -> dict[str, tuple[str, list[str]]]:
    """The packages of a lock: version and hashes."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        package, _, version = line.split(" ")[0].partition("==")
        found[package] = (version, sorted(re.findall(r"sha256:[0-9a-f]{64}", line)))
    return found


class TestLocks:
    @pytest.mark.parametrize("name", [*LOCKS, NODE, DOCS])
    def test_everything_is_pinned_by_hash(self, name: str) -> None:
        assert pinned(name)
        for package, (version, hashes) in pinned(name).items():
            assert version, package
            assert hashes, package

    @pytest.mark.parametrize("name", [*LOCKS, NODE, DOCS])
    def test_no_host_is_named(self, name: str) -> None:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text

    @pytest.mark.parametrize("name", LOCKS[1:])
    def test_none_undoes_the_other(self, name: str) -> None:
        assert pinned(name).items() <= pinned(LOCKS[0]).items(), "make lock writes them together"

    def test_the_docs_are_written_by_the_server_that_is_tested(self) -> None:
        assert pinned("requirements-play.lock").items() <= pinned(DOCS).items()

    def test_who_plays_gets_the_server_and_not_the_workshop(self) -> None:
        play = set(pinned("requirements-play.lock"))
        wanted = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["server"]
        names = {normal(re.split(r"[\s<>=!~;\[]", one, maxsplit=1)[0]) for one in wanted}
        assert names - {"bandstand"} <= play
        assert not play & {"ray", "dask", "numpy", "playwright", "pytest", "mypy", "setuptools"}
        assert len(play) < 60


class TestReady:
    @pytest.fixture
    def root(self, tmp_path: Path) -> Path:
        locks = environment.LOCKS | environment.APART
        for name in (*locks.values(), "pyproject.toml"):
            (tmp_path / name).write_text(name, encoding="utf-8")
        return tmp_path

    def note(self, name: str, root: Path) -> None:
        noted = environment._wanted(name, root)
        environment.stamp(name, root).write_text(noted, encoding="utf-8")

    def test_nothing_is_ready_at_first(self, root: Path) -> None:
        assert not any(environment.ready(name, root, root) for name in environment.LOCKS)

    def test_play_is_ready_after_play_alone(self, root: Path) -> None:
        self.note("play", root)
        assert environment.ready("play", root, root)
        assert not environment.ready("compile", root, root)
        assert not environment.ready("dev", root, root)

    def test_everything_is_ready_after_dev(self, root: Path) -> None:
        self.note("dev", root)
        assert all(environment.ready(name, root, root) for name in environment.LOCKS)

    def test_an_environment_of_its_own_is_not_ready_after_dev(self, root: Path) -> None:
        self.note("dev", root)
        assert not environment.ready("docs", root, root)
        self.note("docs", root)
        assert environment.ready("docs", root, root)

    def test_a_new_lock_is_not(self, root: Path) -> None:
        self.note("play", root)
        (root / environment.LOCKS["play"]).write_text("another", encoding="utf-8")
        assert not environment.ready("play", root, root)

    def test_an_installation_drops_the_notes_it_makes_untrue(
        self, root: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stamp = environment.stamp
        monkeypatch.setattr("sys.prefix", str(root))
        monkeypatch.setattr(environment, "ROOT", root)
        monkeypatch.setattr(environment, "stamp", lambda name, prefix=root: stamp(name, prefix))
        monkeypatch.setattr(environment, "run", lambda *_: None)
        for name in ("compile", "dev"):
            self.note(name, root)
        (root / environment.LOCKS["dev"]).write_text("another", encoding="utf-8")
        environment._install("play")
        assert stamp("compile", root).is_file()
        assert not stamp("dev", root).exists()


class TestTurns:
    def test_two_do_not_work_on_the_pages_at_once(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(pages, "LOCK", tmp_path / "cache" / "pages.lock")
        told: list[str] = []

        def second() -> None:
            with pages.one_at_a_time():
                told.append("second")

        with pages.one_at_a_time():
            thread = threading.Thread(target=second)
            thread.start()
            thread.join(0.3)
            told.append("first")
        thread.join()
        assert told == ["first", "second"]

    def test_a_compiler_clears_away_what_a_killed_one_left(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(compiler, "STORE", tmp_path)
        copy = tmp_path / "0123456789abcdef"
        for folder in (tmp_path / "tmpab_c1d2" / "copy", copy):
            folder.mkdir(parents=True)
        with compiler._one_at_a_time():
            assert {path.name for path in tmp_path.iterdir()} == {"lock", copy.name}


class TestSteps:
    @pytest.fixture(autouse=True)
    def log(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setattr(steps, "LOG", tmp_path / "setup.log")
        return tmp_path / "setup.log"

    def test_a_step_is_a_line_and_its_noise_is_in_the_log(
        self, log: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with steps.step("packages"):
            steps.run([sys.executable, "-c", "print('noise')"])
        assert re.fullmatch(r"  packages \.+ \d+ s\n", capsys.readouterr().out)
        assert "noise" in log.read_text(encoding="utf-8")

    def test_a_failure_shows_the_last_lines_and_the_log(self, log: Path) -> None:
        code = (
            "print(*range(100), sep='\\n'); import sys; print('at last', file=sys.stderr); exit(1)"
        )
        with pytest.raises(steps.StepError) as told, steps.step("packages"):
            steps.run([sys.executable, "-u", "-c", code])
        assert "    99\n    at last\n" in str(told.value)
        assert "\n    50\n" not in str(told.value)
        assert str(log) in str(told.value)
        assert "\n50\n" in log.read_text(encoding="utf-8")


TOLD = [
    "Parsed and typechecked in 3.5s\n",
    "Compiled to C in 2.0s\n",
    "a warning\n",
    "progress compile 1 3\n",
    "progress compile 2 3\n",
    "progress link 0 0\n",
    "progress compile 3 3\n",
    "progress link 4 9\n",
]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class TestProgress:
    def test_on_a_terminal_one_line_changes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(compile_progress, "_REDRAWN_SECONDS", 0.0)
        screen = Terminal()
        others: list[str] = []
        parts = compile_progress.follow(TOLD, compile_progress.Screen(screen, True), others)
        drawn = screen.getvalue().split("\r\033[K")
        assert "\n" not in screen.getvalue()
        assert "  compiling for faster bots: C files 1 of 3" in drawn
        assert drawn[-1] == "  compiling for faster bots: linking 4 of 9"
        assert others == [*TOLD[:3]]
        assert parts["types"] == 3.5
        assert list(parts) == ["types", "C", "compile", "link"]

    @pytest.mark.parametrize("screen", [io.StringIO(), Terminal()])
    def test_elsewhere_each_stage_is_a_line(self, screen: io.StringIO) -> None:
        shown = compile_progress.Screen(screen, False, lines=True)
        compile_progress.follow(TOLD, shown, [])
        stages = [line.partition(": ")[2] for line in screen.getvalue().splitlines()]
        assert stages == ["checking types", "writing C", "C files", "linking"]

    @pytest.mark.parametrize("beside", [True, False])
    def test_the_end_tells_the_parts(self, beside: bool) -> None:
        screen = io.StringIO()
        told = {"types": 3.5, "C": 2.0, "compile": 9.0, "link": 30.4}
        compile_progress.Screen(screen, beside).finish(45.1, told)
        assert "compiled in 45 s (checking types 4 s, " in screen.getvalue()
        assert "linking 30 s)" in screen.getvalue()
        assert ("The bots use it from now on." in screen.getvalue()) == beside


def test_the_copy_is_named_after_what_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    before = compiler.copy_of_these_sources()
    assert before == compiler.copy_of_these_sources()
    monkeypatch.setenv("CC", "another")
    assert compiler.copy_of_these_sources() != before


def test_node_is_missing_where_neither_the_machine_nor_python_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    assert pages.node_is_missing()
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v24.0.0\n", encoding="utf-8")
    node.chmod(0o755)
    assert not pages.node_is_missing()
