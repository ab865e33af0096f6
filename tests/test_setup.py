"""How setup.py builds: flags, files side by side, and what it tells of its progress."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

from test_build import SETUP


def group() -> list[SimpleNamespace]:
    """Extensions as mypyc makes them: all with one and the same list of flags."""
    shared = ["-O3", "-g0"]
    names = ("bandstand__mypyc", "bandstand.kernel.bits", "bandstand.kernel.dice")
    return [
        SimpleNamespace(name=name, extra_compile_args=shared, extra_link_args=[]) for name in names
    ]


def test_the_group_is_optimized_and_the_shims_are_not() -> None:
    extensions = group()
    SETUP.add_flags(extensions, ["-flto=2"])
    whole, *shims = extensions
    assert "-O0" not in whole.extra_compile_args
    assert {"-flto=2", "-fwrapv"} <= set(whole.extra_compile_args) & set(whole.extra_link_args)
    for shim in shims:
        assert shim.extra_compile_args == ["-O3", "-g0", "-O0"]
        assert shim.extra_link_args == []


def test_without_link_time_optimization_nothing_is_said_to_the_linker() -> None:
    extensions = group()
    SETUP.add_flags(extensions, [])
    assert extensions[0].extra_link_args == []


def test_a_compiler_that_cannot_optimize_when_linking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *-flto*) exit 1;; esac\n', encoding="utf-8")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    assert SETUP.link_time_flags(tmp_path) == []


@pytest.mark.parametrize("form", ["-flto=thin", "-flto=[0-9]*"])
def test_a_compiler_that_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    compiler = tmp_path / "cc"
    script = f'#!/bin/sh\ncase "$*" in *{form}*) exit 0;; esac\nexit 1\n'
    compiler.write_text(script, encoding="utf-8")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", f"{compiler} -pthread")
    kind, *others = SETUP.link_time_flags(tmp_path)
    assert kind == "-flto=thin" or kind.removeprefix("-flto=").isdigit()
    assert others == SETUP.LINKED_WHOLE


def test_files_are_compiled_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SETUP, "cores", lambda: 2)
    together = threading.Barrier(2, timeout=60)  # breaks if one waits for the other to end

    def compile_all(sources: list[str], **options: object) -> list[str]:
        assert options == {"output_dir": "out"}
        together.wait()
        return [source.replace(".c", ".o") for source in sources]

    compile_each = SETUP.side_by_side(compile_all, SETUP.Progress(2))
    assert compile_each(["a.c", "b.c"], output_dir="out") == ["a.o", "b.o"]


def test_a_file_that_fails_fails_the_build() -> None:
    def compile_all(sources: list[str], **options: object) -> list[str]:
        if sources == ["b.c"]:
            raise SETUP.CCompilerError("b.c")
        return sources

    with pytest.raises(SETUP.CCompilerError):
        SETUP.side_by_side(compile_all, SETUP.Progress(3))(["a.c", "b.c", "c.c"])


def test_progress_is_told_if_anybody_reads_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    SETUP.Progress(2).compiled()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(SETUP, "TOLD", True)
    progress = SETUP.Progress(2)
    progress.compiled()
    progress.compiled()
    assert capsys.readouterr().out == "progress compile 1 2\nprogress compile 2 2\n"


def test_the_linkers_parts_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(SETUP, "TOLD", True)
    monkeypatch.setattr(SETUP, "_LOOK_SECONDS", 0.01)
    for name in ("cc.ltrans0.o", "cc.ltrans1.o", "cc.ltrans2.o", "cc.ltrans0.ltrans.o", "cc.res"):
        (tmp_path / name).touch()
    told = ""
    with SETUP.Progress(1).linking(tmp_path):
        while "progress link 1 3" not in told:
            told += capsys.readouterr().out


# -- Instructions of the processor ---------------------------------------------------------------

BITS_IN_C = """int64_t CPyDef_bits___popcount(int64_t cpy_r_bits);
int64_t CPyDef_bits___popcount(int64_t cpy_r_bits) {
    int64_t cpy_r_r0;
    return cpy_r_r0;
}
int64_t CPyDef_bits___nth(int64_t cpy_r_bits, int64_t cpy_r_n) {
    int64_t cpy_r_r0;
}
"""


def test_functions_begin_with_the_instruction_that_does_it() -> None:
    lines = SETUP.with_instructions(BITS_IN_C).splitlines()
    assert lines[0] == "int64_t CPyDef_bits___popcount(int64_t cpy_r_bits);", "only declared"
    assert lines[2].startswith("#if defined(__POPCNT__)")
    assert lines[3:6] == [
        "    return __builtin_popcountll(cpy_r_bits);",
        "#endif",
        "    int64_t cpy_r_r0;",
    ]
    assert sum("__builtin_ia32_pdep_di" in line for line in lines) == 1
    assert len(lines) == len(BITS_IN_C.splitlines()) + 6


@pytest.mark.parametrize(("module", "name"), list(SETUP.INSTRUCTIONS))
def test_the_source_has_the_functions_and_their_arguments(module: str, name: str) -> None:
    """mypyc names a function and its arguments after the source."""
    path = Path(SETUP.ROOT) / "bandstand" / "kernel" / f"{module}.py"
    _, statement = SETUP.INSTRUCTIONS[module, name]
    arguments = set(re.findall(r"cpy_r_(\w+)", statement))
    head = re.search(
        rf"^def {name}\((.*)\) -> (?:i64|None):$", path.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert head is not None
    assert arguments == set(re.findall(r"(\w+): (?:i64|bytearray)", head[1]))


def test_what_leaves_the_machine_asks_little_of_the_processor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SETUP, "NATIVE", False)
    assert SETUP.processor_flags("x86_64") == SETUP.processor_flags("AMD64") == ["-mpopcnt"]
    assert SETUP.processor_flags("arm64") == []
    monkeypatch.setattr(SETUP, "NATIVE", True)
    assert SETUP.processor_flags("x86_64") == ["-march=native", "-mno-avx512f"]
    assert SETUP.processor_flags("arm64") == []
